import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { CreditGroups, CreditGroupsQuery } from './contract.ts';
import { type HolderSources, sumGroups } from './group-store.ts';
import { type GroupName, groupsOf } from './rules/groups.ts';
import { rangeOf, shifted } from './rules/usage.ts';

type NamesOf = (
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, GroupName>>;

export interface CreditGroupsDependencies {
  db: Database;
  clock: Clock;
  /** Who asked for what was paid, and what came of it from the first day until before `end`. */
  holdersOf(workspaceId: string, range: { from: string; end: string }): HolderSources;
  /** Users and keys, and sourcings, by id. Unknown ids are absent. */
  namesOf: Record<CreditGroupsQuery['by'], NamesOf>;
}

/** Reads who spent credits, and for which sourcing. */
export function createCreditGroups({ db, clock, holdersOf, namesOf }: CreditGroupsDependencies) {
  /** Throws validation_error for a range that ends before it begins or has too many days. */
  return async function read(
    { workspaceId }: Principal,
    { by, ...days }: CreditGroupsQuery,
  ): Promise<CreditGroups> {
    const range = rangeOf({ ...days, by: 'day' }, clock.now());
    if ('problem' in range) throw invalid([range.path], range.problem);
    const { from, to } = range;
    const asked = { from, end: shifted(to, 1) };
    const sums = await sumGroups(db, workspaceId, { ...asked, by }, holdersOf(workspaceId, asked));
    const ids = sums.flatMap(({ groupId }) => (groupId === null ? [] : [groupId]));
    const known = await namesOf[by](db, workspaceId, [...new Set(ids)]);
    return { from, to, by, ...groupsOf(sums, known) };
  };
}

export type CreditGroupsReader = ReturnType<typeof createCreditGroups>;
