import type { Access } from '../access/access.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { tryCredentials } from './account-check.ts';
import { type NewAccount, upsertAccount } from './account-store.ts';
import type { AccountVault } from './account-vault.ts';
import type { AdapterOf } from './adapters.ts';
import { acceptAccount, type GivenAccount } from './catalogue.ts';
import { type AccountView, INBOX_PROCESS, type Requester } from './port.ts';

export interface ConnectDependencies {
  db: Database;
  engine: Pick<Engine, 'enqueue'>;
  access: Pick<Access, 'userNames'>;
  vault: AccountVault;
  adapterOf: AdapterOf;
  announce(workspaceId: string, state: AccountView['state']): Promise<void>;
  requireView(workspaceId: string, accountId: string): Promise<AccountView>;
}

/**
 * Connects an account. Throws validation_error with the reason when the credentials do not work;
 * nothing is stored then.
 */
export function createConnect(dependencies: ConnectDependencies) {
  const { db, engine, access, vault, adapterOf, announce, requireView } = dependencies;

  async function store(by: Requester, account: NewAccount): Promise<string> {
    const { workspaceId, actor } = by;
    return db.transaction().execute(async (tx) => {
      const accountId = await upsertAccount(tx, workspaceId, account);
      await engine.enqueue(tx, { kind: INBOX_PROCESS, id: accountId, workspaceId });
      await recordAudit(tx, {
        chain: workspaceId,
        actor,
        action: 'channel_account.connected',
        subject: accountId,
        details: {
          type: account.type,
          provider: account.provider,
          shared: account.userId === null,
        },
      });
      return accountId;
    });
  }

  return async function connect(
    by: Requester,
    { userId, ...given }: GivenAccount & { userId: string | null },
  ): Promise<AccountView> {
    const { workspaceId } = by;
    await requireMember(access, db, workspaceId, userId);
    const { provider, address, settings } = acceptAccount(given);
    const accountId = newId('channelAccount');
    const { type } = given;
    const account = {
      accountId,
      workspaceId,
      type,
      address,
      settings,
      hookUrl: vault.hookUrl({ accountId, provider }),
      save: saveInMemory(settings),
    };
    const { state, reason } = await tryCredentials(adapterOf, account, provider);
    const storedId = await store(by, {
      id: accountId,
      userId,
      type,
      provider,
      address,
      settings: vault.seal(settings),
      state,
      reason: reason?.code ?? null,
    });
    await announce(workspaceId, state);
    return requireView(workspaceId, storedId);
  };
}

async function requireMember(
  access: ConnectDependencies['access'],
  tx: Tx,
  workspaceId: string,
  userId: string | null,
): Promise<void> {
  if (userId === null) return;
  const names = await access.userNames(tx, workspaceId, [userId]);
  if (!names.has(userId)) throw invalid(['userId'], 'must be a user of the workspace');
}

/** Stores changed credentials in memory, for an account that is not in the database yet. */
export const saveInMemory = (settings: object) => async (changed: unknown) =>
  void Object.assign(settings, changed);
