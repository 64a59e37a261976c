import { describe, expect, it } from 'vitest';
import type { Filter } from '../filters/filter.ts';
import { type Offer, switched } from './switched.ts';

const TITLE: Filter = { filterType: 'JOB_TITLE', value: 'nurse' };
const OFFER: Offer = {
  start: 9,
  end: 16,
  values: ['Georgia, United States', 'Georgia'],
  instead: { filterType: 'LOCATION', value: 'Georgia' },
};
const SPANS = [
  { start: 0, end: 5 },
  { start: 9, end: 25 },
];

describe('another meaning of words', () => {
  it.each([
    [['Georgia, United States', 'Georgia'], 'Georgia'],
    [
      ['Georgia, United States', 'Georgia', 'Leeds'],
      ['Georgia', 'Leeds'],
    ],
    [
      ['Leeds', 'Georgia, United States'],
      ['Leeds', 'Georgia'],
    ],
    ['Georgia, United States', 'Georgia'],
  ])('replaces the values that were read, and no other', (value, next) => {
    const place: Filter = { filterType: 'LOCATION', value, isRequired: true };
    expect(switched([TITLE, place], SPANS, OFFER)).toEqual([TITLE, { ...place, value: next }]);
  });

  it('leaves filters of other words as they are', () => {
    const place: Filter = { filterType: 'LOCATION', value: 'Georgia, United States' };
    expect(switched([TITLE, place], [null, null], OFFER)).toEqual([TITLE, place]);
    expect(switched([TITLE, place], [null, { start: 30, end: 40 }], OFFER)).toEqual([TITLE, place]);
  });
});
