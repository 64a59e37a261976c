import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** The fields of a candidate that other slices need. */
export interface CandidateRef {
  candidateId: string;
  talentId: string;
  sourcingId: string;
  statusHandle: string;
}

/**
 * A candidate with the person's fields for the listing; these are all null once the talent is
 * erased.
 */
export interface Candidate extends CandidateRef {
  userRating: number | null;
  notes: string | null;
  ownerUserId: string | null;
  castingId: string | null;
  contactsCount: number;
  createdAt: Date;
  updatedAt: Date;
  firstname: string | null;
  lastname: string | null;
  jobTitle: string | null;
  companyName: string | null;
  city: string | null;
  proNetworkUrl: string | null;
}

const REF = sql`c.id as "candidateId", c.talent_id as "talentId", c.sourcing_id as "sourcingId", c.status_handle as "statusHandle"`;

/** The columns of a Candidate, of a table `c`. */
export const CANDIDATE = sql`${REF}, c.user_rating as "userRating", c.notes, c.owner_user_id as "ownerUserId",
  c.casting_id as "castingId", c.contacts_count as "contactsCount",
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.firstname, c.lastname, c.job_title as "jobTitle", c.company as "companyName",
  c.city, c.pro_network_url as "proNetworkUrl"`;

/** Unknown ids, and those of other workspaces, are absent. */
export async function readCandidateRefs(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<CandidateRef[]> {
  const { rows } = await sql<CandidateRef>`
    select ${REF} from candidates c where c.workspace_id = ${workspaceId} and c.id = any(${[...ids]}::text[]) order by c.id`.execute(
    tx,
  );
  return rows;
}

/** A candidate as other slices show it; names are null once the person is erased. */
export interface CandidateCard extends CandidateRef {
  firstname: string | null;
  lastname: string | null;
  jobTitle: string | null;
  companyName: string | null;
  sourcingName: string;
}

/** Unknown ids, and those of other workspaces, are absent. */
export async function readCandidateCards(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<CandidateCard[]> {
  const { rows } = await sql<CandidateCard>`
    select ${REF}, c.firstname, c.lastname, c.job_title as "jobTitle", c.company as "companyName", s.name as "sourcingName"
    from candidates c join sourcings s on s.id = c.sourcing_id
    where c.workspace_id = ${workspaceId} and c.id = any(${[...ids]}::text[])`.execute(tx);
  return rows;
}

/**
 * The talents that are candidates of the sourcing, and whom they were merged into; null: of any
 * sourcing of the workspace.
 */
export async function readTalentsIn(
  tx: Tx,
  workspaceId: string,
  sourcingId: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as (
      select distinct c.talent_id as id from sourcings s join candidates c on c.sourcing_id = s.id
      where s.workspace_id = ${workspaceId} and s.id = coalesce(${sourcingId}::text, s.id))
    select id from found
    union select t.merged_into from talents t join found using (id) where t.workspace_id = ${workspaceId} and t.merged_into is not null`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

/**
 * As readCandidateRefs, and locks the rows until the transaction ends, in the order of ids, so that
 * transactions cannot deadlock.
 */
export async function lockCandidates(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<CandidateRef[]> {
  const { rows } = await sql<CandidateRef>`
    select ${REF} from candidates c where c.workspace_id = ${workspaceId} and c.id = any(${[...ids]}::text[])
    order by c.id for no key update`.execute(tx);
  return rows;
}

/** The candidate, locked until the transaction ends; null when the workspace does not have it. */
export async function lockCandidate(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<Candidate | null> {
  const { rows } = await sql<Candidate>`
    select ${CANDIDATE} from candidates c where c.workspace_id = ${workspaceId} and c.id = ${id} for no key update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function readCandidate(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<Candidate | null> {
  const { rows } = await sql<Candidate>`
    select ${CANDIDATE} from candidates c where c.workspace_id = ${workspaceId} and c.id = ${id}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/**
 * Serializes transactions that set the contact counts of these talents in the workspace. Locked in
 * one order.
 */
async function lockContactsCounts(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<void> {
  const names = talentIds.toSorted().map((id) => `contacts:${workspaceId}:${id}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(
    tx,
  );
}

/** The candidates of these talents in the sourcing, by talent; others are absent. */
export async function readPairs(
  tx: Tx,
  workspaceId: string,
  sourcingId: string,
  talentIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; talentId: string }>`
    select id, talent_id as "talentId" from candidates
    where workspace_id = ${workspaceId} and sourcing_id = ${sourcingId} and talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, talentId }) => [talentId, id]));
}

export interface NewCandidates {
  sourcingId: string;
  castingId: string | null;
}

export type NewCandidate = Pick<CandidateRef, 'candidateId' | 'talentId' | 'statusHandle'>;

/**
 * Adds the talents that are not in the sourcing yet, and returns those. The person's fields come
 * from the profile by a trigger. Rows are written in one order, so that two additions of the same
 * talents cannot deadlock.
 */
export async function insertCandidates(
  tx: Tx,
  workspaceId: string,
  { sourcingId, castingId }: NewCandidates,
  rows: readonly NewCandidate[],
): Promise<Set<string>> {
  const ids = rows.map(({ candidateId }) => candidateId);
  const { rows: added } = await sql<{ talentId: string }>`
    insert into candidates (id, workspace_id, sourcing_id, talent_id, status_handle, casting_id, contacts_count)
    select given.id, ${workspaceId}, ${sourcingId}, given.talent_id, given.status_handle, ${castingId}, ${knownContacts(workspaceId, sql`given.talent_id`)}
    from unnest(${ids}::text[], ${rows.map(({ talentId }) => talentId)}::text[], ${rows.map(({ statusHandle }) => statusHandle)}::text[]) as given (id, talent_id, status_handle)
    order by given.talent_id
    on conflict (sourcing_id, talent_id) do nothing
    returning talent_id as "talentId"`.execute(tx);
  return new Set(added.map(({ talentId }) => talentId));
}

/**
 * Completes an insert. A contact count that was set meanwhile, on the candidates visible then, is
 * applied to these too.
 */
export async function settleContactsCounts(
  tx: Tx,
  workspaceId: string,
  rows: readonly Pick<CandidateRef, 'candidateId' | 'talentId'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ candidateId }) => candidateId);
  await lockContactsCounts(
    tx,
    workspaceId,
    rows.map(({ talentId }) => talentId),
  );
  const contacts = knownContacts(workspaceId, sql`c.talent_id`);
  await sql`
    update candidates c set contacts_count = ${contacts}
    where c.workspace_id = ${workspaceId} and c.id = any(${ids}::text[]) and c.contacts_count <> ${contacts}`.execute(
    tx,
  );
}

/**
 * Zero until the count is set: a workspace reads only the contacts that it requested (decision 25).
 */
const knownContacts = (workspaceId: string, talentId: RawBuilder<unknown>) => sql<number>`coalesce(
  (select k.contacts from contact_counts k where k.workspace_id = ${workspaceId} and k.talent_id = ${talentId}), 0)`;

export async function linkCasting(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  castingId: string,
): Promise<void> {
  await sql`
    update candidates set casting_id = ${castingId} where workspace_id = ${workspaceId} and id = any(${[...ids]}::text[])`.execute(
    tx,
  );
}

export async function updateStatus(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  statusHandle: string,
): Promise<void> {
  await sql`
    update candidates set status_handle = ${statusHandle}, updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = any(${[...ids]}::text[])`.execute(tx);
}

/** Returns the candidate after the change. */
export async function updateAssessment(
  tx: Tx,
  workspaceId: string,
  id: string,
  { userRating, notes, ownerUserId }: Pick<Candidate, 'userRating' | 'notes' | 'ownerUserId'>,
): Promise<Candidate> {
  const { rows } = await sql<Candidate>`
    update candidates c set user_rating = ${userRating}, notes = ${notes}, owner_user_id = ${ownerUserId},
      updated_at = clock_timestamp()
    where c.workspace_id = ${workspaceId} and c.id = ${id} returning ${CANDIDATE}`.execute(tx);
  return rows[0]!;
}

/**
 * Sets how many contacts of the talent the workspace may read: in all its candidates, and in those
 * added later.
 */
export async function updateContactsCount(
  tx: Tx,
  workspaceId: string,
  talentId: string,
  contacts: number,
): Promise<void> {
  await lockContactsCounts(tx, workspaceId, [talentId]);
  await sql`
    insert into contact_counts (workspace_id, talent_id, contacts) values (${workspaceId}, ${talentId}, ${contacts})
    on conflict (workspace_id, talent_id) do update set contacts = excluded.contacts`.execute(tx);
  await sql`
    select 1 from candidates where workspace_id = ${workspaceId} and talent_id = ${talentId} order by id for no key update`.execute(
    tx,
  );
  await sql`
    update candidates set contacts_count = ${contacts}
    where workspace_id = ${workspaceId} and talent_id = ${talentId} and contacts_count <> ${contacts}`.execute(
    tx,
  );
}

/**
 * Deletes notes that were added after the first erasure of the talent: the trigger on talents has
 * already cleared the earlier ones. Returns the number of candidates.
 */
export async function eraseCandidates(tx: Tx, talentIds: readonly string[]): Promise<number> {
  await sql`update candidates set notes = null where talent_id = any(${[...talentIds]}::text[]) and notes is not null`.execute(
    tx,
  );
  const { rows } = await sql<{
    candidates: number;
  }>`select count(*)::int as candidates from candidates where talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
  return rows[0]!.candidates;
}
