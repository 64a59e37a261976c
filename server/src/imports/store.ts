import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Language } from '../platform/operation.ts';
import type { SourceTerms } from '../talents/talents.ts';

export type ImportStatus =
  | 'uploading'
  | 'queued'
  | 'running'
  | 'completed'
  | 'failed'
  | 'undoing'
  | 'undone';

export interface ImportCounts {
  read: number;
  created: number;
  updated: number;
  merged: number;
  proposed: number;
  rejected: number;
}

/** What an import did to the candidates of its sourcing. */
export interface SourcingCounts {
  candidates: number;
  notes: number;
}

export interface ImportedStage {
  stage: string;
  statusHandle: string;
  isKnown: boolean;
  people: number;
}

export interface ImportRow {
  id: string;
  status: ImportStatus;
  fileName: string;
  format: string | null;
  mapping: Record<string, string | null> | null;
  dryRun: boolean;
  actor: string;
  keyId: string | null;
  terms: SourceTerms;
  /** Of who asked; null when not known. */
  language: Language | null;
  /** Where the people of the file become candidates. */
  sourcingId: string | null;
  counts: ImportCounts;
  sourcingCounts: SourcingCounts;
  failure: string | null;
  createdAt: Date;
}

export interface StoredReject {
  row: number;
  file: string | null;
  reason: string;
  /** JSON of what the row held, by heading. */
  cellsSealed: Buffer | null;
}

const COLUMNS = sql`id, status, file_name as "fileName", format, mapping, dry_run as "dryRun", actor, key_id as "keyId", failure, created_at as "createdAt",
  language, sourcing_id as "sourcingId", json_build_object('candidates', candidates, 'notes', notes) as "sourcingCounts",
  json_build_object('legalBasis', legal_basis, 'retentionMonths', retention_months) as terms,
  json_build_object('read', rows_read, 'created', created, 'updated', updated, 'merged', merged, 'proposed', proposed, 'rejected', rejected) as counts`;

export async function insertImport(
  tx: Tx,
  workspaceId: string,
  row: Omit<ImportRow, 'status' | 'counts' | 'sourcingCounts' | 'failure' | 'createdAt'>,
  at: Date,
): Promise<void> {
  await sql`
    insert into talent_imports (id, workspace_id, status, file_name, format, mapping, dry_run, actor, key_id, legal_basis, retention_months, language, sourcing_id, created_at, changed_at)
    values (${row.id}, ${workspaceId}, 'uploading', ${row.fileName}, ${row.format}, ${row.mapping === null ? null : JSON.stringify(row.mapping)}::json,
      ${row.dryRun}, ${row.actor}, ${row.keyId}, ${row.terms.legalBasis}, ${row.terms.retentionMonths}, ${row.language}, ${row.sourcingId}, ${at}, ${at})`.execute(
    tx,
  );
}

/** Returns the bytes of all files of the workspace that are stored then, about. */
export async function insertChunk(
  tx: Tx,
  workspaceId: string,
  importId: string,
  { position, bytes }: { position: number; bytes: Buffer },
): Promise<number> {
  const { rows } = await sql<{ stored: string }>`
    with piece as (insert into talent_import_chunks values (${importId}, ${position}, ${bytes})),
    counted as (update talent_imports set stored_bytes = stored_bytes + ${bytes.length} where id = ${importId})
    select ${bytes.length} + coalesce(sum(stored_bytes), 0) as stored from talent_imports
    where workspace_id = ${workspaceId} and stored_bytes > 0`.execute(tx);
  return Number(rows[0]!.stored);
}

