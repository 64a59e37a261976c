import { recordAudit } from '../platform/audit.ts';
import { invalid } from '../platform/errors.ts';
import { tryCredentials } from './account-check.ts';
import { type AccountRow, reviveAccount } from './account-store.ts';
import type { OpenAccount } from './adapter.ts';
import { acceptAccount } from './catalogue.ts';
import { type ConnectDependencies, saveInMemory } from './connect.ts';
import { type AccountView, INBOX_PROCESS, type Requester } from './port.ts';

export interface ReconnectDependencies extends Omit<ConnectDependencies, 'access'> {
  requireAccount(workspaceId: string, accountId: string): Promise<AccountRow>;
}

/**
 * Reconnects an existing account, with new or stored credentials. It keeps its id, so running
 * sequences continue with it.
 */
export function createReconnect(dependencies: ReconnectDependencies) {
  const { db, engine, vault, adapterOf, announce, requireAccount, requireView } = dependencies;

  return async function reconnect(
    by: Requester,
    accountId: string,
    { credentials }: { credentials?: unknown },
  ): Promise<AccountView> {
    const { workspaceId, actor } = by;
    const row = await requireAccount(workspaceId, accountId);
    const { type, provider, address } = row;
    const settings =
      credentials === undefined
        ? storedSettings(vault.open(row))
        : acceptAccount({ type, provider, address, credentials }).settings;
    const account = {
      accountId,
      workspaceId,
      type,
      address,
      settings,
      hookUrl: vault.hookUrl(row),
      save: saveInMemory(settings),
    };
    const { state, reason } = await tryCredentials(adapterOf, account, provider);
    await db.transaction().execute(async (tx) => {
      await reviveAccount(tx, workspaceId, accountId, {
        settings: vault.seal(settings),
        state,
        reason: reason?.code ?? null,
      });
      await engine.enqueue(tx, { kind: INBOX_PROCESS, id: accountId, workspaceId });
      await recordAudit(tx, {
        chain: workspaceId,
        actor,
        action: 'channel_account.reconnected',
        subject: accountId,
      });
    });
    await announce(workspaceId, state);
    return requireView(workspaceId, accountId);
  };
}

function storedSettings(known: OpenAccount | null): object {
  if (!known)
    throw invalid(
      ['credentials'],
      'are needed: those of this account were forgotten when it was disconnected',
    );
  return known.settings as object;
}
