import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** A request as stored. */
export interface LoggedRequest {
  trackingCode: string;
  workspaceId: string;
  keyId: string | null;
  userId: string | null;
  method: string;
  /** The route's pattern; null for an unknown path. */
  route: string | null;
  status: number;
  errorCode: string | null;
  durationMs: number;
  at: Date;
}

/** As listed. */
export interface ListedRequest extends LoggedRequest {
  hasBodies: boolean;
}

/** Separates the values of a column; the service creates these values, and none contains it. */
const SEPARATOR = '\n';

/**
 * Inserts a batch, possibly of several workspaces, in one statement; existing rows stay unchanged.
 * The commit does not wait for the disk. Each column is sent as one text: PostgreSQL splits it in a
 * fraction of the time that JSON takes.
 */
export async function insertRequests(tx: Tx, requests: readonly LoggedRequest[]): Promise<void> {
  const column = (read: (request: LoggedRequest) => string | number | null) =>
    sql`string_to_array(${requests.map((request) => read(request) ?? '').join(SEPARATOR)}, ${SEPARATOR}, '')`;
  await sql`
    insert into request_log (tracking_code, workspace_id, key_id, user_id, method, route, status, error_code, duration_ms, at)
    select r.tracking_code, r.workspace_id, r.key_id, r.user_id, r.method, r.route, r.status::smallint, r.error_code, r.duration_ms::real,
           to_timestamp(r.at::double precision / 1000)
    from (select set_config('synchronous_commit', 'off', true)) lazily,
         unnest(${column(({ trackingCode }) => trackingCode)}, ${column(({ workspaceId }) => workspaceId)}, ${column(({ keyId }) => keyId)},
           ${column(({ userId }) => userId)}, ${column(({ method }) => method)}, ${column(({ route }) => route)}, ${column(({ status }) => status)},
           ${column(({ errorCode }) => errorCode)}, ${column(({ durationMs }) => durationMs.toFixed(2))}, ${column(({ at }) => at.getTime())})
         as r(tracking_code, workspace_id, key_id, user_id, method, route, status, error_code, duration_ms, at)
    on conflict do nothing`.execute(tx);
}

export interface RequestFilter {
  trackingCode?: string;
  /** Ends included. */
  statuses: readonly [from: number, to: number];
  keyId?: string;
  /** Only requests before this tracking code. */
  before?: string;
  /** Older bodies are not shown, even while they are stored. */
  bodiesSince: Date;
  limit: number;
}

/** Newest first. */
export async function readRequests(
  tx: Tx,
  workspaceId: string,
  filter: RequestFilter,
): Promise<ListedRequest[]> {
  const { trackingCode = null, statuses, keyId = null, before = null, bodiesSince, limit } = filter;
  const { rows } = await sql<ListedRequest>`
    select tracking_code as "trackingCode", workspace_id as "workspaceId", key_id as "keyId", user_id as "userId", method, route, status,
           error_code as "errorCode", duration_ms as "durationMs", at,
           exists (select 1 from request_bodies b where b.workspace_id = ${workspaceId} and b.tracking_code = request_log.tracking_code
                   and b.at > ${bodiesSince}) as "hasBodies"
    from request_log
    where workspace_id = ${workspaceId} and status between ${statuses[0]} and ${statuses[1]}
      and (${trackingCode}::text is null or tracking_code = ${trackingCode}) and (${keyId}::text is null or key_id = ${keyId})
      and (${before}::text is null or tracking_code < ${before})
    order by tracking_code desc limit ${limit}`.execute(tx);
  return rows;
}

/** Deletes older requests, at most `limit`; returns how many. */
export async function deleteOldRequests(tx: Tx, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with gone as (
      delete from request_log where ctid = any (array(select ctid from request_log where at < ${before} limit ${limit})) returning 1)
    select count(*)::integer as deleted from gone`.execute(tx);
  return rows[0]!.deleted;
}
