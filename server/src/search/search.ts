import type { Credits } from '../credits/credits.ts';
import type { IndexEngine, Plan } from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, type Issue } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Language, Principal, RecordAnswer } from '../platform/operation.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type { Refresh, Talents } from '../talents/talents.ts';
import { createDiagnosis } from './diagnose.ts';
import { createEvidenceReaders } from './document/evidence.ts';
import { dayOf } from './document/years.ts';
import { EXAMPLE_CHANGE } from './example-profile.ts';
import { createSearchExport } from './export.ts';
import { createFreshPages } from './fresh-page.ts';
import type { ModelInterpreter } from './model-interpreter.ts';
import { foreignAddresses } from './profile-addresses.ts';
import { type Asked, createPhraseProof } from './prove-phrases.ts';
import type { ProfileReader } from './read-profiles.ts';
import { compile } from './rules/compile.ts';
import type { Filter, Interpretation, InterpretedFilter } from './rules/filter.ts';
import { describeFilterTypes, type FilterTypeDescription } from './rules/filter-list.ts';
import { interpretPrompt } from './rules/interpret/interpret.ts';
import { type Match, matchesOf } from './rules/matched.ts';
import { longPhrases } from './rules/phrases.ts';
import { type RefusedWords, refusalIssue, refusedWords, withoutRefused } from './rules/refusals.ts';
import { validateFilters } from './rules/validate.ts';
import { insertTransaction, readFirstSearch, readReturnedTalents } from './store.ts';
import { loadMembers, unknownSourcings, type WorkspaceSets } from './workspace-sets.ts';

export { createModelInterpreter } from './model-interpreter.ts';
export { createProfileReader } from './read-profiles.ts';
export type { Filter, Interpretation, InterpretedFilter } from './rules/filter.ts';
export type { FilterTypeDescription } from './rules/filter-list.ts';
export type { WorkspaceSets } from './workspace-sets.ts';

/** Interface: "at most 10 ready profiles per request". */
const PAGE_SIZE = 10;
/** Decision 11. */
const MAX_RELATED_TRANSACTIONS = 100;
/** To count matches only. */
const NOBODY = { exclude: new Set<string>(), limit: 0 };

/** A talent, and what each filter found them by. */
export type FoundTalent = TalentProfile & { matched: Match[] };

export interface SearchPage {
  /** Best match first. One credit each. */
  talents: FoundTalent[];
  /** All matches in the database, those already seen included. */
  estimationCount: number;
  searchTransactionId: string;
  /**
   * Of the page, whoever is being refreshed and left out until then; 0 without a profile source:
   * the imported data is the truth (decision 14).
   */
  pendingRefreshCount: number;
}

interface PromptSearchPage extends SearchPage {
  interpretedFilters: InterpretedFilter[];
}

/** How a prompt is read, for whoever wants to see it before searching. */
interface PromptReading extends Interpretation {
  /** Of the criteria and the reasons. */
  language: Language;
  /** Words about protected attributes; a search by the prompt is refused while there are any. */
  refused: RefusedWords[];
  /** All matches of the filters in the database. */
  estimationCount: number;
}

export interface SearchOptions {
  db: Database;
  engine: IndexEngine;
  lexicon: Lexicon;
  talents: Pick<Talents, 'loadWithVersion' | 'canonicalUrl'>;
  profiles: Pick<ProfileReader, 'read'>;
  credits: Pick<Credits, 'spendingUpTo'>;
  workspaceSets: WorkspaceSets;
  refresh: Pick<Refresh, 'isStale' | 'ensureFresh' | 'waitMs'>;
  clock: Clock;
  /**
   * Asked before the built-in interpreter, which answers where this has nothing to say; absent
   * without a model.
   */
  interpretByModel?: ModelInterpreter;
  /** How long finding and loading may take before the search answers `search_engine_timeout`. */
  timeoutMs: number;
}

export type Search = ReturnType<typeof createSearch>;

/** The index itself failed, and not the database beside it. */
export class SearchEngineError extends Error {
  constructor(cause: unknown) {
    super('the index failed', { cause });
    this.name = 'SearchEngineError';
  }
}

/**
 * Plain search, and what other slices need of filters: reading them, finding who matches, reading
 * prompts.
 */
