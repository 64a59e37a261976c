import { createHash } from 'node:crypto';
import type { Step } from './rules/step.ts';
import type { SubjectVariant } from './rules/subject-test.ts';

/** What decides who gets which subject. */
export interface SubjectDraw {
  blueprintId: string;
  talentId: string;
}

/**
 * The subject that a person gets: half of the people get each. The same person always gets the same
 * one, in every run and process. Null for a step with one subject.
 */
export function subjectVariantOf(
  { blueprintId, talentId }: SubjectDraw,
  { id, subjectB }: Pick<Step, 'id' | 'subjectB'>,
): SubjectVariant | null {
  if (subjectB === undefined) return null;
  const digest = createHash('sha256')
    .update(JSON.stringify([blueprintId, id, talentId]))
    .digest();
  return digest[0]! % 2 === 0 ? 'A' : 'B';
}
