import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../openapi/document.ts';
import { operations } from '../operations.ts';
import { AppError, ERROR_FIELDS, ERRORS, type ErrorCode } from '../platform/errors.ts';
import { errorAnswer } from './envelope.ts';

/**
 * The interface's table of the envelope ("Errors"); only the console uses sign_in_failed, so it is
 * not in the table.
 */
const CARRIED: Partial<Record<ErrorCode, readonly string[]>> = {
  validation_error: ['issues'],
  rate_limit_exceeded: ['details'],
  plan_upgrade_required: ['details'],
  forbidden: ['details'],
  insufficient_api_credits: ['available', 'required'],
  sign_in_failed: ['details'],
};
const codes = Object.keys(ERRORS) as ErrorCode[];
const EVERY_FIELD = {
  issues: [{ path: ['x'], message: 'is wrong' }],
  details: { code: 'x' },
  available: 1,
  required: 2,
};

describe('an error', () => {
  it.each(codes)(
    '%s carries what the interface gives it and nothing else, whatever it was thrown with',
    (code) => {
      const { status, body } = errorAnswer(new AppError(code, EVERY_FIELD), 'req_1');
      const { code: told, message, debugTrackingCode, ...more } = body.error;
      expect([status, told, message, debugTrackingCode]).toEqual([
        ERRORS[code].status,
        code,
        ERRORS[code].message,
        'req_1',
      ]);
      expect(Object.keys(more)).toEqual(CARRIED[code] ?? []);
      expect(EVERY_FIELD).toMatchObject(more);
    },
  );

  it('has issues only as a validation_error, where they are a list even when nothing is named', () => {
    for (const code of codes) {
      const { error } = errorAnswer(new AppError(code), 'req_1').body;
      expect(ERROR_FIELDS.filter((field) => field in error)).toEqual(
        code === 'validation_error' ? ['issues'] : [],
      );
    }
  });

  it('that nobody expected says nothing of itself', () => {
    const { body } = errorAnswer(
      Object.assign(new Error('secret'), { fields: EVERY_FIELD, details: 'secret' }),
      'req_1',
    );
    expect(body.error).toEqual({
      code: 'internal_error',
      message: ERRORS.internal_error.message,
      debugTrackingCode: 'req_1',
    });
  });

  it.each(codes)('%s is described with the same fields in OpenAPI', (code) => {
    const { schemas } = openApiDocument(operations, '0').components;
    const described = Object.values(schemas).find(({ properties }) => codeOf(properties) === code);
    const properties = described!.properties as object;
    const own = Object.keys(properties).filter(
      (name) => !['code', 'message', 'debugTrackingCode'].includes(name),
    );
    // No operation with a key signs a user in.
    expect(own).toEqual(code === 'sign_in_failed' ? [] : (CARRIED[code] ?? []));
  });
});

const codeOf = (properties: unknown): unknown =>
  (properties as { code?: { const?: string } } | undefined)?.code?.const;
