import { COMPANY_SIZES } from '../../lexicon/lexicon.ts';
import type { Lexicon } from '../../lexicon/types.ts';
import type { Issue } from '../../platform/errors.ts';
import { isProfileAddress } from '../document/terms.ts';
import { readCompanySize } from './company-size.ts';
import { CONTACT_KINDS, type FilterValue, POOLS } from './filter.ts';
import type { ValueKind } from './filter-types.ts';
import { keywordTexts, parseKeywords } from './keywords.ts';
import { LEVEL_NAMES, readLevel, splitLanguage } from './language.ts';
import { nearest } from './nearest.ts';
import { type Range, rangeText, readRange } from './range.ts';

type Path = (string | number)[];
type Item = string | number;
/** The problem with a value, without its path. */
interface Problem {
  message: string;
  code?: string;
  suggestions?: string[];
}

const MAX_ITEMS = 100;
const MAX_CHARACTERS = 300;
const MAX_KEYWORD_CHARACTERS = 2_000;
/** No career is longer. */
const MAX_YEARS = 80;
const MAX_DAYS = 36_500;

/**
 * The value of a filter, checked and in its usual form: texts trimmed, single ranges as `{ min, max
 * }`, ranges of an array as texts. An array means any of its items.
 */
export function readValue(
  raw: unknown,
  kind: ValueKind,
  lexicon: Lexicon,
  path: Path,
): { value: FilterValue } | { issues: Issue[] } {
  if (raw === undefined || raw === null) return { issues: [{ path, message: 'is missing' }] };
  if (!Array.isArray(raw)) {
    const problem = problemWith(raw, kind, lexicon);
    return problem ? { issues: [{ path, ...problem }] } : { value: usualForm(raw, kind) };
  }
  if (raw.length < 1 || raw.length > MAX_ITEMS)
    return { issues: [{ path, message: `must have 1 to ${MAX_ITEMS} items` }] };
  const issues = raw.flatMap((item, index): Issue[] => {
    const problem =
      isItem(item) || kind === 'years' || kind === 'sourcing'
        ? problemWith(item, kind, lexicon, true)
        : { message: 'must be a text or a number' };
    return problem ? [{ path: [...path, index], ...problem }] : [];
  });
  return issues.length > 0 ? { issues } : { value: raw.map((item) => usualItem(item, kind)) };
}

function usualItem(item: Item | Range, kind: ValueKind): Item {
  if (typeof item === 'object') return rangeText(readRange(item, MAX_YEARS)!);
  return typeof item === 'string' ? usualText(item, kind) : item;
}

function usualText(text: string, kind: ValueKind): string {
  if (kind === 'companySize') return readCompanySize(text)!;
  return kind === 'contact' || kind === 'pool' ? text.trim().toLowerCase() : text.trim();
}

const isItem = (item: unknown): item is Item =>
  typeof item === 'string' || typeof item === 'number';

/** True or false; the id of a sourcing never looks like that. */
const isTruth = (raw: unknown): boolean =>
  typeof raw === 'boolean' || (typeof raw === 'string' && /^\s*(?:true|false)\s*$/.test(raw));

function usualForm(raw: unknown, kind: ValueKind): FilterValue {
  if (kind === 'years') return readRange(raw, MAX_YEARS)!;
  if (kind === 'days') return Number(raw);
  if (kind === 'sourcing' && isTruth(raw)) return String(raw).trim() === 'true';
  return usualText(String(raw), kind);
}

function problemWith(
  raw: unknown,
  kind: ValueKind,
  lexicon: Lexicon,
  isItemOfArray = false,
): Problem | null {
  if (kind === 'years') {
    return readRange(raw, MAX_YEARS)
      ? null
      : {
          message: `must be whole years from 0 to ${MAX_YEARS}: 5, "3-5", "5+", "-2" or { min, max }`,
        };
  }
  if (kind === 'days') {
    const days = typeof raw === 'string' && /^\d{1,5}$/.test(raw.trim()) ? Number(raw) : raw;
    return Number.isInteger(days) && (days as number) >= 1 && (days as number) <= MAX_DAYS
      ? null
      : { message: `must be a whole number of days from 1 to ${MAX_DAYS}` };
  }
  if (kind === 'sourcing' && isTruth(raw))
    return isItemOfArray ? { message: 'true and false stand alone, not in an array' } : null;
  if (!isItem(raw))
    return {
      message: `must be a text, or an array of texts of which any will do${ofShortList(kind, lexicon)}`,
    };
  const text = String(raw);
  const limit = kind === 'keywords' ? MAX_KEYWORD_CHARACTERS : MAX_CHARACTERS;
  if ([...text.trim()].length > limit) return { message: `must have at most ${limit} characters` };
  if (kind === 'title' && !/\p{L}/u.test(text))
    return { message: 'must be a text with at least one letter' };
  if (lexicon.fold(text) === '') return { message: 'must have at least one letter or digit' };
  return problemWithText(text, kind, lexicon);
}

