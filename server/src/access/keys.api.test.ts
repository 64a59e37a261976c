import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { signIn } from '../../test/console.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { tracesInDatabase } from '../../test/traces.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import type { ApiKey, ApiKeySecret } from './contract.ts';
import * as contract from './contract.ts';

const ALL = ['read', 'spend', 'send', 'admin'] as const;
const clock = fakeClock();
const logged: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    clock,
    log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
  });
});
afterAll(() => api.close());

/** An owner in the console, who may make and rotate keys. */
const admin = () => signIn(api);
const dataOf = <T>(answer: { body: { data: unknown } }) => answer.body.data as T;
const statusOf = async (workspaceId: string, apiKey: string) =>
  (await api.clientOf(workspaceId, apiKey).get('/v1/candidate-statuses')).status;

async function newKey(
  client: Pick<Client, 'post'>,
  body: object = { name: 'CI' },
): Promise<ApiKeySecret> {
  const answer = await client.post('/v1/api-keys', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return dataOf(answer);
}

describe('scopes', () => {
  it('are needed by every operation, each its own, and a key without one gets forbidden that names it', async () => {
    for (const [scopes, path, method, missing] of [
      [['spend', 'send'], '/v1/candidate-statuses', 'get', 'read'],
      [['read', 'send'], '/v1/sourcings', 'post', 'spend'],
      [['read', 'spend'], '/v1/sequence-blueprints/seq_x/start', 'post', 'send'],
      [['read', 'spend', 'send'], '/v1/api-keys', 'get', 'admin'],
    ] as const) {
      const answer = await (await api.newClient({ scopes }))[method](path);
      expect(answer).toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden', details: { code: 'missing_scope', scope: missing } } },
      });
    }
  });

  it('are checked before the input: a key without the scope learns nothing about valid input', async () => {
    const client = await api.newClient({ scopes: ['read'] });
    expect((await client.post('/v1/search/talents', { filters: 'nonsense' })).status).toBe(403);
    expect((await client.get('/v1/no-such-path')).status).toBe(404);
    expect((await client.patch('/v1/search/talents', {})).status).toBe(405);
  });

  it('of a new key are read, spend and send', async () => {
    const client = await admin();
    const made = await newKey(client);
    expect(made).toMatchObject({
      scopes: ['read', 'spend', 'send'],
      limits: { second: 1, month: 15_000 },
    });
    expect(await statusOf(client.workspaceId, made.apiKey)).toBe(200);
  });
});

describe('a preset', () => {
  it('fills in what is left out: an agent makes ten requests a second and sends nothing', async () => {
    const client = await admin();
    const made = await newKey(client, { name: 'Assistant', preset: 'agent' });
    expect(made).toMatchObject({ scopes: ['read', 'spend'], limits: { second: 10, minute: 300 } });
    const reader = await newKey(client, { name: 'Reader', preset: 'agent', scopes: ['read'] });
    expect(reader).toMatchObject({ scopes: ['read'], limits: { second: 10 } });
  });
});

