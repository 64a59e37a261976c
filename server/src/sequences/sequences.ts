import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { type ApproveDependencies, createApprove } from './approve.ts';
import { type BlueprintDependencies, createBlueprints } from './blueprints.ts';
import { eraseMessages } from './channels/sandbox-store.ts';
import { createSimulate, type SimulateDependencies } from './simulate.ts';
import { createStart, type StartDependencies } from './start.ts';
import { createStatus, type StatusDependencies } from './status.ts';
import { eraseWords, stopRunsOfTalent } from './status-store.ts';

export type SequenceDependencies = BlueprintDependencies & StartDependencies & SimulateDependencies & StatusDependencies & ApproveDependencies;

/** Outreach sequences (interface, "Sequence blueprint"): blueprints, their start, and what became of it. The runner sends. */
export function createSequences(dependencies: SequenceDependencies) {
  return {
    blueprints: createBlueprints(dependencies),
    start: createStart(dependencies),
    simulate: createSimulate(dependencies),
    approve: createApprove(dependencies),
    ...createStatus(dependencies),
  };
}

export type Sequences = ReturnType<typeof createSequences>;

/** Ends all sequences to a person, in every workspace, and forgets what was written to them; in the transaction that erases the talent. */
export function createSequenceErasure({ databaseNow }: Pick<Clock, 'databaseNow'>) {
  return async (tx: Tx, talentId: string): Promise<void> => {
    await stopRunsOfTalent(tx, talentId, 'erased', databaseNow());
    // First, while the messages still say which they are.
    await eraseMessages(tx, talentId);
    await eraseWords(tx, talentId);
  };
}
