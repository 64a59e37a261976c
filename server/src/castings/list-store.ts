import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Filter } from '../search/search.ts';
import { EFFECTIVE_COUNTS } from './override-store.ts';
import type { CastingStatus } from './rules/machine.ts';
import type { VerdictCounts } from './verdict-contract.ts';

/** A casting as an item of a list. */
export interface ListedCasting {
  castingId: string;
  rejudgeOf: string | null;
  status: CastingStatus;
  prompt: string | null;
  filters: Filter[];
  criterias: string[];
  scoringLanguage: 'en' | 'fr' | null;
  counts: VerdictCounts;
  effectiveCounts: VerdictCounts;
  creditsCharged: number;
  target: { greens: number; maxCredits: number };
  calls: number;
  createdAt: Date;
  lastActivityAt: Date;
  /** Its position in the list. */
  seq: number;
}

const LISTED = sql`
  select c.id as "castingId", c.rejudge_of as "rejudgeOf", c.status, c.prompt, c.filters, c.criterias, c.scoring_language as "scoringLanguage",
    json_build_object('green', c.green, 'amber', c.amber, 'red', c.red) as counts, ${EFFECTIVE_COUNTS} as "effectiveCounts", c.credits_charged as "creditsCharged",
    json_build_object('greens', c.target_greens, 'maxCredits', c.target_max_credits) as target, c.current_call as calls,
    c.created_at as "createdAt", coalesce(last.ended_at, last.started_at, c.created_at) as "lastActivityAt", c.seq
  from castings c
  left join lateral (select r.started_at, r.ended_at from casting_runs r where r.casting_id = c.id order by r.started_at desc limit 1) last on true`;

/** Newest first, after a given position (null: from the newest). */
export async function listCastings(
  tx: Tx,
  workspaceId: string,
  { status, before, limit }: { status: CastingStatus | null; before: number | null; limit: number },
): Promise<ListedCasting[]> {
  const { rows } = await sql<ListedCasting>`${LISTED}
    where c.workspace_id = ${workspaceId} and (${before}::bigint is null or c.seq < ${before}::bigint)
      and (${status}::text is null or c.status = ${status}::text)
    order by c.seq desc limit ${limit}`.execute(tx);
  return rows;
}

export async function readListed(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<ListedCasting | null> {
  const { rows } =
    await sql<ListedCasting>`${LISTED} where c.workspace_id = ${workspaceId} and c.id = ${id}`.execute(
      tx,
    );
  return rows[0] ?? null;
}
