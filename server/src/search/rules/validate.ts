import type { Lexicon } from '../../lexicon/types.ts';
import type { Issue } from '../../platform/errors.ts';
import { PROTECTED_ATTRIBUTES } from '../../reader/protected/patterns.ts';
import { likeliest } from './compile/place.ts';
import {
  FILTER_TYPES,
  type Filter,
  type FilterType,
  type FilterValue,
  HISTORIES,
  type History,
} from './filter.ts';
import { FILTER_TYPE_INFO, type FilterTypeInfo, TYPE_ALIASES } from './filter-types.ts';
import { nearest } from './nearest.ts';
import { readValue } from './read-value.ts';
import { refusalsOfFilter } from './refusals.ts';

export const MAX_FILTERS = 50;
/** Total of all filters: a search runs in one piece, and no other request has a turn meanwhile. */
const MAX_VALUES = 500;
/** A circle stands for hundreds of towns. */
const VALUES_OF_RADIUS = 20;
/** Half the way around France. For a larger circle, use a country. */
const MAX_RADIUS_KM = 500;

type Path = (string | number)[];
type Checked<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };

/**
 * Turns raw filters into filters with every default filled in, or returns every problem with them.
 * A filter that could match no one (an unknown type, an unknown value of a closed list) is an issue
 * that names the nearest accepted ones, never a silent zero (decision 16).
 */
export function validateFilters(
  raw: unknown,
  lexicon: Lexicon,
  path: Path = ['filters'],
): { filters: Filter[] } | { issues: Issue[] } {
  if (!Array.isArray(raw)) return { issues: [{ path, message: 'must be an array of filters' }] };
  if (raw.length < 1 || raw.length > MAX_FILTERS)
    return {
      issues: [{ path, message: `must have 1 to ${MAX_FILTERS} filters, not ${raw.length}` }],
    };
  const results = raw.map((item, index) => readFilter(item, lexicon, [...path, index]));
  const issues = results.flatMap((result) => (result.ok ? [] : result.issues));
  if (issues.length > 0) return { issues };
  const filters = results.flatMap((result) => (result.ok ? result.value : []));
  const values = filters.reduce((sum, filter) => sum + valuesIn(filter), 0);
  return values > MAX_VALUES
    ? {
        issues: [
          {
            path,
            message: `must have at most ${MAX_VALUES} values together, each word of a KEYWORD and ${VALUES_OF_RADIUS} for a radius counted, not ${values}`,
          },
        ],
      }
    : { filters };
}

function valuesIn({ filterType, value, radius }: Filter): number {
  const items = [value].flat();
  if (filterType === 'KEYWORD')
    return items.reduce<number>(
      (sum, text) => sum + String(text).split(/[^\p{L}\p{N}]+/u).length,
      0,
    );
  return items.length * (radius === undefined ? 1 : VALUES_OF_RADIUS);
}

function readFilter(raw: unknown, lexicon: Lexicon, path: Path): Checked<Filter> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return failed(path, 'must be an object with filterType and value');
  const item = raw as Record<string, unknown>;
  const type = readType(item.filterType, [...path, 'filterType']);
  if (!type.ok) return type;
  const filterType = type.value;
  const info = FILTER_TYPE_INFO[filterType];

  const issues: Issue[] = [];
  const value = readValue(item.value, info.kind, lexicon, [...path, 'value']);
  if ('issues' in value) issues.push(...value.issues);
  const flag = (name: 'isRequired' | 'isExcluded' | 'isExactMatch', fallback: boolean): boolean => {
    const given = item[name];
    if (given === undefined) return fallback;
    if (typeof given === 'boolean') return given;
    issues.push({ path: [...path, name], message: 'must be true or false' });
    return fallback;
  };
  const isExcluded = flag('isExcluded', false);
  const isRequired = flag('isRequired', true) && !isExcluded;
  const isExactMatch = flag('isExactMatch', false);
  const radius = readRadius(item.radius, filterType, info, [...path, 'radius']);
  const history = readHistory(item.history, filterType, info, [...path, 'history']);
  for (const option of [radius, history]) if (!option.ok) issues.push(...option.issues);
  if (radius.ok && radius.value !== undefined && !('issues' in value))
    issues.push(...withoutCentre(value.value, lexicon, [...path, 'radius']));
  if (!('issues' in value))
    issues.push(...refusalsOfFilter({ filterType, ...value }, lexicon, [...path, 'value']));
  if (issues.length > 0 || 'issues' in value || !radius.ok || !history.ok)
    return { ok: false, issues };
  return {
    ok: true,
    value: {
      filterType,
      value: value.value,
      isRequired,
      isExcluded,
      isExactMatch,
      ...(radius.value !== undefined && { radius: radius.value }),
      ...(history.value !== undefined && { history: history.value }),
    },
  };
}

