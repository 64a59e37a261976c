import { readCount as readBareCount } from '../../reader/quantities/count.ts';
import { NUMBER_SPELLINGS } from '../../reader/quantities/numbers.ts';
import { readTimes, type TimeOf } from '../../reader/quantities/time.ts';
import { promptTokens } from '../../reader/tokens.ts';
import type { Clause } from './clause.ts';
import type { Bound } from './durations.ts';

/** Numbers and amounts of time inside a criterion, as the reader understands them. */

/** A number in figures or words, for patterns over text in lower case without accents. */
export const NUMBER = `(\\d{1,3}(?:[.,]\\d)?|${[...NUMBER_SPELLINGS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((words) => words.replaceAll(' ', '[ -]'))
  .join('|')})`;

export const numberOf = (text: string): number =>
  NUMBER_SPELLINGS.get(text.replaceAll('-', ' ')) ?? Number(text.replace(',', '.'));

/** An amount of time in a clause: bounds in years, offsets into the clause. */
export interface Amount {
  bound: Bound;
  of: TimeOf;
  start: number;
  end: number;
}

function readAmounts({ raw }: Clause): Amount[] {
  const tokens = promptTokens(raw);
  return readTimes(tokens)
    .filter(({ of }) => of !== 'other')
    .map(({ bound, of, from, to }) => ({
      bound,
      of,
      start: tokens[from]!.start,
      end: tokens[to - 1]!.end,
    }));
}

/** The first amount of time that counts experience or a stay; null when the clause states none. */
export const readAmount = (clause: Clause): Amount | null => readAmounts(clause)[0] ?? null;

/**
 * The clause's words with every amount of time blanked, at the same offsets: the "not" of "not more
 * than 5 years" and the "and" of "between 3 and 5 years" belong to the amount.
 */
export function withoutAmounts(clause: Clause): string {
  let { plain } = clause;
  for (const { start, end } of readAmounts(clause))
    plain = plain.slice(0, start) + BLANK.repeat(end - start) + plain.slice(end);
  return plain;
}
/** A character that no pattern over words expects. */
const BLANK = '\u00a4';

/**
 * "At least 3", "no more than two", "3 or more": the bound on a number of things; null when the
 * words state none.
 */
export function readCount(words: string, isLimit: boolean): Bound | null {
  const count = readBareCount(words);
  if (!count) return null;
  const { bound, bounded } = count;
  return isLimit && !bounded ? { min: null, max: bound.min, strict: false } : bound;
}

const PEOPLE =
  '(?:people|persons?|engineers?|developers?|employees|reports|direct reports|members|consultants?|sales(?:people)?|staff|personnes|collaborateurs|collaboratrices|salaries|developpeurs|ingenieurs|membres|commerciaux)';
const TEAM_SIZE = new RegExp(
  `(?:teams?|equipes?)(?: of| de| d'| with)? ?(?:(?:at least|more than|over|up to|au moins|plus de|jusqu'a|minimum) )?${NUMBER}\\b|\\b${NUMBER}\\+? (?:[a-z]+ )?${PEOPLE}\\b`,
);

/**
 * The size of a team named in a text in lower case without accents ("a team of 8", "12 personnes");
 * null when none is named.
 */
export function readTeamSize(plain: string): { size: number; start: number; end: number } | null {
  const found = TEAM_SIZE.exec(plain);
  if (found === null) return null;
  return {
    size: numberOf((found[1] ?? found[2])!),
    start: found.index,
    end: found.index + found[0].length,
  };
}
