import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../language/format.ts';
import type { Filter } from './filter.ts';
import { useMessages } from './messages.ts';
import { filterTypesQuery } from './queries.ts';

/** Describes filters as text. */
export function useDescribe() {
  const messages = useMessages();
  const format = useFormat();
  const { data } = useQuery(filterTypesQuery);
  const nameOf = (filterType: string): string =>
    data?.filterTypes.find(
      (info) => info.filterType === filterType || info.aliases.includes(filterType),
    )?.label ?? messages.unnamed(filterType);

  /**
   * "en:full_professional" becomes "English, full professional". An unknown code or level stays as
   * typed.
   */
  function languageText(typed: string): string {
    const [name = '', level] = typed.split(':').map((part) => part.trim());
    const levels: Record<string, string> = messages.levels;
    return [
      isLanguageCode(name) ? format.languageName(name) : name,
      ...(level ? [levels[level.toLowerCase()] ?? level] : []),
    ].join(', ');
  }

  function valueText({ filterType, value }: Pick<Filter, 'filterType' | 'value'>): string {
    if (Array.isArray(value))
      return value.map((one) => valueText({ filterType, value: one })).join(messages.either);
    if (typeof value === 'string' && filterType === 'LANGUAGE') return languageText(value);
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (typeof value !== 'object') return String(value);
    const [min, max] = [value.min, value.max].map((bound) =>
      bound === undefined ? null : format.number(bound),
    );
    if (min == null) return max == null ? '' : messages.upTo(max);
    return max == null ? messages.from(min) : messages.between(min, max);
  }

  /** Its options: "exactly", "50 km around". */
  function detailsOf({ isExcluded, isRequired, isExactMatch, radius, history }: Filter): string[] {
    return [
      ...(isExactMatch ? [messages.exact] : []),
      ...(radius === undefined ? [] : [messages.around(format.number(radius))]),
      ...(history === undefined || history === 'CURRENT_AND_PAST'
        ? []
        : [messages.histories[history]]),
      ...(isRequired === false && !isExcluded ? [messages.optional] : []),
    ];
  }

  return {
    nameOf,
    valueText,
    detailsOf,
    /** "Job title: Nurse", without its details. */
    titleOf: (filter: Filter): string =>
      `${nameOf(filter.filterType)}${messages.separator}${valueText(filter)}`,
  };
}

const isLanguageCode = (text: string): boolean => /^[a-z]{2,3}$/i.test(text);