describe('managing keys', () => {
  it('answers in the documented shapes, and never with a secret but once', async () => {
    const client = await admin();
    const made = await newKey(client);
    const changed = await client.patch(`/v1/api-keys/${made.keyId}`, {
      name: 'Reports',
      scopes: ['read', 'read'],
    });
    const rotated = await client.post(`/v1/api-keys/${made.keyId}/rotate`, {});
    const listed = await client.get('/v1/api-keys');
    const ended = await client.delete(`/v1/api-keys/${made.keyId}`);
    expect(contract.createApiKey.data.safeParse(made).success).toBe(true);
    expect(contract.changeApiKey.data.parse(changed.body.data)).toMatchObject({
      name: 'Reports',
      scopes: ['read'],
    });
    expect(contract.rotateApiKey.data.safeParse(rotated.body.data).success).toBe(true);
    expect(contract.listApiKeys.data.safeParse(listed.body.data).success).toBe(true);
    expect(ended.body.data).toEqual({ keyId: made.keyId, revoked: true });
    expect(JSON.stringify([changed.body, listed.body])).not.toContain(made.apiKey.slice(9));
  });

  it('changes limits and scopes for the next request, and shows when a key was last used', async () => {
    const client = await admin();
    const made = await newKey(client, {
      name: 'Live',
      limits: { second: 100, minute: 100, hour: 100, day: 100, month: 100 },
    });
    expect(await statusOf(client.workspaceId, made.apiKey)).toBe(200);
    await client.patch(`/v1/api-keys/${made.keyId}`, {
      limits: { second: 100, minute: 100, hour: 1, day: 100, month: 100 },
    });
    expect(await statusOf(client.workspaceId, made.apiKey)).toBe(429);
    await client.patch(`/v1/api-keys/${made.keyId}`, {
      limits: { second: 100, minute: 100, hour: 100, day: 100, month: 100 },
      scopes: ['send'],
    });
    expect(await statusOf(client.workspaceId, made.apiKey)).toBe(403);
    const { apiKeys } = dataOf<{ apiKeys: ApiKey[] }>(await client.get('/v1/api-keys'));
    expect(apiKeys.find(({ keyId }) => keyId === made.keyId)).toMatchObject({
      lastUsedAt: clock.now().toISOString(),
    });
  });

  it('lets a key only remove scopes and limits, never add one, even one that it has itself', async () => {
    const client = await api.newClient({ scopes: ALL, limits: [200, 200, 200, 200, 200] });
    const { access } = api.services;
    const own = (await access.listKeys(client.workspaceId))[0]!.keyId;
    const other = (
      await access.createKey(client.workspaceId, {
        scopes: ['read', 'spend'],
        limits: [100, 100, 100, 100, 100],
      })
    ).keyId;
    const wide = { second: 101, minute: 100, hour: 100, day: 100, month: 100 };
    for (const [answer, field] of [
      [
        await client.patch(`/v1/api-keys/${other}`, { scopes: ['read', 'spend', 'send'] }),
        'scopes',
      ],
      [await client.patch(`/v1/api-keys/${other}`, { limits: wide }), 'limits'],
      [await client.patch(`/v1/api-keys/${own}`, { limits: { ...wide, second: 201 } }), 'limits'],
    ] as const) {
      expect(answer).toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden', details: { code: 'only_narrows', field } } },
      });
    }
    expect(
      (await client.patch(`/v1/api-keys/${other}`, { name: 'narrower', scopes: ['spend'] })).status,
    ).toBe(200);
    // Removed scopes do not come back.
    expect(
      (await client.patch(`/v1/api-keys/${other}`, { scopes: ['read', 'spend'] })).status,
    ).toBe(403);
    expect((await client.patch(`/v1/api-keys/${own}`, { scopes: ['admin'] })).status).toBe(200);
    expect((await client.delete(`/v1/api-keys/${other}`)).status).toBe(200);
  });

  it('answers for a key of another workspace exactly as for an unknown one', async () => {
    const [client, other] = [await admin(), await admin()];
    const foreign = (await newKey(other)).keyId;
    for (const keyId of [foreign, 'key_unknown']) {
      for (const answer of [
        await client.patch(`/v1/api-keys/${keyId}`, { name: 'x' }),
        await client.post(`/v1/api-keys/${keyId}/rotate`, {}),
        await client.delete(`/v1/api-keys/${keyId}`),
      ]) {
        expect(answer).toMatchObject({
          status: 404,
          body: { error: { code: 'not_found', message: `There is no active key ${keyId}.` } },
        });
      }
    }
    expect(JSON.stringify((await client.get('/v1/api-keys')).body)).not.toContain(foreign);
  });

  it('is in the audit log by ids, without any secret', async () => {
    const client = await admin();
    const { keyId, apiKey } = await newKey(client);
    await client.patch(`/v1/api-keys/${keyId}`, { name: 'Anna’s laptop' });
    const rotated = dataOf<ApiKeySecret>(await client.post(`/v1/api-keys/${keyId}/rotate`));
    await client.delete(`/v1/api-keys/${keyId}`);
    const { entries } = dataOf<{ entries: { action: string; subject: string }[] }>(
      await client.get('/v1/audit?pageSize=4'),
    );
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual(
      ['key.revoked', 'key.rotated', 'key.changed', 'key.created'].map((action) => [action, keyId]),
    );
    for (const secret of [apiKey, rotated.apiKey, 'Anna'])
      expect(JSON.stringify(entries)).not.toContain(secret);
  });
});

