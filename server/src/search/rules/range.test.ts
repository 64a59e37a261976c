import { describe, expect, test } from 'vitest';
import { readRange } from './range.ts';

describe('ranges', () => {
  test.each([
    [5, { min: 5, max: 5 }],
    ['5', { min: 5, max: 5 }],
    ['3-5', { min: 3, max: 5 }],
    [' 3 – 5 ', { min: 3, max: 5 }],
    ['5+', { min: 5 }],
    ['5-', { min: 5 }],
    ['-2', { max: 2 }],
    ['0', { min: 0, max: 0 }],
    [{ min: 3 }, { min: 3 }],
    [{ max: 3 }, { max: 3 }],
    [
      { min: 3, max: 3 },
      { min: 3, max: 3 },
    ],
  ])('%j is read', (value, range) => {
    expect(readRange(value, 80)).toEqual(range);
  });

  test.each([
    -1,
    2.5,
    81,
    '',
    '-',
    '+',
    'five',
    '5 years',
    '3-5-7',
    '1e1',
    '3+5',
    {},
    { min: '3' },
    { min: 5, max: 3 },
    { min: -1 },
    null,
    { min: 3, max: null },
    { min: null, max: 3 },
    true,
    [3],
  ])('%j is refused', (value) => {
    expect(readRange(value, 80)).toBeNull();
  });
});
