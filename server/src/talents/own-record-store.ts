import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { LINES, linesOf } from './own-store.ts';
import type { ProfileFields } from './rules/own-profile.ts';
import type { LegalBasis, SourceTerms } from './rules/terms.ts';

/** All SQL about what was once said of own people, each time with its source (docs/decisions/0085). */

export interface StoredRecord {
  id: number;
  talent_id: string;
  /** The talent that it was merged into, or itself. */
  whole_id: string;
  is_edit: boolean;
  /** The record whose fields it says again. */
  repeats_id: number | null;
  /** JSON, as it was written; null of a record that repeats another. */
  fields: string | null;
  contacts: Buffer[];
  /** Whether the source that is asked for said it. */
  is_same_source: boolean;
  legal_basis: LegalBasis | null;
  retention_months: number | null;
}

/**
 * The only record of a talent holds no fields, since they are its profile. They are written down
 * before the profile changes.
 */
export async function writeOnlyRecords(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<void> {
  await sql`
    update talent_records r set fields = t.profile from talents t
    where r.workspace_id = ${workspaceId} and r.talent_id = any(${talentIds}::text[]) and r.fields is null
      and r.repeats_id is null and t.id = r.talent_id`.execute(tx);
}

/**
 * The records of these talents and of those merged into them, oldest first, and which of them are
 * of this source: the same import, or without an import the same caller.
 */
export async function readRecords(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
  { importId, actor, keyId }: Omit<RecordSource, 'terms' | 'at'>,
): Promise<Map<string, StoredRecord[]>> {
  const isSame =
    importId === null
      ? sql`r.import_id is null and r.actor = ${actor} and r.key_id is not distinct from ${keyId}`
      : sql`r.import_id is not distinct from ${importId}`;
  const { rows } = await sql<StoredRecord>`
    with part as (
      select id, id as whole_id, profile from talents where id = any(${talentIds}::text[])
      union all select id, merged_into, profile from talents where merged_into = any(${talentIds}::text[]))
    select r.id, r.talent_id, part.whole_id, r.is_edit, repeated.id as repeats_id, r.contact_fingerprints as contacts, (${isSame}) as is_same_source,
      case when repeated.id is null then coalesce(r.fields, part.profile)::text end as fields, r.legal_basis, r.retention_months
    from part join talent_records r on r.talent_id = part.id left join talent_records repeated on repeated.id = r.repeats_id
    where r.workspace_id = ${workspaceId} order by r.received_at, r.id`.execute(tx);
  return Map.groupBy(rows, (row) => row.whole_id);
}

export interface RecordWrite {
  talentId: string;
  /**
   * JSON of the fields that it gives; null for the first record of a new talent, and for one that
   * repeats another.
   */
  fields: string | null;
  repeatsId: number | null;
  /** Contacts that it says, unless they were there without a record that says them. */
  contacts: readonly Buffer[];
}

/** Where people come from, and what that source says of its data. */
export interface RecordSource {
  importId: string | null;
  actor: string;
  /** Null for a user who was signed in, and for the operator. */
  keyId: string | null;
  terms: SourceTerms;
  at: Date;
}

export async function insertRecords(
  tx: Tx,
  workspaceId: string,
  rows: readonly RecordWrite[],
  { importId, actor, keyId, terms: { legalBasis, retentionMonths }, at }: RecordSource,
): Promise<void> {
  const contacts = rows.map((row) => `{${row.contacts.map(byteaOf).join(',')}}`);
  await sql`
    insert into talent_records (workspace_id, talent_id, import_id, fields, contact_fingerprints, actor, received_at, key_id, legal_basis, retention_months, repeats_id)
    select ${workspaceId}, talent_id, ${importId}, fields::json, contacts::bytea[], ${actor}, ${at}::timestamptz, ${keyId}, ${legalBasis}, ${retentionMonths}::int, repeats_id
    from unnest(
      ${rows.map(({ talentId }) => talentId)}::text[],
      string_to_array(${linesOf(rows.map(({ fields }) => fields ?? ''))}, ${LINES}, ''),
      ${contacts}::text[], ${rows.map(({ repeatsId }) => repeatsId)}::bigint[]) as given (talent_id, fields, contacts, repeats_id)`.execute(
    tx,
  );
}

/** A byte string within the text of an array. */
const byteaOf = (bytes: Buffer): string => `"\\\\x${bytes.toString('hex')}"`;

/** Adds edited fields to the edit of the talent. */
export async function writeEdit(
  tx: Tx,
  workspaceId: string,
  talentId: string,
  {
    fields,
    actor,
    keyId,
    at,
  }: { fields: Partial<ProfileFields>; actor: string; keyId: string | null; at: Date },
): Promise<void> {
  await sql`
    insert into talent_records as r (workspace_id, talent_id, is_edit, fields, actor, received_at, key_id)
    values (${workspaceId}, ${talentId}, true, ${JSON.stringify(fields)}::json, ${actor}, ${at}, ${keyId})
    on conflict (talent_id) where is_edit do update set fields = (r.fields::jsonb || excluded.fields::jsonb)::json,
      actor = excluded.actor, received_at = excluded.received_at, key_id = excluded.key_id`.execute(
    tx,
  );
}

export interface StoredSource {
  importId: string | null;
  isEdit: boolean;
  actor: string;
  keyId: string | null;
  /** As stated by the source; null: as the pool. */
  legalBasis: LegalBasis | null;
  retentionMonths: number | null;
  at: Date;
}

/** When the talent was brought and changed, and by which caller, newest first. */
export async function readHistory(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<StoredSource[]> {
  const { rows } = await sql<StoredSource>`
    select import_id as "importId", is_edit as "isEdit", actor, key_id as "keyId", legal_basis as "legalBasis",
      retention_months as "retentionMonths", received_at as at
    from talent_records
    where workspace_id = ${workspaceId} and talent_id in (select same_person(${id})) order by received_at desc, id desc limit 100`.execute(
    tx,
  );
  return rows;
}

/** The oldest record of another source that repeats a record of the import becomes the one repeated. */
async function handOn(
  tx: Tx,
  workspaceId: string,
  importId: string,
  talentIds: readonly string[],
): Promise<void> {
  await sql`
    with heir as (
      select gone.id as gone_id, gone.talent_id, gone.fields, min(r.id) as id
      from talent_records gone
        join talent_records r on r.talent_id = gone.talent_id and r.repeats_id = gone.id and r.import_id is distinct from ${importId}
      where gone.workspace_id = ${workspaceId} and gone.import_id = ${importId} and gone.talent_id = any(${[...talentIds]}::text[])
      group by gone.id)
    update talent_records r set
      fields = case when r.id = heir.id then heir.fields end,
      repeats_id = case when r.id <> heir.id then heir.id end
    from heir
    where r.talent_id = heir.talent_id and r.repeats_id = heir.gone_id and r.import_id is distinct from ${importId}`.execute(
    tx,
  );
}

/**
 * Takes the records of an import away from at most `limit` talents. Returns those talents, and who
 * of them has no record of any other source left. None when nothing is left to take away.
 */
export async function takeImport(
  tx: Tx,
  workspaceId: string,
  importId: string,
  limit: number,
): Promise<{ talentIds: string[]; orphans: string[] }> {
  const { rows: some } = await sql<{ talent_id: string }>`
    select distinct talent_id from talent_records where workspace_id = ${workspaceId} and import_id = ${importId} limit ${limit}`.execute(
    tx,
  );
  const talentIds = some.map((row) => row.talent_id).sort();
  if (talentIds.length === 0) return { talentIds, orphans: [] };
  await writeOnlyRecords(tx, workspaceId, talentIds);
  await handOn(tx, workspaceId, importId, talentIds);
  await sql`
    with gone as (
      delete from talent_records where workspace_id = ${workspaceId} and import_id = ${importId} and talent_id = any(${talentIds}::text[])
      returning talent_id, contact_fingerprints)
    delete from talent_contacts c using gone
    where c.talent_id = gone.talent_id and c.value_fingerprint = any(gone.contact_fingerprints)
      and not exists (select from talent_records r where r.talent_id = c.talent_id and r.import_id is distinct from ${importId}
        and c.value_fingerprint = any(r.contact_fingerprints))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select id from talents t where id = any(${talentIds}::text[]) and workspace_id = ${workspaceId}
      and not exists (select from talent_records r where r.talent_id = t.id and not r.is_edit)`.execute(
    tx,
  );
  return { talentIds, orphans: rows.map(({ id }) => id) };
}

export interface DatedRecord {
  isEdit: boolean;
  fields: Partial<ProfileFields>;
  at: Date;
}

/** The records of a person, oldest first, as they are; changes nothing. */
export async function readDatedRecords(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<DatedRecord[]> {
  const { rows } = await sql<DatedRecord>`
    select r.is_edit as "isEdit", coalesce(r.fields, repeated.fields, t.profile) as fields, r.received_at as at
    from talent_records r join talents t on t.id = r.talent_id left join talent_records repeated on repeated.id = r.repeats_id
    where r.workspace_id = ${workspaceId} and r.talent_id = any(${[...talentIds]}::text[]) order by r.received_at, r.id`.execute(
    tx,
  );
  return rows;
}
