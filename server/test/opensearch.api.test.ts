import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CriterionStatus } from '../src/judging/contract.ts';
import { type Running, serve } from '../src/main.ts';
import { loadConfig } from '../src/platform/config.ts';
import { silentLog } from '../src/platform/log.ts';
import type { Role } from '../src/roles.ts';
import type { Client } from './api.ts';
import {
  type CastingsUnderTest,
  castingsUnderTest,
  ended,
  POOL,
  START,
  start,
} from './castings.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { noOpenSearch, type OpenSearchServer, startOpenSearch } from './opensearch-server.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

/** The API and the worker of this test search a real OpenSearch, which another process keeps up. */

const unusable = noOpenSearch('The journey with OpenSearch is');
const SECRET_KEY = 'the secret key of the tests';
/** A start of OpenSearch takes a quarter of a minute on a quiet machine, and several on a busy one. */
const START_MS = 600_000;
/** What goes through the indexer. */
const SOON_MS = 60_000;

describe.skipIf(unusable !== null)('with OpenSearch', () => {
  let database: TestDatabase;
  let folder: string;
  let cluster: OpenSearchServer;
  let env: Record<string, string>;
  let indexer: Running;
  let under: CastingsUnderTest;
  let client: Client;

  const serveAs = (roles: readonly Role[]) =>
    serve({
      config: loadConfig({
        ...env,
        ...{ DATABASE_URL: database.url, SECRET_KEY, PORT: '0', WORKER_PORT: '0' },
        DATA_DIR: join(folder, 'data'),
      }),
      log: silentLog,
      roles,
    });
  const search = (city = 'Paris') =>
    client.post('/v1/search/talents', { filters: ENGINEERS_IN(city) });
  const isFound = (count: number, city?: string) => async () => {
    const { status, body } = await search(city);
    return status === 200 && body.data.estimationCount === count;
  };
  const ask = async <T extends object>(path: string): Promise<T> =>
    (await (await fetch(`${cluster.url}${path}`)).json()) as T;
  const indexes = async (): Promise<string[]> => Object.keys(await ask('/greenroom-*/_alias'));

  beforeAll(async () => {
    database = await testDatabase();
    folder = await mkdtemp(join(tmpdir(), 'greenroom-with-opensearch-'));
    cluster = await startOpenSearch();
    env = {
      ...{ OPENSEARCH_URL: cluster.url, OPENSEARCH_SHARDS: '2', OPENSEARCH_REPLICAS: '0' },
      // A market is dozens of requests, which take more than the usual limit on a busy machine.
      SEARCH_TIMEOUT_MS: '60000',
    };
    under = await castingsUnderTest(env, { database });
    client = await under.api.newClient({ apiCredits: 100_000 });
  }, START_MS);
  afterAll(async () => {
    await indexer?.stop();
    await under?.api.close();
    await cluster?.close();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('searches answer 503 until an indexer has made the index; then what is imported is found', async () => {
    await until(async () => !under.api.services.indexLoad.isReady());
    expect(await search()).toMatchObject({
      status: 503,
      body: { error: { code: 'search_engine_unavailable' } },
    });
    indexer = await serveAs(['indexer']);
    await until(isFound(POOL), SOON_MS);
    await under.api.importTalents(engineers(4, { city: 'Nice' }));
    await until(isFound(4, 'Nice'), SOON_MS);
    const market = await client.post('/v1/search/market', { filters: ENGINEERS_IN('Paris') });
    expect(market.body.data).toMatchObject({ count: POOL });
    const suggested = await client.get('/v1/search/suggestions?filterType=SKILL&text=pyth');
    expect(suggested.body.data).toMatchObject({ suggestions: [{ value: 'Python' }] });
  });

  test('the indexer answers probes, and metrics of the cluster', async () => {
    await until(async () => (await fetch(`${indexer.probesUrl}/readyz`)).status === 200);
    const metrics = await (await fetch(`${indexer.probesUrl}/metrics`)).text();
    expect(metrics).toMatch(/greenroom_search_cluster_up 1/);
    expect(metrics).toMatch(/greenroom_index_documents 37/);
    expect(metrics).toMatch(/greenroom_index_lag_seconds [0-9.e-]+\n/);
  });

  test(
    'an erased person is found no more, and is in no file of the index',
    async () => {
      const person = (await search('Nice')).body.data.talents[0]!.id;
      expect(await under.api.services.erasure.erase(person)).toMatchObject({
        searchIndex: 'removed',
      });
      expect(await isFound(3, 'Nice')()).toBe(true);
      const [index] = await indexes();
      await until(async () => {
        const { indices } = await ask<{
          indices: Record<string, { total: { docs: { deleted: number } } }>;
        }>(`/${index}/_stats/docs`);
        return indices[index!]!.total.docs.deleted === 0;
      }, START_MS);
    },
    START_MS,
  );

  test(
    'while it is away searches and starts answer 504 and charge nothing, and the rest goes on; then all searches go on',
    async () => {
      const person = (await search('Nice')).body.data.talents[0]!.id;
      const before = await client.balance();
      await cluster.kill();
      await until(async () => !under.api.services.feed.caughtUp());
      const timeout = { status: 504, body: { error: { code: 'search_engine_timeout' } } };
      expect(await search()).toMatchObject(timeout);
      expect(await start(client, { qualificationCriterias: ['Has used Go'] })).toMatchObject(
        timeout,
      );
      expect((await client.get('/v1/search/filters')).status).toBe(200);
      expect((await client.get('/v1/instance')).status).not.toBe(504);
      expect(await client.balance()).toBe(before);
      await under.api.importTalents(engineers(2, { city: 'Brest' }));
      expect(await under.api.services.erasure.erase(person)).toMatchObject({
        searchIndex: 'pending',
      });
      await cluster.start();
      await until(isFound(2, 'Brest'), START_MS);
      await until(isFound(2, 'Nice'), SOON_MS);
      expect(await search()).toMatchObject({
        status: 200,
        body: { data: { estimationCount: POOL } },
      });
    },
    START_MS,
  );

  test(
    'a casting whose cluster is killed waits for it, judges everybody, and never ends as exhausted before',
    async () => {
      let isKilled = false;
      under.say(async (): Promise<CriterionStatus> => {
        if (!isKilled) {
          isKilled = true;
          await cluster.kill();
        }
        return 'not_met';
      });
      const { castingId } = await start(client, {
        target: { greens: 50, maxCredits: 2 * POOL + 20 },
      });
      // The first wave has its people, the second one asks in vain.
      await until(
        async () => (await client.get(`${START}/${castingId}`)).body.data.counts.red === 20,
      );
      await until(() => !under.api.services.indexLoad.isReady());
      expect((await client.get(`${START}/${castingId}`)).body.data.status).toBe('running');
      await cluster.start();
      await until(() => under.api.services.indexLoad.isReady(), START_MS);
      expect(await ended(client, castingId)).toMatchObject({
        status: 'pool_exhausted',
        counts: { red: POOL },
      });
    },
    START_MS,
  );

  test('a second indexer waits for its turn; a rebuild by the first replaces the index, and deletes what no version needs, while searches go on', async () => {
    const second = await serveAs(['indexer']);
    const [old] = await indexes();
    const abandoned = old!.replace(/[0-9a-f]{12}-\d+$/, 'aaaaaaaaaaaa-1');
    const foreign = 'greenroom-00000000-aaaaaaaaaaaa-1';
    for (const made of [abandoned, foreign])
      await fetch(`${cluster.url}/${made}`, { method: 'PUT' });
    await until(() => indexer.services.indexer!.isLeading());
    await indexer.services.indexer!.rebuild();
    expect(second.services.indexer!.isLeading()).toBe(false);
    await expect(second.services.indexer!.rebuild()).rejects.toThrow('another process');
    const left = await indexes();
    expect(left).toHaveLength(2);
    expect(left).toContain(foreign);
    expect(left).not.toContain(old);
    expect(await isFound(POOL)()).toBe(true);
    await indexer.stop();
    indexer = second;
    await until(() => second.services.indexer!.isLeading());
    await under.api.importTalents(engineers(1, { city: 'Metz' }));
    await until(isFound(1, 'Metz'), SOON_MS);
  });
});

test('the role indexer needs OPENSEARCH_URL', async () => {
  const other = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-no-opensearch-'));
  const config = loadConfig({ DATABASE_URL: other.url, DATA_DIR: folder, SECRET_KEY });
  await expect(serve({ config, log: silentLog, roles: ['indexer'] })).rejects.toThrow(
    'OPENSEARCH_URL is not set',
  );
  await other.close();
  await rm(folder, { recursive: true, force: true });
});
