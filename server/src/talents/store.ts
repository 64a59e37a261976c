import { sql } from 'kysely';
import { DATABASE_HISTORY } from '../platform/database-history.ts';
import type { Tx } from '../platform/db.ts';
import { currentWorkspace } from '../platform/tenant-scope.ts';
import { forgetIdentity } from './identity-store.ts';
import type { TalentProfile } from './profile.ts';
import type { FeedPlace } from './rules/feed-mark.ts';
import { forgetTerms } from './terms-store.ts';

/**
 * The shared pool is one database for the whole installation (decision 13), so these functions take
 * no workspace. What they read inside a workspace has its own pool too (`visible`). The statements
 * of own pools are in own-store.ts.
 */

/** Row-level security says the same; this holds where its role could not be created. */
const visible = () => {
  const workspaceId = currentWorkspace();
  return workspaceId === null
    ? sql`true`
    : sql`(talents.workspace_id is null or talents.workspace_id = ${workspaceId})`;
};

/**
 * Imports run beside each other; `isAlone` waits for those under way and keeps others waiting. Two
 * that add the same person meet at a unique key, where one of them fails: it is repeated alone
 * (docs/decisions/0280). Returns whether PostgreSQL has statistics of the stored talents.
 */
export async function beginImport(tx: Tx, isAlone: boolean): Promise<{ analyzed: boolean }> {
  const { rows } = await sql<{ analyzed: boolean }>`/* prepared: begin_import */
    select case when ${isAlone}::boolean then pg_advisory_xact_lock(hashtext('talents.import'))
        else pg_advisory_xact_lock_shared(hashtext('talents.import')) end,
      exists (select from pg_stats where schemaname = current_schema() and tablename = 'talents' and attname = 'id') as analyzed`.execute(
    tx,
  );
  return { analyzed: rows[0]!.analyzed };
}

/**
 * Call it for the first import. PostgreSQL analyzes automatically only minutes later. Until then it
 * assumes that everyone may have been erased, and reads all stored talents to find the known ones
 * of a batch.
 */
export async function analyzeTalents(tx: Tx): Promise<void> {
  await sql`analyze talents`.execute(tx);
}

export interface KnownTalent {
  id: string;
  pro_network_url: string | null;
  erased: boolean;
  erased_url_fingerprint: Buffer | null;
  /** Whether the id is that of somebody's own talent. */
  is_own: boolean;
}

/**
 * The stored talents that a batch may match: by id, by canonical URL, or, for erased people, by the
 * fingerprint of their URL.
 */
export async function findKnown(
  tx: Tx,
  by: { ids: string[]; urls: string[]; urlFingerprints: Buffer[] },
): Promise<KnownTalent[]> {
  const { rows } = await sql<KnownTalent>`
    select id, pro_network_url, erased_at is not null as erased, erased_url_fingerprint, workspace_id is not null as is_own
    from talents
    where id = any(${by.ids}::text[])
      or workspace_id is null and (pro_network_url = any(${by.urls}::text[]) or erased_url_fingerprint = any(${by.urlFingerprints}::bytea[]))
    order by id
    for update`.execute(tx);
  return rows;
}

export interface TalentWrite {
  id: string;
  url: string | null;
  /** A TalentProfile as JSON. */
  profile: string;
}

/**
 * One parameter per value, so that PostgreSQL parses each profile once. It would have to take one
 * large document apart and put it together again.
 */
const given = (rows: readonly TalentWrite[]) =>
  sql.join(rows.map(({ id, url, profile }) => sql`(${id}::text, ${url}::text, ${profile}::json)`));

export async function insertTalents(tx: Tx, rows: readonly TalentWrite[], at: Date): Promise<void> {
  await sql`
    insert into talents (id, pro_network_url, profile, imported_at, refreshed_at)
    select id, url, profile, ${at}::timestamptz, ${at}::timestamptz
    from (values ${given(rows)}) as given (id, url, profile)`.execute(tx);
}

/**
 * Every row becomes fresh; the version increases only where the profile differs. A row without a
 * URL does not change the stored one.
 */
