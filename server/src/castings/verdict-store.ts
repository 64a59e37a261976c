import { sql } from 'kysely';
import { type Scoring, VERDICTS, type Verdict } from '../judging/contract.ts';
import type { Tx } from '../platform/db.ts';
import { EFFECTIVE, OVERRIDE } from './override-store.ts';
import { REVIEW } from './review-store.ts';
import { type PagePosition, type VerdictOrder, WEAKEST } from './rules/page.ts';
import type { VerdictOverride, VerdictReview } from './verdict-contract.ts';

export interface NewVerdict {
  talentId: string;
  verdict: Verdict;
  scoring: Scoring;
  profileVersion: number;
  /** Tokens of the language model; zero for a judgement that was reused. */
  usage: { inputTokens: number; outputTokens: number };
  isCached: boolean;
  /** Orders people of one verdict; smaller is stronger evidence. */
  weakness: number;
}

/**
 * Stores verdicts in their order and counts them; the caller holds the casting's row lock. Returns
 * the talents of those that are new: one that already has a verdict (from a worker that died after
 * its commit) changes nothing.
 */
export async function insertVerdicts(
  tx: Tx,
  id: string,
  given: { runId: string; judge: string; verdicts: readonly NewVerdict[] },
): Promise<Set<string>> {
  const rows = given.verdicts.map(({ usage, ...row }, place) => ({ place, ...usage, ...row }));
  const { rows: stored } = await sql<{ talentId: string }>`
    with given as (
      select g.* from json_to_recordset(${JSON.stringify(rows)}::json) as g (place int, "talentId" text, verdict text, scoring jsonb,
        "profileVersion" int, "inputTokens" int, "outputTokens" int, "isCached" boolean, weakness smallint)
      where not exists (select from casting_verdicts v where v.casting_id = ${id} and v.talent_id = g."talentId")),
    stored as (
      insert into casting_verdicts (casting_id, talent_id, run_id, wave, verdict, judged_order, scoring, profile_version, judge,
        model_input_tokens, model_output_tokens, was_kept, weakness)
      select c.id, g."talentId", ${given.runId}, c.current_wave, g.verdict, c.green + c.amber + c.red + row_number() over (order by g.place),
        g.scoring, g."profileVersion", ${given.judge}, g."inputTokens", g."outputTokens", g."isCached", g.weakness
      -- The talents are locked in the order of their ids, as an import locks them.
      from given g join castings c on c.id = ${id} order by g."talentId"
      returning talent_id, verdict),
    total as (
      select count(*) filter (where verdict = 'green')::int as green, count(*) filter (where verdict = 'amber')::int as amber,
        count(*) filter (where verdict = 'red')::int as red
      from stored having count(*) > 0),
    counted as (
      update castings c set green = c.green + t.green, amber = c.amber + t.amber, red = c.red + t.red
      from total t where c.id = ${id} returning c.current_call, t.green as greens),
    call as (
      update casting_calls k set greens = k.greens + c.greens from counted c
      where k.casting_id = ${id} and k.call_index = c.current_call and c.greens > 0)
    select talent_id as "talentId" from stored`.execute(tx);
  return new Set(stored.map(({ talentId }) => talentId));
}

/**
 * Marks the verdicts that are not charged yet as charged, and adds their price to the casting and
 * its call. Returns that price: the caller moves the credits in the same transaction.
 */
export async function chargeVerdicts(
  tx: Tx,
  id: string,
  { callIndex, creditsPerVerdict }: { callIndex: number; creditsPerVerdict: number },
): Promise<number> {
  const { rows } = await sql<{ price: number }>`
    with charged as (
      update casting_verdicts set charged_at = clock_timestamp() where casting_id = ${id} and charged_at is null returning 1),
    total as (select count(*)::int * ${creditsPerVerdict}::int as price from charged),
    call as (
      update casting_calls set charged = charged + total.price from total where casting_id = ${id} and call_index = ${callIndex}),
    casting as (update castings set credits_charged = credits_charged + total.price from total where id = ${id})
    select price from total`.execute(tx);
  return rows[0]!.price;
}

export async function countUncharged(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ talents: number }>`
    select count(*)::int as talents from casting_verdicts where casting_id = ${id} and charged_at is null`.execute(
    tx,
  );
  return rows[0]?.talents ?? 0;
}

/** Also whom a judged talent was merged into since. */
export async function readJudgedTalents(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{
    talent_id: string;
  }>`
    select talent_id from casting_verdicts where casting_id = ${id}
    union select t.merged_into from casting_verdicts v join talents t on t.id = v.talent_id
      where v.casting_id = ${id} and t.merged_into is not null`.execute(tx);
  return rows.map((row) => row.talent_id);
}

export interface VerdictRow {
  talentId: string;
  verdict: Verdict;
  override: VerdictOverride;
  review: VerdictReview;
  scoring: Scoring | null;
  profileVersion: number;
  judge: string;
  rank: number;
  weakness: number;
  order: number;
}

/** A verdict with the data it was made from. */
export interface StoredVerdict {
  verdict: Verdict;
  /** Null for an erased person. */
  scoring: Scoring | null;
  profileVersion: number;
  judge: string;
  judgedAt: Date;
}

