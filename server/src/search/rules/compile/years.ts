import type { Matcher, NumberField } from '../../../index/index.ts';
import type { Seniority } from '../../../lexicon/types.ts';
import { fewestDays } from '../../document/years.ts';
import type { Range } from '../range.ts';

/** Current work that has lasted this many whole years, bounds included. */
export const since =
  (field: NumberField) =>
  ({ min = 0, max }: Range, today: number): Matcher => ({
    kind: 'range',
    field,
    max: today - fewestDays(min),
    ...(max !== undefined && { min: today - fewestDays(max + 1) + 1 }),
  });

/** Current or past work of this many whole years. */
export function experience(range: Range, today: number): Matcher {
  const { min = 0, max } = range;
  const over: Matcher = {
    kind: 'range',
    field: 'daysWorked',
    min: fewestDays(min),
    ...(max !== undefined && { max: fewestDays(max + 1) - 1 }),
  };
  return { kind: 'any', of: [since('workingSince')(range, today), over] };
}

/** Usual limits in job adverts: under two years junior, from six on senior. */
export const LIKELY_YEARS: Partial<Record<Seniority, Range>> = {
  junior: { max: 1 },
  mid: { min: 2, max: 5 },
  senior: { min: 6 },
};
