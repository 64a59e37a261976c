import type { Lexicon } from '../lexicon/types.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SearchDiagnosis } from './diagnose-contract.ts';
import { nearestCity } from './nearest-city.ts';
import { filterWords, relaxationWords, summaryWords } from './rules/diagnosis-words.ts';
import type { Filter } from './rules/filter.ts';
import { nearTitles } from './rules/near-values.ts';
import { RELAXATIONS, type Relaxation, relaxationsOf } from './rules/relax.ts';
import { NEARLY_EMPTY } from './rules/widen.ts';
import { within } from './time-limit.ts';
import type { TakeTurn } from './turns.ts';

export interface DiagnosisDependencies {
  /** Throws validation_error. */
  parseFilters(workspaceId: string, raw: unknown): Promise<Filter[]>;
  /** How many talents match; all of them without filters. */
  count(workspaceId: string, filters: readonly Filter[], signal: AbortSignal): Promise<number>;
  lexicon: Lexicon;
  takeTurn: TakeTurn;
  timeoutMs: number;
}

export type Diagnosis = ReturnType<typeof createDiagnosis>;

type Found = SearchDiagnosis['relaxations'][number];

/** A search that finds nobody explains itself in this time, or not at all. */
const EXPLANATION_MS = 1_000;
const NO_ANSWER: readonly string[] = ['search_engine_timeout', 'search_engine_unavailable'];
/** More near titles are no help to choose. */
const MAX_NEAR_TITLES = 3;

/**
 * Explains why filters find so few talents. Counts each filter alone, all filters without it, and
 * at most two relaxed forms of it when they can find more; a radius in three steps. When nobody
 * matches, also near titles, and the nearest city with people. Other requests run between the
 * searches.
 */
export function createDiagnosis(dependencies: DiagnosisDependencies) {
  const { parseFilters, lexicon, timeoutMs } = dependencies;

  async function explain(
    { workspaceId, language }: Principal,
    filters: readonly Filter[],
    signal: AbortSignal,
  ): Promise<SearchDiagnosis> {
    const countOf = counterOf(dependencies, workspaceId, signal);
    const spoken = language ?? 'en';
    const all = await countOf(filters);
    const looked = await costsOf(filters, all, countOf, spoken);
    const relaxations: Found[] = [];
    for (const { index, without, removed } of looked) {
      const filter = filters[index]!;
      // A filter that removes no one cannot add anyone when relaxed.
      if (removed <= 0) continue;
      const instead = (changed: Filter) => countOf(filters.with(index, changed));
      for (const one of await changesOf(filter, { all, without, instead, lexicon, spoken }))
        relaxations.push({
          index,
          change: one.change,
          filter: one.change === 'dropped' ? null : asSent(one.filter),
          distanceKm: one.distanceKm,
          count: one.count,
          words: relaxationWords(filter, one.change, one, spoken),
        });
    }
    const cheapest = smallest(relaxations);
    relaxations.sort((a, b) => b.count - a.count || a.index - b.index);
    return {
      count: all,
      filters: looked,
      relaxations,
      cheapest,
      words: summaryWords(all, cheapest?.words ?? null, spoken),
    };
  }

  return {
    /** How many people each filter costs. Rejects when the signal is aborted. */
    async costs(
      { workspaceId, language }: Principal,
      filters: readonly Filter[],
      { all, signal }: { all: number; signal: AbortSignal },
    ): Promise<SearchDiagnosis['filters']> {
      return costsOf(filters, all, counterOf(dependencies, workspaceId, signal), language ?? 'en');
    },

    /** Throws validation_error, search_engine_timeout. */
    async diagnose(principal: Principal, asked: { filters: unknown }): Promise<SearchDiagnosis> {
      const filters = await parseFilters(principal.workspaceId, asked.filters);
      return within(timeoutMs, (signal) => explain(principal, filters, signal));
    },

    /**
     * For a search that matches nobody. Null when it takes too long to say, or the index went away
     * meanwhile: the search goes on.
     */
    async whyNobody(
      principal: Principal,
      filters: readonly Filter[],
    ): Promise<SearchDiagnosis | null> {
      try {
        return await within(EXPLANATION_MS, (signal) => explain(principal, filters, signal));
      } catch (error) {
        if (error instanceof AppError && NO_ANSWER.includes(error.code)) return null;
        throw error;
      }
    },
  };
}

