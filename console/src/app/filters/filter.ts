import type { components } from '../../../../client/src/types.gen.ts';

/** A filter as the API expects it. Missing fields have the API's defaults. */
export type Filter = components['schemas']['Filter'];
export type FilterTypeInfo = components['schemas']['FilterType'];
export type FilterValue = Filter['value'];

const HISTORIES = ['CURRENT', 'PAST', 'CURRENT_AND_PAST'] as const;

/**
 * The filters in a URL; undefined when there are none. Anything invalid is skipped, and the page
 * shows the rest.
 */
export function filtersOf(value: unknown): Filter[] | undefined {
  const read = [value].flat().flatMap((item) => oneOf(item) ?? []);
  return read.length > 0 ? read : undefined;
}

function oneOf(item: unknown): Filter | null {
  if (typeof item !== 'object' || item === null) return null;
  const { filterType, value, isRequired, isExcluded, isExactMatch, radius, history } =
    item as Record<string, unknown>;
  if (typeof filterType !== 'string' || !isValue(value)) return null;
  return slim({
    // The API checks the type and the value. The page shows its message beside the filter.
    filterType: filterType as Filter['filterType'],
    value,
    isRequired: isRequired !== false,
    isExcluded: isExcluded === true,
    isExactMatch: isExactMatch === true,
    ...(typeof radius === 'number' && { radius }),
    ...(HISTORIES.includes(history as (typeof HISTORIES)[number]) && {
      history: history as Filter['history'],
    }),
  });
}

function isValue(value: unknown): value is FilterValue {
  if (Array.isArray(value))
    return (
      value.length > 0 && value.every((one) => typeof one === 'string' || typeof one === 'number')
    );
  if (typeof value === 'object' && value !== null)
    return isBound(value, 'min') && isBound(value, 'max');
  return ['string', 'number', 'boolean'].includes(typeof value);
}

const isBound = (value: object, name: string): boolean =>
  ['undefined', 'number'].includes(typeof (value as Record<string, unknown>)[name]);

/**
 * Drops defaults and fields that only describe the filter (the words it was read from), for URLs
 * and requests.
 */
export function slim({
  filterType,
  value,
  isRequired,
  isExcluded,
  isExactMatch,
  radius,
  history,
}: Filter): Filter {
  return {
    filterType,
    value,
    ...(isRequired === false && !isExcluded && { isRequired }),
    ...(isExcluded && { isExcluded }),
    ...(isExactMatch && { isExactMatch }),
    ...(radius !== undefined && { radius }),
    ...(history !== undefined && history !== 'CURRENT_AND_PAST' && { history }),
  };
}

export const sameFilter = (one: Filter, other: Filter): boolean =>
  JSON.stringify(slim(one)) === JSON.stringify(slim(other));

/**
 * Identifies what a filter asks for, ignoring its flags: two filters match when one was made from
 * the other by changing flags.
 */
export const sameValue = (one: Filter, other: Filter): boolean =>
  one.filterType === other.filterType && JSON.stringify(one.value) === JSON.stringify(other.value);

/** A value as the user types it: one alternative per line, a range as "3-8", "5+" or "-2". */
export function typedOf(value: FilterValue): string {
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value !== 'object') return String(value);
  const { min, max } = value;
  if (min === undefined) return max === undefined ? '' : `-${max}`;
  return max === undefined ? `${min}+` : `${min}-${max}`;
}

/**
 * The typed value as the API expects it; null when empty. Numbers and booleans are converted when
 * the type's examples have them.
 */
export function readTyped(typed: string, examples: readonly FilterValue[]): FilterValue | null {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const kinds = new Set(examples.map((example) => typeof example));
  const [first] = lines;
  if (first === undefined) return null;
  if (lines.length > 1) return lines;
  if (kinds.has('boolean') && /^(?:true|false)$/i.test(first))
    return first.toLowerCase() === 'true';
  if (kinds.has('number') && /^\d+$/.test(first)) return Number(first);
  return first;
}
