import type { components } from '../../../../client/src/types.gen.ts';

export type Verdict = components['schemas']['QualifiedTalent']['aiVerdict'];
export type CriterionStatus = components['schemas']['ScoredCriterion']['status'];

/** In column order. */
export const VERDICTS = ['green', 'amber', 'red'] as const satisfies readonly Verdict[];
export const CRITERION_STATUSES = [
  'met',
  'partially_met',
  'not_met',
  'unknown',
] as const satisfies readonly CriterionStatus[];
