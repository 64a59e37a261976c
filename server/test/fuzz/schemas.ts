import fc from 'fast-check';

/** What our OpenAPI document uses of JSON Schema. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
}

/**
 * Values by the name of the property or parameter that takes them: ids that exist, prompts that say
 * something.
 */
export type Vocabulary = Readonly<Record<string, readonly unknown[]>>;

/** Long lists and texts teach nothing more, and cost time. */
const MAX_ITEMS = 4;

export interface SchemaReader {
  components: Readonly<Record<string, Schema>>;
  vocabulary: Vocabulary;
}

/**
 * Values that the schema accepts, or nearly: patterns and rules beyond JSON Schema are met only
 * where the vocabulary knows a value.
 */
export function conforming(reader: SchemaReader, schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const known = reader.vocabulary[name];
  const generated = fromSchema(reader, schema, name);
  if (!known || known.length === 0) return generated;
  return fc.oneof(
    { arbitrary: fc.constantFrom(...known), weight: 4 },
    { arbitrary: generated, weight: 1 },
  );
}

function fromSchema(reader: SchemaReader, schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.$ref)
    return conforming(reader, reader.components[schema.$ref.split('/').at(-1)!] ?? {}, name);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => conforming(reader, choice, name)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => conforming(reader, { ...schema, type }, name)));
  switch (schema.type) {
    case 'string':
      return fc.string({
        minLength: Math.min(schema.minLength ?? 0, 40),
        maxLength: 40,
        unit: 'grapheme',
      });
    case 'integer':
    case 'number':
      return wholeNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(conforming(reader, schema.items ?? {}, name), {
        minLength: Math.min(schema.minItems ?? 0, MAX_ITEMS),
        maxLength: Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS),
      });
    case 'object':
      return object(reader, schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function wholeNumber({
  minimum = -10,
  maximum = 1_000,
  multipleOf = 1,
}: Schema): fc.Arbitrary<number> {
  const [least, most] = [
    Math.ceil(minimum / multipleOf),
    Math.floor(Math.min(maximum, 2 ** 31 - 1) / multipleOf),
  ];
  return fc.integer({ min: least, max: most }).map((value) => value * multipleOf);
}

function object(reader: SchemaReader, { properties, required = [] }: Schema): fc.Arbitrary<object> {
  if (!properties)
    return fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 1 }), {
      maxKeys: 3,
    });
  const model = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, conforming(reader, schema, key)]),
  );
  return fc.record(model, { requiredKeys: required.filter((key) => key in model) });
}
