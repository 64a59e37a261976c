import type { Access } from '../access/access.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { createHostGuard } from '../platform/guarded-host.ts';
import { newId } from '../platform/ids.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import {
  type AccountRow,
  findAccount,
  forgetCredentials,
  readAccount,
  readAccounts,
  readUsable,
  reviveAccount,
  setState,
  updateSettings,
  upsertAccount,
} from './account-store.ts';
import { createAdapters, type ProviderOrigins } from './adapters.ts';
import {
  type AccountState,
  CHANNEL_TYPES,
  type ChannelAccount,
  type ChannelType,
  INBOX_PROCESS,
  type OpenAccount,
  type OutgoingMessage,
  type Readiness,
  type Sent,
} from './port.ts';
import { refused, storedReason } from './reasons.ts';
import { acceptAccount, type GivenAccount } from './settings.ts';

export interface ChannelsDependencies {
  db: Database;
  engine: Pick<Engine, 'enqueue' | 'cancel'>;
  access: Pick<Access, 'userNames'>;
  outbound: Pick<Outbound, 'request'>;
  secretBox: SecretBox;
  clock: Clock;
  /**
   * Null: nobody outside can reach the service, so providers cannot report and mails carry no link.
   */
  publicUrl: string | null;
  /** `host` or `host:port` that may have private addresses. */
  allowedHosts: readonly string[];
  smtpUrl: string | null;
  imapUrl: string | null;
  /** Called after an account of the workspace can send that could not before. */
  onUsable(workspaceId: string): Promise<void>;
  /** Where the providers' APIs are; for tests. */
  origins?: Partial<ProviderOrigins>;
}

/** Who asks, as the audit log names them. */
export interface Requester {
  workspaceId: string;
  actor: string;
}

export interface AccountView extends ChannelAccount {
  syncedAt: Date | null;
  createdAt: Date;
  /** Where the provider has to report what happens; null for providers that are asked instead. */
  hookUrl: string | null;
}

/** A person waits for the answer. */
const CHECK_TIMEOUT_MS = 30_000;

