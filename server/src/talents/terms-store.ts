import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { LegalBasis, RetentionEnd } from './rules/terms.ts';

/** All SQL about why and how long a workspace keeps its own people (docs/decisions/0098). */

export interface PoolTerms {
  legalBasis: LegalBasis | null;
  retentionMonths: number | null;
  atEnd: RetentionEnd;
}

export async function readPoolTerms(tx: Tx, workspaceId: string): Promise<PoolTerms> {
  const { rows } = await sql<PoolTerms>`
    select legal_basis as "legalBasis", retention_months as "retentionMonths", at_end as "atEnd"
    from pool_terms where workspace_id = ${workspaceId}`.execute(tx);
  return rows[0] ?? { legalBasis: null, retentionMonths: null, atEnd: 'ask' };
}

/** Retentions that ended are looked for again at once. */
export async function writePoolTerms(
  tx: Tx,
  workspaceId: string,
  { legalBasis, retentionMonths, atEnd }: PoolTerms,
  at: Date,
): Promise<void> {
  await sql`
    insert into pool_terms (workspace_id, legal_basis, retention_months, at_end, next_check_at)
    values (${workspaceId}, ${legalBasis}, ${retentionMonths}, ${atEnd}, ${at})
    on conflict (workspace_id) do update set legal_basis = excluded.legal_basis, retention_months = excluded.retention_months,
      at_end = excluded.at_end, next_check_at = excluded.next_check_at`.execute(tx);
}

/** A source of the pool states this retention. */
export async function noteStatedMonths(
  tx: Tx,
  workspaceId: string,
  months: number,
  at: Date,
): Promise<void> {
  await sql`
    insert into pool_terms as terms (workspace_id, least_stated_months, next_check_at) values (${workspaceId}, ${months}, ${at})
    on conflict (workspace_id) do update set least_stated_months = least(terms.least_stated_months, excluded.least_stated_months)
      where terms.least_stated_months is null or terms.least_stated_months > excluded.least_stated_months`.execute(
    tx,
  );
}

/**
 * The terms of each living talent `t`, of all talents that were merged into it: the newest basis
 * and retention that a source stated, else the pool's. The retention counts from the newest source;
 * edits do not count.
 */
const TERMS = sql`
  talents t left join pool_terms pool on pool.workspace_id = t.workspace_id
  cross join lateral (
    select max(r.received_at) as counted_from,
      coalesce((array_agg(r.legal_basis order by r.received_at desc, r.id desc) filter (where r.legal_basis is not null))[1], pool.legal_basis) as legal_basis,
      coalesce((array_agg(r.retention_months order by r.received_at desc, r.id desc) filter (where r.retention_months is not null))[1],
        pool.retention_months) as months
    from talent_records r
    where not r.is_edit and r.talent_id in (select t.id union all select part.id from talents part where part.merged_into = t.id)) said
  left join lateral (
    select max(k.kept_until) as kept_until from talent_keeps k
    where k.talent_id in (select t.id union all select part.id from talents part where part.merged_into = t.id)) keeps on true
  cross join lateral (
    select case when said.months is not null then greatest(add_months(said.counted_from, said.months), keeps.kept_until) end as ends_at) retention`;

export interface TalentTerms {
  legalBasis: LegalBasis | null;
  retentionMonths: number | null;
  /** When the newest source brought the person. */
  countedFrom: Date | null;
  /** Until when somebody decided to keep the person. */
  keptUntil: Date | null;
  /** Null: no end. */
  endsAt: Date | null;
  atEnd: RetentionEnd;
}

/** Of a living own talent; null for anybody else. */
export async function readTerms(
  tx: Tx,
  workspaceId: string,
  talentId: string,
): Promise<TalentTerms | null> {
  const { rows } = await sql<TalentTerms>`
    select said.legal_basis as "legalBasis", said.months as "retentionMonths", said.counted_from as "countedFrom", keeps.kept_until as "keptUntil",
      retention.ends_at as "endsAt", coalesce(pool.at_end, 'ask') as "atEnd"
    from ${TERMS} where t.id = ${talentId} and t.workspace_id = ${workspaceId} and t.erased_at is null`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export interface EndedTalent {
  id: string;
  endsAt: Date;
}

/**
 * Living own talents whose retention ended, the longest ago first. Only people who were added long
 * enough ago are looked at.
 */
export async function readEnded(
  tx: Tx,
  workspaceId: string,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<EndedTalent[]> {
  const { rows } = await sql<EndedTalent>`
    select t.id, retention.ends_at as "endsAt" from ${TERMS}
    where t.workspace_id = ${workspaceId} and t.erased_at is null and t.merged_into is null
      and t.imported_at <= (select ${now}::timestamptz - make_interval(months => least(retention_months, least_stated_months)) + interval '4 days'
        from pool_terms where workspace_id = ${workspaceId})
      and retention.ends_at <= ${now}
    order by retention.ends_at, t.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** Keeps a person until then, whatever the retention; a later decision replaces an earlier one. */
export async function writeKeep(
  tx: Tx,
  workspaceId: string,
  talentId: string,
  { until, actor, at }: { until: { from: Date; months: number }; actor: string; at: Date },
): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    insert into talent_keeps (talent_id, workspace_id, kept_until, actor, decided_at)
    values (${talentId}, ${workspaceId}, add_months(${until.from}, ${until.months}), ${actor}, ${at})
    on conflict (talent_id) do update set kept_until = excluded.kept_until, actor = excluded.actor, decided_at = excluded.decided_at
    returning kept_until as until`.execute(tx);
  return rows[0]!.until;
}

/**
 * Takes a workspace whose retentions are to be looked at now, and puts the next time down. Null
 * when there is none. Two processes never take the same one.
 */
export async function takeDuePool(
  tx: Tx,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<{ workspaceId: string; atEnd: RetentionEnd } | null> {
  const { rows } = await sql<{ workspaceId: string; atEnd: RetentionEnd }>`
    update pool_terms set next_check_at = ${nextAt}
    where workspace_id = (select workspace_id from pool_terms where next_check_at <= ${now} order by next_check_at limit 1 for update skip locked)
    returning workspace_id as "workspaceId", at_end as "atEnd"`.execute(tx);
  return rows[0] ?? null;
}

/** Part of an erasure. */
export async function forgetTerms(tx: Tx, talentIds: readonly string[]): Promise<void> {
  await sql`delete from talent_keeps where talent_id = any(${[...talentIds]}::text[])`.execute(tx);
  await sql`delete from talent_notices where talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
}
