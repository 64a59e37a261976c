import type { SequenceStatus } from './queries.ts';

export interface Task {
  stepId: string;
  name: string;
  dueAt: string | null;
}

const ACTIVE_RUNS: readonly string[] = ['running', 'waiting'];
const OPEN_STEPS: readonly string[] = ['pending', 'waiting_approval', 'waiting', 'sending'];

/** The remaining outreach tasks, which NOT_RETAINED cancels. */
export const openTasks = ({ sequences }: SequenceStatus): Task[] =>
  sequences
    .filter(({ state }) => ACTIVE_RUNS.includes(state))
    .flatMap(({ steps }) => steps.filter(({ state }) => OPEN_STEPS.includes(state)))
    .map(({ stepId, name, dueAt }) => ({ stepId, name, dueAt }));
