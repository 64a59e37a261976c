import type { Access } from '../access/access.ts';
import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { type AnswerableDependencies, createAnswerable } from './answerable.ts';
import type {
  Conversation,
  ConversationChange,
  InboxPage,
  Thread,
  ThreadMessage,
} from './inbox-contract.ts';
import * as store from './inbox-store.ts';
import type { ReplyBody } from './replies.ts';
import { splitQuoted } from './rules/conversation.ts';

export interface InboxDependencies extends AnswerableDependencies {
  db: Database;
  access: Pick<Access, 'userNames' | 'memberNames'>;
  secretBox: Pick<SecretBox, 'open' | 'fingerprint'>;
  sourcings: Pick<Sourcings, 'describeCandidates'>;
}

interface Listing {
  page: number;
  pageSize: number;
  unread?: 'true' | 'false';
  assignee?: 'mine' | 'nobody' | 'all';
  sourcingId?: string;
}

/** Characters of a reply in the list. */
const PREVIEW = 160;

/** Conversations with people who replied: reading, assigning, marking as read. */
export function createInbox(dependencies: InboxDependencies) {
  const { db, access } = dependencies;
  const answerable = createAnswerable(dependencies);
  const present = createPresenter(dependencies);

  async function required(workspaceId: string, candidateId: string) {
    const row = await store.readConversation(db, workspaceId, candidateId);
    if (!row) throw new AppError('not_found', { message: 'There is no such conversation.' });
    return row;
  }

  return {
    async list(
      { workspaceId, userId }: Principal,
      { page, pageSize, unread, assignee = 'all', sourcingId }: Listing,
    ): Promise<InboxPage> {
      // A key without an owner has nothing of its own.
      const wanted = assignee === 'mine' ? (userId ?? '') : assignee === 'nobody' ? assignee : null;
      const filter = {
        unread: unread === 'true',
        assignee: wanted,
        sourcingId: sourcingId ?? null,
      };
      const { rows, total } = await store.readConversations(db, workspaceId, filter, {
        limit: pageSize,
        offset: page * pageSize,
      });
      return {
        conversations: await present.conversations(workspaceId, rows),
        counts: await store.countUnread(db, workspaceId, userId),
        pagination: { page, pageSize, total, hasNextPage: (page + 1) * pageSize < total },
      };
    },

    counts: ({ workspaceId, userId }: Principal) => store.countUnread(db, workspaceId, userId),

    /** Throws not_found. */
    async read({ workspaceId }: Principal, candidateId: string): Promise<Thread> {
      const row = await required(workspaceId, candidateId);
      const [shown] = await present.conversations(workspaceId, [row]);
      const messages = await store.readThreadOf(db, workspaceId, candidateId);
      return {
        ...shown!,
        messages: await present.messages(workspaceId, messages),
        answering: await answerable.describe(workspaceId, candidateId),
      };
    },

    /** Throws not_found, and validation_error for an assignee who is not a member. */
    async change(
      { workspaceId }: Principal,
      candidateId: string,
      { readUpTo, ...change }: ConversationChange,
    ): Promise<Conversation> {
      const { assigneeUserId } = change;
      await required(workspaceId, candidateId);
      if (assigneeUserId) {
        const known = await access.memberNames(db, workspaceId, [assigneeUserId]);
        if (!known.has(assigneeUserId))
          throw invalid(['assigneeUserId'], 'must be a member of the workspace');
      }
      await store.updateConversation(db, workspaceId, candidateId, {
        ...change,
        upTo: readUpTo === undefined ? undefined : new Date(readUpTo),
      });
      const [shown] = await present.conversations(workspaceId, [
        await required(workspaceId, candidateId),
      ]);
      return shown!;
    },
  };
}

/** Turns rows into what the contract shows; names are read for all rows at once. */
export function createPresenter({
  db,
  access,
  secretBox,
  sourcings,
}: Pick<InboxDependencies, 'db' | 'access' | 'secretBox' | 'sourcings'>) {
  async function usersOf(workspaceId: string, ids: readonly (string | null)[]) {
    const known = [...new Set(ids.filter((id) => id !== null))];
    const names =
      known.length === 0
        ? new Map<string, string>()
        : await access.userNames(db, workspaceId, known);
    return (userId: string | null) => {
      const name = userId === null ? undefined : names.get(userId);
      return name === undefined ? null : { userId: userId!, name };
    };
  }

  return {
    async conversations(
      workspaceId: string,
      rows: readonly store.ConversationRow[],
    ): Promise<Conversation[]> {
      const ids = rows.map(({ candidateId }) => candidateId);
      const cards = await sourcings.describeCandidates(db, workspaceId, ids);
      const cardOf = new Map(cards.map((card) => [card.candidateId, card]));
      const userOf = await usersOf(
        workspaceId,
        rows.map(({ assigneeUserId }) => assigneeUserId),
      );
      return rows.map(({ talentId, assigneeUserId, body, ...row }) => {
        const card = cardOf.get(row.candidateId)!;
        const { firstname, lastname, jobTitle, companyName } = card;
        const words = body && (JSON.parse(secretBox.open(body)) as ReplyBody);
        return {
          ...row,
          talent: { id: talentId, firstname, lastname, jobTitle, companyName },
          sourcing: { sourcingId: card.sourcingId, name: card.sourcingName },
          statusHandle: card.statusHandle,
          preview: words && previewOf(words.text),
          assignee: userOf(assigneeUserId),
          lastReplyAt: row.lastReplyAt.toISOString(),
          answeredAt: row.answeredAt?.toISOString() ?? null,
          markedAt: row.markedAt?.toISOString() ?? null,
        };
      });
    },

    async messages(
      workspaceId: string,
      rows: readonly store.ThreadRow[],
    ): Promise<ThreadMessage[]> {
      const userOf = await usersOf(
        workspaceId,
        rows.map(({ writtenBy }) => writtenBy),
      );
      return rows.map(({ at, outcome, writtenBy, bouncedAt, body, ...row }) => {
        const words = body && (JSON.parse(secretBox.open(body)) as ReplyBody);
        const split =
          words && row.direction === 'received'
            ? splitQuoted(words.text)
            : { text: words?.text ?? null, quoted: null };
        return {
          ...row,
          ...split,
          at: at.toISOString(),
          state: outcome === 'claimed' ? 'sending' : outcome,
          bounced: bouncedAt !== null,
          author: userOf(writtenBy),
          subject: words?.subject ?? null,
        };
      });
    },
  };
}

function previewOf(text: string): string {
  const own = splitQuoted(text).text.replaceAll(/\s+/g, ' ');
  return [...own].slice(0, PREVIEW).join('');
}
