import { describe, expect, it } from 'vitest';
import { type Filter, filtersOf, readTyped, sameFilter, slim, typedOf } from './filter.ts';

const TITLE: Filter = { filterType: 'JOB_TITLE', value: 'Data engineer' };

describe('the filters of a URL', () => {
  it('are read as they were written, without defaults', () => {
    const written = [
      TITLE,
      { filterType: 'LOCATION', value: ['Lyon', 'Paris'], radius: 50, isRequired: false },
    ];
    expect(filtersOf(JSON.parse(JSON.stringify(written)))).toEqual(written);
    expect(
      filtersOf([
        {
          ...TITLE,
          isRequired: true,
          isExcluded: false,
          isExactMatch: false,
          history: 'CURRENT_AND_PAST',
          span: {},
        },
      ]),
    ).toEqual([TITLE]);
  });

  it('are none when nothing in the URL is a filter', () => {
    for (const nonsense of [
      undefined,
      null,
      'JOB_TITLE',
      7,
      [],
      [null],
      [{ filterType: 'SKILL' }],
      [{ value: 'x' }],
      [{ filterType: 'SKILL', value: [] }],
    ])
      expect(filtersOf(nonsense)).toBeUndefined();
    expect(
      filtersOf([{ filterType: 'YEARS_OF_EXPERIENCE', value: { min: 'three' } }]),
    ).toBeUndefined();
  });

  it('leave out what is no filter, and keep the rest', () => {
    expect(filtersOf([{ filterType: 3 }, TITLE])).toEqual([TITLE]);
  });
});

describe('a filter', () => {
  it('is the same with and without its defaults', () => {
    expect(sameFilter(TITLE, { ...TITLE, isRequired: true, history: 'CURRENT_AND_PAST' })).toBe(
      true,
    );
    expect(sameFilter(TITLE, { ...TITLE, isExactMatch: true })).toBe(false);
  });

  it('that excludes is never optional too', () => {
    expect(slim({ ...TITLE, isExcluded: true, isRequired: false })).toEqual({
      ...TITLE,
      isExcluded: true,
    });
  });
});

describe('what is typed', () => {
  it.each([
    ['Lyon', ['Lyon'], 'Lyon'],
    [' Austin, Texas \n\n Berlin ', ['Lyon'], ['Austin, Texas', 'Berlin']],
    ['30', [30], 30],
    ['30', ['Lyon'], '30'],
    ['True', [false, true], true],
    ['5+', [{ min: 3 }, '5+'], '5+'],
    [' \n ', ['Lyon'], null],
  ] as const)('%j is read as its type requires', (typed, examples, value) => {
    expect(readTyped(typed, examples as unknown as Filter['value'][])).toEqual(value);
  });

  it.each([
    [{ min: 3, max: 8 }, '3-8'],
    [{ min: 5 }, '5+'],
    [{ max: 2 }, '-2'],
    [['a', 'b'], 'a\nb'],
    [true, 'true'],
  ] as const)('%j is shown as a person would type it', (value, typed) => {
    expect(typedOf(value as Filter['value'])).toBe(typed);
  });
});
