import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { GroupSum } from './rules/groups.ts';

/** What other slices say of the things that credits were spent on, as SQL. */
export interface HolderSources {
  /** Each with rows of `holder`, `actor` and `sourcing_id`. */
  spenders: readonly RawBuilder<unknown>[];
  /** With rows of `holder` and `greens`. */
  greens: RawBuilder<unknown>;
}

/**
 * Credits spent and greens found from the first day until before `end`, by who asked or by the
 * sourcing, and by kind of holder. One statement, however many groups there are.
 */
export async function sumGroups(
  tx: Tx,
  workspaceId: string,
  { from, end, by }: { from: string; end: string; by: 'member' | 'sourcing' },
  { spenders, greens }: HolderSources,
): Promise<GroupSum[]> {
  const { rows } = await sql<GroupSum>`
    with paid as (
      select holder, sum(spent)::bigint as spent, 0::bigint as greens from credit_entries
      where workspace_id = ${workspaceId} and created_at >= ${from}::date::timestamp at time zone 'UTC'
        and created_at < ${end}::date::timestamp at time zone 'UTC' and spent <> 0 and holder is not null
      group by holder
      union all select holder, 0, greens from (${greens}) found
    ), spenders as (${sql.join(spenders, sql` union all `)})
    select ${by === 'member' ? sql`s.actor` : sql`s.sourcing_id`} as "groupId", split_part(p.holder, '_', 1) as "holderPrefix",
           sum(p.spent)::bigint as spent, sum(p.greens)::bigint as greens
    from paid p left join spenders s on s.holder = p.holder group by 1, 2`.execute(tx);
  return rows;
}
