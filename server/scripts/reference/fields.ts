import type { JsonSchema, Schemas } from '../../src/openapi/json-schema.ts';
import { resolve } from '../../src/openapi/paging.ts';
import { code, prose, table } from './markdown.ts';

/** Deeper fields are in the examples, and all of them in the OpenAPI document. */
const MAX_DEPTH = 2;

/** The fields of an object, as a table; those of objects in it come as `parent.field`. */
export function fieldTable(schema: JsonSchema, schemas: Schemas, told = true): string {
  const rows = fieldRows(schema, { schemas, path: '', depth: 1, told });
  const head = told ? ['field', 'type', 'required', 'meaning'] : ['field', 'type', 'meaning'];
  return rows.length === 0 ? '' : table(head, rows);
}

interface Place {
  schemas: Schemas;
  path: string;
  depth: number;
  /** Says which fields must be sent. */
  told: boolean;
}

function fieldRows(given: JsonSchema, place: Place): string[][] {
  const { schemas, path, depth, told } = place;
  const schema = resolve(given, schemas);
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Schemas).flatMap(([name, field]) => {
    const { description = '', default: fallback } = field;
    const meaning = [
      prose(String(description)),
      ...(fallback === undefined || !told ? [] : [`Default: ${code(JSON.stringify(fallback))}`]),
    ];
    const row = [
      code(`${path}${name}`),
      typeName(field),
      ...(told ? [required.includes(name) ? 'yes' : ''] : []),
      meaning.filter((part) => part !== '').join('. '),
    ];
    const inner = depth < MAX_DEPTH ? objectIn(field, schemas) : null;
    if (inner === null) return [row];
    const below = { ...place, depth: depth + 1, path: `${path}${name}${inner.suffix}.` };
    return [row, ...fieldRows(inner.schema, below)];
  });
}

/** The object that a field is, or holds in an array. */
function objectIn(field: JsonSchema, schemas: Schemas) {
  const schema = resolve(field, schemas);
  if (schema.properties) return { schema, suffix: '' };
  const items = schema.items as JsonSchema | undefined;
  if (!items) return null;
  const item = resolve(items, schemas);
  return item.properties ? { schema: item, suffix: '[]' } : null;
}

/** What a value is, in the words of JSON; a link where a page describes it. */
export function typeName(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1)!;
    return name === 'Filter' ? '[Filter](filters.md)' : name;
  }
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (Array.isArray(schema.enum))
    return schema.enum.length > 12
      ? 'string'
      : schema.enum.map((value) => code(String(value))).join(', ');
  const options = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (options) return [...new Set(options.map(typeName))].join(' or ');
  const types = [schema.type].flat().filter((type) => type !== undefined) as string[];
  if (types.length === 0) return 'any';
  return types
    .map((type) =>
      type === 'array' && schema.items
        ? `array of ${typeName(schema.items as JsonSchema)}`
        : `${type}${limitsOf(schema)}`,
    )
    .join(' or ');
}

/** `1 to 100`, where both ends are stated. */
function limitsOf({ minimum, maximum, format }: JsonSchema): string {
  if (typeof format === 'string') return ` (${format})`;
  if (minimum === undefined && maximum === undefined) return '';
  return ` (${minimum === undefined ? `at most ${maximum}` : maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`})`;
}
