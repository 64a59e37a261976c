import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { TalentProfile } from './profile.ts';
import type { ProfileFields } from './rules/own-profile.ts';
import type { LegalBasis, SourceTerms } from './rules/terms.ts';

/**
 * Batches of one workspace take turns, so that two of them never add the same person twice. Other
 * workspaces, and the imports of the operator, do not wait. Every statement of a batch finds its
 * people by an index: before PostgreSQL has statistics of a growing pool, it would read all of it,
 * with workers of their own, at each look-up.
 */
export async function beginOwnBatch(tx: Tx, workspaceId: string): Promise<void> {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
      pg_advisory_xact_lock(hashtext('talents.own'), hashtext(${workspaceId}))`.execute(tx);
}

export interface StoredOwn {
  id: string;
  source_id: string | null;
  url: string | null;
  /** Whom it was merged into, or itself. */
  whole_id: string;
  whole_source_id: string | null;
  whole_url: string | null;
  firstname: string | null;
  lastname: string | null;
  /** The contacts by which it was found. */
  fingerprints: Buffer[];
}

/** The live talents of the workspace's own pool with one of these identities. */
export async function findOwn(
  tx: Tx,
  workspaceId: string,
  by: { ids: readonly string[]; urls: readonly string[]; contacts: readonly Buffer[] },
): Promise<StoredOwn[]> {
  const { rows } = await sql<StoredOwn>`
    with by_contact as (
      select c.talent_id, array_agg(c.value_fingerprint) as fingerprints
      from talent_contacts c join talents t on t.id = c.talent_id and t.workspace_id = ${workspaceId}
      where c.value_fingerprint = any(${by.contacts}::bytea[])
      group by c.talent_id),
    found as (
      select id from talents where workspace_id = ${workspaceId} and id = any(${by.ids}::text[])
      union select id from talents where workspace_id = ${workspaceId} and source_id = any(${by.ids}::text[])
      union select id from talents where pro_network_url = any(${by.urls}::text[]) and workspace_id = ${workspaceId}
      union select talent_id from by_contact)
    select t.id, t.source_id, t.pro_network_url as url, t.profile->>'firstname' as firstname, t.profile->>'lastname' as lastname,
      coalesce(whole.id, t.id) as whole_id, coalesce(whole.source_id, t.source_id) as whole_source_id,
      coalesce(whole.pro_network_url, t.pro_network_url) as whole_url, coalesce(b.fingerprints, '{}') as fingerprints
    from found join talents t using (id) left join talents whole on whole.id = t.merged_into left join by_contact b on b.talent_id = t.id
    where t.erased_at is null order by t.id`.execute(tx);
  return rows;
}

/** Which of these keyed hashes are those of a person who was erased here or for everybody. */
export async function findErased(
  tx: Tx,
  workspaceId: string,
  fingerprints: readonly Buffer[],
): Promise<Buffer[]> {
  if (fingerprints.length === 0) return [];
  const { rows } = await sql<{ fingerprint: Buffer }>`
    select erased_url_fingerprint as fingerprint from talents
      where erased_url_fingerprint = any(${fingerprints}::bytea[]) and (workspace_id is null or workspace_id = ${workspaceId})
    union all select unnest(erased_fingerprints) from talents
      where erased_fingerprints && ${fingerprints}::bytea[] and (workspace_id is null or workspace_id = ${workspaceId})`.execute(
    tx,
  );
  return rows.map(({ fingerprint }) => fingerprint);
}

export interface OwnWrite {
  id: string;
  sourceId: string | null;
  url: string | null;
  /** A TalentProfile as JSON. */
  profile: string;
}

/** JSON has no line break of its own, so many documents are one text, a line each. */
const linesOf = (documents: readonly string[]): string => documents.join('\n');
const LINES = sql`E'\\n'`;

/** Four parameters, whatever the number of rows. PostgreSQL parses each profile once. */
const given = (rows: readonly OwnWrite[]) => sql`(
  select id, source_id, url, profile::json as profile from unnest(
    ${rows.map(({ id }) => id)}::text[], ${rows.map(({ sourceId }) => sourceId)}::text[], ${rows.map(({ url }) => url)}::text[],
    string_to_array(${linesOf(rows.map(({ profile }) => profile))}, ${LINES})) as each (id, source_id, url, profile)) as given`;

export async function insertOwn(
  tx: Tx,
  workspaceId: string,
  rows: readonly OwnWrite[],
  at: Date,
): Promise<void> {
  await sql`
    insert into talents (id, workspace_id, source_id, pro_network_url, profile, imported_at, refreshed_at)
    select id, ${workspaceId}, source_id, url, profile, ${at}::timestamptz, ${at}::timestamptz
    from ${given(rows)}`.execute(tx);
}

export async function updateOwn(
  tx: Tx,
  workspaceId: string,
  rows: readonly OwnWrite[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update talents set
      source_id = given.source_id,
      pro_network_url = given.url,
      profile = case when talents.profile::text = given.profile::text then talents.profile else given.profile end,
      version = talents.version + (talents.profile::text is distinct from given.profile::text)::int,
      refreshed_at = ${at},
      changed_xid = pg_current_xact_id()
    from ${given(rows)}
    where talents.id = given.id and talents.workspace_id = ${workspaceId} and talents.erased_at is null`.execute(
    tx,
  );
}

