import type { z } from 'zod';
import { ERRORS, type ErrorCode } from '../platform/errors.ts';
import { type Operation, type Scope, SHARED_ERRORS } from '../platform/operation.ts';
import { clientName } from './client-names.ts';
import { errorSchemaName, errorSchemas } from './errors.ts';
import { type JsonSchema, jsonSchema, type Schemas, schemaRef } from './json-schema.ts';
import { pagingOf } from './paging.ts';
import type { JsonContent, OpenApiDocument, OpenApiOperation } from './types.ts';

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
  const schemas = errorSchemas();
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
  const described: OpenApiOperation = {
    operationId: id,
    'x-client-name': clientName(operation),
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
  const paging = pagingOf(described, schemas);
  return paging === null ? described : { ...described, 'x-paging': paging };
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

const headerRefs = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const jsonContent = (schema: JsonSchema): JsonContent => ({ 'application/json': { schema } });
const sortByName = (schemas: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
