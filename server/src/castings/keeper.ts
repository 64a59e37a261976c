import type { Tx } from '../platform/db.ts';

/** Keeps what is answered in the transaction that starts a call, and takes it back in the one that undoes a launch (decision 7). */
export interface Keeper<Answer> {
  keep(tx: Tx, answer: Answer): Promise<void>;
  forget(tx: Tx): Promise<void>;
}

export const NOT_KEPT: Keeper<unknown> = { keep: async () => {}, forget: async () => {} };
