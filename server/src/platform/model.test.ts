import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type FakeModel, type Reply, silence, startModel } from '../../test/fakes/model.ts';
import { until } from '../../test/until.ts';
import { loadConfig } from './config.ts';
import { silentLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createModel, type Model, ModelError } from './model.ts';

const schema = z.object({
  city: z.string(),
  people: z.array(z.object({ name: z.string().nullable() })),
});
const GOOD: Reply = { message: { city: 'Lyon', people: [] } };
const secret = 'a profile nobody may read in a log';

let endpoint: FakeModel;
const metrics = createMetrics();
beforeEach(async () => {
  endpoint = await startModel(() => GOOD);
});
afterEach(() => endpoint.close());

function model(env: Record<string, string> = {}): Model {
  const config = loadConfig({
    LLM_MODEL: 'tiny',
    LLM_BASE_URL: endpoint.url,
    LLM_API_KEY: 'sk-test',
    ...env,
  });
  return createModel(config, { log: silentLog, metrics, retryDelaysMs: [5, 5, 5] })!;
}

const ask = (of: Model, signal?: AbortSignal) =>
  of.object({ system: 'Answer.', prompt: secret, schema, name: 'test', signal });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('it answered'),
    (error) => error as ModelError,
  );

describe('an answer', () => {
  it('has the requested shape and reports its tokens', async () => {
    expect(await ask(model())).toEqual({
      value: { city: 'Lyon', people: [] },
      usage: { inputTokens: 100, outputTokens: 20 },
    });
    expect(endpoint.asked[0]).toMatchObject({
      model: 'tiny',
      system: 'Answer.',
      user: secret,
      name: 'test',
      temperature: 0,
    });
    expect(endpoint.asked[0]!.headers.authorization).toBe('Bearer sk-test');
  });

  it('may be any text', async () => {
    endpoint.say(() => ({ message: 'Dear Ada' }));
    expect(await model().text({ system: 'Write.', prompt: 'a greeting' })).toMatchObject({
      text: 'Dear Ada',
    });
    expect(endpoint.asked[0]!.schema).toBeNull();
  });

  it('also comes from a model without temperature, which is never sent one again', async () => {
    endpoint.say(({ temperature }) =>
      temperature === undefined ? GOOD : { status: 400, error: "Unsupported value: 'temperature'" },
    );
    const picky = model();
    await ask(picky);
    await ask(picky);
    expect(endpoint.asked.map(({ temperature }) => temperature)).toEqual([0, undefined, undefined]);
  });
});

describe('temporary failures are retried', () => {
  it.each<[string, Reply]>([
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '0' } }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['text instead of JSON', { message: 'I would rather not.' }],
    ['JSON that is cut short', { message: '{"city": "Ly' }],
    ['another shape', { message: { town: 'Lyon' } }],
    ['nothing', { message: '' }],
  ])('%s', async (_, reply) => {
    endpoint.say((_, nth) => (nth < 3 ? reply : GOOD));
    expect((await ask(model())).value.city).toBe('Lyon');
    expect(endpoint.asked).toHaveLength(3);
  });

  it('as long as LLM_TIMEOUT_MS lasts, which is for all attempts together', async () => {
    endpoint.say((_, nth, signal) => (nth === 1 ? { status: 503 } : silence(signal)));
    expect(await failure(ask(model({ LLM_TIMEOUT_MS: '200' })))).toMatchObject({
      failure: 'timed_out',
    });
    expect(endpoint.asked).toHaveLength(2);
  });

  it('not when the endpoint asks for more time than is left', async () => {
    endpoint.say(() => ({ status: 429, headers: { 'retry-after': '1' } }));
    expect(await failure(ask(model({ LLM_TIMEOUT_MS: '900' })))).toMatchObject({
      failure: 'rate_limited',
    });
    expect(endpoint.asked).toHaveLength(1);
  });

  it('counts the tokens of the answers that could not be used', async () => {
    endpoint.say((_, nth) => (nth === 1 ? { message: 'no' } : GOOD));
    expect((await ask(model())).usage).toEqual({ inputTokens: 200, outputTokens: 40 });
  });

  it('a few times only', async () => {
    endpoint.say(() => ({ status: 502 }));
    expect(await failure(ask(model()))).toMatchObject({ failure: 'server_error', status: 502 });
    expect(endpoint.asked).toHaveLength(4);
  });

  it('not when the endpoint asks for minutes', async () => {
    endpoint.say(() => ({ status: 429, headers: { 'retry-after': '3600' } }));
    expect(await failure(ask(model()))).toMatchObject({ failure: 'rate_limited' });
    expect(endpoint.asked).toHaveLength(1);
  });
});

