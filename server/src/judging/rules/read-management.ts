import type { Clause } from './clause.ts';
import { isManagement } from './management.ts';
import { readTeamSize } from './read-number.ts';
import type { CriterionReading } from './reading.ts';

/**
 * "Has managed a team of at least 5": people management, with the size of the team when one is
 * asked.
 */
export function readManagementClause(clause: Clause): CriterionReading | null {
  return isManagement(clause.plain)
    ? { kind: 'management', teamSize: readTeamSize(clause.plain)?.size ?? null }
    : null;
}
