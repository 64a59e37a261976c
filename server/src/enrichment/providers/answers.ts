import type { z } from 'zod';
import type { ReasonCode } from '../rules/reasons.ts';
import type { Failure, FailureKind } from '../rules/waterfall.ts';
import type { HttpAnswer, Reply } from './port.ts';

/** Parsing that all providers share. */

const failure = (
  kind: FailureKind,
  reason: ReasonCode,
  retryAfterMs: number | null = null,
): Failure => ({ failure: kind, reason, retryAfterMs });

export const failed = (
  kind: FailureKind,
  reason: ReasonCode,
  retryAfterMs: number | null = null,
): Reply => ({
  outcome: 'failed',
  ...failure(kind, reason, retryAfterMs),
});

/**
 * The failure for an unsuccessful status, by HTTP's meaning. Adapters first handle the statuses to
 * which their provider gives another meaning.
 */
export function failureOfStatus({ status, retryAfterMs }: HttpAnswer): Failure {
  if (status === 401) return failure('refused', 'key_refused');
  if (status === 402) return failure('refused', 'no_credits');
  if (status === 403) return failure('refused', 'not_allowed');
  if (status === 429) return failure('rate_limited', 'rate_limited', retryAfterMs);
  if (status >= 500) return failure('unavailable', 'unwell');
  return failure('refused', 'request_refused');
}

export const failedWithStatus = (answer: HttpAnswer): Reply => ({
  outcome: 'failed',
  ...failureOfStatus(answer),
});

/** The body in the expected shape; null when it does not match. */
export function shaped<S extends z.ZodType>({ json }: HttpAnswer, schema: S): z.output<S> | null {
  const { success, data } = schema.safeParse(json);
  return success ? data : null;
}

/**
 * A success in an undocumented shape: it may have been billed, but a retry would return the same.
 */
export const unreadable = (): Reply => failed('refused', 'undocumented');

/** Null for a success, else the failure for the status. */
export const failureUnlessOk = (answer: HttpAnswer): Failure | null =>
  answer.status < 300 ? null : failureOfStatus(answer);
