import { recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { takeLeases, wakeWorkspace } from '../platform/engine-claim.ts';
import { AppError } from '../platform/errors.ts';
import { clearSuspension, readSuspensionReason, setSuspension } from './suspension-store.ts';

export interface SuspensionDependencies {
  db: Database;
  /** Throws not_found. */
  requireWorkspace(workspaceId: string): Promise<void>;
}

/**
 * Lets the operator suspend a workspace (decision 40). The gate and the admission of sessions
 * refuse its callers. The engine does not claim its processes, so castings and sequences pause
 * (docs/decisions/0073).
 */
export function createSuspension({ db, requireWorkspace }: SuspensionDependencies) {
  /** The audit log leaves out the reason: it is free text, and the log outlives an erasure. */
  const audited = (
    workspaceId: string,
    action: string,
    change: (tx: Tx) => Promise<boolean>,
  ): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const changed = await change(tx);
      const entry = { chain: workspaceId, actor: 'operator', action, subject: workspaceId };
      if (changed) await recordAudit(tx, entry);
      return changed;
    });

  return {
    /**
     * Returns false when it was already suspended for this reason. Once this resolves, nothing more
     * is judged, charged or sent for the workspace. Throws not_found.
     */
    async suspendWorkspace(workspaceId: string, reason?: string): Promise<boolean> {
      await requireWorkspace(workspaceId);
      const changed = await audited(workspaceId, 'workspace.suspended', (tx) =>
        setSuspension(tx, workspaceId, reason ?? null),
      );
      // Runs after the commit, so that every later claim sees the suspension.
      await takeLeases(db, workspaceId);
      return changed;
    },

    /**
     * Returns false when it was not suspended. Its processes continue at once. Throws not_found.
     */
    async resumeWorkspace(workspaceId: string): Promise<boolean> {
      await requireWorkspace(workspaceId);
      const changed = await audited(workspaceId, 'workspace.resumed', (tx) =>
        clearSuspension(tx, workspaceId),
      );
      await wakeWorkspace(db, workspaceId);
      return changed;
    },
  };
}

/** The error for callers of a suspended workspace. It states the reason and who can help. */
export async function workspaceSuspended(db: Database, workspaceId: string): Promise<AppError> {
  const reason = await readSuspensionReason(db, workspaceId);
  const why = reason === null ? '' : ` Reason: ${reason}${/[.!?]$/.test(reason) ? '' : '.'}`;
  return new AppError('workspace_suspended', {
    message: `This workspace is suspended.${why} Ask the operator of this service to resume it.`,
  });
}
