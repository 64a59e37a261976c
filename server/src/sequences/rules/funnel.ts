import type { Funnel } from '../run-contract.ts';
import type { StepState } from './run-machine.ts';
import type { Step } from './step.ts';

type FunnelStep = Funnel['steps'][number];
type FunnelCount = 'pending' | 'sent' | 'skipped' | 'failed' | 'cancelled';

/** Maps the states of a step to the funnel's counts. The first ones have no result yet. */
const COUNTED_AS: Record<StepState, FunnelCount> = {
  pending: 'pending',
  waiting: 'pending',
  waiting_approval: 'pending',
  sending: 'pending',
  sent: 'sent',
  skipped: 'skipped',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** The number of steps for each state and reason. */
export interface CountedSteps {
  stepId: string;
  name: string;
  state: StepState;
  reason: string | null;
  steps: number;
  replied: number;
  bounced: number;
}

/**
 * The blueprint's steps as they are now, in order, then those that only runs have, in the order of
 * `counted`.
 */
export function funnelSteps(
  current: readonly Pick<Step, 'id' | 'name'>[],
  counted: readonly CountedSteps[],
): FunnelStep[] {
  const byId = new Map<string, FunnelStep>(
    current.map(({ id, name }) => [id, emptyStep(id, name)]),
  );
  for (const { stepId, name, state, reason, steps, replied, bounced } of counted) {
    let step = byId.get(stepId);
    if (!step) {
      step = emptyStep(stepId, name);
      byId.set(stepId, step);
    }
    const counts = COUNTED_AS[state];
    step[counts] += steps;
    step.replied += replied;
    step.bounced += bounced;
    // A waiting reason belongs on the candidate's page: it changes by the hour.
    if (reason !== null && counts !== 'pending')
      step.reasons[reason] = (step.reasons[reason] ?? 0) + steps;
  }
  return [...byId.values()];
}

const emptyStep = (stepId: string, name: string): FunnelStep => ({
  stepId,
  name,
  pending: 0,
  sent: 0,
  skipped: 0,
  failed: 0,
  cancelled: 0,
  replied: 0,
  bounced: 0,
  reasons: {},
});
