import { sql } from 'kysely';
import type { Database, Tx } from '../platform/db.ts';
import type { EventType } from './rules.ts';

export interface StoredEvent {
  position: number;
  type: EventType;
  at: Date;
  data: Record<string, unknown>;
}

export interface ReadEvents {
  events: StoredEvent[];
  /** The last position given in the workspace; 0 for none. */
  last: number;
  /** The first stored position after the one asked for, of any type. */
  first: number | null;
  /** Whether there are events without a position. */
  hasNew: boolean;
}

/** A batch of one reader: numbering a long backlog must not hold others up. */
const NUMBERED_AT_ONCE = 1_000;

/** The numbered events after a position, in order; of these types only, or of all for null. */
export async function readEvents(
  tx: Tx,
  workspaceId: string,
  { after, types, limit }: { after: number; types: readonly EventType[] | null; limit: number },
): Promise<ReadEvents> {
  const ofWorkspace = sql`workspace_id = ${workspaceId}`;
  const ofTypes = types === null ? sql`true` : sql`type = any(${[...types]}::text[])`;
  // One statement, so that the events and the last position belong to the same moment.
  const { rows } = await sql<StoredEvent & Omit<ReadEvents, 'events'>>`
    select feed.*, e.* from (select
        coalesce((select last_position from event_feeds where ${ofWorkspace}), 0)::bigint as last,
        (select min(position) from workspace_events where ${ofWorkspace} and position > ${after}) as first,
        exists (select from workspace_events where ${ofWorkspace} and position is null) as "hasNew") feed
      left join lateral (
        select position, type, at, data from workspace_events
        where ${ofWorkspace} and position > ${after} and ${ofTypes} order by position limit ${limit}) e on true
    order by e.position`.execute(tx);
  const { last, first, hasNew } = rows[0]!;
  return { last, first, hasNew, events: rows.filter(({ position }) => position !== null) };
}

/**
 * Gives positions to events that are committed and have none, in the order in which they were
 * written. One reader of a workspace at a time: the others wait for its row, and then see what it
 * numbered. A transaction that commits later gets later positions.
 */
export async function numberEvents(db: Database, workspaceId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`insert into event_feeds (workspace_id) values (${workspaceId}) on conflict do nothing`.execute(
      tx,
    );
    await sql`select 1 from event_feeds where workspace_id = ${workspaceId} for update`.execute(tx);
    await sql`
      with batch as (
        select seq, row_number() over (order by seq) as place from (
          select seq from workspace_events where workspace_id = ${workspaceId} and position is null
          order by seq limit ${NUMBERED_AT_ONCE}) as oldest),
      numbered as (
        update workspace_events e set position = f.last_position + batch.place
        from batch, event_feeds f where e.seq = batch.seq and f.workspace_id = ${workspaceId} returning 1)
      update event_feeds set last_position = last_position + (select count(*) from numbered)
      where workspace_id = ${workspaceId}`.execute(tx);
  });
}

/** Deletes events older than this, in all workspaces, at most `limit`; returns how many. */
export async function deleteOldEvents(
  tx: Tx,
  { days, now, limit }: { days: number; now: Date | null; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from workspace_events where seq = any(array(
      select seq from workspace_events
      where at < coalesce(${now}::timestamptz, clock_timestamp()) - ${days} * interval '1 day' order by at limit ${limit} for update skip locked))`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
