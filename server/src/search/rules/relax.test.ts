import { describe, expect, it } from 'vitest';
import type { Filter } from './filter.ts';
import { relaxationsOf } from './relax.ts';

const filter = (some: Partial<Filter>): Filter => ({
  filterType: 'SKILL',
  value: 'Python',
  isRequired: true,
  isExcluded: false,
  isExactMatch: false,
  ...some,
});
const changes = (some: Partial<Filter>) =>
  relaxationsOf(filter(some)).flatMap(({ change, steps }) =>
    steps.map(({ isExactMatch, radius, history, value }) => [
      change,
      { isExactMatch, radius, history, value },
    ]),
  );

describe('a relaxed filter asks for a little less', () => {
  it('by taking synonyms, a wider circle, a wider range, or past jobs', () => {
    expect(changes({ isExactMatch: true })).toMatchObject([['inexact', { isExactMatch: false }]]);
    for (const radius of [undefined, 10])
      expect(changes({ filterType: 'LOCATION', value: 'Lyon', radius })).toMatchObject([
        ['radius', { radius: 50 }],
        ['radius', { radius: 100 }],
        ['radius', { radius: 200 }],
      ]);
    expect(changes({ filterType: 'LOCATION', value: 'Lyon', radius: 300 })).toMatchObject([
      ['radius', { radius: 500 }],
    ]);
    expect(changes({ filterType: 'YEARS_OF_EXPERIENCE', value: { min: 3, max: 5 } })).toMatchObject(
      [['range', { value: { min: 1, max: 7 } }]],
    );
    expect(changes({ filterType: 'YEARS_OF_EXPERIENCE', value: { min: 1 } })).toMatchObject([
      ['range', { value: { min: 0 } }],
    ]);
    expect(changes({ filterType: 'UPDATED_WITHIN', value: 30 })).toMatchObject([
      ['range', { value: 60 }],
    ]);
    expect(changes({ filterType: 'COMPANY', value: 'Acme', history: 'CURRENT' })).toMatchObject([
      ['history', { history: 'CURRENT_AND_PAST' }],
    ]);
  });

  it('in at most two ways, and in none where there is none, so that a diagnosis stays small', () => {
    expect(changes({})).toEqual([]);
    expect(changes({ isExcluded: true, isRequired: false, isExactMatch: true })).toEqual([]);
    expect(changes({ filterType: 'LOCATION', value: 'Lyon', radius: 500 })).toEqual([]);
    expect(changes({ filterType: 'YEARS_OF_EXPERIENCE', value: { min: 0 } })).toEqual([]);
    expect(changes({ filterType: 'YEARS_OF_EXPERIENCE', value: ['3-5', '8+'] })).toEqual([]);
    expect(
      changes({
        filterType: 'LOCATION',
        value: 'Lyon',
        isExactMatch: true,
        radius: 100,
        history: 'CURRENT',
      }),
    ).toHaveLength(2);
  });
});
