import type { SequenceStatus } from './queries.ts';

export interface Task {
  stepId: string;
  name: string;
  dueAt: string | null;
}

const ACTIVE_RUNS: readonly string[] = ['running', 'waiting'];
const OPEN_STEPS: readonly string[] = ['pending', 'waiting_approval', 'waiting', 'sending'];

/** What outreach still has before it: what is cancelled when the candidate is not retained. */
export const openTasks = ({ sequences }: SequenceStatus): Task[] =>
  sequences
    .filter(({ state }) => ACTIVE_RUNS.includes(state))
    .flatMap(({ steps }) => steps.filter(({ state }) => OPEN_STEPS.includes(state)))
    .map(({ stepId, name, dueAt }) => ({ stepId, name, dueAt }));
