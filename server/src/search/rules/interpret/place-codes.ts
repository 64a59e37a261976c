import type { Lexicon, Place } from '../../../lexicon/types.ts';
import { type Text, textOf } from './elements.ts';
import type { Named } from './place-words.ts';

/*
 * Places named by a code: the number of a French département, a post code, two capitals.
 */

/** "38 ans", "44 km": a quantity, not the number of a département. */
function isCounted({ tokens }: Text, at: number): boolean {
  const range =
    ['-', '–'].includes(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.kind === 'number';
  if (range && isCounted({ tokens } as Text, at + 2)) return true;
  return /^(?:ans?|annees?|mois|semaines?|jours?|j|h|heures?|km|kms|min|minutes|years?|yrs?|months?|%|k|ke|€|k€|e|euros?|personnes?|salaries|collaborateurs|lits|places|clients|postes?|m|m2|tonnes?|\+)$/.test(
    tokens[at + 1]?.word ?? '',
  );
}

const OVERSEAS_DEPARTMENTS: Record<string, string> = {
  '971': 'Guadeloupe',
  '972': 'Martinique',
  '973': 'French Guiana',
  '974': 'Réunion',
  '976': 'Mayotte',
};

/** The département of a number or a French post code: "37", "75008"; null for any other number. */
function departmentOf(text: Text, lexicon: Lexicon, at: number): Place | null {
  const typed = textOf(text, at, at + 1);
  const overseas = OVERSEAS_DEPARTMENTS[typed];
  if (overseas) return lexicon.readPlaces(overseas)[0] ?? null;
  const digits = /^(\d\d|2[AB])(?:\d{3})?$/i.exec(typed);
  return digits ? lexicon.place(`region:fr-${digits[1]?.toLowerCase()}`) : null;
}

/**
 * "Vienne (38)", "tours 37", "Lyon 69003": the town in the very département of the number or post
 * code after it, up to the token behind that.
 */
export function departmentAfter(
  text: Text,
  lexicon: Lexicon,
  town: string,
  at: number,
): Named | null {
  const opens = text.tokens[at]?.word === '(';
  const number = opens ? at + 1 : at;
  const department = departmentOf(text, lexicon, number);
  if (!department || isCounted(text, number)) return null;
  const typed = `${town}, ${department.name}`;
  const [place] = lexicon.readPlaces(typed);
  if (place?.kind !== 'city') return null;
  return {
    place,
    typed,
    to: opens && text.tokens[number + 1]?.word === ')' ? number + 2 : number + 1,
  };
}

/** The cities with post codes of their own, by département. */
const CITY_POST_CODES: Record<string, string> = {
  '75': 'Paris',
  '690': 'Lyon',
  '130': 'Marseille',
};

/** A French post code alone: its city where the code is one of a big city, else its département. */
export function postCodeAt(text: Text, lexicon: Lexicon, at: number): Named | null {
  const digits = textOf(text, at, at + 1);
  const joins = ['/', 'et', 'ou', 'and', 'or', ','].includes(text.tokens[at - 1]?.word ?? '');
  // "60/62000", "ISO 14001 et 45001".
  const isPartOfNumber =
    text.tokens[at - 1]?.word === '/'
      ? text.tokens[at - 2]?.kind === 'number'
      : joins &&
        text.mentions[at - 2]?.mention.kind === 'skill' &&
        text.tokens[at - 2]?.kind === 'number';
  if (!/^\d{5}$/.test(digits) || isPartOfNumber || text.english) return null;
  const department = departmentOf(text, lexicon, at);
  if (!department) return null;
  const city = CITY_POST_CODES[digits.slice(0, 2)] ?? CITY_POST_CODES[digits.slice(0, 3)];
  const place = city ? (lexicon.readPlaces(city)[0] ?? department) : department;
  return { place, typed: place.name, to: at + 1 };
}

/** Words that announce the numbers of départements. */
const CALLED = new Set(
  'cote du dept depts dep departement departements dpt dpts secteur secteurs le les dans collectivite zone'.split(
    ' ',
  ),
);
const NUMBER_JOINS = new Set(['ou', 'et', '/', ',', '-']);

const isDepartmentNumber = (text: Text, at: number): boolean => {
  const token = text.tokens[at];
  return (
    token !== undefined &&
    /^(?:\d\d|2[AB]|97[1-46])$/i.test(text.prompt.slice(token.start, token.end))
  );
};

/**
 * The number before this one in a row: "dpts 22 29 35 et 56", "dans le 77 ou le 94"; null without
 * one.
 */
function numberBefore(text: Text, at: number): number | null {
  let before = at - 1;
  while (
    before > at - 4 &&
    (NUMBER_JOINS.has(text.tokens[before]?.word ?? '') || text.tokens[before]?.word === 'le')
  )
    before--;
  return before >= 0 && isDepartmentNumber(text, before) ? before : null;
}

/** Longer rows of numbers are a table. */
const MAX_ROW = 20;

/** The words before the first of a row of numbers: "Secteur : 44, 49 et 85". */
function callOf(text: Text, at: number): string {
  let first = at;
  for (let steps = 0; steps < MAX_ROW; steps++) {
    const before = numberBefore(text, first);
    if (before === null) break;
    first = before;
  }
  const { tokens } = text;
  return tokens[first - 1]?.word === ':'
    ? (tokens[first - 2]?.word ?? '')
    : (tokens[first - 1]?.word ?? '');
}

function isEdge({ tokens }: Text, at: number): boolean {
  const token = tokens[at];
  return (
    token === undefined ||
    [',', '(', ')', ';', '\n', '.', '/', '-', '–', 'ou', 'et'].includes(token.word)
  );
}

/**
 * The number of a French département: in a row after "secteur" or "dans le", alone between commas
 * or in brackets, at the end after a title.
 */
export function departmentAt(text: Text, lexicon: Lexicon, at: number): Named | null {
  if (at === 0 || !isDepartmentNumber(text, at) || isCounted(text, at) || text.english) return null;
  const call = callOf(text, at);
  const within =
    call === 'le' && text.tokens.slice(Math.max(0, at - 8), at).some(({ word }) => word === 'dans');
  const afterTitle =
    text.french &&
    ['title', 'industry', 'skill'].includes(text.mentions[at - 1]?.mention.kind ?? '');
  const apart =
    isEdge(text, at - 1) &&
    (text.tokens[at - 1]?.kind === 'mark' || numberBefore(text, at) !== null);
  const ends = isEdge(text, at + 1) || isDepartmentNumber(text, at + 1);
  // No other number ends in a letter: "en 2A".
  const corsican = call === 'en' && /[ab]$/i.test(textOf(text, at, at + 1));
  if (!within && !((CALLED.has(call) || corsican || afterTitle || apart) && ends)) return null;
  // "à partir du 15," is a day.
  if (
    call === 'du' &&
    ['partir', 'compter', 'avant', 'semaine'].includes(text.tokens[at - 2]?.word ?? '')
  )
    return null;
  const place = departmentOf(text, lexicon, at);
  return place ? { place, typed: place.name, to: at + 1 } : null;
}

/** Words after which two capitals are a country and nothing else: "remote FR". */
export const REMOTE = new Set([
  'remote',
  'remotely',
  'teletravail',
  'hybrid',
  'hybride',
  'distance',
  'wfh',
]);

const LIMITS = new Set(['only', 'based', 'wide', 'uniquement', 'remote', 'remotely']);

/**
 * "remote uk", "remote, uk only", "uk based": letters that name a country in lower case too,
 * because of the words around them.
 */
export function isWorkCountry({ tokens }: Text, at: number, to: number): boolean {
  const before = [',', '(', '-', '/'].includes(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1;
  return REMOTE.has(tokens[before]?.word ?? '') || LIMITS.has(tokens[to]?.word ?? '');
}

/** A country by its code after a word for remote work. */
export function countryCode(text: Text, lexicon: Lexicon, at: number): Named | null {
  const token = text.tokens[at];
  const previous = text.tokens[at - 1]?.word === '(' ? at - 2 : at - 1;
  if (!token || !REMOTE.has(text.tokens[previous]?.word ?? '')) return null;
  const typed = text.prompt.slice(token.start, token.end);
  const place = /^[A-Z]{2}$/.test(typed)
    ? lexicon.readPlaces(typed).find((option) => option.kind === 'country')
    : undefined;
  return place ? { place, typed: place.name, to: at + 1 } : null;
}
