import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveIndex } from '../index/index.ts';
import { silentLog } from '../platform/log.ts';
import { checkIndexProcess } from './index-check.ts';

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
