import { z } from 'zod';
import { ERRORS, type ErrorCode } from './platform/errors.ts';
import { type Operation, type Scope, SHARED_ERRORS } from './platform/operation.ts';

export type JsonSchema = { [keyword: string]: unknown };
type Schemas = Record<string, JsonSchema>;

/** The parts of an OpenAPI 3.1 document that we write. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    securitySchemes: Record<string, JsonSchema>;
    headers: Record<string, JsonSchema>;
    schemas: Schemas;
  };
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: true;
  /** A key or a token never gets through: only the console calls it. */
  'x-session-only'?: true;
  security: Record<string, string[]>[];
  parameters?: {
    name: string;
    in: 'path' | 'query' | 'header';
    required: boolean;
    description?: string;
    schema: JsonSchema;
  }[];
  requestBody?: { required: boolean; content: JsonContent };
  responses: Record<
    string,
    { description: string; headers: Record<string, JsonSchema>; content: JsonContent }
  >;
}

type JsonContent = { 'application/json': { schema: JsonSchema } };

const DESCRIPTION = `Find professional profiles (talents), have them judged against criteria with checked evidence, and run recruiting outreach on them.

Every answer is JSON with \`success\`: on success \`data\` holds the payload, on failure \`error\` holds \`code\`, \`message\` and \`debugTrackingCode\`
(equal to the X-Request-Id header). Timestamps are ISO 8601. Further fields may be added to answers at any time.`;

/**
 * Turns the operation table into an OpenAPI 3.1 document. Throws an Error when a shape cannot be
 * written as JSON Schema.
 */
export function openApiDocument(
  operations: readonly Operation[],
  version: string,
): OpenApiDocument {
  const schemas: Schemas = {};
  for (const code of Object.keys(ERRORS) as ErrorCode[])
    schemas[errorSchemaName(code)] = errorSchema(code);
  schemas.Issue = ISSUE;
  const paths: OpenApiDocument['paths'] = {};
  for (const operation of operations) {
    const path = `/api${operation.path}`;
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: describeOperation(operation, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Greenroom',
      version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: securityOf(),
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: SHARED_HEADERS,
      schemas: sortByName(schemas),
    },
  };
}

/** A key or a token that has these scopes; OpenAPI 3.1 lets any kind of security name them. */
const securityOf = (...scopes: Scope[]): Record<string, string[]>[] => [
  { apiKey: scopes },
  { bearer: scopes },
];

const SESSION_ONLY =
  'Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.';

const SECURITY_SCHEMES: Record<string, JsonSchema> = {
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'A workspace API key' },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'A workspace API key, or an access token that belongs to one',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'greenroom.session_token',
    description: 'A session of the console, under `/console/api`',
  },
};

const SHARED_HEADERS: Record<string, JsonSchema> = {
  'X-Request-Id': {
    description: "Unique per request; an error's `debugTrackingCode`",
    schema: { type: 'string' },
  },
  RateLimit: {
    description: "What is left in the key's windows (IETF draft)",
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: "The key's windows: quota and seconds of each (IETF draft)",
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds to wait before the next request',
    schema: { type: 'integer', minimum: 0 },
  },
  'Idempotent-Replayed': {
    description: '`true` on an answer that was kept for its Idempotency-Key',
    schema: { type: 'string' },
  },
  Allow: { description: 'The methods of this path', schema: { type: 'string' } },
};

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

/** Every POST takes it (decision 7). */
const IDEMPOTENCY_KEY: NonNullable<OpenApiOperation['parameters']>[number] = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes it safe to send the request again: for 24 hours, the same key with the same path and body has no second effect and gives the first ' +
    'success again, with `Idempotent-Replayed: true`. With another path or body it is a `validation_error`. Errors are not kept.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
};

function describeOperation(operation: Operation, schemas: Schemas): OpenApiOperation {
  const { id, tag, summary, description, params, query, body, bodyOptional } = operation;
  const parameters = [
    ...describeParameters('path', params, schemas),
    ...describeParameters('query', query, schemas),
    ...(operation.method === 'POST' ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: operation.sessionOnly ? `${description} ${SESSION_ONLY}` : description,
    security: operation.sessionOnly
      ? [{ session: [operation.scope] }]
      : securityOf(operation.scope),
    ...(operation.sessionOnly ? { 'x-session-only': true as const } : {}),
    // What its answers carry as a header (RFC 9745), said in the document's own way.
    ...(operation.headers && 'Deprecation' in operation.headers
      ? { deprecated: true as const }
      : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: !bodyOptional,
            content: jsonContent(jsonSchema(body, 'input', schemas)),
          },
        }
      : {}),
    responses: { ...describeAnswers(operation, schemas), ...describeErrors(operation) },
  };
}

