import { expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { describeTool, toolName, toolOf } from './tools.ts';
import { readConnection, type Toolset, toolsetOf } from './toolsets.ts';
import { WAIT_FOR_CASTING } from './wait-for-casting.ts';

const callable = operations.filter(({ sessionOnly }) => !sessionOnly);
const BY_DEFAULT: Toolset[] = ['find', 'judge', 'pipeline'];
const listed = [
  ...callable.filter((row) => BY_DEFAULT.includes(toolsetOf(row))).map(toolOf),
  WAIT_FOR_CASTING,
].map((shape) => describeTool(shape, callable));

/** A usual estimate; a test needs no tokenizer, which would weigh more than the service. */
const CHARACTERS_A_TOKEN = 4;

it('lists at most 25 tools in 8,000 tokens by default', () => {
  expect(listed.length).toBeLessThanOrEqual(25);
  expect(JSON.stringify(listed).length / CHARACTERS_A_TOKEN).toBeLessThanOrEqual(8_000);
});

it('says of each default tool when to use it and whether it costs, and describes every parameter', () => {
  for (const { name, description, inputSchema } of listed) {
    expect(description, name).toMatch(/^Use it /);
    expect(description, name).toMatch(/\b(Free|Costs)\b/);
    for (const [parameter, schema] of Object.entries(inputSchema.properties ?? {}))
      expect((schema as { description?: string }).description, `${name}.${parameter}`).toBeTruthy();
  }
});

it('names no tool in a description that does not exist', () => {
  const names = new Set([...callable.map(({ id }) => toolName(id)), WAIT_FOR_CASTING.name]);
  const verbs = /\b(?:list|get|search|start|create|update|add|wait_for|interpret)_\w+/g;
  for (const { name, description } of listed)
    for (const [mentioned] of description!.matchAll(verbs))
      expect(names.has(mentioned), `${name} names ${mentioned}`).toBe(true);
});

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
