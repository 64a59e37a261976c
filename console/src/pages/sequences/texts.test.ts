import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complete, completionAt } from './completion.ts';
import { at, issuesOf, ofStep, together } from './issues.ts';
import { lengthLimit, smsParts } from './length.ts';
import { type Account, holdsUp, readinessOf } from './readiness.ts';
import { type Step, TEMPLATE_VARIABLES } from './rules.ts';
import { messages as english } from './templates.en.ts';
import { messages as french } from './templates.fr.ts';

const step = (fields: Partial<Step> = {}): Step => ({
  id: 'a',
  name: 'A',
  type: 'SMS',
  content: 'Hello',
  temporalityType: 'ASAP',
  ...fields,
});
const found = (steps: Step[], config = {}) =>
  issuesOf({ name: 'S', steps, config }).map(({ path, code }) => [path.join('.'), code]);

describe('a variable that is being typed', () => {
  test('is offered from its two braces on, as far as it is written', () => {
    expect(completionAt('Hello {{', 8)?.choices).toEqual(TEMPLATE_VARIABLES);
    expect(completionAt('Hello {{first', 13)).toEqual({
      from: 6,
      choices: ['firstname', 'recruiterFirstname'],
    });
    expect(completionAt('Hello {{firstname}} and', 23)).toBeNull();
    expect(completionAt('Hello {', 7)).toBeNull();
    expect(completionAt('{{nothing', 9)).toBeNull();
  });

  test('is completed whole, whatever of it is there already', () => {
    expect(complete('Hello {{fi', 6, 10, 'firstname')).toEqual({
      text: 'Hello {{firstname}}',
      caret: 19,
    });
    expect(complete('Hello {{fi}}, you', 6, 10, 'firstname')).toEqual({
      text: 'Hello {{firstname}}, you',
      caret: 19,
    });
  });

  test('never leaves a text that the rules refuse', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\w ,.!]*$/),
        fc.constantFrom(...TEMPLATE_VARIABLES),
        fc.nat(12),
        (before, name, typed) => {
          const text = `${before}{{${name.slice(0, typed)}`;
          const done = complete(text, before.length, text.length, name);
          expect(found([step({ content: done.text })])).toEqual([]);
        },
      ),
    );
  });
});

describe('what is wrong with a draft', () => {
  test.each<[string, Step[], string, string]>([
    [
      'a second invitation',
      ['a', 'b'].map((id) =>
        step({ id, type: 'PRO_NETWORK', proNetworkType: 'PRO_NETWORK_INVITATION' }),
      ),
      'steps.1.proNetworkType',
      'second_invitation',
    ],
    [
      'an unknown variable',
      [step({ content: '{{company}}' })],
      'steps.0.content',
      'unknown_variable',
    ],
    [
      'a placeholder',
      [step(), step({ id: 'b', content: 'Hi [name]' })],
      'steps.1.content',
      'placeholder',
    ],
    ['a missing delay', [step({ temporalityType: 'DELAYED' })], 'steps.0.delay', 'delay_missing'],
    [
      'half a day',
      [step({ temporalityType: 'DELAYED', delay: { value: 0.5, unit: 'day' } })],
      'steps.0.delay.value',
      'whole_number',
    ],
    ['an email without a subject', [step({ type: 'EMAIL' })], 'steps.0.subject', 'subject_missing'],
    ['a step without a name', [step({ name: ' ' })], 'steps.0.name', 'name_missing'],
  ])('%s is found at its field', (_what, steps, path, code) => {
    expect(found(steps)).toEqual([[path, code]]);
  });

  test('settings are looked at too', () => {
    expect(
      found([], { sendingWindow: { days: [] }, dailyLimits: { email: 0 }, timezone: 'Mars' }).map(
        ([path]) => path,
      ),
    ).toEqual(['config.sendingWindow.days', 'config.dailyLimits.email', 'config.timezone']);
  });

  test('the API has the word where nothing was found', () => {
    const issues = together(issuesOf({ name: '', steps: [step()], config: {} }), [
      { path: ['name'], message: 'said by the API' },
      { path: ['steps', 0, 'config', 'userId'], message: 'must be a user of the workspace' },
    ]);
    expect(issues.map(({ path }) => path.join('.'))).toEqual(['name', 'steps.0.config.userId']);
    expect(at(ofStep(issues, 0), 'config')).toMatchObject([
      { message: 'must be a user of the workspace' },
    ]);
  });
});

describe('the length of a text message', () => {
  test.each([
    ['', 1, null],
    ['a'.repeat(160), 1, null],
    ['a'.repeat(161), 2, null],
    ['€'.repeat(80), 1, null],
    ['€'.repeat(81), 2, null],
    [`${'a'.repeat(70)}ê`, 2, 'ê'],
    ['👋'.repeat(35), 1, '👋'],
    ['👋'.repeat(36), 2, '👋'],
    ['ê'.repeat(134), 2, 'ê'],
    ['ê'.repeat(135), 3, 'ê'],
  ])('%# %j', (text, segments, wide) => {
    expect(smsParts(text)).toMatchObject({ segments, wide });
  });

  test('networks take fewer characters than the service', () => {
    expect(
      lengthLimit({ type: 'PRO_NETWORK', proNetworkType: 'PRO_NETWORK_INVITATION_WITH_MESSAGE' }),
    ).toBe(300);
    expect(lengthLimit({ type: 'EMAIL', proNetworkType: 'PRO_NETWORK_INMAIL' })).toBe(8_000);
  });
});

describe('readiness', () => {
  const account = (fields: Partial<Account>): Account => ({
    type: 'email',
    userId: null,
    state: 'connected',
    address: 'x',
    reason: null,
    ...fields,
  });

  test('is that of the account which would send: the own one first, unless a person disconnected it', () => {
    const own = account({ userId: 'me', state: 'syncing', address: 'mine' });
    const state = (accounts: Account[]) =>
      readinessOf([step({ type: 'EMAIL' })], accounts, 'me').map((one) => one.state);
    expect(state([])).toEqual(['missing']);
    expect(state([account({}), own])).toEqual(['syncing']);
    expect(
      state([
        account({}),
        { ...own, state: 'disconnected', reason: { code: 'disconnected_by_person' } },
      ]),
    ).toEqual(['connected']);
    expect(state([account({ userId: 'other' })])).toEqual(['missing']);
  });

  test('each channel and sender is named once, and texts hold nothing up', () => {
    const steps = [
      step(),
      step({ id: 'b', type: 'EMAIL' }),
      step({ id: 'c', type: 'EMAIL', config: { userId: 'you' } }),
      step({ id: 'd', type: 'EMAIL' }),
    ];
    const found = readinessOf(steps, [], 'me');
    expect(found.map(({ channel, userId }) => [channel, userId])).toEqual([
      ['sms', null],
      ['email', null],
      ['email', 'you'],
    ]);
    expect(found.map(holdsUp)).toEqual([false, true, true]);
  });
});

test.each([...english, ...french])(
  'template "$name" keeps every rule and fits its network',
  ({ name, steps }) => {
    const whole = steps.map((one, index) => ({ ...one, id: String(index) }));
    expect(issuesOf({ name, steps: whole, config: {} })).toEqual([]);
    for (const one of whole) expect([...one.content].length).toBeLessThanOrEqual(lengthLimit(one));
  },
);
