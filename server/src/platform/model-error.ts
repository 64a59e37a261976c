/** Tokens, as the endpoint counts them; 0 where it reports none. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

export const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0 };

export const addUsage = (a: ModelUsage, b: ModelUsage): ModelUsage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

/**
 * How a request can fail. `rate_limited` (429), `server_error` (5xx, 408, 409), `timed_out`,
 * `unreachable` and `malformed` (no answer of the requested shape) may be temporary; `too_large`
 * (more than MAX_ANSWER_BYTES), `redirected` (3xx, which is not followed) and `refused` (any other
 * 4xx: key, model name, request) are permanent.
 */
export const MODEL_FAILURES = [
  'rate_limited',
  'server_error',
  'timed_out',
  'unreachable',
  'malformed',
  'too_large',
  'redirected',
  'refused',
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

const LASTING: ReadonlySet<ModelFailure> = new Set(['too_large', 'redirected', 'refused']);

/** Whether a retry may succeed. */
export const mayPass = (failure: ModelFailure): boolean => !LASTING.has(failure);

const DESCRIPTIONS: Record<ModelFailure, string> = {
  rate_limited: 'answered that it is asked too often',
  server_error: 'failed',
  timed_out: 'did not answer in time',
  unreachable: 'cannot be reached',
  malformed: 'gave no answer of the asked shape',
  too_large: 'sent an answer of more than 2 MiB',
  redirected: 'answered with a redirect, which is not followed',
  refused: 'refused the request',
};

/**
 * A model request that failed. Contains nothing of the request or the answer: both hold profiles.
 */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  /** HTTP status; null when there was no answer, or one with a success status. */
  readonly status: number | null;
  /** The wait that the endpoint requests. */
  readonly retryAfterMs: number | null;
  /** Tokens spent on the unusable answer. */
  readonly usage: ModelUsage;

  constructor(
    failure: ModelFailure,
    more: { status?: number; retryAfterMs?: number | null; usage?: ModelUsage } = {},
  ) {
    super(
      `The model ${DESCRIPTIONS[failure]}${more.status === undefined ? '' : ` (${more.status})`}`,
    );
    this.name = 'ModelError';
    this.failure = failure;
    this.status = more.status ?? null;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.usage = more.usage ?? NO_USAGE;
  }
}
