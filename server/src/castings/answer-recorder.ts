import type { Tx } from '../platform/db.ts';
import { type RecordAnswer, recordNothing } from '../platform/operation.ts';

/**
 * Records the response in the transaction that starts a call, and deletes it in the one that undoes
 * a launch (decision 7).
 */
export interface AnswerRecorder<Answer> {
  record: RecordAnswer<Answer>;
  forget(tx: Tx): Promise<void>;
}

export const NO_RECORD: AnswerRecorder<unknown> = { record: recordNothing, forget: async () => {} };
