import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOngoing, readDate } from './dates.ts';

test.each([
  ['2020', '2020-01-01'],
  [2020, '2020-01-01'],
  ['2020-05', '2020-05-01'],
  ['2020-05-17', '2020-05-17'],
  ['2020-05-17T00:00:00.000Z', '2020-05-17'],
  ['05/2020', '2020-05-01'],
  ['17/05/2020', '2020-05-17'],
  ['05/17/2020', '2020-05-17'],
  ['May 2020', '2020-05-01'],
  ['May 17, 2020', '2020-05-17'],
  ['1er août 2020', '2020-08-01'],
  ['févr. 2020', '2020-02-01'],
  ['2020-02-29', '2020-02-29'],
  [{ year: 2020, month: 5 }, '2020-05-01'],
  [Date.UTC(2020, 4, 17), '2020-05-17'],
])('%j reads as %s', (value, day) => {
  expect(readDate(value)).toBe(`${day}T00:00:00.000Z`);
});

test('a timestamp keeps its moment, in UTC, whatever the time zone of the machine', () => {
  expect(readDate('2020-05-17T10:30:00+02:00')).toBe('2020-05-17T08:30:00.000Z');
  expect(readDate('2020-05-17 10:30:00')).toBe('2020-05-17T10:30:00.000Z');
});

test.each([
  '2021-02-29',
  '2020-02-31T10:00:00Z',
  '2020-13',
  '2020-00-10',
  '1815',
  '2101',
  'soon',
  '',
  'Present',
  null,
  undefined,
  true,
  {},
  12.5,
  Number.NaN,
])('%j is no date', (value) => {
  expect(readDate(value)).toBeNull();
});

test('the words for a current job are known in both languages', () => {
  for (const word of ['Present', 'current', 'Aujourd’hui', 'En cours', 'Actuellement', 'présent'])
    expect(isOngoing(word)).toBe(true);
  for (const other of ['2020', '', null, 'presently unknown']) expect(isOngoing(other)).toBe(false);
});

test('every result is an ISO timestamp that reads as itself', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.stringMatching(/^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}$/),
      ),
      (value) => {
        const read = readDate(value);
        expect(
          read === null || (new Date(read).toISOString() === read && readDate(read) === read),
        ).toBe(true);
      },
    ),
  );
});
