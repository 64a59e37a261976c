import type { Funnel } from '../run-contract.ts';
import type { StepState } from './run-machine.ts';
import type { Step } from './step.ts';
import { compareSubjects, type SubjectVariant } from './subject-test.ts';

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

/** People who got one of two subjects. */
export interface CountedSubject {
  stepId: string;
  variant: SubjectVariant;
  subject: string;
  subjectB: string;
  sent: number;
  replied: number;
  bounced: number;
}

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
  current: readonly Pick<Step, 'id' | 'name' | 'subject' | 'subjectB'>[],
  counted: readonly CountedSteps[],
  subjects: readonly CountedSubject[],
): FunnelStep[] {
  const byId = new Map<string, FunnelStep>(
    current.map((step) => [
      step.id,
      { ...emptyStep(step.id, step.name), subjectTest: subjectTestOf(step, subjects) },
    ]),
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

/** Only mails with the two subjects of now: others would be a comparison of something else. */
function subjectTestOf(
  { id, subject, subjectB }: Pick<Step, 'id' | 'subject' | 'subjectB'>,
  counted: readonly CountedSubject[],
): FunnelStep['subjectTest'] {
  if (subject === undefined || subjectB === undefined) return null;
  const countOf = (variant: SubjectVariant) => {
    const { sent, replied, bounced } = counted.find(
      (one) =>
        one.stepId === id &&
        one.variant === variant &&
        one.subject === subject &&
        one.subjectB === subjectB,
    ) ?? { sent: 0, replied: 0, bounced: 0 };
    return { variant, subject: variant === 'A' ? subject : subjectB, sent, replied, bounced };
  };
  const [a, b] = [countOf('A'), countOf('B')];
  return { variants: [a, b], ...compareSubjects(a, b) };
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
  subjectTest: null,
  reasons: {},
});
