import type { ErrorCode, ErrorOf, Issue } from './contract.ts';

/**
 * The service refused or failed a request. `code` is the interface's error code, or
 * `unreadable_answer` when what came back was not the service's (a proxy's page, say). That no
 * answer came at all is the error of `fetch`, not this one.
 */
export class GreenroomError extends Error {
  readonly code: ErrorCode | 'unreadable_answer';
  /** HTTP status. */
  readonly status: number;
  /** Quote it to support. */
  readonly debugTrackingCode: string | null;
  /** What is wrong with the input, on `validation_error`; otherwise empty. */
  readonly issues: readonly Issue[];
  readonly details: Readonly<Record<string, unknown>> | null;
  /** Credits in the balance and credits asked, on `insufficient_api_credits`. */
  readonly available: number | null;
  readonly required: number | null;
  /** Seconds to wait before the next request, where the service said so. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: ErrorBody | null, retryAfterSeconds: number | null) {
    super(body?.message ?? `The answer (status ${status}) is not one of the Greenroom API.`);
    this.name = 'GreenroomError';
    this.status = status;
    this.code = body?.code ?? 'unreadable_answer';
    this.debugTrackingCode = body?.debugTrackingCode ?? null;
    this.issues = body?.issues ?? [];
    this.details = body?.details ?? null;
    this.available = body?.available ?? null;
    this.required = body?.required ?? null;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The header Retry-After as a number; null without one. */
  get retryAfter(): number | null {
    return this.retryAfterSeconds;
  }

  /** Whether it has this code; its further fields then have the types that the code tells. */
  is<Code extends ErrorCode>(code: Code): this is GreenroomErrorOf<Code> {
    return this.code === code;
  }
}

type FieldsOf<Code extends ErrorCode> = {
  readonly [Field in keyof ErrorOf<Code> &
    ('available' | 'required' | 'details')]: ErrorOf<Code>[Field];
};

export type GreenroomErrorOf<Code extends ErrorCode> = GreenroomError & {
  readonly code: Code;
} & FieldsOf<Code>;

/** `error` of the failure envelope. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  /** Absent when the client itself refused to wait. */
  debugTrackingCode?: string;
  issues?: Issue[];
  details?: Record<string, unknown>;
  available?: number;
  required?: number;
}
