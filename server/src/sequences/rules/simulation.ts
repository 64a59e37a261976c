import type { Pace } from '../../channels/port.ts';
import type { SequenceSettings } from './blueprint-config.ts';
import { nextSlot } from './pacing.ts';
import { dueAt, type InvitationProgress } from './schedule.ts';
import { isInvitation, type Step } from './step.ts';
import { dayBounds, localDay, nextInWindow } from './window.ts';

/*
 * A sequence played through before it starts: when each message would leave, and what holds it. It
 * assumes that nobody replies, that no invitation is accepted before its time-out, that drafts are
 * approved at once and that nothing else is started meanwhile: no message leaves earlier than it
 * says, except after an accepted invitation.
 */

/** The expected outcome of a candidate's step when it is due. */
export type StepOutlook =
  | { is: 'send'; accountId: string; pace: Pace }
  /** The sequence continues without it. */
  | { is: 'skip'; reason: string }
  /** The sequence ends there. */
  | { is: 'fail'; reason: string };

export interface SimulatedCandidate {
  candidateId: string;
  /** One per step, in order. */
  outlooks: readonly StepOutlook[];
  /** Local days on which another sequence has written to the person. */
  takenDays: ReadonlySet<string>;
}

export interface Situation {
  startsAt: Date;
  steps: readonly Step[];
  settings: SequenceSettings;
  /**
   * Messages that accounts have sent or scheduled, ascending, from the start of the local day minus
   * one gap.
   */
  taken: ReadonlyMap<string, readonly Date[]>;
}

export const HOLDS = ['sending_window', 'account_limit', 'person_contacted_today'] as const;
export type Hold = (typeof HOLDS)[number];

export interface SimulatedStep {
  stepId: string;
  outcome: 'send' | 'skip' | 'fail' | 'not_reached';
  reason: string | null;
  /** The due time by the sequence's own rules; null when the step is not reached. */
  dueAt: Date | null;
  /** When it would be sent; only for `send`. */
  sendAt: Date | null;
  /** The reasons why `sendAt` is later than `dueAt`. */
  heldBy: Hold[];
}

interface Walk {
  candidate: SimulatedCandidate;
  done: SimulatedStep[];
  previousDoneAt: Date | null;
  invitation: InvitationProgress;
  /** When the next step is due; null at the end. */
  next: Date | null;
}

/**
 * Simulates the steps of each candidate, in order. Messages take their account's slots in the order
 * in which they are due, as in the runner.
 */
export function simulate(
  candidates: readonly SimulatedCandidate[],
  situation: Situation,
): Map<string, SimulatedStep[]> {
  const queues = new Map(
    [...situation.taken].map(([accountId, times]) => [
      accountId,
      { taken: [...times], last: situation.startsAt },
    ]),
  );
  const walks = candidates.map((candidate): Walk => {
    const walk: Walk = {
      candidate,
      done: [],
      previousDoneAt: null,
      invitation: { state: 'none' },
      next: null,
    };
    return Object.assign(walk, { next: nextDue(walk, situation) });
  });
  for (let walk = earliest(walks); walk; walk = earliest(walks))
    take(walk, walk.next!, situation, queues);
  return new Map(walks.map(({ candidate, done }) => [candidate.candidateId, done]));
}

function earliest(walks: readonly Walk[]): Walk | null {
  let first: Walk | null = null;
  for (const walk of walks)
    if (walk.next !== null && (first === null || walk.next < first.next!)) first = walk;
  return first;
}

const nextDue = (
  { done, previousDoneAt, invitation }: Walk,
  { steps, startsAt }: Situation,
): Date | null =>
  done.length < steps.length
    ? dueAt(steps[done.length]!, steps, { startedAt: startsAt, previousDoneAt, invitation })
    : null;

interface Queue {
  taken: Date[];
  /** Messages that are due later find no free slot before this one. */
  last: Date;
}

function take(walk: Walk, due: Date, situation: Situation, queues: Map<string, Queue>): void {
  const step = situation.steps[walk.done.length]!;
  const outlook = walk.candidate.outlooks[walk.done.length]!;
  if (outlook.is === 'fail') {
    walk.done.push({
      stepId: step.id,
      outcome: 'fail',
      reason: outlook.reason,
      dueAt: due,
      sendAt: null,
      heldBy: [],
    });
    for (const { id } of situation.steps.slice(walk.done.length))
      walk.done.push({
        stepId: id,
        outcome: 'not_reached',
        reason: null,
        dueAt: null,
        sendAt: null,
        heldBy: [],
      });
    walk.next = null;
    return;
  }
  if (outlook.is === 'skip') {
    walk.done.push({
      stepId: step.id,
      outcome: 'skip',
      reason: outlook.reason,
      dueAt: due,
      sendAt: null,
      heldBy: [],
    });
    walk.previousDoneAt = due;
  } else {
    const sent = schedule(
      walk,
      due,
      outlook,
      situation.settings,
      queueOf(queues, outlook.accountId, situation.startsAt),
    );
    walk.done.push({ stepId: step.id, outcome: 'send', reason: null, dueAt: due, ...sent });
    walk.previousDoneAt = sent.sendAt;
    if (isInvitation(step)) walk.invitation = { state: 'sent', at: sent.sendAt, acceptedAt: null };
  }
  walk.next = nextDue(walk, situation);
}

function queueOf(queues: Map<string, Queue>, accountId: string, startsAt: Date): Queue {
  const queue = queues.get(accountId) ?? { taken: [], last: startsAt };
  queues.set(accountId, queue);
  return queue;
}

function schedule(
  { candidate }: Walk,
  due: Date,
  { pace }: { pace: Pace },
  settings: SequenceSettings,
  queue: Queue,
): { sendAt: Date; heldBy: Hold[] } {
  const heldBy: Hold[] = [];
  let open = nextInWindow(due, settings);
  if (open > due) heldBy.push('sending_window');
  let sendAt = slotFrom(open, pace, settings, queue);
  if (sendAt > open) heldBy.push('account_limit');
  while (candidate.takenDays.has(localDay(sendAt, settings.timezone))) {
    if (!heldBy.includes('person_contacted_today')) heldBy.push('person_contacted_today');
    open = nextInWindow(dayBounds(sendAt, settings.timezone).end, settings);
    sendAt = nextSlot(open, queue.taken, pace, settings);
  }
  insert(queue.taken, sendAt);
  return { sendAt, heldBy };
}

/**
 * Messages arrive in the order in which they are due, so no slot is free before the last one that
 * the account was offered.
 */
function slotFrom(open: Date, pace: Pace, settings: SequenceSettings, queue: Queue): Date {
  if (pace.perDay === null && pace.gapMs === 0) return open;
  queue.last = nextSlot(open > queue.last ? open : queue.last, queue.taken, pace, settings);
  return queue.last;
}

/** Keeps the times ascending; they mostly come in order. */
function insert(times: Date[], at: Date): void {
  let index = times.length;
  while (index > 0 && times[index - 1]! > at) index--;
  times.splice(index, 0, at);
}
