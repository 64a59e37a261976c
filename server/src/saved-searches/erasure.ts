import type { Tx } from '../platform/db.ts';
import { eraseKnown } from './store.ts';

/** Forgets in every workspace that a person matched. Call it in the transaction that erases. */
export const eraseTalents = (tx: Tx, talentIds: readonly string[]): Promise<void> =>
  eraseKnown(tx, talentIds);
