import { readAudit, verifyAudit } from '../platform/audit.ts';
import type { Cursors } from '../platform/cursor.ts';
import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { AuditCheck, AuditPage, AuditQuery } from './contract.ts';

/** Reads the audit log of a workspace. */
export function createAuditLog({ db, cursors }: { db: Database; cursors: Cursors }) {
  return {
    /**
     * The entries of the workspace, newest first. Throws validation_error for a cursor that does
     * not belong to this log.
     */
    async readAudit(
      { workspaceId }: Principal,
      { cursor, pageSize, ...filter }: AuditQuery,
    ): Promise<AuditPage> {
      const scope = `audit\n${workspaceId}`;
      const position = cursor === undefined ? null : cursors.decode(scope, cursor);
      if (cursor !== undefined && !position)
        throw invalid(['cursor'], 'is not a nextPageCursor of this log');
      const rows = await readAudit(db, workspaceId, {
        ...filter,
        before: position?.[0] ?? null,
        limit: pageSize + 1,
      });
      const entries = rows
        .slice(0, pageSize)
        .map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
      return {
        entries,
        nextPageCursor:
          rows.length > entries.length ? cursors.encode(scope, [entries.at(-1)!.seq]) : null,
      };
    },

    /** Verifies the workspace's log by recomputing it from its first entry. */
    async verifyAudit({ workspaceId }: Principal): Promise<AuditCheck> {
      const { chain: _, ...found } = await verifyAudit(db, workspaceId);
      return found;
    },
  };
}
