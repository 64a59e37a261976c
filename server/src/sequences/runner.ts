import type { Advance, AdvanceOutcome, Engine } from '../platform/engine.ts';
import type { Model } from '../platform/model.ts';
import { inSpan } from '../platform/spans.ts';
import type { BlindView } from '../reader/blind/view.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { createDrafter } from './draft.ts';
import { nextAction, type RunAction } from './rules/run-machine.ts';
import { createDelivery, type DeliveryDependencies } from './run-delivery.ts';
import { createMessages, type Messages } from './run-message.ts';
import { resolveLostClaim } from './run-outcome.ts';
import { SEQUENCE_RUN } from './run-process.ts';
import type { MessageDependencies } from './run-recipient.ts';
import { readRun, saveDraft } from './run-store.ts';
import {
  block,
  complete,
  fail,
  fenced,
  finish,
  progressOf,
  stop,
  type Turn,
  wait,
  whileOpen,
} from './run-turn.ts';

export interface RunnerDependencies extends MessageDependencies, DeliveryDependencies {
  engine: Pick<Engine, 'register'>;
  secretBox: MessageDependencies['secretBox'] & DeliveryDependencies['secretBox'];
  channels: MessageDependencies['channels'] & DeliveryDependencies['channels'];
  talents: MessageDependencies['talents'] & DeliveryDependencies['talents'];
  sourcings: MessageDependencies['sourcings'] & Pick<Sourcings, 'lockCandidate' | 'endOutreach'>;
  /** Null: no model is configured, and the steps' own texts are the drafts. */
  model: Model | null;
  /** What a model may see of a person. */
  blind: BlindView;
}

type DueStep = Extract<RunAction, { do: 'draft' | 'send' }>['step'];

/** The dependencies of a turn. */
interface RunnerTools {
  dependencies: RunnerDependencies;
  messages: Messages;
  deliver: ReturnType<typeof createDelivery>;
  writeDraft: ReturnType<typeof createDrafter>;
}

/**
 * Runs sequences: one process for each run, which takes one action at a time (rules/run-machine.ts)
 * and stores all of its state in rows. A worker that takes over from a dead one calls the same
 * function. Registers itself with the engine.
 */
export function createRunner(dependencies: RunnerDependencies): void {
  const { db, clock, log, engine, model, blind } = dependencies;
  const tools: RunnerTools = {
    dependencies,
    messages: createMessages(dependencies),
    deliver: createDelivery(dependencies),
    writeDraft: createDrafter({ model, blind, log }),
  };

  engine.register(SEQUENCE_RUN, async (process: Advance): Promise<AdvanceOutcome> => {
    const run = await readRun(db, process.workspaceId, process.id, clock.databaseNow());
    if (!run) return 'done';
    const action = nextAction(run, run.now);
    // The worker is stopping; the next one continues.
    if (process.signal.aborted && action.do !== 'end') return 'again';
    return inSpan('sequence step', { 'greenroom.action': action.do }, () =>
      act(tools, { db, run, process }, action),
    );
  });
}

async function act(tools: RunnerTools, turn: Turn, action: RunAction): Promise<AdvanceOutcome> {
  switch (action.do) {
    case 'end':
      if (action.state === 'failed') await fail(turn, tools.dependencies.sourcings);
      if (action.state === 'completed') await complete(turn);
      return 'done';
    case 'resolve':
      await fenced(turn, (tx) => resolveLostClaim(tx, turn.run, action.step));
      return 'again';
    case 'wait': {
      const { step, reason, until } = action;
      return wait(turn, { stepId: step.id, reason, dueAt: until }, until);
    }
    case 'await_approval': {
      // An approval enqueues the process again; nothing else needs to wake it.
      const waiting = { state: 'waiting_approval', reason: 'waiting_for_approval' } as const;
      return wait(turn, { stepId: action.step.id, ...waiting, dueAt: null }, null);
    }
    case 'draft':
      return draft(tools, turn, action.step);
    case 'send':
      return send(tools, turn, action.step);
  }
}

async function draft(
  { messages, writeDraft, dependencies: { secretBox } }: RunnerTools,
  turn: Turn,
  step: DueStep,
): Promise<AdvanceOutcome> {
  const { run, process } = turn;
  // Don't ask users to approve a message that cannot reach anyone.
  const people = await messages.reach(run, step);
  if (people.is === 'stopped') return stop(turn, people.reason);
  if (people.is !== 'reachable')
    return finish(turn, step.id, { state: people.is, reason: people.reason });
  const outcome = await writeDraft({ step, ...people, signal: process.signal });
  if (outcome.from === 'nowhere') {
    if (outcome.mayPass) return block(turn, progressOf(run, step.id), 'draft_unavailable');
    return finish(turn, step.id, { state: 'failed', reason: 'draft_unavailable' });
  }
  const sealed = secretBox.seal(JSON.stringify(outcome.draft));
  const approvedAt = step.policy?.autoValidateAIDraft ? run.now : null;
  await whileOpen(turn, (tx) => saveDraft(tx, run.id, step.id, { draft: sealed, approvedAt }));
  return 'again';
}

async function send(
  { messages, deliver }: RunnerTools,
  turn: Turn,
  step: DueStep,
): Promise<AdvanceOutcome> {
  const { run, process } = turn;
  const progress = progressOf(run, step.id);
  const composed = await messages.compose(run, step, progress);
  switch (composed.is) {
    case 'ready': {
      const wakeAt = await deliver(run, step, progress, composed, process.fence);
      return wakeAt === null ? 'again' : { wakeAt };
    }
    case 'blocked':
      return block(turn, progress, composed.reason);
    case 'stopped':
      return stop(turn, composed.reason);
    default:
      return finish(turn, step.id, { state: composed.is, reason: composed.reason });
  }
}
