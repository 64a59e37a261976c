import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { continueQualified } from '../src/castings/contract.ts';
import { connectIndex, lookAtIndex, requestRebuild } from '../src/index/index.ts';
import type { CriterionStatus } from '../src/judging/contract.ts';
import { createVocabularies, vocabularyFingerprint } from '../src/lexicon/vocabularies.ts';
import { serve } from '../src/main.ts';
import { loadConfig } from '../src/platform/config.ts';
import { codeFingerprint } from '../src/platform/fingerprint.ts';
import { countIndexes, countServices, createListener, notify } from '../src/platform/listen.ts';
import { silentLog } from '../src/platform/log.ts';
import { findPeople } from '../src/talents/contract.ts';
import { findSubject } from '../src/talents/subject-contract.ts';
import { INDEXED_BY } from '../src/wiring/indexed-by.ts';
import type { Client } from './api.ts';
import {
  type CastingsUnderTest,
  castingsUnderTest,
  ended,
  goOn,
  POOL,
  START,
  start,
} from './castings.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import {
  killServiceProcesses,
  type ServiceProcess,
  startServiceProcess,
} from './service-process.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

/** The API and the worker of this test's process ask the index of another process. */

const SECRET_KEY = 'the secret key of the tests';

let database: TestDatabase;
let folder: string;
let env: Record<string, string>;
let index: ServiceProcess;
let under: CastingsUnderTest;
let client: Client;

const startIndex = () =>
  startServiceProcess('index-only.ts', {
    ...env,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY,
    WORKER_PORT: '0',
  });
const search = () => client.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') });
const isFound = (count: number) => async () => {
  const { status, body } = await search();
  return status === 200 && body.data.estimationCount === count;
};

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'greenroom-index-process-'));
  env = { INDEX_URL: `unix:${join(folder, 'index.sock')}` };
  index = await startIndex();
  under = await castingsUnderTest(env, { database });
  client = await under.api.newClient({ apiCredits: 100_000 });
});
afterAll(async () => {
  await under.api.close();
  killServiceProcesses();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('what is imported is found through the socket, and this process holds no index', async () => {
  await until(isFound(POOL));
  await under.api.importTalents(engineers(4, { city: 'Nice' }));
  await until(async () => {
    const filters = ENGINEERS_IN('Nice');
    return (await client.post('/v1/search/talents', { filters })).body.data.estimationCount === 4;
  });
  const market = await client.post('/v1/search/market', { filters: ENGINEERS_IN('Paris') });
  expect(market.body.data).toMatchObject({ count: POOL });
  const suggested = await client.get('/v1/search/suggestions?filterType=SKILL&text=pyth');
  expect(suggested.body.data).toMatchObject({ suggestions: [{ value: 'Python' }] });
});

test('the index process answers probes, and metrics of its index', async () => {
  const readyz = await fetch(`${index.url}/readyz`);
  expect([readyz.status, await readyz.json()]).toMatchObject([200, { data: { waitingFor: [] } }]);
  const metrics = await (await fetch(`${index.url}/metrics`)).text();
  expect(metrics).toMatch(/greenroom_index_documents 37/);
});

test('while it is away searches and starts answer 503 and charge nothing; then all goes on by itself', async () => {
  const casting = await start(client, {
    qualificationCriterias: ['Has used Go'],
    target: { greens: 1 },
  });
  await ended(client, casting.castingId);
  const before = await client.balance();
  await index.kill();
  await until(async () => !under.api.services.feed.caughtUp());
  expect(await search()).toMatchObject({
    status: 503,
    body: { success: false, error: { code: 'search_engine_unavailable' } },
  });
  const started = await start(client, { qualificationCriterias: ['Has used PostgreSQL'] });
  expect(started).toMatchObject({
    status: 503,
    body: { error: { code: 'search_engine_unavailable' } },
  });
  const person = 'Ada Lovelace';
  for (const [{ path, errors }, answer] of [
    [continueQualified, await goOn(client, casting.castingId)],
    [findPeople, await client.post(findPeople.path, { person })],
    [findSubject, await client.post(findSubject.path, { person })],
  ] as const) {
    expect([path, answer.body.error.code]).toEqual([path, 'search_engine_unavailable']);
    expect(errors).toContain(answer.body.error.code);
  }
  expect((await client.get('/v1/search/filters')).status).toBe(200);
  expect((await client.get('/v1/instance')).status).not.toBe(503);
  expect(await client.balance()).toBe(before);
  index = await startIndex();
  await until(isFound(POOL));
  await until(async () => under.api.services.feed.caughtUp());
});

test('a casting whose index is killed waits for it, judges everybody, and never ends as exhausted before', async () => {
  let isKilled = false;
  under.say(async (): Promise<CriterionStatus> => {
    if (!isKilled) {
      isKilled = true;
      await index.kill();
    }
    return 'not_met';
  });
  const { castingId } = await start(client, { target: { greens: 50, maxCredits: 2 * POOL + 20 } });
  // The first wave has its people, the second one asks in vain.
  await until(
    async () => (await client.get(`${START}/${castingId}`)).body.data.counts.red === 20 && isKilled,
  );
  await until(() => !under.api.services.indexLoad.isReady());
  expect((await client.get(`${START}/${castingId}`)).body.data.status).toBe('running');
  index = await startIndex();
  expect(await ended(client, castingId)).toMatchObject({
    status: 'pool_exhausted',
    counts: { red: POOL },
  });
});

test('without an index process an API starts all the same, and readyz says what it waits for', async () => {
  const config = loadConfig({
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'api'),
    SECRET_KEY,
    PORT: '0',
    INDEX_URL: `unix:${join(folder, 'nobody.sock')}`,
  });
  const { url, stop } = await serve({ config, log: silentLog, roles: ['api'] });
  const readyz = await fetch(`${url}/readyz`);
  expect([readyz.status, await readyz.json()]).toMatchObject([
    503,
    { data: { waitingFor: ['index'] } },
  ]);
  await stop();
});

/** An index process of this test's own process. */
const serveIndex = (more: Record<string, string>, stopRequested?: Promise<void>) =>
  serve({
    config: loadConfig({
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'second'),
      SECRET_KEY,
      ...more,
    }),
    log: silentLog,
    roles: ['index'],
    stopRequested,
  });

