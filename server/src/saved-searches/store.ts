import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Cadence } from './rules.ts';

export interface SavedSearchRow {
  savedSearchId: string;
  name: string;
  prompt: string | null;
  filters: unknown[];
  criterias: string[];
  alert: Cadence;
  ownerUserId: string | null;
  matchCount: number;
  countedAt: Date;
  dueAt: Date | null;
  lastDay: string | null;
  lastNewMatches: number | null;
  createdAt: Date;
  updatedAt: Date;
}

const SELECT = sql`
  select s.id as "savedSearchId", s.name, s.prompt, s.filters, s.criterias, s.alert, s.owner_user_id as "ownerUserId",
    s.match_count as "matchCount", s.counted_at as "countedAt", s.due_at as "dueAt", a.day::text as "lastDay",
    a.new_matches as "lastNewMatches", s.created_at as "createdAt", s.updated_at as "updatedAt"
  from saved_searches s left join lateral (
    select day, new_matches from search_alerts where saved_search_id = s.id order by day desc limit 1) a on true`;

/** Those with the newest people first, then the newest. */
export async function readSavedSearches(tx: Tx, workspaceId: string): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    ${SELECT} where s.workspace_id = ${workspaceId} order by a.day desc nulls last, s.created_at desc, s.id`.execute(
    tx,
  );
  return rows;
}

export async function findSavedSearch(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<SavedSearchRow | null> {
  const { rows } = await sql<SavedSearchRow>`
    ${SELECT} where s.workspace_id = ${workspaceId} and s.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Serialises the changes of a workspace's saved searches, so that limit and names hold exactly. */
export async function lockSavedSearches(tx: Tx, workspaceId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${workspaceId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_searches where workspace_id = ${workspaceId}`.execute(
    tx,
  );
  return rows[0]!.count;
}

export async function isNameTaken(
  tx: Tx,
  workspaceId: string,
  name: string,
  except: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from saved_searches where workspace_id = ${workspaceId} and name = ${name} and id is distinct from ${except}`.execute(
    tx,
  );
  return rows.length > 0;
}

export interface NewSavedSearch
  extends Pick<
    SavedSearchRow,
    'savedSearchId' | 'name' | 'prompt' | 'filters' | 'criterias' | 'alert' | 'ownerUserId'
  > {
  matchCount: number;
  countedAt: Date;
  dueAt: Date | null;
}

export async function insertSavedSearch(
  tx: Tx,
  workspaceId: string,
  row: NewSavedSearch,
): Promise<void> {
  await sql`
    insert into saved_searches (id, workspace_id, owner_user_id, name, prompt, filters, criterias, alert, match_count, counted_at, due_at)
    values (${row.savedSearchId}, ${workspaceId}, ${row.ownerUserId}, ${row.name}, ${row.prompt}, ${JSON.stringify(row.filters)}::jsonb,
      ${row.criterias}, ${row.alert}, ${row.matchCount}, ${row.countedAt}, ${row.dueAt})`.execute(
    tx,
  );
}

export async function updateSavedSearch(
  tx: Tx,
  workspaceId: string,
  id: string,
  {
    name,
    alert,
    dueAt,
    ownerUserId,
  }: Pick<NewSavedSearch, 'name' | 'alert' | 'dueAt' | 'ownerUserId'>,
): Promise<void> {
  await sql`
    update saved_searches set name = ${name}, alert = ${alert}, due_at = ${dueAt}, owner_user_id = ${ownerUserId}, updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${id}`.execute(tx);
}

/** What counting found, and when to count next. */
export async function setCounted(
  tx: Tx,
  workspaceId: string,
  id: string,
  { matchCount, countedAt, dueAt }: { matchCount: number; countedAt: Date; dueAt: Date | null },
): Promise<void> {
  await sql`
    update saved_searches set match_count = ${matchCount}, counted_at = ${countedAt}, due_at = ${dueAt}
    where workspace_id = ${workspaceId} and id = ${id}`.execute(tx);
}

/** False when it did not exist. */
export async function deleteSavedSearch(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from saved_searches where workspace_id = ${workspaceId} and id = ${id} returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function readKnownPeople(tx: Tx, workspaceId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select talent_id as id from saved_search_people where workspace_id = ${workspaceId} and saved_search_id = ${id}`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

/** Returns those who were not known. `day`: the alert that tells of them; null: the beginning. */
export async function addKnownPeople(
  tx: Tx,
  workspaceId: string,
  id: string,
  { talentIds, day }: { talentIds: readonly string[]; day: string | null },
): Promise<number> {
  const { rows } = await sql`
    insert into saved_search_people (saved_search_id, talent_id, workspace_id, told_on)
    select ${id}, found, ${workspaceId}, ${day}::date from unnest(${talentIds}::text[]) found
    on conflict (saved_search_id, talent_id) do nothing returning 1`.execute(tx);
  return rows.length;
}

export async function forgetKnownPeople(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await sql`
    delete from saved_search_people where workspace_id = ${workspaceId} and saved_search_id = ${id}`.execute(
    tx,
  );
}

/** In every workspace. */
export async function eraseKnown(tx: Tx, talentIds: readonly string[]): Promise<void> {
  await sql`delete from saved_search_people where talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
}