/** The accepted values, when the list is short. */
function ofShortList(
  kind: ValueKind,
  { closedLists: { seniorities, functions } }: Lexicon,
): string {
  const lists: Partial<Record<ValueKind, readonly string[]>> = {
    seniority: seniorities,
    function: functions.map(({ id }) => id),
    companySize: COMPANY_SIZES,
    contact: CONTACT_KINDS,
    pool: POOLS,
  };
  const accepted = lists[kind];
  return accepted ? `: ${accepted.join(', ')}` : '';
}

/** Kinds with a handful of values that never change. */
const FEW_WORDS = {
  contact: { what: 'kind of contact', accepted: CONTACT_KINDS as readonly string[] },
  pool: { what: 'pool', accepted: POOLS as readonly string[] },
};

function problemWithText(text: string, kind: ValueKind, lexicon: Lexicon): Problem | null {
  const { seniorities, functions, spellings } = lexicon.closedLists;
  switch (kind) {
    case 'seniority':
      return lexicon.readSeniority(text) ? null : unknownOf('seniority', text, seniorities);
    case 'function':
      return lexicon.readFunction(text)
        ? null
        : unknownOf(
            'job function',
            text,
            functions.map((known) => known.id),
          );
    case 'industry':
      return lexicon.readIndustry(text)
        ? null
        : misspelt(
            'industry',
            text,
            spellings.industries(),
            'use a usual industry name, or KEYWORD for other words',
          );
    case 'country':
      return lexicon.readPlaces(text).some((place) => place.kind === 'country')
        ? null
        : misspelt(
            'country',
            text,
            spellings.countries(),
            'use its English or French name or its ISO 3166 code, or LOCATION for other places',
          );
    case 'language': {
      const { name, level } = splitLanguage(text);
      if (!lexicon.readLanguage(name))
        return misspelt(
          'language',
          name,
          spellings.languages(),
          'use its English or French name or its ISO 639-1 code',
        );
      if (level === null || readLevel(level, lexicon) !== null) return null;
      return misspelt(
        'language level',
        level,
        LEVEL_NAMES,
        'use A1 to C2, 1 to 5, or words such as fluent or native',
      );
    }
    case 'companySize':
      return readCompanySize(text) ? null : unknownOf('company size', text, COMPANY_SIZES);
    case 'contact':
    case 'pool': {
      const { what, accepted } = FEW_WORDS[kind];
      return accepted.includes(lexicon.fold(text)) ? null : unknownOf(what, text, accepted);
    }
    case 'profileUrl':
      return isProfileAddress(text)
        ? null
        : {
            message:
              'must be the URL of a public profile, such as https://www.linkedin.com/in/camille-moreau',
          };
    case 'keywords': {
      const parsed = parseKeywords(text);
      if ('problem' in parsed) return { message: `cannot be read: ${parsed.problem}` };
      const empty = keywordTexts(parsed.query).find((part) => lexicon.fold(part) === '');
      return empty === undefined ? null : { message: `"${empty}" has no letter or digit` };
    }
    default:
      return null;
  }
}

/** For lists too long to show: the nearest names, and how to find the others. */
function misspelt(what: string, text: string, names: readonly string[], advice: string): Problem {
  const suggestions = nearest(text, names);
  return {
    message: `unknown ${what} "${text}"; did you mean ${suggestions.join(', ')}? Else ${advice}`,
    code: 'unknown_value',
    suggestions,
  };
}

function unknownOf(what: string, text: string, accepted: readonly string[]): Problem {
  const suggestions = nearest(text, accepted);
  return {
    message: `unknown ${what} "${text}"; did you mean ${suggestions.join(', ')}? Accepted: ${accepted.join(', ')}`,
    code: 'unknown_value',
    suggestions,
  };
}