function readType(given: unknown, path: Path): Checked<FilterType> {
  if (typeof given !== 'string') return failed(path, `must be one of ${FILTER_TYPES.join(', ')}`);
  const type = Object.hasOwn(TYPE_ALIASES, given) ? TYPE_ALIASES[given]! : given;
  if ((PROTECTED_ATTRIBUTES as readonly string[]).includes(type.trim().toUpperCase())) {
    return failed(path, `${given} is a protected attribute; searches cannot use it`, {
      code: 'protected_attribute',
      quote: given,
    });
  }
  if (!(FILTER_TYPES as readonly string[]).includes(type)) {
    const suggestions = nearest(type, [...FILTER_TYPES, ...Object.keys(TYPE_ALIASES)]);
    return failed(
      path,
      `unknown filter type; did you mean ${suggestions.join(', ')}? Accepted: ${FILTER_TYPES.join(', ')}`,
      {
        code: 'unknown_filter_type',
        suggestions,
      },
    );
  }
  return { ok: true, value: type as FilterType };
}

function readRadius(
  given: unknown,
  type: FilterType,
  info: FilterTypeInfo,
  path: Path,
): Checked<number | undefined> {
  if (given === undefined) return { ok: true, value: undefined };
  if (!info.takesRadius) return failed(path, `applies to LOCATION only, not to ${type}`);
  if (typeof given !== 'number' || !(given >= 1 && given <= MAX_RADIUS_KM))
    return failed(path, `must be a number of kilometres from 1 to ${MAX_RADIUS_KM}`);
  return { ok: true, value: given };
}

/** A radius needs a centre. Countries, states and unknown names have none. */
function withoutCentre(value: FilterValue, lexicon: Lexicon, path: Path): Issue[] {
  return [value].flat().flatMap((item): Issue[] => {
    const places = likeliest(String(item), lexicon);
    if (places.some((place) => place.latitude !== null)) return [];
    const why =
      places.length > 0 ? `${item} has no centre to measure from` : `${item} is no known place`;
    return [{ path, message: `${why}; name a city or a metropolitan area, or leave radius out` }];
  });
}

function readHistory(
  given: unknown,
  type: FilterType,
  info: FilterTypeInfo,
  path: Path,
): Checked<History | undefined> {
  if (given === undefined)
    return { ok: true, value: info.takesHistory ? 'CURRENT_AND_PAST' : undefined };
  if (!info.takesHistory)
    return failed(path, `applies to JOB_TITLE, COMPANY and INDUSTRY only, not to ${type}`);
  if (!(HISTORIES as readonly unknown[]).includes(given)) {
    const suggestions = typeof given === 'string' ? nearest(given, HISTORIES) : undefined;
    return failed(
      path,
      `must be one of ${HISTORIES.join(', ')}`,
      suggestions && { code: 'unknown_value', suggestions },
    );
  }
  return { ok: true, value: given as History };
}

function failed(
  path: Path,
  message: string,
  details: Omit<Issue, 'path' | 'message'> = {},
): { ok: false; issues: Issue[] } {
  return { ok: false, issues: [{ path, message, ...details }] };
}
