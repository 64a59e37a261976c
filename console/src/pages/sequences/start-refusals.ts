import { ApiError } from '../../app/api-error.ts';

const CODES = ['not_retained', 'other_sourcing', 'erased'] as const;

/** A candidate for whom a start is refused; the others can go on without. */
export interface Refused {
  candidateId: string;
  code: (typeof CODES)[number];
}

/** The candidates that an error names; none where it is about something else. */
export function refusedOf(error: Error | null): Refused[] {
  if (!(error instanceof ApiError)) return [];
  return error.issues.flatMap(({ code, candidateId }) => {
    const known = CODES.find((one) => one === code);
    return known && typeof candidateId === 'string' ? [{ candidateId, code: known }] : [];
  });
}
