import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { OwnTalent } from './own-store.ts';
import type { FacetValue, OwnFilters } from './rules/own-filters.ts';

/** All SQL that lists the people of one workspace's own pool, and counts them by what they share. */

/** Counting reads the profiles: of a larger pool, those of the people added last. */
const MAX_COUNTED = 20_000;
const MAX_VALUES = 20;

const folded = (text: ReturnType<typeof sql>) =>
  sql`lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'))`;

const PARTS = sql`(select t.id union all select part.id from talents part where part.merged_into = t.id)`;

/** Of a record `r`: a key without an owner is the actor of records from before keys were stored. */
const KIND = sql`case when r.import_id is not null then 'import'
  when r.key_id is not null or r.actor like 'key\\_%' then 'request' else 'user' end`;

function conditions(workspaceId: string, filters: OwnFilters) {
  const { name, place, title, skill, source, importId, talentId } = filters;
  const words = (name ?? '').split(/\s+/).filter(Boolean);
  const all = [
    sql`t.workspace_id = ${workspaceId} and t.erased_at is null and t.merged_into is null`,
    ...words.map(
      (word) =>
        sql`strpos(${folded(sql`concat_ws(' ', t.profile->>'firstname', t.profile->>'lastname')`)}, ${folded(sql`${word}::text`)}) > 0`,
    ),
  ];
  if (place !== undefined)
    all.push(
      sql`lower(${place}) in (lower(t.profile->>'city'), lower(t.profile->>'state'), lower(t.profile->>'country'))`,
    );
  if (title !== undefined) all.push(sql`lower(t.profile->>'jobTitle') = lower(${title})`);
  if (skill !== undefined)
    all.push(
      sql`exists (select from json_array_elements_text(t.profile->'skills') skill where lower(skill) = lower(${skill}))`,
    );
  if (source !== undefined)
    all.push(
      sql`exists (select from talent_records r where r.talent_id in ${PARTS} and not r.is_edit and ${KIND} = ${source})`,
    );
  if (importId !== undefined)
    all.push(
      sql`exists (select from talent_records r where r.talent_id in ${PARTS} and r.import_id = ${importId})`,
    );
  if (talentId !== undefined)
    all.push(
      sql`t.id = (select coalesce(merged_into, id) from talents where id = ${talentId} and workspace_id = ${workspaceId})`,
    );
  return sql.join(all, sql` and `);
}

/** The living own talents that were not merged into others, the last added first. */
export async function listOwn(
  tx: Tx,
  workspaceId: string,
  { limit, offset, filters }: { limit: number; offset: number; filters: OwnFilters },
): Promise<OwnTalent[]> {
  const { rows } = await sql<OwnTalent>`
    select t.id, t.profile, t.pro_network_url as url, t.source_id, t.imported_at, t.refreshed_at from talents t
    where ${conditions(workspaceId, filters)}
    order by t.imported_at desc, t.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** How many people the filters find, at most `MAX_COUNTED`, and the most frequent values of each facet. */
export async function countOwn(
  tx: Tx,
  workspaceId: string,
  filters: OwnFilters,
): Promise<{ people: number; isComplete: boolean; values: FacetValue[] }> {
  const { rows } = await sql<FacetValue & { people: number }>`
    with found as materialized (
      select t.id, t.profile from talents t where ${conditions(workspaceId, filters)}
      order by t.imported_at desc limit ${MAX_COUNTED + 1}),
    said as (
      select distinct t.id, ${KIND} as kind, r.import_id from found t join talent_records r on r.talent_id in ${PARTS} where not r.is_edit),
    counted as (
      select 'place' as facet, min(place) as value, count(*)::int as count
        from (select coalesce(profile->>'city', profile->>'state', profile->>'country') as place from found) each
        where place is not null group by lower(place)
      union all select 'title', min(profile->>'jobTitle'), count(*)::int from found where profile->>'jobTitle' is not null group by lower(profile->>'jobTitle')
      union all select 'skill', min(skill), count(distinct id)::int from found, json_array_elements_text(profile->'skills') skill group by lower(skill)
      union all select 'source', kind, count(distinct id)::int from said group by kind
      union all select 'import', import_id, count(distinct id)::int from said where import_id is not null group by import_id),
    ranked as (select *, row_number() over (partition by facet order by count desc, value) as rank from counted)
    select (select count(*)::int from found) as people, facet, value, i.file_name as label, count
    from (values (1)) one left join ranked on rank <= ${MAX_VALUES}
      left join talent_imports i on facet = 'import' and i.id = value
    order by facet, rank`.execute(tx);
  const people = rows[0]?.people ?? 0;
  return {
    people: Math.min(people, MAX_COUNTED),
    isComplete: people <= MAX_COUNTED,
    values: rows
      .filter(({ facet }) => facet !== null)
      .map(({ facet, value, label, count }) => ({ facet, value, label, count })),
  };
}

/** When the first living own talent was added. */
export async function readFirstOwn(tx: Tx, workspaceId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(imported_at) as at from talents where workspace_id = ${workspaceId} and erased_at is null`.execute(
    tx,
  );
  return rows[0]?.at ?? null;
}
