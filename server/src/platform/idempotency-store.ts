import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from './db.ts';

/** A request as stored under its key. Both fields are keyed hashes. */
export interface KeyedRequest {
  workspaceId: string;
  keyFingerprint: Buffer;
  requestFingerprint: Buffer;
}

/** The right to answer a request, until another process takes it over. */
export interface Claim {
  workspaceId: string;
  keyFingerprint: Buffer;
  token: string;
}

/** What is stored for a key. */
export interface KnownRequest {
  requestFingerprint: Buffer;
  answered: boolean;
  /**
   * Sealed. Null while there is none, and permanently once a person in the answer has been erased.
   */
  answer: Buffer | null;
}

/** Another process has taken the request over: the transaction must be rolled back. */
export class ClaimLost extends Error {
  constructor() {
    super('the request with this Idempotency-Key was taken over');
    this.name = 'ClaimLost';
  }
}

/** Decision 7. */
const RETENTION = sql`interval '24 hours'`;

/** The given time, or the database's own clock. */
const at = (now: Date | null) => sql`coalesce(${now}::timestamptz, clock_timestamp())`;

/**
 * Claims the key when it is new, a day old, or left by a process that died with this same request;
 * null otherwise.
 */
export async function claimRequest(
  db: Database,
  request: KeyedRequest,
  { leaseMs, now }: { leaseMs: number; now: Date | null },
): Promise<Claim | null> {
  const { workspaceId, keyFingerprint, requestFingerprint } = request;
  const token = randomUUID();
  const { rows } = await sql`
    insert into idempotency_keys as known (workspace_id, key_fingerprint, request_fingerprint, claim, claimed_until, created_at)
    values (${workspaceId}, ${keyFingerprint}, ${requestFingerprint}, ${token}, ${at(now)} + ${leaseMs} * interval '1 millisecond', ${at(now)})
    on conflict (workspace_id, key_fingerprint) do update set
      request_fingerprint = excluded.request_fingerprint, claim = excluded.claim, claimed_until = excluded.claimed_until,
      created_at = excluded.created_at, answered_at = null, answer = null, ids_in_answer = '{}', erased_meanwhile = '{}'
    where known.created_at <= excluded.created_at - ${RETENTION}
      or (known.answered_at is null and known.claimed_until <= excluded.created_at and known.request_fingerprint = excluded.request_fingerprint)
    returning 1`.execute(db);
  return rows.length > 0 ? { workspaceId, keyFingerprint, token } : null;
}

export async function readRequest(
  db: Database,
  { workspaceId, keyFingerprint }: KeyedRequest,
): Promise<KnownRequest | null> {
  const { rows } = await sql<KnownRequest>`
    select request_fingerprint as "requestFingerprint", answered_at is not null as answered, answer
    from idempotency_keys where workspace_id = ${workspaceId} and key_fingerprint = ${keyFingerprint}`.execute(
    db,
  );
  return rows[0] ?? null;
}

const isMine = ({ workspaceId, keyFingerprint, token }: Claim) =>
  sql`workspace_id = ${workspaceId} and key_fingerprint = ${keyFingerprint} and claim = ${token}`;

/**
 * Stores the answer in the caller's transaction. Throws ClaimLost when another process holds the
 * claim by now. The row stays locked until the commit, so that an erasure either finds the answer
 * or is found by it. It takes two statements, since the second must see what the first waited for.
 */
export async function storeAnswer(
  tx: Tx,
  claim: Claim,
  { sealed, ids, now }: { sealed: Buffer; ids: readonly string[]; now: Date | null },
): Promise<void> {
  const { rows } = await sql<{ erased: string[] }>`
    select erased_meanwhile as erased from idempotency_keys where ${isMine(claim)} for update`.execute(
    tx,
  );
  if (!rows[0]) throw new ClaimLost();
  const erased = new Set(rows[0].erased);
  const kept = ids.some((id) => erased.has(id))
    ? { answer: null, ids: [] }
    : { answer: sealed, ids: [...ids] };
  await sql`update idempotency_keys set answer = ${kept.answer}, ids_in_answer = ${kept.ids}, answered_at = ${at(now)} where ${isMine(claim)}`.execute(
    tx,
  );
}

/** Undoes storeAnswer, so that the request can be made again. */
export async function dropAnswer(tx: Tx, claim: Claim): Promise<void> {
  await sql`delete from idempotency_keys where ${isMine(claim)}`.execute(tx);
}

/**
 * Releases a claim without an answer. An answer stays, even one whose commit was reported as
 * failed.
 */
export async function releaseRequest(db: Database, claim: Claim): Promise<void> {
  await sql`delete from idempotency_keys where ${isMine(claim)} and answered_at is null`.execute(
    db,
  );
}

/**
 * Deletes answers that contain this talent, including those under way; a paid request stays
 * answered. Returns how many were deleted.
 */
export async function eraseAnswersWith(tx: Tx, talentIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ held: boolean }>`
    update idempotency_keys set answer = null, ids_in_answer = '{}', erased_meanwhile = erased_meanwhile || ${[...talentIds]}::text[]
    where answered_at is null or (answer is not null and ids_in_answer && ${[...talentIds]}::text[])
    returning answered_at is not null as held`.execute(tx);
  return rows.filter(({ held }) => held).length;
}

/** Deletes records older than 24 hours. */
export async function pruneRequests(db: Database, now: Date | null): Promise<void> {
  await sql`delete from idempotency_keys where created_at <= ${at(now)} - ${RETENTION}`.execute(db);
}
