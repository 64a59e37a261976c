import type { Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from '../openapi/json-schema.ts';
import { type Effects, effectsOf, type Operation } from '../platform/operation.ts';
import { hasShortForm } from './compact.ts';
import { CONFIRMATION, mayNeedConfirmation } from './confirmation.ts';
import { guidanceOf } from './guidance/guidance.ts';
import { describeParameter } from './guidance/parameters.ts';
import { textOf } from './guidance/text.ts';

/** Members that every result has beside the data. */
const RESULT_MEMBERS = ['caution', 'credits', 'end'];

/** Argument of every tool that is a POST: its Idempotency-Key (decision 7). */
export const IDEMPOTENCY_KEY = 'idempotencyKey';

/**
 * Added to the structured content of every result; null when it could not be read after the call
 * had taken effect.
 */
export const credits = z
  .object({
    spent: z
      .int()
      .describe(
        'Charged by this call. Qualified searches and enrichment charge later, from what is reserved',
      ),
    reserved: z.int().describe('Set aside for what runs in the workspace, both accounts together'),
    apiCredits: z.int().describe('Left for searches'),
    workspaceCredits: z.int().describe('Left for enrichment and candidates'),
  })
  .meta({ id: 'CreditsOfCall' });
export type CreditsOfCall = z.output<typeof credits>;

export interface ToolShape {
  name: string;
  title: string;
  description: string;
  effects: Effects;
  input: z.ZodObject;
  output: z.ZodObject;
}

/**
 * A tool as `tools/list` shows it; references to other operations become the names of their tools.
 * There are no output schemas: they were two thirds of the list, and results are short forms.
 * Throws an Error when a shape cannot be written as JSON Schema.
 */
export function describeTool(
  { name, title, description, effects, input }: ToolShape,
  all: readonly Operation[],
): Tool {
  const tool: Tool = {
    name,
    title,
    description,
    inputSchema: described(name, jsonSchemaOf(input, 'input')) as Tool['inputSchema'],
    annotations: {
      readOnlyHint: effects.readOnly,
      destructiveHint: effects.destructive,
      idempotentHint: effects.idempotent,
      openWorldHint: effects.openWorld,
    },
  };
  return JSON.parse(namingTools(JSON.stringify(tool), all));
}

/** Longer descriptions of parameters are for people who read a reference: one sentence is enough. */
const MAX_DESCRIPTION = 140;
/** What only validators read. */
const OMITTED = ['examples', 'propertyNames', 'pattern'];

/** Members that agents leave out are listed without their inner shape. */
const FOR_PROGRAMS = ['webhook', 'customParams'];

/** Describes each parameter, in a sentence. */
function described(tool: string, schema: JsonSchema): JsonSchema {
  const slim = shorten(schema) as JsonSchema & { properties?: Record<string, JsonSchema> };
  const properties = Object.entries(slim.properties ?? {}).map(([name, property]) => {
    if (FOR_PROGRAMS.includes(name))
      return [name, { type: property.type, description: describeParameter(tool, name) }];
    const { description = describeParameter(tool, name), ...rest } = property;
    return [name, description === undefined ? rest : { description, ...rest }];
  });
  return { ...slim, properties: Object.fromEntries(properties) };
}

/** `names` is true where the members are names of properties rather than keywords. */
function shorten(value: unknown, names = false): unknown {
  if (Array.isArray(value)) return value.map((item) => shorten(item));
  if (typeof value !== 'object' || value === null) return value;
  if (!names && isElsewhere(value)) return { type: 'object' };
  const members = Object.entries(value)
    .filter(([keyword]) => names || !OMITTED.includes(keyword))
    .map(([keyword, member]) => [
      keyword,
      !names && keyword === 'description' && typeof member === 'string'
        ? firstSentence(member)
        : shorten(member, !names && ['properties', '$defs'].includes(keyword)),
    ]);
  return Object.fromEntries(members);
}

/**
 * A schema of the OpenAPI document, which an agent does not have: a client that resolves references
 * would refuse the tool. The description of the parameter says where its shape is told.
 */
const isElsewhere = (value: { $ref?: unknown }): boolean =>
  typeof value.$ref === 'string' && !value.$ref.startsWith('#/$defs/');

function firstSentence(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  return /^(.{20,}?)[.;:](?:\s|$)/s.exec(text)?.[1] ?? text;
}

/** `getQualifiedSearch` -> `get_qualified_search`. */
export const toolName = (operationId: string): string =>
  operationId.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The tool of an operation. Throws an Error when the operation cannot be one. */
export function toolOf(operation: Operation): ToolShape {
  const { id, summary, description, data } = operation;
  if (!(data instanceof z.ZodObject))
    throw new Error(
      `The data of ${id} is not an object, so it cannot be the structured content of a tool`,
    );
  const added = RESULT_MEMBERS.find((name) => name in data.shape);
  if (added)
    throw new Error(`The data of ${id} has a field ${added}, which every result of a tool adds`);
  const name = toolName(id);
  const guidance = guidanceOf(name);
  return {
    name,
    title: summary,
    description: guidance ? textOf(guidance) : `${summary}. ${description}`,
    effects: effectsOf(operation),
    input: inputOf(operation),
    output: data,
  };
}

/**
 * Params, query and body in one object: an agent has arguments, without separate places for them.
 */
function inputOf(operation: Operation): z.ZodObject {
  const { id, method, params, query, body } = operation;
  if (body && !(body instanceof z.ZodObject))
    throw new Error(`The body of ${id} is not an object, so it cannot be the arguments of a tool`);
  const isRepeatable = method === 'POST' && !effectsOf(operation).readOnly;
  const parts = [
    params?.shape,
    query?.shape,
    body?.shape,
    isRepeatable ? { [IDEMPOTENCY_KEY]: idempotencyKey } : {},
    hasShortForm(operation) ? { detail } : {},
    mayNeedConfirmation(operation) ? { [CONFIRMATION]: confirmation } : {},
  ];
  const names = parts.flatMap((shape) => Object.keys(shape ?? {}));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`${id} has ${twice} in more than one of its params, query and body`);
  const merged = z.object(Object.assign({}, ...parts));
  return body?.def.catchall ? merged.catchall(body.def.catchall) : merged;
}

export const detail = z
  .enum(['compact', 'full'])
  .default('compact')
  .describe('compact shortens texts; full is everything');

const confirmation = z
  .string()
  .optional()
  .describe('The code of a confirmation_required error, once the user has agreed');

const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/)
  .optional()
  .describe('Any text: a repeat with the same one has no second effect');

/** `GET /v1/search/filters` -> `list_filter_types`. */
function namingTools(text: string, all: readonly Operation[]): string {
  return text.replaceAll(/(GET|POST|PATCH|DELETE) (\/v[\w./{}-]*[\w}])/g, (words, method, path) => {
    const named = all.find((operation) => operation.method === method && operation.path === path);
    return named ? toolName(named.id) : words;
  });
}
