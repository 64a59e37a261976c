import { type Clause, slice } from './clause.ts';
import { withoutParentheses } from './read-list.ts';
import { withoutAmounts } from './read-number.ts';

/** Negations of a whole statement: "has never worked", "n'a pas", "without". */

const NEGATIONS: readonly RegExp[] = [
  /\b(?:hasn't|isn't|doesn't|does not|didn't|did not|do not|don't|no longer|without|sans)\s+/,
  /\b(?:has |have |is |was |are )?(?:not|never)\s+/,
  /\b(?:ne |n'|n )(?=\S+(?: \S+)?? (?:pas|jamais|plus)\b)/,
  /^(?:(?:no|pas de|aucune?|non|pas|jamais|never|hors|outside of|outside|sauf|except)\s+|pas d'|non-)/,
];
const FRENCH_NEGATION_END = /\s(?:pas|jamais|plus)\b/;
/** Words that deny in form only: "not only SQL", "no less than 5 years". */
export const NOT_ONLY =
  /\bnot (?:only|necessarily|required)\b|\bno (?:less|fewer|more) than\b|\bnot (?:less|fewer|more) than\b|\bpas (?:moins|plus) d|\bsans (?:visa|limite)/;

/** The statement without its negation; null when it has none. */
export function withoutNegation(clause: Clause): Clause | null {
  const plain = withoutParentheses(withoutAmounts(clause));
  for (const pattern of NEGATIONS) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const kept = /\b(?:is|est|has|have)\b/.exec(found[0])?.[0] ?? '';
    const head = slice(clause, 0, found.index);
    const tail = slice(clause, found.index + found[0].length);
    const joined = {
      raw: `${head.raw} ${kept} ${tail.raw}`,
      plain: `${head.plain} ${kept} ${tail.plain}`,
    };
    const french = /^(?:ne|n)/.test(found[0]) ? FRENCH_NEGATION_END.exec(joined.plain) : null;
    const cut =
      french === null
        ? joined
        : { raw: cutOut(joined.raw, french), plain: cutOut(joined.plain, french) };
    return slice(
      { raw: cut.raw.replace(/ {2,}/g, ' '), plain: cut.plain.replace(/ {2,}/g, ' ') },
      0,
    );
  }
  return null;
}

const cutOut = (text: string, found: RegExpExecArray): string =>
  text.slice(0, found.index) + text.slice(found.index + found[0].length);
