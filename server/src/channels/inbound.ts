import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Advance, AdvanceOutcome, Engine } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';
import {
  type AccountRow,
  findAccount,
  readAccount,
  recordFailure,
  recordSync,
  setState,
} from './account-store.ts';
import { type Channels, isHookToken, type UnsubscribeClaim } from './channels.ts';
import {
  type AccountState,
  type ChannelProvider,
  INBOX_PROCESS,
  type OpenAccount,
  type Outreach,
  type Polled,
} from './port.ts';
import { ChannelTrouble, type ReasonCode } from './reasons.ts';
import { nextPollMs } from './rules/poll-schedule.ts';
import type { TwilioSettings } from './twilio.ts';
import type { UnipileSettings } from './unipile.ts';

export interface InboundDependencies {
  db: Database;
  channels: Pick<Channels, 'open' | 'adapters' | 'announce'>;
  outreach: Outreach;
  engine: Pick<Engine, 'register'>;
  secretBox: SecretBox;
  clock: Clock;
  log: Log;
}

/** A call of a provider, as it came. */
export interface HookCall {
  accountId: string;
  token: string;
  body: string;
  /** The header X-Twilio-Signature; empty when there is none. */
  signature: string;
}

/**
 * How long an account may fail before it counts as disconnected: shorter breaks are nobody's
 * business.
 */
const LOST_AFTER_MS = 60 * 60_000;
const POLL_TIMEOUT_MS = 120_000;

/**
 * What arrives: polled by one process an account, pushed by providers, or clicked by a recipient.
 * Events go to the sequences at least once.
 */
