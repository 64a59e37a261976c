import { AppError, ERRORS } from '../platform/errors.ts';

export interface EnvelopeAnswer {
  status: number;
  headers: Record<string, string>;
  body: { success: false; error: Record<string, unknown> };
}

/** What the interface's error envelope says of anything that was thrown (interface, "Errors"). Unknown errors say nothing of themselves. */
export function errorAnswer(thrown: unknown, debugTrackingCode: string): EnvelopeAnswer {
  const error = thrown instanceof AppError ? thrown : new AppError('internal_error');
  const { issues, details, available, required, headers = {} } = error.fields;
  return {
    status: ERRORS[error.code].status,
    headers,
    body: {
      success: false,
      error: {
        code: error.code,
        message: error.message,
        debugTrackingCode,
        ...(error.code === 'validation_error' ? { issues: issues ?? [] } : {}),
        ...(details ? { details } : {}),
        ...(available === undefined ? {} : { available }),
        ...(required === undefined ? {} : { required }),
      },
    },
  };
}
