import { describe, expect, it } from 'vitest';
import type { Filter } from '../../app/filters/filter.ts';
import {
  type Draft,
  draftOf,
  newDraft,
  originOf,
  problemsOf,
  startBody,
  storedText,
  wantedOf,
  withFound,
} from './draft.ts';

const NURSE: Filter = { filterType: 'JOB_TITLE', value: 'nurse' };
const READ = { filters: [NURSE], criteria: ['Is a nurse'] };
const draft = (more: Partial<Draft>): Draft => ({
  ...newDraft('en'),
  prompt: 'nurse',
  criterias: ['Is a nurse', 'Speaks French'],
  ...more,
});
const webhook = (more: object) =>
  draft({
    webhook: { url: 'https://example.com/hook', verdicts: ['green'], customParams: '', ...more },
  });

describe('a draft stored across a reload', () => {
  it('comes back unchanged, except for the webhook: it may hold secrets', () => {
    const before = webhook({
      url: 'https://example.com/hook?token=s3cret',
      customParams: '{"password":"s3cret"}',
    });
    const text = storedText(before);
    expect(text).not.toContain('s3cret');
    expect(draftOf(text)).toEqual({ ...before, webhook: newDraft('en').webhook });
    expect(draftOf(storedText(draft({ greens: Number.NaN })))?.greens).toBe(10);
  });

  it('is null when the stored text is not a draft', () => {
    for (const text of [null, '', '{', 'null', '7', '{}', '{"criterias":"x"}', '[]'])
      expect(draftOf(text)).toBeNull();
  });
});

describe('criteria found in a prompt', () => {
  it('come after the user’s own, without duplicates, once for each prompt', () => {
    const own = draft({ criterias: ['Speaks French', ' '] });
    const with1 = withFound(own, originOf('nurse', 'en', []), ['Is a nurse', 'Speaks French']);
    expect(with1.criterias).toEqual(['Speaks French', ' ', 'Is a nurse']);
    expect(withFound(with1, originOf('nurse', 'en', []), ['Something else'])).toBe(with1);
  });

  it('give way to those of another prompt, unless the user changed them', () => {
    const before = draft({
      criterias: ['Is a nurse', 'Lives in Lyon or near'],
      found: { origin: originOf('nurse', 'en', []), criterias: ['Is a nurse', 'Lives in Lyon'] },
    });
    expect(withFound(before, originOf('doctor', 'en', []), ['Is a doctor']).criterias).toEqual([
      'Lives in Lyon or near',
      'Is a doctor',
    ]);
  });
});

describe('criteria of a prompt whose filters the user changed', () => {
  const read = {
    filters: [NURSE, { filterType: 'SKILL', value: 'Rust' } as const],
    criteria: ['Is a nurse', 'Has used Rust'],
  };

  it('leave out those about a removed filter', () => {
    expect(wantedOf(read, undefined)).toEqual(['Is a nurse', 'Has used Rust']);
    expect(wantedOf(read, [NURSE])).toEqual(['Is a nurse']);
    expect(wantedOf(read, [...read.filters, { filterType: 'LOCATION', value: 'Lyon' }])).toEqual(
      read.criteria,
    );
  });
});

describe('the request body', () => {
  it('has the prompt while the user keeps all its criteria', () => {
    expect(startBody(draft({}), READ)).toMatchObject({
      prompt: 'nurse',
      qualificationCriterias: ['Speaks French'],
    });
  });

  it('has the filters of the prompt once the user removes or changes one of its criteria', () => {
    const body = startBody(draft({ criterias: ['Is a head nurse'] }), READ);
    expect(body).toMatchObject({ filters: [NURSE], qualificationCriterias: ['Is a head nurse'] });
    expect(body).not.toHaveProperty('prompt');
  });

  it('has the filters that the user chose', () => {
    expect(startBody(draft({ filters: [NURSE, NURSE] }), READ)).toMatchObject({
      filters: [NURSE, NURSE],
      qualificationCriterias: ['Is a nurse', 'Speaks French'],
    });
  });

  it('keeps every digit of the numbers in customParams', () => {
    const typed = '{"id":9007199254740993,"one":1.0,"list":[1e-400,true,"1.0"]}';
    expect(JSON.stringify(startBody(webhook({ customParams: typed }), READ))).toContain(
      `"customParams":${typed}`,
    );
  });

  it('has a webhook and customParams only when they are set', () => {
    expect(startBody(draft({}), READ)).not.toHaveProperty('webhook');
    expect(startBody(draft({}), READ)).not.toHaveProperty('customParams');
    expect(startBody(webhook({ customParams: '{"job": 7}' }), READ)).toMatchObject({
      webhook: { url: 'https://example.com/hook', verdicts: ['green'] },
      customParams: { job: 7 },
    });
  });
});

describe('the problems of a draft', () => {
  it.each([
    [draft({ criterias: [' '] }), 'criteria', 'none'],
    [draft({ criterias: ['a'.repeat(301)] }), 'criteria', 'tooLong'],
    [draft({ criterias: Array.from({ length: 11 }, (_, n) => `c${n}`) }), 'criteria', 'tooMany'],
    [draft({ greens: 51 }), 'quota', 'greens'],
    [draft({ greens: Number.NaN }), 'quota', 'greens'],
    [draft({ maxCredits: 7 }), 'quota', 'maxCredits'],
    [draft({ maxCredits: 302 }), 'quota', 'maxCredits'],
    [webhook({ url: 'http://example.com' }), 'webhook', 'url'],
    [webhook({ verdicts: [] }), 'webhook', 'verdicts'],
    [webhook({ customParams: '[1]' }), 'webhook', 'customParams'],
    [webhook({ customParams: '{' }), 'webhook', 'customParams'],
    [
      webhook({ customParams: JSON.stringify({ text: 'é'.repeat(2_050) }) }),
      'webhook',
      'customParamsSize',
    ],
  ] as const)('is reported before it is sent (%#)', (given, step, problem) => {
    expect(problemsOf(given)[step]).toContain(problem);
  });

  it('are none at the limits', () => {
    const atLimits = draft({
      criterias: Array.from({ length: 10 }, (_, n) => `${n}${'😀'.repeat(299)}`),
      greens: 50,
      maxCredits: 300,
    });
    expect(problemsOf(atLimits)).toEqual({ criteria: [], quota: [], webhook: [] });
  });
});
