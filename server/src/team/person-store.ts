import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { TalentHistory } from './contract.ts';

/** What other slices know of a person, as SQL. */
export interface PersonSources {
  /** Rows of `id`: every id of the person; none for somebody the workspace does not know. */
  person: RawBuilder<unknown>;
  /** Rows of `candidateId`, and what else an entry of `sourcings` has. */
  sourcings: RawBuilder<unknown>;
  /** Rows of what an entry of `verdicts` has. */
  verdicts: RawBuilder<unknown>;
}

/** Far more than anybody reads; a person is seldom in ten. */
const MAX_ENTRIES = 50;

/** The ids that the sources are given to look for. */
export const PERSON_IDS = sql`select id from person`;

/** In one statement; null for a person that the workspace does not know. */
export async function readPersonHistory(
  tx: Tx,
  { person, sourcings, verdicts }: PersonSources,
): Promise<TalentHistory | null> {
  const { rows } = await sql<TalentHistory & { known: boolean }>`
    with person as materialized (${person}),
      places as (select * from (${sourcings}) s order by "addedAt" desc, "candidateId" limit ${MAX_ENTRIES}),
      judged as (select * from (${verdicts}) v order by "judgedAt" desc, "castingId" limit ${MAX_ENTRIES})
    select exists (select from person) as known,
      (select coalesce(json_agg(places order by "addedAt" desc, "candidateId"), '[]') from places) as sourcings,
      (select coalesce(json_agg(judged order by "judgedAt" desc, "castingId"), '[]') from judged) as verdicts`.execute(
    tx,
  );
  const { known, ...history } = rows[0]!;
  return known ? history : null;
}
