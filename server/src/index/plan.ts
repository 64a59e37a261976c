import { type Bitset, emptyBitset, fullBitset, intersect, subtract, unite } from './bitset.ts';
import type { ClauseCache, RememberedClause } from './clause-cache.ts';
import {
  cachedMatches,
  type IdsBySegment,
  type PreparedMatcher,
  prepareMatcher,
  remember,
} from './match.ts';
import type { Clause, Plan, Tier } from './port.ts';
import { type Ranking, rankingOf, type WeightedClause } from './rank.ts';
import type { Segment } from './segment.ts';

/** A clause that is ready to be evaluated in every segment. */
interface PreparedClause extends WeightedClause {
  /** Those of its tiers that decide who matches. */
  matching: readonly PreparedMatcher[];
  /** The cached result of all its tiers together; null when caching is not worthwhile. */
  remembered: RememberedClause | null;
}

interface PreparedTier {
  matcher: PreparedMatcher;
  weight: number;
  refines: boolean;
}

/** A plan whose values are ready to be found in every segment. */
export interface PreparedPlan {
  required: readonly PreparedClause[];
  excluded: readonly PreparedClause[];
  optional: readonly PreparedClause[];
  needsOptional: boolean;
  ranking: Ranking;
}

export function preparePlan(
  plan: Plan,
  idsBySegment: IdsBySegment,
  cache: ClauseCache,
): PreparedPlan {
  const of = (occurrence: Clause['occurrence']): PreparedClause[] =>
    plan.clauses
      .filter((clause) => clause.occurrence === occurrence)
      .map((clause) => prepareClause(clause, idsBySegment, cache));
  const required = of('required');
  const optional = of('optional');
  const preferences = (plan.preferences ?? []).map(
    ({ tiers }): WeightedClause => ({
      tiers: prepareTiers(tiers, idsBySegment, cache),
    }),
  );
  return {
    required,
    excluded: of('excluded'),
    optional,
    needsOptional: plan.needsOptional,
    ranking: rankingOf({
      required,
      optional: [...optional, ...preferences],
      start: plan.start ?? 0,
    }),
  };
}

function prepareClause(
  { tiers }: Clause,
  idsBySegment: IdsBySegment,
  cache: ClauseCache,
): PreparedClause {
  const prepared = prepareTiers(tiers, idsBySegment, cache);
  const matching = prepared.flatMap(({ matcher, refines }) => (refines ? [] : matcher));
  const key = joinedKey(matching.map((matcher) => matcher.key));
  // A clause with one matcher is cached under it.
  return {
    tiers: prepared,
    matching,
    remembered: key === null || matching.length === 1 ? null : cache.find(key),
  };
}

/** From heaviest to lightest. */
function prepareTiers(
  tiers: readonly Tier[],
  idsBySegment: IdsBySegment,
  cache: ClauseCache,
): PreparedTier[] {
  return tiers
    .map(({ matcher, weight, refines = false }) => ({
      matcher: prepareMatcher(matcher, idsBySegment, cache),
      weight,
      refines,
    }))
    .sort((a, b) => b.weight - a.weight);
}

const joinedKey = (keys: readonly (string | null)[]): string | null =>
  keys.includes(null) ? null : keys.join('\n');

/** The documents of the segment that match the plan: a fresh set that the caller may change. */
export function matchPlan(segment: Segment, plan: PreparedPlan): Bitset {
  const [first, ...others] = plan.required;
  const found = first ? clauseMatches(segment, first).slice() : fullBitset(segment.size);
  for (const clause of others) intersect(found, clauseMatches(segment, clause));
  for (const clause of plan.excluded) subtract(found, clauseMatches(segment, clause));
  if (plan.needsOptional) {
    const some = emptyBitset(segment.size);
    for (const clause of plan.optional) unite(some, clauseMatches(segment, clause));
    intersect(found, some);
  }
  if (segment.live < segment.size) subtract(found, segment.deleted);
  if (segment.copyCount > 0) subtract(found, segment.copies);
  return found;
}

/** The documents that match any tier of the clause. The result may be shared: never write to it. */
function clauseMatches(segment: Segment, { matching, remembered }: PreparedClause): Bitset {
  if (matching.length === 1) return cachedMatches(segment, matching[0]!);
  return remember(segment, remembered, () => {
    const bits = emptyBitset(segment.size);
    for (const matcher of matching) unite(bits, cachedMatches(segment, matcher));
    return bits;
  });
}
