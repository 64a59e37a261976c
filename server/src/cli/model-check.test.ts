import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeModel, type Reply, startModel } from '../../test/fakes/model.ts';
import { loadConfig } from '../platform/config.ts';
import { checkModel } from './model-check.ts';

const ANSWER = {
  recap: 'Fits.',
  criterias: [{ title: 'Python', result: 'Listed.', status: 'met', references: [] }],
};
let endpoint: FakeModel;
beforeAll(async () => {
  endpoint = await startModel(() => ({ message: ANSWER }));
});
afterAll(() => endpoint.close());

const check = (env: Record<string, string> = {}) =>
  checkModel(
    loadConfig({ LLM_MODEL: 'tiny', LLM_BASE_URL: endpoint.url, LLM_API_KEY: 'sk-canary', ...env }),
  );

it('is content without a model', async () => {
  expect(await checkModel(loadConfig({}))).toMatchObject({
    status: 'ok',
    message: expect.stringContaining('built-in'),
  });
});

it('reports that the model answers as judging needs', async () => {
  expect(await check()).toEqual({
    name: 'model',
    status: 'ok',
    message: 'tiny answers in the shape that judging needs.',
  });
});

it.each<[string, Reply, RegExp]>([
  ['a wrong key', { status: 401, error: 'sk-canary is unknown' }, /LLM_API_KEY/],
  ['an unknown model', { status: 404 }, /LLM_MODEL/],
  ['a model that follows no schema', { message: 'Sure!' }, /JSON schema/],
])('gives a remedy for %s, without the key', async (_, reply, remedy) => {
  endpoint.say(() => reply);
  const finding = await check();
  expect(finding).toMatchObject({ status: 'fail', remedy: expect.stringMatching(remedy) });
  expect(JSON.stringify(finding)).not.toContain('sk-canary');
});

it('reports that nothing listens there', async () => {
  expect(await check({ LLM_BASE_URL: 'http://127.0.0.1:9/v1' })).toMatchObject({
    status: 'fail',
    remedy: expect.stringContaining('LLM_BASE_URL'),
  });
});