describe('rotation', () => {
  it('admits both secrets until the overlap ends, then only the new one', async () => {
    const client = await admin();
    const old = await newKey(client, {
      name: 'x',
      limits: { second: 100, minute: 100, hour: 100, day: 100, month: 100 },
    });
    const rotated = dataOf<ApiKeySecret>(
      await client.post(`/v1/api-keys/${old.keyId}/rotate`, { overlapSeconds: 3_600 }),
    );
    expect(rotated).toMatchObject({
      keyId: old.keyId,
      previousUntil: new Date(clock.now().getTime() + 3_600_000).toISOString(),
    });
    expect([
      await statusOf(client.workspaceId, old.apiKey),
      await statusOf(client.workspaceId, rotated.apiKey),
    ]).toEqual([200, 200]);
    clock.advance(3_599_000);
    expect(await statusOf(client.workspaceId, old.apiKey)).toBe(200);
    clock.advance(1_000);
    expect([
      await statusOf(client.workspaceId, old.apiKey),
      await statusOf(client.workspaceId, rotated.apiKey),
    ]).toEqual([401, 200]);
  });

  it('leaves at most two live secrets, ends the old one immediately without an overlap, and defaults to a day', async () => {
    const client = await admin();
    const { keyId, apiKey: first } = await newKey(client, {
      name: 'x',
      limits: { second: 100, minute: 100, hour: 100, day: 100, month: 100 },
    });
    const rotate = async (body?: object) =>
      dataOf<ApiKeySecret>(await client.post(`/v1/api-keys/${keyId}/rotate`, body));
    const second = await rotate();
    expect(second.previousUntil).toBe(new Date(clock.now().getTime() + 86_400_000).toISOString());
    const third = await rotate({ overlapSeconds: 60 });
    const live = async () =>
      Promise.all(
        [first, second.apiKey, third.apiKey].map((secret) => statusOf(client.workspaceId, secret)),
      );
    expect(await live()).toEqual([401, 200, 200]);
    const fourth = await rotate({ overlapSeconds: 0 });
    expect([...(await live()), await statusOf(client.workspaceId, fourth.apiKey)]).toEqual([
      401, 401, 401, 200,
    ]);
    for (const overlapSeconds of [-1, 2_592_001, 1.5, '60']) {
      expect((await client.post(`/v1/api-keys/${keyId}/rotate`, { overlapSeconds })).status).toBe(
        400,
      );
    }
  });

  it('is done once for an Idempotency-Key, so that a lost answer ends no secret', async () => {
    const client = await admin();
    const { keyId, apiKey: old } = await newKey(client);
    const keyed = { 'idempotency-key': 'rotate-1' };
    const [one, two] = [
      await client.post(`/v1/api-keys/${keyId}/rotate`, {}, keyed),
      await client.post(`/v1/api-keys/${keyId}/rotate`, {}, keyed),
    ];
    expect(two.body).toEqual(one.body);
    expect(await statusOf(client.workspaceId, old)).toBe(200);
  });

  it('and revoking reach another process at once, for both secrets', async () => {
    const other = await testApi({ clock, database: api.database, roles: ['api'] });
    try {
      const client = await admin();
      const { keyId, apiKey: old } = await newKey(client, {
        name: 'x',
        limits: { second: 99, minute: 99, hour: 99, day: 99, month: 99 },
      });
      const { apiKey } = dataOf<ApiKeySecret>(await client.post(`/v1/api-keys/${keyId}/rotate`));
      const there = async (secret: string) =>
        (await other.clientOf(client.workspaceId, secret).get('/v1/candidate-statuses')).status;
      expect([await there(old), await there(apiKey)]).toEqual([200, 200]);
      await client.delete(`/v1/api-keys/${keyId}`);
      expect([await there(old), await there(apiKey)]).toEqual([401, 401]);
    } finally {
      await other.close();
    }
  });
});

it('a secret appears in no log line, database column or error', async () => {
  const client = await admin();
  const { apiKey: byOperator } = await api.services.access.createKey(client.workspaceId, {});
  const { keyId, apiKey } = await newKey(client);
  const { apiKey: rotated } = dataOf<ApiKeySecret>(
    await client.post(`/v1/api-keys/${keyId}/rotate`),
  );
  const errors = [
    await api.clientOf(client.workspaceId, byOperator).get(`/v1/candidates?apiKey=${apiKey}`),
    await api
      .clientOf(client.workspaceId, apiKey)
      .post('/v1/search/talents', { filters: [{ filterType: apiKey, value: 1 }] }),
    await api.clientOf(client.workspaceId, `${apiKey}x`).get('/v1/sourcings'),
  ];
  expect(errors.map(({ status }) => status)).toEqual([404, 400, 401]);
  expect(errors[2]!.body.error.message).not.toContain(apiKey);
  const box = createSecretBox('the secret key of the tests');
  for (const secret of [byOperator, apiKey, rotated]) {
    // Eight characters are the displayed prefix.
    const text = secret.slice(8).toLowerCase();
    expect(await tracesInDatabase(api.database.db, box, text)).toEqual([]);
    expect(logged.filter((line) => line.toLowerCase().includes(text))).toEqual([]);
  }
});
