import type { Lexicon } from '../../src/lexicon/types.ts';
import type { Filter, Interpretation } from '../../src/search/search.ts';
import type { Label, Slot, Stance } from './labels.ts';

/**
 * One thing that a prompt asks for, in a form that does not depend on the wording: by meaning where
 * the lexicon knows one, else by its words.
 */
export interface Fact {
  slot: Slot;
  stance: Stance;
  key: string;
  /** Kilometres around a place. */
  radius: number | null;
}

const SLOT_OF: Partial<Record<Filter['filterType'], Slot>> = {
  JOB_TITLE: 'title',
  SENIORITY: 'seniority',
  JOB_FUNCTION: 'function',
  LOCATION: 'place',
  COUNTRY: 'place',
  YEARS_OF_EXPERIENCE: 'years',
  YEARS_IN_CURRENT_ROLE: 'years in role',
  YEARS_AT_CURRENT_COMPANY: 'years at company',
  SKILL: 'skill',
  COMPANY: 'company',
  CURRENT_COMPANY: 'current company',
  PAST_COMPANY: 'past company',
  SCHOOL: 'school',
  DEGREE: 'degree',
  FIELD_OF_STUDY: 'field',
  LANGUAGE: 'language',
  CERTIFICATION: 'certification',
  INDUSTRY: 'industry',
};

/** Two spellings have one key when a search for either finds the same people. */
function keyOf(lexicon: Lexicon, slot: Slot, value: string): string {
  const words = lexicon.fold(value);
  switch (slot) {
    case 'title':
      return lexicon.readTitle(value).family ?? lexicon.stems(value).join(' ');
    case 'seniority':
      return lexicon.readSeniority(value) ?? words;
    case 'function':
      return lexicon.readFunction(value)?.id ?? words;
    case 'place':
      return lexicon.readPlaces(value)[0]?.id ?? words;
    case 'skill':
      return lexicon.readSkill(value)?.id ?? words;
    case 'school':
      return lexicon.readSchool(value)?.name ?? words;
    case 'degree':
      return lexicon.readDegree(value)?.family ?? words;
    case 'field':
      return lexicon.readField(value)?.id ?? words;
    case 'industry':
      return lexicon.readIndustry(value)?.id ?? words;
    case 'language': {
      const [name = '', level] = value.split(/[: ]/);
      return `${lexicon.readLanguage(name)?.code} ${level ? lexicon.readLanguageLevel(level) : 'any'}`;
    }
    default:
      return words;
  }
}

const keysOf = (lexicon: Lexicon, slot: Slot, values: readonly string[]): string =>
  [...new Set(values.map((value) => keyOf(lexicon, slot, value)))].sort().join(' | ');

/** Years and words are compared as they are written. */
const LITERAL: readonly Slot[] = [
  'years',
  'years in role',
  'years at company',
  'size',
  'told',
  'ignored',
];

export function factOfLabel(lexicon: Lexicon, { slot, stance, values }: Label): Fact {
  const radius =
    slot === 'place'
      ? (values.map((value) => /~(\d+)$/.exec(value)?.[1]).find((km) => km !== undefined) ?? null)
      : null;
  const bare = values.map((value) => value.replace(/\s*~\d+$/, ''));
  const key = LITERAL.includes(slot) ? bare.join(' | ') : keysOf(lexicon, slot, bare);
  return { slot, stance, key, radius: radius === null ? null : Number(radius) };
}

function valuesOf({ value }: Filter): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'object') return [`${value.min ?? ''}..${value.max ?? ''}`];
  return [String(value)];
}

/** What a filter says; null for one that no label speaks of, such as a keyword. */
function factOfFilter(lexicon: Lexicon, filter: Filter): Fact | null {
  const slot = SLOT_OF[filter.filterType];
  if (!slot) return null;
  const stance: Stance = filter.isExcluded ? 'not' : filter.isRequired ? 'must' : 'nice';
  const values = valuesOf(filter);
  if (filter.isExcluded && slot === 'title' && values.includes('freelance'))
    return { slot: 'freelance', stance, key: 'freelance', radius: null };
  const key = LITERAL.includes(slot) ? values.join(' | ') : keysOf(lexicon, slot, values);
  return { slot, stance, key, radius: filter.radius ?? null };
}

export function factsOf(lexicon: Lexicon, { filters }: Interpretation): Fact[] {
  return filters.flatMap((filter) => factOfFilter(lexicon, filter) ?? []);
}
