import type { Issue } from '../../../../client/src/contract.ts';
import { type Filter, sameValue, slim } from '../filters/filter.ts';

/** A search: by the prompt as typed, or by filters once the user has changed them. */
export type Asked = { prompt: string } | { filters: Filter[] };

export function askedOf({
  prompt,
  filters,
}: {
  prompt?: string;
  filters?: Filter[];
}): Asked | null {
  if (filters !== undefined) return { filters };
  return prompt === undefined ? null : { prompt };
}

interface Page<T> {
  talents: T[];
}

/** All people of all pages, without duplicates, in order of arrival. */
export function everybodyOf<T extends { id: string }>(pages: readonly Page<T>[]): T[] {
  const seen = new Set<string>();
  return pages.flatMap(({ talents }) => talents.filter(({ id }) => !seen.has(id) && seen.add(id)));
}

type Spanned = Filter & { span: { start: number; end: number } };

/**
 * The position in the prompt of the words behind each filter; null for a filter that has changed
 * since, or that did not come from the prompt.
 */
export function spansOf(
  filters: readonly Filter[],
  read: readonly Spanned[],
): ({ start: number; end: number } | null)[] {
  const left = [...read];
  return filters.map((filter) => {
    const at = left.findIndex((one) => sameValue(slim(one), filter));
    return at < 0 ? null : (left.splice(at, 1)[0]?.span ?? null);
  });
}

/** The filter that an issue is about; null when it is about none. */
export function filterOfIssue({ path }: Issue): number | null {
  const [list, index] = path;
  return list === 'filters' && typeof index === 'number' ? index : null;
}

export function suggestionsOf(issue: Issue): string[] {
  const { suggestions } = issue;
  return Array.isArray(suggestions) ? suggestions.filter((one) => typeof one === 'string') : [];
}

/** The filters, with an issue's suggestion applied. */
export function mended(filters: readonly Filter[], { path }: Issue, suggestion: string): Filter[] {
  const [, index, field, item] = path;
  return filters.map((filter, at) => {
    if (at !== index) return filter;
    if (field === 'filterType')
      return { ...filter, filterType: suggestion as Filter['filterType'] };
    if (field === 'history') return { ...filter, history: suggestion as Filter['history'] };
    const value =
      Array.isArray(filter.value) && typeof item === 'number'
        ? filter.value.map((one, n) => (n === item ? suggestion : one))
        : suggestion;
    return { ...filter, value };
  });
}