test('the role index needs INDEX_URL, and its socket for itself; a failed start leaves nothing open', async () => {
  const services = await countServices(database.db);
  const port = await freePort();
  await expect(serveIndex({})).rejects.toThrow('INDEX_URL is not set');
  await expect(serveIndex({ ...env, WORKER_PORT: String(port) })).rejects.toThrow(
    'another process serves the index',
  );
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
  await until(async () => (await countServices(database.db)) === services);
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('an index whose load was stopped answers nobody', async () => {
  const file = join(folder, 'stopped.sock');
  const { stop } = await serveIndex({ INDEX_URL: `unix:${file}` }, Promise.resolve());
  await expect(lookAtIndex(file)).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  await stop();
});

test('a process that reads profiles alike but makes other plans is refused', async () => {
  const vocabularies = await createVocabularies({ db: database.db }).load();
  const refusals: string[] = [];
  const remote = connectIndex({
    file: join(folder, 'index.sock'),
    // The key of the snapshot.
    rules: `${codeFingerprint(INDEXED_BY)}:${vocabularyFingerprint(vocabularies)}`,
    log: {
      ...silentLog,
      error: (text: string) => refusals.push(text),
    } as unknown as typeof silentLog,
  });
  await remote.start();
  expect(refusals).toEqual([expect.stringContaining('restart all its processes')]);
  await remote.stop();
});

test('a rebuild asks the index process only, and nobody while it is away', async () => {
  const { db } = database;
  await under.api.services.followRebuilds();
  expect([await countIndexes(db), await countServices(db)]).toEqual([1, 2]);
  const listener = await createListener(database.url, silentLog, 'the test');
  const reports = await requestRebuild({
    listener,
    announce: (channel, payload) => notify(db, channel, payload),
    processes: 2,
    silenceMs: 2_500,
    onProgress: () => {},
  });
  await listener.close();
  expect(reports.map(({ state }) => state)).toEqual(['done']);
  await index.kill();
  await until(async () => (await countIndexes(db)) === 0);
  expect(await countServices(db)).toBe(1);
});
