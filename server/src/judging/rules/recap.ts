import type { CriterionStatus } from '../contract.ts';
import { verdictOf } from './verdict.ts';
import type { Wording } from './wording.ts';

/** The gravest first: a contradiction, then silence, then a near miss. */
const GRAVITY: readonly CriterionStatus[] = ['not_met', 'unknown', 'partially_met'];

/** Two sentences: why this verdict, and the main gap. */
export function recapOf(
  criterias: readonly { title: string; status: CriterionStatus }[],
  words: Wording,
): string {
  const met = criterias.filter(({ status }) => status === 'met').length;
  let gap: { title: string; status: CriterionStatus } | null = null;
  for (const grave of GRAVITY) gap ??= criterias.find(({ status }) => status === grave) ?? null;
  return words.recap(verdictOf(criterias.map(({ status }) => status)), met, criterias.length, gap);
}
