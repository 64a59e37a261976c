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
  holdStatus,
  insertStatus,
  lockStatuses,
  orderStatuses,
  readStatuses,
  renameStatus,
} from './status-store.ts';

/** Who changes the statuses of which workspace: a person, a key or `operator`. */
export interface StatusEditor {
  workspaceId: string;
  actor: string;
}

/**
 * The statuses of a workspace's own (decision 27). They are given to candidates by the candidates
 * part, which asks `requireKnown`.
 */
export function createStatuses({ db }: { db: Database }) {
  /**
   * Changes take turns in a workspace, so that positions stay without gaps; what happened is in the
   * audit log.
   */
  async function change(
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

  /**
   * Whether candidates of the workspace can have the status; it then cannot be deleted until the
   * transaction ends.
   */
  async function isKnown(tx: Tx, workspaceId: string, handle: string): Promise<boolean> {
    return isGlobal(handle) || (await holdStatus(tx, workspaceId, handle));
  }

  return {
    isKnown,

    /**
     * The global statuses with their names in the reader's language, then the workspace's own in
     * their order.
     */
    async list(workspaceId: string, language: Language): Promise<CandidateStatus[]> {
      return allStatuses(await readStatuses(db, workspaceId), language);
    },

    /**
     * Adds a status behind the others. Throws validation_error for a handle that is taken or
     * global.
     */
    async create(
      editor: StatusEditor,
      { handle, label }: { handle: string; label: string },
    ): Promise<CustomStatus> {
      const after = await change(
        editor,
        { handle, action: 'candidate_status.created' },
        async (tx, existing) => {
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
          await insertStatus(tx, editor.workspaceId, { handle, label, position: existing.length });
        },
      );
      return find(after, handle);
    },

    /** Gives it another label or place (from 0; behind the end is the end). Throws not_found. */
    async update(
      editor: StatusEditor,
      handle: string,
      changes: { label?: string; position?: number },
    ): Promise<CustomStatus> {
      const action =
        changes.position === undefined ? 'candidate_status.renamed' : 'candidate_status.moved';
      const after = await change(editor, { handle, action }, async (tx, existing) => {
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
      await change(editor, { handle, action: 'candidate_status.deleted' }, async (tx, existing) => {
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

    /**
     * Throws validation_error unless candidates of the workspace can have the status; it then
     * cannot be deleted until the transaction ends.
     */
    async requireKnown(tx: Tx, workspaceId: string, handle: string): Promise<void> {
      if (await isKnown(tx, workspaceId, handle)) return;
      throw unknownStatus(await readStatuses(tx, workspaceId));
    },

    /**
     * Throws validation_error unless all of them are statuses of the workspace: a misspelt filter
     * must not look like an empty list.
     */
    async requireAllKnown(tx: Tx, workspaceId: string, handles: readonly string[]): Promise<void> {
      if (handles.every(isGlobal)) return;
      const custom = await readStatuses(tx, workspaceId);
      if (
        !handles.every(
          (handle) => isGlobal(handle) || custom.some((status) => status.handle === handle),
        )
      )
        throw unknownStatus(custom);
    },
  };
}

export type Statuses = ReturnType<typeof createStatuses>;

function find(statuses: readonly CustomStatus[], handle: string): CustomStatus {
  const found = statuses.find((status) => status.handle === handle);
  if (!found) throw new AppError('not_found', { message: 'There is no such custom status.' });
  return found;
}

function unknownStatus(custom: readonly CustomStatus[]): AppError {
  const accepted = allStatuses(custom, 'en').map(({ handle }) => handle);
  return invalid(['statusHandle'], `must be a status of the workspace: ${accepted.join(', ')}`, {
    accepted,
  });
}
