import type { Database } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { type AccountRow, updateSettings } from './account-store.ts';
import type { OpenAccount } from './adapter.ts';
import { CATALOGUE } from './catalogue.ts';
import type { AccountView } from './port.ts';
import { storedReason } from './reasons.ts';
import { hookUrlOf } from './signed-links.ts';

export interface VaultDependencies {
  db: Database;
  secretBox: SecretBox;
  /** Null: the service has no public address, so providers cannot report to it. */
  publicUrl: string | null;
}

/** Stored accounts. Settings are decrypted for adapters only, and omitted for all other code. */
export function createAccountVault({ db, secretBox, publicUrl }: VaultDependencies) {
  const seal = (settings: object): Buffer => secretBox.seal(JSON.stringify(settings));

  const hookUrl = ({
    accountId,
    provider,
  }: Pick<AccountRow, 'accountId' | 'provider'>): string | null =>
    publicUrl !== null && CATALOGUE[provider].usesHook
      ? hookUrlOf(secretBox, publicUrl, accountId)
      : null;

  /** With its credentials; null when a user has disconnected it. */
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
      save: (changed) => updateSettings(db, workspaceId, accountId, seal(changed as object)),
    };
  }

  function view(row: AccountRow): AccountView {
    const { accountId, workspaceId, userId, type, provider } = row;
    const { address, state, syncedAt, createdAt } = row;
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

  return { seal, hookUrl, open, view };
}

export type AccountVault = ReturnType<typeof createAccountVault>;
