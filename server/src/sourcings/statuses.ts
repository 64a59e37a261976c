import { recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Language } from '../platform/operation.ts';
import {
  allStatuses,
  type CandidateStatus,
  type CustomStatus,
  isGlobal,
  MAX_CUSTOM_STATUSES,
  moveTo,
} from './rules/statuses.ts';
import {
  countUses,
  deleteStatus,
  insertStatus,
  lockStatuses,
  orderStatuses,
  readStatuses,
  renameStatus,
} from './status-store.ts';

/** The actor and the workspace of a change: the actor is a user, a key or `operator`. */
export interface StatusEditor {
  workspaceId: string;
  actor: string;
}

/** The custom statuses of a workspace (decision 27): listing and editing. */
export function createStatuses({ db }: { db: Database }) {
  return {
    /** The global statuses with their names in the reader's language, then the custom ones. */
    async list(workspaceId: string, language: Language): Promise<CandidateStatus[]> {
      return allStatuses(await readStatuses(db, workspaceId), language);
    },

    /** Adds a status at the end. Throws validation_error for a handle that is taken or global. */
    async create(
      editor: StatusEditor,
      { handle, label }: { handle: string; label: string },
    ): Promise<CustomStatus> {
      const action = 'candidate_status.created';
      const after = await change(db, editor, { handle, action }, async (tx, existing) => {
        requireRoomFor(handle, existing);
        await insertStatus(tx, editor.workspaceId, { handle, label, position: existing.length });
      });
      return find(after, handle);
    },

    /**
     * Changes its label or position (from 0; a position past the end means the end). Throws
     * not_found.
     */
    async update(
      editor: StatusEditor,
      handle: string,
      changes: { label?: string; position?: number },
    ): Promise<CustomStatus> {
      const action =
        changes.position === undefined ? 'candidate_status.renamed' : 'candidate_status.moved';
      const after = await change(db, editor, { handle, action }, async (tx, existing) => {
        find(existing, handle);
        if (changes.label !== undefined)
          await renameStatus(tx, editor.workspaceId, handle, changes.label);
        if (changes.position === undefined) return;
        const handles = existing.map((status) => status.handle);
        await orderStatuses(tx, editor.workspaceId, moveTo(handles, handle, changes.position));
      });
      return find(after, handle);
    },

    /**
     * Throws not_found, and validation_error (issue code `status_in_use`) while any candidate has
     * it.
     */
    async remove(editor: StatusEditor, handle: string): Promise<void> {
      const action = 'candidate_status.deleted';
      await change(db, editor, { handle, action }, async (tx, existing) => {
        find(existing, handle);
        const uses = await countUses(tx, editor.workspaceId, handle);
        if (uses > 0)
          throw invalid(
            ['handle'],
            `${uses} candidates have this status; give them another one first`,
            { code: 'status_in_use', uses },
          );
        await deleteStatus(tx, editor.workspaceId, handle);
        const others = existing.map((status) => status.handle).filter((other) => other !== handle);
        await orderStatuses(tx, editor.workspaceId, others);
      });
    },
  };
}

export type Statuses = ReturnType<typeof createStatuses>;

/**
 * Changes in one workspace run one at a time, so that positions have no gaps. Each is recorded in
 * the audit log. Returns the statuses after the change.
 */
async function change(
  db: Database,
  { workspaceId, actor }: StatusEditor,
  { handle, action }: { handle: string; action: string },
  work: (tx: Tx, existing: CustomStatus[]) => Promise<void>,
): Promise<CustomStatus[]> {
  return db.transaction().execute(async (tx) => {
    await work(tx, await lockStatuses(tx, workspaceId));
    await recordAudit(tx, { chain: workspaceId, actor, action, subject: handle });
    return readStatuses(tx, workspaceId);
  });
}

function requireRoomFor(handle: string, existing: readonly CustomStatus[]): void {
  if (isGlobal(handle))
    throw invalid(
      ['handle'],
      `${handle} is a status that every workspace has; take another handle`,
    );
  if (existing.some((status) => status.handle === handle))
    throw invalid(['handle'], `${handle} exists already; change its label instead`);
  if (existing.length >= MAX_CUSTOM_STATUSES)
    throw invalid(
      ['handle'],
      `there can be ${MAX_CUSTOM_STATUSES} custom statuses; delete one first`,
    );
}

function find(statuses: readonly CustomStatus[], handle: string): CustomStatus {
  const found = statuses.find((status) => status.handle === handle);
  if (!found) throw new AppError('not_found', { message: 'There is no such custom status.' });
  return found;
}
