import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { acceptedBaseUrl, acceptedKinds } from './accepted-settings.ts';
import type { NewProvider, ProviderChange, ProviderType, ProviderView } from './contract.ts';
import {
  deleteProvider,
  type ProviderSettings,
  readProvider,
  upsertProvider,
} from './provider-store.ts';
import { viewProvider } from './provider-view.ts';
import { ADAPTERS } from './providers/catalog.ts';
import { requireProvider, unknownProvider } from './require-provider.ts';

export interface ProviderChangesDependencies {
  db: Database;
  secretBox: Pick<SecretBox, 'seal'>;
  outbound: Pick<Outbound, 'checkUrl'>;
}

/** Changes to the providers of a workspace. Each is recorded in the audit log. */
export function createProviderChanges({ db, secretBox, outbound }: ProviderChangesDependencies) {
  return {
    /**
     * Adds a provider, or replaces the key and settings of the one of this type. Throws
     * validation_error.
     */
    async set(
      workspaceId: string,
      actor: string,
      { type, apiKey, baseUrl, kinds, cost, position }: NewProvider,
    ): Promise<ProviderView> {
      return writeProvider(db, workspaceId, actor, {
        type,
        keySealed: secretBox.seal(apiKey),
        baseUrl: await acceptedBaseUrl(outbound, baseUrl),
        kinds: acceptedKinds(type, kinds),
        cost: cost ?? ADAPTERS[type].cost,
        position: position ?? null,
        paused: false,
      });
    },

    /** Throws not_found, validation_error. */
    async change(
      workspaceId: string,
      actor: string,
      id: string,
      change: ProviderChange,
    ): Promise<ProviderView> {
      const { type, ...stored } = await requireProvider(db, workspaceId, id);
      const baseUrl =
        change.baseUrl === undefined
          ? stored.baseUrl
          : await acceptedBaseUrl(outbound, change.baseUrl);
      // Require the key again: otherwise a user who may change settings could send the stored key
      // to an address of their own.
      if (baseUrl !== stored.baseUrl && change.apiKey === undefined) {
        throw invalid(
          ['apiKey'],
          'The key must be sent again with another base URL: the stored one goes to no new address.',
        );
      }
      return writeProvider(db, workspaceId, actor, {
        type,
        keySealed: change.apiKey === undefined ? stored.keySealed : secretBox.seal(change.apiKey),
        baseUrl,
        kinds: change.kinds === undefined ? stored.kinds : acceptedKinds(type, change.kinds),
        cost: change.cost ?? stored.cost,
        position: change.position === undefined ? stored.position : change.position,
        paused: change.paused ?? stored.paused,
      });
    },

    /** Throws not_found. */
    remove: (workspaceId: string, actor: string, id: string): Promise<void> =>
      removeProvider(db, workspaceId, actor, id),
  };
}

function writeProvider(
  db: Database,
  workspaceId: string,
  actor: string,
  settings: ProviderSettings & { type: ProviderType },
): Promise<ProviderView> {
  return db.transaction().execute(async (tx) => {
    const id = await upsertProvider(tx, workspaceId, { ...settings, id: newId('provider') });
    const stored = (await readProvider(tx, workspaceId, id))!;
    const details = {
      type: settings.type,
      kinds: settings.kinds,
      cost: settings.cost,
      position: settings.position,
      paused: settings.paused,
      ownAddress: settings.baseUrl === null,
    };
    await recordAudit(tx, {
      chain: workspaceId,
      actor,
      action: 'provider.configured',
      subject: id,
      details,
    });
    return viewProvider(stored, null);
  });
}

async function removeProvider(
  db: Database,
  workspaceId: string,
  actor: string,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const type = await deleteProvider(tx, workspaceId, id);
    if (!type) throw unknownProvider();
    await recordAudit(tx, {
      chain: workspaceId,
      actor,
      action: 'provider.removed',
      subject: id,
      details: { type },
    });
  });
}
