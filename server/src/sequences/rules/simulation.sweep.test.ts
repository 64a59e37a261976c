import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../test/processor-time.ts';
import type { Pace } from '../../channels/port.ts';
import { settingsOf } from './blueprint-config.ts';
import {
  type SimulatedCandidate,
  type Situation,
  type StepOutlook,
  simulate,
} from './simulation.ts';
import type { Step } from './step.ts';
import { isInWindow, localDay } from './window.ts';

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

describe('a sequence played through before it starts', () => {
  test('whatever the delays, limits and people: no step before it is due, none outside the window, no day over its limit, no two too close', () => {
    const settings = settingsOf({
      timezone: 'Europe/Paris',
      sendingWindow: { days: [1, 3, 5], from: '09:00', to: '11:00' },
    });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 1_800_000 }),
        (delays, people, perDay, gapMs) => {
          const steps = delays.map((days, index) => after(`s${index}`, days));
          const pace: Pace = { perDay, gapMs };
          const candidates = Array.from({ length: people }, (_, n) =>
            person(
              `c${n}`,
              steps.map(() => send(pace)),
            ),
          );
          const played = [...simulate(candidates, situation(steps, { settings })).values()].flat();
          const sent = played
            .map(({ sendAt }) => sendAt!)
            .sort((a, b) => a.getTime() - b.getTime());
          expect(played.filter(({ dueAt, sendAt }) => sendAt! < dueAt!)).toEqual([]);
          expect(sent.filter((at) => !isInWindow(at, settings))).toEqual([]);
          const gaps = sent.slice(1).map((at, n) => at.getTime() - sent[n]!.getTime());
          expect(gaps.filter((gap) => gap < gapMs)).toEqual([]);
          const perDayCount = Object.values(
            Object.groupBy(sent, (at) => localDay(at, settings.timezone)),
          );
          expect(perDayCount.filter((day) => day!.length > perDay)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('5,000 messages at one a day are played in under two seconds', async () => {
    const steps = Array.from({ length: 50 }, (_, index) => step(`s${index}`));
    const pace: Pace = { perDay: 1, gapMs: 60_000 };
    const people = Array.from({ length: 100 }, (_, n) =>
      person(
        `c${n}`,
        steps.map(() => send(pace)),
      ),
    );
    const { value: played, ms } = await processorTime(() => simulate(people, situation(steps)));
    expect(ms).toBeLessThan(2_000);
    expect(played.get('c99')?.at(-1)?.sendAt).toBeInstanceOf(Date);
  });
});
