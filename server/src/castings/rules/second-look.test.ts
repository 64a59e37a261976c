import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CRITERION_STATUSES,
  type CriterionStatus,
  type ScoredCriterion,
} from '../../judging/contract.ts';
import { verdictOf } from '../../judging/rules/verdict.ts';
import { compareLooks, isSameCriteria, type JudgedOnce } from './second-look.ts';

const scored = (title: string, status: CriterionStatus): ScoredCriterion => ({
  title,
  status,
  result: status,
  evaluable: status !== 'unknown',
  references: [],
});

function look(
  outcomes: Record<string, CriterionStatus>,
  { judge = 'rules/1', profileVersion = 1 } = {},
): JudgedOnce {
  return {
    judge,
    profileVersion,
    verdict: verdictOf(Object.values(outcomes)),
    criterias: Object.keys(outcomes),
    scored: Object.entries(outcomes).map(([title, status]) => scored(title, status)),
  };
}

describe('why a verdict flipped', () => {
  it.each([
    ['judge', { judge: 'rules/2', profileVersion: 2 }],
    ['profile', { profileVersion: 2 }],
    ['date', {}],
  ] as const)('says %s for a criterion that both judgements had', (cause, now) => {
    const { flipped, causes } = compareLooks(look({ Java: 'met' }), look({ Java: 'unknown' }, now));
    expect({ flipped, causes }).toEqual({ flipped: true, causes: [cause] });
  });

  it('says criteria for one that was added or left out, with its outcome', () => {
    const { causes, criterias } = compareLooks(
      look({ Java: 'met', 'Lives in Paris': 'met' }),
      look({ Java: 'met', Rust: 'not_met' }),
    );
    expect(causes).toEqual(['criteria']);
    expect(
      criterias.map(({ criterion, before, after, cause }) => [
        criterion,
        before?.status,
        after?.status,
        cause,
      ]),
    ).toEqual([
      ['Java', 'met', 'met', null],
      ['Rust', undefined, 'not_met', 'criteria'],
      ['Lives in Paris', 'met', undefined, 'criteria'],
    ]);
  });

  it('is told whenever a verdict flipped, and never without a changed outcome', () => {
    const outcomes = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.constantFrom(...CRITERION_STATUSES),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(outcomes, outcomes, fc.boolean(), (was, is, isNewJudge) => {
        const after = look(is, { judge: isNewJudge ? 'rules/2' : 'rules/1' });
        const { flipped, causes, criterias } = compareLooks(look(was), after);
        if (flipped) expect(causes).not.toEqual([]);
        for (const { before, after: now, cause } of criterias)
          expect(cause === null).toBe(before?.status === now?.status);
      }),
    );
  });
});

it('the order and spacing of criteria make no difference', () => {
  expect(isSameCriteria(['Java', ' Lives in Paris'], ['Lives in Paris', 'Java '])).toBe(true);
  expect(isSameCriteria(['Java'], ['Java', 'Rust'])).toBe(false);
});
