import type { Access } from '../access/access.ts';
import { type AuditEntry, actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import type { SourcingItem } from './contract.ts';
import type { Owners } from './owners.ts';
import { generatedName } from './rules/names.ts';
import { type Page, pageOf, windowOf } from './rules/pages.ts';
import { GLOBAL_STATUSES } from './rules/statuses.ts';
import type { Sourcing, SourcingChanges, SourcingStatus } from './sourcing-store.ts';
import * as store from './sourcing-store.ts';

export interface CampaignDependencies {
  db: Database;
  access: Pick<Access, 'requireCapability'>;
  owners: Owners;
  clock: Clock;
}

/** The sourcings themselves, without their candidates: create, list, read, update. */
export function createCampaigns({ db, access, owners, clock }: CampaignDependencies) {
  return {
    /** Throws plan_upgrade_required without the capability `create_sourcings`. */
    async create(
      principal: Principal,
      record: RecordAnswer<{ sourcingId: string; name: string }> = recordNothing,
    ): Promise<{ sourcingId: string; name: string }> {
      access.requireCapability(principal, 'create_sourcings');
      const { workspaceId, userId: ownerUserId, keyId } = principal;
      const id = newId('sourcing');
      return db.transaction().execute(async (tx) => {
        const number = await store.takeNumber(tx, workspaceId);
        const name = generatedName(number, clock.now(), principal.language ?? 'en');
        await store.insertSourcing(tx, workspaceId, { id, number, name, ownerUserId, keyId });
        const created = { sourcingId: id, name };
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
      const filter = { status: query.status, ownedBy };
      const { rows, total } = await store.listSourcings(
        db,
        workspaceId,
        filter,
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
     * Renames, closes, reopens or hands over a sourcing; undefined leaves a field unchanged.
     * Closing only hides it from the default list. Throws not_found, and validation_error for an
     * owner who is not a member.
     */
    update(
      principal: Principal,
      sourcingId: string,
      changes: SourcingChanges,
    ): Promise<SourcingItem> {
      return db
        .transaction()
        .execute((tx) => updateInTransaction({ owners, tx }, principal, sourcingId, changes));
    },
  };
}

async function updateInTransaction(
  { owners, tx }: { owners: Owners; tx: Tx },
  principal: Principal,
  sourcingId: string,
  changes: SourcingChanges,
): Promise<SourcingItem> {
  const { workspaceId } = principal;
  const before = await store.lockSourcing(tx, workspaceId, sourcingId);
  if (!before) throw new AppError('not_found');
  if (changes.ownerUserId !== before.ownerUserId)
    await owners.require(tx, workspaceId, changes.ownerUserId);
  await store.updateSourcing(tx, workspaceId, sourcingId, changes);
  const { ownerUserId } = changes;
  if (ownerUserId !== undefined && ownerUserId !== before.ownerUserId)
    await owners.tell(tx, principal, { ownerUserId, sourcingId });
  const actor = actorOf(principal);
  for (const audited of auditedActions(before, changes))
    await recordAudit(tx, { chain: workspaceId, actor, subject: sourcingId, ...audited });
  return sourcingItem((await store.readSourcing(tx, workspaceId, sourcingId))!);
}

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
  before: Pick<Sourcing, 'name' | 'status' | 'ownerUserId'>,
  { name, status, ownerUserId: to }: SourcingChanges,
): Pick<AuditEntry, 'action' | 'details'>[] {
  const actions: Pick<AuditEntry, 'action' | 'details'>[] = [];
  if (name !== undefined && name !== before.name) actions.push({ action: 'sourcing.renamed' });
  if (status !== undefined && status !== before.status)
    actions.push({ action: status === 'closed' ? 'sourcing.closed' : 'sourcing.reopened' });
  const { ownerUserId: from } = before;
  if (to !== undefined && to !== from)
    actions.push({ action: 'sourcing.owner_changed', details: { from, to } });
  return actions;
}
