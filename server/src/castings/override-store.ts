import { sql } from 'kysely';
import type { Verdict } from '../judging/contract.ts';
import type { Tx } from '../platform/db.ts';
import type { VerdictCounts, VerdictOverride } from './verdict-contract.ts';

/**
 * An override as JSON, built from the tables `casting_verdicts v` and `casting_overrides o`. Null
 * when there is none.
 */
export const OVERRIDE = sql`case when o.talent_id is not null then
  json_build_object('verdict', o.verdict, 'reason', o.reason, 'userId', o.user_id, 'at', to_char(o.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;

/** The effective verdict, from the same tables. */
export const EFFECTIVE = sql`coalesce(o.verdict, v.verdict)`;

/**
 * Counts of the effective verdicts as JSON, for the table `castings c`: the judge's counts,
 * adjusted by the overrides.
 */
export const EFFECTIVE_COUNTS = sql`(
  select json_build_object(
    'green', c.green + coalesce(sum((o.verdict = 'green')::int - (v.verdict = 'green')::int), 0),
    'amber', c.amber + coalesce(sum((o.verdict = 'amber')::int - (v.verdict = 'amber')::int), 0),
    'red', c.red + coalesce(sum((o.verdict = 'red')::int - (v.verdict = 'red')::int), 0))
  from casting_overrides o join casting_verdicts v on v.casting_id = o.casting_id and v.talent_id = o.talent_id
  where o.casting_id = c.id)`;

export async function readEffectiveCounts(
  tx: Tx,
  workspaceId: string,
  castingId: string,
): Promise<VerdictCounts | null> {
  const { rows } = await sql<{ counts: VerdictCounts }>`
    select ${EFFECTIVE_COUNTS} as counts from castings c where c.workspace_id = ${workspaceId} and c.id = ${castingId}`.execute(
    tx,
  );
  return rows[0]?.counts ?? null;
}

export interface VerdictWithOverride {
  verdict: Verdict;
  override: VerdictOverride;
}

/** Null for a talent that the casting has not judged. */
export async function readOverride(
  tx: Tx,
  workspaceId: string,
  castingId: string,
  talentId: string,
): Promise<VerdictWithOverride | null> {
  const { rows } = await sql<VerdictWithOverride>`
    select v.verdict, ${OVERRIDE} as override
    from casting_verdicts v left join casting_overrides o on o.casting_id = v.casting_id and o.talent_id = v.talent_id
    where v.casting_id = (select id from castings where workspace_id = ${workspaceId} and id = ${castingId}) and v.talent_id = ${talentId}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Returns false when the same override is already stored. */
export async function writeOverride(
  tx: Tx,
  workspaceId: string,
  row: {
    castingId: string;
    talentId: string;
    verdict: Verdict;
    reason: string;
    userId: string | null;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into casting_overrides as o (workspace_id, casting_id, talent_id, verdict, reason, user_id)
    values (${workspaceId}, ${row.castingId}, ${row.talentId}, ${row.verdict}, ${row.reason}, ${row.userId})
    on conflict (casting_id, talent_id) do update set verdict = excluded.verdict, reason = excluded.reason, user_id = excluded.user_id, at = excluded.at
    where (o.verdict, o.reason, o.user_id) is distinct from (excluded.verdict, excluded.reason, excluded.user_id)
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Returns the deleted override; null when there was none. */
export async function deleteOverride(
  tx: Tx,
  workspaceId: string,
  castingId: string,
  talentId: string,
): Promise<Verdict | null> {
  const { rows } = await sql<{ verdict: Verdict }>`
    delete from casting_overrides where workspace_id = ${workspaceId} and casting_id = ${castingId} and talent_id = ${talentId}
    returning verdict`.execute(tx);
  return rows[0]?.verdict ?? null;
}

/** Erases the overrides on one person in every workspace. Returns their number. */
export async function eraseOverrides(tx: Tx, talentIds: readonly string[]): Promise<number> {
  const { rows } =
    await sql`delete from casting_overrides where talent_id = any(${[...talentIds]}::text[]) returning 1`.execute(
      tx,
    );
  return rows.length;
}
