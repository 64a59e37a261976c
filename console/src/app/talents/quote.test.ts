import { describe, expect, it } from 'vitest';
import { quoteText } from './quote.ts';

const proficiencies = { professional_working: 'Professional working proficiency' };
const month = (at: string) => `month of ${at}`;

describe('a quote as people read it', () => {
  it.each([
    '/experiences/0/startDate',
    '/experiences/12/endDate',
    '/educations/1/endDate',
    '/certifications/0/startDate',
  ])('is a month at %s', (path) => {
    expect(quoteText({ path, quote: '2023-11' }, { month, proficiencies: {} })).toBe(
      'month of 2023-11',
    );
  });

  it('is a level of a language in words', () => {
    const mark = { path: '/languages/3/proficiency', quote: 'professional_working' };
    expect(quoteText(mark, { month, proficiencies })).toBe('Professional working proficiency');
  });

  it('is the unchanged text everywhere else, whatever its form', () => {
    for (const path of [
      '/summary',
      '/experiences/0/description',
      '/skills/0',
      '/languages/0/name',
      '/headline',
    ]) {
      for (const quote of ['2023-11', 'professional_working', 'x']) {
        expect(quoteText({ path, quote }, { month, proficiencies })).toBe(quote);
      }
    }
    expect(
      quoteText({ path: '/languages/0/proficiency', quote: 'B2' }, { month, proficiencies }),
    ).toBe('B2');
  });
});
