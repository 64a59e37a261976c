import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { addressFingerprint } from './address-fingerprint.ts';
import { createPresenter, type InboxDependencies } from './inbox.ts';
import type { Marked, MarkRequest } from './inbox-contract.ts';
import { lockConversation, readConversation, readLastReply, setMark } from './inbox-store.ts';
import type { ReplyBody } from './replies.ts';
import { addressHint } from './rules/address-hint.ts';
import { statusForMark } from './rules/conversation.ts';
import { stopRuns } from './status-store.ts';
import { suppress, unblockSince } from './suppression-store.ts';

export interface MarkDependencies {
  db: Database;
  clock: Clock;
  access: InboxDependencies['access'];
  secretBox: Pick<SecretBox, 'open' | 'seal' | 'fingerprint'>;
  sourcings: Pick<Sourcings, 'describeCandidates' | 'lockCandidates' | 'setStatus' | 'statuses'>;
}

/** The list's times are the database's, the mark's are ours. */
const CLOCK_DIFFERENCE_MS = 120_000;

/** Marks what a reply means, and does what follows from it. */
export function createMark(dependencies: MarkDependencies) {
  const { db, clock, sourcings } = dependencies;
  const present = createPresenter(dependencies);

  async function statusOf({ workspaceId }: Principal, { mark, statusHandle }: MarkRequest) {
    if (statusHandle !== undefined || mark === null) return statusHandle ?? null;
    const known = await sourcings.statuses.list(workspaceId, 'en');
    return statusForMark(
      mark,
      known.map(({ handle }) => handle),
    );
  }

  /** The candidate first, then its runs, then its conversation: the order of all writers. */
  async function apply(
    tx: Tx,
    principal: Principal,
    candidateId: string,
    mark: MarkRequest['mark'],
    statusHandle: string | null,
  ): Promise<number> {
    const { workspaceId } = principal;
    const actor = actorOf(principal);
    await sourcings.lockCandidates(tx, workspaceId, [candidateId]);
    const stopped =
      mark === null
        ? 0
        : await stopRuns(
            tx,
            workspaceId,
            { candidateIds: [candidateId] },
            'by_person',
            clock.databaseNow(),
          );
    const before = await lockConversation(tx, workspaceId, candidateId);
    if (!before) throw new AppError('not_found', { message: 'There is no such conversation.' });
    const at = clock.now();
    if (before.mark === 'wrong_person' && mark !== 'wrong_person')
      await block(dependencies, tx, workspaceId, candidateId, { since: before.markedAt! });
    if (mark === 'wrong_person' && before.mark !== mark)
      await block(dependencies, tx, workspaceId, candidateId, { by: actor });
    await setMark(tx, workspaceId, candidateId, mark && { mark, at, by: actor });
    if (statusHandle !== null)
      await sourcings.setStatus(tx, workspaceId, {
        candidateIds: [candidateId],
        statusHandle,
        actor,
        cause: 'reply_marked',
      });
    await recordAudit(tx, {
      chain: workspaceId,
      actor,
      action: 'candidate.reply_marked',
      subject: candidateId,
      details: { mark, stopped },
    });
    return stopped;
  }

  /** Throws not_found, and validation_error for a status that the workspace does not have. */
  return async function mark(
    principal: Principal,
    candidateId: string,
    request: MarkRequest,
  ): Promise<Marked> {
    const { workspaceId } = principal;
    const statusHandle = await statusOf(principal, request);
    const stopped = await db
      .transaction()
      .execute((tx) => apply(tx, principal, candidateId, request.mark, statusHandle));
    const row = await readConversation(db, workspaceId, candidateId);
    if (!row) throw new AppError('not_found');
    const [shown] = await present.conversations(workspaceId, [row]);
    return { ...shown!, stopped };
  };
}

/**
 * Blocks the address that the last reply came from (`by`), or removes the block again that was
 * added `since`. An address that was listed before stays listed.
 */
async function block(
  { secretBox }: MarkDependencies,
  tx: Tx,
  workspaceId: string,
  candidateId: string,
  how: { by: string } | { since: Date },
): Promise<void> {
  const reply = await readLastReply(tx, workspaceId, candidateId);
  const { from } = reply?.body
    ? (JSON.parse(secretBox.open(reply.body)) as ReplyBody)
    : { from: null };
  if (from === null) return;
  const fingerprint = addressFingerprint(secretBox, from);
  if ('since' in how) {
    const since = new Date(how.since.getTime() - CLOCK_DIFFERENCE_MS);
    return unblockSince(tx, workspaceId, fingerprint, since);
  }
  const kind = from.includes('@') ? 'email' : from.startsWith('+') ? 'phone' : null;
  const hint = kind && secretBox.seal(addressHint(kind, from));
  await suppress(tx, workspaceId, fingerprint, 'blocked', { kind, hint, addedBy: how.by });
}
