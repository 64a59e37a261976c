import { expect, it } from 'vitest';
import { readInput } from '../http/input.ts';
import { operations } from '../operations.ts';
import { ID_PREFIXES } from '../platform/ids.ts';
import { sentBy } from './arguments.ts';
import { mayNeedConfirmation } from './confirmation.ts';
import { guidanceOf } from './guidance/guidance.ts';
import { BY_NAME, OF_TOOL } from './guidance/parameters.ts';
import { describeTool, type ToolShape, toolOf } from './tools.ts';
import { readConnection, type Toolset, toolsetOf } from './toolsets.ts';
import { WAIT_FOR_CASTING } from './wait-for-casting.ts';

const callable = operations.filter(({ sessionOnly }) => !sessionOnly);
const BY_DEFAULT: Toolset[] = ['find', 'judge', 'pipeline'];
const describe = (shape: ToolShape) => describeTool(shape, callable);
const ofOperations = callable.map((operation) => ({
  operation,
  tool: describe(toolOf(operation)),
}));
const all = [...ofOperations.map(({ tool }) => tool), describe(WAIT_FOR_CASTING)];
const listed = [
  ...ofOperations.filter(({ operation }) => BY_DEFAULT.includes(toolsetOf(operation))),
  { tool: describe(WAIT_FOR_CASTING) },
].map(({ tool }) => tool);

/** A usual estimate; a test needs no tokenizer, which would weigh more than the service. */
const CHARACTERS_A_TOKEN = 4;

it('lists at most 25 tools in 8,000 tokens by default, each with an example', () => {
  expect(listed.length).toBeLessThanOrEqual(25);
  expect(JSON.stringify(listed).length / CHARACTERS_A_TOKEN).toBeLessThanOrEqual(8_000);
  for (const { name, description } of listed) expect(description, name).toContain('Example: {');
});

it('says of every tool when to use it and what it costs, and describes every parameter', () => {
  for (const { name, description, inputSchema } of all) {
    expect(description, name).toMatch(/^Use it [^.]{20,}.*\. (?:Free\.|Costs .+\.)/);
    for (const [parameter, schema] of Object.entries(inputSchema.properties ?? {}))
      expect((schema as { description?: string }).description, `${name}.${parameter}`).toMatch(
        /\w/,
      );
  }
});

it('speaks of the items of a list only where a tool lists', () => {
  for (const { name, annotations, inputSchema } of all) {
    if (annotations?.readOnlyHint) continue;
    for (const [parameter, schema] of Object.entries(inputSchema.properties ?? {}))
      expect((schema as { description?: string }).description, `${name}.${parameter}`).not.toMatch(
        /^(?:Only those|Which page|Items)/,
      );
  }
});

it('has no text for a parameter that no tool shows', () => {
  const shown = new Set(
    all.flatMap(({ name, inputSchema }) =>
      Object.entries(inputSchema.properties ?? {}).flatMap(([parameter, schema]) => {
        const { description } = schema as { description?: string };
        return [`${parameter}: ${description}`, `${name}.${parameter}: ${description}`];
      }),
    ),
  );
  const unused = Object.entries({ ...BY_NAME, ...OF_TOOL }).filter(
    ([parameter, text]) => !shown.has(`${parameter}: ${text}`),
  );
  expect(unused).toEqual([]);
});

it('names a price exactly where credits or a message may go out', () => {
  const PAID_ELSEWHERE = ['testModel'];
  for (const { operation, tool } of ofOperations)
    expect(/ Costs /.test(tool.description!), tool.name).toBe(
      mayNeedConfirmation(operation) || PAID_ELSEWHERE.includes(operation.id),
    );
});

it('shows examples that the service accepts, with ids of their kind', () => {
  const prefixes: readonly string[] = Object.values(ID_PREFIXES);
  for (const { operation, tool } of ofOperations) {
    const { example } = guidanceOf(tool.name)!;
    if (!example) continue;
    expect(() => readInput(operation, sentBy(operation, example)), tool.name).not.toThrow();
    for (const [, prefix] of JSON.stringify(example).matchAll(/"([a-z]+)_…"/g))
      expect(prefixes, tool.name).toContain(prefix);
  }
  const waiting = guidanceOf(WAIT_FOR_CASTING.name)!.example;
  expect(WAIT_FOR_CASTING.input.safeParse(waiting).success).toBe(true);
});

it('names no tool in a description that does not exist', () => {
  const names = new Set(all.map(({ name }) => name));
  const verbs = [...new Set([...names].map((name) => name.split('_')[0]))].join('|');
  for (const tool of all)
    for (const [mentioned] of JSON.stringify(tool).matchAll(
      new RegExp(`\\b(?:${verbs})_[a-z_]+`, 'g'),
    ))
      expect([...names, ...NOT_TOOLS], `${tool.name} names ${mentioned}`).toContain(mentioned);
});

/** Values that begin as tools do. */
const NOT_TOOLS = ['create_sourcings', 'erase_talents'];

it('reads the query of the address, and says what is accepted', () => {
  const read = (query: string) => readConnection(new URLSearchParams(query));
  expect(read('')).toEqual({
    toolsets: BY_DEFAULT,
    readOnly: false,
    spendLimit: 60,
    confirms: true,
  });
  expect(read('toolsets=find, outreach&read_only=true&spend_limit=0&confirm=never')).toEqual({
    toolsets: ['find', 'outreach'],
    readOnly: true,
    spendLimit: 0,
    confirms: false,
  });
  for (const wrong of [
    'toolsets=',
    'toolsets=find,x',
    'read_only=1',
    'spend_limit=-1',
    'confirm=no',
  ])
    expect(read(wrong), wrong).toMatch(/ must be /);
});