export function createSearch({
  db,
  engine,
  lexicon,
  talents,
  profiles,
  credits,
  workspaceSets,
  refresh,
  clock,
  interpretByModel,
  timeoutMs,
}: SearchOptions) {
  const readers = createEvidenceReaders(lexicon);
  const prove = createPhraseProof({ engine, talents, lexicon });
  const freshPage = createFreshPages({
    engine,
    talents,
    lexicon,
    refresh,
    read: profiles.read,
    pageSize: PAGE_SIZE,
  });

  /**
   * What the workspace means by the filters, as far as the index knows: the sets that it alone
   * knows are read now.
   */
  async function askedBy(workspaceId: string, filters: readonly Filter[]): Promise<Asked> {
    const membersOf = await loadMembers(workspaceSets, workspaceId, filters);
    return {
      plan: compile(filters, { lexicon, today: dayOf(clock.now()), membersOf }),
      phrases: longPhrases(filters, lexicon),
    };
  }

  /** The same with its phrases proven for the page that is asked. */
  async function planOf(
    workspaceId: string,
    filters: readonly Filter[],
    page: Parameters<IndexEngine['search']>[1] = NOBODY,
  ): Promise<Plan> {
    return prove(await askedBy(workspaceId, filters), page);
  }

  /** Throws validation_error with an issue for everything that is wrong. */
  async function parseFilters(workspaceId: string, raw: unknown): Promise<Filter[]> {
    const read = validateFilters(raw, lexicon);
    const issues =
      'issues' in read
        ? read.issues
        : [
            ...foreignAddresses(read.filters, talents.canonicalUrl),
            ...(await unknownSourcings(workspaceSets, workspaceId, read.filters)),
          ];
    if ('issues' in read || issues.length > 0) throw new AppError('validation_error', { issues });
    return read.filters;
  }

  async function read(prompt: string, language: Language): Promise<Interpretation> {
    return (
      (await interpretByModel?.(prompt, language)) ?? interpretPrompt(prompt, lexicon, language)
    );
  }

  /**
   * Throws validation_error (code `protected_attribute`) or prompt_interpretation_failed. The
   * language is that of the criteria.
   */
  async function interpret(prompt: string, language: Language): Promise<Interpretation> {
    const issues = lexicon.findProtected(prompt).map(refusalIssue);
    if (issues.length > 0) throw new AppError('validation_error', { issues });
    const interpretation = await read(prompt, language);
    if (interpretation.filters.length === 0) throw new AppError('prompt_interpretation_failed');
    return interpretation;
  }

  /**
   * Everybody whom the listed searches returned. Throws for too many, and for one that is not the
   * workspace's.
   */
  async function returnedBefore(workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length > MAX_RELATED_TRANSACTIONS) throw new AppError('too_many_search_transactions');
    if (ids.length === 0) return new Set();
    const returned = await readReturnedTalents(db, workspaceId, ids);
    const issues = ids.flatMap((id, index): Issue[] =>
      returned.has(id)
        ? []
        : [
            {
              path: ['relatedSearchTransactionIds', index],
              message: 'is not the id of a search of this workspace',
            },
          ],
    );
    if (issues.length > 0) throw new AppError('validation_error', { issues });
    return new Set([...returned.values()].flat());
  }

  /**
   * The best page of matches, fresh as far as that can be had in time; one that was erased a moment
   * ago is left out.
   */
  async function find(workspaceId: string, filters: readonly Filter[], related: readonly string[]) {
    const exclude = await returnedBefore(workspaceId, related);
    const asked = await askedBy(workspaceId, filters);
    const plan = await prove(asked, { exclude, limit: PAGE_SIZE });
    const { people, pendingRefreshCount, estimationCount } = await freshPage(
      workspaceId,
      { asked, plan },
      exclude,
    );
    const found = people.map(({ profile, refreshedAt }): FoundTalent => {
      return {
        ...profile,
        matched: matchesOf(
          { profile, updatedAt: refreshedAt },
          filters,
          plan.clauses,
          clock.now(),
          readers,
        ),
      };
    });
    return { found, estimationCount, pendingRefreshCount };
  }

  async function search(
    principal: Principal,
    {
      kind,
      request,
      filters,
      related,
    }: {
      kind: 'filters' | 'prompt';
      request: unknown;
      filters: Filter[];
      related: readonly string[];
    },
    record: RecordAnswer<SearchPage> | undefined,
  ): Promise<SearchPage> {
    const { found, estimationCount, pendingRefreshCount } = await within(timeoutMs, () =>
      find(principal.workspaceId, filters, related),
    );
    const id = newId('searchTransaction');
    const charge = async (tx: Tx): Promise<SearchPage> => {
      const talentIds = found.map((talent) => talent.id);
      const charged = await insertTransaction(
        tx,
        principal.workspaceId,
        { id, keyId: principal.keyId, kind, request, talentIds, estimationCount },
        credits,
      );
      if (charged === null)
        throw new AppError('insufficient_api_credits', { available: 0, required: 1 });
      const page: SearchPage = {
        talents: found.slice(0, charged),
        estimationCount,
        searchTransactionId: id,
        pendingRefreshCount,
      };
      await record?.(tx, page);
      return page;
    };
    // Outside the time limit: once the charge begins, the answer follows. A charge without its
    // answer would be worse than a late one. Where nothing is kept with it, it is one statement.
    return record ? db.transaction().execute(charge) : charge(db);
  }

  /** Everybody who matches, as the index has them. */
  async function count(workspaceId: string, filters: readonly Filter[]): Promise<number> {
    return engine.search(await planOf(workspaceId, filters), NOBODY).count;
  }

  return {
    ...createSearchExport({ db }),

    parseFilters,
    interpret,
    /**
     * Why filters find so few, and what would find more: free. Throws validation_error,
     * search_engine_timeout.
     */
    diagnose: createDiagnosis({ parseFilters, count, timeoutMs }),

    /**
     * `keep`, if there is one, is called in the transaction that charges, with what is answered.
     */
    async byFilters(
      principal: Principal,
      asked: { filters: unknown; relatedSearchTransactionIds?: readonly string[] },
      record?: RecordAnswer<SearchPage>,
    ): Promise<SearchPage> {
      const filters = await parseFilters(principal.workspaceId, asked.filters);
      return search(
        principal,
        {
          kind: 'filters',
          request: { filters },
          filters,
          related: asked.relatedSearchTransactionIds ?? [],
        },
        record,
      );
    },

    /** As byFilters. */
    async byPrompt(
      principal: Principal,
      asked: { prompt: string; relatedSearchTransactionIds?: readonly string[] },
      record?: RecordAnswer<PromptSearchPage>,
    ): Promise<PromptSearchPage> {
      const { filters } = await interpret(asked.prompt, principal.language ?? 'en');
      const request = { prompt: asked.prompt, filters };
      const withFilters = (page: SearchPage): PromptSearchPage => ({
        ...page,
        interpretedFilters: filters,
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

    /**
     * What a search by the prompt would look for, without searching: free. Throws
     * prompt_interpretation_failed, search_engine_timeout.
     */
    async preview(
      principal: Principal,
      asked: { prompt: string; scoringLanguage?: Language },
    ): Promise<PromptReading> {
      const language = asked.scoringLanguage ?? principal.language ?? 'en';
      const mentions = lexicon.findProtected(asked.prompt);
      const interpretation = await read(withoutRefused(asked.prompt, mentions), language);
      const { filters } = interpretation;
      if (filters.length === 0 && mentions.length === 0)
        throw new AppError('prompt_interpretation_failed');
      const estimationCount =
        filters.length === 0
          ? 0
          : await within(
              timeoutMs,
              async () => engine.search(await planOf(principal.workspaceId, filters), NOBODY).count,
            );
      return {
        language,
        ...interpretation,
        refused: mentions.map((mention) => refusedWords(mention, language)),
        estimationCount,
      };
    },

    /**
     * The best matches that are not in `exclude`, and how many there are of them; for castings.
     * Costs nothing. Throws SearchEngineError.
     */
    async pool(
      workspaceId: string,
      filters: readonly Filter[],
      options: { exclude: ReadonlySet<string>; limit: number },
    ): Promise<{ ids: string[]; count: number }> {
      const plan = await planOf(workspaceId, filters, options);
      try {
        const { ids, count } = engine.search(plan, options);
        return { ids, count };
      } catch (error) {
        throw new SearchEngineError(error);
      }
    },

    /**
     * Loads what the first prompt and the first change of a profile would otherwise wait for, half
     * a second of places and titles.
     */
    warm(): void {
      interpretPrompt('Backend engineer in Paris', lexicon, 'en');
      void profiles.read([EXAMPLE_CHANGE]);
    },

    /**
     * Throws search_engine_timeout where the index and what a workspace knows do not answer in
     * time.
     */
    async answers(workspaceId: string, filters: readonly Filter[]): Promise<void> {
      await within(timeoutMs, () => count(workspaceId, filters));
    },

    /** When the workspace searched for the first time; null when it never did. */
    firstAt: (workspaceId: string) => readFirstSearch(db, workspaceId),

    listFilterTypes(language: Language = 'en'): FilterTypeDescription[] {
      return describeFilterTypes(lexicon, language);
    },
  };
}

/**
 * The result, or search_engine_timeout after so many milliseconds. What is late goes on in the
 * background and is dropped: it must write nothing.
 */
async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('search_engine_timeout')), milliseconds);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
