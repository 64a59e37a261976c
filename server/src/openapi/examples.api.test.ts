import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { operations, webhookEvents } from '../operations.ts';
import { openApiDocument } from './document.ts';
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

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await testApi();
  client = await api.newClient();
});
afterAll(() => api.close());

function problemsOf(pointer: string[], example: unknown): unknown {
  const ref = pointer
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.compile({ $ref: `document#/${ref}` });
  return validate(example) ? [] : validate.errors;
}

it.each(rows)('%s has examples of its request and its success that conform', (...row) => {
  const [, method, path, { requestBody, responses }] = row;
  const schema = ['content', 'application/json', 'schema'];
  if (requestBody) {
    const { example } = requestBody.content['application/json'];
    expect(example).toBeDefined();
    expect(problemsOf(['paths', path, method, 'requestBody', ...schema], example)).toEqual([]);
  }
  for (const [status, { content }] of Object.entries(responses)) {
    if (!status.startsWith('2')) continue;
    const { example } = content['application/json'];
    expect(example).toBeDefined();
    const pointer = ['paths', path, method, 'responses', status, ...schema];
    expect(problemsOf(pointer, example)).toEqual([]);
  }
});

/** Their checks go beyond the shape, so what the example names would have to exist. */
const NEEDS_MORE: Record<string, RegExp> = {
  setEnrichmentProvider: /apiKey/,
};

it.each(rows.filter(([, , , operation]) => !operation['x-session-only']))(
  'the service takes the example of %s',
  async (id, method, path, { parameters = [], requestBody }) => {
    const filled = parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
    const response = await fetch(`${api.url}${filled}`, {
      method: method.toUpperCase(),
      headers: { 'x-api-key': client.apiKey, 'content-type': 'application/json' },
      body: requestBody ? JSON.stringify(requestBody.content['application/json'].example) : null,
    });
    const { error } = (await response.json()) as { error?: { code: string; issues: unknown } };
    // Most of the named objects do not exist here: what counts is that the input is understood.
    if (error?.code === 'validation_error')
      expect(JSON.stringify(error.issues)).toMatch(NEEDS_MORE[id] ?? /nothing is wrong with it/);
    expect(response.status).toBeLessThan(500);
  },
);
