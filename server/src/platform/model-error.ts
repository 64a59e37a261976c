/** Tokens, as the endpoint counts them; 0 where it does not say. */
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
 * `unreachable` and `malformed` (no answer of the asked shape) may pass; `too_large` (more than
 * MAX_ANSWER_BYTES), `redirected` (3xx, which is not followed) and `refused` (any other 4xx: key,
 * model name, request) will not.
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

/** Whether asking again may bring an answer. */
export const mayPass = (failure: ModelFailure): boolean => !LASTING.has(failure);

const SAID: Record<ModelFailure, string> = {
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
 * A model that did not answer. Holds nothing of what was asked or answered: profiles are in both.
 */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  /** HTTP status; null when there was no answer, or one with a good status. */
  readonly status: number | null;
  /** How long the endpoint asks to be left alone. */
  readonly retryAfterMs: number | null;
  /** Spent on the answer that could not be used. */
  readonly usage: ModelUsage;

  constructor(
    failure: ModelFailure,
    more: { status?: number; retryAfterMs?: number | null; usage?: ModelUsage } = {},
  ) {
    super(`The model ${SAID[failure]}${more.status === undefined ? '' : ` (${more.status})`}`);
    this.name = 'ModelError';
    this.failure = failure;
    this.status = more.status ?? null;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.usage = more.usage ?? NO_USAGE;
  }
}
