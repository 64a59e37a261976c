import type { Issue } from '../platform/errors.ts';
import type { MembersOf } from './rules/compile/context.ts';
import type { Filter } from './rules/filter.ts';
import { itemsOf } from './rules/items.ts';

/**
 * Talent data that belongs to one workspace. The slices that store it are above this one, so
 * wiring/search.ts passes it in. Each set is one query, run when a filter needs it and never
 * cached: a contact that has just expired does not count, and counts are exact.
 */
export interface WorkspaceSets {
  /** Talents with an unexpired contact that the workspace may read; null means either kind. */
  withContact(workspaceId: string, kind: 'email' | 'phone' | null): Promise<readonly string[]>;
  /**
   * Talents that are candidates of this sourcing, whatever their status; null means any of the
   * workspace's sourcings.
   */
  inSourcing(workspaceId: string, sourcingId: string | null): Promise<readonly string[]>;
  /** Which of the ids are sourcings of the workspace. */
  knownSourcings(workspaceId: string, sourcingIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Loads every workspace set that these filters need. */
export async function loadMembers(
  sets: WorkspaceSets,
  workspaceId: string,
  filters: readonly Filter[],
): Promise<MembersOf> {
  const loaded = new Map<string, readonly string[]>();
  for (const { filterType, value } of filters) {
    if (filterType !== 'HAS_CONTACT' && filterType !== 'IN_SOURCING') continue;
    for (const item of itemsOf(value).map((one) => (typeof value === 'boolean' ? 'any' : one))) {
      const key = `${filterType}:${item}`;
      const asked = item === 'any' ? null : item;
      if (loaded.has(key)) continue;
      loaded.set(
        key,
        filterType === 'HAS_CONTACT'
          ? await sets.withContact(workspaceId, asked as 'email' | 'phone' | null)
          : await sets.inSourcing(workspaceId, asked),
      );
    }
  }
  return (filterType, value) => loaded.get(`${filterType}:${value}`)!;
}

/**
 * An issue for each value that is not a sourcing of the workspace. Another workspace's sourcing
 * gets the same issue as one that never existed (decision 4).
 */
export async function unknownSourcings(
  sets: WorkspaceSets,
  workspaceId: string,
  filters: readonly Filter[],
): Promise<Issue[]> {
  const asked = filters.flatMap(({ filterType, value }, index) =>
    filterType === 'IN_SOURCING' && typeof value !== 'boolean'
      ? itemsOf(value).map((id, at) => ({
          id,
          path: ['filters', index, 'value', ...(Array.isArray(value) ? [at] : [])],
        }))
      : [],
  );
  if (asked.length === 0) return [];
  const known = await sets.knownSourcings(
    workspaceId,
    asked.map(({ id }) => id),
  );
  return asked
    .filter(({ id }) => !known.has(id))
    .map(({ path }) => ({ path, message: 'is not the id of a sourcing of this workspace' }));
}