export function createInbound({
  db,
  channels,
  outreach,
  engine,
  secretBox,
  clock,
  log,
}: InboundDependencies) {
  engine.register(INBOX_PROCESS, advance);

  async function advance({ id, workspaceId, fence, signal }: Advance): Promise<AdvanceOutcome> {
    const row = await readAccount(db, workspaceId, id);
    const account = row && channels.open(row);
    if (!row || !account) return 'done';
    try {
      const { state, reason, mark } = await sync(
        row,
        account,
        AbortSignal.any([signal, AbortSignal.timeout(POLL_TIMEOUT_MS)]),
      );
      await db.transaction().execute(async (tx) => {
        // The account before the process, as whoever changes the account takes them: the other way
        // round they could wait for each other.
        await recordSync(tx, workspaceId, id, {
          mark,
          state,
          reason: reason?.code ?? null,
          at: clock.now(),
        });
        await fence(tx);
      });
      if (row.state !== 'connected') await channels.announce(workspaceId, state);
      return wakeIn(row.provider, 0);
    } catch (error) {
      // This worker stops: what broke off says nothing about the account.
      if (signal.aborted) return 'again';
      if (!(error instanceof ChannelTrouble)) throw error;
      log.info(
        { accountId: id, provider: row.provider, reason: error.code },
        'a channel account cannot be read',
      );
      await db.transaction().execute(async (tx) => {
        await recordFailure(tx, workspaceId, id, {
          state: stateAfter(row, error),
          reason: error.code,
          at: clock.now(),
        });
        await fence(tx);
      });
      // Asking again with credentials that were refused can lock a mailbox: a person reconnects it.
      // Asking a provider of a status cannot.
      const isHopeless = error.accountLost && channels.adapters[row.provider].poll !== undefined;
      return isHopeless ? 'done' : wakeIn(row.provider, row.failures + 1);
    }
  }

  /** Reads what arrived, or looks whether the account works where the provider pushes. */
  async function sync(
    row: AccountRow,
    account: OpenAccount,
    signal: AbortSignal,
  ): Promise<AccountState & { mark: string | null }> {
    const adapter = channels.adapters[row.provider];
    if (!adapter.poll) {
      const { state, reason } = await adapter.check(account, signal);
      if (state === 'disconnected')
        throw new ChannelTrouble((reason?.code ?? 'provider_error') as ReasonCode, {
          accountLost: !isPassing(reason?.code),
        });
      return { state, reason, mark: null };
    }
    const polled = await adapter.poll(account, row.mark, signal);
    for (const event of polled.events) await report(row, event);
    return { state: 'connected', reason: polled.reason ?? null, mark: polled.mark };
  }

  const report = (
    { workspaceId, accountId }: Pick<AccountRow, 'workspaceId' | 'accountId'>,
    event: Polled['events'][number],
  ) => outreach.recordEvent({ ...event, workspaceId, accountId });

  const wakeIn = (provider: ChannelProvider, failures: number) => ({
    wakeAt: new Date(clock.now().getTime() + nextPollMs(provider, failures)),
  });

  function stateAfter(
    { state, failingSince }: AccountRow,
    { accountLost }: ChannelTrouble,
  ): AccountRow['state'] {
    const isLost =
      failingSince !== null && clock.now().getTime() - failingSince.getTime() >= LOST_AFTER_MS;
    return accountLost || isLost ? 'disconnected' : state;
  }

  async function readHook(
    row: AccountRow,
    account: OpenAccount,
    { body, signature }: HookCall,
  ): Promise<boolean> {
    if (row.provider === 'twilio') {
      const read = channels.adapters.twilio.readHook(
        account as OpenAccount<TwilioSettings>,
        body,
        signature,
        clock.now(),
      );
      if (read?.event?.kind === 'unsubscribe' && read.event.match.address)
        await outreach.suppressAddress(row.workspaceId, read.event.match.address);
      if (read?.event) await report(row, read.event);
      return read !== null;
    }
    if (row.provider !== 'unipile') return false;
    const read = await channels.adapters.unipile.readHook(
      account as OpenAccount<UnipileSettings>,
      parseJson(body),
      clock.now(),
    );
    if (read.kind === 'event') await report(row, read.event);
    if (read.kind === 'state') {
      await setState(
        db,
        row.workspaceId,
        row.accountId,
        read.state.state,
        read.state.reason?.code ?? null,
      );
      if (row.state !== 'connected') await channels.announce(row.workspaceId, read.state.state);
    }
    return true;
  }

  return {
    /**
     * False when the address is not one of ours, the account is gone, or the provider's signature
     * is not right. Throws when it should be sent again.
     */
    async receive(call: HookCall): Promise<boolean> {
      // The signature first: an account that does not exist takes as long as one that does.
      if (!isHookToken(secretBox, call.accountId, call.token)) return false;
      const row = await findAccount(db, call.accountId);
      const account = row && channels.open(row);
      return row && account
        ? runInWorkspace(row.workspaceId, () => readHook(row, account, call))
        : false;
    },

    /** Whether a link is one of ours; asking changes nothing. */
    isUnsubscribeLink: (token: string): boolean => readClaim(secretBox, token) !== null,

    /**
     * Ends the messages of a workspace to an address, for good. False when the link is not one of
     * ours.
     */
    async unsubscribe(token: string): Promise<boolean> {
      const claim = readClaim(secretBox, token);
      if (claim)
        await runInWorkspace(claim.workspaceId, () =>
          outreach.endMessages(claim.workspaceId, claim.address),
        );
      return claim !== null;
    },
  };
}

export type Inbound = ReturnType<typeof createInbound>;

/** Troubles that end by themselves. */
const PASSING = new Set([
  'unreachable',
  'timed_out',
  'provider_error',
  'limit_reached',
  'host_unknown',
  'tls_failed',
]);
const isPassing = (code: string | undefined): boolean => code === undefined || PASSING.has(code);

function readClaim(secretBox: Pick<SecretBox, 'open'>, token: string): UnsubscribeClaim | null {
  try {
    const { purpose, workspaceId, address } = JSON.parse(
      secretBox.open(Buffer.from(token, 'base64url')),
    ) as UnsubscribeClaim & {
      purpose?: string;
    };
    return purpose === 'unsubscribe' ? { workspaceId, address } : null;
  } catch {
    // Cut, changed, or made by somebody else.
    return null;
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
