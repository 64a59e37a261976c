import type { Access } from '../access/access.ts';
import { readAuditOf } from '../platform/audit.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Sharing } from '../sharing/sharing.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { readCommentsIn } from './comment-store.ts';
import type { ActivityEntry } from './contract.ts';
import { type PageAsked, pageOfAll, rowsNeeded } from './rules.ts';

export interface ActivityDependencies {
  db: Database;
  access: Pick<Access, 'userNames'>;
  sourcings: Pick<Sourcings, 'findSourcing' | 'historyIn' | 'describeCandidates'>;
  sharing: Pick<Sharing, 'feedback'>;
}

/** What the audit log says of a sourcing, by what the activity calls it. */
const AUDITED: Readonly<Record<string, ActivityEntry['change']>> = {
  'sourcing.renamed': 'renamed',
  'sourcing.closed': 'closed',
  'sourcing.reopened': 'reopened',
  'sourcing.owner_changed': 'handed_over',
  'sourcing.shared': 'shared',
  'sourcing.share_revoked': 'share_revoked',
  'candidates.exported': 'exported',
};

/** Their values are ids of users. */
const HANDS_OVER: ReadonlySet<ActivityEntry['change']> = new Set(['owner', 'handed_over']);

interface Happened {
  change: ActivityEntry['change'];
  candidateId: string | null;
  from: string | null;
  to: string | null;
  actor: string;
  at: Date;
}

/**
 * The activity of a sourcing. Nothing is stored for it: it is read from the history of candidates,
 * the audit log, comments and feedback.
 */
export function createActivity(dependencies: ActivityDependencies) {
  const { db, access, sourcings } = dependencies;
  return {
    /** The newest first. Throws not_found. */
    async activity(principal: Principal, sourcingId: string, page: PageAsked) {
      const { workspaceId } = principal;
      if (!(await sourcings.findSourcing(db, workspaceId, sourcingId)))
        throw new AppError('not_found');
      const sources = await readSources(dependencies, principal, sourcingId, rowsNeeded(page));
      const { entries, hasNextPage } = pageOfAll(sources, page);
      const candidateIds = entries.flatMap(({ candidateId }) => candidateId ?? []);
      const cards = await sourcings.describeCandidates(db, workspaceId, [...new Set(candidateIds)]);
      const users = entries.flatMap(({ actor, to }) => [actor, to ?? []].flat());
      const names = await access.userNames(db, workspaceId, [...new Set(users)]);
      const activity = entries.map(({ candidateId, at, ...entry }): ActivityEntry => {
        const card = cards.find((one) => one.candidateId === candidateId);
        const { firstname = null, lastname = null } = card ?? {};
        return {
          ...entry,
          candidate: candidateId === null ? null : { candidateId, firstname, lastname },
          // A reader of a link types any name, also the id of a member.
          actorName: entry.change === 'feedback' ? null : (names.get(entry.actor) ?? null),
          toName: HANDS_OVER.has(entry.change) ? (names.get(entry.to ?? '') ?? null) : null,
          at: at.toISOString(),
        };
      });
      return { activity, pagination: { ...page, hasNextPage } };
    },
  };
}

/** Of each source the newest rows, as many as a page can need. */
async function readSources(
  { db, sourcings, sharing }: ActivityDependencies,
  principal: Principal,
  sourcingId: string,
  limit: number,
): Promise<Happened[][]> {
  const { workspaceId } = principal;
  const history = await sourcings.historyIn(db, workspaceId, sourcingId, limit);
  const comments = await readCommentsIn(db, workspaceId, sourcingId, limit);
  const audited = await readAuditOf(db, workspaceId, [sourcingId], limit);
  const feedback = await sharing.feedback(principal, sourcingId);
  const none = { candidateId: null, from: null };
  return [
    comments.map(({ candidateId, text, authorUserId, createdAt }) => ({
      ...{ ...none, candidateId, change: 'comment' as const, to: text },
      ...{ actor: authorUserId, at: createdAt },
    })),
    history,
    audited.flatMap(({ action, actor, at, details: { from = null, to = null } }) => {
      const change = AUDITED[action];
      if (!change) return [];
      return [{ ...none, change, actor, at, from: textOf(from), to: textOf(to) }];
    }),
    feedback.map(({ candidateId, thumb, author, at }) => ({
      ...{ ...none, candidateId, change: 'feedback' as const, to: thumb },
      ...{ actor: author ?? '', at: new Date(at) },
    })),
  ];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
