import { type Bitset, emptyBitset, fullBitset, intersect, subtract, unite } from './bitset.ts';
import type { ClauseCache, RememberedClause } from './clause-cache.ts';
import { cachedMatches, type IdsBySegment, prepareMatcher, remember } from './match.ts';
import type { Clause, Plan } from './port.ts';
import { type Ranking, rankingOf, type WeightedClause } from './rank.ts';
import type { Segment } from './segment.ts';

/** A clause that is ready to be evaluated in every segment. */
interface PreparedClause extends WeightedClause {
  /** The cached result of all its tiers together; null when caching is not worthwhile. */
  remembered: RememberedClause | null;
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
  return {
    required,
    excluded: of('excluded'),
    optional,
    needsOptional: plan.needsOptional,
    ranking: rankingOf({ required, optional }),
  };
}

function prepareClause(
  { tiers }: Clause,
  idsBySegment: IdsBySegment,
  cache: ClauseCache,
): PreparedClause {
  const prepared = tiers
    .map(({ matcher, weight }) => ({
      matcher: prepareMatcher(matcher, idsBySegment, cache),
      weight,
    }))
    .sort((a, b) => b.weight - a.weight);
  const key = joinedKey(prepared.map(({ matcher }) => matcher.key));
  // A clause with one tier is cached under its matcher.
  return {
    tiers: prepared,
    remembered: key === null || prepared.length === 1 ? null : cache.find(key),
  };
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
  return found;
}

/** The documents that match any tier of the clause. The result may be shared: never write to it. */
function clauseMatches(segment: Segment, { tiers, remembered }: PreparedClause): Bitset {
  if (tiers.length === 1) return cachedMatches(segment, tiers[0]!.matcher);
  return remember(segment, remembered, () => {
    const bits = emptyBitset(segment.size);
    for (const { matcher } of tiers) unite(bits, cachedMatches(segment, matcher));
    return bits;
  });
}