export async function updateTalents(tx: Tx, rows: readonly TalentWrite[], at: Date): Promise<void> {
  await sql`
    update talents set
      pro_network_url = coalesce(given.url, talents.pro_network_url),
      -- An equal profile keeps its stored copy, which is not written again.
      profile = case when talents.profile::text = given.profile::text then talents.profile else given.profile end,
      version = talents.version + (talents.profile::text is distinct from given.profile::text)::int,
      refreshed_at = ${at},
      changed_xid = pg_current_xact_id()
    from (values ${given(rows)}) as given (id, url, profile)
    where talents.id = given.id and talents.erased_at is null and talents.workspace_id is null`.execute(
    tx,
  );
}

export interface ContactWrite {
  talentId: string;
  kind: 'email' | 'phone';
  sealed: Buffer;
  fingerprint: Buffer;
}

/** A known value does not change its first provider and date. */
export async function insertContacts(
  tx: Tx,
  rows: readonly ContactWrite[],
  provider: string,
  at: Date,
): Promise<void> {
  await sql`
    insert into talent_contacts (talent_id, kind, value_sealed, value_fingerprint, provider, found_at)
    select talent_id, kind, sealed, fingerprint, ${provider}::text, ${at}::timestamptz
    from unnest(
      ${rows.map((row) => row.talentId)}::text[], ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.sealed)}::bytea[], ${rows.map((row) => row.fingerprint)}::bytea[]
    ) as given (talent_id, kind, sealed, fingerprint)
    on conflict do nothing`.execute(tx);
}

export interface StoredContact {
  kind: 'email' | 'phone';
  value_sealed: Buffer;
  provider: string;
  found_at: Date;
}

/** Of each talent, with those of the records merged into it. */
export async function readContacts(
  tx: Tx,
  talentIds: readonly string[],
): Promise<(StoredContact & { talentId: string })[]> {
  const { rows } = await sql<StoredContact & { talentId: string }>`
    select * from (
      select distinct on (given.id, kind, value_fingerprint)
        given.id as "talentId", kind, value_fingerprint, value_sealed, provider, found_at
      from unnest(${[...talentIds]}::text[]) as given (id), same_person(given.id) as same (id), talent_contacts c
      where c.talent_id = same.id
      order by given.id, kind, value_fingerprint, found_at) as known
    order by "talentId", kind, found_at, value_fingerprint`.execute(tx);
  return rows;
}

