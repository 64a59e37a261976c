import type { Lexicon, Place } from '../../../lexicon/lexicon.ts';
import { type Text, textOf } from './elements.ts';
import type { Named } from './place-words.ts';

/*
 * Places by a code: the number of a French département, a post code, two capitals.
 */

/** The département of a number or a French post code: "37", "75008"; null for any other number. */
function departmentOf(text: Text, lexicon: Lexicon, at: number): Place | null {
  const digits = /^(\d\d|2[AB])(?:\d{3})?$/i.exec(textOf(text, at, at + 1));
  return digits ? lexicon.place(`region:fr-${digits[1]?.toLowerCase()}`) : null;
}

/** "Rennes (35)", "tours 37", "Lyon 69003": the token after the number or post code of the very département that holds the town. */
export function departmentAfter(text: Text, lexicon: Lexicon, town: string, at: number): number | null {
  const opens = text.tokens[at]?.word === '(';
  const number = opens ? at + 1 : at;
  const department = departmentOf(text, lexicon, number);
  if (!department || /^(?:ans?|km|kms|years?|yrs?|%)$/.test(text.tokens[number + 1]?.word ?? '')) return null;
  const [place] = lexicon.readPlaces(`${town}, ${department.name}`);
  if (place?.kind !== 'city') return null;
  return opens && text.tokens[number + 1]?.word === ')' ? number + 2 : number + 1;
}

/** The cities that have post codes of their own, by département. */
const CITY_POST_CODES: Record<string, string> = { '75': 'Paris', '690': 'Lyon', '130': 'Marseille' };

/** A French post code alone: its city where the code is one of a big city, else its département. */
export function postCodeAt(text: Text, lexicon: Lexicon, at: number): Named | null {
  const digits = textOf(text, at, at + 1);
  if (!/^\d{5}$/.test(digits) || lexicon.guessLanguage(text.prompt) === 'en') return null;
  const department = departmentOf(text, lexicon, at);
  if (!department) return null;
  const city = CITY_POST_CODES[digits.slice(0, 2)] ?? CITY_POST_CODES[digits.slice(0, 3)];
  const place = city ? (lexicon.readPlaces(city)[0] ?? department) : department;
  return { place, typed: place.name, to: at + 1 };
}

/** Words after which numbers are those of départements. */
const CALLED = new Set('dept depts dep departement departements dpt dpts secteur secteurs le les dans'.split(' '));

/** The first of a row of numbers: "dpts 22 29 35 et 56". */
function startOfNumbers({ tokens }: Text, at: number): number {
  let first = at;
  while (
    tokens[first - 1]?.kind === 'number' ||
    (['ou', 'et', '/', ',', '-'].includes(tokens[first - 1]?.word ?? '') && tokens[first - 2]?.kind === 'number')
  )
    first--;
  return first;
}

/** The number of a French département alone between commas or in brackets: "conducteur de travaux (44)", "59 ou 62". */
export function departmentAt(text: Text, lexicon: Lexicon, at: number): Named | null {
  const isNumber = (index: number): boolean => {
    const token = text.tokens[index];
    return token !== undefined && /^(?:\d\d|2[AB])$/i.test(text.prompt.slice(token.start, token.end));
  };
  if (!isNumber(at) || lexicon.guessLanguage(text.prompt) === 'en') return null;
  const edge = (index: number, beyond: number): boolean => {
    const token = text.tokens[index];
    if (token === undefined || [',', '(', ')', ';', '\n', '.'].includes(token.word)) return true;
    return ['ou', 'et', '/'].includes(token.word) && isNumber(beyond);
  };
  const called = CALLED.has(text.tokens[startOfNumbers(text, at) - 1]?.word ?? '');
  const afterTitle = text.french && ['title', 'industry', 'skill'].includes(text.mentions[at - 1]?.mention.kind ?? '');
  const ends = edge(at + 1, at + 2) || (called && isNumber(at + 1));
  if (at === 0 || !(called || afterTitle || edge(at - 1, at - 2)) || !ends) return null;
  const place = lexicon.place(`region:fr-${textOf(text, at, at + 1).toLowerCase()}`);
  return place ? { place, typed: place.name, to: at + 1 } : null;
}

/** Words after which two capitals are a country and nothing else: "remote FR". */
export const REMOTE = new Set(['remote', 'remotely', 'teletravail', 'hybrid', 'hybride', 'distance', 'wfh']);

/** A country by its code after a word for remote work. */
export function countryCode(text: Text, lexicon: Lexicon, at: number): Named | null {
  const token = text.tokens[at];
  const previous = text.tokens[at - 1]?.word === '(' ? at - 2 : at - 1;
  if (!token || !REMOTE.has(text.tokens[previous]?.word ?? '')) return null;
  const typed = text.prompt.slice(token.start, token.end);
  const place = /^[A-Z]{2}$/.test(typed) ? lexicon.readPlaces(typed).find((option) => option.kind === 'country') : undefined;
  return place ? { place, typed: place.name, to: at + 1 } : null;
}
