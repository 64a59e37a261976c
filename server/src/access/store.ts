import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { CountedAddress } from '../platform/ip.ts';
import type { Language, Scope } from '../platform/operation.ts';

export interface NewWorkspace {
  name: string;
  capabilities: readonly string[];
}

export interface WorkspaceSummary {
  workspaceId: string;
  name: string;
  /** Null when the workspace is not suspended. */
  suspendedAt: Date | null;
  suspensionReason: string | null;
}

export interface NewUser {
  name: string;
  /** Null when the user has not chosen one. English is then used where a language is needed. */
  language: Language | null;
}

/** The caller, when `outcome` is `passed`; see `admit` in the migrations. */
export interface Admission {
  retry_after_s: number | null;
  key_id: string;
  workspace_id: string;
  user_id: string | null;
  language: 'en' | 'fr' | null;
  capabilities: string[];
  scopes: Scope[];
  limits: number[];
}

/** With `workspace_suspended`, the caller is known too. */
export type Refusal = 'ip_blocked' | 'missing_key' | 'invalid_key' | 'workspace_suspended';

export interface GateRow extends Admission {
  outcome: 'passed' | Refusal | 'window_exceeded';
  rejected: number;
  counts: number[];
  checked_at: Date;
}

/** A request at the gate. `hash` is null when no key was sent, `now` in production. */
export interface GateQuestion extends CountedAddress {
  hash: Buffer | null;
  now: Date | null;
}

/**
 * Checks the address limit, the key and the windows in one round trip. The migration documents the
 * rules beside the SQL. `hash` is null when no key was sent.
 */
export async function passGate(tx: Tx, { ip, socket, hash, now }: GateQuestion): Promise<GateRow> {
  const { rows } =
    await sql<GateRow>`/* prepared: pass_gate */ select * from pass_gate(${ip}, ${hash}, ${now}, ${socket})`.execute(
      tx,
    );
  return rows[0]!;
}

/**
 * The gate for several requests in one round trip; see `pass_gates` in the migrations. Null for a
 * request that must pass `passGate` alone.
 */
export async function passGates(
  tx: Tx,
  questions: readonly GateQuestion[],
): Promise<(GateRow | null)[]> {
  const ips = questions.map(({ ip }) => ip);
  const hashes = questions.map(({ hash }) => hash);
  const nows = questions.map(({ now }) => now);
  const { rows } = await sql<GateRow & { request: number }>`/* prepared: pass_gates */
    select *, null as retry_after_s from pass_gates(${ips}, ${hashes}, ${nows})`.execute(tx);
  const answers: (GateRow | null)[] = questions.map(() => null);
  for (const row of rows) answers[row.request - 1] = row;
  return answers;
}

/** Checks only the address limit and the key; see `admit` in the migrations. */
export async function admit(
  tx: Tx,
  { ip, socket }: CountedAddress,
  hash: Buffer | null,
  now: Date | null,
): Promise<Admission & { outcome: 'passed' | Refusal }> {
  const { rows } = await sql<Admission & { outcome: 'passed' | Refusal }>`
    select * from admit(${ip}, ${hash}, coalesce(${now}::timestamptz, clock_timestamp()), null, ${socket})`.execute(
    tx,
  );
  return rows[0]!;
}

export interface ProtocolGateRow extends Admission {
  outcome: 'passed' | Refusal | 'protocol_cap';
}

/**
 * Checks the address limit, the key and the protocol's cap in one round trip. It does not count the
 * request in the windows.
 */
export async function passProtocolGate(
  tx: Tx,
  { ip, socket }: CountedAddress,
  hash: Buffer | null,
  cap: { perSecond: number; perMinute: number },
  now: Date | null,
): Promise<ProtocolGateRow> {
  const { rows } = await sql<ProtocolGateRow>`
    select * from pass_protocol_gate(${ip}, ${hash}, ${cap.perSecond}, ${cap.perMinute}, ${now}, ${socket})`.execute(
    tx,
  );
  return rows[0]!;
}

/**
 * Counts one request in the windows of an admitted key. `rejected` is 0, or the number of the
 * window that is over its limit.
 */
