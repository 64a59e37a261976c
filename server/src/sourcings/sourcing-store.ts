import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export type SourcingStatus = 'in-progress' | 'closed';

export interface Sourcing {
  sourcingId: string;
  name: string;
  status: SourcingStatus;
  jobTitle: string | null;
  location: string | null;
  description: string | null;
  ownerUserId: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Candidates in each status; statuses without any are absent. */
  counts: Record<string, number>;
}

const SOURCING = sql`
  select s.id as "sourcingId", s.name, s.status, s.job_title as "jobTitle", s.location, s.description, s.owner_user_id as "ownerUserId",
    s.created_at as "createdAt", s.updated_at as "updatedAt",
    (select coalesce(json_object_agg(c.status_handle, c.candidates), '{}') from candidate_counts c
      where c.workspace_id = s.workspace_id and c.sourcing_id = s.id and c.candidates > 0) as counts
  from sourcings s`;

/**
 * The number of the workspace's next sourcing. Concurrent calls wait until the transaction ends.
 */
export async function takeNumber(tx: Tx, workspaceId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sourcings:${workspaceId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number), 0) + 1 as next from sourcings where workspace_id = ${workspaceId}`.execute(
    tx,
  );
  return rows[0]!.next;
}

export async function insertSourcing(
  tx: Tx,
  workspaceId: string,
  row: {
    id: string;
    number: number;
    name: string;
    ownerUserId: string | null;
    keyId: string | null;
  },
): Promise<void> {
  await sql`
    insert into sourcings (id, workspace_id, number, name, owner_user_id, created_by_key_id)
    values (${row.id}, ${workspaceId}, ${row.number}, ${row.name}, ${row.ownerUserId}, ${row.keyId})`.execute(
    tx,
  );
}

export async function readSourcing(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<Sourcing | null> {
  const { rows } =
    await sql<Sourcing>`${SOURCING} where s.workspace_id = ${workspaceId} and s.id = ${id}`.execute(
      tx,
    );
  return rows[0] ?? null;
}

export async function sourcingExists(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from sourcings where workspace_id = ${workspaceId} and id = ${id}`.execute(
      tx,
    );
  return rows.length > 0;
}

/** Locks the row until the transaction ends. */
export async function lockSourcing(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<Pick<Sourcing, 'name' | 'status' | 'ownerUserId'> | null> {
  const { rows } = await sql<Pick<Sourcing, 'name' | 'status' | 'ownerUserId'>>`
    select name, status, owner_user_id as "ownerUserId" from sourcings where workspace_id = ${workspaceId} and id = ${id} for no key update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Undefined leaves a field unchanged; null clears it. */
export interface SourcingChanges {
  name?: string;
  status?: SourcingStatus;
  jobTitle?: string | null;
  location?: string | null;
  description?: string | null;
  ownerUserId?: string | null;
}

export async function updateSourcing(
  tx: Tx,
  workspaceId: string,
  id: string,
  changes: SourcingChanges,
): Promise<void> {
  const { name, status, jobTitle, location, description, ownerUserId } = changes;
  await sql`
    update sourcings set
      name = coalesce(${name ?? null}, name),
      status = coalesce(${status ?? null}, status),
      job_title = case when ${jobTitle === undefined} then job_title else ${jobTitle ?? null} end,
      location = case when ${location === undefined} then location else ${location ?? null} end,
      description = case when ${description === undefined} then description else ${description ?? null} end,
      owner_user_id = case when ${ownerUserId === undefined} then owner_user_id else ${ownerUserId ?? null} end,
      updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${id}`.execute(tx);
}

export interface SourcingFilter {
  status: SourcingStatus;
  /** Null: every user's. A key without an owner owns the sourcings that it creates. */
  ownedBy: { userId: string | null; keyId: string | null } | null;
}

/** Newest first. */
export async function listSourcings(
  tx: Tx,
  workspaceId: string,
  filter: SourcingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Sourcing[]; total: number }> {
  const where = sql`where s.workspace_id = ${workspaceId} and s.status = ${filter.status} and ${isOwn(filter.ownedBy)}`;
  const { rows: totals } = await sql<{
    total: number;
  }>`select count(*) as total from sourcings s ${where}`.execute(tx);
  const { rows } = await sql<Sourcing>`
    ${SOURCING} ${where} order by s.created_at desc, s.id desc
    limit ${ofAnySize(limit)} offset ${ofAnySize(offset)}`.execute(tx);
  return { rows, total: totals[0]!.total };
}

/**
 * Hides a limit or an offset from the planner. Otherwise the database would prefer a plan for this
 * exact number to a generic one, and plan each time.
 */
export const ofAnySize = (rows: number): RawBuilder<number> => sql`(select ${rows}::bigint)`;

function isOwn(owner: SourcingFilter['ownedBy']): RawBuilder<boolean> {
  if (owner === null) return sql`true`;
  if (owner.userId !== null) return sql`s.owner_user_id = ${owner.userId}`;
  return sql`s.owner_user_id is null and s.created_by_key_id = ${owner.keyId}`;
}

/** Returns the ids that are sourcings of the workspace. */
export async function readKnownSourcings(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from sourcings where workspace_id = ${workspaceId} and id = any(${[...ids]}::text[])`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.id));
}
