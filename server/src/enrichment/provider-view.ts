import type { Language } from '../platform/operation.ts';
import type { ProviderView } from './contract.ts';
import type { StoredProvider } from './provider-store.ts';
import { ADAPTERS } from './providers/catalog.ts';
import { reasonText } from './rules/reasons.ts';

/** A provider as the API shows it: with its health, without its key. */
export function viewProvider(
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
