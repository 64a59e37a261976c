import { type RawBuilder, sql } from 'kysely';
import { EFFECTIVE, OVERRIDE } from './override-store.ts';
import { REVIEW } from './review-store.ts';

/**
 * The verdicts on a person in castings of the workspace, as SQL rows of a PersonVerdict. `person` is
 * SQL with the ids of the person.
 */
export const verdictsOfPerson = (workspaceId: string, person: RawBuilder<unknown>) => sql`
  select c.id as "castingId", v.talent_id as "talentId", c.rejudge_of as "rejudgeOf", c.prompt, c.filters,
    (select json_agg(json_build_object('criterion', asked.text, 'status', v.scoring -> 'criterias' -> (asked.place - 1)::int ->> 'status') order by asked.place)
     from unnest(c.criterias) with ordinality as asked (text, place)) as criterias,
    v.verdict as "aiVerdict", ${EFFECTIVE} as "effectiveVerdict", ${OVERRIDE} as override, ${REVIEW} as review, v.judged_at as "judgedAt"
  from casting_verdicts v join castings c on c.id = v.casting_id
  left join casting_overrides o on o.casting_id = v.casting_id and o.talent_id = v.talent_id
  left join casting_reviews w on w.casting_id = v.casting_id and w.talent_id = v.talent_id
  where c.workspace_id = ${workspaceId} and v.talent_id in (${person})`;
