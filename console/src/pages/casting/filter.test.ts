import { describe, expect, it } from 'vitest';
import { type BoardFilter, filtered } from './filter.ts';
import type { QualifiedTalent } from './queries.ts';
import type { CriterionStatus } from './verdicts.ts';

function talent(
  talentId: string,
  statuses: readonly CriterionStatus[],
  more: { firstname?: string; overridden?: boolean } = {},
): QualifiedTalent {
  const criterias = statuses.map((status) => ({
    title: 'A criterion',
    result: '',
    status,
    evaluable: status !== 'unknown',
    references: [],
  }));
  const override = more.overridden
    ? { verdict: 'red', reason: 'Known to us', userId: null, at: '2026-01-01T00:00:00.000Z' }
    : null;
  const profile = {
    firstname: more.firstname ?? 'Ada',
    lastname: 'Martin',
    jobTitle: 'Engineer',
    currentOrganization: null,
    experiences: [],
  };
  return {
    talentId,
    aiVerdict: 'green',
    override,
    scoring: { recap: '', criterias },
    profile,
  } as unknown as QualifiedTalent;
}

const TALENTS = [
  talent('both', ['met', 'met']),
  talent('first', ['met', 'not_met'], { overridden: true }),
  talent('second', ['unknown', 'met'], { firstname: 'Zoé' }),
];
const found = (filter: BoardFilter) => filtered(TALENTS, filter).map(({ talentId }) => talentId);

describe('the cards that are shown', () => {
  it('are all of them without a filter', () => {
    expect(found({})).toEqual(['both', 'first', 'second']);
  });

  it('have the chosen criterion met, or at the chosen status', () => {
    expect(found({ criterion: 1 })).toEqual(['both', 'first']);
    expect(found({ criterion: 1, status: 'unknown' })).toEqual(['second']);
    expect(found({ criterion: 3 })).toEqual([]);
  });

  it('have any criterion at the chosen status', () => {
    expect(found({ status: 'not_met' })).toEqual(['first']);
  });

  it('are overridden, or not overridden', () => {
    expect(found({ overridden: 'yes' })).toEqual(['first']);
    expect(found({ overridden: 'no' })).toEqual(['both', 'second']);
  });

  it('contain all the words, ignoring case and accents', () => {
    expect(found({ search: ' zoe  MARTIN ' })).toEqual(['second']);
    expect(found({ search: 'engineer' })).toHaveLength(3);
    expect(found({ search: 'nobody' })).toEqual([]);
  });

  it('leave out people whose scoring is gone when a criterion filter is set', () => {
    expect(filtered([{ ...TALENTS[0]!, scoring: null }], { status: 'met' })).toEqual([]);
  });
});
