import type { Access } from '../access/access.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Talents } from '../talents/talents.ts';
import {
  type CommentRow,
  deleteComment,
  insertComment,
  lockAuthor,
  readComments,
} from './comment-store.ts';
import type { Comment } from './contract.ts';
import { firstUnnamed, type PageAsked, toldOf } from './rules.ts';

export interface CommentsDependencies {
  db: Database;
  access: Pick<Access, 'userNames' | 'memberNames'>;
  talents: Pick<Talents, 'hold'>;
  sourcings: Pick<Sourcings, 'findCandidates' | 'findSourcing'>;
  notifications: Pick<Notifications, 'tell'>;
}

interface SentComment {
  text: string;
  mentionedUserIds: readonly string[];
}

/** Comments on candidates: written by people, with mentions of members. */
export function createComments({
  db,
  access,
  talents,
  sourcings,
  notifications,
}: CommentsDependencies) {
  return {
    /** The newest first. Throws not_found. */
    async list(
      { workspaceId }: Principal,
      candidateId: string,
      { pageIndex, pageSize }: PageAsked,
    ) {
      await requireCandidate(sourcings, db, workspaceId, candidateId);
      const window = { limit: pageSize + 1, offset: pageIndex * pageSize };
      const rows = await readComments(db, workspaceId, candidateId, window);
      return {
        comments: await shown(access, db, workspaceId, rows.slice(0, pageSize)),
        pagination: { pageIndex, pageSize, hasNextPage: rows.length > pageSize },
      };
    },

    /**
     * Stores the comment with the notifications of those it mentions. Throws session_required,
     * not_found (also once the person is erased), validation_error (mentionedUserIds).
     */
    add(
      { workspaceId, userId }: Principal,
      candidateId: string,
      sent: SentComment,
      record: RecordAnswer<Comment> = recordNothing,
    ): Promise<Comment> {
      if (userId === null) throw new AppError('session_required');
      return db.transaction().execute(async (tx) => {
        const { talentId, sourcingId } = await requireCandidate(
          sourcings,
          tx,
          workspaceId,
          candidateId,
        );
        // No text may be stored about an erased person: this waits for an erasure, or it for this.
        if (!(await talents.hold(tx, talentId))) throw new AppError('not_found');
        await requireMentioned(access, tx, workspaceId, sent);
        const commentId = newId('comment');
        const mentions = [...new Set(sent.mentionedUserIds)];
        const ids = { commentId, candidateId, sourcingId, talentId, authorUserId: userId };
        const row = await insertComment(tx, workspaceId, { ...ids, text: sent.text, mentions });
        const [comment] = await shown(access, tx, workspaceId, [row]);
        const { name } = (await sourcings.findSourcing(tx, workspaceId, sourcingId))!;
        const subject = { sourcingId, candidateId, name, author: comment!.author.name };
        for (const told of toldOf(mentions, userId))
          await notifications.tell(tx, workspaceId, {
            ...{ userId: told, type: 'comment.mentioned', subject },
            cause: `comment ${commentId}`,
          });
        await record(tx, comment!);
        return comment!;
      });
    },

    /** Throws session_required, not_found, and forbidden for a comment of somebody else. */
    remove(principal: Principal, commentId: string): Promise<void> {
      const { workspaceId, userId, scopes } = principal;
      if (userId === null) throw new AppError('session_required');
      return db.transaction().execute(async (tx) => {
        const author = await lockAuthor(tx, workspaceId, commentId);
        if (author === null) throw new AppError('not_found');
        if (author !== userId && !scopes.includes('admin'))
          throw new AppError('forbidden', { message: 'This comment is by somebody else.' });
        await deleteComment(tx, workspaceId, commentId);
        if (author === userId) return;
        await recordAudit(tx, {
          ...{ chain: workspaceId, actor: actorOf(principal) },
          ...{ action: 'comment.deleted', subject: commentId, details: { author } },
        });
      });
    },
  };
}

async function requireCandidate(
  sourcings: CommentsDependencies['sourcings'],
  tx: Tx,
  workspaceId: string,
  candidateId: string,
) {
  const [known] = await sourcings.findCandidates(tx, workspaceId, [candidateId]);
  if (!known) throw new AppError('not_found');
  return known;
}

/** Only members of now can be mentioned, each with their name in the text. */
async function requireMentioned(
  access: CommentsDependencies['access'],
  tx: Tx,
  workspaceId: string,
  { text, mentionedUserIds: mentions }: SentComment,
) {
  const known = await access.memberNames(tx, workspaceId, mentions);
  const stranger = mentions.findIndex((userId) => !known.has(userId));
  if (stranger >= 0)
    throw invalid(['mentionedUserIds', stranger], 'must be a member of the workspace');
  const unnamed = firstUnnamed(
    text,
    mentions.map((userId) => known.get(userId)!),
  );
  if (unnamed >= 0)
    throw invalid(['mentionedUserIds', unnamed], 'must be named in the text as @name');
}

/** Names are read for all rows at once. */
async function shown(
  access: CommentsDependencies['access'],
  tx: Tx,
  workspaceId: string,
  rows: readonly CommentRow[],
): Promise<Comment[]> {
  const ids = rows.flatMap(({ authorUserId, mentions }) => [authorUserId, ...mentions]);
  const names = await access.userNames(tx, workspaceId, [...new Set(ids)]);
  const userOf = (userId: string) => ({ userId, name: names.get(userId) ?? '' });
  return rows.map(({ authorUserId, mentions, createdAt, ...row }) => ({
    ...row,
    author: userOf(authorUserId),
    mentions: mentions.map(userOf),
    createdAt: createdAt.toISOString(),
  }));
}