export async function readStoredVerdict(
  tx: Tx,
  workspaceId: string,
  id: string,
  talentId: string,
): Promise<StoredVerdict | null> {
  const { rows } = await sql<StoredVerdict>`
    select verdict, scoring, profile_version as "profileVersion", judge, judged_at as "judgedAt"
    from casting_verdicts
    where casting_id = (select id from castings where workspace_id = ${workspaceId} and id = ${id}) and talent_id = ${talentId}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export interface TalentVerdict {
  castingId: string;
  talentId: string;
  verdict: Verdict;
  /** The verdict of a user's override. */
  override: Verdict | null;
  recap: string | null;
}

/**
 * The verdicts on some talents in castings of the workspace. Talents without a verdict are absent.
 */
export async function findVerdicts(
  tx: Tx,
  workspaceId: string,
  pairs: readonly { castingId: string; talentId: string }[],
): Promise<TalentVerdict[]> {
  const { rows } = await sql<TalentVerdict>`
    select v.casting_id as "castingId", v.talent_id as "talentId", v.verdict, o.verdict as override, v.scoring ->> 'recap' as recap
    from unnest(${pairs.map((pair) => pair.castingId)}::text[], ${pairs.map((pair) => pair.talentId)}::text[]) as pair (casting_id, talent_id)
    join castings c on c.id = pair.casting_id and c.workspace_id = ${workspaceId}
    join casting_verdicts v on v.casting_id = c.id and v.talent_id = pair.talent_id
    left join casting_overrides o on o.casting_id = v.casting_id and o.talent_id = v.talent_id`.execute(
    tx,
  );
  return rows;
}

export interface VerdictPage {
  /** The judge's verdicts to include. */
  verdicts: readonly Verdict[];
  /**
   * Null: all verdicts, sorted by the judge's verdict. Otherwise sorted by the effective verdict.
   */
  effectiveVerdicts: readonly Verdict[] | null;
  order: VerdictOrder;
  after: PagePosition;
  limit: number;
}

/**
 * Verdicts in page order after a position. What a page shows is read for its own verdicts alone. In
 * the order judged, those are found in an index at any depth.
 */
export async function readVerdicts(
  tx: Tx,
  workspaceId: string,
  id: string,
  { verdicts, effectiveVerdicts, order, after, limit }: VerdictPage,
): Promise<VerdictRow[]> {
  const ranks = verdicts.map((verdict) => VERDICTS.indexOf(verdict));
  // The judge's rank has an index. The effective rank needs none: users override few verdicts, and
  // a casting has a few hundred.
  const rank =
    effectiveVerdicts === null
      ? sql`v.verdict_rank`
      : sql`(case ${EFFECTIVE} when 'green' then 0 when 'amber' then 1 else 2 end)::smallint`;
  const isEffective =
    effectiveVerdicts === null ? sql`true` : sql`${EFFECTIVE} = any(${[...effectiveVerdicts]})`;
  const overrides =
    effectiveVerdicts === null
      ? sql``
      : sql`left join casting_overrides o on o.casting_id = v.casting_id and o.talent_id = v.talent_id`;
  const weakness =
    order === 'judged' ? sql`0::smallint` : sql`coalesce(v.weakness, ${WEAKEST})::smallint`;
  const isAfter =
    order === 'judged'
      ? sql`(${rank}, v.judged_order) > (${after.rank}::smallint, ${after.order}::int)`
      : sql`(${rank}, ${weakness}, v.judged_order) > (${after.rank}::smallint, ${after.weakness}::smallint, ${after.order}::int)`;
  const { rows } = await sql<VerdictRow>`
    with page as materialized (
      select v.talent_id, ${rank} as rank, ${weakness} as weakness, v.judged_order
      from casting_verdicts v ${overrides}
      where v.casting_id = (select id from castings where workspace_id = ${workspaceId} and id = ${id})
        and v.verdict_rank between ${Math.min(...ranks)}::smallint and ${Math.max(...ranks)}::smallint and v.verdict = any(${[...verdicts]})
        and ${isEffective} and ${isAfter}
      order by 2, 3, 4 limit ${limit})
    select v.talent_id as "talentId", v.verdict, ${OVERRIDE} as override, ${REVIEW} as review, v.scoring,
      v.profile_version as "profileVersion", v.judge, p.rank, p.weakness, p.judged_order as "order"
    from page p join casting_verdicts v on v.casting_id = ${id} and v.talent_id = p.talent_id
    left join casting_overrides o on o.casting_id = v.casting_id and o.talent_id = v.talent_id
    left join casting_reviews w on w.casting_id = v.casting_id and w.talent_id = v.talent_id
    order by p.rank, p.weakness, p.judged_order`.execute(tx);
  return rows;
}

/**
 * Erases the scoring text of every verdict on one person, in every workspace. Returns the number of
 * verdicts.
 */
export async function eraseScorings(tx: Tx, talentIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ scorings: number }>`
    with gone as (update casting_verdicts set scoring = null where talent_id = any(${[...talentIds]}::text[]) and scoring is not null returning 1)
    select count(*)::int as scorings from gone`.execute(tx);
  return rows[0]?.scorings ?? 0;
}
