import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** Talents judged green from the first day until before `end`, by the period's first day (UTC). */
export async function countGreens(
  tx: Tx,
  workspaceId: string,
  { from, end, by }: { from: string; end: string; by: 'day' | 'month' },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ start: string; greens: number }>`
    select to_char(date_trunc(${by}, v.judged_at at time zone 'UTC'), 'YYYY-MM-DD') as start, count(*) as greens
    from casting_verdicts v join castings c on c.id = v.casting_id
    where c.workspace_id = ${workspaceId} and v.verdict = 'green' and v.judged_at >= ${from}::date::timestamp at time zone 'UTC'
      and v.judged_at < ${end}::date::timestamp at time zone 'UTC'
    group by 1`.execute(tx);
  return new Map(rows.map(({ start, greens }) => [start, greens]));
}

/**
 * When the workspace started its first casting, and when a receiver first accepted an event. Null
 * for what has not happened.
 */
export async function readFirsts(
  tx: Tx,
  workspaceId: string,
): Promise<{ startedAt: Date | null; deliveredAt: Date | null }> {
  const { rows } = await sql<{ startedAt: Date | null; deliveredAt: Date | null }>`
    select (select min(created_at) from castings where workspace_id = ${workspaceId}) as "startedAt",
           -- Also of events whose retention ended.
           least((select min(first_delivered_at) from castings where workspace_id = ${workspaceId}),
             (select min(d.delivered_at) from castings c join casting_deliveries d on d.casting_id = c.id
              where c.workspace_id = ${workspaceId} and d.delivered_at is not null)) as "deliveredAt"`.execute(
    tx,
  );
  return rows[0]!;
}

/** More castings would make the forecast slower, and not better. */
const LATEST_CASTINGS = 50;

/** The verdicts of the latest castings that people paid for. */
export async function readPastCastings(
  tx: Tx,
  workspaceId: string,
): Promise<{ judged: number; greens: number }[]> {
  const { rows } = await sql<{ judged: number; greens: number }>`
    select green + amber + red as judged, green as greens from castings
    where workspace_id = ${workspaceId} and rejudge_of is null
    order by seq desc limit ${LATEST_CASTINGS}`.execute(tx);
  return rows;
}

/** Greens from the first day until before `end`, as SQL rows of `holder` and `greens`. */
export const greensByHolder = (
  workspaceId: string,
  { from, end }: { from: string; end: string },
) => sql`
  select v.casting_id as holder, count(*) as greens from casting_verdicts v join castings c on c.id = v.casting_id
  where c.workspace_id = ${workspaceId} and v.verdict = 'green' and v.judged_at >= ${from}::date::timestamp at time zone 'UTC'
    and v.judged_at < ${end}::date::timestamp at time zone 'UTC'
  group by 1`;

/**
 * Who started each casting, as SQL rows of `holder`, `actor` and `sourcing_id`. `sourcings` is SQL
 * with the rows of `casting_id` and `sourcing_id`.
 */
export const spendersOfCastings = (workspaceId: string, sourcings: RawBuilder<unknown>) => sql`
  select c.id as holder, coalesce(c.requested_by, c.key_id) as actor, taken.sourcing_id
  from castings c left join (${sourcings}) taken on taken.casting_id = c.id where c.workspace_id = ${workspaceId}`;

/** Talents whose effective verdict is green, as SQL rows of `casting_id` and `talent_id`. */
export const greenPairs = (workspaceId: string) => sql`
  select v.casting_id, v.talent_id from casting_verdicts v join castings c on c.id = v.casting_id
  left join casting_overrides o on o.casting_id = v.casting_id and o.talent_id = v.talent_id
  where c.workspace_id = ${workspaceId} and coalesce(o.verdict, v.verdict) = 'green'`;
