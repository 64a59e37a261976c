import type { CriterionStatus, Verdict } from '../contract.ts';

/**
 * The verdict of a talent (decision 20): `green` when every criterion is met; `red` when less than half is met, a `partially_met` and an
 * `unknown` counting as half each; `amber` otherwise. Without any criterion nothing is met, so `red`.
 */
export function verdictOf(statuses: readonly CriterionStatus[]): Verdict {
  if (statuses.length === 0) return 'red';
  let halves = 0;
  for (const status of statuses) {
    if (status === 'met') halves += 2;
    else if (status !== 'not_met') halves += 1;
  }
  if (statuses.every((status) => status === 'met')) return 'green';
  return halves < statuses.length ? 'red' : 'amber';
}
