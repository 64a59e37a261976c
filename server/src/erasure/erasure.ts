import { eraseTalent as eraseFromCastings } from '../castings/erasure.ts';
import { eraseDelivered } from '../channels/erasure.ts';
import type { Credits } from '../credits/credits.ts';
import { eraseTalent as eraseFromEnrichment } from '../enrichment/erasure.ts';
import { erasePeople as eraseFromImports } from '../imports/erasure.ts';
import { removeSnapshot } from '../index/index.ts';
import { eraseTalent as eraseFromJudging } from '../judging/erasure.ts';
import { eraseTalent as eraseFromOriginals } from '../originals/erasure.ts';
import { INSTALLATION, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { eraseAnswersWith } from '../platform/idempotency-store.ts';
import type { Log } from '../platform/log.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import { vacuumTables } from '../platform/vacuum.ts';
import { eraseBodies } from '../requests/erasure.ts';
import { eraseTalent as eraseFromSavedSearches } from '../saved-searches/erasure.ts';
import { eraseTalent as eraseFromSequences } from '../sequences/erasure.ts';
import { eraseTalent as eraseFromSharing } from '../sharing/erasure.ts';
import { eraseTalent as eraseFromSourcings } from '../sourcings/erasure.ts';
import type { ErasureReceipt, Removed } from '../talents/contract.ts';
import type { Talents } from '../talents/talents.ts';
import { eraseTalent as eraseFromTeam } from '../team/erasure.ts';
import { deleteEnded } from './delete-ended.ts';

export interface ErasureDependencies {
  db: Database;
  talents: Pick<
    Talents,
    'eraseTalent' | 'isOwn' | 'allowAgain' | 'samePerson' | 'traitsOf' | 'takeDuePool' | 'endedNow'
  >;
  credits: Pick<Credits, 'settle'>;
  clock: Clock;
  /** Opens what rejected rows of imports held. */
  secretBox: Pick<SecretBox, 'open'>;
  /** Absent on the command line, whose answer says the same. */
  log?: Pick<Log, 'info'>;
  /** Where this machine stores the index between starts. */
  snapshotFolder: string;
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
  const { db, talents, clock, secretBox, log, snapshotFolder, eraseFromCluster } = dependencies;
  const forget = createForget(dependencies);

  async function eraseEverywhere(
    talentId: string,
    { actor, workspaceId }: EraseRequest,
  ): Promise<ErasureReceipt | null> {
    const forgotten = await db.transaction().execute(async (tx) => {
      const found = await forget(tx, talentId, workspaceId);
      if (!found) return null;
      if (found.traits)
        await eraseFromImports(tx, found.traits.workspaceId, [found.traits], secretBox);
      await eraseBodies(tx, clock.now());
      const entry = { actor, subject: talentId, details: { ...found.removed } };
      await recordErasure(tx, workspaceId, { ...entry, action: 'talent.erased' });
      return found;
    });
    if (!forgotten) return null;
    await removeSnapshot(snapshotFolder);
    const searchIndex = await eraseFromCluster?.(forgotten.ids);
    await vacuumTables(db, TOUCHED);
    log?.info({ talentId, actor, workspaceId, ...forgotten.removed }, 'a person was erased');
    return {
      talentId,
      erasedAt: forgotten.erasedAt.toISOString(),
      removed: forgotten.removed,
      ...(searchIndex && { searchIndex }),
    };
  }

  /** Each one as an erasure does, but they may be brought again. */
  async function removeOwn(
    tx: Tx,
    talentIds: readonly string[],
    { actor, workspaceId, details, keepsImports = false }: RemovalRequest,
  ): Promise<void> {
    const forgotten = await forgetAll(forget, tx, { talentIds, workspaceId });
    const traits = forgotten.flatMap((one) => one.traits ?? []);
    if (!keepsImports) await eraseFromImports(tx, workspaceId, traits, secretBox);
    const ids = forgotten.flatMap((one) => one.ids);
    await talents.allowAgain(tx, workspaceId, ids);
    if (forgotten.length > 0) await eraseBodies(tx, clock.now());
    for (const talentId of talentIds) {
      const entry = { actor, action: 'talent.deleted', subject: talentId, details };
      await recordAudit(tx, { ...entry, chain: workspaceId });
    }
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
    if (isKnown) await removeSnapshot(snapshotFolder);
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
      runUnscoped(() => deleteEnded({ db, talents, removeOwn, snapshotFolder })),

    /**
     * Null for a talent that never existed, or is in the pool of another workspace. A person who is already erased is erased again: data
     * that came meanwhile is deleted, and the receipt counts it.
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

async function forgetAll(
  forget: ReturnType<typeof createForget>,
  tx: Tx,
  { talentIds, workspaceId }: { talentIds: readonly string[]; workspaceId: string },
): Promise<Forgotten[]> {
  const forgotten: Forgotten[] = [];
  for (const talentId of talentIds) {
    const one = await forget(tx, talentId, workspaceId);
    if (one) forgotten.push(one);
  }
  return forgotten;
}

interface Forgotten {
  /** Every talent that was this person. */
  ids: string[];
  /** Null for a shared person. */
  traits: Awaited<ReturnType<Talents['traitsOf']>>;
  erasedAt: Date;
  removed: Removed;
}

/**
 * Forgets a person in every slice, in the caller's transaction, but for the names of imported
 * files: those are looked through once for several people.
 */
function createForget({
  talents,
  credits,
  clock,
}: Pick<ErasureDependencies, 'talents' | 'credits' | 'clock'>) {
  /**
   * Erases each part once, the talent first: its row lock makes every writer of data about that
   * person wait, and then find the person erased.
   */
  async function forgetTalent(
    tx: Tx,
    talentId: string,
    workspaceId: string | null,
  ): Promise<{ erasedAt: Date; removed: Removed } | null> {
    const talent = await talents.eraseTalent(tx, talentId, workspaceId);
    if (!talent) return null;
    const { erasedAt, ...own } = talent;
    await eraseFromOriginals(tx, talentId);
    await eraseFromSavedSearches(tx, talentId);
    await eraseFromSharing(tx, talentId);
    await eraseFromTeam(tx, talentId);
    const removed: Removed = {
      ...own,
      ...(await eraseFromCastings(tx, talentId)),
      ...(await eraseFromJudging(tx, talentId)),
      ...(await eraseFromSourcings(tx, talentId)),
      ...(await eraseFromSequences(tx, talentId, {
        databaseNow: clock.databaseNow,
        eraseDelivered,
      })),
      ...(await eraseFromEnrichment(tx, talentId, { credits, now: clock.now })),
      storedAnswers: await eraseAnswersWith(tx, talentId),
    };
    return { erasedAt, removed };
  }

  /** All talents that are one person, with the sum of what was removed. */
  return async function forget(
    tx: Tx,
    talentId: string,
    workspaceId: string | null,
  ): Promise<Forgotten | null> {
    const ids = await talents.samePerson(tx, talentId);
    const traits = await talents.traitsOf(tx, ids);
    const parts: { erasedAt: Date; removed: Removed }[] = [];
    for (const id of ids) {
      const part = await forgetTalent(tx, id, workspaceId);
      if (part) parts.push(part);
    }
    const [first, ...others] = parts;
    if (!first) return null;
    const removed = { ...first.removed };
    for (const part of others)
      for (const name of Object.keys(removed) as (keyof Removed)[])
        removed[name] += part.removed[name];
    return { ids, traits, erasedAt: first.erasedAt, removed };
  };
}
