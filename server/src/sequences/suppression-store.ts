import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';

export type SuppressionReason = 'unsubscribed' | 'bounced' | 'blocked';

export interface SuppressionRow {
  suppressionId: string;
  kind: 'email' | 'phone' | null;
  /** Sealed. */
  hint: Buffer | null;
  reason: SuppressionReason;
  addedBy: string | null;
  createdAt: Date;
}

const COLUMNS = sql`id as "suppressionId", kind, hint, reason, added_by as "addedBy", created_at as "createdAt"`;

/** Which of these addresses are suppressed, and why, by their fingerprint in hex. */
export async function readSuppressed(
  tx: Tx,
  workspaceId: string,
  fingerprints: readonly Buffer[],
): Promise<Map<string, SuppressionReason>> {
  const { rows } = await sql<{ hex: string; reason: SuppressionReason }>`
    select encode(address_fingerprint, 'hex') as hex, reason from outreach_suppressions
    where workspace_id = ${workspaceId} and address_fingerprint = any(${[...fingerprints]}::bytea[])`.execute(
    tx,
  );
  return new Map(rows.map(({ hex, reason }) => [hex, reason]));
}

/** The stored fields of an address that a user adds. */
export type Added = Pick<SuppressionRow, 'kind' | 'hint' | 'addedBy'>;

/**
 * An unsubscription is never weakened. Null when the address was already listed for that reason, or
 * a stronger one.
 */
export async function suppress(
  tx: Tx,
  workspaceId: string,
  fingerprint: Buffer,
  reason: SuppressionReason,
  { kind = null, hint = null, addedBy = null }: Partial<Added> = {},
): Promise<SuppressionRow | null> {
  const { rows } = await sql<SuppressionRow>`
    insert into outreach_suppressions as listed (id, workspace_id, address_fingerprint, reason, kind, hint, added_by)
    values (${newId('suppression')}, ${workspaceId}, ${fingerprint}, ${reason}, ${kind}, ${hint}, ${addedBy})
    on conflict (workspace_id, address_fingerprint) do update set
      reason = excluded.reason, kind = coalesce(excluded.kind, listed.kind), hint = coalesce(excluded.hint, listed.hint), added_by = excluded.added_by
    where excluded.reason <> listed.reason and listed.reason <> 'unsubscribed' and excluded.reason <> 'bounced'
    returning ${COLUMNS}`.execute(tx);
  return rows[0] ?? null;
}

export async function findByAddress(
  tx: Tx,
  workspaceId: string,
  fingerprint: Buffer,
): Promise<SuppressionRow | null> {
  const { rows } = await sql<SuppressionRow>`
    select ${COLUMNS} from outreach_suppressions where workspace_id = ${workspaceId} and address_fingerprint = ${fingerprint}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Newest first, with the total. */
export async function readSuppressions(
  tx: Tx,
  workspaceId: string,
  { reason, offset, limit }: { reason: SuppressionReason | null; offset: number; limit: number },
): Promise<{ rows: SuppressionRow[]; total: number }> {
  const wanted = sql`workspace_id = ${workspaceId} and (${reason}::text is null or reason = ${reason})`;
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*) as total from outreach_suppressions where ${wanted}`.execute(tx);
  const { rows } = await sql<SuppressionRow>`
    select ${COLUMNS} from outreach_suppressions where ${wanted}
    order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(tx);
  return { rows, total: counted[0]!.total };
}

/** Locked until the transaction ends; null when the workspace does not have it. */
export async function lockSuppression(
  tx: Tx,
  workspaceId: string,
  suppressionId: string,
): Promise<SuppressionRow | null> {
  const { rows } = await sql<SuppressionRow>`
    select ${COLUMNS} from outreach_suppressions where workspace_id = ${workspaceId} and id = ${suppressionId} for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function deleteSuppression(
  tx: Tx,
  workspaceId: string,
  suppressionId: string,
): Promise<void> {
  await sql`delete from outreach_suppressions where workspace_id = ${workspaceId} and id = ${suppressionId}`.execute(
    tx,
  );
}

/** Removes a block of the address that was added at `since` or later, and nothing else. */
export async function unblockSince(
  tx: Tx,
  workspaceId: string,
  fingerprint: Buffer,
  since: Date,
): Promise<void> {
  await sql`
    delete from outreach_suppressions
    where workspace_id = ${workspaceId} and address_fingerprint = ${fingerprint} and reason = 'blocked' and created_at >= ${since}`.execute(
    tx,
  );
}

/** Deletes the readable hints of these addresses, in every workspace. They stay suppressed. */
export async function forgetHints(tx: Tx, fingerprints: readonly Buffer[]): Promise<void> {
  await sql`update outreach_suppressions set hint = null where address_fingerprint = any(${[...fingerprints]}::bytea[]) and hint is not null`.execute(
    tx,
  );
}

/** Addresses that sequences to a person wrote to. */
export async function addressesOfTalents(tx: Tx, talentIds: readonly string[]): Promise<Buffer[]> {
  const { rows } = await sql<{ fingerprint: Buffer }>`
    select distinct address_fingerprint as fingerprint from outreach_messages
    where talent_id = any(${[...talentIds]}::text[]) and address_fingerprint is not null`.execute(
    tx,
  );
  return rows.map(({ fingerprint }) => fingerprint);
}
