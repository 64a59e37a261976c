import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from './db.ts';
import type { Principal } from './operation.ts';

/** The chain of events that concern the whole installation, such as an erasure. */
export const INSTALLATION = 'installation';

export type Details = Record<string, string | number | boolean | null | readonly string[]>;

export interface AuditEntry {
  /** A workspace id, or INSTALLATION. */
  chain: string;
  /** A user id, a key id, `operator` (the command line) or `service`. */
  actor: string;
  /** Thing and past participle: `key.created`, `candidate.status_changed`. */
  action: string;
  /** The id of the thing that was changed. */
  subject: string;
  /** Flat and free of personal data: the log outlives an erasure. */
  details?: Details;
}

/** An entry as stored in its chain. */
export interface RecordedEntry extends Required<Omit<AuditEntry, 'chain'>> {
  /** From 1, without a gap. */
  seq: number;
  at: Date;
  /** SHA-256 over this entry and the hash of the previous one, in hexadecimal. */
  hash: string;
}

/** The actor that the audit log records: the user or the key's owner, else the key. */
export function actorOf({ userId, keyId }: Pick<Principal, 'userId' | 'keyId'>): string {
  const actor = userId ?? keyId;
  if (actor === null) throw new Error('Nobody asks: there is neither a person nor a key.');
  return actor;
}

/**
 * Writes an entry in the caller's transaction, so that a change and its entry commit together. The
 * chain stays locked until the commit, so call this last.
 */
export async function recordAudit(
  tx: Tx,
  { chain, actor, action, subject, details = {} }: AuditEntry,
): Promise<void> {
  await sql`select append_audit(${chain}, ${actor}, ${action}, ${subject}, ${JSON.stringify(details)}, clock_timestamp())`.execute(
    tx,
  );
}

/** As recordAudit, for many entries of one chain, in their order. */
export async function recordAudits(
  tx: Tx,
  chain: string,
  entries: readonly Omit<AuditEntry, 'chain'>[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ details = {}, ...entry }) => ({
    ...entry,
    details: JSON.stringify(details),
  }));
  await sql`
    select append_audit(${chain}, actor, action, subject, details, clock_timestamp())
    from json_to_recordset(${JSON.stringify(rows)}::json) as entry (actor text, action text, subject text, details text)`.execute(
    tx,
  );
}

export interface AuditFilter {
  actor?: string;
  action?: string;
  from?: Date;
  /** Exclusive. */
  to?: Date;
}

/** Entries of a chain, newest first: those before a number (null: from the newest). */
export async function readAudit(
  tx: Tx,
  chain: string,
  {
    before,
    limit,
    actor,
    action,
    from,
    to,
  }: AuditFilter & { before: number | null; limit: number },
): Promise<RecordedEntry[]> {
  const { rows } = await sql<Omit<RecordedEntry, 'details'> & { details: string }>`
    select seq, actor, action, subject, details, at, encode(hash, 'hex') as hash from audit_entries
    where chain = ${chain} and (${before}::bigint is null or seq < ${before}::bigint)
      and (${actor ?? null}::text is null or actor = ${actor ?? null}) and (${action ?? null}::text is null or action = ${action ?? null})
      and (${from ?? null}::timestamptz is null or at >= ${from ?? null}) and (${to ?? null}::timestamptz is null or at < ${to ?? null})
    order by seq desc limit ${limit}`.execute(tx);
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as Details }));
}

/** The newest entries of a chain about these things. */
export async function readAuditOf(
  tx: Tx,
  chain: string,
  subjects: readonly string[],
  limit: number,
): Promise<Pick<RecordedEntry, 'actor' | 'action' | 'details' | 'at'>[]> {
  const { rows } = await sql<Pick<RecordedEntry, 'actor' | 'action' | 'at'> & { details: string }>`
    select actor, action, details, at from audit_entries where chain = ${chain} and subject = any(${[...subjects]}::text[])
    order by seq desc limit ${limit}`.execute(tx);
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as Details }));
}

