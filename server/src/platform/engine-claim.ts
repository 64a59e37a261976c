import { sql } from 'kysely';
import type { Database } from './db.ts';
import type { ProcessRef } from './engine.ts';

/**
 * How the lease engine takes due processes: at a cost that does not grow with the number of
 * workspaces (docs/decisions/0064).
 */

/** Sent when a process becomes due. */
export const PROCESSES_CHANNEL = 'processes';

export interface Claim extends ProcessRef {
  token: string;
  wakes: number;
  failures: number;
}

export interface ClaimOptions {
  /** Kinds that this worker may claim. */
  kinds: readonly string[];
  /** Kinds that this worker could claim once prepared for them. */
  waitingKinds: readonly string[];
  room: number;
  /** How many processes this worker is running. */
  held: number;
  leaseMs: number;
  /** Turns continue after this workspace: the answer of the last claim. */
  after: string;
}

export interface Claims {
  claims: Claim[];
  /** Those of `waitingKinds` with a due process. */
  wanted: string[];
  after: string;
}

/**
 * Processes whose time has come are marked in batches, so that no claim waits for ten thousand at
 * once; the next claim continues.
 */
const MARKED_AT_ONCE = 1_000;
/**
 * The number of workspaces that share a claim's turns. It exceeds what the claim can take, so that
 * workspaces with less work under way come first.
 */
const workspacesFor = (room: number): number => Math.max(32, 2 * room);
/** Counting stops here: a share of this size about fills a worker, and the next claim continues. */
const MAX_COUNTED = 1_000;
/** How soon a single process of a suspended workspace is looked at again. */
const SUSPENDED_MS = 60_000;

/** Marks processes whose time has come, including those of workers that died with a lease. */
async function markDue(db: Database): Promise<void> {
  await sql`/* prepared: mark_due */
    update processes p set due = true
    from (select kind, id from processes where not due and wake_at <= now() order by wake_at limit ${MARKED_AT_ONCE} for update skip locked) come
    where p.kind = come.kind and p.id = come.id`.execute(db);
}

/**
 * Claims due processes, the oldest of each workspace first, with the workspaces in turn: when
 * another workspace has due work, one with two hundred processes waits as if it had one. Work under
 * way counts as turns already taken. Among equals the turn continues after the workspace that was
 * served last, so every workspace gets its turn. A worker takes no more than its share of what is
 * due and under way, and at least one. Processes of a suspended workspace wait: only this statement
 * holds them back (docs/decisions/0073).
 */
export async function claimRows(
  db: Database,
  { kinds, waitingKinds, room, held, leaseMs, after }: ClaimOptions,
): Promise<Claims> {
  await markDue(db);
  const limit = workspacesFor(room);
  const due = sql`due and wake_at <= now() and kind = any(${kinds})`;
  const { rows } = await sql<{
    last: string | null;
    wanted: string[] | null;
    kind: string | null;
    id: string;
    workspace_id: string;
    lease_token: string;
    wakes: number;
    failures: number;
  }>`/* prepared: claim */
    with recursive
    -- Workspaces with due processes behind the given one, each found with one look into the index.
    behind as (
      select min(workspace_id) as workspace_id, 1 as nth from processes where due and workspace_id > ${after}
      union all
      select (select min(workspace_id) from processes where due and workspace_id > behind.workspace_id), nth + 1
      from behind where workspace_id is not null and nth < ${limit}),
    -- And from the first one on up to it.
    before as (
      select min(workspace_id) as workspace_id, ${limit}::int + 1 as nth from processes where due and workspace_id <= ${after}
      union all
      select (select min(workspace_id) from processes where due and workspace_id > before.workspace_id and workspace_id <= ${after}), nth + 1
      from before where workspace_id is not null and nth < 2 * ${limit}),
    spaces as materialized (
      select workspace_id, nth from (select * from behind union all select * from before) every
      where workspace_id is not null limit ${limit}),
    turns as materialized (
      select due.kind, due.id, spaces.nth, due.place + (
        select count(*) from processes held
        where held.workspace_id = spaces.workspace_id and held.lease_token is not null and held.wake_at > now()) as turn
      from spaces cross join lateral (
        select kind, id, row_number() over (order by wake_at) as place
        from processes where workspace_id = spaces.workspace_id and ${due}
        order by wake_at limit ${room}) due
      where not exists (select from workspaces w where w.id = spaces.workspace_id and w.suspended_at is not null)
      order by turn, nth),
    share as (
      select greatest(1, least(${room}::int, ceil((
          (select count(*) from processes where lease_token is not null and wake_at > now() and kind = any(${kinds}))
          + (select count(*) from (select from processes where ${due} limit ${MAX_COUNTED}) counted)
        )::numeric / greatest(1, (select count(*) from workers where seen_at > now() - ${leaseMs} * interval '1 millisecond' and kinds @> ${kinds})))
        - ${held}::int))::int as places),
    claimed as (
      update processes p set lease_token = gen_random_uuid(), due = false, wake_at = now() + ${leaseMs} * interval '1 millisecond'
      from (
        -- Read in their order, and locked one by one until there are enough.
        select turns.kind, turns.id, nth from turns cross join lateral (
          select from processes own where own.kind = turns.kind and own.id = turns.id and own.due and own.wake_at <= now()
          for update skip locked) locked
        limit (select places from share)
      ) due
      where p.kind = due.kind and p.id = due.id
      returning p.kind, p.id, p.workspace_id, p.lease_token, p.wakes, p.failures, due.nth)
    select coalesce((select workspace_id from claimed order by nth desc limit 1), (select workspace_id from spaces order by nth desc limit 1)) as last,
      (select array_agg(kind) from unnest(${waitingKinds}::text[]) kind
        where exists (select from processes where due and wake_at <= now() and processes.kind = kind.kind)) as wanted,
      claimed.*
    from (select) one left join claimed on true`.execute(db);
  const { last, wanted } = rows[0]!;
  return {
    claims: rows.flatMap(
      ({ kind, id, workspace_id: workspaceId, lease_token: token, wakes, failures }) =>
        kind === null ? [] : [{ kind, id, workspaceId, token, wakes, failures }],
    ),
    wanted: wanted ?? [],
    after: last ?? '',
  };
}

