import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations, webhookEvents } from '../operations.ts';
import { ERRORS, type ErrorCode } from '../platform/errors.ts';
import { operation, queryInteger, SHARED_ERRORS, trimmedText } from '../platform/operation.ts';
import { isNamed } from './client-names.ts';
import { describeFields, forEachField } from './describe-fields.ts';
import { openApiDocument } from './document.ts';
import { isFiller } from './filler.testing.ts';
import type { JsonSchema, Schemas } from './json-schema.ts';
import { TAGS } from './tags.ts';

const document = openApiDocument(operations, '1.0.0', webhookEvents);
const described = operations.map((row) => ({
  row,
  found: document.paths[`/api${row.path}`]?.[row.method.toLowerCase()],
}));

describe('the OpenAPI document of the real operation table', () => {
  it('has every operation once, under /api', () => {
    expect(described.map(({ found }) => found?.operationId)).toEqual(
      operations.map(({ id }) => id),
    );
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    expect(Object.values(document.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(
      operations.length,
    );
  });

  it('has a path parameter for each name in braces, and no other', () => {
    for (const { row, found } of described) {
      const named = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(
        found?.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name) ??
          [],
      ).toEqual(named);
    }
  });

  it('refers only to components that exist', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      (match) => match[1]!,
    );
    expect(refs.length).toBeGreaterThan(0);
    for (const ref of refs) expect(resolve(ref), ref).toBeInstanceOf(Object);
  });

  it('lists every error code that an operation can answer, under the status of the error table', () => {
    for (const { row, found } of described) {
      for (const code of new Set<ErrorCode>([...SHARED_ERRORS, ...row.errors])) {
        expect(
          codesOf(found!.responses[ERRORS[code].status]!.content['application/json'].schema),
          `${row.id}: ${code}`,
        ).toContain(code);
      }
    }
  });

  it('wraps every success in the envelope and describes each of its statuses', () => {
    for (const { row, found } of described) {
      for (const [status, meaning] of Object.entries(row.answers)) {
        const answer = found!.responses[status]!;
        expect(answer.description).toBe(meaning);
        expect(answer.content['application/json'].schema).toMatchObject({
          properties: { success: { const: true } },
          required: ['success', 'data'],
        });
        expect(Object.keys(answer.headers)).toEqual(
          expect.arrayContaining([
            'X-Request-Id',
            'RateLimit',
            'RateLimit-Policy',
            ...Object.keys(row.headers ?? {}),
          ]),
        );
      }
    }
  });

  it('gives every operation a name for the clients, no two the same', () => {
    expect(operations.filter(({ id }) => !isNamed(id)).map(({ id }) => id)).toEqual([]);
    const names = described.map(({ found }) => found!['x-client-name']);
    expect(new Set(names).size).toBe(operations.length);
  });

  it('describes every property, parameter and tag', () => {
    expect(describeFields(document)).toEqual([]);
    const tags = new Set(operations.map(({ tag }) => tag));
    expect([...tags].filter((tag) => !(tag in TAGS))).toEqual([]);
  });

  it('tells a stranger more of a field than its name says', () => {
    const filler = new Set<string>();
    forEachField(document, ({ description }, name, parents) => {
      if (isFiller(String(description), name, parents.slice(-1)))
        filler.add(`${[...parents, name].join('.')}: ${description}`);
    });
    for (const { name, description } of document.tags)
      if (isFiller(description, name, [])) filler.add(`${name}: ${description}`);
    expect([...filler]).toEqual([]);
  });

  it.each([
    ['Identifier of the run', 'runId', [], true],
    ['The sourcings', 'sourcings', [], true],
    ['When it was created', 'createdAt', [], true],
    ['Name of the employer', 'name', ['employer'], true],
    ['Number of the attempt, from 1', 'attempt', [], false],
    ['Size in bytes', 'size', [], false],
  ])('knows whether %j says more than %j', (description, name, parents, expected) => {
    expect(isFiller(description, name, parents)).toBe(expected);
  });

  it('tells of every error code its status, its fields and its schema', () => {
    const table = document['x-errors'];
    expect(table.map(({ code }) => code)).toEqual(Object.keys(ERRORS));
    expect(table.find(({ code }) => code === 'insufficient_api_credits')).toEqual({
      code: 'insufficient_api_credits',
      status: 402,
      message: 'Not enough API credits.',
      fields: ['available', 'required'],
      schema: { $ref: '#/components/schemas/InsufficientApiCreditsError' },
    });
  });

  it('tells what the service posts to receivers', () => {
    expect(Object.keys(document.webhooks)).toEqual([
      'talent_judged',
      'wave_finished',
      'pool_exhausted',
    ]);
  });

  it('declares what the code enforces of filters and verdicts', () => {
    for (const path of ['/api/v1/search/talents', '/api/v1/search/talents/qualified']) {
      const { schema } = document.paths[path]!.post!.requestBody!.content['application/json'];
      const { filters } = schema.properties as Record<string, JsonSchema>;
      expect(filters).toMatchObject({ minItems: 1, maxItems: 50 });
    }
    expect(JSON.stringify(document)).toContain('"uniqueItems":true');
    const read = document.paths['/api/v1/search/talents/qualified/{castingId}']!.get!;
    for (const name of ['verdicts', 'effectiveVerdicts'])
      expect(read.parameters!.find((one) => one.name === name)!.schema).toEqual({
        type: 'array',
        items: { type: 'string', enum: ['green', 'amber', 'red'] },
      });
  });

  it('declares that a change changes something', () => {
    // The first tries the stored credentials again; the second is read like an import.
    const MAY_BE_EMPTY = ['reconnectChannelAccount', 'changeTalent'];
    const changes = described.filter(
      ({ row: { id, method } }) => method === 'PATCH' && !MAY_BE_EMPTY.includes(id),
    );
    expect(changes.length).toBeGreaterThan(10);
    for (const { row, found } of changes) {
      const { schema } = found!.requestBody!.content['application/json'];
      const isDeclared = 'required' in schema || schema.minProperties === 1;
      expect(isDeclared, row.id).toBe(true);
    }
  });

  it('declares the bounds of customParams wherever they are sent', () => {
    const bodies = described.flatMap(({ found }) => [
      (found!.requestBody?.content['application/json'].schema.properties ?? {}) as Schemas,
    ]);
    const declared = bodies.flatMap(({ customParams }) => (customParams ? [customParams] : []));
    expect(declared).toHaveLength(3);
    for (const schema of declared) {
      expect(schema['x-max-bytes']).toBe(4_096);
      expect(schema.description).toContain('4096 bytes');
    }
  });

  it('has no field that must not be sent', () => {
    expect(JSON.stringify(document)).not.toContain('"not":');
    const { post } = document.paths['/api/v1/search/talents/qualified/{castingId}/continue']!;
    expect(post!.requestBody!.content['application/json'].schema.properties).not.toHaveProperty(
      'scoringLanguage',
    );
    expect(post!.description).toContain('`scoringLanguage` is fixed');
  });

  it('gives no value a list of types beside null, at which oapi-codegen stops (npm run test:go)', () => {
    const lists: string[] = [];
    JSON.stringify(document, (_key, value) => {
      const types: unknown = (value as JsonSchema | null)?.type;
      if (Array.isArray(types) && types.filter((type) => type !== 'null').length > 1)
        lists.push(JSON.stringify(value));
      return value;
    });
    expect(lists).toEqual([]);
    expect(document.components.schemas.Filter?.properties).toMatchObject({
      value: { $ref: '#/components/schemas/FilterValue' },
    });
  });

  it('offers the key in both ways', () => {
    expect(document.security).toEqual([{ apiKey: [] }, { bearer: [] }, { oauth: [] }]);
    expect(document.components.securitySchemes).toMatchObject({
      apiKey: { name: 'x-api-key' },
      bearer: { scheme: 'bearer' },
    });
  });
});