/** Deletes imported contacts found before `before`, oldest first. Returns their number. */
export async function deleteOldContacts(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from talent_contacts where ctid = any(array(
      select ctid from talent_contacts where found_at <= ${before} order by found_at limit ${limit} for update skip locked))`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

export interface StoredTalent {
  id: string;
  profile: TalentProfile;
  version: number;
  refreshed_at: Date;
  is_own: boolean;
}

/** A talent that was merged into another has that one's profile, under the id asked for. */
export async function readTalents(tx: Tx, ids: readonly string[]): Promise<StoredTalent[]> {
  const { rows } = await sql<StoredTalent>`
    select talents.id, coalesce(whole.profile, talents.profile) as profile, coalesce(whole.version, talents.version) as version,
      coalesce(whole.refreshed_at, talents.refreshed_at) as refreshed_at, talents.workspace_id is not null as is_own
    from talents left join talents whole on whole.id = talents.merged_into
    where talents.id = any(${ids}::text[]) and talents.erased_at is null and ${visible()}`.execute(
    tx,
  );
  return rows;
}

/** As readTalents, only the profiles, as they are stored. */
export async function readProfileTexts(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; profile: string }[]> {
  const { rows } = await sql<{ id: string; profile: string }>`
    select talents.id, coalesce(whole.profile, talents.profile)::text as profile
    from talents left join talents whole on whole.id = talents.merged_into
    where talents.id = any(${ids}::text[]) and talents.erased_at is null and ${visible()}`.execute(
    tx,
  );
  return rows;
}

/** The workspace's own talent comes before the shared one. */
export async function readByUrl(tx: Tx, url: string): Promise<StoredTalent | null> {
  const { rows } = await sql<StoredTalent>`
    select coalesce(whole.id, talents.id) as id, coalesce(whole.profile, talents.profile) as profile, coalesce(whole.version, talents.version) as version,
      coalesce(whole.refreshed_at, talents.refreshed_at) as refreshed_at, talents.workspace_id is not null as is_own
    from talents left join talents whole on whole.id = talents.merged_into
    where talents.pro_network_url = ${url} and ${visible()} order by talents.workspace_id nulls last limit 1`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/**
 * Marks the talents of a dump restored into a younger cluster as changed now. The transactions that
 * wrote them are in the future there, and the feed does not read that far.
 */
export async function adoptRestored(tx: Tx): Promise<void> {
  await sql`select adopt_restored()`.execute(tx);
}

export interface ChangedTalent {
  id: string;
  changed_xid: string;
  /** A TalentProfile as JSON. */
  profile: string | null;
  /** The workspace whose own talent it is. */
  workspace_id: string | null;
  updated_at: Date;
}

/**
 * The oldest transaction that was running when the statement began, or the next to start. A
 * transaction known to run in another database of the same server is left out, because it can write
 * nothing here. One that has just ended is not visible anywhere, and counts.
 */
const HORIZON = sql`coalesce(
  (select running.xid from pg_snapshot_xip(pg_current_snapshot()) as running (xid)
    where not exists (select 1 from pg_stat_activity a where a.backend_xid = running.xid::xid and a.datname <> current_database())
    order by running.xid limit 1),
  pg_snapshot_xmax(pg_current_snapshot()))`;

/** Nobody finds a talent that was merged into another. */
const CHANGED = sql`id, changed_xid::text as changed_xid, case when merged_into is null then profile end::text as profile, workspace_id, coalesce(erased_at, refreshed_at) as updated_at`;

/**
 * Changes after a place in the feed, oldest first, only from transactions below the horizon. No
 * transaction that is running or has yet to start can write a row that sorts before them. A long
 * transaction therefore delays the feed but never makes it skip changes.
 */
export async function readChanges(
  tx: Tx,
  after: FeedPlace,
  limit: number,
): Promise<ChangedTalent[]> {
  const { rows } = await sql<ChangedTalent>`/* prepared: read_changes */
    select ${CHANGED}
    from talents
    where (changed_xid, id) > (${after.xid}::xid8, ${after.id}) and changed_xid < ${HORIZON}
    order by talents.changed_xid, id
    limit ${limit}`.execute(tx);
  return rows;
}

/** The place of the last change that `readChanges` would return. */
export async function readLastChange(
  tx: Tx,
): Promise<Pick<ChangedTalent, 'id' | 'changed_xid'> | undefined> {
  const { rows } = await sql<
    Pick<ChangedTalent, 'id' | 'changed_xid'>
  >`/* prepared: read_last_change */
    select id, changed_xid::text as changed_xid
    from talents
    where changed_xid < ${HORIZON}
    order by talents.changed_xid desc, id desc
    limit 1`.execute(tx);
  return rows[0];
}

/**
 * The history of the database, null on a standby, and whether the database reached a place of the
 * feed. Changes that were read are committed, so they stay before the next transaction, unless the
 * database was restored to an earlier state. The oldest running transaction is no measure: the
 * horizon passes over those of other databases.
 */
export async function readHistory(
  tx: Tx,
  place: FeedPlace,
): Promise<{ history: string | null; reaches: boolean }> {
  const { rows } = await sql<{ history: string | null; reaches: boolean }>`
    select ${DATABASE_HISTORY} as history, ${place.xid}::xid8 < pg_snapshot_xmax(pg_current_snapshot()) as reaches`.execute(
    tx,
  );
  return rows[0]!;
}

/**
 * Like readChanges, up to and including a place that was once below the horizon, and so stays
 * there.
 */
export async function readChangesUpTo(
  tx: Tx,
  after: FeedPlace,
  last: FeedPlace,
  limit: number,
): Promise<ChangedTalent[]> {
  const { rows } = await sql<ChangedTalent>`/* prepared: read_changes_up_to */
    select ${CHANGED}
    from talents
    where (changed_xid, id) > (${after.xid}::xid8, ${after.id}) and (changed_xid, id) <= (${last.xid}::xid8, ${last.id})
    order by talents.changed_xid, id
    limit ${limit}`.execute(tx);
  return rows;
}

/**
 * The last changes of ranges that divide the changes after a place, as readChanges would return
 * them: four, eight and so on, of about equal size, at most `most`. Empty for fewer than `least`
 * changes. Reads only the index: half a second for a million.
 */
export async function readEndsOfRanges(
  tx: Tx,
  after: FeedPlace,
  { most, least }: { most: number; least: number },
): Promise<Pick<ChangedTalent, 'id' | 'changed_xid'>[]> {
  const { rows } = await sql<Pick<ChangedTalent, 'id' | 'changed_xid'>>`
    with horizon as materialized (select ${HORIZON} as xid),
    -- Counted separately: counting over the numbered rows would hold all of them in memory.
    counted as materialized (
      select count(*) as total from talents
      where (changed_xid, id) > (${after.xid}::xid8, ${after.id}) and changed_xid < (select xid from horizon)),
    numbered as (
      select id, changed_xid, row_number() over (order by changed_xid, id) as number from talents
      where (changed_xid, id) > (${after.xid}::xid8, ${after.id}) and changed_xid < (select xid from horizon))
    select id, changed_xid::text as changed_xid
    from numbered, (select total, ceil(total / (4 * ceil(total / (4.0 * ${most}))))::bigint as size from counted where total >= ${least}) as ranges
    where number = total or number % size = 0
    order by number`.execute(tx);
  return rows;
}

/**
 * Whether the talent exists. If so, an erasure waits until the caller's transaction ends; nothing
 * else waits.
 */
export async function holdTalent(tx: Tx, id: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from talents where id = ${id} and erased_at is null and ${visible()} for key share`.execute(
      tx,
    );
  return rows.length > 0;
}

