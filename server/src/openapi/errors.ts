import { ERRORS, type ErrorCode } from '../platform/errors.ts';
import { type JsonSchema, type Schemas, schemaRef } from './json-schema.ts';

/** The schema of every error code, and of the issues of validation_error. */
export function errorSchemas(): Schemas {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  return {
    ...Object.fromEntries(codes.map((code) => [errorSchemaName(code), errorSchema(code)])),
    Issue: ISSUE,
  };
}

const ISSUE: JsonSchema = {
  type: 'object',
  properties: {
    path: {
      type: 'array',
      items: { type: ['string', 'integer'] },
      description: 'Where in the input',
    },
    message: { type: 'string', description: 'What is wrong there' },
    code: { type: 'string' },
  },
  required: ['path', 'message'],
  additionalProperties: true,
};

/** `casting_not_found` -> `CastingNotFoundError`, `validation_error` -> `ValidationError`. */
export function errorSchemaName(code: ErrorCode): string {
  const words = code.split('_').map((word) => word[0]!.toUpperCase() + word.slice(1));
  return `${words.join('').replace(/Error$/, '')}Error`;
}

function errorSchema(code: ErrorCode): JsonSchema {
  const extra = errorFields(code);
  return {
    type: 'object',
    properties: {
      success: { const: false },
      error: {
        type: 'object',
        properties: {
          code: { const: code },
          message: { type: 'string' },
          debugTrackingCode: { type: 'string' },
          ...extra.properties,
        },
        required: ['code', 'message', 'debugTrackingCode', ...extra.required],
      },
    },
    required: ['success', 'error'],
  };
}

/** What an error tells beside its message (interface, "Errors"). */
function errorFields(code: ErrorCode): { properties: Schemas; required: string[] } {
  switch (code) {
    case 'validation_error':
      return {
        properties: { issues: { type: 'array', items: schemaRef('Issue') } },
        required: ['issues'],
      };
    case 'insufficient_api_credits':
      return {
        properties: { available: { type: 'number' }, required: { type: 'number' } },
        required: ['available', 'required'],
      };
    case 'rate_limit_exceeded':
      return {
        properties: {
          details: {
            type: 'object',
            description: 'Absent when the limit is that of the client address',
            properties: {
              window: { enum: ['second', 'minute', 'hour', 'day', 'month'] },
              limit: { type: 'integer', description: 'Maximum in that window' },
              current: {
                type: 'integer',
                description: 'Requests made in it, the rejected one included',
              },
            },
            required: ['window', 'limit', 'current'],
          },
        },
        required: [],
      };
    case 'plan_upgrade_required':
      return {
        properties: { details: strings('code', 'action', 'capability', 'billingUrl') },
        required: ['details'],
      };
    case 'forbidden':
      return { properties: { details: strings('code') }, required: [] };
    default:
      return { properties: {}, required: [] };
  }
}

function strings(...names: string[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    required: names,
  };
}
