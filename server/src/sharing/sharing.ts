import { createHash, randomBytes } from 'node:crypto';
import type { ShownVerdict } from '../castings/castings.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import { runInWorkspace, runUnscoped } from '../platform/tenant-scope.ts';
import type { ShortlistedCandidate, Sourcings } from '../sourcings/sourcings.ts';
import type { ShareLink, ShortlistFeedback } from './contract.ts';
import { MAX_SHARED, type SentFeedback } from './rules.ts';
import {
  type FeedbackRow,
  findOpenLink,
  insertShareLink,
  markOpened,
  readFeedback,
  readShareLinks,
  revoke,
  type ShareLinkRow,
  saveFeedback,
} from './store.ts';

export { feedbackOf, pageLanguage } from './rules.ts';

const DAY_MS = 86_400_000;
/** 256 bits: nobody guesses it, so an unknown one needs no count of attempts. */
const TOKEN_BYTES = 32;

export interface SharingDependencies {
  db: Database;
  clock: Clock;
  /** Of the pages, without a trailing slash. */
  origin: string;
  sourcings: Pick<Sourcings, 'shortlistOf'>;
  verdictsOf(
    tx: Tx,
    workspaceId: string,
    pairs: readonly { castingId: string; talentId: string }[],
  ): Promise<ShownVerdict[]>;
  contactsOf(
    workspaceId: string,
    talentIds: readonly string[],
  ): Promise<Map<string, { kind: string; value: string }[]>>;
  notifications: Pick<Notifications, 'tell'>;
}

/** One person of a shared page. */
export interface SharedPerson extends ShortlistedCandidate {
  verdict: ShownVerdict | null;
  contacts: string[];
  said: Pick<FeedbackRow, 'thumb' | 'comment' | 'author'> | null;
}

export interface SharedPage {
  sourcingName: string;
  jobTitle: string | null;
  expiresAt: Date;
  people: SharedPerson[];
}

/** Share links: made and revoked by users, opened by people without an account. */
export function createSharing(dependencies: SharingDependencies) {
  const { db, clock, origin, sourcings } = dependencies;

  return {
    ...createSharedPages(dependencies),

    /** Throws not_found, validation_error (candidateIds), session_required. */
    async create(
      principal: Principal,
      sourcingId: string,
      wishes: { days: number; candidateIds?: string[]; showsContacts: boolean },
      record: RecordAnswer<ShareLink & { url: string }> = recordNothing,
    ): Promise<ShareLink & { url: string }> {
      const { workspaceId, userId } = principal;
      if (userId === null) throw new AppError('session_required');
      const candidateIds = wishes.candidateIds ?? null;
      const chosen = await sourcings.shortlistOf(workspaceId, sourcingId, candidateIds, MAX_SHARED);
      const known = new Set(chosen.people.map((one) => one.candidateId));
      const unknown = candidateIds?.findIndex((id) => !known.has(id)) ?? -1;
      if (unknown >= 0)
        throw invalid(['candidateIds', unknown], 'is not the id of a candidate of this sourcing');
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      return db.transaction().execute(async (tx) => {
        const row = await insertShareLink(tx, workspaceId, {
          ...{ shareLinkId: newId('shareLink'), sourcingId, createdBy: userId, candidateIds },
          showsContacts: wishes.showsContacts,
          tokenHash: hashOf(token),
          expiresAt: new Date(clock.now().getTime() + wishes.days * DAY_MS),
        });
        const details = { contacts: wishes.showsContacts, days: wishes.days };
        await recordAudit(tx, {
          ...{ chain: workspaceId, actor: actorOf(principal), details },
          ...{ action: 'sourcing.shared', subject: sourcingId },
        });
        const created = { ...shown(row), url: `${origin}/s/${token}` };
        await record(tx, created);
        return created;
      });
    },

    /** Throws not_found. */
    async list({ workspaceId }: Principal, sourcingId: string): Promise<ShareLink[]> {
      await sourcings.shortlistOf(workspaceId, sourcingId, [], 0);
      return (await readShareLinks(db, workspaceId, sourcingId)).map(shown);
    },

    /** Throws not_found. */
    revoke: (principal: Principal, shareLinkId: string): Promise<ShareLink> =>
      db.transaction().execute(async (tx) => {
        const row = await revoke(tx, principal.workspaceId, shareLinkId);
        if (!row) throw new AppError('not_found', { message: 'There is no such share link.' });
        await recordAudit(tx, {
          ...{ chain: principal.workspaceId, actor: actorOf(principal) },
          ...{ action: 'sourcing.share_revoked', subject: row.sourcingId },
        });
        return shown(row);
      }),

    /** Throws not_found. */
    async feedback({ workspaceId }: Principal, sourcingId: string): Promise<ShortlistFeedback[]> {
      await sourcings.shortlistOf(workspaceId, sourcingId, [], 0);
      return (await readFeedback(db, workspaceId, { sourcingId })).map(({ at, ...rest }) => ({
        ...rest,
        at: at.toISOString(),
      }));
    },
  };
}

