import type { Tx } from '../platform/db.ts';
import { type Keep, keepNothing } from '../platform/operation.ts';

/** Keeps what is answered in the transaction that starts a call, and takes it back in the one that undoes a launch (decision 7). */
export interface Keeper<Answer> {
  keep: Keep<Answer>;
  forget(tx: Tx): Promise<void>;
}

export const NOT_KEPT: Keeper<unknown> = { keep: keepNothing, forget: async () => {} };
