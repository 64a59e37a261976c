import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, it } from 'vitest';
import { operations, webhookEvents } from '../operations.ts';
import { openApiDocument } from './document.ts';
import { addExamples } from './examples.ts';
import type { OpenApiOperation } from './types.ts';

const document = openApiDocument(operations, '1.0.0', webhookEvents);
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(document, 'document');

const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, string, string, OpenApiOperation] => [
    operation.operationId,
    method,
    path,
    operation,
  ]),
);

type Fields = Record<string, unknown>;
const sentBy = ({ requestBody }: OpenApiOperation): Fields =>
  (requestBody?.content['application/json'].example ?? {}) as Fields;
const answersOf = ({ responses }: OpenApiOperation): Fields[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => (content['application/json'].example as { data: Fields }).data);

function problemsOf(pointer: string[], example: unknown): unknown {
  const ref = pointer
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.compile({ $ref: `document#/${ref}` });
  return validate(example) ? [] : validate.errors;
}

it.each(rows)('%s has examples of all that is sent and answered, which conform', (...row) => {
  const [, method, path, { requestBody, responses }] = row;
  for (const [type, { example }] of Object.entries(requestBody?.content ?? {})) {
    expect(example, type).toBeDefined();
    const pointer = ['paths', path, method, 'requestBody', 'content', type, 'schema'];
    expect(problemsOf(pointer, example)).toEqual([]);
  }
  for (const [status, { content, description }] of Object.entries(responses)) {
    const { example, examples = {} } = content['application/json'];
    const pointer = ['paths', path, method, 'responses', status];
    const schema = [...pointer, 'content', 'application/json', 'schema'];
    if (status.startsWith('2')) {
      expect(problemsOf(schema, example)).toEqual([]);
      continue;
    }
    const codes = [...description.matchAll(/^`(\w+)`:/gm)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(0);
    expect(Object.keys(examples)).toEqual(codes);
    for (const code of codes) {
      const { value } = document.components.examples[code!]!;
      expect(value).toMatchObject({ success: false, error: { code } });
      expect(problemsOf(schema, value)).toEqual([]);
    }
  }
});

it('tells in its example of a validation_error what to change', () => {
  const { value } = document.components.examples.validation_error!;
  const { issues } = (value as { error: { issues: unknown[] } }).error;
  expect(issues).toContainEqual({ path: ['target', 'greens'], message: 'must be at most 50' });
});

/** Every text of a value, with the name of its field. */
function textsIn(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, key));
}

it('has a value of its own for every text, and nowhere a placeholder', () => {
  expect(addExamples(openApiDocument(operations, '1.0.0', webhookEvents))).toEqual([]);
  const examples = rows.flatMap(([, , , operation]) => [
    sentBy(operation),
    ...answersOf(operation),
    ...(operation.parameters ?? []).map(({ name, example }) => ({ [name]: example })),
  ]);
  const texts = textsIn(examples);
  expect(texts.length).toBeGreaterThan(1_000);
  const placeholders = texts.filter(
    ([name, text]) =>
      (text.trim() === '' && name !== 'name') ||
      /^(?:text|string|value|lorem.*|foo|bar|todo|example|xxx+)$/i.test(text) ||
      (text === name && !/^(?:email|notes)$/.test(name)),
  );
  expect(placeholders).toEqual([]);
});

it.each(rows)('%s answers in its example what its example asks', (...row) => {
  const [id, , , operation] = row;
  const sent = sentBy(operation);
  const named = Object.fromEntries(
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, example }) => [name, example]),
  );
  for (const data of answersOf(operation)) {
    for (const [name, value] of Object.entries({ ...named, ...sent })) {
      // A new search has an id of its own.
      if (id === 'rejudgeQualifiedSearch' && name === 'castingId') continue;
      if (typeof value === 'object' || typeof data[name] !== typeof value) continue;
      expect(data[name], name).toBe(value);
    }
    const { results } = data as { results?: Fields[] };
    if (!results) continue;
    const asked = Object.values(sent).find(Array.isArray) as unknown[];
    expect(results).toHaveLength(asked.length);
    for (const [index, result] of results.entries()) {
      if ('id' in result) expect(result.id).toBe(asked[index]);
      else expect(result.index).toBe(index);
      const isRefused = ['failed', 'rejected'].includes(String(result.outcome));
      expect('error' in result || 'issues' in result, `${index}`).toBe(isRefused);
    }
    // Both outcomes are shown.
    expect(new Set(results.map(({ outcome }) => outcome)).size).toBe(2);
  }
});

it('names in all examples the same few people', () => {
  const ids = textsIn(rows.flatMap(([, , , operation]) => answersOf(operation)))
    .filter(([, text]) => /^(?:tal|usr)_/.test(text))
    .map(([, text]) => text);
  expect(new Set(ids).size).toBeLessThanOrEqual(5);
});
