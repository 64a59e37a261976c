import type { Clause } from './clause.ts';
import type { Bound } from './durations.ts';
import { isManagement } from './management.ts';
import { readAmount, readTeam } from './read-number.ts';
import type { CriterionReading } from './reading.ts';

/** "A dirigé une équipe de plus de 30 salariés": people led, not the size of an employer. */
export function readLedClause(clause: Clause): CriterionReading | null {
  const team = readTeam(clause);
  return team?.led ? { kind: 'management', teamSize: team.bound } : null;
}

/**
 * "Has managed a team of at least 5": people management, with the team size when one is required.
 */
export function readManagementClause(clause: Clause): CriterionReading | null {
  const team = readTeam(clause);
  // "D'un poste technique vers l'encadrement": the article is no number of people.
  const size = team?.bound.min === 1 && team.bound.max === null ? null : team?.bound;
  return isManagement(clause.plain)
    ? { kind: 'management', teamSize: size ?? bareNumber(clause) }
    : null;
}

/** "Line management experience (6+)": the only number of the clause counts the people. */
function bareNumber(clause: Clause): Bound | null {
  const numbers = [
    ...clause.plain.matchAll(/(?<![\p{L}\d.,])(\d{1,4})(?![\p{L}\d.,%€£$]| ?[%€£$km])/gu),
  ];
  if (numbers.length !== 1 || readAmount(clause) !== null) return null;
  const isMost = /\b(?:less|fewer|under|up to|at most|maximum|moins de|au plus|jusqu'a)\b/.test(
    clause.plain,
  );
  const number = Number(numbers[0]![1]);
  return { min: isMost ? null : number, max: isMost ? number : null, strict: false };
}
