import { readCount as readBareCount } from '../../reader/quantities/count.ts';
import { readEmployers } from '../../reader/quantities/employers.ts';
import { NUMBER_SPELLINGS } from '../../reader/quantities/numbers.ts';
import { readLeading, readTeamSize } from '../../reader/quantities/people.ts';
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

/** Where numbers of employers and of people led are in a clause. */
function readCounted({ raw }: Clause): { start: number; end: number }[] {
  const tokens = promptTokens(raw);
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const employers = readEmployers(tokens, at);
    const team = readLeading(tokens, at);
    const people = team?.bound ? team : readTeamSize(tokens, at);
    const to = employers?.explicit ? employers.to : people?.to;
    if (to !== undefined) found.push({ start: tokens[at]!.start, end: tokens[to - 1]!.end });
    at = Math.max(to ?? 0, at + 1);
  }
  return found;
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

/** The first length of time that a clause names, in years, whatever it measures. */
export function readDuration({ raw }: Clause): number | null {
  const bound = readTimes(promptTokens(raw))[0]?.bound;
  return bound?.max ?? bound?.min ?? null;
}

/**
 * The clause's words with every amount of time, people or employers blanked, at the same offsets:
 * the "not" of "not more than 5 years" and the "and" of "between 3 and 5 years" belong to the
 * amount.
 */
export function withoutAmounts(clause: Clause): string {
  let { plain } = clause;
  for (const { start, end } of [...readAmounts(clause), ...readCounted(clause)])
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

/**
 * The number of people that a clause names ("a team of 8", "managed no more than four people"), and
 * whether a verb says that they are led; null when it names none.
 */
export function readTeam({ raw }: Clause): { bound: Bound; led: boolean } | null {
  const tokens = promptTokens(raw);
  let size: Bound | null = null;
  for (let at = 0; at < tokens.length; at++) {
    const led = readLeading(tokens, at)?.bound;
    if (led) return { bound: led, led: true };
    size ??= readTeamSize(tokens, at)?.bound ?? null;
  }
  return size && { bound: size, led: false };
}

/** The number of employers that a whole clause asks for. */
export function readEmployerCount({ raw }: Clause): { bound: Bound; years: number | null } | null {
  const tokens = promptTokens(raw);
  const count = readEmployers(tokens, 0);
  return count?.to === tokens.length ? count : null;
}
