import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveIndex } from '../index/index.ts';
import { systemClock } from '../platform/clock.ts';
import { loadConfig } from '../platform/config.ts';
import { silentLog } from '../platform/log.ts';
import { checkIndexProcess, checkSearchCluster, checkSharedSnapshots } from './index-check.ts';

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

it('says how old the newest shared snapshot is, and that their place cannot be read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-shared-check-'));
  const config = loadConfig({ SNAPSHOT_URL: folder });
  expect((await checkSharedSnapshots(config, systemClock)).message).toContain('none yet in');
  const at = systemClock.now().getTime() - 5 * 60_000;
  const id = `0123456789abcdef-${at}-8f14e45f-ceea-467f-a7b5-0c6f0b6c7d1e`;
  // The second one is not finished.
  for (const name of [`${id}.0`, `${id}.manifest`, `${id.replace('0123', '4567')}.0`])
    await writeFile(path.join(folder, name), 'sealed');
  expect(await checkSharedSnapshots(config, systemClock)).toEqual({
    name: 'shared snapshots',
    status: 'ok',
    message: `1 snapshot in ${folder}, the newest of 5 minutes ago`,
  });
  const away = loadConfig({
    SNAPSHOT_URL: 's3://snapshots/prod',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'a secret key',
    AWS_ENDPOINT_URL: 'http://127.0.0.1:1',
  });
  expect(await checkSharedSnapshots(away, systemClock)).toMatchObject({ status: 'fail' });
  await rm(folder, { recursive: true });
});
