import type { CriterionStatus, Verdict } from '../contract.ts';

/** The points for the statuses: one for each `met`, half for each `partially_met` and `unknown`. */
export function pointsOf(statuses: readonly CriterionStatus[]): number {
  let halves = 0;
  for (const status of statuses) {
    if (status === 'met') halves += 2;
    else if (status !== 'not_met') halves += 1;
  }
  return halves / 2;
}

/**
 * The verdict of a talent (decision 20): `green` when every criterion is met; `red` when less than
 * half is met, a `partially_met` and an `unknown` counting as half each; `amber` otherwise. Without
 * any criterion nothing is met, so `red`.
 */
export function verdictOf(statuses: readonly CriterionStatus[]): Verdict {
  if (statuses.length === 0) return 'red';
  if (statuses.every((status) => status === 'met')) return 'green';
  return pointsOf(statuses) < statuses.length / 2 ? 'red' : 'amber';
}
