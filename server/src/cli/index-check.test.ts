import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveIndex } from '../index/index.ts';
import { loadConfig } from '../platform/config.ts';
import { silentLog } from '../platform/log.ts';
import { checkIndexProcess, checkSearchCluster } from './index-check.ts';

it('says whether an index process answers, loads or lags', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-index-check-'));
  const file = path.join(folder, 'index.sock');
  expect(await checkIndexProcess(file)).toMatchObject({ status: 'fail' });
  const state = { isLoaded: false, isCaughtUp: false };
  const { close } = await serveIndex({
    file,
    engine: {
      search: () => Promise.reject(new Error('not asked')),
      facet: () => Promise.reject(new Error('not asked')),
      watermark: async () => null,
      size: () => 7,
    },
    isLoaded: () => state.isLoaded,
    isCaughtUp: () => state.isCaughtUp,
    rules: 'rules',
    log: silentLog,
  });
  expect(await checkIndexProcess(file)).toMatchObject({ status: 'warn' });
  state.isLoaded = true;
  expect(await checkIndexProcess(file)).toMatchObject({ status: 'warn' });
  state.isCaughtUp = true;
  expect(await checkIndexProcess(file)).toEqual({
    name: 'index process',
    status: 'ok',
    message: `it serves 7 talents at ${file}`,
  });
  await close();
  await rm(folder, { recursive: true });
});

it('says whether a search cluster answers, and takes searches for many titles', async () => {
  let limit = '1024';
  const cluster = createServer((request, answer) => {
    const said =
      request.url === '/'
        ? { version: { distribution: 'opensearch', number: '2.19.1' } }
        : { persistent: {}, defaults: { 'indices.query.bool.max_clause_count': limit } };
    answer.end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => cluster.listen(0, '127.0.0.1', resolve));
  const { port } = cluster.address() as AddressInfo;
  // The first node is none.
  const config = loadConfig({ OPENSEARCH_URL: `http://127.0.0.1:1,http://127.0.0.1:${port}` });
  expect(await checkSearchCluster(config)).toMatchObject({ status: 'warn' });
  limit = '8192';
  expect(await checkSearchCluster(config)).toMatchObject({
    status: 'ok',
    message: 'opensearch 2.19.1 answers',
  });
  await new Promise((resolve) => cluster.close(resolve));
  expect(await checkSearchCluster(config)).toMatchObject({ status: 'fail' });
});
