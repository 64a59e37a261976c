import type { Tx } from '../platform/db.ts';
import { deleteOfTalents } from './store.ts';

/**
 * Deletes the records of a talent's originals, and with them the keys: from the commit on, no copy
 * of the files can be read. The files themselves are deleted by housekeeping.
 */
export async function eraseTalents(tx: Tx, talentIds: readonly string[]): Promise<void> {
  await deleteOfTalents(tx, talentIds);
}
