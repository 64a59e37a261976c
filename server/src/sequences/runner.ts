import type { Tx } from '../platform/db.ts';
import type { Advance, AdvanceOutcome, Engine } from '../platform/engine.ts';
import type { Model } from '../platform/model.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { createDrafter } from './draft.ts';
import { blockedUntil } from './rules/patience.ts';
import { nextAction, type RunAction } from './rules/run-machine.ts';
import { createDelivery, type DeliveryDependencies, resolveLostClaim } from './run-delivery.ts';
import { createMessages, type MessageDependencies } from './run-message.ts';
import {
  endRun,
  finishStep,
  lockRun,
  outreachOf,
  type Run,
  type RunStep,
  readRun,
  saveDraft,
  setWaiting,
  type Waiting,
} from './run-store.ts';
import { SEQUENCE_RUN } from './start.ts';

export interface RunnerDependencies extends MessageDependencies, DeliveryDependencies {
  engine: Pick<Engine, 'register'>;
  secretBox: MessageDependencies['secretBox'] & DeliveryDependencies['secretBox'];
  channels: MessageDependencies['channels'] & DeliveryDependencies['channels'];
  talents: MessageDependencies['talents'] & DeliveryDependencies['talents'];
  sourcings: MessageDependencies['sourcings'] & Pick<Sourcings, 'lockCandidate' | 'endOutreach'>;
  /** Null: no model is configured, and the steps' own texts are the drafts. */
  model: Model | null;
}

type Due<Do extends RunAction['do']> = Extract<RunAction, { do: Do }>;

/**
 * Runs sequences: one process a run, which takes one action at a time (rules/run-machine.ts) and
 * keeps all of its state in rows, so that a worker which takes over from a dead one runs this same
 * function. Registers itself with the engine.
 */
