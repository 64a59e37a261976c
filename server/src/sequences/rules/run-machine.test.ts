import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOver,
  nextAction,
  type RunAction,
  type RunProgress,
  type StepProgress,
} from './run-machine.ts';
import type { Step } from './step.ts';

const STARTED = new Date('2026-03-10T12:00:00Z');
const later = (days: number) => new Date(STARTED.getTime() + days * 86_400_000);

const step = (id: string, fields: Partial<Step> = {}): Step => ({
  id,
  name: id,
  type: 'EMAIL',
  subject: 's',
  content: 'c',
  temporalityType: 'ASAP',
  ...fields,
});
const pending = (stepId: string, fields: Partial<StepProgress> = {}): StepProgress => ({
  stepId,
  state: 'pending',
  dueAt: null,
  doneAt: null,
  reason: null,
  hasDraft: false,
  isApproved: false,
  ...fields,
});
const done = (stepId: string, days = 0, fields: Partial<StepProgress> = {}) =>
  pending(stepId, { state: 'sent', doneAt: later(days), ...fields });
const run = (
  steps: Step[],
  progress: StepProgress[],
  fields: Partial<RunProgress> = {},
): RunProgress => ({
  state: 'running',
  startedAt: STARTED,
  invitationAcceptedAt: null,
  steps,
  progress,
  ...fields,
});
const suggested = { contentSource: 'suggestedByService' } as const;

describe('what a run does next', () => {
  it('sends the first unfinished step, once it is due', () => {
    expect(
      nextAction(run([step('a'), step('b')], [done('a'), pending('b')]), later(0)),
    ).toMatchObject({ do: 'send', step: { id: 'b' } });
  });

  it('waits for a delay that counts from the step before, for years if need be', () => {
    const delayed = step('b', { temporalityType: 'DELAYED', delay: { value: 1_000, unit: 'day' } });
    const waiting = run([step('a'), delayed], [done('a', 1), pending('b')]);
    expect(nextAction(waiting, later(1_000))).toMatchObject({
      do: 'wait',
      until: later(1_001),
      reason: 'waiting_for_delay',
    });
    expect(nextAction(waiting, later(1_001))).toMatchObject({ do: 'send' });
  });

  it('continues when the invitation is accepted, and when its time-out has passed', () => {
    const steps = [
      step('i', { type: 'PRO_NETWORK', proNetworkType: 'PRO_NETWORK_INVITATION' }),
      step('b', { temporalityType: 'AFTER_INVITATION_SETTLED', policy: { inviteTimeoutDays: 5 } }),
    ];
    const progress = [done('i'), pending('b')];
    expect(nextAction(run(steps, progress), later(4))).toMatchObject({
      do: 'wait',
      until: later(5),
      reason: 'waiting_for_invitation',
    });
    expect(
      nextAction(run(steps, progress, { invitationAcceptedAt: later(2) }), later(4)),
    ).toMatchObject({ do: 'send' });
    expect(nextAction(run(steps, progress), later(5))).toMatchObject({ do: 'send' });
  });

  it('never resends what a dead worker had claimed', () => {
    expect(
      nextAction(run([step('a')], [pending('a', { state: 'sending' })]), later(1)),
    ).toMatchObject({ do: 'resolve' });
  });

  it('keeps the time that a slot, an account or a busy channel set', () => {
    const waiting = pending('a', { state: 'waiting', dueAt: later(2), reason: 'waiting_for_slot' });
    expect(nextAction(run([step('a')], [waiting]), later(1))).toMatchObject({
      do: 'wait',
      until: later(2),
      reason: 'waiting_for_slot',
    });
    expect(nextAction(run([step('a')], [waiting]), later(2))).toMatchObject({ do: 'send' });
  });

  it('lets the service write, then a user approve, then sends', () => {
    const steps = [step('a', suggested)];
    const act = (fields: Partial<StepProgress>) =>
      nextAction(run(steps, [pending('a', fields)]), later(0)).do;
    expect(act({})).toBe('draft');
    expect(act({ state: 'waiting_approval', hasDraft: true })).toBe('await_approval');
    expect(act({ state: 'waiting_approval', hasDraft: true, isApproved: true })).toBe('send');
  });

  it('ends completed when all steps are over, failed after a failed step, and not at all when it has ended', () => {
    const steps = [step('a'), step('b')];
    expect(
      nextAction(run(steps, [done('a'), pending('b', { state: 'skipped' })]), later(0)),
    ).toEqual({ do: 'end', state: 'completed' });
    expect(
      nextAction(
        run(steps, [done('a'), pending('b', { state: 'failed', reason: 'no_contact' })]),
        later(0),
      ),
    ).toEqual({
      do: 'end',
      state: 'failed',
    });
    expect(
      nextAction(run(steps, [done('a'), pending('b')], { state: 'stopped' }), later(0)),
    ).toEqual({ do: 'end', state: null });
  });

  it('continues after an unknown outcome, and fails when it has no other', () => {
    const unknown = pending('a', { state: 'failed', reason: 'outcome_unknown', doneAt: STARTED });
    expect(
      nextAction(run([step('a'), step('b')], [unknown, pending('b')]), later(0)),
    ).toMatchObject({ do: 'send', step: { id: 'b' } });
    expect(nextAction(run([step('a')], [unknown]), later(0))).toEqual({
      do: 'end',
      state: 'failed',
    });
  });
});

