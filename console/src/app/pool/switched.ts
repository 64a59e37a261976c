import type { Filter } from '../filters/filter.ts';

/** Another meaning that the service offers for words of the prompt. */
export interface Offer {
  start: number;
  end: number;
  /** The values of the filter that mean what was read. */
  values: readonly string[];
  instead: { filterType: Filter['filterType']; value: string };
}

type Span = { start: number; end: number } | null;

/** The filters with the other meaning of some words; its other values stay. */
export function switched(
  filters: readonly Filter[],
  spans: readonly Span[],
  { start, end, values, instead }: Offer,
): Filter[] {
  return filters.map((filter, index) => {
    const span = spans[index];
    if (!span || filter.filterType !== instead.filterType) return filter;
    if (span.start > start || span.end < end) return filter;
    const old = [filter.value].flat().map(String);
    const at = old.findIndex((value) => values.includes(value));
    if (at < 0) return filter;
    const next = [...new Set([...old.slice(0, at), instead.value, ...old.slice(at)])].filter(
      (value) => value === instead.value || !values.includes(value),
    );
    return { ...filter, value: next.length === 1 ? (next[0] ?? '') : next };
  });
}
