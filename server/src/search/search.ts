import type { Page } from '../index/index.ts';
import { AppError } from '../platform/errors.ts';
import type { Language, Principal, RecordAnswer } from '../platform/operation.ts';
import { timePart } from '../platform/request-trace.ts';
import type { ProtectedWarning } from '../reader/protected/warnings.ts';
import {
  type ChargedSearchOptions,
  createChargedSearch,
  type SearchPage,
} from './charged-search.ts';
import { createDiagnosis, type Diagnosis } from './diagnose.ts';
import { EXAMPLE_CHANGE } from './example-profile.ts';
import { createSearchExport } from './export.ts';
import { createFilterPlans, type FilterPlans, type FilterPlansOptions } from './filter-plans.ts';
import { createMarket, type MarketOptions } from './market.ts';
import { createPromptReader, type PromptReaderOptions } from './prompt-reader.ts';
import { checkProxies } from './proxies.ts';
import type { ProfileReader } from './read-profiles.ts';
import { createRecentSearches } from './recent.ts';
import type { Filter, Interpretation, InterpretedFilter } from './rules/filter.ts';
import { describeFilterTypes, type FilterTypeDescription } from './rules/filter-list.ts';
import { interpretPrompt } from './rules/interpret/interpret.ts';
import { answeredWarnings, warningsOfSearch } from './rules/refusals.ts';
import { readFirstSearch, spendersOfSearches } from './store.ts';
import { createSuggestions } from './suggest.ts';
import { within } from './time-limit.ts';
import { createTurns } from './turns.ts';

export type { ProtectedWarning } from '../reader/protected/warnings.ts';
export type { SearchPage } from './charged-search.ts';
export { createModelInterpreter } from './model-interpreter.ts';
export { createProfileReader } from './read-profiles.ts';
export type { Filter, Interpretation, InterpretedFilter } from './rules/filter.ts';
export type { FilterTypeDescription } from './rules/filter-list.ts';

/** A page, with the words sent that often stand for a protected attribute. */
interface WarnedSearchPage extends SearchPage {
  warnings?: ProtectedWarning[];
}

interface PromptSearchPage extends WarnedSearchPage {
  interpretedFilters: InterpretedFilter[];
  ignored: Interpretation['ignored'];
  uncertain: NonNullable<Interpretation['uncertain']>;
}

export interface SearchOptions
  extends Omit<FilterPlansOptions, 'talents'>,
    PromptReaderOptions,
    Pick<MarketOptions, 'forecastGreens'>,
    Omit<ChargedSearchOptions, 'read' | keyof FilterPlansOptions> {
  talents: FilterPlansOptions['talents'] & MarketOptions['talents'];
  profiles: Pick<ProfileReader, 'read'>;
}

export type Search = ReturnType<typeof createSearch>;

/** The index itself failed, and not the database beside it. */
export class SearchEngineError extends Error {
  constructor(cause: unknown) {
    super('the index failed', { cause });
    this.name = 'SearchEngineError';
  }
}

/** What an index outside of this process answers while it is away. */
const isAway = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'search_engine_unavailable' || error.code === 'search_engine_timeout');

