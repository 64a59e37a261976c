import type { Clock } from '../platform/clock.ts';
import { createCursors } from '../platform/cursor.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { createAuditLog } from './audit-log.ts';
import { createGate } from './gate.ts';
import { createKeyManagement } from './key-management.ts';
import { nameKey } from './key-store.ts';
import { createWorkspaceMaker } from './new-workspace.ts';
import { type Capability, upgradeDetails } from './rules.ts';
import {
  anyWorkspace,
  pruneAttempts,
  readActors,
  readUsers,
  readWorkspaces,
  workspaceExists,
} from './store.ts';
import { createSuspension, workspaceSuspended } from './suspension.ts';
import { readStanding } from './suspension-store.ts';

export {
  type AdmittedRequest,
  type AdmittedSession,
  type Caller,
  type Gate,
  type ProtocolGate,
  WindowExceeded,
} from './gate.ts';
export type { KeySummary, NamedKey } from './key-store.ts';
export { CAPABILITIES, type WindowLimits } from './rules.ts';
export { workspaceSuspended } from './suspension.ts';
export { createWorkspace, type WorkspaceSettings } from './workspace.ts';
export { readIsStrict, readWorkspaceCountry } from './workspace-store.ts';

export interface AccessDependencies {
  db: Database;
  clock: Clock;
  secretBox: Pick<SecretBox, 'sign' | 'verify'>;
  trustedProxies?: readonly string[];
  /** URL of the console, without a trailing slash. The billing page is there. */
  publicUrl: string;
}

/** Workspaces, their users and API keys, the gate that every request passes, and the audit log. */
export function createAccess({
  db,
  clock,
  secretBox,
  trustedProxies = [],
  publicUrl,
}: AccessDependencies) {
  async function requireWorkspace(workspaceId: string): Promise<void> {
    if (!(await workspaceExists(db, workspaceId)))
      throw new AppError('not_found', { message: `There is no workspace ${workspaceId}.` });
  }

  return {
    ...createGate({ db, clock, trustedProxies }),
    ...createSuspension({ db, requireWorkspace }),
    requireWorkspace,
    /**
     * Throws plan_upgrade_required, with a link to the billing page, unless the workspace's plan
     * includes the capability (interface, "Authentication" 5).
     */
    requireCapability(
      { capabilities }: Pick<Principal, 'capabilities'>,
      capability: Capability,
    ): void {
      if (!capabilities.includes(capability))
        throw new AppError('plan_upgrade_required', {
          details: upgradeDetails(capability, publicUrl),
        });
    },

    /**
     * Names of users of the workspace, by id, also of those who left. Unknown users and users of
     * other workspaces are absent.
     */
    userNames: (tx: Tx, workspaceId: string, userIds: readonly string[]) =>
      namesOf(tx, workspaceId, userIds, { alsoFormer: true }),

    /** As userNames, without those who left: who can be given something to do. */
    memberNames: (tx: Tx, workspaceId: string, userIds: readonly string[]) =>
      namesOf(tx, workspaceId, userIds, { alsoFormer: false }),

    /** Users and keys by id, each with the user that it counts for. Unknown ids are absent. */
    actors: readActors,

    isEmpty: async () => !(await anyWorkspace(db)),
    /** All workspaces, oldest first. */
    listWorkspaces: () => readWorkspaces(db),
    pruneAttempts: () => pruneAttempts(db),

    ...createWorkspaceMaker({ db }),

    /**
     * An active key with the name of its workspace, for a page that asks the key's holder for
     * consent. Null when the key is unknown or revoked.
     */
    nameKey: (keyId: string) => nameKey(db, keyId),

    /**
     * For a request that waited: throws invalid_api_key when its key was revoked meanwhile, and
     * workspace_suspended.
     */
    async requireActive(principal: Pick<Principal, 'workspaceId' | 'keyId'>): Promise<void> {
      const { isSuspended, isKeyActive } = await readStanding(db, principal);
      if (isSuspended) throw await workspaceSuspended(db, principal.workspaceId);
      if (!isKeyActive) throw new AppError('invalid_api_key');
    },

    ...createKeyManagement({ db, clock, requireWorkspace }),
    ...createAuditLog({ db, cursors: createCursors(secretBox) }),
  };
}

export type Access = ReturnType<typeof createAccess>;

async function namesOf(
  tx: Tx,
  workspaceId: string,
  userIds: readonly string[],
  who: { alsoFormer: boolean },
): Promise<Map<string, string>> {
  const users = await readUsers(tx, workspaceId, userIds, who);
  return new Map(users.map(({ userId, name }) => [userId, name]));
}
