import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

it('every housekeeping task of the service runs', async () => {
  const { housekeeping } = api.services;
  expect(housekeeping.length).toBeGreaterThan(0);
  for (const { name, run } of housekeeping) await expect(Promise.resolve(run()), name).resolves;
});
