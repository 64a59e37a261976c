import type { z } from 'zod';
import type { Failure, FailureKind } from '../rules/waterfall.ts';
import type { HttpAnswer, Reply } from './port.ts';

/** Reading answers: what all providers have in common. */

const failure = (kind: FailureKind, reason: string, retryAfterMs: number | null = null): Failure => ({ failure: kind, reason, retryAfterMs });

export const failed = (kind: FailureKind, reason: string, retryAfterMs: number | null = null): Reply => ({
  outcome: 'failed',
  ...failure(kind, reason, retryAfterMs),
});

/** What a status that is no success means, as HTTP has it; adapters read first what their provider means otherwise. */
export function failureOfStatus({ status, retryAfterMs }: HttpAnswer): Failure {
  if (status === 401) return failure('refused', 'the key is not accepted (401)');
  if (status === 402) return failure('refused', 'the account there has no credits left (402)');
  if (status === 403) return failure('refused', 'the account there may not do this (403)');
  if (status === 429) return failure('rate_limited', 'too many requests there (429)', retryAfterMs);
  if (status >= 500) return failure('unavailable', `it is unwell (${status})`);
  return failure('refused', `the request was not taken (${status})`);
}

export const failedWithStatus = (answer: HttpAnswer): Reply => ({ outcome: 'failed', ...failureOfStatus(answer) });

/** The body in the shape that was expected; null when it has another. */
export function shaped<S extends z.ZodType>({ json }: HttpAnswer, schema: S): z.output<S> | null {
  const { success, data } = schema.safeParse(json);
  return success ? data : null;
}

/** A success in another shape than documented: it was billed perhaps, but asking again would bring the same. */
export const unreadable = (): Reply => failed('refused', 'its answer was not in the documented form');

/** Null for a success, else what the status says. */
export const failureUnlessOk = (answer: HttpAnswer): Failure | null => (answer.status < 300 ? null : failureOfStatus(answer));
