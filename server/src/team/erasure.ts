import type { Tx } from '../platform/db.ts';
import { eraseComments } from './comment-store.ts';

/** Deletes what was said of a person in every workspace, in the transaction that erases them. */
export const eraseTalents = (tx: Tx, talentIds: readonly string[]): Promise<void> =>
  eraseComments(tx, talentIds);
