import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Advance, AdvanceOutcome, Engine } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import { type AccountRow, readAccount, recordFailure, recordSync } from './account-store.ts';
import type { AccountState, Channel, OpenAccount } from './adapter.ts';
import { CATALOGUE, type ChannelProvider } from './catalogue.ts';
import type { Channels } from './channels.ts';
import { INBOX_PROCESS, type Outreach } from './port.ts';
import { ChannelTrouble, type ReasonCode } from './reasons.ts';
import { nextPollMs } from './rules/poll-schedule.ts';

export interface InboxDependencies {
  db: Database;
  channels: Pick<Channels, 'open' | 'adapterOf' | 'announce'>;
  outreach: Pick<Outreach, 'recordEvent'>;
  engine: Pick<Engine, 'register'>;
  clock: Clock;
  log: Log;
}

/** How long an account may fail before it counts as disconnected; shorter breaks are not shown. */
const LOST_AFTER_MS = 60 * 60_000;
const POLL_TIMEOUT_MS = 120_000;

const CHANGED = 'a channel account changed its state';

/** One durable process per account: it polls the account, or checks that it works. */
export function registerInbox(dependencies: InboxDependencies): void {
  const { db, channels, outreach, engine, clock, log } = dependencies;
  engine.register(INBOX_PROCESS, advance);

  async function advance({ id, workspaceId, fence, signal }: Advance): Promise<AdvanceOutcome> {
    const row = await readAccount(db, workspaceId, id);
    const account = row && channels.open(row);
    if (!row || !account) return 'done';
    const adapter = await channels.adapterOf(row.provider);
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(POLL_TIMEOUT_MS)]);
      const { state, reason, mark } = await sync(outreach, adapter, row, account, limit);
      await db.transaction().execute(async (tx) => {
        // Lock the account before the process, as account changes do: the other order could
        // deadlock.
        await recordSync(tx, workspaceId, id, {
          mark,
          state,
          reason: reason?.code ?? null,
          at: clock.now(),
        });
        await fence(tx);
      });
      if (row.state !== 'connected') await channels.announce(workspaceId, state);
      if (row.state !== state)
        log.info({ accountId: id, workspaceId, provider: row.provider, state }, CHANGED);
      return wakeIn(row.provider, 0);
    } catch (error) {
      // This worker is stopping. The interruption says nothing about the account.
      if (signal.aborted) return 'again';
      if (!(error instanceof ChannelTrouble)) throw error;
      await storeFailure(row, error, fence);
      // Retrying refused credentials can lock a mailbox, so a user must reconnect it. Querying a
      // provider's status is harmless.
      const isHopeless = error.accountLost && adapter.poll !== undefined;
      return isHopeless ? 'done' : wakeIn(row.provider, row.failures + 1);
    }
  }

  async function storeFailure(
    row: AccountRow,
    { code, accountLost }: ChannelTrouble,
    fence: Advance['fence'],
  ): Promise<void> {
    const { accountId, workspaceId, provider, failingSince } = row;
    const now = clock.now();
    const isLost =
      accountLost ||
      (failingSince !== null && now.getTime() - failingSince.getTime() >= LOST_AFTER_MS);
    const state = isLost ? 'disconnected' : row.state;
    // From here on somebody must reconnect it.
    const level = state === 'disconnected' && row.state !== state ? 'warn' : 'info';
    log[level](
      { accountId, workspaceId, provider, reason: code, state },
      'a channel account cannot be read',
    );
    await db.transaction().execute(async (tx) => {
      await recordFailure(tx, workspaceId, accountId, { state, reason: code, at: clock.now() });
      await fence(tx);
    });
  }

  const wakeIn = (provider: ChannelProvider, failures: number) => ({
    wakeAt: new Date(clock.now().getTime() + nextPollMs(CATALOGUE[provider].pollMs, failures)),
  });
}

/** Polls the account, or only checks it when the provider reports by a hook. */
async function sync(
  outreach: Pick<Outreach, 'recordEvent'>,
  adapter: Channel,
  { workspaceId, accountId, mark }: AccountRow,
  account: OpenAccount,
  signal: AbortSignal,
): Promise<AccountState & { mark: string | null }> {
  if (!adapter.poll) {
    const { state, reason } = await adapter.check(account, signal);
    if (state === 'disconnected')
      throw new ChannelTrouble((reason?.code ?? 'provider_error') as ReasonCode, {
        accountLost: !isPassing(reason?.code),
      });
    return { state, reason, mark: null };
  }
  const polled = await adapter.poll(account, mark, signal);
  for (const event of polled.events)
    await outreach.recordEvent({ ...event, workspaceId, accountId });
  return { state: 'connected', reason: polled.reason ?? null, mark: polled.mark };
}

/** Failures that resolve without user action. */
const PASSING = new Set([
  'unreachable',
  'timed_out',
  'provider_error',
  'limit_reached',
  'host_unknown',
  'tls_failed',
]);
const isPassing = (code: string | undefined): boolean => code === undefined || PASSING.has(code);
