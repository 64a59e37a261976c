import { recordAudit } from '../platform/audit.ts';
import type { Engine } from '../platform/engine.ts';
import { checkAccount } from './account-check.ts';
import { forgetCredentials, setState } from './account-store.ts';
import { CATALOGUE } from './catalogue.ts';
import type { ConnectDependencies } from './connect.ts';
import { type AccountView, INBOX_PROCESS, type Requester } from './port.ts';
import type { ReconnectDependencies } from './reconnect.ts';

interface StateDependencies extends Omit<ReconnectDependencies, 'engine'> {
  engine: ConnectDependencies['engine'] & Pick<Engine, 'cancel'>;
}

/** Disconnects an account, and tests one. */
export function createAccountState(dependencies: StateDependencies) {
  const { db, engine, vault, adapterOf, announce, requireAccount, requireView } = dependencies;

  return {
    /**
     * Deletes the credentials. The account stays listed: the messages that it sent refer to it, and
     * it can be connected again.
     */
    async disconnect({ workspaceId, actor }: Requester, accountId: string): Promise<AccountView> {
      await requireAccount(workspaceId, accountId);
      await db.transaction().execute(async (tx) => {
        await forgetCredentials(tx, workspaceId, accountId);
        await engine.cancel(tx, { kind: INBOX_PROCESS, id: accountId, workspaceId });
        await recordAudit(tx, {
          chain: workspaceId,
          actor,
          action: 'channel_account.disconnected',
          subject: accountId,
        });
      });
      return requireView(workspaceId, accountId);
    },

    /** Checks whether the account works now, and stores the result. */
    async test({ workspaceId }: Requester, accountId: string): Promise<AccountView> {
      const row = await requireAccount(workspaceId, accountId);
      const account = vault.open(row);
      if (!account) return vault.view(row);
      const checked = await checkAccount(adapterOf, account, row.provider);
      // Restart syncing for an account that works again.
      const worksAgain = checked.state === 'connected' && row.state !== 'connected';
      const state = worksAgain && CATALOGUE[row.provider].reachesPeople ? 'syncing' : checked.state;
      await db.transaction().execute(async (tx) => {
        await setState(tx, workspaceId, accountId, state, checked.reason?.code ?? null);
        if (checked.state !== 'disconnected')
          await engine.enqueue(tx, { kind: INBOX_PROCESS, id: accountId, workspaceId });
      });
      await announce(workspaceId, state);
      return requireView(workspaceId, accountId);
    },
  };
}
