import type { Place } from '../../../lexicon/lexicon.ts';
import type { Text } from './elements.ts';

/** A place with its name as typed, up to the token `to`. */
export interface Named {
  place: Place;
  typed: string;
  to: number;
}

/** How small a French town may be beside a foreign namesake and still be meant by a French prompt. */
const NAMESAKE_SHARE = 0.05;

/** A French prompt means the French Bayonne, though New Jersey has a larger one. */
export function nearest(text: Text, options: readonly Place[]): Place | null {
  const [likeliest] = options;
  if (!likeliest) return null;
  const local = text.french && likeliest.kind === 'city' ? options.find((option) => option.countryCode === 'FR') : undefined;
  return local && local.population >= likeliest.population * NAMESAKE_SHARE ? local : likeliest;
}

export const LIST_JOINS = new Set(['or', 'ou', 'and', 'et', ',', '/']);

/** Some words between commas, or at the edges of the prompt. */
export function isBetweenMarks({ tokens }: Text, from: number, to: number): boolean {
  return [tokens[from - 1], tokens[to]].every((token) => token === undefined || token.kind === 'mark');
}

/** One word between commas, or at the edges of the prompt. */
export function isWholeClause(text: Text, at: number): boolean {
  return isBetweenMarks(text, at, at + 1) && text.tokens.length > 1;
}
