import type { TermField } from '../../index/index.ts';
import type { FilterType } from './filter.ts';

/** Where the values of a filter stand in the index, and how they begin there. */
export interface ValueSource {
  field: TermField;
  prefix: string;
}

/** Whole values, as profiles write them. */
const whole = (...fields: TermField[]): ValueSource[] =>
  fields.map((field) => ({ field, prefix: '=' }));

/**
 * The filters whose values are what profiles say. Names of people and their interests are not among
 * them: nobody should learn those by typing.
 */
export const WRITTEN_VALUES: Partial<Record<FilterType, readonly ValueSource[]>> = {
  JOB_TITLE: whole('currentTitle', 'pastTitle'),
  COMPANY: whole('currentCompany', 'pastCompany'),
  CURRENT_COMPANY: whole('currentCompany'),
  PAST_COMPANY: whole('pastCompany'),
  SKILL: whole('skill'),
  SCHOOL: whole('school'),
  FIELD_OF_STUDY: whole('fieldOfStudy'),
  CERTIFICATION: whole('certification'),
};

const country: ValueSource = { field: 'country', prefix: 'country:' };

/** The filters whose values are known places where people live. */
export const PLACES: Partial<Record<FilterType, readonly ValueSource[]>> = {
  LOCATION: [
    { field: 'city', prefix: 'city:' },
    { field: 'state', prefix: 'state:' },
    { field: 'region', prefix: 'region:' },
    country,
  ],
  COUNTRY: [country],
};

/** How one of the words of a value must begin, as the index writes it. */
export const wordOf = (folded: string): string => folded.replaceAll(' ', '_');

/** Whether one of the words of the folded name begins so. */
export const beginsIn = (foldedName: string, folded: string): boolean =>
  ` ${foldedName}`.includes(` ${folded}`);

/**
 * Whether the name of a place begins so: a region only from its first word, because many are
 * named after the city inside ("nord parisien").
 */
export const isPlaceTyped = (id: string, foldedName: string, folded: string): boolean =>
  id.startsWith('region:') ? foldedName.startsWith(folded) : beginsIn(foldedName, folded);

interface Counted {
  name: string;
  count: number;
}

/** The most frequent first; of equal ones the shorter name. A name counts where it counts most. */
export function mostFrequent(
  found: readonly Counted[],
  fold: (text: string) => string,
  limit: number,
): Counted[] {
  const best = new Map<string, Counted>();
  for (const one of found) {
    const key = fold(one.name);
    if ((best.get(key)?.count ?? 0) < one.count) best.set(key, one);
  }
  return [...best.values()]
    .sort(
      (a, b) => b.count - a.count || a.name.length - b.name.length || (a.name < b.name ? -1 : 1),
    )
    .slice(0, limit);
}
