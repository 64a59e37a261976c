import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dated, datesOf, fewestDays, yearsOf } from './years.ts';

const asOf = new Date('2026-06-15');
const job = (startDate: string | null, endDate: string | null, isCurrent = false): Dated =>
  datesOf({ startDate, endDate, isCurrent });

describe('years of experience', () => {
  test.each([
    ['one whole year, 365 days', [job('2021-01-01', '2022-01-01')], 1],
    ['a day less is no year', [job('2021-01-01', '2021-12-31')], 0],
    ['ten years with their leap days', [job('2010-03-01', '2020-03-01')], 10],
    ['leap days do not add up to a year', [job('1966-06-15', '2026-06-05')], 59],
    [
      'jobs at the same time count once',
      [job('2015-01-01', '2020-01-01'), job('2016-01-01', '2018-01-01')],
      5,
    ],
    [
      'overlapping jobs count their union',
      [job('2015-01-01', '2018-01-01'), job('2017-01-01', '2020-01-01')],
      5,
    ],
    ['gaps do not count', [job('2010-01-01', '2012-01-01'), job('2018-01-01', '2020-01-01')], 4],
    ['a current job runs until now', [job('2020-06-01', null, true)], 6],
    ['a job that is over without an end counts for nothing', [job('2010-01-01', null)], 0],
    ['an end in the future is cut at now', [job('2024-06-15', '2030-01-01', true)], 2],
    ['an end before the start counts for nothing', [job('2020-01-01', '2015-01-01')], 0],
  ])('%s', (_, jobs, years) => {
    expect(yearsOf(jobs, asOf)).toBe(years);
  });

  test('the fewest days of a number of years are the first days that count as it', () => {
    const lasting = (days: number) =>
      yearsOf([job('2026-06-15', null, true)], new Date(asOf.getTime() + days * 86_400_000));
    for (let years = 0; years <= 80; years++) {
      expect(lasting(fewestDays(years))).toBe(years);
      if (years > 0) expect(lasting(fewestDays(years) - 1)).toBe(years - 1);
    }
  });

  test('no known start is unknown, not zero', () => {
    expect(yearsOf([], asOf)).toBeNull();
    expect(
      yearsOf(
        [job(null, '2020-01-01'), job('not a date', null, true), job('2030-01-01', null, true)],
        asOf,
      ),
    ).toBeNull();
  });

  test('more jobs never make it less, nor their order any difference', () => {
    const date = fc
      .date({ min: new Date('1980-01-01'), max: asOf, noInvalidDate: true })
      .map((d) => d.toISOString());
    const period = fc
      .record({ startDate: date, endDate: fc.option(date), isCurrent: fc.boolean() })
      .map(datesOf);
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 6 }), period, (jobs, more) => {
        const years = yearsOf(jobs, asOf)!;
        expect(yearsOf([...jobs, more], asOf)!).toBeGreaterThanOrEqual(years);
        expect(yearsOf([...jobs].reverse(), asOf)).toBe(years);
      }),
    );
  });
});
