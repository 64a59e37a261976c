import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { TalentProfile } from './profile.ts';

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
export const linesOf = (documents: readonly string[]): string => documents.join('\n');
export const LINES = sql`E'\\n'`;

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
