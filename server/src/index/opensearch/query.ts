import { type Matcher, type Plan, type Preference, SHARED_POOL, type Tier } from '../port.ts';
import { GAP, SEPARATOR } from './mapping.ts';

export type Query = Record<string, unknown>;

const NONE: Query = { match_none: {} };

/**
 * The query of a plan. A clause is a `dis_max` of constant scores, so the score is the sum over the
 * clauses of the heaviest tier that matches, as the port says.
 */
export function queryOf({ clauses, needsOptional, preferences = [], pool }: Plan): Query {
  const of = (wanted: string) => clauses.filter(({ occurrence }) => occurrence === wanted);
  const optional = of('optional').map(scored);
  return {
    bool: {
      must: [...of('required').map(scored), ...(needsOptional ? [should(optional)] : [])],
      should: [...(needsOptional ? [] : optional), ...preferences.map(scored)],
      must_not: of('excluded').map(({ tiers }) => any(deciding(tiers))),
      filter: visibleTo(pool),
      minimum_should_match: 0,
    },
  };
}

/** Who matches, without scores: cheaper to count. */
export const matchesOf = (plan: Plan, filter: readonly Query[]): Query => ({
  bool: { filter: [queryOf({ ...plan, preferences: [] }), ...filter] },
});

/** A condition on any of the documents of a person. */
export const isOneOf = (ids: Iterable<string>): Query => ({ terms: { ids: [...ids] } });

function visibleTo(pool: string | undefined): Query[] {
  const pools = pool === undefined ? [SHARED_POOL] : [SHARED_POOL, pool];
  return [{ term: { shown: true } }, { terms: { pool: pools } }];
}

/** The heaviest tier that matches, and no more. */
function scored({ tiers }: Preference): Query {
  const byWeight = Map.groupBy(tiers, ({ weight }) => weight);
  const queries = [...byWeight].map(([weight, same]) => ({
    constant_score: { filter: any(same.map(({ matcher }) => matcher)), boost: weight },
  }));
  if (queries.length === 0) return NONE;
  return queries.length === 1 ? queries[0]! : { dis_max: { queries, tie_breaker: 0 } };
}

/** The tiers that decide who matches. */
const deciding = (tiers: readonly Tier[]): Matcher[] =>
  tiers.flatMap(({ matcher, refines = false }) => (refines ? [] : matcher));

const should = (of: readonly Query[]): Query => {
  if (of.length === 0) return NONE;
  return of.length === 1 ? of[0]! : { bool: { should: of, minimum_should_match: 1 } };
};

/** Whole values of one field are one list: a cluster limits the number of conditions. */
function any(of: readonly Matcher[]): Query {
  const values = new Map<string, Set<string>>();
  const others: Matcher[] = [];
  for (const matcher of of) {
    if (matcher.kind !== 'values') others.push(matcher);
    else {
      const known = values.get(matcher.field) ?? new Set();
      for (const value of matcher.values) known.add(value);
      values.set(matcher.field, known);
    }
  }
  const lists = [...values].filter(([, known]) => known.size > 0);
  return should([
    ...lists.map(([field, known]) => ({ terms: { [field]: [...known] } })),
    ...others.map(condition),
  ]);
}

function condition(matcher: Matcher): Query {
  switch (matcher.kind) {
    case 'values':
      return any([matcher]);
    case 'words':
      return words(matcher.field, matcher.groups);
    case 'pair': {
      const query = `${matcher.first}${SEPARATOR}${matcher.second}`;
      return { match_phrase: { texts: { query } } };
    }
    case 'pool': {
      const shared = { term: { pool: SHARED_POOL } };
      return matcher.own ? { bool: { must_not: [shared] } } : shared;
    }
    case 'ids':
      return matcher.ids.length === 0 ? NONE : isOneOf(matcher.ids);
    case 'range': {
      const { field, min, max } = matcher;
      return min === undefined && max === undefined
        ? { exists: { field } }
        : { range: { [field]: { gte: min, lte: max } } };
    }
    case 'any':
      return any(matcher.of);
    case 'all':
      return matcher.of.length === 0
        ? { match_all: {} }
        : { bool: { filter: matcher.of.map(condition) } };
    case 'not':
      return { bool: { must_not: [condition(matcher.of)] } };
  }
}

/** For every group one of its words, all of them in one value. */
function words(field: string, asked: readonly (readonly string[])[]): Query {
  if (asked.length === 0 || asked.some((group) => group.length === 0)) return NONE;
  const groups = distinctGroups(asked);
  const of = field === 'keyword' ? 'several' : `${field}.words`;
  const inOneValue: Query =
    groups.length === 1
      ? { terms: { [of]: groups[0] } }
      : { intervals: { [of]: { all_of: inAnyOrder(groups) } } };
  if (field !== 'keyword') return inOneValue;
  // A keyword of one word has to meet every group alone.
  const shared = groups[0]!.filter((word) => groups.every((group) => group.includes(word)));
  return shared.length === 0 ? inOneValue : should([inOneValue, { terms: { keyword: shared } }]);
}

/** One word meets equal groups, but each of two equal intervals would need a word of its own. */
function distinctGroups(groups: readonly (readonly string[])[]): string[][] {
  const sets = groups.map((group) => [...new Set(group)].sort());
  return [...new Map(sets.map((group) => [group.join(' '), group])).values()];
}

const inAnyOrder = (groups: readonly (readonly string[])[]) => ({
  ordered: false,
  // More than any value has, and less than the way to the next one.
  max_gaps: GAP / 2,
  intervals: groups.map(anyWord),
});

const anyWord = (group: readonly string[]) => {
  const of = group.map((word) => ({ match: { query: word, max_gaps: 0, ordered: true } }));
  return of.length === 1 ? of[0] : { any_of: { intervals: of } };
};
