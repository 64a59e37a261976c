import { ApiError } from '../../app/api-error.ts';

const CODES = ['not_retained', 'other_sourcing', 'erased'] as const;

/** A candidate who cannot be started; the others can start without them. */
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
