import type { TemplateVariable } from './template.ts';

/**
 * The expected outcome of a step: sent, skipped for variables without a value, skipped for another
 * reason, or the end of the sequence.
 */
export type Prospect =
  | { is: 'sent' | 'skipped' | 'ends' }
  | { is: 'unwritable'; missing: readonly TemplateVariable[] };

/**
 * The steps, by index, that block the start because they cannot be written. A step blocks when a
 * later one would be sent, since that one follows up on a message that was never sent. All of them
 * block when none would be sent. Unwritable steps at the end do not affect the earlier ones.
 */
export function unwritableSteps(
  prospects: readonly Prospect[],
): { index: number; missing: readonly TemplateVariable[] }[] {
  const end = prospects.findIndex(({ is }) => is === 'ends');
  const reached = end < 0 ? prospects : prospects.slice(0, end);
  const lastSent = reached.findLastIndex(({ is }) => is === 'sent');
  const limit = lastSent < 0 ? reached.length : lastSent;
  return reached.flatMap((prospect, index) =>
    prospect.is === 'unwritable' && index < limit ? [{ index, missing: prospect.missing }] : [],
  );
}

/** Where the value of a variable comes from, and so how to fix a missing one. */
export function remedyFor(variable: TemplateVariable): string {
  switch (variable) {
    case 'sourcingJobTitle':
      return 'give the sourcing a jobTitle (PATCH /v1/sourcings/{sourcingId})';
    case 'sourcingLocation':
      return 'give the sourcing a location (PATCH /v1/sourcings/{sourcingId})';
    case 'recruiterFirstname':
    case 'recruiterLastname':
      return "give the sender a first and a last name, or name another sender in the step's config.userId";
    default:
      return 'leave the candidate out, or write the step without it';
  }
}
