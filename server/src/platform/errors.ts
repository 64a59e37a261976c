/**
 * The interface's error table as data (interface.md, "Errors"; decisions 3, 11 and 17 set the
 * statuses that it leaves open). Domain code throws `new AppError(code)`; only the HTTP edge turns
 * a code into a status. `carries` lists the fields that the code's answer may have beside `code`,
 * `message` and `debugTrackingCode`; no answer has others.
 */
export const ERRORS = {
  validation_error: { status: 400, carries: ['issues'], message: 'The request is not valid.' },
  no_qualification_criterias: {
    status: 400,
    message: 'No qualification criterion is left after processing. Send at least one.',
  },
  missing_enrich_providers: {
    status: 400,
    message: 'No enrichment provider is configured for the requested type.',
  },
  too_many_search_transactions: {
    status: 400,
    message: 'At most 100 related search transactions can be sent.',
  },
  missing_api_key: {
    status: 401,
    message: 'Send the workspace API key in the x-api-key header or as a Bearer token.',
  },
  invalid_api_key: { status: 401, message: 'The API key is not valid.' },
  // Only the console uses these two: no API key ever gets them.
  session_required: { status: 401, message: 'Sign in to continue.' },
  sign_in_failed: {
    status: 401,
    carries: ['details'],
    message: 'The email address or password is wrong.',
  },
  plan_upgrade_required: {
    status: 402,
    carries: ['details'],
    message: 'This needs a subscription or a plan upgrade.',
  },
  insufficient_api_credits: {
    status: 402,
    carries: ['available', 'required'],
    message: 'Not enough API credits.',
  },
  insufficient_credits: { status: 402, message: 'Not enough workspace credits.' },
  forbidden: { status: 403, carries: ['details'], message: 'This is not allowed.' },
  missing_connected_proNetwork_account: {
    status: 403,
    message: 'The profile source needs a connected professional-network account.',
  },
  // Decision 40.
  workspace_suspended: {
    status: 403,
    message: 'This workspace is suspended. Ask the operator of this service to resume it.',
  },
  not_found: { status: 404, message: 'Not found.' },
  casting_not_found: { status: 404, message: 'Casting not found.' },
  method_not_allowed: { status: 405, message: 'This method is not allowed on this path.' },
  casting_start_in_progress: {
    status: 409,
    message: 'Another start for the same request is in progress.',
  },
  casting_run_in_progress: { status: 409, message: 'A call is already running on this casting.' },
  casting_pool_exhausted: { status: 409, message: 'No matching talents remain for this casting.' },
  prompt_interpretation_failed: {
    status: 422,
    message: 'No usable filter could be read from the prompt.',
  },
  rate_limit_exceeded: {
    status: 429,
    carries: ['details'],
    message: 'Too many requests, please try again later',
  },
  internal_error: { status: 500, message: 'An unexpected error occurred.' },
  // Only for the console too.
  mail_failed: { status: 502, message: 'The email could not be sent.' },
  temporal_unavailable: { status: 503, message: 'The workflow engine is unavailable.' },
  // docs/decisions/0153.
  search_engine_unavailable: {
    status: 503,
    message: 'The search engine is unavailable. Send the request again in a moment.',
  },
  search_engine_timeout: { status: 504, message: 'The search engine did not answer in time.' },
} as const satisfies Record<
  string,
  { status: number; carries?: readonly ErrorField[]; message: string }
>;

/**
 * The fields that an error may have beside its code, message and tracking code (interface,
 * "Errors").
 */
export const ERROR_FIELDS = ['issues', 'details', 'available', 'required'] as const;
export type ErrorField = (typeof ERROR_FIELDS)[number];

export type ErrorCode = keyof typeof ERRORS;

/**
 * One problem in the input: where (`path`), what it is and how to fix it (`message`), and
 * optionally a machine-readable `code`.
 */
export interface Issue {
  path: (string | number)[];
  message: string;
  code?: string;
  [detail: string]: unknown;
}

/** Fields that the code does not carry (`ERRORS`) are left out of its answer. */
export interface AppErrorFields {
  message?: string;
  issues?: Issue[];
  details?: Record<string, unknown>;
  /** The balance and the required amount, in credits. */
  available?: number;
  required?: number;
  /** Response headers that belong to the error, such as Retry-After or Allow. */
  headers?: Record<string, string>;
}

/**
 * The only error that domain code throws on purpose; any other thrown error answers
 * `internal_error`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: AppErrorFields;

  constructor(code: ErrorCode, fields: AppErrorFields = {}) {
    super(fields.message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
  }
}

/** The fields that an error of this code may carry. */
export function fieldsOf(code: ErrorCode): readonly ErrorField[] {
  const row: { status: number; carries?: readonly ErrorField[] } = ERRORS[code];
  return row.carries ?? [];
}

/** A `validation_error` about one field of the input. */
export function invalid(
  path: (string | number)[],
  message: string,
  details: { code?: string } & Record<string, unknown> = {},
): AppError {
  return new AppError('validation_error', { issues: [{ path, message, ...details }] });
}
