import { describe, expect, test } from 'vitest';
import { figuresOf, type Grade, ndcgOf } from './measure.ts';

const result = (grades: Grade[], possible: Grade[], violations = 0) => ({
  grades,
  possible,
  violations,
});
const ten = (grade: Grade): Grade[] => Array.from({ length: 10 }, () => grade);

describe('the figures of graded queries', () => {
  test('give 1 to the best order and less to any other', () => {
    expect(ndcgOf(result([3, 2, 1], [1, 3, 2]))).toBe(1);
    const reversed = ndcgOf(result([1, 2, 3], [1, 3, 2]))!;
    // (1 + 3 / log2 3 + 7 / 2) / (7 + 3 / log2 3 + 1 / 2)
    expect(reversed).toBeCloseTo(6.3928 / 9.3928, 3);
  });

  test('count what was not found against a query', () => {
    expect(ndcgOf(result([], ten(3)))).toBe(0);
    expect(ndcgOf(result([3], ten(3)))).toBeLessThan(0.25);
  });

  test('leave a query without an answer out of the mean', () => {
    expect(ndcgOf(result([0, 0], [0, 0]))).toBeNull();
    expect(figuresOf([result([0], [0]), result([3], [3])]).ndcg).toBe(1);
  });

  test('count empty, short and violating searches', () => {
    const { empty, fewerThanTen, violating } = figuresOf([
      result([], ten(2)),
      result([3], [3]),
      result([3], [...ten(1), 3]),
      result(ten(3), ten(3), 2),
    ]);
    expect({ empty, fewerThanTen, violating }).toEqual({ empty: 1, fewerThanTen: 1, violating: 1 });
  });
});
