import type { Filter } from './filter.ts';
import { FILTER_TYPE_INFO } from './filter-types.ts';

/** How a filter can ask for less, or for what exists instead; the smallest change first. */
export const RELAXATIONS = [
  'inexact',
  'range',
  'radius',
  'place',
  'title',
  'history',
  'dropped',
] as const;
export type Relaxation = (typeof RELAXATIONS)[number];

export interface RelaxedFilter {
  change: Exclude<Relaxation, 'place' | 'title' | 'dropped'>;
  /** The changed filter, less changed ones first. */
  steps: readonly [Filter, ...Filter[]];
}

/** The circles that a user would try around a place, and one for places that few live near. */
const RADII_KM = [50, 100, 200];
export const MAX_RADIUS_KM = 500;
/** Years added to a range on each side. */
const YEARS_MORE = 2;
/** Maximum number of changes tried per filter, besides dropping it: each step costs a search. */
const MAX_TRIED = 2;

/**
 * The ways to relax a filter, the smallest change first. An excluded filter can only be dropped.
 */
export function relaxationsOf(filter: Filter): RelaxedFilter[] {
  if (filter.isExcluded) return [];
  return [inexact(filter), range(filter), radius(filter), history(filter)]
    .filter((relaxed) => relaxed !== null)
    .slice(0, MAX_TRIED);
}

function inexact(filter: Filter): RelaxedFilter | null {
  return filter.isExactMatch
    ? { change: 'inexact', steps: [{ ...filter, isExactMatch: false }] }
    : null;
}

function radius(filter: Filter): RelaxedFilter | null {
  if (!FILTER_TYPE_INFO[filter.filterType].takesRadius || filter.radius === MAX_RADIUS_KM)
    return null;
  const wider = RADII_KM.filter((km) => km >= 2 * (filter.radius ?? 0));
  const [first = MAX_RADIUS_KM, ...others] = wider;
  const around = (radius: number): Filter => ({ ...filter, radius });
  return { change: 'radius', steps: [around(first), ...others.map(around)] };
}

function history(filter: Filter): RelaxedFilter | null {
  if (filter.history === undefined || filter.history === 'CURRENT_AND_PAST') return null;
  return { change: 'history', steps: [{ ...filter, history: 'CURRENT_AND_PAST' }] };
}

function range(filter: Filter): RelaxedFilter | null {
  const { kind } = FILTER_TYPE_INFO[filter.filterType];
  const { value } = filter;
  if (kind === 'days' && typeof value === 'number')
    return { change: 'range', steps: [{ ...filter, value: 2 * value }] };
  if (kind !== 'years' || typeof value !== 'object' || Array.isArray(value)) return null;
  const { min, max } = value;
  const wider = {
    // The lower end stops at zero and is never dropped. A range from zero still requires that the
    // years are known.
    ...(min !== undefined && { min: Math.max(0, min - YEARS_MORE) }),
    ...(max !== undefined && { max: max + YEARS_MORE }),
  };
  return wider.min === min && wider.max === max
    ? null
    : { change: 'range', steps: [{ ...filter, value: wider }] };
}
