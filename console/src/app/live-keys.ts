import type { QueryKey } from '@tanstack/react-query';
import type { components } from './session.gen.ts';

export type LiveEvent = components['schemas']['LiveEvent'];
export type LiveMessage = components['schemas']['LiveMessage'];

type Keys = {
  [Type in LiveEvent['type']]: (event: Extract<LiveEvent, { type: Type }>) => readonly QueryKey[];
};

/** The queries that an event makes stale. A key covers every longer one that begins with it. */
const KEYS: Keys = {
  // Only the verdict column that contains it.
  'casting.verdict': ({ castingId, verdict }) => [
    ['castings', castingId, 'figures'],
    ['castings', castingId, 'calls'],
    ['castings', castingId, 'talents', verdict],
    ['castings', 'list'],
  ],
  'casting.changed': ({ castingId }) => [
    ['castings', castingId],
    ['castings', 'list'],
    ['onboarding'],
  ],
  'casting.delivery': ({ castingId }) => [
    ['castings', castingId, 'deliveries'],
    ['deliveries'],
    ['onboarding'],
  ],
  'candidate.changed': ({ sourcingId, candidateIds }) => [
    ['sourcings', sourcingId],
    ['sourcings', 'list'],
    ['candidates', sourcingId],
    ...candidateIds.map((candidateId) => ['candidate', candidateId]),
  ],
  'sourcing.changed': ({ sourcingId }) => [
    ['sourcings', sourcingId],
    ['sourcings', 'list'],
  ],
  'sequence.changed': ({ blueprintId, candidateId }) => [
    ['sequences', blueprintId],
    ['sequences', 'list'],
    ['sequences', 'of'],
    ['sequences', 'drafts'],
    ...(candidateId ? [['candidate', candidateId]] : []),
  ],
  'inbox.changed': ({ candidateId }) => [
    ['inbox', 'list'],
    ['inbox', 'counts'],
    ['inbox', candidateId],
  ],
  'contacts.changed': ({ talentId }) => [['contacts', talentId]],
  'credits.changed': () => [['workspace'], ['usage', 'credits']],
  'keys.changed': () => [['keys'], ['usage', 'windows']],
  'settings.changed': ({ what }) =>
    what === 'saved-searches' ? [['saved-searches']] : [['workspace'], ['settings']],
  'notifications.changed': () => [['notifications']],
};

export function staleKeys(event: LiveEvent): readonly QueryKey[] {
  // A newer service may send events that this page does not know yet.
  const keysOf = KEYS[event.type] as ((event: LiveEvent) => readonly QueryKey[]) | undefined;
  return keysOf?.(event) ?? [];
}