describe('a whole run', () => {
  const steps = fc
    .array(
      fc.record({
        temporalityType: fc.constantFrom(
          'ASAP' as const,
          'DELAYED' as const,
          'AFTER_INVITATION_SETTLED' as const,
        ),
        delay: fc.record({
          value: fc.integer({ min: 1, max: 90 }),
          unit: fc.constantFrom('day' as const, 'minute' as const, 'second' as const),
        }),
        contentSource: fc.constantFrom('manual' as const, 'suggestedByService' as const),
        isInvitation: fc.boolean(),
      }),
      { maxLength: 6 },
    )
    .map((list) => {
      const first = list.findIndex(({ isInvitation }) => isInvitation);
      return list.map(({ isInvitation: _, ...fields }, index) =>
        index === first
          ? step(String(index), {
              ...fields,
              type: 'PRO_NETWORK',
              proNetworkType: 'PRO_NETWORK_INVITATION',
            })
          : step(String(index), fields),
      );
    });
  const outcomes = fc.infiniteStream(
    fc.constantFrom('sent', 'skipped', 'crashed', 'postponed', 'failed'),
  );

  /** Does what the machine asked for; how a send ends is up to `ends`. */
  function carryOut(
    action: Exclude<RunAction, { do: 'end' | 'wait' }>,
    one: StepProgress,
    now: Date,
    ends: string,
  ): void {
    if (action.do === 'draft') Object.assign(one, { hasDraft: true, state: 'waiting_approval' });
    else if (action.do === 'await_approval') one.isApproved = true;
    else if (action.do === 'resolve')
      Object.assign(one, { state: 'failed', reason: 'outcome_unknown', doneAt: now });
    else if (ends === 'crashed') one.state = 'sending';
    else if (ends === 'postponed')
      Object.assign(one, {
        state: 'waiting',
        dueAt: new Date(now.getTime() + 60_000),
        reason: 'channel_busy',
      });
    else Object.assign(one, { state: ends, doneAt: now, reason: null });
  }

  it('runs the steps in order, each at most once, never early, and always ends', () => {
    fc.assert(
      fc.property(steps, outcomes, (list, outcome) => {
        const progress = list.map(({ id }) => pending(id));
        let now = STARTED;
        let action = nextAction(run(list, progress), now);
        for (let turn = 0; action.do !== 'end' && turn < 200; turn++) {
          const index = list.indexOf(action.step);
          expect(progress.slice(0, index).every(({ state }) => isOver(state))).toBe(true);
          expect(isOver(progress[index]!.state)).toBe(false);
          if (action.do === 'send' || action.do === 'draft') expect(action.dueAt <= now).toBe(true);
          if (action.do === 'wait') {
            expect(action.until > now).toBe(true);
            now = action.until;
          } else
            carryOut(action, progress[index]!, now, turn < 100 ? outcome.next().value! : 'sent');
          action = nextAction(run(list, progress), now);
        }
        expect(action.do).toBe('end');
      }),
    );
  });
});
