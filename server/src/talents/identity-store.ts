import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { TalentProfile } from './profile.ts';

/** All SQL about two talents of a pool that may be, or are, one person (docs/decisions/0094). */

/** A key of more people says nothing: their other keys tell namesakes apart. */
const MAX_NEAR = 20;
/** A contact of more people is that of a firm. */
const MAX_SHARING = 3;

export interface KeyedPerson {
  talentId: string;
  keys: readonly number[];
}

/** One row a key. The workspace is in the key, so that no other's rows are looked at. */
const flat = (workspaceId: string, people: readonly KeyedPerson[]) => {
  const ids = people.flatMap(({ talentId, keys }) => keys.map(() => talentId));
  return sql`(
    select talent_id, hashtextextended(${workspaceId}, key)
    from unnest(${ids}::text[], ${people.flatMap(({ keys }) => keys)}::bigint[]) as each (talent_id, key))`;
};

/** Keys of people who have just been added, and so have none. */
export async function insertKeysOfNew(
  tx: Tx,
  workspaceId: string,
  people: readonly KeyedPerson[],
): Promise<void> {
  if (people.length === 0) return;
  await sql`
    insert into talent_identity_keys (talent_id, key, workspace_id)
    select talent_id, key, ${workspaceId}::text from ${flat(workspaceId, people)} as given (talent_id, key)`.execute(
    tx,
  );
}

export async function insertKeys(
  tx: Tx,
  workspaceId: string,
  people: readonly KeyedPerson[],
): Promise<void> {
  if (people.length === 0) return;
  await sql`
    insert into talent_identity_keys (talent_id, key, workspace_id)
    select talent_id, key, ${workspaceId}::text from ${flat(workspaceId, people)} as given (talent_id, key) on conflict do nothing`.execute(
    tx,
  );
}

export interface NearPair {
  talentId: string;
  nearId: string;
  sharesContact: boolean;
}

