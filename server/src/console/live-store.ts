import { sql } from 'kysely';
import { DATABASE_HISTORY } from '../platform/database-history.ts';
import type { Tx } from '../platform/db.ts';

/** Never negative: it is part of live message ids. */
const HISTORY = sql<number>`coalesce(hashtext(${DATABASE_HISTORY}) & 2147483647, 0)`;

/**
 * The transactions that a reader has seen: all those numbered below `next`, except the ones in
 * `open`, which had not ended. This is the content of a snapshot.
 */
export interface Seen {
  next: number;
  open: readonly number[];
  /** The database history that these transaction numbers belong to: a number for its name. */
  history: number;
}

export interface LiveEvent {
  workspaceId: string;
  type: string;
  ids: Record<string, unknown>;
}

interface ReadRow extends LiveEvent {
  /** `xmin:xmax:xip,xip`, as pg_snapshot writes itself. */
  snapshot: string;
  history: number;
  seq: number | null;
  isTooMany: boolean | null;
}

export interface Unseen {
  seen: Seen;
  events: LiveEvent[];
  /** Workspaces with more events than the limit; `events` contains none of theirs. */
  tooMany: ReadonlySet<string>;
}

/**
 * Events of these workspaces that were not committed in the reader's snapshot, in the order in
 * which they were written, and the new snapshot. A late transaction is read when it ends; a long
 * one delays nothing. `limit` applies per workspace.
 */
export async function readUnseen(
  tx: Tx,
  workspaceIds: readonly string[],
  seen: Seen,
  limit: number,
): Promise<Unseen> {
  // One statement, so that the events and the snapshot belong to the same moment.
  const { rows } = await sql<ReadRow>`
    select pg_current_snapshot()::text as snapshot, ${HISTORY} as history, w.id as "workspaceId", c.n > ${limit} as "isTooMany", e.*
    from (values (1)) as one
    left join unnest(${[...workspaceIds]}::text[]) as w (id) on true
    left join lateral (
      select count(*) as n from (
        select from live_events where workspace_id = w.id and ${isUnseen(seen)} limit ${limit + 1}) as those) c on true
    left join lateral (
      select seq, type, ids from live_events where c.n <= ${limit} and workspace_id = w.id and ${isUnseen(seen)}) e on true
    order by e.seq`.execute(tx);
  return {
    seen: seenIn(rows[0]!),
    events: rows.filter(({ seq }) => seq !== null),
    tooMany: new Set(
      rows.filter(({ isTooMany }) => isTooMany).map(({ workspaceId }) => workspaceId),
    ),
  };
}

/** The snapshot of a reader that starts now. */
export async function readSnapshot(tx: Tx): Promise<Seen> {
  const { rows } = await sql<
    Pick<ReadRow, 'snapshot' | 'history'>
  >`select pg_current_snapshot()::text as snapshot, ${HISTORY} as history`.execute(tx);
  return seenIn(rows[0]!);
}

/**
 * Events of a workspace that are in `upTo` but not in `after`: those that a disconnected reader
 * missed.
 */
export async function readBetween(
  tx: Tx,
  workspaceId: string,
  { after, upTo }: { after: Seen; upTo: Seen },
  limit: number,
): Promise<LiveEvent[]> {
  const { rows } = await sql<LiveEvent>`
    select workspace_id as "workspaceId", type, ids from live_events
    where workspace_id = ${workspaceId} and ${isUnseen(after)} and not ${isUnseen(upTo)}
    order by seq limit ${limit}`.execute(tx);
  return rows;
}

/** Deletes messages older than this many seconds. */
export async function deleteOldEvents(tx: Tx, keptSeconds: number): Promise<void> {
  await sql`delete from live_events where at < clock_timestamp() - ${keptSeconds} * interval '1 second'`.execute(
    tx,
  );
}

const isUnseen = ({ next, open }: Seen) =>
  sql<boolean>`(xid >= ${String(next)}::text::xid8 or xid = any(${open.map(String)}::text[]::xid8[]))`;

/**
 * Whether a database in the state of `now` was ever in the state of `before`: after a failover or a
 * restore it may not have been.
 */
export function isSameHistory(before: Seen, now: Seen): boolean {
  return before.history === now.history && before.next <= now.next;
}

function seenIn({ snapshot, history }: Pick<ReadRow, 'snapshot' | 'history'>): Seen {
  const [, next, open] = snapshot.split(':');
  return { history, next: Number(next), open: open === '' ? [] : open!.split(',').map(Number) };
}
