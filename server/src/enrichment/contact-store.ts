import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { ContactKind, ContactStatus, ContactUsage } from './contract.ts';

/** The contacts that workspaces have paid for, sealed. */

export interface StoredContact {
  kind: ContactKind;
  sealed: Buffer;
  provider: string;
  status: ContactStatus;
  usage: ContactUsage | null;
  foundAt: Date;
  expiresAt: Date;
}

/**
 * The contacts that have not expired, in the order in which they were found, each provider's best
 * first.
 */
export async function readContacts(
  tx: Tx,
  workspaceId: string,
  talentId: string,
  now: Date,
): Promise<StoredContact[]> {
  const { rows } = await sql<StoredContact>`
    select kind, value_sealed as sealed, provider, status, usage, found_at as "foundAt", expires_at as "expiresAt"
    from workspace_contacts
    where workspace_id = ${workspaceId} and talent_id in (select same_person(${talentId})) and expires_at > ${now}
    order by kind, found_at, place`.execute(tx);
  return rows;
}

/** The same for many talents; a talent without contacts is absent. */
export async function readContactsOf(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
  now: Date,
): Promise<(StoredContact & { talentId: string })[]> {
  const { rows } = await sql<StoredContact & { talentId: string }>`
    select given.id as "talentId", kind, value_sealed as sealed, provider, status, usage, found_at as "foundAt", expires_at as "expiresAt"
    from unnest(${[...talentIds]}::text[]) as given (id), same_person(given.id) as same (id), workspace_contacts c
    where c.workspace_id = ${workspaceId} and c.talent_id = same.id and c.expires_at > ${now}
    order by given.id, kind, found_at, place`.execute(tx);
  return rows;
}

/**
 * When the value exists already (it has expired, or was found with another kind), the new find
 * replaces it.
 */
export async function writeContact(
  tx: Tx,
  workspaceId: string,
  talentId: string,
  contact: StoredContact & { fingerprint: Buffer; place: number },
): Promise<void> {
  const { kind, sealed, fingerprint, place, provider, status, usage, foundAt, expiresAt } = contact;
  await sql`
    insert into workspace_contacts
      (workspace_id, talent_id, kind, value_sealed, value_fingerprint, place, provider, status, usage, found_at, expires_at)
    values (${workspaceId}, ${talentId}, ${kind}, ${sealed}, ${fingerprint}, ${place}, ${provider}, ${status}, ${usage}, ${foundAt}, ${expiresAt})
    on conflict (workspace_id, talent_id, kind, value_fingerprint) do update set place = excluded.place, provider = excluded.provider,
      status = excluded.status, usage = excluded.usage, found_at = excluded.found_at, expires_at = excluded.expires_at`.execute(
    tx,
  );
}

export async function countContacts(
  tx: Tx,
  workspaceId: string,
  talentId: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from workspace_contacts
    where workspace_id = ${workspaceId} and talent_id = ${talentId} and expires_at > ${now}`.execute(
    tx,
  );
  return rows[0]!.count;
}

/** The talents whose contacts were deleted. */
export async function deleteExpired(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<{ workspaceId: string; talentId: string }[]> {
  const { rows } = await sql<{ workspaceId: string; talentId: string }>`
    with expired as (
      select ctid from workspace_contacts where expires_at <= ${now} order by expires_at limit ${limit} for update skip locked
    ), gone as (
      delete from workspace_contacts c using expired where c.ctid = expired.ctid returning c.workspace_id, c.talent_id
    )
    select distinct workspace_id as "workspaceId", talent_id as "talentId" from gone order by 1, 2`.execute(
    tx,
  );
  return rows;
}

/**
 * The talents with a contact of this kind that the workspace may read now; of either kind for null.
 */
export async function readTalentsWith(
  tx: Tx,
  workspaceId: string,
  kind: ContactKind | null,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as (
      select distinct talent_id as id from workspace_contacts
      where workspace_id = ${workspaceId} and kind = coalesce(${kind}::text, kind) and expires_at > ${now})
    select id from found
    union select t.merged_into from talents t join found using (id) where t.workspace_id = ${workspaceId} and t.merged_into is not null`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}
