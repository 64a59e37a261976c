import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../language/format.ts';
import type { Filter } from './filter.ts';
import { filterTypesQuery } from './queries.ts';
import { useWords } from './words.ts';

/** Filters in words. */
export function useDescribe() {
  const words = useWords();
  const format = useFormat();
  const { data } = useQuery(filterTypesQuery);
  const nameOf = (filterType: string): string =>
    data?.filterTypes.find((info) => info.filterType === filterType || info.aliases.includes(filterType))?.label ?? words.unnamed(filterType);

  /** "en:full_professional" is "English, full professional"; what is no code or no level that has words stays as it was typed. */
  function languageText(typed: string): string {
    const [name = '', level] = typed.split(':').map((part) => part.trim());
    const levels: Record<string, string> = words.levels;
    return [isLanguageCode(name) ? format.languageName(name) : name, ...(level ? [levels[level.toLowerCase()] ?? level] : [])].join(', ');
  }

  function valueText({ filterType, value }: Pick<Filter, 'filterType' | 'value'>): string {
    if (Array.isArray(value)) return value.map((one) => valueText({ filterType, value: one })).join(words.either);
    if (typeof value === 'string' && filterType === 'LANGUAGE') return languageText(value);
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value !== 'object') return String(value);
    const [min, max] = [value.min, value.max].map((bound) => (bound === undefined ? null : format.number(bound)));
    if (min == null) return max == null ? '' : words.upTo(max);
    return max == null ? words.from(min) : words.between(min, max);
  }

  /** What qualifies it: "exactly", "50 km around". */
  function detailsOf({ isExcluded, isRequired, isExactMatch, radius, history }: Filter): string[] {
    return [
      ...(isExactMatch ? [words.exact] : []),
      ...(radius === undefined ? [] : [words.around(format.number(radius))]),
      ...(history === undefined || history === 'CURRENT_AND_PAST' ? [] : [words.histories[history]]),
      ...(isRequired === false && !isExcluded ? [words.optional] : []),
    ];
  }

  return {
    nameOf,
    valueText,
    detailsOf,
    /** "Job title: Nurse", without its details. */
    titleOf: (filter: Filter): string => `${nameOf(filter.filterType)}${words.separator}${valueText(filter)}`,
  };
}

const isLanguageCode = (text: string): boolean => /^[a-z]{2,3}$/i.test(text);
