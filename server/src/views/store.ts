import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export interface ViewRow {
  viewId: string;
  page: string;
  name: string;
  query: string;
  createdAt: Date;
  updatedAt: Date;
}

const COLUMNS = sql`id as "viewId", page, name, query, created_at as "createdAt", updated_at as "updatedAt"`;

/** Sorted by page and name; only those of `page` when it is given. */
export async function readViews(
  tx: Tx,
  workspaceId: string,
  ownerId: string,
  page: string | null,
): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select ${COLUMNS} from saved_views
    where workspace_id = ${workspaceId} and owner_id = ${ownerId} and (${page}::text is null or page = ${page})
    order by page, name, id`.execute(tx);
  return rows;
}

/** Null when the page already has a view with that name. */
export async function insertView(
  tx: Tx,
  workspaceId: string,
  ownerId: string,
  { viewId, page, name, query }: Omit<ViewRow, 'createdAt' | 'updatedAt'>,
): Promise<ViewRow | null> {
  const { rows } = await sql<ViewRow>`
    insert into saved_views (id, workspace_id, owner_id, page, name, query) values (${viewId}, ${workspaceId}, ${ownerId}, ${page}, ${name}, ${query})
    on conflict (workspace_id, owner_id, page, name) do nothing returning ${COLUMNS}`.execute(tx);
  return rows[0] ?? null;
}

export async function findView(
  tx: Tx,
  workspaceId: string,
  ownerId: string,
  viewId: string,
): Promise<ViewRow | null> {
  const { rows } = await sql<ViewRow>`
    select ${COLUMNS} from saved_views where workspace_id = ${workspaceId} and owner_id = ${ownerId} and id = ${viewId} for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Null when another view of the page has that name. */
export async function updateView(
  tx: Tx,
  workspaceId: string,
  ownerId: string,
  { viewId, page, name, query }: Omit<ViewRow, 'createdAt' | 'updatedAt'>,
): Promise<ViewRow | null> {
  const { rows } = await sql<ViewRow>`
    update saved_views set name = ${name}, query = ${query}, updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and owner_id = ${ownerId} and id = ${viewId} and not exists (
      select 1 from saved_views other where other.workspace_id = ${workspaceId} and other.owner_id = ${ownerId} and other.page = ${page}
        and other.name = ${name} and other.id <> ${viewId})
    returning ${COLUMNS}`.execute(tx);
  return rows[0] ?? null;
}

/** False when it did not exist. */
export async function deleteView(
  tx: Tx,
  workspaceId: string,
  ownerId: string,
  viewId: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from saved_views where workspace_id = ${workspaceId} and owner_id = ${ownerId} and id = ${viewId} returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Serialises an owner's changes, so that the limit and the unique names hold exactly. */
export async function lockOwner(tx: Tx, workspaceId: string, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved views ${workspaceId} ${ownerId}`}, 0))`.execute(
    tx,
  );
}
