import { recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { PLAN_CAPABILITIES } from './rules.ts';
import { insertUser, insertWorkspace, type NewUser, type NewWorkspace } from './store.ts';

/** The command line's name as an actor in the audit log. */
export const OPERATOR = 'operator';

export function createWorkspaceMaker({ db }: { db: Database }) {
  return {
    /**
     * Creates a workspace with its first user, who owns later keys unless another owner is given.
     */
    async createWorkspace(
      workspace: NewWorkspace,
      user: NewUser,
    ): Promise<{ workspaceId: string; userId: string }> {
      const workspaceId = newId('workspace');
      const userId = newId('user');
      await db.transaction().execute(async (tx) => {
        await insertWorkspace(tx, { ...workspace, id: workspaceId });
        await insertUser(tx, workspaceId, { ...user, id: userId });
        const { capabilities } = workspace;
        await recordAudit(tx, {
          chain: workspaceId,
          actor: OPERATOR,
          action: 'workspace.created',
          subject: workspaceId,
          details: { capabilities },
        });
      });
      return { workspaceId, userId };
    },

    /**
     * Creates a workspace for a signed-in user, in the transaction that makes the user a member. It
     * has every capability of a plan and no credits.
     */
    async addWorkspace(tx: Tx, { name }: { name: string }, actor: string): Promise<string> {
      const workspaceId = newId('workspace');
      await insertWorkspace(tx, { id: workspaceId, name, capabilities: PLAN_CAPABILITIES });
      const details = { capabilities: PLAN_CAPABILITIES };
      await recordAudit(tx, {
        chain: workspaceId,
        actor,
        action: 'workspace.created',
        subject: workspaceId,
        details,
      });
      return workspaceId;
    },
  };
}
