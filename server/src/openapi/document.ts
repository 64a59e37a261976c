import type { z } from 'zod';
import { ERRORS, type ErrorCode } from '../platform/errors.ts';
import { type Operation, SHARED_ERRORS, type WebhookEvent } from '../platform/operation.ts';
import { clientName } from './client-names.ts';
import { describeFields } from './describe-fields.ts';
import { errorEnvelope, errorSchemas, errorTable } from './errors.ts';
import { addExamples } from './examples.ts';
import { type JsonSchema, jsonSchema, type Schemas } from './json-schema.ts';
import { CONTENT_DISPOSITION, LAST_EVENT_ID, otherForms, uploadContent } from './media.ts';
import { pagingOf } from './paging.ts';
import { ANY_KEY, keyOrToken, SECURITY_SCHEMES } from './security.ts';
import { TAGS } from './tags.ts';
import type { JsonContent, OpenApiDocument, OpenApiOperation, Parameter } from './types.ts';
import { describeWebhooks } from './webhooks.ts';

const DESCRIPTION = `Find professional profiles (talents), have them judged against criteria with checked evidence, and run recruiting outreach on them.

Every answer is JSON with \`success\`: on success \`data\` holds the payload, on failure \`error\` holds \`code\`, \`message\` and \`debugTrackingCode\`
(equal to the X-Request-Id header). Timestamps are ISO 8601. Further fields may be added to answers at any time.

Lists come in pages. \`x-paging\` of an operation tells how the next one is asked for: \`cursor\` (\`next\` of the answer goes to the parameter \`send\`,
until it is null or \`more\` is false), \`page\` (\`send\` counts pages from \`first\` while \`more\` is true), \`search\` (\`next\` of every earlier answer goes
to the array \`send\` of the body, until a page is empty), \`none\` (the answer is the whole list). \`items\` is the array of a page.

\`x-errors\` lists every error code with its status and its fields. \`x-scope\` of an operation is the scope that the key needs.`;

/**
 * Turns the operation table into an OpenAPI 3.1 document. Throws an Error when a shape cannot be
 * written as JSON Schema.
 */
export function openApiDocument(
  operations: readonly Operation[],
  version: string,
  events: readonly WebhookEvent[] = [],
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
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Greenroom',
      version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: ANY_KEY,
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({
      name,
      description: TAGS[name] ?? name,
    })),
    paths,
    webhooks: describeWebhooks(events, schemas),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: SHARED_HEADERS,
      examples: {},
      schemas: sortByName(schemas),
    },
    'x-errors': errorTable(),
  };
  describeFields(document);
  addExamples(document);
  return document;
}

const SESSION_ONLY =
  'Only for a person who is signed in to the console: an API key or an access token answers 403 `session_only`.';

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
const IDEMPOTENCY_KEY: Parameter = {
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
    ...(operation.upload ? [CONTENT_DISPOSITION] : []),
    ...(operation.stream ? [LAST_EVENT_ID] : []),
  ];
  const described: OpenApiOperation = {
    operationId: id,
    'x-client-name': clientName(operation),
    tags: [tag],
    summary,
    description: operation.sessionOnly ? `${description} ${SESSION_ONLY}` : description,
    security: operation.sessionOnly ? [{ session: [] }] : keyOrToken(operation.scope),
    'x-scope': operation.scope,
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
            content: {
              ...jsonContent(jsonSchema(body, 'input', schemas)),
              ...(operation.upload && uploadContent(operation, schemas)),
            },
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

function describeAnswers(operation: Operation, schemas: Schemas): OpenApiOperation['responses'] {
  const { method, answers, data, headers = {} } = operation;
  const schema = {
    type: 'object',
    properties: {
      success: { type: 'boolean', const: true, description: 'It worked' },
      data: { ...jsonSchema(data, 'output', schemas) },
    },
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
        content: { ...jsonContent(schema), ...otherForms(operation) },
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
  const headers = ['X-Request-Id'];
  // Before the key is known there are no windows to tell of.
  if (status !== 401) headers.push('RateLimit', 'RateLimit-Policy');
  if (status === 429) headers.push('Retry-After');
  if (status === 405) headers.push('Allow');
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n'),
    headers: headerRefs(...headers),
    content: jsonContent(errorEnvelope(codes)),
  };
}

const headerRefs = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const jsonContent = (schema: JsonSchema): JsonContent => ({ 'application/json': { schema } });
const sortByName = (schemas: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
