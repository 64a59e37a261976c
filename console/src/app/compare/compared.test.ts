import { expect, it } from 'vitest';
import { criteriaOf, type Finding, isComparable } from './compared.ts';

const found: Finding = { result: 'So it is.', status: 'met', references: [] };
const asked = (...criteria: string[]) => ({
  findings: new Map(criteria.map((criterion) => [criterion, found])),
});

it('lists each criterion once, in the order in which somebody was asked', () => {
  expect(criteriaOf([asked('a', 'b'), asked('b', 'c'), asked()])).toEqual(['a', 'b', 'c']);
});

it('compares two to four people', () => {
  expect([1, 2, 4, 5].map(isComparable)).toEqual([false, true, true, false]);
});
