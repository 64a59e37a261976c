import type { Lexicon, Seniority } from '../../lexicon/types.ts';

/**
 * How terms are spelt in the index. Documents and plans both use these functions, so their terms
 * always match. Folded text never contains `=`, `_` or `:`, so a marked term never equals a plain
 * word.
 */

/** A whole value, for equality after folding: one term, whatever its length. */
export const exactTerm = (folded: string): string => `=${folded.replaceAll(' ', '_')}`;

/**
 * A word among the keywords: the word, and the stems by which its other forms find it. One value
 * per word, so that the word alone determines it.
 */
export function keywordTerm(lexicon: Lexicon, word: string): string {
  return [exactTerm(word), ...lexicon.stems(word).filter((stem) => stem !== word)].join(' ');
}

/**
 * The name of a city, state or country in a profile, when the lexicon does not know which place it
 * is. All three are values of the field `city`.
 */
export const unplacedTerm = (folded: string): string => `unplaced:${folded.replaceAll(' ', '_')}`;

export const roleTerm = (family: string): string => `role:${family}`;
/** An ESCO occupation that a title is nearest to. */
export const occupationTerm = (code: string): string => `occupation:${code}`;
export const seniorityTerm = (seniority: Seniority): string => `seniority:${seniority}`;
/** For a person whose title states no seniority: the years suggest one. */
export const UNSTATED_SENIORITY = 'seniority:unstated';
export const skillTerm = (id: string): string => `skill:${id}`;
export const schoolTerm = (foldedName: string): string =>
  `school:${foldedName.replaceAll(' ', '_')}`;
export const fieldTerm = (id: string): string => `field:${id}`;
export const degreeFamilyTerm = (family: string): string => `family:${family}`;
/** A degree of this level or a higher one. */
export const degreeLevelTerm = (level: number): string => `level:${level}`;
/** The language at this level or a higher one. */
export const languageLevelTerm = (code: string, level: number): string => `${code}:${level}`;

/**
 * The words that a text is found by: stems, or the folded words themselves when only small words
 * remain.
 */
export function searchWords(lexicon: Lexicon, text: string): readonly string[] {
  const stems = lexicon.stems(text);
  return stems.length > 0 ? stems : nameWords(lexicon, text);
}

/** The words that a name is found by. Names are not inflected, so they use whole words. */
export function nameWords(lexicon: Lexicon, text: string): readonly string[] {
  const folded = lexicon.fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** `https://www.linkedin.com/in/ada`, without the scheme, `/in/ada`, or `ada` alone. */
const PROFILE = /^(?:((?:https?:\/\/)?[^/?#\s]+)\/in\/|\/?in\/)?([^/?#\s]+)\/?(?:[?#].*)?$/i;

/**
 * The slug of a profile URL, or of a bare slug, as it is read: percent-encoded or not, in one
 * normal form; null when there is none.
 */
export function profileSlug(text: string): string | null {
  const slug = PROFILE.exec(text.trim())?.[2];
  return slug === undefined ? null : (decoded(slug)?.normalize('NFC').toLowerCase() ?? null);
}

/**
 * Whether a text is an address in one of those forms. The last part alone does not count: any word
 * could be one, and would match no one.
 */
export const isProfileAddress = (text: string): boolean =>
  /(?:^|\/)in\//i.test(text.trim()) && profileSlug(text) !== null;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The address of a profile with its scheme; null for a slug without a host. */
export function profileAddress(text: string): string | null {
  const address = text.trim();
  const host = PROFILE.exec(address)?.[1];
  return host === undefined ? null : `https://${address.replace(/^https?:\/\//i, '')}`;
}
