import { sql } from 'kysely';
import type { Scoring, Verdict } from '../judging/contract.ts';
import type { Tx } from '../platform/db.ts';
import { EFFECTIVE } from './override-store.ts';
import type { TalentPrice } from './rules/price.ts';

/** Verdicts whose text is stored: the others are of erased people. */
const JUDGEABLE = sql`v.scoring is not null`;

/** The people of a casting who can be judged again, and the judges that judged them. */
export async function readJudgedBefore(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<{ talents: number; judges: string[] }> {
  const { rows } = await sql<{ talents: number; judges: string[] }>`
    select count(*)::int as talents, coalesce(array_agg(distinct v.judge order by v.judge), '{}') as judges
    from casting_verdicts v join castings c on c.id = v.casting_id
    where c.workspace_id = ${workspaceId} and c.id = ${id} and ${JUDGEABLE}`.execute(tx);
  return rows[0]!;
}

/** People of a casting whose verdict can be judged again, in the order in which they were judged. */
export async function readJudgedIds(
  tx: Tx,
  workspaceId: string,
  id: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.talent_id as id from casting_verdicts v join castings c on c.id = v.casting_id
    where c.workspace_id = ${workspaceId} and c.id = ${id} and ${JUDGEABLE}
    order by v.judged_at, v.talent_id limit ${limit}`.execute(tx);
  return rows.map(({ id: talentId }) => talentId);
}

export interface NewRejudge {
  id: string;
  keyId: string | null;
  requestedBy: string;
  /** The casting whose people are judged again. */
  of: string;
  identity: Buffer;
  criterias: readonly string[];
  talents: number;
  creditsPerTalent: TalentPrice;
}

/** Inserts a casting like the earlier one, over its people. The caller calls `openRun` next. */
export async function insertRejudge(tx: Tx, workspaceId: string, row: NewRejudge): Promise<void> {
  await sql`
    insert into castings (id, workspace_id, key_id, requested_by, identity, source, prompt, filters, criterias, scoring_language, status, target_greens,
      target_max_credits, webhook_url, webhook_verdicts, custom_params, rejudge_of, credits_per_talent)
    select ${row.id}, workspace_id, ${row.keyId}, ${row.requestedBy}, ${row.identity}::bytea, source, prompt, filters, ${[...row.criterias]}::text[],
      scoring_language, 'running', ${row.talents}::int, ${row.talents}::int * ${row.creditsPerTalent}::int, webhook_url, webhook_verdicts,
      custom_params, id, ${row.creditsPerTalent}::int
    from castings where workspace_id = ${workspaceId} and id = ${row.of}`.execute(tx);
  await sql`
    insert into casting_calls (casting_id, call_index, target_greens, max_credits)
    select id, 1, target_greens, target_max_credits from castings where workspace_id = ${workspaceId} and id = ${row.id}`.execute(
    tx,
  );
}

/** Whether another second look at the same people runs. */
export async function isRejudgeRunning(tx: Tx, workspaceId: string, of: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from castings where workspace_id = ${workspaceId} and rejudge_of = ${of} and status = 'running'`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The newest second look at the people of a casting. */
export async function findLatestRejudge(
  tx: Tx,
  workspaceId: string,
  of: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from castings where workspace_id = ${workspaceId} and rejudge_of = ${of} order by seq desc limit 1`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}

/** The next people of the earlier casting, best verdict first; `count` is how many are left. */
export async function readPeopleLeft(
  tx: Tx,
  workspaceId: string,
  { of, exclude, limit }: { of: string; exclude: ReadonlySet<string>; limit: number },
): Promise<{ ids: string[]; count: number }> {
  const { rows } = await sql<{ id: string; count: number }>`
    select v.talent_id as id, (count(*) over ())::int as count
    from casting_verdicts v join castings c on c.id = v.casting_id
    where c.workspace_id = ${workspaceId} and c.id = ${of} and ${JUDGEABLE} and v.talent_id <> all(${[...exclude]}::text[])
    order by v.verdict_rank, v.judged_order limit ${limit}`.execute(tx);
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 };
}

/** A verdict of the earlier casting. */
export interface EarlierVerdict {
  talentId: string;
  verdict: Verdict;
  effectiveVerdict: Verdict;
  scoring: Scoring | null;
  criterias: string[];
  profileVersion: number;
  judge: string;
  judgedAt: Date;
}

export async function readEarlierVerdicts(
  tx: Tx,
  workspaceId: string,
  of: string,
  talentIds: readonly string[],
): Promise<Map<string, EarlierVerdict>> {
  const { rows } = await sql<EarlierVerdict>`
    select v.talent_id as "talentId", v.verdict, ${EFFECTIVE} as "effectiveVerdict", v.scoring, c.criterias,
      v.profile_version as "profileVersion", v.judge, v.judged_at as "judgedAt"
    from castings c join casting_verdicts v on v.casting_id = c.id
    left join casting_overrides o on o.casting_id = v.casting_id and o.talent_id = v.talent_id
    where c.workspace_id = ${workspaceId} and c.id = ${of} and v.talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.talentId, row]));
}
