import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bound, compare, instant, type Period, totalYears } from './durations.ts';

const asOf = Date.parse('2025-07-01T00:00:00Z');
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const period = (start: string | null, end: string | null): Period => ({
  start: start === null ? null : at(start),
  end: end === null ? null : at(end),
});
const atLeast = (min: number): Bound => ({ min, max: null, strict: false });

const day = fc.integer({ min: at('1990-01-01'), max: asOf });
const known = fc
  .tuple(day, day)
  .map(([a, b]): Period => ({ start: Math.min(a, b), end: Math.max(a, b) }));

describe('working time', () => {
  it('counts overlapping jobs once', () => {
    expect(
      totalYears([period('2015-01-01', '2020-01-01'), period('2018-01-01', '2022-01-01')], asOf),
    ).toEqual({ min: 7, max: 7, open: false });
  });

  it('does not depend on the order of jobs, nor grow when one is repeated', () => {
    fc.assert(
      fc.property(fc.array(known, { maxLength: 6 }), (jobs) => {
        const total = totalYears(jobs, asOf);
        expect(totalYears([...jobs].reverse(), asOf)).toEqual(total);
        expect(totalYears([...jobs, ...jobs], asOf)).toEqual(total);
      }),
    );
  });

  it('is never longer than the sum of the jobs, nor shorter than the longest', () => {
    fc.assert(
      fc.property(fc.array(known, { minLength: 1, maxLength: 6 }), (jobs) => {
        const each = jobs.map((job) => totalYears([job], asOf).min);
        const { min, max } = totalYears(jobs, asOf);
        expect(min).toBe(max);
        expect(min).toBeLessThanOrEqual(
          each.reduce((sum, years) => sum + years, 0) + 0.1 * jobs.length,
        );
        expect(min).toBeGreaterThanOrEqual(Math.max(...each));
      }),
    );
  });

  it('becomes a range when dates are missing, and holds the true value', () => {
    expect(totalYears([period('2020-07-01', null)], asOf)).toEqual({ min: 0, max: 5, open: true });
    expect(
      totalYears([period(null, '2020-07-01'), period('2021-07-01', '2025-07-01')], asOf),
    ).toEqual({ min: 4, max: null, open: true });
  });

  it('counts nothing that lies in the future', () => {
    expect(totalYears([period('2030-01-01', '2031-01-01')], asOf)).toEqual({
      min: 0,
      max: 0,
      open: false,
    });
  });

  it('reads slips as missing dates', () => {
    for (const text of ['0001-01-01T00:00:00Z', 'soon', '', '9999-12-31T00:00:00Z'])
      expect(instant(text, asOf)).toBeNull();
  });
});

describe('a bound on years', () => {
  const exactly = (years: number) => ({ min: years, max: years, open: false });

  it.each([
    [5, atLeast(5), 'within'],
    [4.9, atLeast(5), 'near'],
    [3.5, atLeast(5), 'near'],
    [3.4, atLeast(5), 'outside'],
    [0, atLeast(0.5), 'outside'],
    [5, { min: 5, max: null, strict: true }, 'near'],
    [5.1, { min: 5, max: null, strict: true }, 'within'],
    [4, { min: 3, max: 6, strict: false }, 'within'],
    [7, { min: 3, max: 6, strict: false }, 'near'],
    [12, { min: 3, max: 6, strict: false }, 'outside'],
    [3, { min: null, max: 3, strict: true }, 'near'],
    [2, { min: null, max: 3, strict: true }, 'within'],
  ] as const)('finds %s years against %j %s', (years, bound, standing) => {
    expect(compare(exactly(years), bound)).toBe(standing);
  });

  it('leaves open what missing dates decide', () => {
    expect(compare({ min: 1, max: 8, open: true }, atLeast(5))).toBe('undecided');
    expect(compare({ min: 4, max: 8, open: true }, atLeast(5))).toBe('undecided_near');
    expect(compare({ min: 1, max: null, open: true }, atLeast(5))).toBe('undecided');
    expect(compare({ min: 6, max: null, open: true }, atLeast(5))).toBe('within');
    expect(compare({ min: 0, max: 1, open: true }, atLeast(5))).toBe('outside');
    expect(compare({ min: 1, max: 20, open: true }, { min: 3, max: 6, strict: false })).toBe(
      'undecided',
    );
    expect(compare({ min: 9, max: null, open: true }, { min: null, max: 6, strict: false })).toBe(
      'outside',
    );
  });

  it('never decides when some value inside the range would be decided otherwise', () => {
    const years = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(years, years, years, years, (a, b, c, inside) => {
        const range = { min: Math.min(a, b), max: Math.max(a, b), open: true };
        const value = Math.min(Math.max(inside, range.min), range.max);
        const standing = compare(range, atLeast(c));
        if (standing === 'within' || standing === 'outside' || standing === 'near')
          expect(compare(exactly(value), atLeast(c))).toBe(standing);
      }),
    );
  });
});
