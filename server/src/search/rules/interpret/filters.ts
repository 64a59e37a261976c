import type { FilterType, FilterValue, History, InterpretedFilter } from '../filter.ts';
import { MAX_FILTERS } from '../validate.ts';
import type { Item, Meaning, MeaningOf, Text, YearsScope } from './elements.ts';
import type { Group } from './groups.ts';
import { PROFICIENCY_LEVELS } from './proficiency.ts';

const YEARS_TYPES: Record<YearsScope, FilterType> = {
  career: 'YEARS_OF_EXPERIENCE',
  role: 'YEARS_IN_CURRENT_ROLE',
  company: 'YEARS_AT_CURRENT_COMPANY',
};

const COMPANY_TYPES: Record<MeaningOf<'company'>['tense'], FilterType> = {
  current: 'CURRENT_COMPANY',
  past: 'PAST_COMPANY',
  any: 'COMPANY',
};

/** What freelancers call themselves in a title, in both languages. */
const FREELANCE_TITLES = ['freelance', 'freelancer', 'indépendant', 'self-employed'];

function typeOf(meaning: Meaning, excluded: boolean): FilterType | null {
  switch (meaning.kind) {
    case 'title':
      return 'JOB_TITLE';
    case 'seniority':
      return 'SENIORITY';
    case 'function':
      return 'JOB_FUNCTION';
    case 'years':
      return YEARS_TYPES[meaning.scope];
    case 'place':
      return 'LOCATION';
    case 'company':
      return COMPANY_TYPES[meaning.tense];
    case 'industry':
      return 'INDUSTRY';
    case 'skill':
      return 'SKILL';
    case 'keyword':
      return 'KEYWORD';
    case 'certification':
      return 'CERTIFICATION';
    case 'language':
      return 'LANGUAGE';
    case 'school':
      return 'SCHOOL';
    case 'degree':
      return 'DEGREE';
    case 'field':
      return 'FIELD_OF_STUDY';
    case 'freelance':
      return excluded ? 'JOB_TITLE' : 'KEYWORD';
    case 'contact':
      return 'HAS_CONTACT';
    case 'management':
    case 'employers':
      return null;
  }
}

function textValue(meaning: Meaning): string {
  if (meaning.kind === 'language')
    return meaning.level === null
      ? meaning.code
      : `${meaning.code}:${PROFICIENCY_LEVELS[meaning.level - 1]}`;
  return 'value' in meaning ? meaning.value : '';
}

/** A name that several places share has each of them as a value. */
const textValues = (meaning: Meaning): string[] =>
  meaning.kind === 'place' && meaning.also
    ? [meaning.value, ...meaning.also]
    : [textValue(meaning)];

/**
 * Years are whole and rounded down, so "less than 3" ends at 2, and "18 months" at 1. A person with
 * 3.9 years counts as 3.
 */
function mostYears(max: number, strict: boolean): number {
  return strict ? Math.max(0, Math.ceil(max) - 1) : Math.floor(max);
}

function valueFor(items: readonly Item[], first: Item): FilterValue {
  const { meaning } = first;
  if (meaning.kind === 'years')
    return {
      ...(meaning.min === null ? {} : { min: Math.floor(meaning.min) }),
      ...(meaning.max === null ? {} : { max: mostYears(meaning.max, meaning.strict) }),
    };
  if (meaning.kind === 'freelance')
    return first.excluded ? FREELANCE_TITLES : 'freelance OR indépendant OR "self-employed"';
  const values = [...new Set(items.flatMap((one) => textValues(one.meaning)))];
  return values.length === 1 ? (values[0] ?? '') : values;
}

/**
 * Seniority (except internships), industry and freelance work only raise the rank unless the prompt
 * insists. Everything else is required unless it is a wish.
 */
function isRequired(item: Item, hasTitle: boolean): boolean {
  if (item.excluded || item.stance === 'nice' || item.stance === 'work') return false;
  if (item.meaning.kind === 'function') return !hasTitle;
  if (item.stance === 'must') return true;
  if (item.meaning.kind === 'seniority' && item.meaning.value === 'intern') return true;
  return !['seniority', 'industry', 'freelance'].includes(item.meaning.kind);
}