/** Who has a key or a contact in common with these people. */
export async function findNear(
  tx: Tx,
  workspaceId: string,
  people: readonly KeyedPerson[],
): Promise<NearPair[]> {
  const ids = people.map(({ talentId }) => talentId);
  const { rows } = await sql<NearPair>`
    with given as materialized (select * from ${flat(workspaceId, people)} as given (talent_id, key)),
    members as materialized (
      select keys.key, member.talent_id, count(*) over (partition by keys.key) as people
      from (select distinct key from given) as keys, lateral (
        select k.talent_id from talent_identity_keys k where k.workspace_id = ${workspaceId} and k.key = keys.key limit ${MAX_NEAR + 1}) member),
    near as (
      select given.talent_id, members.talent_id as near_id, false as shares
      from given join members using (key) where members.people <= ${MAX_NEAR}
      union all
      select c.talent_id, other.talent_id, true
      from talent_contacts c, lateral (
        select o.talent_id from talent_contacts o join talents t on t.id = o.talent_id
        where o.value_fingerprint = c.value_fingerprint and o.talent_id <> c.talent_id and t.workspace_id = ${workspaceId} limit ${MAX_SHARING}) other
      where c.talent_id = any(${ids}::text[]))
    select talent_id as "talentId", near_id as "nearId", bool_or(shares) as "sharesContact" from near
    where talent_id <> near_id group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

/** The profiles of live talents, or of those that they were merged into, by the id asked for. */
export async function readWholeProfiles(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, TalentProfile>> {
  const { rows } = await sql<{ id: string; profile: TalentProfile }>`
    select t.id, coalesce(whole.profile, t.profile) as profile from talents t left join talents whole on whole.id = t.merged_into
    where t.workspace_id = ${workspaceId} and t.id = any(${[...ids]}::text[]) and t.erased_at is null`.execute(
    tx,
  );
  return new Map(rows.map(({ id, profile }) => [id, profile]));
}

export interface NewProposal {
  id: string;
  one: string;
  other: string;
}

/** Returns those that are new: two people are proposed once, whatever became of it. */
export async function insertProposals(
  tx: Tx,
  workspaceId: string,
  rows: readonly NewProposal[],
  at: Date,
): Promise<Set<string>> {
  const { rows: added } = await sql<{ id: string }>`
    insert into identity_proposals (id, workspace_id, talent_id, other_id, status, created_at)
    select id, ${workspaceId}, least(one, other), greatest(one, other), 'open', ${at}::timestamptz
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ one }) => one)}::text[], ${rows.map(({ other }) => other)}::text[]) as given (id, one, other)
    on conflict do nothing returning id`.execute(tx);
  return new Set(added.map(({ id }) => id));
}

export interface Proposal {
  id: string;
  status: 'open' | 'merged' | 'dismissed';
  /** The living talents behind the two; equal when they are one by now. */
  talentId: string;
  otherId: string;
  createdAt: Date;
}

const PROPOSAL = sql`p.id, p.status, coalesce(a.merged_into, a.id) as "talentId", coalesce(b.merged_into, b.id) as "otherId", p.created_at as "createdAt"
  from identity_proposals p join talents a on a.id = p.talent_id join talents b on b.id = p.other_id`;

/** Open proposals about two people who are still two, newest first. */
export async function listProposals(
  tx: Tx,
  workspaceId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Proposal[]> {
  const { rows } = await sql<Proposal>`
    select ${PROPOSAL}
    where p.workspace_id = ${workspaceId} and p.status = 'open' and coalesce(a.merged_into, a.id) <> coalesce(b.merged_into, b.id)
    order by p.created_at desc, p.id desc limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function readProposal(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<Proposal | null> {
  const { rows } = await sql<Proposal>`
    select ${PROPOSAL} where p.workspace_id = ${workspaceId} and p.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export async function decideProposal(
  tx: Tx,
  workspaceId: string,
  id: string,
  { status, actor, at }: { status: 'merged' | 'dismissed'; actor: string; at: Date },
): Promise<void> {
  await sql`
    update identity_proposals set status = ${status}, actor = ${actor}, decided_at = ${at}
    where workspace_id = ${workspaceId} and id = ${id}`.execute(tx);
}

/** Whether they share an email or a phone number that they alone have. */
export async function shareContact(tx: Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from talent_contacts a join talent_contacts b using (value_fingerprint)
    where a.talent_id in (select same_person(${one})) and b.talent_id in (select same_person(${other}))
      and (select count(*) from talent_contacts c where c.value_fingerprint = a.value_fingerprint) <= ${MAX_SHARING} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The living talents among these, locked in the order of ids. */
export async function lockTalents(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from talents where workspace_id = ${workspaceId} and id = any(${[...ids]}::text[]) and erased_at is null order by id for update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Makes `talentId`, with those merged into it before, a part of `survivorId`. */
export async function joinTalents(
  tx: Tx,
  workspaceId: string,
  { talentId, survivorId }: { talentId: string; survivorId: string },
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  await sql`
    with moved as (
      update talents set merged_into = ${survivorId}, changed_xid = pg_current_xact_id()
      where workspace_id = ${workspaceId} and (id = ${talentId} or merged_into = ${talentId}) returning id)
    insert into talent_merges (talent_id, survivor_id, workspace_id, moved_ids, actor, merged_at)
    select ${talentId}, ${survivorId}, ${workspaceId}, array_agg(id), ${actor}, ${at}::timestamptz from moved`.execute(
    tx,
  );
}

/**
 * The last merge that holds: of this talent into another, else of another into it.
 */
export async function readLastMerge(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<{ talentId: string; survivorId: string; movedIds: string[] } | null> {
  const { rows } = await sql<{ talentId: string; survivorId: string; movedIds: string[] }>`
    select talent_id as "talentId", survivor_id as "survivorId", moved_ids as "movedIds" from talent_merges
    where workspace_id = ${workspaceId} and (talent_id = ${id} or survivor_id = ${id})
    order by talent_id = ${id} desc, merged_at desc, talent_id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Whom the talent was merged into; null for nobody. */
export async function readMergedInto(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ into: string | null }>`
    select merged_into as into from talents where id = ${id}`.execute(tx);
  return rows[0]?.into ?? null;
}

/**
 * Takes a merge back: the talent is somebody of its own again, with those who came along with it.
 * The two are not proposed again.
 */
export async function partTalents(
  tx: Tx,
  workspaceId: string,
  merge: { talentId: string; survivorId: string; movedIds: readonly string[] },
  { newProposalId, actor, at }: { newProposalId: string; actor: string; at: Date },
): Promise<void> {
  const { talentId, movedIds } = merge;
  const into = (await readMergedInto(tx, talentId)) ?? merge.survivorId;
  await sql`
    update talents set merged_into = nullif(${talentId}, id), changed_xid = pg_current_xact_id()
    where workspace_id = ${workspaceId} and id = any(${[...movedIds]}::text[]) and merged_into = ${into}`.execute(
    tx,
  );
  await sql`delete from talent_merges where talent_id = ${talentId} and survivor_id = ${merge.survivorId}`.execute(
    tx,
  );
  await sql`
    update talent_merges set moved_ids = array_remove(moved_ids, ${talentId}) where workspace_id = ${workspaceId} and ${talentId} = any(moved_ids)`.execute(
    tx,
  );
  await sql`
    update identity_proposals p set status = 'dismissed', actor = ${actor}, decided_at = ${at}
    from talents a, talents b
    where p.workspace_id = ${workspaceId} and p.status <> 'dismissed' and a.id = p.talent_id and b.id = p.other_id
      and (coalesce(a.merged_into, a.id), coalesce(b.merged_into, b.id)) in ((${talentId}, ${into}), (${into}, ${talentId}))`.execute(
    tx,
  );
  await sql`
    insert into identity_proposals (id, workspace_id, talent_id, other_id, status, created_at, decided_at, actor)
    values (${newProposalId}, ${workspaceId}, least(${talentId}, ${into}), greatest(${talentId}, ${into}), 'dismissed', ${at}, ${at}, ${actor})
    on conflict do nothing`.execute(tx);
}

/** Candidates show whom they were merged into: call it when that one's profile changed. */
export async function touchMerged(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update talents set version = version + 1 where merged_into = any(${[...ids]}::text[])`.execute(
    tx,
  );
}

/**
 * Before talents are deleted whose other parts stay: the oldest part of each becomes the living
 * one. Returns those.
 */
export async function releaseParts(
  tx: Tx,
  workspaceId: string,
  goneIds: readonly string[],
): Promise<string[]> {
  const gone = [...goneIds];
  await sql`
    update talents set merged_into = null where workspace_id = ${workspaceId} and id = any(${gone}::text[]) and merged_into is not null`.execute(
    tx,
  );
  const { rows } = await sql<{ heir: string; gone: string }>`
    select min(id) as heir, merged_into as gone from talents
    where workspace_id = ${workspaceId} and merged_into = any(${gone}::text[]) group by merged_into`.execute(
    tx,
  );
  for (const { heir, gone: before } of rows) {
    await sql`
      update talents set merged_into = nullif(${heir}, id), changed_xid = pg_current_xact_id() where workspace_id = ${workspaceId} and merged_into = ${before}`.execute(
      tx,
    );
    await sql`delete from talent_merges where workspace_id = ${workspaceId} and talent_id = ${heir} and survivor_id = ${before}`.execute(
      tx,
    );
    await sql`update talent_merges set survivor_id = ${heir} where workspace_id = ${workspaceId} and survivor_id = ${before}`.execute(
      tx,
    );
  }
  return rows.map(({ heir }) => heir);
}

/** Every id of the person with this one, in order. */
export async function readSamePerson(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select same_person(${id}) as id order by 1`.execute(tx);
  return rows.map((row) => row.id);
}

/** Every id of each of these people, in order; nobody twice. */
export async function readSamePeople(tx: Tx, ids: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ ids: string[] }>`
    select array_agg(part.id order by part.id) as ids
    from (select distinct coalesce(merged_into, id) as id from talents where id = any(${[...ids]}::text[])) as whole,
      same_person(whole.id) as part (id)
    group by whole.id order by whole.id`.execute(tx);
  return rows.map((row) => row.ids);
}

