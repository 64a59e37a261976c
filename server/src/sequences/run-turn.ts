import type { Database, Tx } from '../platform/db.ts';
import type { Advance, AdvanceOutcome } from '../platform/engine.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { blockedUntil } from './rules/patience.ts';
import {
  endRun,
  finishStep,
  lockRun,
  outreachOf,
  type Run,
  type RunStep,
  setWaiting,
  type Waiting,
} from './run-store.ts';

/** One action on a run, by the worker that holds its process. */
export interface Turn {
  db: Database;
  run: Run;
  process: Advance;
}

export const progressOf = ({ progress }: Run, stepId: string): RunStep =>
  progress.find((step) => step.stepId === stepId)!;

/** In one transaction that fails when another worker has taken the process over. */
export const fenced = <T>({ db, process }: Turn, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await process.fence(tx);
    return work(tx);
  });

/** Does `work` unless the run ended meanwhile. */
export const whileOpen = (turn: Turn, work: (tx: Tx) => Promise<unknown>): Promise<void> =>
  fenced(turn, async (tx) => {
    const state = await lockRun(tx, turn.run.workspaceId, turn.run.id);
    if (state === 'running' || state === 'waiting') await work(tx);
  });

export async function complete(turn: Turn): Promise<void> {
  const { id, now } = turn.run;
  await whileOpen(turn, (tx) => endRun(tx, id, { state: 'completed', reason: null, at: now }));
}

/** A candidate whose last sequence failed is no longer in outreach. */
export function fail(
  turn: Turn,
  sourcings: Pick<Sourcings, 'lockCandidate' | 'endOutreach'>,
): Promise<void> {
  const { id, workspaceId, candidateId, progress, now } = turn.run;
  const failed = progress.find((step) => step.state === 'failed');
  return fenced(turn, async (tx) => {
    // Lock the candidate before the run, as a change to NOT_RETAINED does.
    await sourcings.lockCandidate(tx, workspaceId, candidateId);
    const state = await lockRun(tx, workspaceId, id);
    if (state !== 'running' && state !== 'waiting') return;
    await endRun(tx, id, { state: 'failed', reason: failed?.reason ?? null, at: now });
    const { isOpen, wasContacted } = await outreachOf(tx, workspaceId, candidateId);
    if (!isOpen)
      await sourcings.endOutreach(tx, workspaceId, {
        candidateId,
        wasContacted,
        actor: 'service',
        cause: 'sequence_failed',
      });
  });
}

/**
 * Records once on the step why it waits. A step that the sequence itself delays stays `pending`;
 * a `waiting` step keeps what was set when it was put off.
 */
export async function wait(
  turn: Turn,
  given: Omit<Waiting, 'state'> & { state?: Waiting['state'] },
  until: Date | null,
): Promise<AdvanceOutcome> {
  const { run } = turn;
  const step = progressOf(run, given.stepId);
  const state = given.state ?? (step.state === 'waiting' ? 'waiting' : 'pending');
  const isRecorded =
    step.state === state &&
    step.reason === given.reason &&
    step.dueAt?.getTime() === given.dueAt?.getTime();
  if (!isRecorded || run.state !== 'waiting') {
    const { slotAt, slotAccountId, blockedSince } = step;
    const slot = slotAt && slotAccountId ? { accountId: slotAccountId, at: slotAt } : null;
    await whileOpen(turn, (tx) => setWaiting(tx, run.id, { ...given, state, blockedSince, slot }));
  }
  return until === null ? 'done' : { wakeAt: until };
}

/** Postpones the step, or fails it for this reason after some days. */
export async function block(
  turn: Turn,
  { stepId, blockedSince }: RunStep,
  reason: string,
): Promise<AdvanceOutcome> {
  const { run } = turn;
  const until = blockedUntil({ now: run.now, blockedSince });
  if (until === null) return finish(turn, stepId, { state: 'failed', reason });
  const waiting: Waiting = {
    stepId,
    state: 'waiting',
    reason,
    dueAt: until,
    blockedSince: blockedSince ?? run.now,
  };
  await whileOpen(turn, (tx) => setWaiting(tx, run.id, waiting));
  return { wakeAt: until };
}

export async function finish(
  turn: Turn,
  stepId: string,
  { state, reason }: { state: 'skipped' | 'failed'; reason: string },
): Promise<AdvanceOutcome> {
  const { run } = turn;
  await whileOpen(turn, (tx) => finishStep(tx, run.id, stepId, { state, reason, at: run.now }));
  return 'again';
}

export async function stop(turn: Turn, reason: string): Promise<AdvanceOutcome> {
  const { run } = turn;
  await whileOpen(turn, (tx) => endRun(tx, run.id, { state: 'stopped', reason, at: run.now }));
  return 'done';
}
