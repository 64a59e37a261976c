import { describe, expect, test } from 'vitest';
import { steps as stepsShape } from '../blueprint-contract.ts';

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
    ['a second subject of an SMS', [email({ type: 'SMS', subjectB: 'Hi' })], [0, 'subjectB']],
    [
      'a second subject of a mail that the service writes',
      [email({ contentSource: 'suggestedByService', subjectB: 'Hi' })],
      [0, 'subjectB'],
    ],
    ['a blank second subject', [email({ subjectB: ' ' })], [0, 'subjectB']],
    ['twice the same subject', [email({ subjectB: 'Hello ' })], [0, 'subjectB']],
    [
      'a second subject that adds a header',
      [email({ subjectB: 'x\r\nBcc: a@b' })],
      [0, 'subjectB'],
    ],
    ['an unknown variable in it', [email({ subjectB: '{{job}}' })], [0, 'subjectB']],
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
