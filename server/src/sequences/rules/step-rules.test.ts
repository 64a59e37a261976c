import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

const email = (fields: object = {}) => ({
  id: 'a',
  name: 'Hello',
  type: 'EMAIL',
  content: 'Hi {{firstname}}',
  subject: 'Hello',
  temporalityType: 'ASAP',
  ...fields,
});
const network = (fields: object = {}) => ({
  id: 'a',
  name: 'Hello',
  type: 'PRO_NETWORK',
  content: 'Hi',
  temporalityType: 'ASAP',
  ...fields,
});

const paths = (steps: unknown): (string | number)[][] => {
  const result = stepsShape.safeParse(steps);
  return result.success
    ? []
    : result.error.issues.map((issue) =>
        issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
      );
};

describe('a list of steps is refused at the place that breaks a rule', () => {
  test.each<[string, unknown[], (string | number)[]]>([
    ['PRO_NETWORK without proNetworkType', [network()], [0, 'proNetworkType']],
    [
      'EMAIL with proNetworkType',
      [email(), email({ id: 'b', proNetworkType: 'PRO_NETWORK_MESSAGE' })],
      [1, 'proNetworkType'],
    ],
    ['EMAIL without subject', [email({ subject: undefined })], [0, 'subject']],
    ['EMAIL with a blank subject', [email({ subject: ' ' })], [0, 'subject']],
    ['a subject that adds a header', [email({ subject: 'x\r\nBcc: a@b' })], [0, 'subject']],
    ['an unknown variable in the subject', [email({ subject: '{{job}}' })], [0, 'subject']],
    [
      'an unknown variable in the content',
      [email({ content: 'Hi {{firstName}}' })],
      [0, 'content'],
    ],
    ['a placeholder', [email({ content: 'Hi [name]' })], [0, 'content']],
    ['a message without words', [email({ content: ' \n' })], [0, 'content']],
    [
      'content of more than 8,000 characters',
      [email({ content: 'é'.repeat(8_001) })],
      [0, 'content'],
    ],
    ['DELAYED without delay', [email({ temporalityType: 'DELAYED' })], [0, 'delay']],
    [
      'delay 0',
      [email({ temporalityType: 'DELAYED', delay: { value: 0, unit: 'day' } })],
      [0, 'delay', 'value'],
    ],
    [
      'delay 1.5',
      [email({ temporalityType: 'DELAYED', delay: { value: 1.5, unit: 'day' } })],
      [0, 'delay', 'value'],
    ],
    [
      'delay 10^15',
      [email({ temporalityType: 'DELAYED', delay: { value: 1e15, unit: 'second' } })],
      [0, 'delay', 'value'],
    ],
    [
      'delay in hours',
      [email({ temporalityType: 'DELAYED', delay: { value: 1, unit: 'hour' } })],
      [0, 'delay', 'unit'],
    ],
    ['an id twice', [email(), email({ id: 'b' }), email()], [2, 'id']],
    ['no id', [email({ id: undefined })], [0, 'id']],
    [
      'inviteTimeoutDays 0',
      [email({ policy: { inviteTimeoutDays: 0 } })],
      [0, 'policy', 'inviteTimeoutDays'],
    ],
    [
      'two invitations',
      [
        network({ proNetworkType: 'PRO_NETWORK_INVITATION' }),
        network({ id: 'b', proNetworkType: 'PRO_NETWORK_MESSAGE' }),
        network({ id: 'c', proNetworkType: 'PRO_NETWORK_INVITATION_WITH_MESSAGE' }),
      ],
      [2, 'proNetworkType'],
    ],
    [
      'a placeholder in an invitation whose content is not kept',
      [network({ proNetworkType: 'PRO_NETWORK_INVITATION', content: '[x]' })],
      [0, 'content'],
    ],
  ])('%s', (_what, steps, path) => {
    expect(paths(steps)).toEqual([path]);
  });

  test('more than 50 steps', () => {
    const many = (length: number) =>
      Array.from({ length }, (_, index) => email({ id: `s${index}` }));
    expect(paths(many(50))).toEqual([]);
    expect(paths(many(51))).toEqual([[]]);
  });

  test('8,000 characters are counted as a reader counts them', () => {
    expect(paths([email({ content: '👋'.repeat(8_000) })])).toEqual([]);
  });
});

/** Mostly right values with odd ones between: what a fuzzer finds by luck, on purpose. */
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
