import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { newSourcing } from '../../test/sourcings.ts';
import { readAudit } from '../platform/audit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ env: { PUBLIC_URL: 'https://talent.example.com' } });
});
afterAll(() => api.close());

const names = async (client: Client, query: string): Promise<string[]> => {
  const { body } = await client.get(`/v1/sourcings?${query}`);
  return (body.data.sourcings as { name: string }[]).map(({ name }) => name);
};

describe('creating a sourcing', () => {
  it('gives names that differ, in the language of the user', async () => {
    const client = await api.newClient({ language: 'fr' });
    const made = await Promise.all([1, 2, 3, 4].map(() => client.post('/v1/sourcings', {})));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const given = made.map(({ body }) => body.data.name as string).toSorted();
    expect(given.map((name) => name.split(' du ')[0])).toEqual([
      'Sourcing 1',
      'Sourcing 2',
      'Sourcing 3',
      'Sourcing 4',
    ]);
  });

  it('points at each key that the empty body must not have', async () => {
    const client = await api.newClient();
    const { status, body } = await client.post('/v1/sourcings', { name: 'x', jobTitle: 'y' });
    expect([status, body.error.code]).toEqual([400, 'validation_error']);
    expect(body.error.issues).toEqual([
      { path: ['name'], message: 'is not accepted here; leave it out' },
      { path: ['jobTitle'], message: 'is not accepted here; leave it out' },
    ]);
  });

  it.each([{ name: 'x' }, [], null, 'text', undefined])('refuses the body %j', async (body) => {
    const client = await api.newClient();
    const answer = await client.post('/v1/sourcings', body);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'validation_error' } } });
  });

  it('answers 402 with the page to upgrade on when the plan does not include it, and creates nothing', async () => {
    const client = await api.newClient({ capabilities: ['use_outreach_integrations'] });
    expect(await client.post('/v1/sourcings', {})).toMatchObject({
      status: 402,
      body: {
        error: {
          code: 'plan_upgrade_required',
          details: {
            code: 'subscription_or_plan_upgrade_required',
            action: 'subscribe_or_upgrade',
            capability: 'create_sourcings',
            billingUrl: 'https://talent.example.com/console/settings/plan',
          },
        },
      },
    });
    expect(await names(client, 'ownership=all')).toEqual([]);
    expect((await client.post('/v1/sourcings', { name: 'x' })).status).toBe(400);
  });
});

describe('listing sourcings', () => {
  it('walks them newest first, eight a page unless asked otherwise', async () => {
    const client = await api.newClient();
    for (let i = 0; i < 10; i++) await client.post('/v1/sourcings', {});
    const first = await client.get('/v1/sourcings');
    expect(first.body.data.pagination).toEqual({
      page: 0,
      pageSize: 8,
      total: 10,
      hasNextPage: true,
    });
    const second = await client.get('/v1/sourcings?page=1');
    expect(second.body.data.pagination).toEqual({
      page: 1,
      pageSize: 8,
      total: 10,
      hasNextPage: false,
    });
    const numbers = [first, second].flatMap(({ body }) =>
      (body.data.sourcings as { name: string }[]).map(({ name }) => Number(name.split(' ')[1])),
    );
    expect(numbers).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const beyond = await client.get('/v1/sourcings?page=100000000&pageSize=50');
    expect(beyond.body.data).toEqual({
      sourcings: [],
      pagination: { page: 100_000_000, pageSize: 50, total: 10, hasNextPage: false },
    });
  });

  it('distinguishes mine from those of others in the workspace', async () => {
    const client = await api.newClient();
    const colleague = {
      workspaceId: client.workspaceId,
      userId: null,
      keyId: 'key_colleague',
      scopes: [],
      language: null,
      capabilities: ['create_sourcings'],
    };
    await client.post('/v1/sourcings', {});
    const { name } = await api.services.sourcings.create(colleague);
    expect(await names(client, '')).toEqual([expect.stringMatching(/^Sourcing 1 /)]);
    expect(await names(client, 'ownership=mine')).toHaveLength(1);
    expect(await names(client, 'ownership=all')).toEqual([
      name,
      expect.stringMatching(/^Sourcing 1 /),
    ]);
    const theirs = await api.services.sourcings.list(colleague, {
      page: { index: 0, size: 8 },
      ownership: 'mine',
      status: 'in-progress',
    });
    expect(theirs.sourcings.map((sourcing) => sourcing.name)).toEqual([name]);
  });

  it.each([
    'pageSize=0',
    'pageSize=51',
    'pageSize=-1',
    'pageSize=1.5',
    'pageSize=1e1',
    'pageSize=0x10',
    'pageSize=%2010',
    'pageSize=',
    'pageSize=1&pageSize=2',
    'page=-1',
    'page=9223372036854775807',
    'page=1&page=1',
    'ownership=theirs',
    'ownership=all&ownership=all',
    'status=open',
    'status=',
    'status=closed&status=closed',
  ])('refuses ?%s', async (query) => {
    const client = await api.newClient();
    expect(await client.get(`/v1/sourcings?${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_error' } },
    });
  });
});

describe('changing a sourcing', () => {
  it('renames, closes and reopens, and keeps fields that are not sent', async () => {
    const client = await api.newClient();
    const { sourcingId } = await newSourcing(client);
    const path = `/v1/sourcings/${sourcingId}`;
    const named = await client.patch(path, {
      name: '  Data engineers ',
      jobTitle: 'Data Engineer',
      location: 'Lyon',
      description: '  Two hires,\nfrom May ',
    });
    expect(named.body.data).toMatchObject({
      sourcingId,
      name: 'Data engineers',
      status: 'in-progress',
      jobTitle: 'Data Engineer',
      location: 'Lyon',
      description: 'Two hires,\nfrom May',
    });
    const closed = await client.patch(path, { status: 'closed', location: null });
    expect(closed.body.data).toMatchObject({
      name: 'Data engineers',
      status: 'closed',
      jobTitle: 'Data Engineer',
      location: null,
      description: 'Two hires,\nfrom May',
    });
    expect((await client.patch(path, { description: null })).body.data.description).toBeNull();
    expect(await names(client, '')).toEqual([]);
    expect(await names(client, 'status=closed')).toEqual(['Data engineers']);
    await client.patch(path, { status: 'in-progress', name: 'Data engineers' });
    expect(await names(client, '')).toEqual(['Data engineers']);
    const entries = await readAudit(api.database.db, client.workspaceId, {
      before: null,
      limit: 50,
    });
    const actions = entries
      .filter(({ subject }) => subject === sourcingId)
      .map(({ action }) => action);
    expect(actions).toEqual(['sourcing.reopened', 'sourcing.closed', 'sourcing.renamed']);
  });

  it.each([
    {},
    { name: '' },
    { name: ' ' },
    { name: null },
    { name: 'x'.repeat(201) },
    { status: 'open' },
    { jobTitle: 4 },
    { other: 1 },
  ])('refuses %j', async (body) => {
    const client = await api.newClient();
    const { sourcingId } = await newSourcing(client);
    expect(await client.patch(`/v1/sourcings/${sourcingId}`, body)).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_error' } },
    });
  });
});
