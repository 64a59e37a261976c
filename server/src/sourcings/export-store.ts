import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { CANDIDATE, type Candidate } from './candidate-store.ts';
import { type CandidateFilter, type CandidateOrder, inOrder, matches } from './listing-store.ts';

/** The ids of all candidates of a listing, in its order. */
export async function readCandidateIds(
  tx: Tx,
  workspaceId: string,
  sourcingId: string,
  { filter, order }: { filter: CandidateFilter; order: CandidateOrder },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from candidates c where ${matches(workspaceId, sourcingId, filter)} ${inOrder(order, false)}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Candidates by id, in the given order; deleted ones are absent. */
export async function readCandidatesOf(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${CANDIDATE} from candidates c join unnest(${[...ids]}::text[]) with ordinality as asked (id, place) on asked.id = c.id
    where c.workspace_id = ${workspaceId} order by asked.place`.execute(tx);
  return rows;
}
