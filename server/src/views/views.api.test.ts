import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { signIn } from '../../test/console.ts';
import type { SavedView } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
});
afterAll(() => api.close());

const VIEW = { page: 'candidates', name: 'To call', query: 'statusHandle=CONTACTED&sort=name' };
const namesIn = (answer: { body: { data: unknown } }) =>
  (answer.body.data as { views: SavedView[] }).views.map(({ name }) => name);

it('are saved, renamed, listed by page and deleted', async () => {
  const client = await api.newClient();
  const { viewId } = (await client.post('/v1/saved-views', VIEW)).body.data as unknown as SavedView;
  await client.post('/v1/saved-views', { ...VIEW, page: 'search' });
  expect(namesIn(await client.get('/v1/saved-views?page=candidates'))).toEqual(['To call']);
  expect(
    (await client.patch(`/v1/saved-views/${viewId}`, { name: 'Called', query: '' })).body.data,
  ).toMatchObject({
    viewId,
    name: 'Called',
    query: '',
  });
  expect((await client.delete(`/v1/saved-views/${viewId}`)).body.data).toEqual({ viewId });
  expect(namesIn(await client.get('/v1/saved-views?page=candidates'))).toEqual([]);
  for (const again of [
    await client.delete(`/v1/saved-views/${viewId}`),
    await client.patch(`/v1/saved-views/${viewId}`, { name: 'x' }),
  ])
    expect(again.status).toBe(404);
});

it('have a unique name on their page, whether created or renamed', async () => {
  const client = await api.newClient();
  const together = await Promise.all(
    Array.from({ length: 8 }, () => client.post('/v1/saved-views', VIEW)),
  );
  expect(together.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(400)]);
  const other = (await client.post('/v1/saved-views', { ...VIEW, name: 'Other' })).body
    .data as unknown as SavedView;
  expect(await client.patch(`/v1/saved-views/${other.viewId}`, { name: VIEW.name })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: ['name'] }] } },
  });
  expect(
    (await client.patch(`/v1/saved-views/${other.viewId}`, { name: 'Other', query: 'a=b' })).status,
  ).toBe(200);
});

it('are at most 100 of a page', async () => {
  const client = await api.newClient();
  for (let n = 0; n < 100; n++)
    expect((await client.post('/v1/saved-views', { ...VIEW, name: `View ${n}` })).status).toBe(200);
  expect((await client.post('/v1/saved-views', { ...VIEW, name: 'One more' })).status).toBe(400);
});

it('belong to the user who saved them: a colleague sees none of them', async () => {
  const one = await signIn(api);
  const { viewId } = (await one.post('/v1/saved-views', VIEW)).body.data as unknown as SavedView;
  const colleague = await signIn(api, { workspaceId: one.workspaceId, role: 'viewer' });
  expect(namesIn(await one.get('/v1/saved-views'))).toEqual(['To call']);
  expect(namesIn(await colleague.get('/v1/saved-views'))).toEqual([]);
  expect((await colleague.patch(`/v1/saved-views/${viewId}`, { name: 'Mine' })).status).toBe(404);
  expect((await colleague.delete(`/v1/saved-views/${viewId}`)).status).toBe(404);
  expect((await colleague.post('/v1/saved-views', VIEW)).status).toBe(200);
});
