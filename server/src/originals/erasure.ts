import type { Tx } from '../platform/db.ts';
import { deleteOfTalent } from './store.ts';

/**
 * Deletes the records of a talent's originals, and with them the keys: from the commit on, no copy
 * of the files can be read. The files themselves are deleted by housekeeping.
 */
export async function eraseTalent(tx: Tx, talentId: string): Promise<void> {
  await deleteOfTalent(tx, talentId);
}
