import { expect, it } from 'vitest';
import { gridRows, nextBy, orderOf } from './grid-rows.ts';
import type { QualifiedTalent } from './queries.ts';
import type { CriterionStatus } from './verdicts.ts';

const talent = (talentId: string, ...statuses: CriterionStatus[]) =>
  ({
    talentId,
    override: null,
    profile: { firstname: talentId, experiences: [] },
    scoring: statuses.length > 0 ? { criterias: statuses.map((status) => ({ status })) } : null,
  }) as unknown as QualifiedTalent;

const TALENTS = [
  talent('erased'),
  talent('not', 'not_met', 'met'),
  talent('met', 'met', 'met'),
  talent('open', 'unknown', 'not_met'),
  talent('partly', 'partially_met', 'met'),
  talent('too', 'met', 'not_met'),
];
const sorted = (by?: string, filter = {}) =>
  gridRows(TALENTS, filter, orderOf(by, 2)).map(({ talentId }) => talentId);

it('sorts by one criterion, the strongest or the weakest first, and keeps the order of those alike', () => {
  expect(sorted()).toEqual(['erased', 'not', 'met', 'open', 'partly', 'too']);
  expect(sorted('1')).toEqual(['met', 'too', 'partly', 'open', 'not', 'erased']);
  expect(sorted('-1')).toEqual(['not', 'open', 'partly', 'met', 'too', 'erased']);
  expect(sorted('1', { criterion: 2, status: 'met' })).toEqual(['met', 'partly', 'not']);
});

it('reads no order from an address that names no criterion', () => {
  for (const by of [undefined, '', '0', '3', '-3', '1.5', 'name'])
    expect(orderOf(by, 2)).toBe(null);
});

it('goes from strongest to weakest to none, and starts anew at another criterion', () => {
  expect(nextBy(null, 2)).toBe('2');
  expect(nextBy({ criterion: 2, weakestFirst: false }, 2)).toBe('-2');
  expect(nextBy({ criterion: 2, weakestFirst: true }, 2)).toBe(undefined);
  expect(nextBy({ criterion: 2, weakestFirst: true }, 1)).toBe('1');
});
