import type { Clause } from './clause.ts';
import { isManagement } from './management.ts';
import { readTeamSize } from './read-number.ts';
import type { CriterionReading } from './reading.ts';

/**
 * "Has managed a team of at least 5": people management, with the team size when one is required.
 */
export function readManagementClause(clause: Clause): CriterionReading | null {
  return isManagement(clause.plain)
    ? { kind: 'management', teamSize: readTeamSize(clause.plain)?.size ?? null }
    : null;
}
