import { eraseTalents as eraseFromCastings } from '../castings/erasure.ts';
import { eraseDelivered } from '../channels/erasure.ts';
import type { Credits } from '../credits/credits.ts';
import { eraseTalents as eraseFromEnrichment } from '../enrichment/erasure.ts';
import { erasePeople as eraseFromImports } from '../imports/erasure.ts';
import { eraseTalents as eraseFromJudging } from '../judging/erasure.ts';
import { eraseTalents as eraseFromOriginals } from '../originals/erasure.ts';
import { INSTALLATION, recordAudit, recordAudits } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { eraseAnswersWith } from '../platform/idempotency-store.ts';
import type { Log } from '../platform/log.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import { vacuumTables } from '../platform/vacuum.ts';
import { eraseBodies } from '../requests/erasure.ts';
import { eraseTalents as eraseFromSavedSearches } from '../saved-searches/erasure.ts';
import { eraseTalents as eraseFromSequences } from '../sequences/erasure.ts';
import { eraseTalents as eraseFromSharing } from '../sharing/erasure.ts';
import { eraseTalents as eraseFromSourcings } from '../sourcings/erasure.ts';
import type { ErasureReceipt, Removed } from '../talents/contract.ts';
import type { Talents } from '../talents/talents.ts';
import { eraseTalents as eraseFromTeam } from '../team/erasure.ts';
import { deleteEnded } from './delete-ended.ts';

export interface ErasureDependencies {
  db: Database;
  talents: Pick<
    Talents,
    'eraseTalents' | 'isOwn' | 'allowAgain' | 'samePeople' | 'traitsOf' | 'takeDuePool' | 'endedNow'
  >;
  credits: Pick<Credits, 'settle'>;
  clock: Clock;
  /** Opens what rejected rows of imports held. */
  secretBox: Pick<SecretBox, 'open'>;
  /** Absent on the command line, whose answer says the same. */
  log?: Pick<Log, 'info'>;
  /** Of the index: those of this machine, and those that machines share, if they do. */
  removeSnapshots: () => Promise<'removed' | 'pending' | null>;
  /** Null without a search cluster. */
  eraseFromCluster: ((ids: readonly string[]) => Promise<'removed' | 'pending'>) | null;
}

/** Who requested it: the command line, or a user or key of a workspace. */
export type EraseRequest =
  | { actor: string; workspaceId: string }
  | { actor: 'operator'; workspaceId: null };

/** Who deletes people of a workspace's own pool; `details` are for the audit log. */
export interface RemovalRequest {
  actor: string;
  workspaceId: string;
  details?: { reason: string };
  /** The names of files and the reasons of rejected rows stay, as in the undo of an import. */
  keepsImports?: boolean;
}

/** The places that held personal data. */
const TOUCHED = [
  'talents',
  'talent_contacts',
  'talent_records',
  'talent_identity_keys',
  'talent_keeps',
  'talent_notices',
  'talent_imports',
  'talent_import_rejects',
  'talent_originals',
  'candidates',
  'casting_verdicts',
  'casting_overrides',
  'casting_reviews',
  'casting_review_history',
  'casting_deliveries',
  'casting_delivery_attempts',
  'judgements',
  'workspace_contacts',
  'enrichment_attempts',
  'enrichment_calls',
  'outreach_messages',
  'outreach_replies',
  'outreach_conversations',
  'sequence_run_steps',
  'sandbox_messages',
  'saved_search_people',
  'share_feedback',
  'candidate_comments',
  'idempotency_keys',
  'request_bodies',
] as const;

/**
 * Erases a person everywhere (docs/decisions/0014). Rows are deleted in one transaction, together
 * with the entry in the audit log: a process that dies has erased everything or nothing. Dead rows
 * and the index snapshot are removed afterwards. Erasing again repeats all of it, so a repeated
 * request completes an interrupted erasure.
 */
