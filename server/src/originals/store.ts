import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export interface OriginalRow {
  id: string;
  talentId: string;
  fingerprint: Buffer;
  keySealed: Buffer;
  detailsSealed: Buffer;
  size: number;
}

export interface StoredOriginal extends OriginalRow {
  importId: string | null;
  storedAt: Date;
}

/** The bytes of all originals of the workspace. */
export async function usedBytes(tx: Tx, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::float8 as bytes from talent_originals where workspace_id = ${workspaceId}`.execute(
    tx,
  );
  return rows[0]!.bytes;
}

/** Says that these files are to be deleted, unless a record of them is written before. */
export async function insertRemovals(
  tx: Tx,
  workspaceId: string,
  fileIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  await sql`
    insert into file_removals select unnest(${fileIds}::text[]), ${workspaceId}, ${dueAt}`.execute(
    tx,
  );
}

/** The same file of the same person replaces the one that is there. */
export async function insertOriginals(
  tx: Tx,
  workspaceId: string,
  rows: readonly OriginalRow[],
  { importId, at }: { importId: string; at: Date },
): Promise<void> {
  const talents = rows.map(({ talentId }) => talentId);
  const prints = rows.map(({ fingerprint }) => fingerprint);
  await sql`
    with gone as (
      delete from talent_originals known
      using unnest(${talents}::text[], ${prints}::bytea[]) given (talent_id, fingerprint)
      where known.workspace_id = ${workspaceId} and known.talent_id = given.talent_id and known.fingerprint = given.fingerprint
      returning known.id)
    insert into file_removals select id, ${workspaceId}, ${at} from gone`.execute(tx);
  await sql`
    insert into talent_originals (id, workspace_id, talent_id, import_id, fingerprint, key_sealed, details_sealed, size, stored_at)
    select id, ${workspaceId}, talent_id, ${importId}, fingerprint, key_sealed, details_sealed, size, ${at}
    from unnest(${rows.map(({ id }) => id)}::text[], ${talents}::text[], ${prints}::bytea[], ${rows.map((row) => row.keySealed)}::bytea[],
      ${rows.map((row) => row.detailsSealed)}::bytea[], ${rows.map(({ size }) => size)}::int[])
      as given (id, talent_id, fingerprint, key_sealed, details_sealed, size)`.execute(tx);
  await sql`delete from file_removals where file_id = any(${rows.map(({ id }) => id)}::text[])`.execute(
    tx,
  );
}

/** The newest original of a person of the workspace's own pool, who may be merged of several. */
export async function readOriginal(
  tx: Tx,
  workspaceId: string,
  talentId: string,
): Promise<StoredOriginal | null> {
  const { rows } = await sql<StoredOriginal>`
    select id, talent_id as "talentId", import_id as "importId", fingerprint, key_sealed as "keySealed", details_sealed as "detailsSealed",
      size, stored_at as "storedAt"
    from talent_originals where workspace_id = ${workspaceId} and talent_id in (select same_person(${talentId}))
    order by stored_at desc, id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Deletes the records of an import; their files are then due. */
export async function deleteOfImport(tx: Tx, importId: string, at: Date): Promise<void> {
  await sql`
    with gone as (delete from talent_originals where import_id = ${importId} returning id, workspace_id)
    insert into file_removals select id, workspace_id, ${at} from gone`.execute(tx);
}

/** Deletes the records of a talent; their files are then due. Answers how many. */
export async function deleteOfTalents(tx: Tx, talentIds: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    with gone as (delete from talent_originals where talent_id = any(${[...talentIds]}::text[]) returning id, workspace_id)
    insert into file_removals select id, workspace_id, now() from gone`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function readDue(
  tx: Tx,
  at: Date,
  limit: number,
): Promise<{ fileId: string; workspaceId: string }[]> {
  const { rows } = await sql<{ fileId: string; workspaceId: string }>`
    select file_id as "fileId", workspace_id as "workspaceId" from file_removals where due_at <= ${at} order by due_at limit ${limit}`.execute(
    tx,
  );
  return rows;
}

export async function deleteRemovals(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await sql`delete from file_removals where file_id = any(${fileIds}::text[])`.execute(tx);
}

/** All originals of a person, newest first. */
export async function readOriginals(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<Pick<StoredOriginal, 'detailsSealed' | 'size' | 'importId' | 'storedAt'>[]> {
  const { rows } = await sql<
    Pick<StoredOriginal, 'detailsSealed' | 'size' | 'importId' | 'storedAt'>
  >`
    select details_sealed as "detailsSealed", size, import_id as "importId", stored_at as "storedAt" from talent_originals
    where workspace_id = ${workspaceId} and talent_id = any(${[...talentIds]}::text[]) order by stored_at desc, id desc`.execute(
    tx,
  );
  return rows;
}