describe('shapes', () => {
  const note = z.object({ text: z.string() }).meta({ id: 'Note' });
  const row = operation({
    id: 'listNotes',
    method: 'POST',
    path: '/v1/notes',
    scope: 'read',
    tag: 'Notes',
    summary: '',
    description: '',
    query: z.object({ pageSize: queryInteger({ min: 1, max: 9, fallback: 3 }), q: z.string() }),
    body: z.object({ title: trimmedText({ min: 1, max: 50 }), loud: z.boolean().default(false) }),
    bodyOptional: true,
    data: z.object({ notes: z.array(note), total: z.int() }),
    answers: { 200: 'Notes' },
    errors: [],
  });
  const written = openApiDocument([row], '1').paths['/api/v1/notes']!.post!;

  it('describes what a client sends, not what it becomes', () => {
    expect(written.parameters).toEqual([
      {
        name: 'pageSize',
        description: 'How many items a page has at most',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
      },
      { name: 'q', in: 'query', required: true, example: 'q', schema: { type: 'string' } },
      // Every POST takes it (decision 7).
      expect.objectContaining({
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
      }),
    ]);
    expect(written.requestBody).toEqual({
      required: false,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              title: { type: 'string', description: 'Title', minLength: 1, maxLength: 50 },
              loud: { type: 'boolean', default: false },
            },
            required: ['title'],
          },
          example: { title: 'Senior Data Engineer' },
        },
      },
    });
  });

  it('leaves answers open for further fields, and names shapes that have an id', () => {
    expect(written.responses[200]!.content['application/json'].schema).toEqual({
      type: 'object',
      properties: {
        success: { type: 'boolean', const: true, description: 'It worked' },
        data: {
          type: 'object',
          description: 'The payload',
          properties: {
            notes: {
              type: 'array',
              items: { $ref: '#/components/schemas/Note' },
              description: 'Notes of the users',
            },
            total: { type: 'integer', description: 'How many items the whole list has' },
          },
          required: ['notes', 'total'],
        },
      },
      required: ['success', 'data'],
    });
  });

  it('refuses two different shapes of one name', () => {
    const other = {
      ...row,
      id: 'other',
      path: '/v1/other' as const,
      data: z.object({ words: z.string() }).meta({ id: 'Error' }),
    };
    const again = {
      ...row,
      id: 'again',
      path: '/v1/again' as const,
      data: z.object({ words: z.array(other.data) }).meta({ id: 'Issue' }),
    };
    expect(() => openApiDocument([other, again], '1')).toThrow('Issue');
  });
});

function resolve(ref: string): unknown {
  return ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as JsonSchema | undefined)?.[key], document);
}

function codesOf(schema: JsonSchema): unknown[] {
  const { error } = schema.properties as { error: JsonSchema };
  const refs = 'oneOf' in error ? (error.oneOf as JsonSchema[]) : [error];
  return refs.map(({ $ref }) => {
    const { properties } = resolve($ref as string) as { properties: { code: { const: string } } };
    return properties.code.const;
  });
}
