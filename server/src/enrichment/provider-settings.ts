import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Language } from '../platform/operation.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { ProviderView } from './contract.ts';
import { createProviderChanges } from './provider-changes.ts';
import { readProviders, recordHealth } from './provider-store.ts';
import { viewProvider } from './provider-view.ts';
import { ADAPTERS } from './providers/catalog.ts';
import { createProviderClient } from './providers/client.ts';
import { requireProvider } from './require-provider.ts';
import { inOrder } from './rules/waterfall.ts';

export interface ProviderSettingsDependencies {
  db: Database;
  secretBox: SecretBox;
  clock: Clock;
  outbound: Pick<Outbound, 'checkUrl' | 'request'>;
}

/** The providers that a workspace has an account with. Their keys can be written but never read. */
export function createProviderSettings({
  db,
  secretBox,
  clock,
  outbound,
}: ProviderSettingsDependencies) {
  const client = createProviderClient({ outbound, clock });

  return {
    ...createProviderChanges({ db, secretBox, outbound }),

    /** In the order in which they are called. */
    async list(workspaceId: string, language: Language | null): Promise<ProviderView[]> {
      const stored = await readProviders(db, workspaceId);
      return inOrder(stored).map((provider) => viewProvider(provider, language));
    },

    /**
     * Checks with the provider whether it accepts the key, at no cost, and records the result as
     * its health. Throws not_found.
     */
    async test(workspaceId: string, id: string, language: Language | null): Promise<ProviderView> {
      const stored = await requireProvider(db, workspaceId, id);
      const { type, baseUrl, keySealed } = stored;
      const adapter = ADAPTERS[type];
      const failure = await client.check(adapter, {
        baseUrl: baseUrl ?? adapter.baseUrl,
        apiKey: secretBox.open(keySealed),
      });
      const [reason, at] = [failure?.reason ?? null, clock.now()];
      await recordHealth(db, workspaceId, type, { reason, at });
      return viewProvider(
        {
          ...stored,
          lastOutcome: reason === null ? 'ok' : 'failed',
          lastReason: reason,
          lastUsedAt: at,
        },
        language,
      );
    },
  };
}

export type EnrichmentProviders = ReturnType<typeof createProviderSettings>;