/** Every id of the person that the workspace may see, as SQL rows of `id`; none once erased. */
export const idsOfPerson = (workspaceId: string, id: string) => sql`
  select t.id from same_person(${id}) as p (id) join talents t on t.id = p.id
  where t.erased_at is null and (t.workspace_id is null or t.workspace_id = ${workspaceId})`;

/** Part of an erasure. `merged_into` stays, so that erasing again finds all parts. */
export async function forgetIdentity(tx: Tx, talentIds: readonly string[]): Promise<void> {
  const ids = sql`any(${[...talentIds]}::text[])`;
  await sql`delete from talent_identity_keys where talent_id = ${ids}`.execute(tx);
  await sql`delete from identity_proposals where talent_id = ${ids} or other_id = ${ids}`.execute(
    tx,
  );
  await sql`delete from talent_merges where talent_id = ${ids} or survivor_id = ${ids}`.execute(tx);
}

/** The workspaces whose own talents are among these. */
export async function readPoolsOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ pool: string }>`
    select distinct workspace_id as pool from talents where id = any(${[...ids]}::text[]) and workspace_id is not null order by 1`.execute(
    tx,
  );
  return rows.map(({ pool }) => pool);
}

/** The workspace whose own talent it is; null for a shared or unknown one. */
export async function readPoolOf(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ pool: string | null }>`
    select workspace_id as pool from talents where id = ${id}`.execute(tx);
  return rows[0]?.pool ?? null;
}

/** Open proposals that the person is somebody else of the pool: when each was made. */
export async function readProposalsOf(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<{ proposalId: string; createdAt: Date }[]> {
  const { rows } = await sql<{ proposalId: string; createdAt: Date }>`
    select id as "proposalId", created_at as "createdAt" from identity_proposals
    where workspace_id = ${workspaceId} and status = 'open' and (talent_id = any(${[...talentIds]}::text[]) or other_id = any(${[...talentIds]}::text[]))
    order by created_at desc`.execute(tx);
  return rows;
}