/** Notes that a source said the same again. */
export async function seeOwnAgain(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update talents set refreshed_at = ${at}, changed_xid = pg_current_xact_id()
    where workspace_id = ${workspaceId} and id = any(${ids}::text[]) and erased_at is null`.execute(
    tx,
  );
}

/** What identifies talents that were merged into others: their profiles are those of the others. */
export async function updateMerged(
  tx: Tx,
  workspaceId: string,
  rows: readonly Pick<OwnWrite, 'id' | 'sourceId' | 'url'>[],
): Promise<void> {
  await sql`
    update talents set source_id = given.source_id, pro_network_url = given.url
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ sourceId }) => sourceId)}::text[], ${rows.map(({ url }) => url)}::text[])
      as given (id, source_id, url)
    where talents.id = given.id and talents.workspace_id = ${workspaceId} and talents.merged_into is not null`.execute(
    tx,
  );
}

export interface StoredRecord {
  talent_id: string;
  /** Whom the talent was merged into, or itself. */
  whole_id: string;
  is_edit: boolean;
  /** JSON, as it was written. */
  fields: string;
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
    where r.workspace_id = ${workspaceId} and r.talent_id = any(${talentIds}::text[]) and r.fields is null and t.id = r.talent_id`.execute(
    tx,
  );
}

