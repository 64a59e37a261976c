import type { Issue } from '../../../client/src/contract.ts';

/**
 * A request that the service refused, or that did not reach it (`unreachable`, without a tracking
 * code).
 */
export class ApiError extends Error {
  /**
   * The interface's error code; `session_required`, `unreachable` and `unreadable_answer` are the
   * console's own.
   */
  readonly code: string;
  readonly status: number;
  readonly trackingCode: string | null;
  readonly issues: readonly Issue[];
  readonly details: Readonly<Record<string, unknown>>;
  /** The balance and the credits needed, on `insufficient_api_credits`. */
  readonly available: number | null;
  readonly required: number | null;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.code = body.code;
    this.status = status;
    this.trackingCode = body.debugTrackingCode ?? null;
    this.issues = body.issues ?? [];
    this.details = body.details ?? {};
    this.available = body.available ?? null;
    this.required = body.required ?? null;
  }

  /** What is wrong with a field of the form that was sent, by its path: `target.greens`. */
  issueOf(path: string): string | undefined {
    return this.issues.find((issue) => issue.path.join('.') === path)?.message;
  }
}

interface ErrorBody {
  code: string;
  message: string;
  debugTrackingCode?: string;
  issues?: Issue[];
  details?: Record<string, unknown>;
  available?: number;
  required?: number;
}

/** The error of a response: the envelope's, or `unreadable_answer` when there is none. */
export function errorOf(status: number, body: unknown, trackingCode: string | null): ApiError {
  const error = (body as { error?: Partial<ErrorBody> } | null | undefined)?.error;
  if (typeof error?.code === 'string' && typeof error.message === 'string')
    return new ApiError(status, error as ErrorBody);
  return new ApiError(status, {
    code: 'unreadable_answer',
    message: `HTTP ${status}`,
    debugTrackingCode: trackingCode ?? undefined,
  });
}

/** The operator has suspended the workspace: the session gives the time and the reason. */
export const isSuspension = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'workspace_suspended';

export const isSessionEnd = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'session_required';
