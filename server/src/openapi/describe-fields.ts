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

  function meaningOf(name: string, parents: readonly string[]): string | undefined {
    for (const parent of parents.toReversed()) {
      const meaning = MEANINGS[`${parent}.${name}`];
      if (meaning !== undefined) return meaning;
    }
    return MEANINGS[name];
  }

  function explain(schema: { description?: unknown }, name: string, parents: readonly string[]) {
    if (schema.description !== undefined) return;
    const meaning = meaningOf(name, parents);
    if (meaning === undefined) missing.push([...parents, name].join('.'));
    else schema.description = meaning;
  }

  function walk(schema: JsonSchema | undefined, parents: readonly string[]): void {
    if (typeof schema !== 'object' || schema === null || '$ref' in schema) return;
    for (const [name, property] of Object.entries((schema.properties ?? {}) as Schemas)) {
      explain(property, name, parents);
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
      for (const parameter of parameters) explain(parameter, parameter.name, [operationId]);
      walk(requestBody?.content['application/json'].schema, [operationId]);
      for (const { content } of Object.values(responses))
        walk(content['application/json'].schema, [operationId]);
    }
  return missing;
}
