import { sql } from 'kysely';
import type { Database } from '../src/platform/db.ts';

/**
 * What must hold of all castings and their credits at every commit, whatever happened before: each
 * rule finds the rows that break it.
 */
const RULES = {
  'a balance is the sum of its ledger': sql`
    select a.workspace_id, a.account, a.available, a.reserved, sum(e.available) as ledger, sum(e.reserved) as ledger_reserved
    from credit_accounts a join credit_entries e using (workspace_id, account)
    group by a.workspace_id, a.account, a.available, a.reserved
    having sum(e.available) <> a.available or sum(e.reserved) <> a.reserved or sum(e.granted + e.available + e.reserved + e.spent) <> 0`,
  'what is reserved is reserved for holders': sql`
    select h.workspace_id, h.account, sum(h.amount) as held, a.reserved from credit_holds h join credit_accounts a using (workspace_id, account)
    group by h.workspace_id, h.account, a.reserved having sum(h.amount) <> a.reserved`,
  'nothing is reserved for a casting that does not run': sql`
    select c.id, c.status, h.amount from castings c join credit_holds h on h.holder = c.id where c.status <> 'running' and h.amount <> 0`,
  'the charge is the price of each charged verdict, in the casting, its calls and the ledger alike': sql`
    select c.id, c.credits_charged, v.charged, k.charged as calls, l.spent from castings c
    left join lateral (select c.credits_per_talent * count(charged_at) as charged from casting_verdicts where casting_id = c.id) v on true
    left join lateral (select sum(charged) as charged from casting_calls where casting_id = c.id) k on true
    left join lateral (select coalesce(sum(spent), 0) as spent from credit_entries where holder = c.id) l on true
    where c.credits_charged <> v.charged or c.credits_charged <> k.charged or c.credits_charged <> l.spent`,
  'everybody judged is charged once nothing runs': sql`
    select v.casting_id, count(*) from casting_verdicts v join castings c on c.id = v.casting_id
    where c.status <> 'running' and v.charged_at is null group by v.casting_id`,
  'counts are the verdicts': sql`
    select c.id, c.green, c.amber, c.red from castings c cross join lateral (
      select count(*) filter (where verdict = 'green') as green, count(*) filter (where verdict = 'amber') as amber,
        count(*) filter (where verdict = 'red') as red
      from casting_verdicts where casting_id = c.id) v
    where c.green <> v.green or c.amber <> v.amber or c.red <> v.red`,
  'verdicts are numbered without gaps': sql`
    select casting_id from casting_verdicts group by casting_id having max(judged_order) <> count(*) or min(judged_order) <> 1`,
  'greens of the calls are the greens, and no call has more than it asked for or spends more than its cap': sql`
    select c.id from castings c join casting_calls k on k.casting_id = c.id
    group by c.id having sum(k.greens) <> c.green or bool_or(k.greens > k.target_greens) or bool_or(k.charged > k.max_credits)`,
  'a running casting has one open run and one open wave, any other has none': sql`
    select c.id, c.status from castings c
    where (select count(*) from casting_runs where casting_id = c.id and ended_at is null) <> (c.status = 'running')::int
      or (select count(*) from casting_waves where casting_id = c.id and ended_at is null) <> (c.status = 'running')::int`,
  'of the second looks at a casting at most one runs, over people whom it judged': sql`
    select c.rejudge_of from castings c where c.rejudge_of is not null group by c.rejudge_of
    having count(*) filter (where c.status = 'running') > 1
      or exists (select from castings l join casting_verdicts v on v.casting_id = l.id where l.rejudge_of = c.rejudge_of
        and not exists (select from casting_verdicts e where e.casting_id = c.rejudge_of and e.talent_id = v.talent_id))`,
  'a running casting is somebody to be advanced': sql`
    select c.id from castings c where c.status = 'running' and not exists (select 1 from processes where kind = 'casting' and id = c.id)`,
  'every stop of a call has its one event, and nothing else has': sql`
    select r.id, r.ended_by, count(d.id) from casting_runs r join castings c on c.id = r.casting_id
    left join casting_deliveries d on d.run_id = r.id and d.event_type <> 'talent_judged'
    where c.webhook_url is not null
    group by r.id, r.ended_by having count(d.id) <> (r.ended_by is not null and r.ended_by <> 'launch_failed')::int`,
  'every verdict that the receiver asked for has its one event in its run, and no other has': sql`
    select v.casting_id, v.talent_id, count(d.id) from casting_verdicts v join castings c on c.id = v.casting_id
    left join casting_deliveries d on d.run_id = v.run_id and d.talent_id = v.talent_id
    where c.webhook_url is not null
    group by v.casting_id, v.talent_id, v.verdict, c.webhook_verdicts having count(d.id) <> (v.verdict = any(c.webhook_verdicts))::int`,
};

export const CASTING_RULES: readonly string[] = Object.keys(RULES);

/** The broken rules with their rows; empty when all is well. All rules look at one moment. */
export async function auditCastings(db: Database): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      for (const [rule, query] of Object.entries(RULES)) {
        const { rows } = await query.execute(tx);
        if (rows.length > 0) broken[rule] = rows;
      }
    });
  return broken;
}
