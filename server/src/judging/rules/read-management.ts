import type { Clause } from './clause.ts';
import { isManagement } from './management.ts';
import { readTeam } from './read-number.ts';
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
  return isManagement(clause.plain) ? { kind: 'management', teamSize: size ?? null } : null;
}