export async function readChunk(
  tx: Tx,
  importId: string,
  position: number,
): Promise<Buffer | null> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from talent_import_chunks where import_id = ${importId} and position = ${position}`.execute(
    tx,
  );
  return rows[0]?.bytes ?? null;
}

export async function readImport(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select ${COLUMNS} from talent_imports where workspace_id = ${workspaceId} and id = ${id} and status <> 'uploading'`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Newest first. */
export async function listImports(
  tx: Tx,
  workspaceId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select ${COLUMNS} from talent_imports where workspace_id = ${workspaceId} and status <> 'uploading'
    order by created_at desc, id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** Returns false when the import is not in one of these states. */
export async function moveTo(
  tx: Tx,
  id: string,
  { from, to, at }: { from: readonly ImportStatus[]; to: ImportStatus; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update talent_imports set status = ${to}, changed_at = ${at} where id = ${id} and status = any(${from}::text[])`.execute(
    tx,
  );
  return Number(numAffectedRows) > 0;
}

/** Adds what a batch did, in its transaction. */
export async function addCounts(tx: Tx, id: string, counts: ImportCounts, at: Date): Promise<void> {
  const { read, created, updated, merged, proposed, rejected } = counts;
  await sql`
    update talent_imports set rows_read = rows_read + ${read}, created = created + ${created}, updated = updated + ${updated},
      merged = merged + ${merged}, proposed = proposed + ${proposed}, rejected = rejected + ${rejected}, changed_at = ${at} where id = ${id}`.execute(
    tx,
  );
}

/** More than any pipeline has; a column that is no stage has as many as rows. */
const MAX_STAGES = 100;

/** Adds what a batch did to the sourcing, in its transaction. Stages over the limit are left out. */
export async function addSourcingCounts(
  tx: Tx,
  id: string,
  { candidates, notes }: SourcingCounts,
  stages: readonly ImportedStage[],
): Promise<void> {
  await sql`
    update talent_imports set candidates = candidates + ${candidates}, notes = notes + ${notes} where id = ${id}`.execute(
    tx,
  );
  if (stages.length === 0) return;
  const texts = (name: 'stage' | 'statusHandle') => stages.map((one) => one[name]);
  await sql`
    insert into talent_import_stages as s (import_id, stage, status_handle, is_known, people)
    select ${id}, given.stage, given.status_handle, given.is_known, given.people
    from unnest(${texts('stage')}::text[], ${texts('statusHandle')}::text[], ${stages.map(({ isKnown }) => isKnown)}::boolean[],
      ${stages.map(({ people }) => people)}::int[]) with ordinality as given (stage, status_handle, is_known, people, place)
    where given.place + (select count(*) from talent_import_stages where import_id = ${id}) <= ${MAX_STAGES}
      or exists (select from talent_import_stages k where k.import_id = ${id} and k.stage = given.stage)
    on conflict (import_id, stage) do update set people = s.people + excluded.people`.execute(tx);
}

/** Those of the most people first. */
export async function readStages(tx: Tx, id: string): Promise<ImportedStage[]> {
  const { rows } = await sql<ImportedStage>`
    select stage, status_handle as "statusHandle", is_known as "isKnown", people from talent_import_stages
    where import_id = ${id} order by people desc, stage`.execute(tx);
  return rows;
}

/** How the file is read, known when it has arrived. */
export async function setReading(
  tx: Tx,
  id: string,
  { format, mapping }: Pick<ImportRow, 'format' | 'mapping'>,
): Promise<void> {
  await sql`
    update talent_imports set format = ${format}, mapping = ${mapping === null ? null : JSON.stringify(mapping)}::json where id = ${id}`.execute(
    tx,
  );
}

/** Ends the import: the file is deleted, whatever became of it. */
export async function endImport(
  tx: Tx,
  id: string,
  { status, failure, at }: { status: ImportStatus; failure: string | null; at: Date },
): Promise<void> {
  await sql`delete from talent_import_chunks where import_id = ${id}`.execute(tx);
  await sql`update talent_imports set status = ${status}, failure = ${failure}, stored_bytes = 0, changed_at = ${at} where id = ${id}`.execute(
    tx,
  );
}

export async function insertRejects(
  tx: Tx,
  id: string,
  rejects: readonly StoredReject[],
): Promise<void> {
  if (rejects.length === 0) return;
  await sql`
    insert into talent_import_rejects (import_id, row_number, file, reason, cells_sealed)
    select ${id}, * from unnest(${rejects.map(({ row }) => row)}::int[], ${rejects.map(({ file }) => file)}::text[], ${rejects.map(({ reason }) => reason)}::text[],
      ${rejects.map(({ cellsSealed }) => cellsSealed)}::bytea[])`.execute(tx);
}

export async function readRejects(tx: Tx, id: string, limit: number): Promise<StoredReject[]> {
  const { rows } = await sql<StoredReject>`
    select row_number as row, file, reason, cells_sealed as "cellsSealed" from talent_import_rejects where import_id = ${id} order by row_number limit ${limit}`.execute(
    tx,
  );
  return rows;
}

/** An upload that was refused, with its pieces. */
export async function deleteUpload(tx: Tx, id: string): Promise<void> {
  await sql`delete from talent_imports where id = ${id} and status = 'uploading'`.execute(tx);
}

/** Uploads that stopped half way, in every workspace. */
export async function deleteAbandoned(tx: Tx, before: Date): Promise<void> {
  await sql`delete from talent_imports where status = 'uploading' and changed_at < ${before}`.execute(
    tx,
  );
}

/** The files of these imports, by import. */
export async function readFiles(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, { fileName: string; format: string | null }>> {
  const { rows } = await sql<{ id: string; fileName: string; format: string | null }>`
    select id, file_name as "fileName", format from talent_imports where workspace_id = ${workspaceId} and id = any(${[...ids]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

/** What stands where the name of a file or a reason said who a person is. */
const ERASED = '(erased)';

export async function readImportTexts(
  tx: Tx,
  workspaceId: string,
): Promise<{ id: string; rowsRead: number; fileName: string; failure: string | null }[]> {
  const { rows } = await sql<{
    id: string;
    rowsRead: number;
    fileName: string;
    failure: string | null;
  }>`
    select id, rows_read as "rowsRead", file_name as "fileName", failure from talent_imports where workspace_id = ${workspaceId}`.execute(
    tx,
  );
  return rows;
}

export async function eraseImportTexts(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update talent_imports set file_name = ${ERASED}, failure = case when failure is not null then ${ERASED} end
    where workspace_id = ${workspaceId} and id = any(${[...ids]}::text[]) and file_name <> ${ERASED}`.execute(
    tx,
  );
}

/** Stages in the imports of the workspace, which a column may say of a person by mistake. */
export async function readStageTexts(
  tx: Tx,
  workspaceId: string,
): Promise<{ importId: string; stage: string }[]> {
  const { rows } = await sql<{ importId: string; stage: string }>`
    select s.import_id as "importId", s.stage from talent_import_stages s join talent_imports i on i.id = s.import_id
    where i.workspace_id = ${workspaceId}`.execute(tx);
  return rows;
}

export async function eraseStages(
  tx: Tx,
  rows: readonly { importId: string; stage: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    delete from talent_import_stages s
    using unnest(${rows.map(({ importId }) => importId)}::text[], ${rows.map(({ stage }) => stage)}::text[]) as given (import_id, stage)
    where s.import_id = given.import_id and s.stage = given.stage`.execute(tx);
}

export interface RejectPlace {
  importId: string;
  row: number;
}

export interface RejectText extends RejectPlace {
  file: string | null;
  reason: string;
  cellsSealed: Buffer | null;
}

/** Rejected rows of the workspace after a place, in order. */
export async function readRejectTexts(
  tx: Tx,
  workspaceId: string,
  after: RejectPlace,
  limit: number,
): Promise<RejectText[]> {
  const { rows } = await sql<RejectText>`
    select r.import_id as "importId", r.row_number as row, r.file, r.reason, r.cells_sealed as "cellsSealed"
    from talent_import_rejects r join talent_imports i on i.id = r.import_id
    where i.workspace_id = ${workspaceId} and (r.import_id, r.row_number) > (${after.importId}, ${after.row})
    order by r.import_id, r.row_number limit ${limit}`.execute(tx);
  return rows;
}

export async function eraseRejectTexts(tx: Tx, rows: readonly RejectPlace[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update talent_import_rejects r set file = null, reason = ${ERASED}, cells_sealed = null
    from unnest(${rows.map(({ importId }) => importId)}::text[], ${rows.map(({ row }) => row)}::int[]) as given (import_id, row_number)
    where r.import_id = given.import_id and r.row_number = given.row_number`.execute(tx);
}

/** A workspace decides about so many headings at most; older decisions stay. */
const MAX_HEADINGS = 1_000;

/** What the workspace decided about headings: a field, or null to leave the column out. */
export async function readHeadings(
  tx: Tx,
  workspaceId: string,
): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ heading: string; field: string | null }>`
    select heading, field from talent_import_headings where workspace_id = ${workspaceId} order by decided_at desc limit ${MAX_HEADINGS}`.execute(
    tx,
  );
  return Object.fromEntries(rows.map(({ heading, field }) => [heading, field]));
}

export async function writeHeadings(
  tx: Tx,
  workspaceId: string,
  decisions: readonly { heading: string; field: string | null }[],
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  if (decisions.length === 0) return;
  await sql`
    insert into talent_import_headings (workspace_id, heading, field, actor, decided_at)
    select ${workspaceId}, *, ${actor}, ${at}::timestamptz
    from unnest(${decisions.map(({ heading }) => heading)}::text[], ${decisions.map(({ field }) => field)}::text[])
    on conflict (workspace_id, heading) do update set field = excluded.field, actor = excluded.actor, decided_at = excluded.decided_at`.execute(
    tx,
  );
}