export type Sharing = ReturnType<typeof createSharing>;

/** What the reader of a link sees and says. Null and false: the link opens nothing now. */
function createSharedPages(dependencies: SharingDependencies) {
  const { db, clock, sourcings, notifications } = dependencies;

  async function opened<T>(token: string, work: (link: ShareLinkRow) => Promise<T>) {
    const link = await runUnscoped(() => findOpenLink(db, hashOf(token), clock.now()));
    return link && runInWorkspace(link.workspaceId, () => work(link));
  }

  const shortlistOf = ({ workspaceId, sourcingId, candidateIds }: ShareLinkRow) =>
    sourcings.shortlistOf(workspaceId, sourcingId, candidateIds, MAX_SHARED);

  return {
    /** Identifies a link in counts of requests, without its token. */
    keyOf: (token: string): string => hashOf(token).toString('base64url'),

    page: (token: string): Promise<SharedPage | null> =>
      opened(token, async (link) => {
        await markOpened(db, link.workspaceId, link.shareLinkId, clock.now());
        const { name, jobTitle, people } = await shortlistOf(link);
        const more = await detailsOf(dependencies, link, people);
        const { expiresAt } = link;
        return { sourcingName: name, jobTitle, expiresAt, people: people.map(more) };
      }),

    /** The feedback is stored with the notification of whoever shared. */
    say: async (token: string, sent: SentFeedback): Promise<boolean> =>
      (await opened(token, async (link) => {
        const { name, people } = await shortlistOf(link);
        const person = people.find((one) => one.candidateId === sent.candidateId);
        if (!person) return false;
        const { workspaceId, sourcingId, shareLinkId, createdBy } = link;
        await db.transaction().execute(async (tx) => {
          const said = { ...sent, talentId: person.talentId };
          if (!(await saveFeedback(tx, workspaceId, link, said))) return;
          await notifications.tell(tx, workspaceId, {
            userId: createdBy,
            type: 'shortlist.feedback',
            subject: { sourcingId, name, candidateId: sent.candidateId },
            cause: `feedback ${shareLinkId} ${sent.candidateId}`,
          });
        });
        return true;
      })) ?? false,
  };
}

/** Adds verdict, contacts where they are allowed, and what was said by this link. */
async function detailsOf(
  { db, verdictsOf, contactsOf }: SharingDependencies,
  { workspaceId, sourcingId, shareLinkId, showsContacts }: ShareLinkRow,
  people: readonly ShortlistedCandidate[],
): Promise<(person: ShortlistedCandidate) => SharedPerson> {
  const pairs = people.flatMap(({ castingId, talentId }) =>
    castingId === null ? [] : [{ castingId, talentId }],
  );
  const verdicts = await verdictsOf(db, workspaceId, pairs);
  const contacts = showsContacts
    ? await contactsOf(
        workspaceId,
        people.map(({ talentId }) => talentId),
      )
    : new Map<string, { value: string }[]>();
  const said = await readFeedback(db, workspaceId, { sourcingId, shareLinkId });
  return (person) => ({
    ...person,
    verdict:
      verdicts.find(
        (one) => one.castingId === person.castingId && one.talentId === person.talentId,
      ) ?? null,
    contacts: (contacts.get(person.talentId) ?? []).map(({ value }) => value),
    said: said.find(({ candidateId }) => candidateId === person.candidateId) ?? null,
  });
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token, 'utf8').digest();

const shown = ({ workspaceId: _, ...row }: ShareLinkRow): ShareLink => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  openedAt: row.openedAt?.toISOString() ?? null,
});
