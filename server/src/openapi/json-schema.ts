import { z } from 'zod';

export type JsonSchema = { [keyword: string]: unknown };
export type Schemas = Record<string, JsonSchema>;

/**
 * A zod shape as JSON Schema; shapes with a `.meta({ id })` go to `schemas` and are referred to.
 */
export function jsonSchema(shape: z.ZodType, io: 'input' | 'output', schemas: Schemas): JsonSchema {
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
  // The type that a `.meta` declares is the one to send, though others are understood.
  const type = (told as JsonSchema | undefined)?.type;
  if (type !== undefined && json.anyOf?.some((option) => option.type !== type)) delete json.anyOf;
  leaveOutWhatIsRefused(json);
  nameKeys(json);
}

/**
 * A field that must not be sent is no field of the document; the description of the operation says
 * that it is refused.
 */
function leaveOutWhatIsRefused({ properties = {} }: z.core.JSONSchema.BaseSchema): void {
  for (const [name, field] of Object.entries(properties))
    if (typeof field === 'object' && field.not !== undefined) delete properties[name];
}

/** A record whose keys are all known and there is an object with these properties. */
function nameKeys(json: z.core.JSONSchema.BaseSchema): void {
  const keys = (json.propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!keys || json.required?.length !== keys.length) return;
  const value = json.additionalProperties as z.core.JSONSchema.BaseSchema;
  json.properties = Object.fromEntries(keys.map((key) => [key, { ...value }]));
  delete json.propertyNames;
  delete json.additionalProperties;
}

function pointIntoComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointIntoComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(splitTypes(value as JsonSchema)).map(([key, entry]) => [
      key,
      key === '$ref' && typeof entry === 'string'
        ? entry.replace('#/$defs/', '#/components/schemas/')
        : pointIntoComponents(entry),
    ]),
  );
}

/**
 * Several types beside null become alternatives: oapi-codegen, which makes the types of Go, reads
 * these as a union, and stops at a list of types.
 */
function splitTypes(schema: JsonSchema): JsonSchema {
  const { type, ...rest } = schema;
  if (!Array.isArray(type) || type.filter((one) => one !== 'null').length < 2) return schema;
  return { ...rest, anyOf: type.map((one) => ({ type: one })) };
}

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
