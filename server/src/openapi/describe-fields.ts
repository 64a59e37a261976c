import { FIELDS_OF_PEOPLE } from './fields-of-people.ts';
import { FIELDS_OF_WORK } from './fields-of-work.ts';
import type { JsonSchema, Schemas } from './json-schema.ts';
import type { OpenApiDocument } from './types.ts';

/**
 * One name has one meaning in the interface, so what a name means is written once. A `describe` of
 * the shape itself wins. Names that no line explains are answered, for the test that finds them.
 */
const MEANINGS: Record<string, string> = { ...FIELDS_OF_PEOPLE, ...FIELDS_OF_WORK };

export function describeFields(document: OpenApiDocument): string[] {
  const missing: string[] = [];
  forEachField(document, (field, name, parents) => {
    if (field.description !== undefined) return;
    const meaning = meaningOf(name, parents);
    if (meaning === undefined) missing.push([...parents, name].join('.'));
    else field.description = meaning;
  });
  return missing;
}

function meaningOf(name: string, parents: readonly string[]): string | undefined {
  for (const parent of parents.toReversed()) {
    const meaning = MEANINGS[`${parent}.${name}`];
    if (meaning !== undefined) return meaning;
  }
  return MEANINGS[name];
}

type Visit = (
  field: { description?: unknown },
  name: string,
  /** The schema or the operation, and the fields on the way. */
  parents: readonly string[],
) => void;

/** Visits every property and parameter of the document. */
export function forEachField(document: OpenApiDocument, visit: Visit): void {
  function walk(schema: JsonSchema | undefined, parents: readonly string[]): void {
    if (typeof schema !== 'object' || schema === null || '$ref' in schema) return;
    for (const [name, property] of Object.entries((schema.properties ?? {}) as Schemas)) {
      visit(property, name, parents);
      walk(property, [...parents, name]);
    }
    for (const key of ['items', 'additionalProperties'])
      walk(schema[key] as JsonSchema | undefined, parents);
    for (const key of ['oneOf', 'anyOf', 'allOf'])
      for (const one of (schema[key] ?? []) as JsonSchema[]) walk(one, parents);
  }

  for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, [name]);
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods)) {
      const { operationId, parameters = [], requestBody, responses } = operation;
      for (const parameter of parameters) visit(parameter, parameter.name, [operationId]);
      for (const { content } of [
        ...(requestBody ? [requestBody] : []),
        ...Object.values(responses),
      ])
        for (const { schema } of Object.values(content)) walk(schema, [operationId]);
    }
}
