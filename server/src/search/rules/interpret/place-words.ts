import type { Place } from '../../../lexicon/types.ts';
import { HEADS } from '../../../reader/heads.ts';
import type { Text } from './elements.ts';

/** A place with its name as typed, up to the token `to`. */
export interface Named {
  place: Place;
  typed: string;
  to: number;
}

/**
 * The least population, as a share of the foreign namesake's, of a French town that a French prompt
 * still means.
 */
const NAMESAKE_SHARE = 0.05;

/** A French prompt means the French Bayonne, though New Jersey has a larger one. */
export function nearest(text: Text, options: readonly Place[]): Place | null {
  const [likeliest] = options;
  if (!likeliest) return null;
  const local =
    text.french && likeliest.kind === 'city'
      ? options.find((option) => option.countryCode === 'FR')
      : undefined;
  return local && local.population >= likeliest.population * NAMESAKE_SHARE ? local : likeliest;
}

export const LIST_JOINS = new Set(['or', 'ou', 'and', 'et', ',', '/']);

/** Some words between commas, or at the edges of the prompt. */
export function isBetweenMarks({ tokens }: Text, from: number, to: number): boolean {
  return [tokens[from - 1], tokens[to]].every(
    (token) => token === undefined || token.kind === 'mark',
  );
}

/** One word between commas, or at the edges of the prompt. */
export function isWholeClause(text: Text, at: number): boolean {
  return isBetweenMarks(text, at, at + 1) && text.tokens.length > 1;
}

/** Whether a part of the prompt ends before a token: at a mark, a number or an alternative. */
export function endsPart({ tokens }: Text, to: number): boolean {
  const next = tokens[to];
  return next === undefined || next.kind !== 'word' || LIST_JOINS.has(next.word);
}

/** Words that cannot end a name: "Hereford and we", "département de la". */
export function isLoose({ tokens }: Text, at: number): boolean {
  const token = tokens[at];
  return (
    token === undefined || LIST_JOINS.has(token.word) || (token.word.length < 3 && !token.capital)
  );
}

/**
 * Countries whose towns share names with people and many other things. In lower case such a town is
 * recognised only after a title or a word of place.
 */
export const OVERSEAS = new Set(['US', 'CA', 'AU', 'NZ']);

/** Words before the name of a place. */
export const PLACE_CUES = new Set([
  'in',
  'a',
  'au',
  'aux',
  'en',
  'from',
  'near',
  'round',
  'around',
  'of',
  'de',
  'sur',
  'hors',
  'based',
  'base',
  'basee',
  'bases',
  'basees',
  'outside',
  'greater',
  'location',
  'lieu',
  'dans',
  'not',
  'to',
  'secteur',
  'region',
  'departement',
  'agglo',
  'autour',
  'vers',
  'pres',
]);

/** "à" but not the English article: "a nice accountant". */
export function isAfterPreposition(text: Text, at: number): boolean {
  const before = text.tokens[at - 1];
  if (before?.word !== 'a') return before?.word === 'in';
  return text.french || text.prompt.slice(before.start, before.end) === 'à';
}

/** "manager", "AEs": the last word of a title, or an abbreviation of one in the plural. */
export const isHead = (word: string): boolean =>
  HEADS.has(word) || HEADS.has(word.replace(/s$/, '')) || /^[a-z]{2,4}s$/.test(word);

/** Words that no title goes over: a place or a condition begins. */
const TITLE_ENDS = new Set(
  'in near nr across around covering throughout within outside based located dans sur vers pres autour base basee for with who and or et ou pour avec'.split(
    ' ',
  ),
);
const MAX_TITLE_WORDS = 4;

/** Whether a title begins at a token, after at most a few words that narrow it. */
export function startsTitle({ tokens, mentions }: Text, at: number): boolean {
  for (let index = at; index < at + MAX_TITLE_WORDS; index++) {
    const token = tokens[index];
    if (token?.kind !== 'word' || TITLE_ENDS.has(token.word)) return false;
    if (mentions[index]?.mention.kind === 'title' || isHead(token.word)) return true;
  }
  return false;
}