/**
 * Claims one process if it is due. Returns in how many milliseconds it is otherwise, and null when
 * there is none. One of a suspended workspace is looked at again later: its end wakes it at once.
 */
export async function claimProcess(
  db: Database,
  { kind, id, leaseMs }: { kind: string; id: string; leaseMs: number },
): Promise<Claim | { dueInMs: number } | null> {
  const { rows } = await sql<{
    due_in_ms: number;
    workspace_id: string;
    lease_token: string | null;
    wakes: number;
    failures: number;
  }>`/* prepared: claim_one */
    with held as (select id from workspaces where suspended_at is not null),
    claimed as (
      update processes p set lease_token = gen_random_uuid(), due = false, wake_at = now() + ${leaseMs} * interval '1 millisecond'
      where kind = ${kind} and id = ${id} and wake_at <= now() and workspace_id not in (select id from held)
      returning workspace_id, lease_token, wakes, failures)
    select greatest(extract(epoch from p.wake_at - now()) * 1000,
        case when p.workspace_id in (select id from held) then ${SUSPENDED_MS} else 1 end)::float8 as due_in_ms,
      coalesce(claimed.workspace_id, p.workspace_id) as workspace_id, claimed.lease_token, claimed.wakes, claimed.failures
    from processes p left join claimed on true
    where p.kind = ${kind} and p.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { lease_token: token, workspace_id: workspaceId, wakes, failures } = row;
  return token === null
    ? { dueInMs: row.due_in_ms }
    : { kind, id, workspaceId, token, wakes, failures };
}

/**
 * Revokes the leases on a workspace's running processes, as if their workers had died: from now on
 * those workers cannot write under them. It waits for writes under way. The processes are due at
 * once; a claim that began earlier finds none of them due (docs/decisions/0073).
 */
export async function takeLeases(db: Database, workspaceId: string): Promise<void> {
  await sql`
    with held as (
      select kind, id from processes
      where workspace_id = ${workspaceId} and (due or lease_token is not null)
      order by kind, id for update)
    update processes p set
      wake_at = case when lease_token is null then wake_at else now() end, lease_token = null, due = false
    from held where p.kind = held.kind and p.id = held.id`.execute(db);
}

/** Makes every worker check for due processes of the workspace now. */
export async function wakeWorkspace(db: Database, workspaceId: string): Promise<void> {
  await sql`
    with signal as (
      insert into process_signals (kind, id, workspace_id)
      select kind, id, workspace_id from processes
      where workspace_id = ${workspaceId} and exists (select from process_engine)
      on conflict (kind, id) do update set token = gen_random_uuid(), send_after = now())
    select pg_notify(${PROCESSES_CHANNEL}, '')`.execute(db);
}

/** Announces that this worker is alive and which kinds it takes. */
export async function announceWorker(
  db: Database,
  id: string,
  kinds: readonly string[],
): Promise<void> {
  await sql`
    with gone as (delete from workers where seen_at < now() - interval '1 hour')
    insert into workers (id, kinds) values (${id}, ${kinds}) on conflict (id) do update set kinds = excluded.kinds, seen_at = now()`.execute(
    db,
  );
}

export async function forgetWorker(db: Database, id: string): Promise<void> {
  await sql`delete from workers where id = ${id}`.execute(db);
}
