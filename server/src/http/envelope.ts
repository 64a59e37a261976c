import { AppError, ERRORS, fieldsOf } from '../platform/errors.ts';

export interface EnvelopeAnswer {
  status: number;
  headers: Record<string, string>;
  body: { success: false; error: Record<string, unknown> };
}

/**
 * The interface's error envelope for anything thrown (interface, "Errors"). Unknown errors reveal
 * nothing about themselves.
 */
export function errorAnswer(thrown: unknown, debugTrackingCode: string): EnvelopeAnswer {
  const error = thrown instanceof AppError ? thrown : new AppError('internal_error');
  const { code, message, fields } = error;
  const carried = { ...fields, issues: fields.issues ?? [] };
  const told = fieldsOf(code).flatMap((name) =>
    carried[name] === undefined ? [] : [[name, carried[name]]],
  );
  return {
    status: ERRORS[code].status,
    headers: fields.headers ?? {},
    body: {
      success: false,
      error: { code, message, debugTrackingCode, ...Object.fromEntries(told) },
    },
  };
}
