import type { ApiCall } from '../../../ui/api-call.ts';

/* What the page shows of an OpenAPI document: pure, over the document as it arrives. */

/** A JSON schema, with the keywords that are shown. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  additionalProperties?: Schema | boolean;
}

interface Content {
  schema?: Schema;
  example?: unknown;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

interface Answer {
  description: string;
  content?: Record<string, Content>;
}

interface Described {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  deprecated?: boolean;
  'x-scope'?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Answer>;
}

export interface OpenApi {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

export interface Operation extends Described {
  method: ApiCall['method'];
  /** As the API call of the console has it: without `/api`. */
  path: string;
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete'];

/** Every operation below its tag, in the order of the document. */
export function operationsByTag({ tags, paths }: OpenApi): { tag: string; list: Operation[] }[] {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(
        ([method, described]): Operation => ({
          ...described,
          method: method.toUpperCase() as Operation['method'],
          path: path.replace(/^\/api/, ''),
        }),
      ),
  );
  return tags
    .map(({ name }) => ({ tag: name, list: all.filter(({ tags: [tag] }) => tag === name) }))
    .filter(({ list }) => list.length > 0);
}

/** The end of the address of a heading in the documentation. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

/** By its id, or by the address that its heading has in the documentation. */
export const isWanted = ({ operationId, summary }: Operation, wanted: string): boolean =>
  operationId === wanted || slugOf(summary) === wanted;

export function isFound({ operationId, summary, path }: Operation, typed: string): boolean {
  const inside = `${operationId} ${summary} ${path}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

/** The schema that a reference means, with the description of the place that refers to it. */
export function resolved(document: OpenApi, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.split('/').at(-1)!;
  const meant = document.components.schemas[name] ?? {};
  return { ...meant, description: schema.description ?? meant.description };
}

/** `CandidatePage`, `string`, `string[]`, `"a" | "b"`. */
export function typeName(document: OpenApi, schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1)!;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map((one) => typeName(document, one)))].join(' | ');
  if (schema.type === 'array') return `${typeName(document, schema.items ?? {})}[]`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

/** The bounds and the default, as a developer writes them. */
export function limitsOf(schema: Schema): string[] {
  const range = (name: string, min: number | undefined, max: number | undefined): string[] => {
    // The widest integer is no limit that anyone meets.
    const top = max !== undefined && max < 2_147_483_647 ? max : undefined;
    if (min === undefined && top === undefined) return [];
    if (min === undefined) return [`${name} ≤ ${top}`];
    return [top === undefined ? `${name} ≥ ${min}` : `${min} ≤ ${name} ≤ ${top}`];
  };
  return [
    ...range('n', schema.minimum, schema.maximum),
    ...range('length', schema.minLength, schema.maxLength),
    ...range('items', schema.minItems, schema.maxItems),
    ...(schema.default === undefined ? [] : [`= ${JSON.stringify(schema.default)}`]),
  ];
}

/** The schema inside lists and alternatives whose fields are worth opening; null for plain values. */
export function objectIn(document: OpenApi, schema: Schema): Schema | null {
  const meant = resolved(document, schema);
  if (meant.properties) return meant;
  if (meant.items) return objectIn(document, meant.items);
  for (const one of meant.anyOf ?? meant.oneOf ?? []) {
    const found = objectIn(document, one);
    if (found) return found;
  }
  return null;
}

/** Ids of the workspace's own things by the name that parameters and fields have for them. */
export type OwnIds = Readonly<Record<string, string>>;

/** An example with the workspace's own ids in place of made-up ones. */
export function withOwnIds(example: unknown, ids: OwnIds, name = ''): unknown {
  if (Array.isArray(example)) {
    const one = ids[name.replace(/s$/, '')];
    if (one !== undefined && example.every((item) => typeof item === 'string')) return [one];
    return example.map((item) => withOwnIds(item, ids));
  }
  if (typeof example === 'object' && example !== null)
    return Object.fromEntries(
      Object.entries(example).map(([key, value]) => [key, withOwnIds(value, ids, key)]),
    );
  return typeof example === 'string' ? (ids[name] ?? example) : example;
}

/** What the service sends back when all went well. */
export function answerOf({ responses }: Operation): (Answer & { status: string }) | undefined {
  const status = Object.keys(responses).find((code) => code.startsWith('2'));
  return status === undefined ? undefined : { ...responses[status]!, status };
}

export const bodyOf = ({ requestBody }: Operation): Content | undefined =>
  requestBody?.content['application/json'];

/** Whether the workspace has something for each id in the path; else the example names made-up things. */
export const isOwn = ({ parameters = [] }: Operation, ids: OwnIds): boolean =>
  parameters.every((one) => one.in !== 'path' || ids[one.name] !== undefined);

/** The operation as a request to paste, with the workspace's own ids where it has any. */
export function exampleCall(operation: Operation, ids: OwnIds): ApiCall {
  const { method, parameters = [], operationId } = operation;
  const values = new Map(
    parameters
      .filter((one) => one.in === 'path' || (one.in === 'query' && one.required))
      .map((one) => [one.name, ids[one.name] ?? String(one.example ?? `{${one.name}}`)] as const),
  );
  const inQuery = parameters.filter((one) => one.in === 'query' && values.has(one.name));
  const query = Object.fromEntries(inQuery.map(({ name }) => [name, values.get(name)!]));
  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => values.get(name) ?? whole,
  );
  const example = bodyOf(operation)?.example;
  const body = example === undefined ? undefined : withOwnIds(example, ids);
  const input = { ...Object.fromEntries(values), ...(body as object | undefined) };
  return {
    method,
    path,
    ...(inQuery.length > 0 && { query }),
    ...(body !== undefined && { body }),
    sdk: { method: operationId, ...(Object.keys(input).length > 0 && { input }) },
  };
}
