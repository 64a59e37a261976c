import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { signIn } from '../../test/console.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import type { RequestPage } from './contract.ts';

let api: TestApi;
const clock = fakeClock();
beforeAll(async () => {
  api = await testApi({ clock, env: { REQUEST_LOG_DAYS: '3' } });
});
afterAll(() => api.close());

/** The content of the log once all earlier requests are written. */
async function logOf(client: Client, query = ''): Promise<RequestPage> {
  await api.services.requests.flush();
  return (await client.get(`/v1/requests${query}`)).body.data as unknown as RequestPage;
}

it('has one entry for each request of a known key, with its code, route and outcome, without its content', async () => {
  const client = await api.newClient();
  const answers = [
    await client.get('/v1/audit?actor=somebody-secret'),
    await client.post('/v1/sourcings', { name: 'a secret name' }),
    await client.get('/v1/sourcings/src_unknown/candidates?search=secret-words'),
    await client.get('/v1/nowhere/secret-path'),
    await client.post('/v1/audit'),
  ];
  const { requests, retentionDays } = await logOf(client);
  expect(retentionDays).toBe(3);
  expect(
    requests
      .toReversed()
      .map(({ method, route, status, errorCode }) => [method, route, status, errorCode]),
  ).toEqual([
    ['GET', '/v1/audit', 200, null],
    ['POST', '/v1/sourcings', expect.any(Number), expect.anything()],
    ['GET', '/v1/sourcings/{sourcingId}/candidates', 404, 'not_found'],
    ['GET', null, 404, 'not_found'],
    ['POST', '/v1/audit', 405, 'method_not_allowed'],
  ]);
  expect(requests.toReversed().map(({ trackingCode }) => trackingCode)).toEqual(
    answers.map(({ headers }) => headers.get('x-request-id')),
  );
  expect(JSON.stringify(requests)).not.toContain('secret');
  const { keyId } = (await api.services.access.listKeys(client.workspaceId))[0]!;
  for (const request of requests)
    expect(request).toMatchObject({
      keyId,
      userId: expect.stringMatching(/^usr_/),
      at: expect.stringMatching(/Z$/),
    });
});

