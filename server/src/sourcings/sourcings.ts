import type { Access } from '../access/access.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import {
  type CandidateRef,
  lockCandidates,
  readCandidateRefs,
  updateContactsCount,
} from './candidate-store.ts';
import { type CandidateDependencies, createCandidates } from './candidates.ts';
import type { SourcingItem } from './contract.ts';
import { createExport } from './export.ts';
import { createListing } from './listing.ts';
import { generatedName } from './rules/names.ts';
import { type Page, pageOf, windowOf } from './rules/pages.ts';
import { GLOBAL_STATUSES } from './rules/statuses.ts';
import type { Sourcing, SourcingChanges, SourcingStatus } from './sourcing-store.ts';
import * as store from './sourcing-store.ts';
import type { Statuses } from './statuses.ts';

export type { CandidateRef } from './candidate-store.ts';
export type { StopOutreach } from './candidates.ts';
export type { ExportedCandidate } from './export.ts';
export type { CandidateStatus } from './rules/statuses.ts';
export { createStatuses, type StatusEditor, type Statuses } from './statuses.ts';

export interface SourcingDependencies extends CandidateDependencies {
  access: Pick<Access, 'requireCapability'>;
  clock: Clock;
  statuses: Statuses;
}

/**
 * Sourcings, their candidates, and the statuses of candidates (interface, "Sourcing" and
 * "Candidate").
 */
export function createSourcings({
  access,
  clock,
  statuses,
  ...dependencies
}: SourcingDependencies) {
  const { db } = dependencies;

  return {
    statuses,
    ...createCandidates(dependencies, statuses),
    ...createListing(dependencies, statuses),
    ...createExport(dependencies, statuses),

    /** Throws plan_upgrade_required without the capability `create_sourcings`. */
    async create(
      principal: Principal,
      record: RecordAnswer<{ sourcingId: string; name: string }> = recordNothing,
    ): Promise<{ sourcingId: string; name: string }> {
      access.requireCapability(principal, 'create_sourcings');
      const { workspaceId, userId, keyId } = principal;
      const sourcingId = newId('sourcing');
      return db.transaction().execute(async (tx) => {
        const number = await store.takeNumber(tx, workspaceId);
        const name = generatedName(number, clock.now(), principal.language ?? 'en');
        await store.insertSourcing(tx, workspaceId, {
          id: sourcingId,
          number,
          name,
          ownerUserId: userId,
          keyId,
        });
        const created = { sourcingId, name };
        await record(tx, created);
        return created;
      });
    },

    /** Newest first. */
    async list(
      { workspaceId, userId, keyId }: Principal,
      query: { page: Page; ownership: 'mine' | 'all'; status: SourcingStatus },
    ) {
      const ownedBy = query.ownership === 'mine' ? { userId, keyId } : null;
      const { rows, total } = await store.listSourcings(
        db,
        workspaceId,
        { status: query.status, ownedBy },
        windowOf(query.page),
      );
      return {
        sourcings: rows.map(sourcingItem),
        pagination: { page: query.page.index, ...pageOf(query.page, total) },
      };
    },

    /** Throws not_found. */
    async readSourcing({ workspaceId }: Principal, sourcingId: string): Promise<SourcingItem> {
      const sourcing = await store.readSourcing(db, workspaceId, sourcingId);
      if (!sourcing) throw new AppError('not_found');
      return sourcingItem(sourcing);
    },

    /**
     * Renames, closes, reopens; what is undefined stays. Closing hides a sourcing from the default
     * list and ends nothing. Throws not_found.
     */
    update(
      principal: Principal,
      sourcingId: string,
      changes: SourcingChanges,
    ): Promise<SourcingItem> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        const before = await store.lockSourcing(tx, workspaceId, sourcingId);
        if (!before) throw new AppError('not_found');
        await store.updateSourcing(tx, workspaceId, sourcingId, changes);
        for (const action of auditedActions(before, changes)) {
          await recordAudit(tx, {
            chain: workspaceId,
            actor: actorOf(principal),
            action,
            subject: sourcingId,
          });
        }
        return sourcingItem((await store.readSourcing(tx, workspaceId, sourcingId))!);
      });
    },

    /** What other slices need to know of a sourcing; null when the workspace has no such one. */
    async findSourcing(
      tx: Tx,
      workspaceId: string,
      sourcingId: string,
    ): Promise<Pick<
      Sourcing,
      'sourcingId' | 'name' | 'jobTitle' | 'location' | 'ownerUserId'
    > | null> {
      return store.readSourcing(tx, workspaceId, sourcingId);
    },

    /** Those of the workspace, by id; unknown and foreign ones are absent. */
    findCandidates: (
      tx: Tx,
      workspaceId: string,
      candidateIds: readonly string[],
    ): Promise<CandidateRef[]> => readCandidateRefs(tx, workspaceId, candidateIds),

    /**
     * As findCandidates, and holds them until the transaction ends: their statuses cannot change
     * meanwhile.
     */
    lockCandidates: (
      tx: Tx,
      workspaceId: string,
      candidateIds: readonly string[],
    ): Promise<CandidateRef[]> => lockCandidates(tx, workspaceId, candidateIds),

    /** As lockCandidates, of one; null when the workspace has no such one. */
    async lockCandidate(
      tx: Tx,
      workspaceId: string,
      candidateId: string,
    ): Promise<CandidateRef | null> {
      return (await lockCandidates(tx, workspaceId, [candidateId]))[0] ?? null;
    },

    /** How many contacts of the talent the workspace may read now: what listings sort by. */
    async setContactsCount(
      tx: Tx,
      workspaceId: string,
      talentId: string,
      count: number,
    ): Promise<void> {
      await updateContactsCount(tx, workspaceId, talentId, count);
    },
  };
}

export type Sourcings = ReturnType<typeof createSourcings>;

function sourcingItem({ counts, createdAt, updatedAt, ...sourcing }: Sourcing): SourcingItem {
  const all = { ...Object.fromEntries(GLOBAL_STATUSES.map((handle) => [handle, 0])), ...counts };
  return {
    ...sourcing,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    candidateCount: Object.values(all).reduce((sum, count) => sum + count, 0),
    counts: all,
  };
}

function auditedActions(
  before: Pick<Sourcing, 'name' | 'status'>,
  { name, status }: SourcingChanges,
): string[] {
  const actions: string[] = [];
  if (name !== undefined && name !== before.name) actions.push('sourcing.renamed');
  if (status !== undefined && status !== before.status)
    actions.push(status === 'closed' ? 'sourcing.closed' : 'sourcing.reopened');
  return actions;
}
