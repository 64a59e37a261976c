import { type AnswerDependencies, createAnswer } from './answer.ts';
import { type ApproveDependencies, createApprove } from './approve.ts';
import { type BlueprintDependencies, createBlueprints } from './blueprints.ts';
import { createDrafts, type DraftsDependencies } from './drafts.ts';
import { createInbox, type InboxDependencies } from './inbox.ts';
import { createMark, type MarkDependencies } from './mark.ts';
import { createRuns, type RunsDependencies } from './runs.ts';
import { createSimulate, type SimulateDependencies } from './simulate.ts';
import { createStart, type StartDependencies } from './start.ts';
import { createStatus, type StatusDependencies } from './status.ts';
import { createStop, type StopDependencies } from './stop.ts';
import { createSuppressions, type SuppressionDependencies } from './suppressions.ts';
import { createTestEmail, type TestEmailDependencies } from './test-email.ts';

export type SequenceDependencies = BlueprintDependencies &
  StartDependencies &
  SimulateDependencies &
  TestEmailDependencies &
  StatusDependencies &
  StopDependencies &
  ApproveDependencies &
  DraftsDependencies &
  RunsDependencies &
  SuppressionDependencies &
  InboxDependencies &
  MarkDependencies &
  AnswerDependencies;

/**
 * Outreach sequences (interface, "Sequence blueprint"): blueprints, their start, and their results.
 * The runner sends.
 */
export function createSequences(dependencies: SequenceDependencies) {
  return {
    blueprints: createBlueprints(dependencies),
    start: createStart(dependencies),
    simulate: createSimulate(dependencies),
    sendTestEmail: createTestEmail(dependencies),
    approve: createApprove(dependencies),
    listDrafts: createDrafts(dependencies),
    listRuns: createRuns(dependencies),
    inbox: createInbox(dependencies),
    mark: createMark(dependencies),
    answer: createAnswer(dependencies),
    suppressions: createSuppressions(dependencies),
    ...createStatus(dependencies),
    ...createStop(dependencies),
  };
}

export type Sequences = ReturnType<typeof createSequences>;
