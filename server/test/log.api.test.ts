import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { readTraceParent } from '../src/platform/request-trace.ts';
import { type Client, type TestApi, testApi } from './api.ts';
import { ended, start } from './castings.ts';
import { type Receiver, startReceiver } from './fakes/receiver.ts';
import { newBlueprint } from './sequences.ts';
import { addCandidate, newSourcing } from './sourcings.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

/* The log of a whole journey: what it must tell, and what it must never hold. */

type Line = Record<string, unknown> & { msg: string };

const lines: string[] = [];
const read = (): Line[] => lines.map((line) => JSON.parse(line) as Line);
const of = (msg: string): Line[] => read().filter((line) => line.msg === msg);
let api: TestApi;
let receiver: Receiver;
let client: Client;

/** Words of people, prompts and secrets that the journey uses; none may be in the log. */
const CANARIES = {
  name: 'Quillfeather',
  email: 'canary.mail',
  prompt: 'vintage zeppelin',
  note: 'canary-note',
  param: 'canary-param',
  path: 'canary-path',
  file: 'canary-file',
  message: 'canary-message',
  query: 'canary-query',
  key: 'grk_canary',
};

beforeAll(async () => {
  receiver = await startReceiver((_, nth) => (nth <= 1 ? 404 : 204));
  api = await testApi({
    env: { WEBHOOK_ALLOWED_HOSTS: receiver.host },
    log: createLog('trace', { write: (line) => lines.push(line) }),
    webhookRetryDelaysMs: [1, 1],
  });
  client = await api.newClient({ workspaceCredits: 100 });
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});

