import { type Bitset, emptyBitset, fullBitset, intersect, subtract, unite } from './bitset.ts';
import type { Dictionary } from './dictionary.ts';
import { cachedMatches, type PreparedMatcher, prepareMatcher } from './match.ts';
import type { Clause, Plan } from './port.ts';
import { MAX_SEGMENT_DOCUMENTS, type Segment } from './segment.ts';
import type { TopList } from './top-list.ts';

/** A clause with its tiers from the heaviest to the lightest. */
interface PreparedClause {
  tiers: readonly { matcher: PreparedMatcher; weight: number }[];
}

export interface PreparedPlan {
  required: readonly PreparedClause[];
  excluded: readonly PreparedClause[];
  optional: readonly PreparedClause[];
  needsOptional: boolean;
  /** What every match scores: the lightest tier of each required clause. Scoring then adds only what is above it. */
  floor: number;
  /** No document can score more. */
  ceiling: number;
}

export function preparePlan(plan: Plan, dictionary: Dictionary): PreparedPlan {
  const of = (occurrence: Clause['occurrence']): PreparedClause[] =>
    plan.clauses
      .filter((clause) => clause.occurrence === occurrence)
      .map(({ tiers }) => ({
        tiers: tiers.map(({ matcher, weight }) => ({ matcher: prepareMatcher(matcher, dictionary), weight })).sort((a, b) => b.weight - a.weight),
      }));
  const required = of('required');
  const optional = of('optional');
  const lightest = (clause: PreparedClause): number => clause.tiers.at(-1)?.weight ?? 0;
  const heaviest = (clause: PreparedClause): number => clause.tiers[0]?.weight ?? 0;
  return {
    required,
    excluded: of('excluded'),
    optional,
    needsOptional: plan.needsOptional,
    floor: required.reduce((sum, clause) => sum + lightest(clause), 0),
    ceiling: [...required, ...optional].reduce((sum, clause) => sum + heaviest(clause), 0),
  };
}

/** The documents of the segment that match the plan: a fresh set that the caller may change. */
export function matchPlan(segment: Segment, plan: PreparedPlan): Bitset {
  const found = fullBitset(segment.size);
  subtract(found, segment.deleted);
  for (const clause of plan.required) intersect(found, anyTier(segment, clause));
  for (const clause of plan.excluded) subtract(found, anyTier(segment, clause));
  if (plan.needsOptional) {
    const some = emptyBitset(segment.size);
    for (const clause of plan.optional) unite(some, anyTier(segment, clause));
    intersect(found, some);
  }
  return found;
}

function anyTier(segment: Segment, clause: PreparedClause): Bitset {
  if (clause.tiers.length === 1) return cachedMatches(segment, clause.tiers[0]!.matcher);
  const bits = emptyBitset(segment.size);
  for (const tier of clause.tiers) unite(bits, cachedMatches(segment, tier.matcher));
  return bits;
}

/** Scores of the segment in hand; one search runs at a time in a thread. */
const scores = new Uint32Array(MAX_SEGMENT_DOCUMENTS);

/** Offers the best of `found` to `top`. */
export function rank(segment: Segment, plan: PreparedPlan, found: Bitset, top: TopList): void {
  if (top.refuses(plan.ceiling, 0xffff)) return;
  scores.fill(plan.floor, 0, segment.size);
  for (const clause of plan.required) addClause(segment, clause, clause.tiers.at(-1)?.weight ?? 0, found);
  for (const clause of plan.optional) addClause(segment, clause, 0, found);
  offer(segment, plan.ceiling, found, top);
}

/** Adds to each document of `found` the weight of its heaviest matching tier, as far as it exceeds `counted`. */
function addClause(segment: Segment, clause: PreparedClause, counted: number, found: Bitset): void {
  const above = clause.tiers.filter((tier) => tier.weight > counted);
  const open: Bitset | null = above.length > 1 ? found.slice() : null;
  for (const tier of above) {
    const bits = cachedMatches(segment, tier.matcher);
    const extra = tier.weight - counted;
    const among = open ?? found;
    for (let word = 0; word < among.length; word++) {
      let rest = among[word]! & bits[word]!;
      while (rest !== 0) {
        const lowest = rest & -rest;
        scores[(word << 5) | (31 - Math.clz32(lowest))]! += extra;
        rest ^= lowest;
      }
    }
    if (open) subtract(open, bits);
  }
}

function offer(segment: Segment, ceiling: number, found: Bitset, top: TopList): void {
  for (let word = 0; word < found.length; word++) {
    if (found[word] === 0) continue;
    // Quality falls from here on: when even the highest score would not do, the rest of the segment cannot either.
    if (top.refuses(ceiling, segment.quality[word << 5]!)) return;
    let rest = found[word]!;
    while (rest !== 0) {
      const lowest = rest & -rest;
      const offset = (word << 5) | (31 - Math.clz32(lowest));
      rest ^= lowest;
      const score = scores[offset]!;
      const quality = segment.quality[offset]!;
      if (!top.refuses(score, quality)) top.add(score, quality, segment.ids[offset]!);
    }
  }
}