/** Accounts of a workspace, and sending by them. What arrives is the matter of inbound.ts. */
export function createChannels({
  db,
  engine,
  access,
  outbound,
  secretBox,
  clock,
  publicUrl,
  onUsable,
  ...places
}: ChannelsDependencies) {
  const guardedHosts = [...places.allowedHosts, ...operatorHosts(places.smtpUrl, places.imapUrl)];
  const adapters = createAdapters({
    db,
    secretBox,
    clock,
    outbound,
    guard: createHostGuard({ allowedHosts: guardedHosts }),
    ...places,
  });

  function hookUrl({
    accountId,
    provider,
  }: Pick<AccountRow, 'accountId' | 'provider'>): string | null {
    if (publicUrl === null || (provider !== 'unipile' && provider !== 'twilio')) return null;
    return `${publicUrl}/hooks/channels/${accountId}/${secretBox.sign(hookName(accountId))}`;
  }

  /** With its credentials; null when a person disconnected it. */
  function open(row: AccountRow): OpenAccount | null {
    const { accountId, workspaceId, type, address, settings } = row;
    if (settings === null) return null;
    return {
      accountId,
      workspaceId,
      type,
      address,
      settings: JSON.parse(secretBox.open(settings)),
      hookUrl: hookUrl(row),
      save: (changed) => updateSettings(db, workspaceId, accountId, sealed(changed as object)),
    };
  }

  const sealed = (settings: object): Buffer => secretBox.seal(JSON.stringify(settings));
  const processOf = ({
    accountId,
    workspaceId,
  }: Pick<AccountRow, 'accountId' | 'workspaceId'>) => ({
    kind: INBOX_PROCESS,
    id: accountId,
    workspaceId,
  });

  function viewOf(row: AccountRow): AccountView {
    const { accountId, workspaceId, userId, type, provider, address, state, syncedAt, createdAt } =
      row;
    return {
      accountId,
      workspaceId,
      userId,
      type,
      provider,
      address,
      state,
      reason: storedReason(row.reason),
      syncedAt,
      createdAt,
      hookUrl: hookUrl(row),
    };
  }

  async function requireAccount(workspaceId: string, accountId: string): Promise<AccountRow> {
    const row = await readAccount(db, workspaceId, accountId);
    if (!row) throw new AppError('not_found', { message: 'There is no such channel account.' });
    return row;
  }

  /** What a new account begins with; throws validation_error when its credentials do not work. */
  async function tryOut(
    account: OpenAccount,
    provider: AccountRow['provider'],
  ): Promise<AccountState> {
    const checked = await checkInTime(account, provider);
    if (checked.state === 'disconnected') throw credentialsRefused(checked);
    // Nothing was read yet; the sandbox has nothing to read.
    return provider === 'sandbox' ? checked : { state: 'syncing', reason: checked.reason };
  }

  const checkInTime = (
    account: OpenAccount,
    provider: AccountRow['provider'],
  ): Promise<AccountState> => {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    return adapters[provider].check(account, signal).catch((error) => {
      if (signal.aborted) return { state: 'disconnected', reason: storedReason('timed_out') };
      throw error;
    });
  };

  /** The account that sends for a user: their own before everybody's (docs/decisions/0018). */
  async function accountsFor(
    tx: Tx,
    workspaceId: string,
    userId: string | null,
  ): Promise<Map<ChannelType, ChannelAccount>> {
    const chosen = new Map<ChannelType, ChannelAccount>();
    for (const row of await readUsable(tx, workspaceId, userId))
      if (!chosen.has(row.type)) chosen.set(row.type, viewOf(row));
    return chosen;
  }

  /** After the commit, and at most once: what does not hear of it looks again by itself. */
  async function announce(workspaceId: string, state: AccountRow['state']): Promise<void> {
    if (state === 'connected') await onUsable(workspaceId);
  }

  return {
    open,
    adapters,
    announce,

    /**
     * Checks the credentials with the provider and keeps them. Throws validation_error with the
     * reason in words when they do not work.
     */
    async connect(
      by: Requester,
      { userId, ...given }: GivenAccount & { userId: string | null },
    ): Promise<AccountView> {
      if (userId !== null && !(await access.userNames(db, by.workspaceId, [userId])).has(userId)) {
        throw invalid(['userId'], 'must be a user of the workspace');
      }
      const { provider, address, settings } = acceptAccount(given);
      const candidate = {
        accountId: newId('channelAccount'),
        workspaceId: by.workspaceId,
        type: given.type,
        provider,
        address,
      };
      const { state, reason } = await tryOut(
        { ...candidate, settings, hookUrl: hookUrl(candidate), save: keepIn(settings) },
        provider,
      );
      const accountId = await db.transaction().execute(async (tx) => {
        const row = {
          ...candidate,
          id: candidate.accountId,
          userId,
          settings: sealed(settings),
          state,
          reason: reason?.code ?? null,
        };
        const id = await upsertAccount(tx, by.workspaceId, row);
        await engine.enqueue(tx, processOf({ ...candidate, accountId: id }));
        const details = { type: given.type, provider, shared: userId === null };
        await recordAudit(tx, {
          chain: by.workspaceId,
          actor: by.actor,
          action: 'channel_account.connected',
          subject: id,
          details,
        });
        return id;
      });
      await announce(by.workspaceId, state);
      return viewOf(await requireAccount(by.workspaceId, accountId));
    },

    /**
     * New credentials for a known account, or another try with those it has; it keeps its id, so
     * running sequences go on with it.
     */
    async reconnect(
      by: Requester,
      accountId: string,
      given: { credentials?: unknown },
    ): Promise<AccountView> {
      const row = await requireAccount(by.workspaceId, accountId);
      const known = open(row);
      if (given.credentials === undefined && !known)
        throw invalid(
          ['credentials'],
          'are needed: those of this account were forgotten when it was disconnected',
        );
      const { type, provider, address } = row;
      const settings =
        given.credentials === undefined
          ? (known!.settings as object)
          : acceptAccount({ type, provider, address, credentials: given.credentials }).settings;
      const { state, reason } = await tryOut(
        {
          accountId,
          workspaceId: by.workspaceId,
          type,
          address,
          settings,
          hookUrl: hookUrl(row),
          save: keepIn(settings),
        },
        provider,
      );
      await db.transaction().execute(async (tx) => {
        await reviveAccount(tx, by.workspaceId, accountId, {
          settings: sealed(settings),
          state,
          reason: reason?.code ?? null,
        });
        await engine.enqueue(tx, processOf(row));
        await recordAudit(tx, {
          chain: by.workspaceId,
          actor: by.actor,
          action: 'channel_account.reconnected',
          subject: accountId,
        });
      });
      await announce(by.workspaceId, state);
      return viewOf(await requireAccount(by.workspaceId, accountId));
    },

    /**
     * Forgets the credentials. The account stays listed: what it sent refers to it, and it can be
     * connected again.
     */
    async disconnect(by: Requester, accountId: string): Promise<AccountView> {
      const row = await requireAccount(by.workspaceId, accountId);
      await db.transaction().execute(async (tx) => {
        await forgetCredentials(tx, by.workspaceId, accountId);
        await engine.cancel(tx, processOf(row));
        await recordAudit(tx, {
          chain: by.workspaceId,
          actor: by.actor,
          action: 'channel_account.disconnected',
          subject: accountId,
        });
      });
      return viewOf(await requireAccount(by.workspaceId, accountId));
    },

    /** Looks whether the account works now, and keeps what was found. */
    async test(by: Requester, accountId: string): Promise<AccountView> {
      const row = await requireAccount(by.workspaceId, accountId);
      const account = open(row);
      if (!account) return viewOf(row);
      const checked = await checkInTime(account, row.provider);
      // An account that works again is read again.
      const state =
        checked.state === 'connected' && row.state !== 'connected' && row.provider !== 'sandbox'
          ? 'syncing'
          : checked.state;
      await db.transaction().execute(async (tx) => {
        await setState(tx, by.workspaceId, accountId, state, checked.reason?.code ?? null);
        if (checked.state !== 'disconnected') await engine.enqueue(tx, processOf(row));
      });
      await announce(by.workspaceId, state);
      return viewOf(await requireAccount(by.workspaceId, accountId));
    },

    /**
     * The account of an id that was given alone: the command line, which works in every workspace.
     */
    async find(accountId: string): Promise<AccountView> {
      const row = await findAccount(db, accountId);
      if (!row)
        throw new AppError('not_found', { message: `There is no channel account ${accountId}.` });
      return viewOf(row);
    },

    list: async (workspaceId: string): Promise<AccountView[]> =>
      (await readAccounts(db, workspaceId)).map(viewOf),

    async accountFor(
      tx: Tx,
      workspaceId: string,
      userId: string | null,
      type: ChannelType,
    ): Promise<ChannelAccount | null> {
      return (await accountsFor(tx, workspaceId, userId)).get(type) ?? null;
    },

    async readiness(tx: Tx, workspaceId: string, userId: string | null): Promise<Readiness> {
      const chosen = await accountsFor(tx, workspaceId, userId);
      const states = CHANNEL_TYPES.map((type) => [type, readyState(chosen.get(type))] as const);
      return Object.fromEntries(states) as Readiness;
    },

    /** Sends by this account. Throws when the outcome is not known. */
    async send(
      { workspaceId, accountId }: Pick<ChannelAccount, 'workspaceId' | 'accountId'>,
      message: OutgoingMessage,
      signal: AbortSignal,
    ): Promise<Sent> {
      const row = await readAccount(db, workspaceId, accountId);
      const account = row && row.state !== 'disconnected' ? open(row) : null;
      if (!row || !account)
        return refused('disconnected_by_person', { permanent: false, accountLost: true });
      const sent = await adapters[row.provider].send(account, message, signal);
      if (sent.outcome === 'refused' && sent.accountLost)
        await setState(db, workspaceId, accountId, 'disconnected', sent.reason.code);
      return sent;
    },

    /**
     * Where one click ends the mails of a workspace to an address; none when the service has no
     * public address.
     */
    unsubscribeUrl(workspaceId: string, address: string): string | undefined {
      return publicUrl === null
        ? undefined
        : `${publicUrl}/u/${unsubscribeToken(secretBox, { workspaceId, address })}`;
    },
  };
}

