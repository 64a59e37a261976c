import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export interface CommentRow {
  commentId: string;
  candidateId: string;
  talentId: string;
  authorUserId: string;
  text: string;
  mentions: string[];
  createdAt: Date;
}

const COMMENT = sql`k.id as "commentId", k.candidate_id as "candidateId", k.talent_id as "talentId", k.author_user_id as "authorUserId", k.text, k.mentions,
  k.created_at as "createdAt"`;

export async function insertComment(
  tx: Tx,
  workspaceId: string,
  row: Omit<CommentRow, 'createdAt'> & { sourcingId: string },
): Promise<CommentRow> {
  const { rows } = await sql<CommentRow>`
    insert into candidate_comments as k (id, workspace_id, candidate_id, sourcing_id, talent_id, author_user_id, text, mentions)
    values (${row.commentId}, ${workspaceId}, ${row.candidateId}, ${row.sourcingId}, ${row.talentId}, ${row.authorUserId},
      ${row.text}, ${[...row.mentions]}::text[]) returning ${COMMENT}`.execute(tx);
  return rows[0]!;
}

/** The newest first. */
export async function readComments(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${COMMENT} from candidate_comments k where k.workspace_id = ${workspaceId} and k.candidate_id = ${candidateId}
    order by k.created_at desc, k.id desc limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** The newest first. */
export async function readCommentsIn(
  tx: Tx,
  workspaceId: string,
  sourcingId: string,
  limit: number,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${COMMENT} from candidate_comments k where k.workspace_id = ${workspaceId} and k.sourcing_id = ${sourcingId}
    order by k.created_at desc, k.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Who wrote it, locked until the transaction ends; null when the workspace has no such comment. */
export async function lockAuthor(
  tx: Tx,
  workspaceId: string,
  commentId: string,
): Promise<string | null> {
  const { rows } = await sql<{ author: string }>`
    select author_user_id as author from candidate_comments
    where workspace_id = ${workspaceId} and id = ${commentId} for update`.execute(tx);
  return rows[0]?.author ?? null;
}

export async function deleteComment(tx: Tx, workspaceId: string, commentId: string): Promise<void> {
  await sql`delete from candidate_comments where workspace_id = ${workspaceId} and id = ${commentId}`.execute(
    tx,
  );
}

/** In every workspace. */
export async function eraseComments(tx: Tx, talentIds: readonly string[]): Promise<void> {
  await sql`delete from candidate_comments where talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
}

export interface SubjectComment {
  candidateId: string;
  text: string;
  author: string;
  at: string;
}

/** What was said of a person, oldest first; read for the person. */
export async function readCommentsOnPerson(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<SubjectComment[]> {
  const { rows } = await sql<Omit<SubjectComment, 'at'> & { at: Date }>`
    select candidate_id as "candidateId", text, author_user_id as author, created_at as at from candidate_comments
    where workspace_id = ${workspaceId} and talent_id = any(${[...talentIds]}::text[]) order by created_at, id`.execute(
    tx,
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