test('a journey leaves a line for each request and outcome, and no canary in any of them', async () => {
  const people = engineers(3).map((talent, n) => ({
    ...talent,
    lastname: `${CANARIES.name}${n}`,
    proNetworkUrl: `https://www.linkedin.com/in/${CANARIES.name}-${(talent as { id: string }).id}`,
    contacts: { personalEmails: [`${CANARIES.email}@example.org`] },
  })) as unknown as { id: string }[];
  await api.importTalents(people);

  // Search, and a qualified search whose first event is refused.
  const traceId = 'a'.repeat(32);
  const searched = await client.post(
    '/v1/search/talents',
    { filters: ENGINEERS_IN('Paris') },
    { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
  );
  expect(searched.body.data.talents).toHaveLength(3);
  await client.post('/v1/search/talents', { prompt: `Engineers with a ${CANARIES.prompt}` });
  const { castingId } = await start(client, {
    qualificationCriterias: [`Has flown a ${CANARIES.prompt}`],
    webhook: { url: `${receiver.url}?token=${CANARIES.path}` },
    customParams: { secret: CANARIES.param },
  });
  await ended(client, castingId);
  await until(() => of('webhook delivered').length > 0);

  // An import, a message, wrong requests, an erasure.
  await fetch(`${api.url}/api/v1/talents/imports`, {
    method: 'POST',
    body: `Zoe ${CANARIES.name}\n${CANARIES.email}@example.net\n\nEXPERIENCE\nEngineer, Globex\n2019 - 2022\n`,
    headers: {
      'x-api-key': client.apiKey,
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${CANARIES.file}.txt`,
    },
  });
  await until(() => of('an import ended').length > 0);
  const { sourcingId } = await newSourcing(client);
  const candidate = await addCandidate(client, sourcingId, people[0]!.id);
  await client.post('/v1/channel-accounts', {
    type: 'proNetwork',
    provider: 'sandbox',
    address: CANARIES.name,
  });
  const step = {
    id: 'one',
    name: 'First',
    type: 'PRO_NETWORK',
    proNetworkType: 'PRO_NETWORK_MESSAGE',
    content: `Hello, ${CANARIES.message}`,
    temporalityType: 'ASAP',
  };
  const blueprint = await newBlueprint(client, sourcingId, [step]);
  await client.post(`/v1/sequence-blueprints/${blueprint}/start`, { candidateIds: [candidate] });
  await client.get(`/v1/talents/${CANARIES.query}?q=${CANARIES.query}`);
  await client.post('/v1/search/talents', `{"filters": "${CANARIES.note}`);
  await api.clientOf(client.workspaceId, `${CANARIES.key}1234`).get('/v1/me');
  await api.services.erasure.erase(people[1]!.id);

  const requests = of('request');
  expect(requests.find((line) => line.traceId === traceId)).toMatchObject({
    trackingCode: searched.headers.get('x-request-id'),
    parentSpanId: 'b'.repeat(16),
    workspaceId: client.workspaceId,
    keyId: expect.stringMatching(/^key_/),
    method: 'POST',
    route: '/api/v1/search/talents',
    status: 200,
    credits: 3,
    ms: expect.any(Number),
    parts: { gate: expect.any(Number), index: expect.any(Number), database: expect.any(Number) },
    queries: expect.any(Number),
  });
  expect(requests.map(({ error }) => error)).toEqual(
    expect.arrayContaining(['validation_error', 'invalid_api_key']),
  );
  expect(of('a wave ended')).toMatchObject([
    { castingId, workspaceId: client.workspaceId, wave: 1, charged: 6, ms: expect.any(Number) },
  ]);
  expect(of('a call of a casting ended')).toMatchObject([{ castingId, end: expect.any(String) }]);
  expect(of('webhook not delivered')[0]).toMatchObject({ attempt: 1, status: 404 });
  expect(of('an import ended')).toMatchObject([{ status: 'completed' }]);
  expect(of('a person was erased')).toMatchObject([{ talentId: people[1]!.id }]);

  const text = lines.join('').toLowerCase();
  const found = Object.values(CANARIES).filter((canary) => text.includes(canary.toLowerCase()));
  expect(found).toEqual([]);
  expect(text).not.toContain(client.apiKey.toLowerCase());
});

test('an error is logged with its code and calls, and without the values that it quotes', async () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line) => written.push(line) });
  const { db } = api.services;
  const failing = [
    sql`select ${CANARIES.note}::text::int`,
    sql`insert into workspaces (id, name) values (${client.workspaceId}, ${CANARIES.note})`,
  ];
  for (const statement of failing) {
    const error: unknown = await statement.execute(db).then(
      () => null,
      (thrown) => thrown,
    );
    log.error({ err: Object.assign(error as Error, { body: CANARIES.param }) }, 'failed');
  }
  // As a mail server refuses, and as an address of a database is quoted.
  for (const quoted of [`<${CANARIES.email}@example.org>`, `postgres://${CANARIES.key}:x@host/x`])
    log.error({ err: new Error(`550 refused: ${quoted} is unknown`) }, 'failed');
  const codes = written.map((line) => (JSON.parse(line) as { err: { code: string } }).err.code);
  expect(codes).toEqual(['22P02', '23505', undefined, undefined]);
  expect(written[2]).toContain('550 refused: … is unknown');
  expect(written.join('')).not.toMatch(/canary/);
  expect(written.join('')).toContain('at ');
});

test('LOG_REQUEST_PERCENT leaves out successful requests only', async () => {
  const written: Line[] = [];
  const quiet = await testApi({
    database: api.database,
    roles: ['api'],
    env: { LOG_REQUEST_PERCENT: '0' },
    log: createLog('info', { write: (line) => written.push(JSON.parse(line) as Line) }),
  });
  const again = quiet.clientOf(client.workspaceId, client.apiKey);
  await again.get('/v1/search/filters');
  await again.get('/v1/nowhere');
  await quiet.close();
  expect(written.filter(({ msg }) => msg === 'request').map(({ status }) => status)).toEqual([404]);
});

test.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', true],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00', true],
  ['01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more', true],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more', false],
  ['ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', false],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', false],
  ['00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01', false],
  ['nonsense', false],
])('traceparent %s is accepted: %s', (header, isValid) => {
  expect(readTraceParent(header) !== null).toBe(isValid);
});
