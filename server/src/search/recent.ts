import type { Lexicon } from '../lexicon/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Talents } from '../talents/talents.ts';
import type { FoundTalent } from './charged-search.ts';
import { createEvidenceReaders } from './document/evidence.ts';
import type { FilterPlans } from './filter-plans.ts';
import {
  type RecentSearchRow,
  type ReturnedPage,
  readPagesOf,
  readRecentSearches,
  readSeen,
} from './recent-store.ts';
import type { Filter } from './rules/filter.ts';
import { matchesOf } from './rules/matched.ts';
import { rankedBy } from './rules/ranked-by.ts';

const LISTED = 20;

export interface RecentDependencies {
  db: Database;
  talents: Pick<Talents, 'loadWithVersion'>;
  lexicon: Lexicon;
  clock: Clock;
}

/** Searches that were paid for, to read again free. */
export function createRecentSearches(
  { db, talents, lexicon, clock }: RecentDependencies,
  plans: Pick<FilterPlans, 'parse' | 'askedBy'>,
) {
  const readers = createEvidenceReaders(lexicon);

  /** The filters of the request; null when one of them no longer exists, such as a sourcing. */
  async function filtersOf(workspaceId: string, stored: unknown): Promise<Filter[] | null> {
    try {
      return await plans.parse(workspaceId, stored);
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  async function talentsOf(
    { workspaceId, language: preferred }: Principal,
    pages: readonly ReturnedPage[],
  ): Promise<Map<string, FoundTalent>> {
    const filters = await filtersOf(workspaceId, pages[0]!.request.filters.map(withoutSpan));
    const clauses = filters ? (await plans.askedBy(workspaceId, filters)).plan.clauses : [];
    const language = preferred ?? 'en';
    const stored = await talents.loadWithVersion(pages.flatMap(({ talentIds }) => talentIds));
    return new Map(
      [...stored].map(([id, { profile, refreshedAt, isOwn }]) => {
        const found = { profile, updatedAt: refreshedAt, isOwn };
        const readersOf = { asOf: clock.now(), language, readers } as const;
        const matched = filters ? matchesOf(found, filters, clauses, readersOf) : [];
        const ranked = filters ? rankedBy(profile, filters, matched, { lexicon, language }) : [];
        return [id, { ...profile, matched, rankedBy: ranked }];
      }),
    );
  }

  return {
    recent: async ({ workspaceId }: Principal) =>
      (await readRecentSearches(db, workspaceId, LISTED)).map(shown),

    /** Throws not_found. */
    async returnedAgain(principal: Principal, searchTransactionId: string) {
      const pages = await readPagesOf(db, principal.workspaceId, searchTransactionId);
      const last = pages.at(-1);
      if (!last) throw new AppError('not_found', { message: 'There is no such search.' });
      const found = await talentsOf(principal, pages);
      const { request, at, estimationCount } = last;
      const people = new Set(pages.flatMap(({ talentIds }) => talentIds));
      const creditsCharged = pages.reduce((sum, page) => sum + page.creditsCharged, 0);
      const counts = { estimationCount, peopleCount: people.size, creditsCharged };
      return {
        ...shown({ searchTransactionId, request, at, ...counts }),
        pages: pages.map((page) => ({
          searchTransactionId: page.searchTransactionId,
          estimationCount: page.estimationCount,
          talents: page.talentIds.flatMap((id) => found.get(id) ?? []),
        })),
      };
    },

    async seen(
      { workspaceId }: Principal,
      asked: { talentIds: string[]; exceptSearchTransactionIds: string[] },
    ) {
      const { talentIds, exceptSearchTransactionIds: except } = asked;
      const rows = await readSeen(db, workspaceId, { talentIds, except });
      return rows.map((row) => ({ ...row, seenAt: row.seenAt.toISOString() }));
    },
  };
}

const shown = ({ request, at, ...rest }: RecentSearchRow) => ({
  ...rest,
  prompt: request.prompt ?? null,
  filters: request.filters.map(withoutSpan),
  at: at.toISOString(),
});

/** The words of the prompt that a filter came from are no part of it. */
function withoutSpan(filter: unknown): unknown {
  const { span: _, ...rest } = filter as { span?: unknown };
  return rest;
}