export function createErasure(dependencies: ErasureDependencies) {
  const { db, talents, clock, secretBox, log, removeSnapshots, eraseFromCluster } = dependencies;
  const forget = createForget(dependencies);

  async function eraseEverywhere(
    talentId: string,
    { actor, workspaceId }: EraseRequest,
  ): Promise<ErasureReceipt | null> {
    const forgotten = await db.transaction().execute(async (tx) => {
      const found = await forget(tx, [talentId], workspaceId);
      if (!found) return null;
      const [traits] = found.traits;
      if (traits) await eraseFromImports(tx, traits.workspaceId, [traits], secretBox);
      await eraseBodies(tx, clock.now());
      const entry = { actor, subject: talentId, details: { ...found.removed } };
      await recordErasure(tx, workspaceId, { ...entry, action: 'talent.erased' });
      return found;
    });
    if (!forgotten) return null;
    const sharedSnapshots = await removeSnapshots();
    const searchIndex = await eraseFromCluster?.(forgotten.ids);
    await vacuumTables(db, TOUCHED);
    log?.info({ talentId, actor, workspaceId, ...forgotten.removed }, 'a person was erased');
    return {
      talentId,
      erasedAt: forgotten.erasedAt.toISOString(),
      removed: forgotten.removed,
      ...(searchIndex && { searchIndex }),
      ...(sharedSnapshots && { sharedSnapshots }),
    };
  }

  /** Each one as an erasure does, but they may be brought again. */
  async function removeOwn(
    tx: Tx,
    talentIds: readonly string[],
    { actor, workspaceId, details, keepsImports = false }: RemovalRequest,
  ): Promise<void> {
    if (talentIds.length === 0) return;
    const forgotten = await forget(tx, talentIds, workspaceId, { keepsImports });
    if (forgotten) {
      if (!keepsImports) await eraseFromImports(tx, workspaceId, forgotten.traits, secretBox);
      await talents.allowAgain(tx, workspaceId, forgotten.ids);
      await eraseBodies(tx, clock.now());
    }
    const entries = talentIds.map((subject) => ({
      actor,
      action: 'talent.deleted',
      subject,
      ...(details && { details }),
    }));
    await recordAudits(tx, workspaceId, entries);
  }

  async function remove(
    talentId: string,
    request: { actor: string; workspaceId: string },
  ): Promise<boolean> {
    const isKnown = await db.transaction().execute(async (tx) => {
      if (!(await talents.isOwn(tx, request.workspaceId, talentId))) return false;
      await removeOwn(tx, [talentId], request);
      return true;
    });
    if (isKnown) await removeSnapshots();
    return isKnown;
  }

  return {
    /** Deletes people of the workspace's own pool, in the caller's transaction. */
    removeOwn,

    /** Deletes one of the workspace's own people; false for anybody else. */
    remove: (talentId: string, request: { actor: string; workspaceId: string }): Promise<boolean> =>
      runUnscoped(() => remove(talentId, request)),

    /** Deletes people whose retention ended, where the workspace wants that. */
    deleteEnded: (): Promise<void> =>
      runUnscoped(() => deleteEnded({ db, talents, removeOwn, removeSnapshots })),

    /**
     * Null for a talent that never existed, or is in the pool of another workspace. A person who is
     * already erased is erased again: data that came meanwhile is deleted, and the receipt counts
     * it.
     */
    erase: (
      talentId: string,
      request: EraseRequest = { actor: 'operator', workspaceId: null },
    ): Promise<ErasureReceipt | null> => runUnscoped(() => eraseEverywhere(talentId, request)),
  };
}

/** In the audit log of the installation, and of the workspace that asked. */
async function recordErasure(
  tx: Tx,
  workspaceId: string | null,
  entry: Omit<Parameters<typeof recordAudit>[1], 'chain'>,
): Promise<void> {
  await recordAudit(tx, { ...entry, chain: INSTALLATION });
  if (workspaceId !== null) await recordAudit(tx, { ...entry, chain: workspaceId });
}

interface Forgotten {
  /** Every talent that was one of these people. */
  ids: string[];
  /** Of each person of an own pool. */
  traits: NonNullable<Awaited<ReturnType<Talents['traitsOf']>>>[];
  erasedAt: Date;
  removed: Removed;
}

/**
 * Forgets people in every slice, in the caller's transaction, but for the names of imported files:
 * those are looked through once for all of them.
 */
function createForget({
  talents,
  credits,
  clock,
}: Pick<ErasureDependencies, 'talents' | 'credits' | 'clock'>) {
  return async (
    tx: Tx,
    talentIds: readonly string[],
    workspaceId: string | null,
    { keepsImports = false } = {},
  ): Promise<Forgotten | null> => {
    const people = await talents.samePeople(tx, talentIds);
    const traits: Forgotten['traits'] = [];
    for (const person of keepsImports ? [] : people) {
      const found = await talents.traitsOf(tx, person);
      if (found) traits.push(found);
    }
    // First: the row locks make every writer of data about these people wait, and then find them
    // erased.
    const erased = await talents.eraseTalents(tx, people.flat(), workspaceId);
    if (!erased) return null;
    const { ids, erasedAt, ...own } = erased;
    await eraseFromOriginals(tx, ids);
    await eraseFromSavedSearches(tx, ids);
    await eraseFromSharing(tx, ids);
    await eraseFromTeam(tx, ids);
    const sending = { databaseNow: clock.databaseNow, eraseDelivered };
    const removed: Removed = {
      ...own,
      ...(await eraseFromCastings(tx, ids)),
      ...(await eraseFromJudging(tx, ids)),
      ...(await eraseFromSourcings(tx, ids)),
      ...(await eraseFromSequences(tx, ids, sending)),
      ...(await eraseFromEnrichment(tx, ids, { credits, now: clock.now })),
      storedAnswers: await eraseAnswersWith(tx, ids),
    };
    return { ids, traits, erasedAt, removed };
  };
}
