import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { inSpan, recorded } from '../src/platform/spans.ts';
import { openTracing } from '../src/platform/tracing.ts';
import { type Client, type TestApi, testApi } from './api.ts';
import { ended, START } from './castings.ts';
import { type FakeModel, startModel } from './fakes/model.ts';
import { type Collector, type ReceivedSpan, startCollector } from './fakes/otlp.ts';
import { type Receiver, startReceiver } from './fakes/receiver.ts';
import { sameForAll } from './judge-prompt.ts';
import { newBlueprint } from './sequences.ts';
import { addCandidate, newSourcing } from './sourcings.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

/* The traces of a whole journey, as a collector receives them. */

let collector: Collector;
let model: FakeModel;
let receiver: Receiver;
let api: TestApi;
let client: Client;
beforeAll(async () => {
  collector = await startCollector();
  model = await startModel((asked) => sameForAll(asked, 'met'));
  receiver = await startReceiver(() => 204);
  api = await testApi({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'greenroom-test',
      LLM_MODEL: 'tiny',
      LLM_BASE_URL: model.url,
      WEBHOOK_ALLOWED_HOSTS: receiver.host,
    },
  });
  client = await api.newClient({ workspaceCredits: 100 });
  await api.importTalents(engineers(3).map((one) => ({ ...one, lastname: 'Canary-Quillfeather' })));
});
afterAll(async () => {
  await api.close();
  await api.services.tracing?.stop();
  await Promise.all([collector.close(), model.close(), receiver.close()]);
});

/** What the collector has once there is a span of this name that fits. */
async function received(
  name: string,
  fits: (span: ReceivedSpan) => boolean = () => true,
): Promise<ReceivedSpan> {
  const find = () => collector.spans.find((span) => span.name === name && fits(span));
  await until(async () => {
    await api.services.tracing!.flush();
    return find() !== undefined;
  });
  return find()!;
}

/** The names from a span up to the first of its trace. */
function wayUp(span: ReceivedSpan): string[] {
  const above = collector.spans.find(
    ({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId,
  );
  return above ? [span.name, ...wayUp(above)] : [span.name];
}

const SEARCH = 'POST /api/v1/search/talents';

test('a request has its gate, search and index, in the trace of its caller', async () => {
  const traceId = 'a'.repeat(32);
  const answer = await client.post(
    '/v1/search/talents',
    { filters: ENGINEERS_IN('Paris') },
    { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
  );
  const request = await received(SEARCH, (span) => span.traceId === traceId);
  expect(request).toMatchObject({
    parentSpanId: 'b'.repeat(16),
    isError: false,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/v1/search/talents',
      'http.response.status_code': 200,
      'greenroom.tracking_code': answer.headers.get('x-request-id'),
      'greenroom.workspace': client.workspaceId,
      'greenroom.credits': answer.body.data.creditsCharged,
    },
  });
  const ofTrace = (name: string) => received(name, (span) => span.traceId === traceId);
  expect(wayUp(await ofTrace('gate'))).toEqual(['gate', SEARCH]);
  expect(wayUp(await ofTrace('index'))).toEqual(['index', 'search', SEARCH]);
  expect(request.durationMs).toBeGreaterThan((await ofTrace('index')).durationMs);
  expect(collector.resources[0]).toMatchObject({ 'service.name': 'greenroom-test' });
});

test('a casting has its wave, judgements and calls of the model; its webhook is a trace of its own', async () => {
  const started = await client.post(START, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['Has flown a canary zeppelin'],
    target: { greens: 2, maxCredits: 60 },
    webhook: { url: `${receiver.url}?token=canary-path` },
    customParams: { secret: 'canary-param' },
  });
  const { castingId } = started.body.data;
  await ended(client, castingId);
  const call = await received('model call');
  expect(wayUp(call)).toEqual(['model call', 'judgement', 'wave', 'casting']);
  expect(call.attributes).toMatchObject({ 'gen_ai.usage.input_tokens': expect.any(Number) });
  const root = await received('casting', (span) => span.traceId === call.traceId);
  expect(root.attributes).toMatchObject({
    'greenroom.process': castingId,
    'greenroom.workspace': client.workspaceId,
  });
  expect(wayUp(await received('webhook'))).toEqual(['webhook']);
});

test('an import and a step of a sequence are traces', async () => {
  await fetch(`${api.url}/api/v1/talents/imports`, {
    method: 'POST',
    body: 'Zoe Canary-Quillfeather\nzoe@canary.example\n\nEXPERIENCE\nEngineer, Globex\n2019 - 2022\n',
    headers: {
      'x-api-key': client.apiKey,
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''canary-file.txt",
    },
  });
  expect((await received('talent_import')).parentSpanId).toBe('');
  const { sourcingId } = await newSourcing(client);
  const candidate = await addCandidate(client, sourcingId, 'eng-paris-0001');
  await client.post('/v1/channel-accounts', {
    type: 'proNetwork',
    provider: 'sandbox',
    address: 'canary-address',
  });
  const blueprint = await newBlueprint(client, sourcingId, [
    {
      id: 'one',
      name: 'First',
      type: 'PRO_NETWORK',
      proNetworkType: 'PRO_NETWORK_MESSAGE',
      content: 'Hello, canary-message',
      temporalityType: 'ASAP',
    },
  ]);
  await client.post(`/v1/sequence-blueprints/${blueprint}/start`, { candidateIds: [candidate] });
  const step = await received('sequence step');
  expect(wayUp(step)).toEqual(['sequence step', 'sequence_run']);
  expect(step.attributes['greenroom.action']).toMatch(/^\w+$/);
});

test('no trace holds a name, an address, a prompt, a file name, a message or a key', async () => {
  await received('sequence step');
  const sent = Buffer.concat(collector.bytes).toString('latin1').toLowerCase();
  expect(sent).not.toContain('canary');
  expect(sent).not.toContain(client.apiKey.toLowerCase());
});

test('a failed piece of work is an error with a code, never with a message', async () => {
  const span = api.services.tracing!.begin('outer', {}, null);
  await expect(
    recorded(span, async () => {
      throw new TypeError('canary of a value');
    }),
  ).rejects.toThrow('canary');
  expect(await received('outer')).toMatchObject({
    isError: true,
    attributes: { 'error.type': 'TypeError' },
  });
});

const NONE = { otlpEndpoint: null, otlpTracesEndpoint: null, otelServiceName: 'x', traceShare: 1 };

test('without an endpoint nothing is loaded and nothing is recorded', async () => {
  expect(await openTracing(NONE, createLog('silent'))).toBeNull();
  expect(await inSpan('work', {}, async (span) => span)).toBeNull();
});

test('a share of 0 records nothing but what a caller records', async () => {
  const tracing = (await openTracing(
    { ...NONE, otlpEndpoint: collector.url, traceShare: 0 },
    createLog('silent'),
  ))!;
  const parent = { traceId: 'c'.repeat(32), spanId: 'd'.repeat(16), isSampled: true };
  tracing.begin('left out', {}, null).end();
  tracing.begin('asked for', {}, parent).end();
  await tracing.stop();
  const names = collector.spans.map(({ name }) => name);
  expect(names).toContain('asked for');
  expect(names).not.toContain('left out');
});