export async function takeRequest(
  tx: Tx,
  keyId: string,
  limits: readonly number[],
  now: Date | null,
): Promise<{ rejected: number; counts: number[]; checked_at: Date }> {
  const { rows } = await sql<{ rejected: number; counts: number[]; checked_at: Date }>`
    select c.rejected, c.current_counts as counts, t.checked_at
    from (select coalesce(${now}::timestamptz, clock_timestamp()) as checked_at, set_config('synchronous_commit', 'off', true)) t,
         consume_windows(${keyId}, ${[...limits]}::integer[], t.checked_at) c`.execute(tx);
  return rows[0]!;
}

/** Deletes addresses whose window and block have ended. */
export async function pruneAttempts(tx: Tx): Promise<void> {
  await sql`delete from ip_attempts where window_start < now() - interval '20 minutes' and coalesce(blocked_until < now(), true)`.execute(
    tx,
  );
}

export async function insertWorkspace(tx: Tx, row: NewWorkspace & { id: string }): Promise<void> {
  await sql`insert into workspaces (id, name, capabilities) values (${row.id}, ${row.name}, ${[...row.capabilities]})`.execute(
    tx,
  );
}

/** Inserts the first user of a workspace, its owner. The people slice adds all later users. */
export async function insertUser(
  tx: Tx,
  workspaceId: string,
  row: NewUser & { id: string },
): Promise<void> {
  await sql`
    with person as (insert into users (id, name, language) values (${row.id}, ${row.name}, ${row.language}) returning id)
    insert into memberships (workspace_id, user_id, role, joined_at) select ${workspaceId}, id, 'owner', clock_timestamp() from person`.execute(
    tx,
  );
}

export async function workspaceExists(tx: Tx, workspaceId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from workspaces where id = ${workspaceId}`.execute(tx);
  return rows.length > 0;
}

/** Whether any workspace exists. The sample is created only in an empty installation. */
export async function anyWorkspace(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select 1 from workspaces limit 1`.execute(tx);
  return rows.length > 0;
}

export async function readWorkspaces(tx: Tx): Promise<WorkspaceSummary[]> {
  const { rows } = await sql<WorkspaceSummary>`
      select id as "workspaceId", name, suspended_at as "suspendedAt", suspension_reason as "suspensionReason"
      from workspaces order by created_at, id`.execute(tx);
  return rows;
}

/**
 * A member of the workspace, or its oldest member when no id is given. Null when there is no such
 * member.
 */
export async function findUser(
  tx: Tx,
  workspaceId: string,
  userId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from memberships
    where workspace_id = ${workspaceId} and (${userId}::text is null or user_id = ${userId}) and joined_at is not null and ended_at is null
    order by created_at, user_id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

export interface UserName {
  userId: string;
  name: string;
}

/**
 * Present and past members of the workspace, by id. Unknown users and users of other workspaces are
 * absent.
 */
export async function readUsers(
  tx: Tx,
  workspaceId: string,
  userIds: readonly string[],
  { alsoFormer }: { alsoFormer: boolean },
): Promise<UserName[]> {
  const { rows } = await sql<UserName>`
    select u.id as "userId", u.name from memberships m join users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and m.joined_at is not null and m.user_id = any(${[...userIds]}::text[])
      and (${alsoFormer} or m.ended_at is null)`.execute(tx);
  return rows;
}

/**
 * Users and keys of the workspace, by id, with the user that each counts for. A key without an owner
 * counts for itself; unknown ids are absent.
 */
export async function readActors(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  const { rows } = await sql<{ actor: string; id: string; name: string }>`
    select k.id as actor, coalesce(u.id, k.id) as id, coalesce(u.name, k.name) as name
      from api_keys k left join users u on u.id = k.user_id where k.workspace_id = ${workspaceId} and k.id = any(${[...ids]}::text[])
    union all select u.id, u.id, u.name from memberships m join users u on u.id = m.user_id
      where m.workspace_id = ${workspaceId} and u.id = any(${[...ids]}::text[])`.execute(tx);
  return new Map(rows.map(({ actor, id, name }) => [actor, { id, name }]));
}
