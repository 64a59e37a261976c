import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { NO_REVIEW, type ReviewState } from './rules/review.ts';
import type { VerdictReview } from './verdict-contract.ts';

/** A review as JSON, built from the table `casting_reviews w`. Null when it says nothing. */
export const REVIEW = sql`case when coalesce(w.verdict, w.rating::text, w.note) is not null then
  json_build_object('verdict', w.verdict, 'rating', w.rating, 'note', w.note, 'userId', w.user_id, 'at', to_char(w.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;

/** `castingId` is one of the workspace. */
export async function readReview(
  tx: Tx,
  workspaceId: string,
  castingId: string,
  talentId: string,
): Promise<VerdictReview> {
  const { rows } = await sql<{ review: VerdictReview }>`
    select ${REVIEW} as review from casting_reviews w
    where w.workspace_id = ${workspaceId} and w.casting_id = ${castingId} and w.talent_id = ${talentId}`.execute(
    tx,
  );
  return rows[0]?.review ?? null;
}

/** Returns false when the same review is already stored. A trigger keeps its history. */
export async function writeReview(
  tx: Tx,
  workspaceId: string,
  row: { castingId: string; talentId: string; userId: string | null } & ReviewState,
): Promise<boolean> {
  const { verdict, rating, note } = row;
  const { rows } = await sql`
    insert into casting_reviews as w (workspace_id, casting_id, talent_id, verdict, rating, note, user_id)
    select ${workspaceId}, ${row.castingId}, ${row.talentId}, ${verdict}::text, ${rating}::smallint, ${note}::text, ${row.userId}
    where ${verdict ?? rating ?? note ?? null}::text is not null or exists (
      select from casting_reviews r where r.casting_id = ${row.castingId} and r.talent_id = ${row.talentId})
    on conflict (casting_id, talent_id) do update
      set verdict = excluded.verdict, rating = excluded.rating, note = excluded.note, user_id = excluded.user_id, at = excluded.at
    where (w.verdict, w.rating, w.note) is distinct from (excluded.verdict, excluded.rating, excluded.note)
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** The state of a review that a change starts from. */
export const stateOf = (review: VerdictReview): ReviewState =>
  review === null
    ? NO_REVIEW
    : { verdict: review.verdict, rating: review.rating, note: review.note };

/** Erases the reviews of one person in every workspace, with their history. Returns their number. */
export async function eraseReviews(tx: Tx, talentIds: readonly string[]): Promise<number> {
  const { rows } =
    await sql`delete from casting_reviews where talent_id = any(${[...talentIds]}::text[]) returning 1`.execute(
      tx,
    );
  return rows.length;
}
