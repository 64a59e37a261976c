import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/**
 * Talents of the shared pool belong to the whole installation, and so do their refreshes: no
 * function here takes a workspace. What a workspace brought, no source changes.
 */

export type RefreshOutcome = 'refreshed' | 'unknown' | 'refused' | 'failed';

export interface Claim {
  at: Date;
  until: Date;
  /** Also claims talents that were requested too recently to be due. */
  outOfTurn?: boolean;
}

/**
 * Claims the talents that are due and not claimed. Returns their ids with the number of earlier
 * failures.
 */
export async function claimRefreshes(
  tx: Tx,
  ids: readonly string[],
  { at, until, outOfTurn = false }: Claim,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ talent_id: string; failures: number }>`
    insert into talent_refreshes as r (talent_id, claimed_until)
    select id, ${until} from talents where id = any(${[...ids]}::text[]) and erased_at is null and workspace_id is null order by id
    on conflict (talent_id) do update set claimed_until = excluded.claimed_until
      where (r.next_at <= ${at} or ${outOfTurn}) and (r.claimed_until is null or r.claimed_until < ${at})
    returning talent_id, failures`.execute(tx);
  return new Map(rows.map((row) => [row.talent_id, row.failures]));
}

/** The talents among these that are claimed now. */
export async function claimedNow(tx: Tx, ids: readonly string[], at: Date): Promise<Set<string>> {
  const { rows } = await sql<{ talent_id: string }>`
    select talent_id from talent_refreshes where talent_id = any(${[...ids]}::text[]) and claimed_until >= ${at}`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.talent_id));
}

export async function endRefresh(
  tx: Tx,
  id: string,
  { outcome, failures, nextAt }: { outcome: RefreshOutcome; failures: number; nextAt: Date },
): Promise<void> {
  await sql`
    update talent_refreshes set claimed_until = null, outcome = ${outcome}, failures = ${failures}, next_at = ${nextAt}
    where talent_id = ${id}`.execute(tx);
}

/**
 * Talents whose last import or refresh was before that time: the first ones after `after`, in the
 * order of their ids.
 */
export async function readRefreshedBefore(
  tx: Tx,
  before: Date,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from talents where refreshed_at < ${before} and erased_at is null and workspace_id is null and id > ${after} order by id limit ${limit}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export async function countRefreshedBefore(tx: Tx, before: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from talents where refreshed_at < ${before} and erased_at is null and workspace_id is null`.execute(
    tx,
  );
  return rows[0]!.n;
}
