import { dueAt, type InvitationProgress } from './schedule.ts';
import { channelOf, isInvitation, type Step } from './step.ts';

/*
 * A run, from one step to the next:
 *
 *   pending --(due; the service is to write it)--> drafted, waiting_approval --(a person approves, or nobody has to)--+
 *   pending --(due)--> waiting for a slot, for an account, for the channel --(its time has come)--+                    |
 *                                                                                                 v                    v
 *                                             skipped, failed <--(nothing can be sent)-- claim: sending --> sent, failed
 *
 * A step that was sent or skipped is done, and the next one counts from it. A step that failed ends
 * the run as `failed`: what follows may refer to it. Only an unknown outcome lets the run continue:
 * most such messages were sent. A run whose steps are all over is `completed`; a reply, a bounce,
 * an unsubscription, NOT_RETAINED or a person stops it.
 */

export const STEP_STATES = [
  'pending',
  'waiting_approval',
  'waiting',
  'sending',
  'sent',
  'skipped',
  'failed',
  'cancelled',
] as const;
export type StepState = (typeof STEP_STATES)[number];

export const RUN_STATES = ['running', 'waiting', 'completed', 'stopped', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Why a step waits, was skipped, failed or was cancelled. */
export type StepReason =
  | 'no_contact'
  | 'address_blocked'
  | 'missing_variable'
  | 'waiting_for_invitation'
  | 'waiting_for_delay'
  | 'waiting_for_approval'
  | 'waiting_for_slot'
  | 'person_contacted_today'
  | 'account_missing'
  | 'account_disconnected'
  | 'channel_busy'
  | 'draft_unavailable'
  | 'outcome_unknown';

/** Where a step of a run stands. */
export interface StepProgress {
  stepId: string;
  state: StepState;
  /** When it was last known to be due; null before that. */
  dueAt: Date | null;
  doneAt: Date | null;
  reason: string | null;
  hasDraft: boolean;
  isApproved: boolean;
}

/**
 * A run as the machine sees it: the steps as they were frozen at the start, each with its progress,
 * in order.
 */
export interface RunProgress {
  state: RunState;
  startedAt: Date;
  invitationAcceptedAt: Date | null;
  steps: readonly Step[];
  progress: readonly StepProgress[];
}

export type RunAction =
  /** Nothing is left to do; `state` is what the run ends as, null when it has ended already. */
  | { do: 'end'; state: 'completed' | 'failed' | null }
  /** The worker that claimed the step died: nobody knows whether the message left. */
  | { do: 'resolve'; step: Step }
  /** Nothing before that time. */
  | { do: 'wait'; step: Step; until: Date; reason: StepReason }
  /** The service writes the message first. */
  | { do: 'draft'; step: Step; dueAt: Date }
  /** A person has the word; nothing to wake for. */
  | { do: 'await_approval'; step: Step }
  | { do: 'send'; step: Step; dueAt: Date };

const OVER: ReadonlySet<StepState> = new Set(['sent', 'skipped', 'failed', 'cancelled']);

/** Whether the step takes no part any more. */
export const isOver = (state: StepState): boolean => OVER.has(state);

/** What to do next with a run. */
export function nextAction(run: RunProgress, now: Date): RunAction {
  // Even of a run that was stopped: what became of the message has to be written down.
  const sending = run.progress.findIndex(({ state }) => state === 'sending');
  if (sending >= 0) return { do: 'resolve', step: run.steps[sending]! };
  if (run.state !== 'running' && run.state !== 'waiting') return { do: 'end', state: null };
  if (run.progress.some(({ state, reason }) => state === 'failed' && reason !== 'outcome_unknown'))
    return { do: 'end', state: 'failed' };
  const index = run.progress.findIndex(({ state }) => !isOver(state));
  if (index < 0) return { do: 'end', state: endState(run.progress) };
  const step = run.steps[index]!;
  const progress = run.progress[index]!;
  return dueAction(run, index, step, progress, now);
}

function dueAction(
  run: RunProgress,
  index: number,
  step: Step,
  progress: StepProgress,
  now: Date,
): RunAction {
  // A step that waits for a slot or a channel keeps the time that was set then; one that waits for
  // an account looks again whenever the run is woken, for that is what a connected account does;
  // all others are computed afresh.
  const isPutOff =
    progress.state === 'waiting' && progress.dueAt !== null && !waitsForAccount(progress);
  const due = isPutOff ? progress.dueAt! : scheduledAt(run, index);
  if (due > now) return { do: 'wait', step, until: due, reason: waitReason(step, progress) };
  if (needsDraft(step)) {
    if (!progress.hasDraft) return { do: 'draft', step, dueAt: due };
    if (!progress.isApproved) return { do: 'await_approval', step };
  }
  return { do: 'send', step, dueAt: due };
}

/** Reasons of steps that wait until an account is connected. */
export const ACCOUNT_REASONS: readonly StepReason[] = ['account_missing', 'account_disconnected'];
const waitsForAccount = ({ reason }: StepProgress): boolean =>
  (ACCOUNT_REASONS as readonly (string | null)[]).includes(reason);

/** When the step is due by the sequence's own rules, once the steps before it are over. */
function scheduledAt(
  { startedAt, steps, progress, invitationAcceptedAt }: RunProgress,
  index: number,
): Date {
  const previousDoneAt = index === 0 ? null : progress[index - 1]!.doneAt;
  return dueAt(steps[index]!, steps, {
    startedAt,
    previousDoneAt,
    invitation: invitationOf(steps, progress.slice(0, index), invitationAcceptedAt),
  });
}

function invitationOf(
  steps: readonly Step[],
  before: readonly StepProgress[],
  acceptedAt: Date | null,
): InvitationProgress {
  const invitation = before.find((_, index) => isInvitation(steps[index]!));
  // An invitation whose outcome nobody knows was probably sent.
  const isOut = invitation?.state === 'sent' || invitation?.state === 'failed';
  return isOut && invitation.doneAt !== null
    ? { state: 'sent', at: invitation.doneAt, acceptedAt }
    : { state: 'none' };
}

function waitReason(step: Step, { state, reason }: StepProgress): StepReason {
  if (state === 'waiting' && reason !== null) return reason as StepReason;
  return step.temporalityType === 'AFTER_INVITATION_SETTLED'
    ? 'waiting_for_invitation'
    : 'waiting_for_delay';
}

/**
 * A sequence of which nothing was even tried to be sent is over all the same; one in which every
 * try is in the dark has failed.
 */
function endState(progress: readonly StepProgress[]): 'completed' | 'failed' {
  const known = progress.filter(({ state }) => state !== 'failed' && state !== 'cancelled');
  return progress.length > 0 && known.length === 0 ? 'failed' : 'completed';
}

/**
 * The service writes every message that is `suggestedByService`; a plain invitation has no words.
 */
export const needsDraft = (step: Step): boolean =>
  step.contentSource === 'suggestedByService' && step.proNetworkType !== 'PRO_NETWORK_INVITATION';

/** Whose address the channel needs. */
export function contactKindOf(step: Step): 'email' | 'phone' | 'proNetworkUrl' {
  const channel = channelOf(step);
  if (channel === 'proNetwork') return 'proNetworkUrl';
  return channel === 'email' ? 'email' : 'phone';
}
