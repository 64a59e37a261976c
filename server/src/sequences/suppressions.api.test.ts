import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import type { Suppression, SuppressionPage } from './suppression-contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
});
afterAll(() => api.close());

const add = async (
  client: Awaited<ReturnType<TestApi['newClient']>>,
  address: string,
  reason?: string,
) =>
  (await client.post('/v1/suppressions', { address, reason })).body.data as unknown as Suppression;

it('are listed newest first with a hint of the address, which is stored nowhere, and each change is in the audit log', async () => {
  const client = await api.newClient();
  const mail = await add(client, 'someone.private@company.example');
  const phone = await add(client, '+33 6 11 22 33 44', 'blocked');
  const page = (await client.get('/v1/suppressions')).body.data as unknown as SuppressionPage;
  expect(page).toMatchObject({
    suppressions: [
      {
        suppressionId: phone.suppressionId,
        kind: 'phone',
        hint: '+33…44',
        reason: 'blocked',
        addedBy: expect.stringMatching(/^usr_/),
      },
      {
        suppressionId: mail.suppressionId,
        kind: 'email',
        hint: 's…@c….example',
        reason: 'unsubscribed',
      },
    ],
    pagination: { page: 0, pageSize: 50, total: 2, hasNextPage: false },
  });
  expect((await client.get('/v1/suppressions?reason=blocked')).body.data).toMatchObject({
    suppressions: [{ kind: 'phone' }],
  });
  expect((await client.delete(`/v1/suppressions/${mail.suppressionId}`)).status).toBe(400);
  expect((await client.delete(`/v1/suppressions/${mail.suppressionId}?confirm=true`)).status).toBe(
    200,
  );
  const { entries } = (await client.get('/v1/audit')).body.data as unknown as {
    entries: { action: string; details: object }[];
  };
  expect(entries.slice(0, 3)).toMatchObject([
    {
      action: 'suppression.removed',
      details: { reason: 'unsubscribed', byPerson: false, confirmed: true },
    },
    { action: 'suppression.added' },
    { action: 'suppression.added' },
  ]);
  expect(JSON.stringify(entries)).not.toContain('private');
});

it('are added once, even by concurrent requests, and strengthened but never weakened', async () => {
  const client = await api.newClient();
  const all = await Promise.all(
    Array.from({ length: 6 }, () => add(client, 'same@example.org', 'blocked')),
  );
  expect(new Set(all.map(({ suppressionId }) => suppressionId)).size).toBe(1);
  expect((await add(client, 'SAME@example.org', 'unsubscribed')).reason).toBe('unsubscribed');
  expect((await add(client, 'same@example.org', 'blocked')).reason).toBe('unsubscribed');
});

it('refuse what is no address, and belong to one workspace', async () => {
  const [one, other] = [await api.newClient(), await api.newClient()];
  for (const address of ['nobody', 'a@b', '12', '0612345678']) {
    expect(await one.post('/v1/suppressions', { address })).toMatchObject({
      status: 400,
      body: { error: { issues: [{ path: ['address'] }] } },
    });
  }
  const { suppressionId } = await add(one, 'mine@example.org', 'blocked');
  expect((await other.delete(`/v1/suppressions/${suppressionId}`)).status).toBe(404);
  expect((await other.get('/v1/suppressions')).body.data).toMatchObject({ suppressions: [] });
});