/** What a group of values counts for, among all groups of the prompt. */
export function forceOf(
  [first]: readonly Item[],
  groups: readonly Group[],
): 'required' | 'wished' | 'excluded' {
  if (first?.excluded) return 'excluded';
  return first && isRequired(first, namesTitle(groups)) ? 'required' : 'wished';
}

const namesTitle = (groups: readonly Group[]): boolean =>
  groups.some((one) => one.items[0]?.meaning.kind === 'title');

/** Places with the same radius share a filter; a place with another radius gets its own filter. */
function splitByRadius(group: Group): Item[][] {
  const byRadius = new Map<number | null, Item[]>();
  for (const one of group.items) {
    const radius = one.meaning.kind === 'place' ? one.meaning.radius : null;
    byRadius.set(radius, [...(byRadius.get(radius) ?? []), one]);
  }
  const shared = [...byRadius.keys()].filter((radius) => radius !== null);
  return shared.length === 1 ? [group.items] : [...byRadius.values()];
}

/**
 * Only titles, companies at any time and industries have a history. In the other company filters
 * the type itself is "current" or "past".
 */
function historyOf(meaning: Meaning, excluded: boolean): History | undefined {
  if (meaning.kind === 'title') return meaning.history;
  if (meaning.kind === 'freelance') return excluded ? 'CURRENT' : undefined;
  return meaning.kind === 'industry' || (meaning.kind === 'company' && meaning.tense === 'any')
    ? 'CURRENT_AND_PAST'
    : undefined;
}

/**
 * A span neither begins nor ends inside a bracket: it includes an adjacent bracket or stops before
 * it.
 */
function wholeBrackets(prompt: string, start: number, end: number): { start: number; end: number } {
  const slice = prompt.slice(start, end);
  const open = slice.lastIndexOf('(');
  if (open > slice.lastIndexOf(')')) {
    if (prompt[end] === ')') return { start, end: end + 1 };
    const before = slice.slice(0, open).trimEnd().length;
    return before > 0 ? { start, end: start + before } : { start: start + open + 1, end };
  }
  const close = slice.indexOf(')');
  const inside = close >= 0 && !slice.slice(0, close).includes('(');
  return inside && prompt[start - 1] === '(' ? { start: start - 1, end } : { start, end };
}

/**
 * "At least six months": less than a year, and the filter counts whole years. The criterion states
 * it.
 */
function isAnyTime(meaning: Meaning): boolean {
  return meaning.kind === 'years' && meaning.max === null && Math.floor(meaning.min ?? 0) === 0;
}

function filterOf(text: Text, items: Item[], hasTitle: boolean): InterpretedFilter | null {
  const [first] = items;
  const type = first ? typeOf(first.meaning, first.excluded) : null;
  if (!first || !type || isAnyTime(first.meaning)) return null;
  const { start, end } = wholeBrackets(
    text.prompt,
    Math.min(...items.map((one) => text.tokens[one.from]?.start ?? 0)),
    Math.max(...items.map((one) => text.tokens[one.to - 1]?.end ?? 0)),
  );
  const radius = items
    .map((one) => (one.meaning.kind === 'place' ? one.meaning.radius : null))
    .find((km) => km !== null);
  const history = historyOf(first.meaning, first.excluded);
  return {
    filterType: type,
    value: valueFor(items, first),
    isRequired: isRequired(first, hasTitle),
    isExcluded: first.excluded,
    isExactMatch: false,
    ...(radius ? { radius } : {}),
    ...(history ? { history } : {}),
    span: { start, end, text: text.prompt.slice(start, end) },
  };
}

/** The filters of the groups, in the order of the prompt, without duplicates. */
export function filtersOf(text: Text, groups: readonly Group[]): InterpretedFilter[] {
  const hasTitle = namesTitle(groups);
  const filters: InterpretedFilter[] = [];
  const seen = new Set<string>();
  for (const one of groups) {
    for (const items of splitByRadius(one)) {
      const filter = filterOf(text, items, hasTitle);
      const key = filter
        ? JSON.stringify([
            filter.filterType,
            filter.value,
            filter.isExcluded,
            filter.history ?? null,
          ])
        : '';
      if (!filter || seen.has(key)) continue;
      seen.add(key);
      filters.push(filter);
    }
  }
  return filters
    .sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
    .slice(0, MAX_FILTERS);
}
