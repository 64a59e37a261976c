import type { TemplateVariable } from './template.ts';

/**
 * What would become of a step: sent, left out for variables without a value, left out for another
 * reason, or the end of the sequence.
 */
export type Prospect =
  | { is: 'sent' | 'skipped' | 'ends' }
  | { is: 'unwritable'; missing: readonly TemplateVariable[] };

/**
 * The steps, by index, without which a sequence must not start: those that cannot be written
 * although a later one would be sent, since that one follows on what was never said; and all that
 * cannot be written when none would be sent. A last message that cannot be written changes nothing
 * of those before it.
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

/** Where the value of a variable comes from, and so what to do when there is none. */
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
