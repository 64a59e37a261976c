import type { Database, Tx } from '../platform/db.ts';
import { readAccount, readUsable, setState } from './account-store.ts';
import type { AccountVault } from './account-vault.ts';
import { CHANNEL_TYPES, type ChannelType, type OutgoingMessage, type Sent } from './adapter.ts';
import type { AdapterOf } from './adapters.ts';
import type { ChannelAccount, Readiness, Sender } from './port.ts';
import { refused } from './reasons.ts';

interface SenderDependencies {
  db: Database;
  vault: AccountVault;
  adapterOf: AdapterOf;
}

/** Chooses the account that sends for a user, and sends through it. */
export function createSender({ db, vault, adapterOf }: SenderDependencies) {
  /** A user's own account comes before a shared one (docs/decisions/0018). */
  async function accountsFor(
    tx: Tx,
    workspaceId: string,
    userId: string | null,
  ): Promise<Map<ChannelType, ChannelAccount>> {
    const chosen = new Map<ChannelType, ChannelAccount>();
    for (const row of await readUsable(tx, workspaceId, userId))
      if (!chosen.has(row.type)) chosen.set(row.type, vault.view(row));
    return chosen;
  }

  return {
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

    async send(
      { workspaceId, accountId }: Parameters<Sender['send']>[0],
      message: OutgoingMessage,
      signal: AbortSignal,
    ): Promise<Sent> {
      const row = await readAccount(db, workspaceId, accountId);
      const account = row && row.state !== 'disconnected' ? vault.open(row) : null;
      if (!row || !account)
        return refused('disconnected_by_person', { permanent: false, accountLost: true });
      const adapter = await adapterOf(row.provider);
      const sent = await adapter.send(account, message, signal);
      if (sent.outcome === 'refused' && sent.accountLost)
        await setState(db, workspaceId, accountId, 'disconnected', sent.reason.code);
      return sent;
    },
  };
}

function readyState(account: ChannelAccount | undefined): Readiness[ChannelType] {
  if (!account) return 'missing';
  return account.state === 'connected' ? 'ready' : account.state;
}
