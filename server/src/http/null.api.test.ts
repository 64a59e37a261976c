import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { type SignedIn, signIn } from '../../test/console.ts';
import { sentBy } from '../mcp/arguments.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { operations } from '../operations.ts';
import { AppError } from '../platform/errors.ts';
import type { Operation } from '../platform/operation.ts';
import { readInput } from './input.ts';

/*
 * null is not the same as leaving a field out: it is refused wherever the interface does not say
 * that a field may be null. The fields come from the operation table, so that a new one is tested
 * too.
 */

/** Fields where null has a meaning: it clears the value. Each is documented as nullable. */
const CLEARS: Record<string, string> = {
  'reviewQualifiedVerdict verdict': "the judge's verdict stands",
  'reviewQualifiedVerdict rating': 'not rated',
  'reviewQualifiedVerdict note': 'no note',
  'updateSourcing jobTitle': 'no job title',
  'updateSourcing location': 'no location',
  'updateSourcing description': 'no description',
  'updateSourcing ownerUserId': 'nobody',
  'updateCandidate userRating': 'not rated (decision 26)',
  'updateCandidate notes': 'no notes',
  'updateCandidate ownerUserId': 'nobody',
  'setEnrichmentProvider baseUrl': "the provider's own address",
  'setEnrichmentProvider position': 'by cost',
  'changeEnrichmentProvider baseUrl': "the provider's own address",
  'changeEnrichmentProvider position': 'by cost',
  'changeConversation assigneeUserId': 'nobody',
  'markConversation mark': 'no mark, and no block that it added',
  'connectChannelAccount userId': "everybody's in the workspace",
  'changePoolTerms legalBasis': 'not decided',
  'changePoolTerms retentionMonths': 'until somebody deletes the person',
  'recordTalentNotices informedAt': 'not told after all',
  'setSso roleClaim': 'the default role for everybody',
  'setSso defaultRole': 'nobody without a role of their own',
  'setScim roleAttribute': 'the default role for everybody',
  'changeWorkspace language': 'English where one is needed',
  'changeWorkspace country': 'places by what the prompt says and by their size',
};

/** A body valid enough that its filters are read: the search slice reads them itself. */
const FILTERED = {
  name: 'A saved search',
  qualificationCriterias: ['Has used Python'],
};

type Path = (string | number)[];

const { paths, components } = openApiDocument(operations, '0');

const resolved = (schema: JsonSchema): JsonSchema =>
  typeof schema.$ref === 'string'
    ? (components.schemas[schema.$ref.split('/').at(-1)!] as JsonSchema)
    : schema;

const alternatives = (schema: JsonSchema): JsonSchema[] =>
  [schema, ...((schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as JsonSchema[])].map(resolved);

/**
 * Every named field below a schema, and whether null is documented for it. For lists, the fields of
 * the first entry.
 */
function fieldsOf(schema: JsonSchema, path: Path = []): { path: Path; nullable: boolean }[] {
  return alternatives(resolved(schema)).flatMap((one) => {
    const own = Object.entries((one.properties ?? {}) as Record<string, JsonSchema>).flatMap(
      ([name, field]) => [
        {
          path: [...path, name],
          nullable: alternatives(resolved(field)).some(({ type }) =>
            [type].flat().includes('null'),
          ),
        },
        ...fieldsOf(field, [...path, name]),
      ],
    );
    return [...own, ...(one.items ? fieldsOf(one.items as JsonSchema, [...path, 0]) : [])];
  });
}

const nested = (path: Path, value: unknown): unknown =>
  path.reduceRight(
    (inner, part) => (typeof part === 'number' ? [inner] : { [part]: inner }),
    value,
  );

const bodySchema = ({ path, method }: Operation): JsonSchema | undefined =>
  paths[`/api${path}`]![method.toLowerCase()]!.requestBody?.content['application/json'].schema;

const bodyFields = operations.flatMap((operation) =>
  fieldsOf(bodySchema(operation) ?? {}).map((field) => ({
    operation,
    ...field,
    name: `${operation.id} ${field.path.join('.')}`,
  })),
);

const filterFields = operations
  .filter((operation) =>
    fieldsOf(bodySchema(operation) ?? {}).some(({ path }) => path[0] === 'filters'),
  )
  .flatMap((operation) =>
    ['filterType', 'value', 'isRequired', 'isExcluded', 'isExactMatch', 'radius', 'history'].map(
      (field) => ({ operation, field }),
    ),
  );

let api: TestApi;
/**
 * An owner in the console: an API key is refused session-only operations before its body is read.
 */
let owner: SignedIn;
beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
  owner = await signIn(api);
});
afterAll(() => api.close());

async function send({ method, path }: Operation, body: unknown) {
  const url = path.replaceAll(/\{\w+\}/g, 'none');
  return method === 'PATCH' ? owner.patch(url, body) : owner.post(url, body);
}

describe('null for a field of a body', () => {
  it('is documented where it clears something, and nowhere else', () => {
    expect(bodyFields.length).toBeGreaterThan(80);
    expect(bodyFields.filter(({ nullable }) => nullable).map(({ name }) => name)).toEqual(
      Object.keys(CLEARS),
    );
  });

  it.each(bodyFields.filter(({ nullable, path }) => !nullable && path[0] !== 'filters'))(
    'is refused: $name',
    async ({ operation, path }) => {
      const { status, body } = await send(operation, nested(path, null));
      expect({ status, code: body.error?.code }).toEqual({ status: 400, code: 'validation_error' });
      expect(body.error!.issues!.map((issue) => issue.path)).toContainEqual(path);
    },
  );

  it.each(filterFields)(
    'is refused in the filters of $operation.id: $field',
    async ({ operation, field }) => {
      const filter = {
        filterType: field === 'history' ? 'COMPANY' : 'LOCATION',
        value: 'Paris',
        [field]: null,
      };
      const { status, body } = await send(operation, { ...FILTERED, filters: [filter] });
      expect({ status, code: body.error?.code }).toEqual({ status: 400, code: 'validation_error' });
      expect(body.error!.issues!.map((issue) => issue.path)).toEqual([['filters', 0, field]]);
    },
  );
});

describe('null for a field of a query, which only a tool call can send', () => {
  const fields = operations.flatMap((operation) =>
    Object.keys(operation.query?.shape ?? {}).map((name) => ({ operation, name })),
  );

  it.each(fields)('is refused: $operation.id $name', ({ operation, name }) => {
    const issues = (() => {
      try {
        readInput({ query: operation.query }, sentBy(operation, { [name]: null }));
        return [];
      } catch (error) {
        return error instanceof AppError ? (error.fields.issues ?? []) : [];
      }
    })();
    expect(issues.map(({ path }) => path)).toContainEqual([name]);
  });
});