function describeParameters(
  place: 'path' | 'query',
  shape: z.ZodObject | undefined,
  schemas: Schemas,
) {
  if (!shape) return [];
  const { properties = {}, required = [] } = jsonSchema(shape, 'input', schemas) as {
    properties?: Schemas;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(typeof description === 'string' ? { description } : {}),
    schema,
  }));
}

const SUCCESS_HEADERS = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'];

function describeAnswers(
  { method, answers, data, headers = {} }: Operation,
  schemas: Schemas,
): OpenApiOperation['responses'] {
  const schema = {
    type: 'object',
    properties: { success: { const: true }, data: jsonSchema(data, 'output', schemas) },
    required: ['success', 'data'],
  };
  const own = Object.fromEntries(
    Object.entries(headers).map(([name, meaning]) => [
      name,
      { description: meaning, schema: { type: 'string' } },
    ]),
  );
  return Object.fromEntries(
    Object.entries(answers).map(([status, description]) => [
      status,
      {
        description,
        headers: {
          ...headerRefs(...SUCCESS_HEADERS, ...(method === 'POST' ? ['Idempotent-Replayed'] : [])),
          ...own,
        },
        content: jsonContent(schema),
      },
    ]),
  );
}

function describeErrors(operation: Operation): OpenApiOperation['responses'] {
  const codes = [...new Set<ErrorCode>([...SHARED_ERRORS, ...operation.errors])];
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [status, describeError(status, group)]),
  );
}

function describeError(status: number, codes: ErrorCode[]): OpenApiOperation['responses'][string] {
  const refs = codes.map((code) => schemaRef(errorSchemaName(code)));
  const headers = ['X-Request-Id'];
  // Before the key is known there are no windows to tell of.
  if (status !== 401) headers.push('RateLimit', 'RateLimit-Policy');
  if (status === 429) headers.push('Retry-After');
  if (status === 405) headers.push('Allow');
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n'),
    headers: headerRefs(...headers),
    content: jsonContent(refs.length === 1 ? refs[0]! : { oneOf: refs }),
  };
}

/** `casting_not_found` -> `CastingNotFoundError`, `validation_error` -> `ValidationError`. */
function errorSchemaName(code: ErrorCode): string {
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

/**
 * A zod shape as JSON Schema; shapes with a `.meta({ id })` go to `schemas` and are referred to.
 */
function jsonSchema(shape: z.ZodType, io: 'input' | 'output', schemas: Schemas): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...schema
  } = z.toJSONSchema(shape, { io, override: tidy }) as JsonSchema & { $defs?: Schemas };
  for (const [id, named] of Object.entries($defs)) {
    const { id: _id, ...definition } = pointIntoComponents(named) as JsonSchema;
    const standing = schemas[id];
    if (standing && JSON.stringify(standing) !== JSON.stringify(definition)) {
      throw new Error(
        `Two different shapes are called ${id} (or one shape differs between what is sent and what is answered)`,
      );
    }
    schemas[id] = definition;
  }
  return pointIntoComponents(schema) as JsonSchema;
}

/**
 * A zod shape as a JSON Schema (2020-12) that stands alone: shapes with a `.meta({ id })` are in
 * its `$defs`.
 */
export function jsonSchemaOf(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...schema
  } = z.toJSONSchema(shape, { io, override: tidy }) as JsonSchema & { $defs?: Schemas };
  const named = Object.entries($defs).map(([name, { id: _id, ...definition }]) => [
    name,
    definition,
  ]);
  return named.length > 0 ? { ...schema, $defs: Object.fromEntries(named) } : schema;
}

function tidy({
  zodSchema,
  jsonSchema: json,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  // An answer may get further fields (decision 8), so only a shape that is strict on purpose may
  // forbid them.
  const def = zodSchema._zod.def as { type: string; catchall?: unknown };
  if (def.type === 'object' && !def.catchall) delete json.additionalProperties;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  // What a `.meta` says of a shape that transforms wins over what its text form implies.
  const told = z.globalRegistry.get(zodSchema) as { default?: unknown } | undefined;
  if (told?.default !== undefined)
    json.default = told.default as z.core.JSONSchema.BaseSchema['default'];
  if (json.type !== 'string') delete json.pattern;
}

function pointIntoComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointIntoComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === '$ref' && typeof entry === 'string'
        ? entry.replace('#/$defs/', '#/components/schemas/')
        : pointIntoComponents(entry),
    ]),
  );
}

const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const headerRefs = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const jsonContent = (schema: JsonSchema): JsonContent => ({ 'application/json': { schema } });
const sortByName = (schemas: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
