import type { Credits } from '../credits/credits.ts';
import { actorOf } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, type Issue } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Principal, RecordAnswer } from '../platform/operation.ts';
import { noteCredits } from '../platform/request-trace.ts';
import { inSpan } from '../platform/spans.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type { Diagnosis } from './diagnose.ts';
import type { SearchDiagnosis } from './diagnose-contract.ts';
import { createEvidenceReaders } from './document/evidence.ts';
import type { FilterPlans, WidenedSearch } from './filter-plans.ts';
import { createFreshPages, type FreshPagesOptions, type PageBounds } from './fresh-page.ts';
import type { Asked } from './prove-phrases.ts';
import type { Filter } from './rules/filter.ts';
import { itemsOf } from './rules/items.ts';
import { type Match, matchesOf } from './rules/matched.ts';
import { type RankedBy, rankedBy } from './rules/ranked-by.ts';
import { NEARLY_EMPTY } from './rules/widen.ts';
import { insertTransaction, readReturnedTalents, withPaid } from './store.ts';
import { within } from './time-limit.ts';

/** Interface: "at most 10 ready profiles per request". */
const PAGE_SIZE = 10;
/** Decision 11. */
const MAX_RELATED_TRANSACTIONS = 100;

/** A talent, the words that each filter matched, and the first reasons for its rank. */
export type FoundTalent = TalentProfile & { matched: Match[]; rankedBy: RankedBy[] };

/** A page before its charge: what is shown, and which of it is of the workspace's own pool. */
interface FoundPage {
  talents: FoundTalent[];
  ownIds: readonly string[];
}

export interface SearchPage {
  /**
   * Best match first. One credit each; one of the workspace's own people only the first time
   * (docs/decisions/0085).
   */
  talents: FoundTalent[];
  /** All matches in the database, including those already seen. */
  estimationCount: number;
  /** What the page has beyond those matches, because they are fewer than ten. */
  widened: Widened | null;
  /** Why nobody matches; null when somebody does, or when that takes too long to say. */
  diagnosis: SearchDiagnosis | null;
  searchTransactionId: string;
  /** What the page cost: nothing for people of the workspace's own who were paid before. */
  creditsCharged: number;
  /**
   * How many talents are left out of the page while they are refreshed. 0 without a profile source:
   * the imported data is the truth (decision 14).
   */
  pendingRefreshCount: number;
}

/** A title of a nearly empty search was widened. */
export interface Widened {
  /** The index of the filter. */
  filter: number;
  /** The titles asked for, as sent. */
  from: string[];
  /** The titles beyond, as the people of this page have them, in the user's language. */
  to: string[];
  /** How many people match only because of them. */
  count: number;
}

export interface SearchRequest {
  kind: 'filters' | 'prompt';
  request: unknown;
  filters: Filter[];
  related: readonly string[];
}

export interface ChargedSearchOptions extends FreshPagesOptions {
  db: Database;
  credits: Pick<Credits, 'spendingUpTo'>;
  clock: Clock;
  metrics?: Pick<Metrics, 'countCredits'>;
  /** How long finding and loading may take before the search answers `search_engine_timeout`. */
  timeoutMs: number;
}

/** Charges a search and stores its answer in one transaction. */
export function createChargedSearch(
  options: ChargedSearchOptions,
  plans: FilterPlans,
  { whyNobody }: Pick<Diagnosis, 'whyNobody'>,
) {
  const { db, credits, timeoutMs, metrics } = options;
  const find = createPageFinder(options, plans);
  return async (
    principal: Principal,
    { kind, request, filters, related }: SearchRequest,
    record: RecordAnswer<SearchPage> | undefined,
  ): Promise<SearchPage> => {
    const { found, ...page } = await inSpan('search', { 'greenroom.kind': kind }, () =>
      within(timeoutMs, (signal) => find(principal, filters, related, signal)),
    );
    const { estimationCount } = page;
    const diagnosis = estimationCount === 0 ? await whyNobody(principal, filters) : null;
    const id = newId('searchTransaction');
    const charge = async (tx: Tx): Promise<SearchPage> => {
      const talentIds = found.talents.map((talent) => talent.id);
      const asked = { keyId: principal.keyId, requestedBy: actorOf(principal) };
      const row = { id, ...asked, kind, request, talentIds, estimationCount };
      let paidCount = 0;
      const shown = await withPaid(tx, principal.workspaceId, found.ownIds, (paidIds) => {
        paidCount = paidIds.length;
        return insertTransaction(tx, principal.workspaceId, { ...row, paidIds }, credits);
      });
      if (shown === null)
        throw new AppError('insufficient_api_credits', { available: 0, required: 1 });
      const answer: SearchPage = {
        ...page,
        diagnosis,
        talents: found.talents.filter((talent) => shown.has(talent.id)),
        searchTransactionId: id,
        creditsCharged: shown.size - paidCount,
      };
      await record?.(tx, answer);
      return answer;
    };
    // Outside the time limit: once the charge begins, the answer follows. A charge without its
    // answer would be worse than a late one. It is one statement, unless it is recorded or has
    // people of the workspace's own.
    const answer =
      record || found.ownIds.length > 0 ? await db.transaction().execute(charge) : await charge(db);
    noteCredits(answer.creditsCharged);
    metrics?.countCredits('api', 'search', answer.creditsCharged);
    return answer;
  };
}

