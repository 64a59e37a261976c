import { recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Language } from '../platform/operation.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type {
  ContactKind,
  NewProvider,
  ProviderChange,
  ProviderType,
  ProviderView,
} from './contract.ts';
import {
  deleteProvider,
  type ProviderSettings,
  readProvider,
  readProviders,
  recordHealth,
  type StoredProvider,
  upsertProvider,
} from './provider-store.ts';
import { ADAPTERS } from './providers/catalog.ts';
import { createProviderClient } from './providers/client.ts';
import { reasonText } from './rules/reasons.ts';
import { inOrder } from './rules/waterfall.ts';

export interface ProviderSettingsDependencies {
  db: Database;
  secretBox: SecretBox;
  clock: Clock;
  outbound: Pick<Outbound, 'checkUrl' | 'request'>;
}

/** The providers that a workspace has an account with. Their keys go in and never come out. */
export function createProviderSettings({
  db,
  secretBox,
  clock,
  outbound,
}: ProviderSettingsDependencies) {
  const client = createProviderClient({ outbound, clock });

  /** Without a trailing slash; throws validation_error for what may not be called. */
  async function acceptedBaseUrl(text: string | null | undefined): Promise<string | null> {
    if (text === null || text === undefined) return null;
    const problem =
      (await outbound.checkUrl(text)) ??
      (/[?#]/.test(text) ? 'must not have a query or a fragment' : null);
    if (problem) throw invalid(['baseUrl'], `The base URL ${problem}.`);
    return text.replace(/\/+$/, '');
  }

  function acceptedKinds(
    type: ProviderType,
    kinds: readonly ContactKind[] | undefined,
  ): ContactKind[] {
    const { kinds: possible, label } = ADAPTERS[type];
    const beyond = kinds?.find((kind) => !possible.includes(kind));
    if (beyond)
      throw invalid(
        ['kinds'],
        `${label} does not find contacts of kind ${beyond}; send ${possible.join(', ')}`,
      );
    return [...(kinds ?? possible)];
  }

  function write(
    workspaceId: string,
    actor: string,
    type: ProviderType,
    settings: ProviderSettings,
  ): Promise<ProviderView> {
    return db.transaction().execute(async (tx) => {
      const id = await upsertProvider(tx, workspaceId, {
        ...settings,
        id: newId('provider'),
        type,
      });
      const stored = (await readProvider(tx, workspaceId, id))!;
      const details = {
        type,
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
      return view(stored, null);
    });
  }

  async function require(workspaceId: string, id: string): Promise<StoredProvider> {
    const stored = await readProvider(db, workspaceId, id);
    if (!stored) throw new AppError('not_found', { message: 'There is no such provider.' });
    return stored;
  }

  return {
    /** In the order in which they are asked. */
    async list(workspaceId: string, language: Language | null): Promise<ProviderView[]> {
      return inOrder(await readProviders(db, workspaceId)).map((stored) => view(stored, language));
    },

    /**
     * Adds a provider, or replaces the key and settings of the one of this type. Throws
     * validation_error.
     */
    async set(
      workspaceId: string,
      actor: string,
      { type, apiKey, baseUrl, kinds, cost, position }: NewProvider,
    ): Promise<ProviderView> {
      return write(workspaceId, actor, type, {
        keySealed: secretBox.seal(apiKey),
        baseUrl: await acceptedBaseUrl(baseUrl),
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
      const { type, ...stored } = await require(workspaceId, id);
      const baseUrl =
        change.baseUrl === undefined ? stored.baseUrl : await acceptedBaseUrl(change.baseUrl);
      // Otherwise whoever may change settings could have the key sent to an address of theirs.
      if (baseUrl !== stored.baseUrl && change.apiKey === undefined) {
        throw invalid(
          ['apiKey'],
          'The key must be sent again with another base URL: the stored one goes to no new address.',
        );
      }
      return write(workspaceId, actor, type, {
        keySealed: change.apiKey === undefined ? stored.keySealed : secretBox.seal(change.apiKey),
        baseUrl,
        kinds: change.kinds === undefined ? stored.kinds : acceptedKinds(type, change.kinds),
        cost: change.cost ?? stored.cost,
        position: change.position === undefined ? stored.position : change.position,
        paused: change.paused ?? stored.paused,
      });
    },

    /** Throws not_found. */
    async remove(workspaceId: string, actor: string, id: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const type = await deleteProvider(tx, workspaceId, id);
        if (!type) throw new AppError('not_found', { message: 'There is no such provider.' });
        await recordAudit(tx, {
          chain: workspaceId,
          actor,
          action: 'provider.removed',
          subject: id,
          details: { type },
        });
      });
    },

    /**
     * Asks the provider whether it accepts the key, at no cost, and keeps the answer as its health.
     * Throws not_found.
     */
    async test(workspaceId: string, id: string, language: Language | null): Promise<ProviderView> {
      const stored = await require(workspaceId, id);
      const { type, baseUrl, keySealed } = stored;
      const adapter = ADAPTERS[type];
      const failure = await client.check(adapter, {
        baseUrl: baseUrl ?? adapter.baseUrl,
        apiKey: secretBox.open(keySealed),
      });
      const [reason, at] = [failure?.reason ?? null, clock.now()];
      await recordHealth(db, workspaceId, type, { reason, at });
      return view(
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

function view(
  {
    id,
    type,
    kinds,
    cost,
    position,
    paused,
    baseUrl,
    lastOutcome,
    lastReason,
    lastUsedAt,
    createdAt,
  }: StoredProvider,
  language: Language | null,
): ProviderView {
  return {
    providerId: id,
    type,
    kinds,
    cost,
    position,
    paused,
    baseUrl: baseUrl ?? ADAPTERS[type].baseUrl,
    health: {
      state: lastOutcome ?? 'unused',
      reason: lastReason && reasonText(lastReason, language),
      reasonCode: lastReason,
      at: lastUsedAt?.toISOString() ?? null,
    },
    createdAt: createdAt.toISOString(),
  };
}
