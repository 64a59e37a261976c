import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export interface OldRows {
  days: number;
  /** Null: the database's clock. */
  now: Date | null;
  limit: number;
}

const before = ({ now, days }: OldRows) =>
  sql`coalesce(${now}::timestamptz, clock_timestamp()) - ${days} * interval '1 day'`;

/**
 * Deletes webhook events of all workspaces with their attempts, at most `limit`. An event of a wave
 * that still runs stays, since its row is what keeps it from being written twice; one that somebody
 * sends again counts from then on. Returns how many went.
 */
export async function deleteOldDeliveries(tx: Tx, old: OldRows): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with aged as (
      select d.id from casting_deliveries d
      where d.created_at < ${before(old)} and coalesce(d.claimed_at, d.created_at) < ${before(old)}
        and exists (select from casting_runs r where r.id = d.run_id and r.ended_at is not null)
        -- One process at a time, so that two never wait for each other.
        and (select pg_try_advisory_xact_lock(hashtext('delete old deliveries')))
      order by d.created_at limit ${old.limit}),
    gone as (
      delete from casting_deliveries d using aged where d.id = aged.id returning d.casting_id, d.delivered_at),
    firsts as (select casting_id, min(delivered_at) as at from gone group by casting_id having min(delivered_at) is not null),
    remembered as (
      update castings c set first_delivered_at = firsts.at from firsts
      where c.id = firsts.casting_id and (c.first_delivered_at is null or c.first_delivered_at > firsts.at))
    select count(*)::int as deleted from gone`.execute(tx);
  return rows[0]!.deleted;
}

/**
 * Empties the texts of old verdicts in all workspaces, at most `limit`: recap, statuses and quotes.
 * The verdict, its charge and its place stay. Returns how many.
 */
export async function emptyOldScorings(tx: Tx, old: OldRows): Promise<number> {
  const { rows } = await sql<{ emptied: number }>`
    with aged as (
      select v.ctid from casting_verdicts v
      where v.judged_at < ${before(old)} and v.scoring is not null and v.charged_at is not null
      order by v.judged_at limit ${old.limit} for update skip locked),
    gone as (
      update casting_verdicts v set scoring = null where v.ctid = any(array(select ctid from aged)) and v.scoring is not null returning 1)
    select count(*)::int as emptied from gone`.execute(tx);
  return rows[0]!.emptied;
}