/** Counts matches until the signal is aborted; a count that waits for its turn is then left out. */
function counterOf(
  { takeTurn, count }: Pick<DiagnosisDependencies, 'takeTurn' | 'count'>,
  workspaceId: string,
  signal: AbortSignal,
): Count {
  return (some) =>
    takeTurn(() => {
      signal.throwIfAborted();
      return count(workspaceId, some, signal);
    });
}

/** How many people match. */
type Count = (filters: readonly Filter[]) => Promise<number>;

/** What each filter finds alone, and what the others find without it. */
async function costsOf(
  filters: readonly Filter[],
  all: number,
  countOf: Count,
  spoken: 'en' | 'fr',
): Promise<SearchDiagnosis['filters']> {
  const looked: SearchDiagnosis['filters'] = [];
  for (const [index, filter] of filters.entries()) {
    const alone = await countOf([filter]);
    const without = await countOf(filters.toSpliced(index, 1));
    const words = filterWords(filter, { all, alone, without }, spoken);
    const removed = without - all;
    looked.push({ index, filter: asSent(filter), alone, without, removed, words });
  }
  return looked;
}

interface Change {
  change: Relaxation;
  filter: Filter;
  distanceKm: number | null;
  count: number;
}

interface Around {
  all: number;
  without: number;
  /** How many match with another filter in its place. */
  instead(changed: Filter): Promise<number>;
  lexicon: Lexicon;
  spoken: 'en' | 'fr';
}

/** The changes of one filter that find more people than it does. */
async function changesOf(filter: Filter, around: Around): Promise<Change[]> {
  const { all, without, instead, lexicon } = around;
  const found: Change[] = [{ change: 'dropped', filter, distanceKm: null, count: without }];
  for (const { change, steps } of relaxationsOf(filter)) {
    let best: Change | null = null;
    for (const step of steps) {
      const count = await instead(step);
      if (count > (best?.count ?? all)) best = { change, filter: step, distanceKm: null, count };
      if (count >= NEARLY_EMPTY) break;
    }
    if (best) found.push(best);
  }
  if (all > 0 || !filter.isRequired) return found;
  const city = await nearestCity(filter, all, instead, lexicon);
  if (city) found.push({ change: 'place', ...city });
  return [...found, ...(await titlesWithPeople(filter, around))];
}

/** The nearest titles that people have. */
async function titlesWithPeople(filter: Filter, around: Around): Promise<Change[]> {
  const found: Change[] = [];
  for (const near of nearTitles(filter, around.lexicon, around.spoken)) {
    if (found.length === MAX_NEAR_TITLES) break;
    const count = await around.instead(near);
    if (count > around.all) found.push({ change: 'title', filter: near, distanceKm: null, count });
  }
  return found;
}

/**
 * The smallest change that finds ten people; of equal kinds, the nearest title, else the one that
 * finds most. When none finds ten, the one that finds most, and removing a filter comes last.
 */
function smallest(relaxations: readonly Found[]): Found | null {
  const size = ({ change }: Found): number => RELAXATIONS.indexOf(change);
  const most = (a: Found, b: Found): number => b.count - a.count;
  const [least] = relaxations
    .filter(({ count }) => count >= NEARLY_EMPTY)
    .sort((a, b) => size(a) - size(b) || (a.change === 'title' ? 0 : most(a, b)));
  if (least) return least;
  const sorted = relaxations.toSorted(most);
  return sorted.find(({ change }) => change !== 'dropped') ?? sorted[0] ?? null;
}

/** The value of a parsed filter is valid in a sent filter. */
const asSent = (filter: Filter) => filter as SearchDiagnosis['filters'][number]['filter'];
