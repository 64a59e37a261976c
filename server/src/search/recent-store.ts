import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** As many pages as a team searches in some weeks, read in the order of an index. */
const GROUPED_PAGES = 300;
const SEEN_PAGES = 1_000;

export interface RecentSearchRow {
  searchTransactionId: string;
  request: { prompt?: string; filters: unknown[] };
  at: Date;
  estimationCount: number;
  peopleCount: number;
  creditsCharged: number;
}

/** The newest first; pages with the same request are one row. */
export async function readRecentSearches(
  tx: Tx,
  workspaceId: string,
  limit: number,
): Promise<RecentSearchRow[]> {
  const { rows } = await sql<RecentSearchRow>`
    with pages as materialized (
      select id, request, talent_ids, estimation_count, credits_charged, created_at from search_transactions
      where workspace_id = ${workspaceId} order by created_at desc limit ${GROUPED_PAGES})
    select (array_agg(id order by created_at desc, id desc))[1] as "searchTransactionId", request, max(created_at) as at,
      (array_agg(estimation_count order by created_at desc, id desc))[1] as "estimationCount",
      sum(credits_charged)::int as "creditsCharged",
      (select count(distinct person)::int from pages other, unnest(other.talent_ids) person where other.request = pages.request) as "peopleCount"
    from pages group by request order by max(created_at) desc limit ${limit}`.execute(tx);
  return rows;
}

export interface ReturnedPage {
  searchTransactionId: string;
  request: { prompt?: string; filters: unknown[] };
  talentIds: string[];
  estimationCount: number;
  creditsCharged: number;
  at: Date;
}

/** The page, and those before it with the same request, the first one first. Empty: unknown. */
export async function readPagesOf(
  tx: Tx,
  workspaceId: string,
  searchTransactionId: string,
): Promise<ReturnedPage[]> {
  const { rows } = await sql<ReturnedPage>`
    with asked as (
      select request, created_at from search_transactions where workspace_id = ${workspaceId} and id = ${searchTransactionId}),
    pages as materialized (
      select p.* from search_transactions p, asked
      where p.workspace_id = ${workspaceId} and p.created_at <= asked.created_at
      order by p.created_at desc limit ${GROUPED_PAGES})
    select p.id as "searchTransactionId", p.request, p.talent_ids as "talentIds", p.estimation_count as "estimationCount",
      p.credits_charged as "creditsCharged", p.created_at as at
    from pages p, asked where p.request = asked.request order by p.created_at, p.id`.execute(tx);
  return rows;
}

export interface SeenRow {
  talentId: string;
  seenAt: Date;
  searchTransactionId: string;
}

/** When and where each of these talents was returned last, without the given pages. */
export async function readSeen(
  tx: Tx,
  workspaceId: string,
  { talentIds, except }: { talentIds: readonly string[]; except: readonly string[] },
): Promise<SeenRow[]> {
  const { rows } = await sql<SeenRow>`
    with pages as materialized (
      select id, talent_ids, created_at from search_transactions
      where workspace_id = ${workspaceId} order by created_at desc limit ${SEEN_PAGES})
    select distinct on (person) person as "talentId", created_at as "seenAt", id as "searchTransactionId"
    from pages, unnest(talent_ids) person
    where person = any(${talentIds}::text[]) and id <> all(${except}::text[])
    order by person, created_at desc, id desc`.execute(tx);
  return rows;
}
