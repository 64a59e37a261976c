import { describe, expect, test } from 'vitest';
import type { Pace } from '../../channels/port.ts';
import { settingsOf } from './blueprint-config.ts';
import {
  type SimulatedCandidate,
  type Situation,
  type StepOutlook,
  simulate,
} from './simulation.ts';
import type { Step } from './step.ts';

const MONDAY_10H = new Date('2026-03-02T10:00:00Z');
const FREE: Pace = { perDay: null, gapMs: 0 };
const send = (pace: Pace = FREE): StepOutlook => ({ is: 'send', accountId: 'chan', pace });

const step = (id: string, more: Partial<Step> = {}): Step => ({
  id,
  name: id,
  type: 'SMS',
  content: 'Hi',
  temporalityType: 'ASAP',
  ...more,
});
const after = (id: string, days: number) =>
  step(id, { temporalityType: 'DELAYED', delay: { value: days, unit: 'day' } });
const person = (
  candidateId: string,
  outlooks: StepOutlook[],
  takenDays: string[] = [],
): SimulatedCandidate => ({
  candidateId,
  outlooks,
  takenDays: new Set(takenDays),
});
const situation = (steps: Step[], more: Partial<Situation> = {}): Situation => ({
  startsAt: MONDAY_10H,
  steps,
  settings: settingsOf({}),
  taken: new Map(),
  ...more,
});
const times = (steps: { sendAt: Date | null }[] | undefined) =>
  steps?.map(({ sendAt }) => sendAt?.toISOString() ?? null);

describe('a sequence played through before it starts', () => {
  test('counts delays from the step before, and an invitation until its time-out', () => {
    const steps = [
      step('invite', {
        type: 'PRO_NETWORK',
        proNetworkType: 'PRO_NETWORK_INVITATION',
        policy: { inviteTimeoutDays: 5 },
      }),
      step('talk', { temporalityType: 'AFTER_INVITATION_SETTLED' }),
      after('last', 40),
    ];
    const played = simulate([person('a', [send(), send(), send()])], situation(steps));
    expect(times(played.get('a'))).toEqual([
      '2026-03-02T10:00:00.000Z',
      '2026-03-07T10:00:00.000Z',
      '2026-04-16T10:00:00.000Z',
    ]);
  });

  test('continues after a skipped step, and stops after a failed one', () => {
    const steps = [after('a', 1), after('b', 1), step('c'), step('d')];
    const outlooks: StepOutlook[] = [
      { is: 'skip', reason: 'no_contact' },
      send(),
      { is: 'fail', reason: 'no_contact' },
      send(),
    ];
    expect(simulate([person('x', outlooks)], situation(steps)).get('x')).toMatchObject([
      {
        outcome: 'skip',
        reason: 'no_contact',
        dueAt: new Date('2026-03-03T10:00:00Z'),
        sendAt: null,
      },
      { outcome: 'send', sendAt: new Date('2026-03-04T10:00:00Z') },
      { outcome: 'fail', reason: 'no_contact', dueAt: new Date('2026-03-04T10:00:00Z') },
      { outcome: 'not_reached', dueAt: null, sendAt: null },
    ]);
  });

  test('reports what delays a message: the window, the account’s limit, another sequence to the same person', () => {
    const settings = settingsOf({
      sendingWindow: { days: [1, 2, 3, 4, 5], from: '12:00', to: '14:00' },
    });
    const pace: Pace = { perDay: 2, gapMs: 3_600_000 };
    const people = [
      person('a', [send(pace)]),
      person('b', [send(pace)]),
      person('c', [send(pace)]),
      person('d', [send(pace)], ['2026-03-03']),
    ];
    const played = simulate(people, situation([step('s')], { settings }));
    expect(['a', 'b', 'c', 'd'].map((id) => played.get(id)![0])).toMatchObject([
      { sendAt: new Date('2026-03-02T12:00:00Z'), heldBy: ['sending_window'] },
      { sendAt: new Date('2026-03-02T13:00:00Z'), heldBy: ['sending_window', 'account_limit'] },
      { sendAt: new Date('2026-03-03T12:00:00Z'), heldBy: ['sending_window', 'account_limit'] },
      {
        sendAt: new Date('2026-03-04T12:00:00Z'),
        heldBy: ['sending_window', 'account_limit', 'person_contacted_today'],
      },
    ]);
  });

  test('queues behind what the account has already planned', () => {
    const taken = new Map([['chan', [MONDAY_10H, new Date('2026-03-02T10:00:30Z')]]]);
    const played = simulate(
      [person('a', [send({ perDay: null, gapMs: 30_000 })])],
      situation([step('s')], { taken }),
    );
    expect(times(played.get('a'))).toEqual(['2026-03-02T10:01:00.000Z']);
  });
});