it('is found by tracking code, status, class of status and key, and walked page by page without a gap', async () => {
  const client = await api.newClient();
  for (let i = 0; i < 7; i++) await client.get(i % 2 === 0 ? '/v1/audit' : '/v1/nowhere');
  const all = (await logOf(client)).requests;
  expect(await logOf(client, `?trackingCode=${all[3]!.trackingCode}`)).toMatchObject({
    requests: [all[3]],
  });
  expect((await logOf(client, '?status=404')).requests).toHaveLength(3);
  expect((await logOf(client, '?status=4xx')).requests).toHaveLength(3);
  expect((await logOf(client, '?status=5xx')).requests).toEqual([]);
  expect((await logOf(client, '?keyId=key_other')).requests).toEqual([]);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: RequestPage = await logOf(
      client,
      `?status=404&pageSize=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    seen.push(...page.requests.map(({ trackingCode }) => trackingCode));
    cursor = page.nextPageCursor;
  }
  expect(seen).toEqual(
    all.filter(({ status }) => status === 404).map(({ trackingCode }) => trackingCode),
  );
  expect((await client.get('/v1/requests?status=abc')).status).toBe(400);
  expect((await client.get('/v1/requests?cursor=abc')).status).toBe(400);
});

it('shows no workspace the requests of another, not even by their code', async () => {
  const [one, other] = [await api.newClient(), await api.newClient()];
  await one.get('/v1/audit');
  const [request] = (await logOf(one)).requests;
  expect((await logOf(other, `?trackingCode=${request!.trackingCode}`)).requests).toEqual([]);
});

it('records one refused request of a key per second, however many there are', async () => {
  const client = await api.newClient({ limits: [3, 1_000, 1_000, 1_000, 1_000] });
  clock.advance(1_000);
  for (let i = 0; i < 20; i++) await client.get('/v1/audit');
  clock.advance(1_000);
  const refused = (await logOf(client)).requests.filter(({ status }) => status === 429);
  expect(refused).toMatchObject([{ errorCode: 'rate_limit_exceeded', keyId: expect.any(String) }]);
});

it('has the requests of people in the console too, as theirs', async () => {
  const owner = await signIn(api);
  await owner.get('/v1/audit');
  await api.services.requests.flush();
  const { requests } = (await owner.get('/v1/requests')).body.data as unknown as RequestPage;
  expect(requests).toMatchObject([
    { method: 'GET', route: '/v1/audit', status: 200, keyId: null, userId: owner.userId },
  ]);
});

describe('old requests', () => {
  it('are deleted after the configured number of days', async () => {
    const client = await api.newClient();
    await client.get('/v1/audit');
    await api.services.requests.flush();
    clock.advance(2 * 86_400_000);
    await api.services.requests.purge();
    expect((await logOf(client)).requests).toHaveLength(1);
    clock.advance(86_400_000 + 1_000);
    await api.services.requests.purge();
    const { requests } = await logOf(client);
    expect(requests.map(({ route }) => route)).toEqual(['/v1/requests']);
  });
});

it('records nothing with REQUEST_LOG_DAYS=0', async () => {
  const off = await testApi({ env: { REQUEST_LOG_DAYS: '0' } });
  const client = await off.newClient();
  await client.get('/v1/audit');
  await off.services.requests.flush();
  expect((await client.get('/v1/requests')).body.data).toMatchObject({
    requests: [],
    retentionDays: 0,
  });
  await off.close();
});

describe('bodies', () => {
  const bodiesOf = async (client: Client, trackingCode: string) =>
    client.get(`/v1/requests/${trackingCode}`);

  it('are not stored unless the operator asks for it', async () => {
    const client = await api.newClient({ scopes: ['read', 'spend', 'admin'] });
    await client.get('/v1/sourcings?search=somebody');
    const { requests, bodyHours } = await logOf(client);
    expect(bodyHours).toBe(0);
    expect(requests).toMatchObject([{ route: '/v1/sourcings', hasBodies: false }]);
    expect((await bodiesOf(client, requests[0]!.trackingCode)).status).toBe(404);
  });

  describe('with REQUEST_BODY_HOURS', () => {
    let on: TestApi;
    beforeAll(async () => {
      on = await testApi({ clock, env: { REQUEST_BODY_HOURS: '2' } });
    });
    afterAll(() => on.close());
    const listed = async (client: Client): Promise<RequestPage> => {
      await on.services.requests.flush();
      return (await client.get('/v1/requests')).body.data as unknown as RequestPage;
    };
    const owner = () => on.newClient({ scopes: ['read', 'spend', 'admin'] });

    it('are read by owners of the workspace only, sealed, and for these hours only', async () => {
      const client = await owner();
      await client.post('/v1/sourcings', {});
      await client.get('/v1/sourcings?search=Baker');
      await client.get('/v1/audit');
      const { requests, bodyHours } = await listed(client);
      expect(bodyHours).toBe(2);
      const entry = (method: string, route: string) =>
        requests.find((one) => one.method === method && one.route === route)!;
      const [made, read] = [entry('POST', '/v1/sourcings'), entry('GET', '/v1/sourcings')];
      expect([made.hasBodies, read.hasBodies]).toEqual([true, true]);
      expect(entry('GET', '/v1/audit').hasBodies).toBe(false);
      const { body } = await bodiesOf(client, made.trackingCode);
      expect(body.data).toMatchObject({
        path: '/api/v1/sourcings',
        body: {},
        answer: { success: true, data: { sourcingId: expect.any(String) } },
      });
      const readBodies = await bodiesOf(client, read.trackingCode);
      expect(readBodies.body.data).toMatchObject({ query: { search: ['Baker'] }, body: null });
      const { rows } = await sql<{ sealed: Buffer }>`
        select sealed from request_bodies where workspace_id = ${client.workspaceId}`.execute(
        on.database.db,
      );
      expect(rows).toHaveLength(2);
      expect(String(rows[0]!.sealed)).not.toContain('Baker');
      const reader = on.clientOf(
        client.workspaceId,
        (await on.services.access.createKey(client.workspaceId, { scopes: ['read'] })).apiKey,
      );
      expect((await bodiesOf(reader, made.trackingCode)).status).toBe(403);
      expect((await bodiesOf(await owner(), made.trackingCode)).status).toBe(404);
      clock.advance(2 * 3_600_000 + 1_000);
      expect((await bodiesOf(client, made.trackingCode)).status).toBe(404);
      await on.services.requests.purge();
      const left = await sql`select 1 from request_bodies`.execute(on.database.db);
      expect(left.rows).toEqual([]);
    });

    it('are all deleted when a person is erased, those that wait in memory too', async () => {
      const client = await owner();
      const { results } = (await client.post('/v1/talents', { talents: [{ headline: 'Baker' }] }))
        .body.data as unknown as { results: { talentId: string }[] };
      await client.get('/v1/sourcings');
      const stored = (await listed(client)).requests;
      expect(stored.some(({ hasBodies }) => hasBodies)).toBe(true);
      await client.get('/v1/candidate-statuses');
      expect((await client.post(`/v1/talents/${results[0]!.talentId}/erase`)).status).toBe(200);
      const { requests } = await listed(client);
      expect(requests.some(({ hasBodies }) => hasBodies)).toBe(false);
      clock.advance(120_000);
      await client.get('/v1/sourcings');
      expect((await listed(client)).requests.some(({ hasBodies }) => hasBodies)).toBe(true);
    });
  });
});