/** A page before it is charged, with its counts. */
type UnpaidPage = Omit<
  SearchPage,
  'talents' | 'diagnosis' | 'searchTransactionId' | 'creditsCharged'
> & {
  found: FoundPage;
};

/**
 * The best page of matches, as fresh as possible in time. A talent that was erased a moment ago is
 * left out. A nearly empty search is filled up with people of near titles.
 */
function createPageFinder(options: ChargedSearchOptions, plans: FilterPlans) {
  const { db, lexicon, clock } = options;
  const readers = createEvidenceReaders(lexicon);
  const freshPage = createFreshPages(options);

  async function pageOf(
    { workspaceId, language: preferred }: Principal,
    filters: readonly Filter[],
    asked: Asked,
    bounds: PageBounds,
  ) {
    const plan = await plans.prove(asked, bounds);
    const { people, ...counts } = await freshPage(workspaceId, { asked, plan }, bounds);
    const language = preferred ?? 'en';
    const words = { lexicon, language };
    const asOf = clock.now();
    const talents = people.map(({ profile, refreshedAt, isOwn }): FoundTalent => {
      const talent = { profile, updatedAt: refreshedAt, isOwn };
      const matched = matchesOf(talent, filters, plan.clauses, {
        asOf,
        language,
        readers,
      });
      return { ...profile, matched, rankedBy: rankedBy(profile, filters, matched, words) };
    });
    const ownIds = people.flatMap(({ profile, isOwn }) => (isOwn ? profile.id : []));
    return { talents, ownIds, ...counts };
  }

  return async (
    principal: Principal,
    filters: readonly Filter[],
    related: readonly string[],
    signal: AbortSignal,
  ): Promise<UnpaidPage> => {
    const exclude = await returnedBefore(db, principal.workspaceId, related);
    const asked = await plans.askedBy(principal.workspaceId, filters);
    const page = await pageOf(principal, filters, asked, { exclude, limit: PAGE_SIZE, signal });
    const { talents, ownIds, estimationCount, pendingRefreshCount, looked } = page;
    const missing = PAGE_SIZE - talents.length - pendingRefreshCount;
    const wider =
      estimationCount < NEARLY_EMPTY && missing > 0
        ? await plans.widened(filters, asked, signal)
        : null;
    if (!wider)
      return {
        found: { talents, ownIds },
        estimationCount,
        pendingRefreshCount,
        widened: null,
      };
    const more = await pageOf(principal, filters, wider.asked, {
      exclude: new Set([...exclude, ...looked]),
      limit: missing,
      signal,
      // The search has waited for its own matches.
      waitMs: 0,
    });
    return {
      found: { talents: [...talents, ...more.talents], ownIds: [...ownIds, ...more.ownIds] },
      estimationCount,
      pendingRefreshCount: pendingRefreshCount + more.pendingRefreshCount,
      widened: widenedBy(wider, filters, more.talents),
    };
  };
}

function widenedBy(
  { filter, count }: WidenedSearch,
  filters: readonly Filter[],
  found: readonly FoundTalent[],
): Widened {
  const titles = found.flatMap(({ matched }) =>
    matched.flatMap((match) => (match.filter === filter && match.near?.title) || []),
  );
  return { filter, from: itemsOf(filters[filter]!.value), to: [...new Set(titles)], count };
}

/**
 * All talents that the listed searches returned. Throws when there are too many searches, or when
 * one belongs to another workspace.
 */
async function returnedBefore(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<Set<string>> {
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
