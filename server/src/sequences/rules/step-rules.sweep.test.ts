import fc from 'fast-check';
import { expect, test } from 'vitest';
import { steps as stepsShape } from '../blueprint-contract.ts';
import {
  CONTENT_SOURCES,
  channelOf,
  delayMs,
  isInvitation,
  MAX_DELAY_DAYS,
  PRO_NETWORK_TYPES,
  STEP_TYPES,
  type Step,
  TEMPORALITY_TYPES,
} from './step.ts';
import { storedStep } from './step-rules.ts';
import { checkTemplate } from './template.ts';

const odd = fc.constantFrom(null, '', 0, -1, 1.5, 1e15, [], {}, '{{x}}', '[x]', 'a\r\nb', true);
const or = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary, weight: 12 }, { arbitrary: odd, weight: 1 });
const text = or(fc.constantFrom('Hi {{firstname}}', 'Hello', 'Bonjour {{lastname}} !', ''));
const anyStep = fc.record(
  {
    id: or(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
    name: or(fc.constant('Step')),
    type: or(fc.constantFrom(...STEP_TYPES)),
    proNetworkType: or(fc.constantFrom(...PRO_NETWORK_TYPES)),
    content: text,
    subject: text,
    temporalityType: or(fc.constantFrom(...TEMPORALITY_TYPES)),
    delay: or(
      fc.record({
        value: or(fc.integer({ min: 1, max: 5_000 })),
        unit: or(fc.constantFrom('day', 'minute', 'second')),
      }),
    ),
    contentSource: or(fc.constantFrom(...CONTENT_SOURCES)),
    policy: or(
      fc.record({ inviteTimeoutDays: or(fc.integer({ min: 1, max: 30 })) }, { requiredKeys: [] }),
    ),
  },
  { requiredKeys: ['id', 'name', 'type', 'content', 'temporalityType'] },
);

function satisfiesEveryRule(steps: readonly Step[]): void {
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  expect(steps.filter(isInvitation).length).toBeLessThanOrEqual(1);
  for (const step of steps) {
    expect(step.proNetworkType !== undefined).toBe(channelOf(step) === 'proNetwork');
    expect(checkTemplate(step.content)).toEqual([]);
    expect(checkTemplate(step.subject ?? '')).toEqual([]);
    expect(step.subject ?? '').not.toMatch(/[\r\n]/);
    if (step.type === 'EMAIL') expect(step.subject?.trim()).toBeTruthy();
    if (step.temporalityType === 'DELAYED') expect(step.delay).toBeDefined();
    // The last of fifty such delays, begun at any time this century, is a date.
    if (step.delay)
      expect(new Date(Date.UTC(2100, 0) + 50 * delayMs(step.delay)).getTime()).toBeGreaterThan(0);
    if (step.delay) expect(delayMs(step.delay)).toBeLessThanOrEqual(MAX_DELAY_DAYS * 86_400_000);
    if (step.proNetworkType === 'PRO_NETWORK_INVITATION') expect(step.content).toBe('');
  }
}

test('any list of odd steps is either refused with a path into it, or satisfies every rule once stored', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ arbitrary: anyStep, weight: 20 }, { arbitrary: odd, weight: 1 }), {
        maxLength: 4,
      }),
      (steps) => {
        const result = stepsShape.safeParse(steps);
        if (!result.success) {
          for (const { path } of result.error.issues) expect(path[0]).toBeTypeOf('number');
          return;
        }
        accepted += steps.length;
        satisfiesEveryRule(result.data.map(storedStep));
      },
    ),
    { numRuns: 3_000 },
  );
  expect(accepted).toBeGreaterThan(0);
});
