import { type Clause, clauseOf, slice, without } from './clause.ts';
import { NUMBER, numberOf, readAmount } from './read-number.ts';
import type { ReadStatement } from './read-title.ts';
import { splitAfterYears } from './read-years.ts';
import { type CriterionReading, together } from './reading.ts';

/** Statements with a time of their own: a part of an amount of years, the latest years. */

/** "5 years of experience including 2 in management": the part has its own amount. */
const INCLUDING = new RegExp(
  `,? \\(?(?:including|incl\\.?|of which|with|dont)(?: at least| au moins| a minimum of)? ${NUMBER}(?: (?:years?|yrs?|ans|annees)(?: of experience)?)? (?=\\S)`,
);

export function readIncludedYears(clause: Clause, read: ReadStatement): CriterionReading | null {
  const amount = readAmount(clause);
  const found = amount === null ? null : INCLUDING.exec(clause.plain.slice(amount.end));
  if (amount === null || found === null) return null;
  const at = amount.end + found.index;
  const rest = slice(clause, at + found[0].length);
  const part = clauseOf(`${numberOf(found[1]!)} years ${rest.raw}`);
  return together('all', [read(slice(clause, 0, at)), read(part)]);
}

/** An amount of years, then something else joined on by "and": two requirements. */
export function readJoinedYears(clause: Clause, read: ReadStatement): CriterionReading | null {
  const parts = splitAfterYears(clause);
  return parts === null ? null : together('all', [read(parts[0]), read(parts[1])]);
}

/** "in the last 5 years", "ces 3 dernières années". */
const RECENT =
  /,?\s*\b(?:(?:in|within|over|during|for) )?(?:(?:the|his|her|their) )?(?:last|past|previous) (\d{1,2}|two|three|four|five|ten) years\b|,?\s*\b(?:(?:dans|au cours|durant|pendant|sur) )?(?:des|ces|les)? ?(\d{1,2}|deux|trois|quatre|cinq|dix) dernieres annees\b/;

/** A statement about the latest years only. */
export function readRecent(clause: Clause, read: ReadStatement): CriterionReading | null {
  const found = RECENT.exec(clause.plain);
  if (found === null) return null;
  const reading = read(without(clause, found.index, found.index + found[0].length));
  return reading.kind === 'unreadable'
    ? reading
    : { kind: 'recent', years: numberOf((found[1] ?? found[2])!), of: inJobs(reading) };
}

/** Counts in jobs only, because a list of skills does not show when they were used. */
const inJobs = (reading: CriterionReading): CriterionReading => {
  if (reading.kind === 'mention') return { ...reading, depth: 'job' };
  return reading.kind === 'all' || reading.kind === 'any'
    ? { kind: reading.kind, of: reading.of.map(inJobs) }
    : reading;
};
