import type { Credits } from '../credits/credits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, type Issue } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal, RecordAnswer } from '../platform/operation.ts';
import type { TalentProfile } from '../talents/profile.ts';
import { createEvidenceReaders } from './document/evidence.ts';
import type { FilterPlans } from './filter-plans.ts';
import { createFreshPages, type FreshPagesOptions } from './fresh-page.ts';
import type { Filter } from './rules/filter.ts';
import { type Match, matchesOf } from './rules/matched.ts';
import { type RankedBy, rankedBy } from './rules/ranked-by.ts';
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
  searchTransactionId: string;
  /**
   * How many talents are left out of the page while they are refreshed. 0 without a profile source:
   * the imported data is the truth (decision 14).
   */
  pendingRefreshCount: number;
}

export interface SearchRequest {
  kind: 'filters' | 'prompt';
  request: unknown;
  filters: Filter[];
  related: readonly string[];
}

export interface ChargedSearchOptions extends Omit<FreshPagesOptions, 'pageSize'> {
  db: Database;
  credits: Pick<Credits, 'spendingUpTo'>;
  clock: Clock;
  /** How long finding and loading may take before the search answers `search_engine_timeout`. */
  timeoutMs: number;
}

/** Charges a search and stores its answer in one transaction. */
export function createChargedSearch(options: ChargedSearchOptions, plans: FilterPlans) {
  const { db, credits, timeoutMs } = options;
  const find = createPageFinder(options, plans);
  return async (
    principal: Principal,
    { kind, request, filters, related }: SearchRequest,
    record: RecordAnswer<SearchPage> | undefined,
  ): Promise<SearchPage> => {
    const { found, estimationCount, pendingRefreshCount } = await within(timeoutMs, () =>
      find(principal, filters, related),
    );
    const id = newId('searchTransaction');
    const charge = async (tx: Tx): Promise<SearchPage> => {
      const talentIds = found.talents.map((talent) => talent.id);
      const row = { id, keyId: principal.keyId, kind, request, talentIds, estimationCount };
      const shown = await withPaid(tx, principal.workspaceId, found.ownIds, (paidIds) =>
        insertTransaction(tx, principal.workspaceId, { ...row, paidIds }, credits),
      );
      if (shown === null)
        throw new AppError('insufficient_api_credits', { available: 0, required: 1 });
      const page: SearchPage = {
        talents: found.talents.filter((talent) => shown.has(talent.id)),
        estimationCount,
        searchTransactionId: id,
        pendingRefreshCount,
      };
      await record?.(tx, page);
      return page;
    };
    // Outside the time limit: once the charge begins, the answer follows. A charge without its
    // answer would be worse than a late one. It is one statement, unless it is recorded or has
    // people of the workspace's own.
    return record || found.ownIds.length > 0 ? db.transaction().execute(charge) : charge(db);
  };
}

/**
 * The best page of matches, as fresh as possible in time. A talent that was erased a moment ago is
 * left out.
 */
function createPageFinder(options: ChargedSearchOptions, plans: FilterPlans) {
  const { db, lexicon, clock } = options;
  const readers = createEvidenceReaders(lexicon);
  const freshPage = createFreshPages({ ...options, pageSize: PAGE_SIZE });
  return async (
    { workspaceId, language }: Principal,
    filters: readonly Filter[],
    related: readonly string[],
  ) => {
    const exclude = await returnedBefore(db, workspaceId, related);
    const asked = await plans.askedBy(workspaceId, filters);
    const plan = await plans.prove(asked, { exclude, limit: PAGE_SIZE });
    const { people, pendingRefreshCount, estimationCount } = await freshPage(
      workspaceId,
      { asked, plan },
      exclude,
    );
    const talents = people.map(({ profile, refreshedAt, isOwn }): FoundTalent => {
      const talent = { profile, updatedAt: refreshedAt, isOwn };
      const matched = matchesOf(talent, filters, plan.clauses, clock.now(), readers);
      const words = { lexicon, language: language ?? 'en' };
      return { ...profile, matched, rankedBy: rankedBy(profile, filters, matched, words) };
    });
    const ownIds = people.flatMap(({ profile, isOwn }) => (isOwn ? profile.id : []));
    return { found: { talents, ownIds } satisfies FoundPage, estimationCount, pendingRefreshCount };
  };
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
