import type { Lexicon } from '../../lexicon/types.ts';
import type { MarketCity, MarketShare, SearchMarket } from '../market-contract.ts';
import type { Filter, FilterType, FilterValue } from './filter.ts';

type Language = 'en' | 'fr';

/** A value of the index, how many matches hold it, and one of them. */
export interface Counted {
  value: string;
  count: number;
  id: string;
}

/** Whole years, both included. */
export const YEAR_RANGES: readonly { min: number; max?: number }[] = [
  { min: 0, max: 1 },
  { min: 2, max: 4 },
  { min: 5, max: 9 },
  { min: 10, max: 14 },
  { min: 15, max: 19 },
  { min: 20 },
];

export function filterBy(
  filterType: FilterType,
  value: FilterValue,
  more: Partial<Filter> = {},
): Filter {
  const flags = { isRequired: true, isExcluded: false, isExactMatch: false };
  return { filterType, value, ...flags, ...more };
}

const asSent = (filter: Filter) => filter as NonNullable<MarketShare['filter']>;

const afterColon = (value: string): string => value.slice(value.indexOf(':') + 1);

/** The cities with coordinates. Their names are enough to find them again, with the country. */
export function citiesOf(counted: readonly Counted[], lexicon: Lexicon): MarketCity[] {
  return counted.flatMap(({ value, count }) => {
    const place = lexicon.place(value);
    if (!place || place.latitude === null || place.longitude === null) return [];
    const { name, countryCode, latitude, longitude } = place;
    const [likeliest] = lexicon.readPlaces(name);
    const country = lexicon.place(`country:${countryCode?.toLowerCase()}`)?.name;
    const wanted = likeliest?.id === place.id || !country ? name : `${name}, ${country}`;
    const filter = asSent(filterBy('LOCATION', wanted));
    return [{ name, count, filter, countryCode, latitude, longitude }];
  });
}

export function skillsOf(
  counted: readonly Counted[],
  lexicon: Lexicon,
  language: Language,
): MarketShare[] {
  return counted.flatMap(({ value, count }) => {
    const skill = lexicon.skill(afterColon(value));
    if (!skill) return [];
    const name = (language === 'fr' && skill.frenchName) || skill.name;
    return [{ name: capitalized(name), count, filter: asSent(filterBy('SKILL', skill.name)) }];
  });
}

/** Levels in their order; those of people whose titles state none are left out. */
export function senioritiesOf(counted: readonly Counted[], lexicon: Lexicon): MarketShare[] {
  const counts = new Map(counted.map(({ value, count }) => [afterColon(value), count]));
  return lexicon.closedLists.seniorities.flatMap((name) => {
    const count = counts.get(name);
    const filter = asSent(filterBy('SENIORITY', name, { isExactMatch: true }));
    return count === undefined ? [] : [{ name, count, filter }];
  });
}

export function yearsOf(counts: readonly number[]): SearchMarket['years'] {
  return YEAR_RANGES.map(({ min, max }, at) => ({
    name: max === undefined ? `${min}+` : `${min}–${max}`,
    count: counts[at] ?? 0,
    filter: asSent(filterBy('YEARS_OF_EXPERIENCE', max === undefined ? { min } : { min, max })),
  }));
}

export const shareOf = (name: string, count: number, filter: Filter): MarketShare => ({
  name,
  count,
  filter: asSent(filter),
});

export const companyFilter = (name: string): Filter =>
  filterBy('CURRENT_COMPANY', name, { isExactMatch: true });

export const titleFilter = (name: string): Filter =>
  filterBy('JOB_TITLE', name, { isExactMatch: true, history: 'CURRENT' });

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Smaller areas are shown with what is around them. */
const MIN_SPAN_DEGREES = 4;
const MARGIN = 0.12;
/** A page is wider than high. */
const ASPECT = 1.6;

/** The area of these places with a margin, in the shape of a map on a page; null without any. */
export function boxOf(places: readonly { latitude: number; longitude: number }[]): Box | null {
  if (places.length === 0) return null;
  const rows = sides(places.map(({ latitude }) => latitude));
  const columns = sides(places.map(({ longitude }) => longitude));
  // A degree of longitude is narrower away from the equator.
  const narrow = Math.max(0.2, Math.cos((rows.middle * Math.PI) / 180));
  const high = Math.max(rows.span, (columns.span * narrow) / ASPECT);
  const wide = Math.max(columns.span, (rows.span * ASPECT) / narrow);
  return {
    south: Math.max(-90, rows.middle - high / 2),
    north: Math.min(90, rows.middle + high / 2),
    west: Math.max(-180, columns.middle - wide / 2),
    east: Math.min(180, columns.middle + wide / 2),
  };
}

function sides(values: readonly number[]): { middle: number; span: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {
    middle: (low + high) / 2,
    span: Math.max(high - low, MIN_SPAN_DEGREES) * (1 + 2 * MARGIN),
  };
}
