import type { Access } from '../access/access.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Tx } from '../platform/db.ts';
import { hasOtherOwner, setRole } from './member-store.ts';
import { type Role, scopesOf } from './rules.ts';

/**
 * A provider says which role a member has now. The last owner stays one, so that nobody is locked
 * out by a wrong setting.
 */
export async function followRole(
  tx: Tx,
  access: Pick<Access, 'confineKeysOf'>,
  { workspaceId, userId, from, to }: { workspaceId: string; userId: string; from: Role; to: Role },
  actor: 'provider' | 'directory',
): Promise<void> {
  if (from === 'owner' && !(await hasOtherOwner(tx, workspaceId, userId))) return;
  await setRole(tx, workspaceId, { userId, role: to });
  await access.confineKeysOf(tx, { workspaceId, userId, scopes: scopesOf(to) }, actor);
  await recordAudit(tx, {
    chain: workspaceId,
    actor,
    action: 'member.role_changed',
    subject: userId,
    details: { from, to },
  });
}
