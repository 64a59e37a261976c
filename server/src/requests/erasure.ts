import type { Tx } from '../platform/db.ts';
import { clearBodies } from './body-store.ts';

/**
 * Deletes the bodies of all requests, in the transaction that erases somebody. They are sealed and
 * kept for hours, so none is searched for the person. Call it late: it locks one row for all.
 */
export const eraseBodies = (tx: Tx, erasedAt: Date): Promise<void> => clearBodies(tx, erasedAt);
