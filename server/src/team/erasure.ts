import type { Tx } from '../platform/db.ts';
import { eraseComments } from './comment-store.ts';

/** Deletes what was said of a person in every workspace, in the transaction that erases them. */
export const eraseTalent = (tx: Tx, talentId: string): Promise<void> => eraseComments(tx, talentId);