/** All chains with at least one entry. */
export async function readAuditChains(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{
    chain: string;
  }>`select chain from audit_heads union select chain from audit_entries order by 1`.execute(tx);
  return rows.map(({ chain }) => chain);
}

export interface AuditBreak {
  /** The first entry that is altered or missing. */
  seq: number;
  problem: string;
}

export interface AuditVerification {
  chain: string;
  /** How many entries are in order, from the first one. */
  entries: number;
  /**
   * The hash of the last of these entries, in hexadecimal, to be stored elsewhere; empty when there
   * is none.
   */
  head: string;
  /** Null when the chain is whole. */
  firstBreak: AuditBreak | null;
}

interface StoredEntry {
  seq: number;
  actor: string;
  action: string;
  subject: string;
  details: string;
  /** Microseconds since the epoch: a Date only holds milliseconds. */
  micros: string;
  hash: Buffer;
}

/** Entries per read. */
const BATCH = 1_000;

/**
 * Recomputes a chain from its first entry. It runs here and not in the database, whose functions
 * could have been replaced too. It finds entries that were altered, inserted, removed or reordered
 * and, from the recorded head, a tail that was cut off.
 */
export function verifyAudit(db: Database, chain: string): Promise<AuditVerification> {
  // One snapshot: an entry written meanwhile would look like one that the head does not include.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      let last: { seq: number; hash: Buffer } = { seq: 0, hash: Buffer.alloc(0) };
      const found = (firstBreak: AuditBreak | null): AuditVerification => ({
        chain,
        entries: last.seq,
        head: last.hash.toString('hex'),
        firstBreak,
      });
      for (
        let batch = await readStored(tx, chain, Number.MIN_SAFE_INTEGER);
        batch.length > 0;
        batch = await readStored(tx, chain, last.seq)
      ) {
        for (const entry of batch) {
          if (entry.seq !== last.seq + 1)
            return found({ seq: last.seq + 1, problem: 'the entry is missing' });
          if (!hashOf(last.hash, chain, entry).equals(entry.hash))
            return found({ seq: entry.seq, problem: 'the entry was altered or moved' });
          last = { seq: entry.seq, hash: entry.hash };
        }
      }
      return found(headProblem(await readHead(tx, chain), last));
    });
}

function headProblem(
  head: { seq: number; hash: Buffer } | null,
  last: { seq: number; hash: Buffer },
): AuditBreak | null {
  if (!head) return { seq: last.seq + 1, problem: 'the head of the chain is missing' };
  if (head.seq > last.seq)
    return { seq: last.seq + 1, problem: `the entries up to ${head.seq} are cut off` };
  if (head.seq < last.seq)
    return { seq: head.seq + 1, problem: 'the entry was added behind the head' };
  return head.hash.equals(last.hash)
    ? null
    : { seq: last.seq, problem: 'the entry is not the one that the head knows' };
}

/**
 * Hashes the same bytes as `audit_hash` in the migration. Each part follows its length, so that no
 * two entries produce the same bytes.
 */
function hashOf(
  previous: Buffer,
  chain: string,
  { seq, actor, action, subject, details, micros }: StoredEntry,
): Buffer {
  const parts = [chain, String(seq), actor, action, subject, details, micros].map(
    (part) => `${Buffer.byteLength(part)}:${part}`,
  );
  return createHash('sha256').update(previous).update(parts.join(''), 'utf8').digest();
}

async function readStored(tx: Tx, chain: string, after: number): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select seq, actor, action, subject, details, (extract(epoch from at) * 1000000)::bigint::text as micros, hash
    from audit_entries where chain = ${chain} and seq > ${after} order by seq limit ${BATCH}`.execute(
    tx,
  );
  return rows;
}

async function readHead(tx: Tx, chain: string): Promise<{ seq: number; hash: Buffer } | null> {
  const { rows } = await sql<{
    seq: number;
    hash: Buffer;
  }>`select last_seq as seq, last_hash as hash from audit_heads where chain = ${chain}`.execute(tx);
  return rows[0] ?? null;
}
