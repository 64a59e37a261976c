import type { Tx } from '../platform/db.ts';
import type { AdvanceOutcome } from '../platform/engine.ts';
import { afterCommit, type CommitStep } from './commit-step.ts';
import type { Step } from './ports.ts';
import { type StoredCall, writeCall } from './store.ts';

/** Commits the new state of a call, with what else the step writes. */
export function createCallStates({ commit }: { commit: CommitStep }) {
  const write = (
    step: Step,
    call: StoredCall,
    also: (tx: Tx) => Promise<void> = async () => {},
  ): Promise<boolean> =>
    commit(step, async (tx) => {
      await writeCall(tx, step.enrichment.id, call);
      await also(tx);
    });

  return {
    /** Before a call is made. False when the request is over. */
    begin: (step: Step, call: StoredCall): Promise<boolean> => write(step, call),

    /** Until `dueAt` of the call. */
    async wait(
      step: Step,
      call: StoredCall,
      also?: (tx: Tx) => Promise<void>,
    ): Promise<AdvanceOutcome> {
      const isRunning = await write(step, call, also);
      return isRunning ? { wakeAt: call.dueAt } : 'done';
    },

    async end(
      step: Step,
      call: StoredCall,
      also: (tx: Tx) => Promise<void>,
    ): Promise<AdvanceOutcome> {
      return afterCommit(await write(step, { ...call, state: 'ended', ticket: null }, also));
    },
  };
}

export type CallStates = ReturnType<typeof createCallStates>;