/** The records of these talents and of those merged into them, oldest first. */
export async function readRecords(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<Map<string, StoredRecord[]>> {
  const { rows } = await sql<StoredRecord>`
    with part as (
      select id, id as whole_id, profile from talents where id = any(${talentIds}::text[])
      union all select id, merged_into, profile from talents where merged_into = any(${talentIds}::text[]))
    select r.talent_id, part.whole_id, r.is_edit, coalesce(r.fields, part.profile)::text as fields, r.legal_basis, r.retention_months
    from part join talent_records r on r.talent_id = part.id
    where r.workspace_id = ${workspaceId} order by r.received_at, r.id`.execute(tx);
  return Map.groupBy(rows, (row) => row.whole_id);
}

export interface RecordWrite {
  talentId: string;
  /** JSON of the fields that it gives; null for the first record of a new talent. */
  fields: string | null;
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
    insert into talent_records (workspace_id, talent_id, import_id, fields, contact_fingerprints, actor, received_at, key_id, legal_basis, retention_months)
    select ${workspaceId}, talent_id, ${importId}, fields::json, contacts::bytea[], ${actor}, ${at}::timestamptz, ${keyId}, ${legalBasis}, ${retentionMonths}::int
    from unnest(
      ${rows.map(({ talentId }) => talentId)}::text[],
      string_to_array(${linesOf(rows.map(({ fields }) => fields ?? ''))}, ${LINES}, ''),
      ${contacts}::text[]) as given (talent_id, fields, contacts)`.execute(tx);
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

/** Which of these contacts the talents do not have yet. */
export async function unknownContacts(
  tx: Tx,
  contacts: readonly { talentId: string; fingerprint: Buffer }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select given.talent_id || encode(given.fingerprint, 'hex') as key
    from unnest(${contacts.map((one) => one.talentId)}::text[], ${contacts.map((one) => one.fingerprint)}::bytea[]) as given (talent_id, fingerprint)
    where not exists (select from talent_contacts c where c.talent_id = given.talent_id and c.value_fingerprint = given.fingerprint)`.execute(
    tx,
  );
  return new Set(rows.map(({ key }) => key));
}

export interface OwnTalent {
  id: string;
  profile: TalentProfile;
  url: string | null;
  source_id: string | null;
  imported_at: Date;
  refreshed_at: Date;
}

/** The live own talent of the workspace, or the one that it was merged into. */
export async function readOwn(
  tx: Tx,
  workspaceId: string,
  id: string,
  { forUpdate = false } = {},
): Promise<OwnTalent | null> {
  const { rows } = await sql<OwnTalent>`
    select id, profile, pro_network_url as url, source_id, imported_at, refreshed_at from talents
    where id = (select coalesce(merged_into, id) from talents where id = ${id}) and workspace_id = ${workspaceId} and erased_at is null ${forUpdate ? sql`for update` : sql``}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** The ids that the workspace's own system gave these living talents. */
export async function readSourceIds(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<{ id: string; sourceId: string | null }[]> {
  const { rows } = await sql<{ id: string; sourceId: string | null }>`
    select id, source_id as "sourceId" from talents
    where workspace_id = ${workspaceId} and id = any(${[...ids]}::text[]) and erased_at is null order by id`.execute(
    tx,
  );
  return rows;
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

/** When and by whom the talent was brought and changed, newest first. */
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

/**
 * Marks erased talents as removed: their keyed hashes go too, so that they may be brought again.
 */
export async function markRemoved(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update talents set is_removed = true, erased_url_fingerprint = null, erased_fingerprints = null
    where workspace_id = ${workspaceId} and id = any(${ids}::text[]) and erased_at is not null`.execute(
    tx,
  );
}

/** Whom these talents were merged into, or they themselves. */
export async function readWholes(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct coalesce(merged_into, id) as id from talents where workspace_id = ${workspaceId} and id = any(${ids}::text[])`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
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
  await sql`
    with gone as (
      delete from talent_records where workspace_id = ${workspaceId} and import_id = ${importId} and talent_id = any(${talentIds}::text[])
      returning talent_id, contact_fingerprints)
    delete from talent_contacts c using gone
    where c.talent_id = gone.talent_id and c.value_fingerprint = any(gone.contact_fingerprints)`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string }>`
    select id from talents t where id = any(${talentIds}::text[]) and workspace_id = ${workspaceId}
      and not exists (select from talent_records r where r.talent_id = t.id and not r.is_edit)`.execute(
    tx,
  );
  return { talentIds, orphans: rows.map(({ id }) => id) };
}

export interface StoredTraits {
  names: { firstname: string | null; lastname: string | null }[];
  url: string | null;
  contacts: Buffer[];
  importIds: string[];
}

/** What identifies an own person, in all that their sources said. None for a shared one. */
export async function readTraits(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<StoredTraits[]> {
  const { rows } = await sql<StoredTraits>`
    select t.pro_network_url as url,
      (select json_agg(json_build_object('firstname', said->>'firstname', 'lastname', said->>'lastname'))
        from (select t.profile as said union all select r.fields from talent_records r where r.talent_id = t.id and r.fields is not null) each) as names,
      array(select value_sealed from talent_contacts c where c.talent_id = t.id) as contacts,
      array(select distinct import_id from talent_records r where r.talent_id = t.id and import_id is not null) as "importIds"
    from talents t where t.workspace_id = ${workspaceId} and t.id = any(${[...talentIds]}::text[]) and t.erased_at is null`.execute(
    tx,
  );
  return rows;
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
    select r.is_edit as "isEdit", coalesce(r.fields, t.profile) as fields, r.received_at as at
    from talent_records r join talents t on t.id = r.talent_id
    where r.workspace_id = ${workspaceId} and r.talent_id = any(${[...talentIds]}::text[]) order by r.received_at, r.id`.execute(
    tx,
  );
  return rows;
}

/** Which of these are living talents of the workspace's own pool, also merged ones. */
export async function readOwnAmong(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from talents where workspace_id = ${workspaceId} and id = any(${[...ids]}::text[]) and erased_at is null`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