describe('permanent failures are not retried', () => {
  it.each([400, 401, 403, 404, 422])('%i', async (status) => {
    endpoint.say(() => ({ status }));
    expect(await failure(ask(model()))).toMatchObject({ failure: 'refused', status });
    expect(endpoint.asked).toHaveLength(1);
  });
});

describe('a failure', () => {
  it('holds nothing that was sent, answered or secret', async () => {
    for (const reply of [
      { status: 500, error: secret },
      { status: 401, error: secret },
      { message: secret },
    ]) {
      endpoint.say(() => reply);
      const error = await failure(ask(model()));
      expect(error).toBeInstanceOf(ModelError);
      const told = JSON.stringify([
        error,
        error.message,
        error.stack,
        error.cause,
        ...Object.values(error),
      ]);
      expect(told).not.toContain(secret);
      expect(told).not.toContain('sk-test');
    }
  });

  it('reports that nothing listens there', async () => {
    const lonely = model({ LLM_BASE_URL: 'http://127.0.0.1:9/v1' });
    expect(await failure(ask(lonely))).toMatchObject({ failure: 'unreachable', status: null });
  });

  it('fails at once with the caller’s reason when the caller aborts', async () => {
    endpoint.say((_, __, signal) => silence(signal));
    const stop = new AbortController();
    const asking = failure(ask(model(), stop.signal));
    await until(() => endpoint.asked.length === 1);
    stop.abort(new Error('stopping'));
    expect((await asking).message).toBe('stopping');
  });
});

describe('the queue', () => {
  it('lets no more requests through than LLM_CONCURRENCY, for any purpose', async () => {
    const release: (() => void)[] = [];
    endpoint.say(
      ({ schema: shape }) =>
        new Promise((resolve) => release.push(() => resolve(shape ? GOOD : { message: 'text' }))),
    );
    const three = model({ LLM_CONCURRENCY: '3' });
    const all = [
      ...Array.from({ length: 6 }, () => ask(three)),
      ...Array.from({ length: 6 }, () => three.text({ system: '', prompt: 'x' })),
    ];
    for (let answered = 0; answered < all.length; answered++) {
      await until(() => release.length > answered);
      release[answered]!();
    }
    await Promise.all(all);
    expect(endpoint.asked).toHaveLength(12);
    expect(endpoint.peak()).toBe(3);
  });

  it('lets a waiting user go before the judgements, and drops callers who left', async () => {
    const release: (() => void)[] = [];
    endpoint.say(() => new Promise((resolve) => release.push(() => resolve({ message: 'x' }))));
    const one = model({ LLM_CONCURRENCY: '1' });
    const leaving = new AbortController();
    const first = one.text({ system: '', prompt: 'first' });
    const left = failure(one.text({ system: '', prompt: 'left', signal: leaving.signal }));
    const second = one.text({ system: '', prompt: 'second' });
    const urgent = one.text({ system: '', prompt: 'urgent', isUrgent: true });
    leaving.abort(new Error('gone'));
    expect((await left).message).toBe('gone');
    for (let answered = 0; answered < 3; answered++) {
      await until(() => release.length > answered);
      release[answered]!();
    }
    await Promise.all([first, second, urgent]);
    expect(endpoint.asked.map(({ user }) => user)).toEqual(['first', 'urgent', 'second']);
  });
});

it('counts requests by use and outcome, and tokens by direction', async () => {
  const text = await metrics.text();
  expect(text).toMatch(
    /greenroom_model_request_seconds_count\{use="test",outcome="malformed"\} [1-9]/,
  );
  expect(text).toMatch(/greenroom_model_request_seconds_count\{use="test",outcome="timed_out"\} 1/);
  expect(text).toMatch(/greenroom_model_tokens_total\{use="test",direction="output"\} [1-9]/);
});

it('is absent when LLM_MODEL is not set', () => {
  expect(createModel(loadConfig({}), { log: silentLog, metrics })).toBeNull();
});
