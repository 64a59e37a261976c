import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { operations, webhookEvents } from '../operations.ts';
import { openApiDocument } from './document.ts';
import type { OpenApiOperation } from './types.ts';

const document = openApiDocument(operations, '1.0.0', webhookEvents);
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
    const query = new URLSearchParams(
      parameters
        .filter((parameter) => parameter.in === 'query' && parameter.required)
        .map(({ name, example }): [string, string] => [name, String(example)]),
    );
    const response = await fetch(`${api.url}${filled}?${query}`, {
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
