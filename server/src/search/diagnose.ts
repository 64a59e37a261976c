import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { monotonicMs } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SearchDiagnosis } from './diagnose-contract.ts';
import { filterWords, relaxationWords, summaryWords } from './rules/diagnosis-words.ts';
import type { Filter } from './rules/filter.ts';
import { type Relaxation, relaxationsOf } from './rules/relax.ts';

export interface DiagnosisDependencies {
  /** Throws validation_error. */
  parseFilters(workspaceId: string, raw: unknown): Promise<Filter[]>;
  /** How many talents match; all of them without filters. */
  count(workspaceId: string, filters: readonly Filter[]): Promise<number>;
  timeoutMs: number;
}

type Found = SearchDiagnosis['relaxations'][number];

/**
 * Explains why filters find so few talents. Counts each filter alone, all filters without it, and
 * at most two relaxed forms of it when they can find more: four searches per filter. Other requests
 * run between them.
 */
export function createDiagnosis({ parseFilters, count, timeoutMs }: DiagnosisDependencies) {
  /**
   * One search at a time for all diagnoses together. Diagnoses are free, so callers may request any
   * number; other requests run between searches.
   */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  }

  return async function diagnose(
    { workspaceId, language }: Principal,
    asked: { filters: unknown },
  ): Promise<SearchDiagnosis> {
    const filters = await parseFilters(workspaceId, asked.filters);
    const spoken = language ?? 'en';
    const endMs = monotonicMs() + timeoutMs;

    function countOf(some: readonly Filter[]): Promise<number> {
      return inTurn(async () => {
        await yieldToOthers();
        if (monotonicMs() > endMs) throw new AppError('search_engine_timeout');
        return count(workspaceId, some);
      });
    }

    async function relaxationsAt(index: number, without: number): Promise<Found[]> {
      const filter = filters[index]!;
      const found = (change: Relaxation, relaxed: Filter, matches: number): Found => ({
        index,
        change,
        filter: change === 'dropped' ? null : asSent(relaxed),
        count: matches,
        words: relaxationWords(filter, change, relaxed, matches, spoken),
      });
      const all = [found('dropped', filter, without)];
      for (const { change, filter: relaxed } of relaxationsOf(filter))
        all.push(found(change, relaxed, await countOf(filters.with(index, relaxed))));
      return all;
    }

    const all = await countOf(filters);
    const looked: SearchDiagnosis['filters'] = [];
    const relaxations: Found[] = [];
    for (const [index, filter] of filters.entries()) {
      const alone = await countOf([filter]);
      const without = await countOf(filters.toSpliced(index, 1));
      looked.push({
        index,
        filter: asSent(filter),
        alone,
        without,
        removed: without - all,
        words: filterWords(filter, { all, alone, without }, spoken),
      });
      // A filter that removes no one cannot add anyone when relaxed.
      if (without > all)
        relaxations.push(
          ...(await relaxationsAt(index, without)).filter((relaxation) => relaxation.count > all),
        );
    }
    relaxations.sort((a, b) => b.count - a.count || a.index - b.index);
    const cheapest =
      relaxations.find(({ change }) => change !== 'dropped') ?? relaxations[0] ?? null;
    return {
      count: all,
      filters: looked,
      relaxations,
      cheapest,
      words: summaryWords(all, cheapest?.words ?? null, spoken),
    };
  };
}

/** The value of a parsed filter is valid in a sent filter. */
const asSent = (filter: Filter) => filter as SearchDiagnosis['filters'][number]['filter'];
