import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** What an import added to a candidate. */
export interface CandidateImport {
  candidateId: string;
  isNew: boolean;
  statusHandle: string | null;
  noteMarks: readonly Buffer[];
}

/** Adds to what the import did to these candidates before. */
export async function writeCandidateImports(
  tx: Tx,
  workspaceId: string,
  importId: string,
  rows: readonly CandidateImport[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(
    ({ candidateId, isNew, statusHandle, noteMarks }) =>
      sql`(${importId}, ${candidateId}, ${workspaceId}, ${isNew}::boolean, ${statusHandle}, ${[...noteMarks]}::bytea[])`,
  );
  await sql`
    insert into candidate_imports as i (import_id, candidate_id, workspace_id, is_new, status_handle, note_marks)
    values ${sql.join(values)}
    on conflict (import_id, candidate_id) do update set
      status_handle = coalesce(excluded.status_handle, i.status_handle), note_marks = i.note_marks || excluded.note_marks`.execute(
    tx,
  );
}

/** The status that the import gave each of these candidates, when it made them. */
export async function readImportedStatuses(
  tx: Tx,
  workspaceId: string,
  importId: string,
  candidateIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ candidateId: string; statusHandle: string }>`
    select candidate_id as "candidateId", status_handle as "statusHandle" from candidate_imports
    where workspace_id = ${workspaceId} and import_id = ${importId} and candidate_id = any(${[...candidateIds]}::text[])
      and is_new and status_handle is not null`.execute(tx);
  return new Map(rows.map(({ candidateId, statusHandle }) => [candidateId, statusHandle]));
}

/** Some of what the import did, in the order of candidates. */
export async function readCandidateImports(
  tx: Tx,
  workspaceId: string,
  importId: string,
  limit: number,
): Promise<Pick<CandidateImport, 'candidateId' | 'noteMarks'>[]> {
  const { rows } = await sql<Pick<CandidateImport, 'candidateId' | 'noteMarks'>>`
    select candidate_id as "candidateId", note_marks as "noteMarks" from candidate_imports
    where workspace_id = ${workspaceId} and import_id = ${importId} order by candidate_id limit ${limit}`.execute(
    tx,
  );
  return rows;
}

/** The candidates that only this import made, and that nobody and nothing touched since. */
export async function untouchedSince(
  tx: Tx,
  workspaceId: string,
  importId: string,
  candidateIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from untouched_since_import(${workspaceId}, ${importId}, ${[...candidateIds]}::text[]) as id`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Forgets what the import did to these candidates. */
export async function deleteCandidateImports(
  tx: Tx,
  importId: string,
  candidateIds: readonly string[],
): Promise<void> {
  await sql`delete from candidate_imports where import_id = ${importId} and candidate_id = any(${[...candidateIds]}::text[])`.execute(
    tx,
  );
}

/** Only candidates with a history of nothing but imports; the database refuses others. */
export async function deleteCandidates(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from candidate_history where workspace_id = ${workspaceId} and candidate_id = any(${[...ids]}::text[])`.execute(
    tx,
  );
  await sql`delete from candidates where workspace_id = ${workspaceId} and id = any(${[...ids]}::text[])`.execute(
    tx,
  );
}

export interface CandidateNotes {
  candidateId: string;
  talentId: string;
  statusHandle: string;
  notes: string | null;
}

/** The candidates of these talents in the sourcing; locked until the transaction ends if asked. */
export async function readNotes(
  tx: Tx,
  workspaceId: string,
  by: { sourcingId: string; talentIds: readonly string[] } | { ids: readonly string[] },
  { lock }: { lock: boolean },
): Promise<CandidateNotes[]> {
  const which =
    'ids' in by
      ? sql`id = any(${[...by.ids]}::text[])`
      : sql`sourcing_id = ${by.sourcingId} and talent_id = any(${[...by.talentIds]}::text[])`;
  const { rows } = await sql<CandidateNotes>`
    select id as "candidateId", talent_id as "talentId", status_handle as "statusHandle", notes from candidates
    where workspace_id = ${workspaceId} and ${which} order by id ${lock ? sql`for no key update` : sql``}`.execute(
    tx,
  );
  return rows;
}

export async function writeNotes(
  tx: Tx,
  workspaceId: string,
  rows: readonly Pick<CandidateNotes, 'candidateId' | 'notes'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update candidates c set notes = given.notes, updated_at = clock_timestamp()
    from unnest(${rows.map(({ candidateId }) => candidateId)}::text[], ${rows.map(({ notes }) => notes)}::text[]) as given (id, notes)
    where c.workspace_id = ${workspaceId} and c.id = given.id`.execute(tx);
}

/** A place to go back to when the balance does not pay for the candidates of a batch. */
export async function setSavepoint(tx: Tx): Promise<void> {
  await sql`savepoint candidates`.execute(tx);
}

export async function rollBackToSavepoint(tx: Tx): Promise<void> {
  await sql`rollback to savepoint candidates`.execute(tx);
}
