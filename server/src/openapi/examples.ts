import { errorExamples } from './error-examples.ts';
import { OMITTED } from './example-cast.ts';
import { EXAMPLE_OBJECTS } from './example-objects.ts';
import { EXAMPLE_REQUESTS } from './example-requests.ts';
import { EXAMPLE_VALUES } from './example-values.ts';
import type { JsonSchema, Schemas } from './json-schema.ts';
import { FORM_EXAMPLES } from './media.ts';
import { resolve } from './paging.ts';
import type { Content, OpenApiDocument } from './types.ts';

/*
 * Every operation has an example of its request, of its success and of each error. Requests that a
 * reader would copy are written by hand (`example-requests.ts`), objects whose fields depend on each
 * other too (`example-objects.ts`); the rest is made from the shapes, with a value for each name.
 * Tests check that all conform and agree, and that the service accepts the requests.
 */

/** Deep enough for every answer; a shape that holds itself ends here. */
const MAX_DEPTH = 9;
/** The fields of `data`, below the envelope. */
const ECHO_DEPTH = 2;

/** Answers which texts have no value, for the test that finds them. */
export function addExamples(document: OpenApiDocument): string[] {
  const missing: string[] = [];
  const { schemas } = document.components;
  for (const methods of Object.values(document.paths))
    for (const { operationId, parameters = [], requestBody, responses } of Object.values(methods)) {
      const context = { schemas, missing, parents: [operationId] };
      for (const parameter of parameters)
        if (parameter.required)
          parameter.example = exampleOf(parameter.schema, parameter.name, context);
      if (requestBody) {
        addForms(requestBody.content);
        const body = requestBody.content['application/json'];
        body.example =
          EXAMPLE_REQUESTS[operationId] ??
          exampleOf(body.schema, '', { ...context, onlyRequired: true });
      }
      for (const [status, { content }] of Object.entries(responses)) {
        const answer = content['application/json'];
        if (status.startsWith('2')) {
          addForms(content);
          const sent = (requestBody?.content['application/json'].example ?? {}) as Fields;
          answer.example = exampleOf(answer.schema, '', { ...context, sent });
        }
      }
    }
  for (const [name, { post }] of Object.entries(document.webhooks)) {
    const { requestBody } = post as { requestBody: { content: Content } };
    const content = requestBody.content['application/json']!;
    content.example = exampleOf(content.schema, '', { schemas, missing, parents: [name] });
  }
  document.components.examples = errorExamples(document);
  return missing;
}

/** Forms beside JSON. */
function addForms(content: Content): void {
  for (const [type, form] of Object.entries(content))
    if (type in FORM_EXAMPLES) form.example = FORM_EXAMPLES[type];
}

type Fields = Record<string, unknown>;

interface Context {
  schemas: Schemas;
  /** The example of the request: an answer repeats what was sent. */
  sent?: Fields;
  missing: string[];
  /** The operation, or the last named schema, and the fields on the way. */
  parents: readonly string[];
  /** Leaves out what may be left out. */
  onlyRequired?: boolean;
  depth?: number;
}

function exampleOf(given: JsonSchema, name: string, context: Context): unknown {
  const ref = typeof given.$ref === 'string' ? given.$ref.split('/').at(-1)! : undefined;
  const schema = resolve(given, context.schemas);
  if (schema.const !== undefined) return schema.const;
  const sent = (context.depth ?? 0) <= ECHO_DEPTH ? context.sent?.[name] : undefined;
  if (sent !== undefined && fits(sent, schema, context.schemas)) return sent;
  const known = knownValue(name, context.parents);
  if (known === OMITTED) return OMITTED;
  if (known !== undefined && fits(known, schema, context.schemas)) return known;
  if (ref !== undefined && EXAMPLE_OBJECTS[ref] !== undefined) return EXAMPLE_OBJECTS[ref];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const options = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined;
  if (options) return exampleOf(options[0]!, name, within(context, ref));
  const depth = (context.depth ?? 0) + 1;
  const inner = within({ ...context, depth }, ref, name);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return exampleObject(schema, inner);
    case 'array':
      if (depth > MAX_DEPTH && !schema.minItems) return [];
      return Array.from({ length: Number(schema.minItems ?? 1) || 1 }, () =>
        exampleOf((schema.items ?? {}) as JsonSchema, name, { ...context, depth }),
      );
    case 'string':
      return exampleText(schema, name, context);
    case 'integer':
    case 'number':
      return exampleNumber(schema);
    case 'boolean':
      return schema.default ?? false;
    default:
      return null;
  }
}

const within = (context: Context, ...names: (string | undefined)[]): Context =>
  ({
    ...context,
    parents: [...context.parents, ...names.filter((name) => name !== undefined && name !== '')],
  }) as Context;

function knownValue(name: string, parents: readonly string[]): unknown {
  for (const parent of parents.toReversed())
    for (const table of [EXAMPLE_OBJECTS, EXAMPLE_VALUES]) {
      const value = table[`${parent}.${name}`];
      if (value !== undefined) return value;
    }
  return EXAMPLE_OBJECTS[name] ?? EXAMPLE_VALUES[name];
}

function exampleObject(schema: JsonSchema, context: Context): unknown {
  const required = (schema.required ?? []) as string[];
  const properties = Object.entries((schema.properties ?? {}) as Schemas).filter(
    ([name]) => required.includes(name) || !context.onlyRequired,
  );
  return Object.fromEntries(
    properties
      .map(([name, property]) => [name, exampleOf(property, name, context)])
      .filter(([, value]) => value !== OMITTED),
  );
}

const FORMATS: Record<string, string> = {
  'date-time': '2026-03-02T09:30:00.000Z',
  date: '2026-03-02',
  email: 'ada@example.com',
  uri: 'https://acme.example',
};

const PATTERNS: Record<string, string> = { '^[A-Z]{2}$': 'FR' };

function exampleText(schema: JsonSchema, name: string, { missing, parents }: Context): string {
  const text = PATTERNS[String(schema.pattern)] ?? FORMATS[String(schema.format)];
  if (text !== undefined) return text;
  // Nearly every name that ends so is a time.
  if (/(?:At|Until)$/.test(name)) return FORMATS['date-time']!;
  missing.push([...parents, name].join('.'));
  return name;
}

function exampleNumber({ minimum, multipleOf, default: fallback }: JsonSchema): number {
  if (typeof fallback === 'number') return fallback;
  const least = typeof minimum === 'number' ? minimum : 1;
  return typeof multipleOf === 'number' ? Math.max(least, multipleOf) : Math.max(least, 1);
}

/** Whether a value is of the type, and within what the schema enumerates. */
function fits(value: unknown, given: JsonSchema, schemas: Schemas): boolean {
  const schema = resolve(given, schemas);
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (schema.const !== undefined) return schema.const === value;
  const options = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined;
  if (options) return options.some((option) => fits(value, option, schemas));
  if (Array.isArray(value) && schema.items) {
    const items = schema.items as JsonSchema;
    return value.every((item) => fits(item, items, schemas));
  }
  if (schema.properties && typeof value === 'object' && value !== null) {
    const properties = schema.properties as Schemas;
    const required = (schema.required ?? []) as string[];
    return (
      required.every((name) => name in value) &&
      Object.entries(value).every(
        ([name, field]) => !properties[name] || fits(field, properties[name], schemas),
      )
    );
  }
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const types = [schema.type].flat();
  const isTime = type === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(String(value));
  if (schema.format === 'date-time' && type === 'string') return isTime;
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(String(value)))
    return false;
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}
