import { EXAMPLE_REQUESTS, EXAMPLE_VALUES } from './example-values.ts';
import type { JsonSchema, Schemas } from './json-schema.ts';
import { resolve } from './paging.ts';
import type { OpenApiDocument } from './types.ts';

/*
 * Every operation has an example of its request and of its success. Requests that a reader would copy
 * are written by hand (`example-values.ts`); the rest is made from the shapes, with a value for each
 * name. Tests check that all conform, and that the service accepts the requests.
 */

/** Deep enough for every answer; a shape that holds itself ends here. */
const MAX_DEPTH = 9;

export function addExamples(document: OpenApiDocument): void {
  const { schemas } = document.components;
  for (const methods of Object.values(document.paths))
    for (const { operationId, parameters = [], requestBody, responses } of Object.values(methods)) {
      for (const parameter of parameters)
        if (parameter.in === 'path')
          parameter.example = exampleOf(parameter.schema, parameter.name, { schemas });
      const body = requestBody?.content['application/json'];
      if (body)
        body.example =
          EXAMPLE_REQUESTS[operationId] ??
          exampleOf(body.schema, '', { schemas, onlyRequired: true });
      for (const [status, { content }] of Object.entries(responses)) {
        const answer = content['application/json'];
        if (status.startsWith('2')) answer.example = exampleOf(answer.schema, '', { schemas });
      }
    }
  for (const { post } of Object.values(document.webhooks)) {
    const content = (post as { requestBody: { content: Record<string, Example> } }).requestBody
      .content['application/json']!;
    content.example = exampleOf(content.schema, '', { schemas });
  }
}

interface Example {
  schema: JsonSchema;
  example?: unknown;
}

interface Context {
  schemas: Schemas;
  /** Leaves out what may be left out. */
  onlyRequired?: boolean;
  depth?: number;
}

export function exampleOf(given: JsonSchema, name: string, context: Context): unknown {
  const schema = resolve(given, context.schemas);
  if (schema.const !== undefined) return schema.const;
  const known = EXAMPLE_VALUES[name];
  if (known !== undefined && fits(known, schema)) return known;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const options = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined;
  if (options) return exampleOf(options[0]!, name, context);
  const depth = (context.depth ?? 0) + 1;
  switch ([schema.type].flat()[0]) {
    case 'object':
      return exampleObject(schema, { ...context, depth });
    case 'array':
      if (depth > MAX_DEPTH && !schema.minItems) return [];
      return Array.from({ length: Number(schema.minItems ?? 1) || 1 }, () =>
        exampleOf((schema.items ?? {}) as JsonSchema, name, { ...context, depth }),
      );
    case 'string':
      return exampleText(schema, name);
    case 'integer':
    case 'number':
      return exampleNumber(schema);
    case 'boolean':
      return schema.default ?? false;
    default:
      return null;
  }
}

function exampleObject(schema: JsonSchema, context: Context): unknown {
  const required = (schema.required ?? []) as string[];
  const properties = Object.entries((schema.properties ?? {}) as Schemas).filter(
    ([name]) => required.includes(name) || !context.onlyRequired,
  );
  // An empty schema is what must not be sent.
  const sendable = properties.filter(([, property]) => !('not' in property));
  return Object.fromEntries(
    sendable.map(([name, property]) => [name, exampleOf(property, name, context)]),
  );
}

const FORMATS: Record<string, string> = {
  'date-time': '2026-03-02T09:30:00.000Z',
  date: '2026-03-02',
  email: 'ada@example.com',
  uri: 'https://example.com',
};

const PATTERNS: Record<string, string> = { '^[A-Z]{2}$': 'FR' };

function exampleText(schema: JsonSchema, name: string): string {
  const patterned = PATTERNS[String(schema.pattern)];
  if (patterned !== undefined) return patterned;
  const format = FORMATS[String(schema.format)];
  if (format !== undefined) return format;
  if (/(?:At|From|Until)$/.test(name)) return FORMATS['date-time']!;
  if (/[uU]r[il]$/.test(name)) return FORMATS.uri!;
  return 'Text';
}

function exampleNumber({ minimum, multipleOf, default: fallback }: JsonSchema): number {
  if (typeof fallback === 'number') return fallback;
  const least = typeof minimum === 'number' ? minimum : 1;
  return typeof multipleOf === 'number' ? Math.max(least, multipleOf) : Math.max(least, 1);
}

/** Whether a value is of the type, and within what the schema enumerates. */
function fits(value: unknown, schema: JsonSchema): boolean {
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  const options = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined;
  if (options) return options.some((option) => !('$ref' in option) && fits(value, option));
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const types = [schema.type].flat();
  // The known lists hold texts.
  if (type === 'array' && '$ref' in ((schema.items ?? {}) as JsonSchema)) return false;
  if (schema.format === 'date-time' && type === 'string') return false;
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(String(value)))
    return false;
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}