export type Channels = ReturnType<typeof createChannels>;

/** What the operator set up may be anywhere. */
function operatorHosts(...urls: (string | null)[]): string[] {
  return urls.flatMap((url) => (url === null ? [] : [new URL(url).hostname]));
}

/** Changed credentials of an account that is not stored yet. */
const keepIn = (settings: object) => async (changed: unknown) =>
  void Object.assign(settings, changed);

function readyState(account: ChannelAccount | undefined): Readiness[ChannelType] {
  if (!account) return 'missing';
  return account.state === 'connected' ? 'ready' : account.state;
}

function credentialsRefused({ reason }: AccountState): AppError {
  return invalid(['credentials'], reason?.en ?? 'do not work', {
    code: reason?.code ?? 'provider_error',
    messageFr: reason?.fr ?? '',
  });
}

/** Nobody can guess the address under which an account's provider reports. */
const hookName = (accountId: string): string => `channel hook ${accountId}`;

export const isHookToken = (
  secretBox: Pick<SecretBox, 'verify'>,
  accountId: string,
  token: string,
): boolean => secretBox.verify(hookName(accountId), token);

export interface UnsubscribeClaim {
  workspaceId: string;
  address: string;
}

/** Sealed, so that the link tells nobody whose it is, and nobody else can make one. */
function unsubscribeToken(secretBox: Pick<SecretBox, 'seal'>, claim: UnsubscribeClaim): string {
  return secretBox.seal(JSON.stringify({ purpose: 'unsubscribe', ...claim })).toString('base64url');
}
