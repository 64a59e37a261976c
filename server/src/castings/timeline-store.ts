import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { CastingCall } from './board-contract.ts';

type End = NonNullable<CastingCall['endedBy']>;

interface Counts {
  green: number;
  amber: number;
  red: number;
}

/** Times are strings in the database's JSON format. */
export interface RunRow {
  runId: string;
  endedBy: End | null;
  startedAt: string;
  endedAt: string | null;
  waves: {
    wave: number;
    reserved: number;
    charged: number | null;
    returned: number | null;
    endedBy: End | 'goes_on' | null;
    verdicts: Counts;
    startedAt: string;
    endedAt: string | null;
  }[];
}

export interface CallRow {
  call: number;
  target: { greens: number; maxCredits: number };
  charged: number;
  runs: RunRow[];
}

/**
 * The calls of a casting with their runs and waves, newest call first, below an index (null: from
 * the newest).
 */
export async function readCalls(
  tx: Tx,
  workspaceId: string,
  castingId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    with calls as (
      select k.* from casting_calls k
      where k.casting_id = (select id from castings where workspace_id = ${workspaceId} and id = ${castingId})
        and (${before}::integer is null or k.call_index < ${before}::integer)
      order by k.call_index desc limit ${limit}),
    runs as (select r.* from casting_runs r join calls k on k.casting_id = r.casting_id and k.call_index = r.call_index),
    verdicts as (
      select v.run_id, v.wave, count(*) filter (where v.verdict = 'green') as green, count(*) filter (where v.verdict = 'amber') as amber,
        count(*) filter (where v.verdict = 'red') as red
      from casting_verdicts v join runs r on r.id = v.run_id and r.casting_id = v.casting_id group by v.run_id, v.wave),
    waves as (
      select w.run_id, json_agg(json_build_object('wave', w.wave, 'reserved', w.reserved, 'charged', w.charged, 'returned', w.returned,
          'endedBy', w.ended_by, 'startedAt', w.started_at, 'endedAt', w.ended_at, 'verdicts', json_build_object(
            'green', coalesce(v.green, 0), 'amber', coalesce(v.amber, 0), 'red', coalesce(v.red, 0))) order by w.wave) as list
      from casting_waves w join runs r on r.id = w.run_id left join verdicts v on v.run_id = w.run_id and v.wave = w.wave group by w.run_id)
    select k.call_index as call, json_build_object('greens', k.target_greens, 'maxCredits', k.max_credits) as target, k.charged,
      (select json_agg(json_build_object('runId', r.id, 'endedBy', r.ended_by, 'startedAt', r.started_at, 'endedAt', r.ended_at,
          'waves', coalesce(w.list, '[]')) order by r.started_at)
        from runs r left join waves w on w.run_id = r.id where r.call_index = k.call_index) as runs
    from calls k order by k.call_index desc`.execute(tx);
  return rows;
}
