import { ERRORS, type ErrorCode, fieldsOf } from '../platform/errors.ts';
import { SCOPES } from '../platform/operation.ts';
import { type JsonSchema, type Schemas, schemaRef } from './json-schema.ts';

const ALL_CODES = Object.keys(ERRORS) as ErrorCode[];

/** The schema of each error, by its code, and of the issues of validation_error. */
export function errorSchemas(): Schemas {
  return {
    ...Object.fromEntries(ALL_CODES.map((code) => [errorSchemaName(code), errorSchema(code)])),
    Issue: ISSUE,
  };
}

const ISSUE: JsonSchema = {
  type: 'object',
  properties: {
    path: {
      type: 'array',
      items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      description: 'Where in the input',
    },
    message: { type: 'string', description: 'What is wrong there, and how to mend it' },
    code: { type: 'string', description: 'The problem, for programs' },
    suggestions: {
      type: 'array',
      items: { type: 'string' },
      description: 'Accepted values that could be meant, the most likely first',
    },
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
    description: ERRORS[code].message,
    properties: {
      code: {
        type: 'string',
        const: code,
        description: 'For programs: it stays the same in all languages and versions',
      },
      message: { type: 'string', description: 'What happened and what to do, for people' },
      debugTrackingCode: {
        type: 'string',
        description: 'Unique per request, as in X-Request-Id; quote it to support',
      },
      ...extra.properties,
    },
    required: ['code', 'message', 'debugTrackingCode', ...extra.required],
  };
}

/** The failure envelope with one of these errors; `code` tells which. */
export function errorEnvelope(codes: readonly ErrorCode[]): JsonSchema {
  const refs = codes.map((code) => schemaRef(errorSchemaName(code)));
  const mapping = Object.fromEntries(codes.map((code, i) => [code, refs[i]!.$ref]));
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean', const: false, description: 'It failed' },
      error:
        refs.length === 1
          ? refs[0]!
          : { oneOf: refs, discriminator: { propertyName: 'code', mapping } },
    },
    required: ['success', 'error'],
  };
}

/** Every code as a row: what a program needs to generate its own types of errors. */
export const errorTable = () =>
  ALL_CODES.map((code) => ({
    code,
    status: ERRORS[code].status,
    message: ERRORS[code].message,
    fields: fieldsOf(code),
    schema: schemaRef(errorSchemaName(code)),
  }));

/** What an error tells beside its message (interface, "Errors"). */
function errorFields(code: ErrorCode): { properties: Schemas; required: string[] } {
  switch (code) {
    case 'validation_error':
      return {
        properties: {
          issues: {
            type: 'array',
            items: schemaRef('Issue'),
            description: 'What is wrong with the input, all at once',
          },
        },
        required: ['issues'],
      };
    case 'insufficient_api_credits':
      return {
        properties: {
          available: { type: 'number', description: 'API credits in the balance' },
          required: { type: 'number', description: 'API credits needed' },
        },
        required: ['available', 'required'],
      };
    case 'rate_limit_exceeded':
      return {
        properties: {
          details: {
            type: 'object',
            description: 'Absent when the limit is that of the client address',
            properties: {
              window: {
                type: 'string',
                enum: ['second', 'minute', 'hour', 'day', 'month'],
                description: 'The window that is exceeded',
              },
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
        properties: {
          details: strings({
            code: 'Always `subscription_or_plan_upgrade_required`',
            action: 'Always `subscribe_or_upgrade`',
            capability: 'What the plan lacks, such as `create_sourcings`',
            billingUrl: 'Address of the billing page',
          }),
        },
        required: ['details'],
      };
    case 'forbidden': {
      const details = strings({ code: 'Why, for programs' });
      const scope = {
        type: 'string',
        enum: SCOPES,
        description: 'With `missing_scope` and `role_not_allowed`: the scope that is needed',
      };
      Object.assign(details.properties as Schemas, { scope });
      return { properties: { details }, required: [] };
    }
    default:
      return { properties: {}, required: [] };
  }
}

function strings(fields: Record<string, string>): JsonSchema {
  return {
    type: 'object',
    description: 'More about the error',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, description]) => [name, { type: 'string', description }]),
    ),
    required: Object.keys(fields),
  };
}