/** Like holdTalent, for many talents. Returns those that are held, in the order of ids. */
export async function holdTalents(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from talents where id = any(${[...ids]}::text[]) and erased_at is null and ${visible()} order by id for key share`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Locks talents before any of their other rows, in the order of ids. Leaves out what never existed,
 * or is another workspace's own. Without a workspace, any talent.
 */
export async function lockForErasure(
  tx: Tx,
  ids: readonly string[],
  workspaceId: string | null,
): Promise<ErasedTalent[]> {
  const { rows } = await sql<ErasedTalent>`
    select id, pro_network_url as url, source_id as "sourceId", erased_at as "erasedAt" from talents
    where id = any(${[...ids]}::text[]) and (workspace_id is null or ${workspaceId}::text is null or workspace_id = ${workspaceId})
    order by id for update`.execute(tx);
  return rows;
}

export interface ErasedTalent {
  id: string;
  url: string | null;
  sourceId: string | null;
  /** Null until they are erased. */
  erasedAt: Date | null;
}

/** Returns the number of deleted contacts. */
export async function deleteContacts(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from talent_contacts where talent_id = any(${[...ids]}::text[])`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export interface Erasure {
  id: string;
  /** Keyed hash of the canonical URL. */
  urlFingerprint: Buffer | null;
  /** Keyed hash of the id that the workspace's own system gave the person. */
  sourceFingerprint: Buffer | null;
}

/** Call it before the contacts are deleted: their keyed hashes stay, so that no import returns. */
export async function eraseTalents(tx: Tx, erasures: readonly Erasure[], at: Date): Promise<void> {
  if (erasures.length === 0) return;
  const ids = erasures.map(({ id }) => id);
  await sql`delete from talent_records where talent_id = any(${ids}::text[])`.execute(tx);
  await forgetIdentity(tx, ids);
  await forgetTerms(tx, ids);
  await sql`
    update talents t set profile = null, pro_network_url = null, source_id = null, erased_at = ${at}, erased_url_fingerprint = given.url_print,
      erased_fingerprints = nullif(array_remove(array[given.source_print], null) || coalesce(
        (select array_agg(value_fingerprint) from talent_contacts c where c.talent_id = t.id), '{}'), '{}'),
      version = t.version + 1, changed_xid = pg_current_xact_id()
    from unnest(${ids}::text[], ${erasures.map((one) => one.urlFingerprint)}::bytea[], ${erasures.map((one) => one.sourceFingerprint)}::bytea[])
      as given (id, url_print, source_print)
    where t.id = given.id`.execute(tx);
}

/**
 * Whether a person was erased after a place in the feed, including by transactions that the feed
 * cannot show yet.
 */
export async function erasedAfter(tx: Tx, after: FeedPlace): Promise<boolean> {
  const { rows } = await sql`
    select 1 from talents where erased_at is not null and (changed_xid, id) > (${after.xid}::xid8, ${after.id}) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function countTalents(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from talents where erased_at is null and merged_into is null`.execute(
    tx,
  );
  return rows[0]!.count;
}
