import type { Tx } from '../platform/db.ts';
import { type AppError, invalid } from '../platform/errors.ts';
import { allStatuses, type CustomStatus, isGlobal } from './rules/statuses.ts';
import { holdStatus, readStatuses } from './status-store.ts';

/**
 * Whether candidates of the workspace can have the status. It then cannot be deleted until the
 * transaction ends.
 */
export async function isKnown(tx: Tx, workspaceId: string, handle: string): Promise<boolean> {
  return isGlobal(handle) || (await holdStatus(tx, workspaceId, handle));
}

/**
 * Throws validation_error unless candidates of the workspace can have the status. It then cannot
 * be deleted until the transaction ends.
 */
export async function requireKnown(tx: Tx, workspaceId: string, handle: string): Promise<void> {
  if (await isKnown(tx, workspaceId, handle)) return;
  throw unknownStatus(await readStatuses(tx, workspaceId));
}

/**
 * Throws validation_error unless all of them are statuses of the workspace: a misspelled filter
 * must not look like an empty list.
 */
export async function requireAllKnown(
  tx: Tx,
  workspaceId: string,
  handles: readonly string[],
): Promise<void> {
  if (handles.every(isGlobal)) return;
  const custom = await readStatuses(tx, workspaceId);
  const isCustom = (handle: string) => custom.some((status) => status.handle === handle);
  if (!handles.every((handle) => isGlobal(handle) || isCustom(handle))) throw unknownStatus(custom);
}

function unknownStatus(custom: readonly CustomStatus[]): AppError {
  const accepted = allStatuses(custom, 'en').map(({ handle }) => handle);
  return invalid(['statusHandle'], `must be a status of the workspace: ${accepted.join(', ')}`, {
    accepted,
  });
}
