import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CRITERION_STATUSES, type CriterionStatus } from '../contract.ts';
import { verdictOf } from './verdict.ts';

const statuses = fc.array(fc.constantFrom(...CRITERION_STATUSES), { minLength: 1, maxLength: 12 });
const rank = { red: 0, amber: 1, green: 2 };
const worth: Record<CriterionStatus, number> = {
  met: 1,
  partially_met: 0.5,
  unknown: 0.5,
  not_met: 0,
};

describe('the verdict', () => {
  it('is green exactly when every criterion is met', () => {
    fc.assert(
      fc.property(
        statuses,
        (given) => (verdictOf(given) === 'green') === given.every((status) => status === 'met'),
      ),
    );
  });

  it('is red exactly when less than half is met, half a point for what is partly met or unknown', () => {
    fc.assert(
      fc.property(statuses, (given) => {
        const met = given.reduce((sum, status) => sum + worth[status], 0);
        expect(verdictOf(given) === 'red').toBe(met < given.length / 2);
      }),
    );
  });

  it('does not depend on the order of the criteria', () => {
    fc.assert(
      fc.property(statuses, (given) => verdictOf(given) === verdictOf([...given].reverse())),
    );
  });

  it('never falls when one criterion turns from unmet to met', () => {
    fc.assert(
      fc.property(statuses, fc.nat(), (given, at) => {
        const better = given.with(at % given.length, 'met');
        expect(rank[verdictOf(better)]).toBeGreaterThanOrEqual(rank[verdictOf(given)]);
      }),
    );
  });

  it.each([
    [['met'], 'green'],
    [['unknown'], 'amber'],
    [['partially_met'], 'amber'],
    [['not_met'], 'red'],
    [['met', 'not_met'], 'amber'],
    [['met', 'not_met', 'not_met'], 'red'],
    [['met', 'unknown', 'not_met', 'not_met'], 'red'],
    [['met', 'unknown', 'unknown', 'not_met'], 'amber'],
    [[], 'red'],
  ] as const)('of %j is %s', (given, verdict) => {
    expect(verdictOf(given)).toBe(verdict);
  });
});
