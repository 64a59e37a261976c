import { sql } from 'kysely';
import type { Database, Tx } from '../platform/db.ts';

/** A talent that was erased, with the keyed hashes that stop later imports. */
export interface ErasedPerson {
  id: string;
  erasedAt: Date;
  /** Null: of the shared pool. */
  workspaceId: string | null;
  urlHash: Buffer | null;
  otherHashes: Buffer[];
}

/** Those erased from `since` on (null: all), in batches by id. */
export async function readErased(
  tx: Tx,
  { since, after, limit }: { since: Date | null; after: string; limit: number },
): Promise<ErasedPerson[]> {
  const { rows } = await sql<ErasedPerson>`
    select id, erased_at as "erasedAt", workspace_id as "workspaceId", erased_url_fingerprint as "urlHash",
      coalesce(erased_fingerprints, '{}') as "otherHashes"
    from talents where erased_at is not null and not is_removed
      and (${since}::timestamptz is null or erased_at >= ${since}) and id > ${after}
    order by id limit ${limit}`.execute(tx);
  return rows;
}

/** Every talent, in batches by id. */
export async function readTalentIds(
  tx: Tx,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; isErased: boolean }[]> {
  const { rows } = await sql<{ id: string; isErased: boolean }>`
    select id, erased_at is not null as "isErased" from talents where id > ${after} order by id limit ${limit}`.execute(
    tx,
  );
  return rows;
}

/**
 * Remembers an erased person whose talent the database does not have, so that later imports skip
 * them. Nothing for a workspace that it does not have either.
 */
export async function insertErased(db: Database, person: ErasedPerson): Promise<void> {
  const { id, erasedAt, workspaceId, urlHash, otherHashes } = person;
  await sql`
    insert into talents (id, imported_at, refreshed_at, erased_at, workspace_id, erased_url_fingerprint, erased_fingerprints)
    select ${id}, ${erasedAt}, ${erasedAt}, ${erasedAt}, ${workspaceId}, ${urlHash}, nullif(${otherHashes}::bytea[], '{}')
    where ${workspaceId}::text is null or exists (select from workspaces where id = ${workspaceId})`.execute(
    db,
  );
}
