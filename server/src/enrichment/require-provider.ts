import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { readProvider, type StoredProvider } from './provider-store.ts';

/** Throws not_found. */
export async function requireProvider(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<StoredProvider> {
  const stored = await readProvider(tx, workspaceId, id);
  if (!stored) throw unknownProvider();
  return stored;
}

export const unknownProvider = (): AppError =>
  new AppError('not_found', { message: 'There is no such provider.' });