export function createRunner(dependencies: RunnerDependencies): void {
  const { db, clock, log, secretBox, engine, model, sourcings } = dependencies;
  const messages = createMessages(dependencies);
  const deliver = createDelivery(dependencies);
  const writeDraft = createDrafter({ model, log });

  async function advance(process: Advance): Promise<AdvanceOutcome> {
    const run = await readRun(db, process.workspaceId, process.id, clock.databaseNow());
    if (!run) return 'done';
    const action = nextAction(run, run.now);
    // The worker stops: whoever advances next goes on.
    if (process.signal.aborted && action.do !== 'end') return 'again';
    switch (action.do) {
      case 'end':
        if (action.state !== null) await end(run, action.state, process);
        return 'done';
      case 'resolve':
        await fenced(process, (tx) => resolveLostClaim(tx, run, action.step));
        return 'again';
      case 'wait':
        return wait(
          run,
          process,
          { stepId: action.step.id, reason: action.reason, dueAt: action.until },
          action.until,
        );
      case 'await_approval':
        // An approval enqueues the process again: until then there is nothing to wake for.
        return wait(
          run,
          process,
          {
            stepId: action.step.id,
            state: 'waiting_approval',
            reason: 'waiting_for_approval',
            dueAt: null,
          },
          null,
        );
      case 'draft':
        return draft(run, action, process);
      case 'send':
        return send(run, action, process);
    }
  }

  const fenced = <T>(process: Advance, work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      await process.fence(tx);
      return work(tx);
    });

  /** Does `work` unless the run ended meanwhile. */
  const whileOpen = (
    run: Run,
    process: Advance,
    work: (tx: Tx) => Promise<unknown>,
  ): Promise<void> =>
    fenced(process, async (tx) => {
      const state = await lockRun(tx, run.workspaceId, run.id);
      if (state === 'running' || state === 'waiting') await work(tx);
    });

  function end(run: Run, state: 'completed' | 'failed', process: Advance): Promise<void> {
    if (state === 'failed') return fail(run, process);
    return whileOpen(run, process, (tx) =>
      endRun(tx, run.id, { state, reason: null, at: run.now }),
    );
  }

  /** Nobody is in outreach any longer whose last sequence failed. */
  function fail(run: Run, process: Advance): Promise<void> {
    const { workspaceId, candidateId } = run;
    const failed = run.progress.find((step) => step.state === 'failed');
    return fenced(process, async (tx) => {
      // The candidate before the run, as a change to NOT_RETAINED takes them.
      await sourcings.lockCandidate(tx, workspaceId, candidateId);
      const state = await lockRun(tx, workspaceId, run.id);
      if (state !== 'running' && state !== 'waiting') return;
      await endRun(tx, run.id, { state: 'failed', reason: failed?.reason ?? null, at: run.now });
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
   * Says on the step why it waits, once. What a step waits for by itself leaves it `pending`;
   * `waiting` steps keep what was set when they were put off.
   */
  async function wait(
    run: Run,
    process: Advance,
    given: Omit<Waiting, 'state'> & { state?: Waiting['state'] },
    until: Date | null,
  ): Promise<AdvanceOutcome> {
    const step = progressOf(run, given.stepId);
    const state = given.state ?? (step.state === 'waiting' ? 'waiting' : 'pending');
    const isKnown =
      step.state === state &&
      step.reason === given.reason &&
      step.dueAt?.getTime() === given.dueAt?.getTime();
    if (!isKnown || run.state !== 'waiting') {
      const slot =
        step.slotAt && step.slotAccountId
          ? { accountId: step.slotAccountId, at: step.slotAt }
          : null;
      await whileOpen(run, process, (tx) =>
        setWaiting(tx, run.id, { ...given, state, blockedSince: step.blockedSince, slot }),
      );
    }
    return until === null ? 'done' : { wakeAt: until };
  }

  async function draft(
    run: Run,
    { step }: Due<'draft'>,
    process: Advance,
  ): Promise<AdvanceOutcome> {
    // Nobody should have to approve what can reach nobody.
    const people = await messages.reach(run, step);
    if (people.is === 'stopped') return stop(run, people.reason, process);
    if (people.is !== 'reachable')
      return finish(run, step.id, { state: people.is, reason: people.reason }, process);
    const outcome = await writeDraft({ step, ...people, signal: process.signal });
    if (outcome.from === 'nowhere') {
      if (outcome.mayPass)
        return block(run, progressOf(run, step.id), 'draft_unavailable', process);
      return finish(run, step.id, { state: 'failed', reason: 'draft_unavailable' }, process);
    }
    const sealed = secretBox.seal(JSON.stringify(outcome.draft));
    const approvedAt = step.policy?.autoValidateAIDraft ? run.now : null;
    await whileOpen(run, process, (tx) =>
      saveDraft(tx, run.id, step.id, { draft: sealed, approvedAt }),
    );
    return 'again';
  }

  async function send(run: Run, { step }: Due<'send'>, process: Advance): Promise<AdvanceOutcome> {
    const progress = progressOf(run, step.id);
    const composed = await messages.compose(run, step, progress);
    switch (composed.is) {
      case 'ready': {
        const wakeAt = await deliver(run, step, progress, composed, process.fence);
        return wakeAt === null ? 'again' : { wakeAt };
      }
      case 'blocked':
        return block(run, progress, composed.reason, process);
      case 'stopped':
        return stop(run, composed.reason, process);
      default:
        return finish(run, step.id, { state: composed.is, reason: composed.reason }, process);
    }
  }

  /** Puts the step off, or gives up after some days; then its reason is why it failed. */
  async function block(
    run: Run,
    { stepId, blockedSince }: RunStep,
    reason: string,
    process: Advance,
  ): Promise<AdvanceOutcome> {
    const until = blockedUntil({ now: run.now, blockedSince });
    if (until === null) return finish(run, stepId, { state: 'failed', reason }, process);
    const waiting: Waiting = {
      stepId,
      state: 'waiting',
      reason,
      dueAt: until,
      blockedSince: blockedSince ?? run.now,
    };
    await whileOpen(run, process, (tx) => setWaiting(tx, run.id, waiting));
    return { wakeAt: until };
  }

  async function finish(
    run: Run,
    stepId: string,
    { state, reason }: { state: 'skipped' | 'failed'; reason: string },
    process: Advance,
  ): Promise<AdvanceOutcome> {
    await whileOpen(run, process, (tx) =>
      finishStep(tx, run.id, stepId, { state, reason, at: run.now }),
    );
    return 'again';
  }

  async function stop(run: Run, reason: string, process: Advance): Promise<AdvanceOutcome> {
    await whileOpen(run, process, (tx) =>
      endRun(tx, run.id, { state: 'stopped', reason, at: run.now }),
    );
    return 'done';
  }

  engine.register(SEQUENCE_RUN, advance);
}

const progressOf = ({ progress }: Run, stepId: string): RunStep =>
  progress.find((step) => step.stepId === stepId)!;
