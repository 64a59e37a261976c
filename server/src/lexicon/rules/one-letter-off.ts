import { fold } from './fold.ts';

/**
 * The minimum population of a city whose name is also recognised with a typing error. It is lower
 * where English or French is spoken.
 */
const KNOWN_POPULATION = 500_000;
export const MIN_MISSPELLED_POPULATION = 75_000;
const NEAR_COUNTRIES = new Set(['GB', 'IE', 'FR', 'BE', 'CH', 'LU', 'US', 'CA', 'AU', 'NZ']);
/** Shorter names are one letter off too many other words. */
const MIN_NAME_LENGTH = 5;
/**
 * Longer texts are not the name of a city. A text of thousands of letters would otherwise be
 * searched without each of its letters.
 */
const MAX_NAME_LENGTH = 40;

/** Whether a text as typed is no longer than the name of a city with one letter wrong. */
export function mayBeMisspelled(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH;
}

/** Whether a city's name (see `placeKey`) is also recognised with one typing error. */
export function isMisspelled(name: string, country: string, population: number): boolean {
  return (
    name.length >= MIN_NAME_LENGTH &&
    population >= (NEAR_COUNTRIES.has(country) ? MIN_MISSPELLED_POPULATION : KNOWN_POPULATION)
  );
}

/**
 * The text without each of its letters in turn, and the text itself. Two texts that differ by one
 * typing error (a letter too many, too few or wrong, or two letters swapped) share one of these.
 */
export function shortenings(text: string): string[] {
  const shorter = [text];
  for (let at = 0; at < text.length; at += 1) shorter.push(text.slice(0, at) + text.slice(at + 1));
  return shorter;
}

/** Whether one typing error turns one text into the other. */
export function isOneLetterOff(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return false;
  let from = 0;
  while (from < left.length && left[from] === right[from]) from += 1;
  const rest = (text: string, skipped: number): string => text.slice(from + skipped);
  if (left.length !== right.length)
    return left.length > right.length
      ? rest(left, 1) === rest(right, 0)
      : rest(left, 0) === rest(right, 1);
  if (rest(left, 1) === rest(right, 1)) return true;
  return (
    left[from] === right[from + 1] &&
    left[from + 1] === right[from] &&
    rest(left, 2) === rest(right, 2)
  );
}

/** Shorter names are one letter off too many other words. */
const MIN_WORD = 5;

/** Finds the name of one word, of those given, that a folded word is with one letter wrong. */
export function namesLike(names: readonly string[]): (word: string) => string | null {
  const byLetter = Map.groupBy(
    names.filter((name) => name.length >= MIN_WORD && /^\p{L}+$/u.test(name)),
    (name) => fold(name)[0],
  );
  return (word) => byLetter.get(word[0])?.find((name) => isOneLetterOff(word, fold(name))) ?? null;
}