/** Plain search, and what other slices use: reading filters and prompts, and finding matches. */
export function createSearch(options: SearchOptions) {
  const { db, engine, lexicon, profiles, timeoutMs } = options;
  const plans = createFilterPlans(options);
  const takeTurn = createTurns();
  const diagnosis = createDiagnosis({
    parseFilters: plans.parse,
    count: plans.count,
    lexicon,
    takeTurn,
    timeoutMs,
  });
  const prompts = createPromptReader(options, plans, diagnosis);
  return {
    ...createSearchExport({ db }),
    ...createRecentSearches(options, plans),
    ...createSearchBy(options, plans, prompts, diagnosis),
    ...createMarket(options, plans, diagnosis, takeTurn),
    ...createSuggestions(options, takeTurn),
    ...prompts,

    parseFilters: plans.parse,

    /** The words sent that often stand for a protected attribute; absent when there are none. */
    warningsOf: (sent: Parameters<typeof warningsOfSearch>[0]) =>
      answeredWarnings(warningsOfSearch(sent, lexicon)),

    /** Throws validation_error when the workspace refuses words that stand for an attribute. */
    checkProxies: (workspaceId: string, sent: Parameters<typeof warningsOfSearch>[0]) =>
      checkProxies(options, workspaceId, sent),

    /**
     * Explains why filters find so few talents, and what would find more: free. Throws
     * validation_error, search_engine_timeout.
     */
    diagnose: diagnosis.diagnose,

    /**
     * The best matches not in `exclude`, their number, and the number with those in `exclude`; for
     * castings and alerts. Free. Throws SearchEngineError, and search_engine_unavailable or
     * search_engine_timeout when an index outside this process is away: that passes, so who asks can
     * wait.
     */
    async pool(
      workspaceId: string,
      filters: readonly Filter[],
      page: Page,
    ): Promise<{ ids: string[]; count: number; total: number }> {
      const plan = await plans.planOf(workspaceId, filters, page);
      try {
        const { ids, count, total } = await timePart('index', () => engine.search(plan, page));
        return { ids, count, total };
      } catch (error) {
        throw isAway(error) ? error : new SearchEngineError(error);
      }
    },

    /**
     * Loads the places and titles in advance. Otherwise the first prompt and the first change of a
     * profile would wait half a second.
     */
    warm(): void {
      interpretPrompt('Backend engineer in Paris', lexicon, 'en');
      void profiles.read([EXAMPLE_CHANGE]);
    },

    /** Throws search_engine_timeout when the index and the workspace's sets are too slow. */
    async answers(workspaceId: string, filters: readonly Filter[]): Promise<void> {
      await within(timeoutMs, (signal) => plans.count(workspaceId, filters, signal));
    },

    /** When the workspace searched for the first time; null when it never did. */
    firstAt: (workspaceId: string) => readFirstSearch(db, workspaceId),

    /** For the usage of credits by member. */
    spenders: spendersOfSearches,

    listFilterTypes(language: Language = 'en'): FilterTypeDescription[] {
      return describeFilterTypes(lexicon, language);
    },
  };
}

/**
 * The two paid searches. The transaction that charges calls `record`, if given, with the answer.
 */
function createSearchBy(
  options: SearchOptions,
  plans: FilterPlans,
  prompts: Pick<ReturnType<typeof createPromptReader>, 'interpret'>,
  diagnosis: Diagnosis,
) {
  const search = createChargedSearch({ ...options, read: options.profiles.read }, plans, diagnosis);
  return {
    async byFilters(
      principal: Principal,
      asked: { filters: unknown; relatedSearchTransactionIds?: readonly string[] },
      record?: RecordAnswer<WarnedSearchPage>,
    ): Promise<WarnedSearchPage> {
      const filters = await plans.parse(principal.workspaceId, asked.filters);
      const related = asked.relatedSearchTransactionIds ?? [];
      const warned = answeredWarnings(warningsOfSearch({ filters }, options.lexicon));
      const page = await search(
        principal,
        { kind: 'filters', request: { filters }, filters, related },
        record && ((tx, answer) => record(tx, { ...answer, ...warned })),
      );
      return { ...page, ...warned };
    },

    async byPrompt(
      principal: Principal,
      asked: { prompt: string; relatedSearchTransactionIds?: readonly string[] },
      record?: RecordAnswer<PromptSearchPage>,
    ): Promise<PromptSearchPage> {
      const {
        filters,
        ignored,
        uncertain = [],
      } = await prompts.interpret(principal.workspaceId, asked.prompt, principal.language ?? 'en');
      const request = { prompt: asked.prompt, filters };
      const withFilters = (page: SearchPage): PromptSearchPage => ({
        ...page,
        interpretedFilters: filters,
        ignored,
        uncertain,
        ...answeredWarnings(warningsOfSearch({ prompt: asked.prompt }, options.lexicon)),
      });
      const related = asked.relatedSearchTransactionIds ?? [];
      return withFilters(
        await search(
          principal,
          { kind: 'prompt', request, filters, related },
          record && ((tx, page) => record(tx, withFilters(page))),
        ),
      );
    },
  };
}
