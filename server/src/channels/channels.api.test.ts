import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { type HttpsApi, startHttpsApi } from '../../test/fakes/https-api.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { addressFingerprint } from '../sequences/address-fingerprint.ts';
import { readSuppressed } from '../sequences/suppression-store.ts';
import { CHANNEL_PROVIDERS } from './catalogue.ts';

const PUBLIC_URL = 'https://greenroom.example.com';
const SID = `AC${'0'.repeat(32)}`;
const secretBox = createSecretBox('the secret key of the tests');

let api: TestApi;
let twilio: HttpsApi;
let client: Client;
let stranger: Client;

beforeAll(async () => {
  twilio = await startHttpsApi();
  twilio.answer(() => ({ status: 200, json: { status: 'active' } }));
  api = await testApi({
    env: { PUBLIC_URL, WEBHOOK_ALLOWED_HOSTS: twilio.host },
    channelOrigins: { twilio: { api: twilio.origin } },
  });
  client = await api.newClient();
  stranger = await api.newClient();
});
afterAll(async () => {
  await api.close();
  await twilio.close();
});

interface Account {
  accountId: string;
  state: string;
  hookUrl: string;
  [more: string]: unknown;
}

const connect = async (body: object, who = client) =>
  (await who.post('/v1/channel-accounts', body)).body.data as unknown as Account;
const sms = {
  type: 'sms',
  address: '+33700000000',
  credentials: { accountSid: SID, authToken: 'canary-token' },
};

describe('channel accounts over HTTP', () => {
  it('connect, list, test, disconnect and connect again, each in the audit log and none with a secret', async () => {
    const account = await connect({ type: 'email', provider: 'sandbox' });
    expect(account).toMatchObject({
      type: 'email',
      provider: 'sandbox',
      state: 'connected',
      reason: null,
      hookUrl: null,
      userId: expect.stringMatching(/^usr_/),
    });
    const twilioAccount = await connect({ ...sms, userId: null });
    // A worker may have looked at it already.
    expect(['syncing', 'connected']).toContain(twilioAccount.state);
    expect(twilioAccount.userId).toBeNull();
    const path = `/v1/channel-accounts/${account.accountId}`;
    expect((await client.post(`${path}/test`)).body.data).toMatchObject({ state: 'connected' });
    expect((await client.delete(path)).body.data).toMatchObject({
      state: 'disconnected',
      reason: { code: 'disconnected_by_person', en: expect.any(String), fr: expect.any(String) },
    });
    expect((await client.patch(path, {})).body.error).toMatchObject({
      code: 'validation_error',
      issues: [{ path: ['credentials'] }],
    });
    expect((await client.patch(path, { credentials: {} })).body.data).toMatchObject({
      accountId: account.accountId,
      state: 'connected',
    });
    const listed = await client.get('/v1/channel-accounts');
    expect(listed.body.data.accounts).toHaveLength(2);
    expect(JSON.stringify(listed.body)).not.toContain('canary-token');
    const audit = await client.get('/v1/audit');
    const actions = (audit.body.data.entries as { action: string; subject: string }[])
      .filter(({ subject }) => subject === account.accountId)
      .map(({ action }) => action);
    expect(actions).toEqual([
      'channel_account.reconnected',
      'channel_account.disconnected',
      'channel_account.connected',
    ]);
    expect(JSON.stringify(audit.body)).not.toContain('canary-token');
  });

  it('of another workspace answer exactly like unknown ones', async () => {
    const { accountId } = await connect({ type: 'sms', provider: 'sandbox' });
    for (const ask of [
      (id: string) => stranger.patch(`/v1/channel-accounts/${id}`, {}),
      (id: string) => stranger.delete(`/v1/channel-accounts/${id}`),
      (id: string) => stranger.post(`/v1/channel-accounts/${id}/test`),
    ]) {
      const [foreign, unknown] = [await ask(accountId), await ask('chan_unknown')];
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body.error, debugTrackingCode: '' }).toEqual({
        ...unknown.body.error,
        debugTrackingCode: '',
      });
    }
    expect((await stranger.get('/v1/channel-accounts')).body.data.accounts).toEqual([]);
  });

  it.each([
    [{}, ['type']],
    [{ type: 'fax' }, ['type']],
    [{ type: 'email', userId: 'usr_foreign' }, ['userId']],
    [{ type: 'email', provider: 'sandbox', credentials: [] }, ['credentials']],
  ])('refuse %j with the path', async (body, path) => {
    expect(await client.post('/v1/channel-accounts', body)).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_error', issues: [{ path }] } },
    });
  });

  it('that the provider refuses are not kept, and the answer says why in both languages', async () => {
    twilio.answer(() => ({ status: 401, json: { code: 20003, message: 'Authenticate' } }));
    const { status, body } = await client.post('/v1/channel-accounts', {
      ...sms,
      address: '+33711111111',
    });
    twilio.answer(() => ({ status: 200, json: { status: 'active' } }));
    expect(status).toBe(400);
    expect(body.error.issues).toEqual([
      expect.objectContaining({
        path: ['credentials'],
        code: 'wrong_credentials',
        messageFr: expect.any(String),
      }),
    ]);
  });
});

describe('the providers over HTTP', () => {
  it('are described so that a form for any account can be made from the answer', async () => {
    const { apiKey } = await api.services.access.createKey(client.workspaceId, {
      scopes: ['read'],
    });
    const { status, body } = await api
      .clientOf(client.workspaceId, apiKey)
      .get('/v1/channel-providers');
    expect(status).toBe(200);
    const providers = body.data.providers as {
      provider: string;
      types: string[];
      fields: { name: string; input: string; required: boolean; label: object }[];
    }[];
    expect(providers.map(({ provider }) => provider)).toEqual(CHANNEL_PROVIDERS);
    const twilioProvider = providers.find(({ provider }) => provider === 'twilio');
    expect(twilioProvider).toMatchObject({
      types: ['sms'],
      entry: 'form',
      usesHook: true,
      pollSeconds: 21_600,
      fields: [
        { name: 'accountSid', input: 'text', required: true },
        { name: 'authToken', input: 'secret', required: true, label: { en: 'Auth token' } },
      ],
    });
    // Each required field is one that connecting asks for, under the same name.
    for (const { provider, types, fields } of providers) {
      const { body: refusal } = await client.post('/v1/channel-accounts', {
        type: types[0],
        provider,
        address: 'jo@example.com',
        credentials: {},
      });
      const missing = fields.filter(({ required }) => required).map(({ name }) => name);
      if (missing.length === 0) continue;
      const paths = (refusal.error.issues as { path: string[] }[]).map(({ path }) =>
        path.slice(1).join('.'),
      );
      expect(paths).toEqual(missing);
    }
  });

  it('show nothing of the installation or of any account', async () => {
    await connect({ ...sms, address: '+33755555555', userId: null });
    const text = JSON.stringify((await client.get('/v1/channel-providers')).body);
    for (const hidden of ['canary-token', SID, twilio.host, 'gmail.googleapis.com'])
      expect(text).not.toContain(hidden);
  });
});

describe('hooks of providers', () => {
  it('have an address, shown only to callers who may send, where replies can be reported', async () => {
    const { accountId, hookUrl } = await connect({ ...sms, address: '+33733333333', userId: null });
    const { apiKey } = await api.services.access.createKey(client.workspaceId, {
      scopes: ['read'],
    });
    const addressOf = async (sender: Client) =>
      ((await sender.get('/v1/channel-accounts')).body.data.accounts as Account[]).find(
        (account) => account.accountId === accountId,
      )!.hookUrl;
    expect(await addressOf(client)).toBe(hookUrl);
    expect(await addressOf(api.clientOf(client.workspaceId, apiKey))).toBeNull();
  });

  const hook = (url: string, body: string, signature?: string) =>
    fetch(url.replace(PUBLIC_URL, api.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(signature === undefined ? {} : { 'x-twilio-signature': signature }),
      },
      body,
    });

  it('are accepted only at their own address and with the provider’s signature', async () => {
    const { hookUrl } = await connect({ ...sms, address: '+33722222222', userId: null });
    const body = 'MessageSid=SM7&From=%2B33612345678&Body=STOP';
    const signature = createHmac('sha1', 'canary-token')
      .update(`${hookUrl}BodySTOPFrom+33612345678MessageSidSM7`)
      .digest('base64');
    expect((await hook(hookUrl, body)).status).toBe(404);
    expect((await hook(hookUrl, body.replace('612', '613'), signature)).status).toBe(404);
    expect((await hook(`${hookUrl.slice(0, -1)}x`, body, signature)).status).toBe(404);
    const fingerprint = addressFingerprint(secretBox, '+33612345678');
    expect((await readSuppressed(api.database.db, client.workspaceId, [fingerprint])).size).toBe(0);
    expect((await hook(hookUrl, body, signature)).status).toBe(204);
    expect((await readSuppressed(api.database.db, client.workspaceId, [fingerprint])).size).toBe(1);
    expect((await readSuppressed(api.database.db, stranger.workspaceId, [fingerprint])).size).toBe(
      0,
    );
  });
});

describe('the unsubscribe link', () => {
  const open = (link: string, init?: RequestInit) => fetch(link.replace(PUBLIC_URL, api.url), init);

  it('asks for confirmation in both languages, and stops the messages with one click', async () => {
    const link = api.services.channels.unsubscribeUrl(client.workspaceId, 'Ada@example.org')!;
    expect(link).not.toContain('example.org');
    const shown = await open(link);
    expect([
      shown.status,
      shown.headers.get('content-type'),
      shown.headers.get('cache-control'),
    ]).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
    const html = await shown.text();
    expect(html).toContain('Unsubscribe');
    expect(html).toContain('Se désinscrire');
    expect(html).not.toContain('ada@example.org');
    const fingerprint = addressFingerprint(secretBox, 'ada@example.org');
    expect((await readSuppressed(api.database.db, client.workspaceId, [fingerprint])).size).toBe(0);
    const oneClick = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    for (const init of [oneClick, oneClick, { method: 'POST' }])
      expect((await open(link, init)).status).toBe(200);
    expect([
      ...(await readSuppressed(api.database.db, client.workspaceId, [fingerprint])).values(),
    ]).toEqual(['unsubscribed']);
  });

  it.each(['x', 'AAAA', '%00', '..%2f..'])('is not guessed: %s', async (token) => {
    for (const method of ['GET', 'POST'])
      expect([404, 400]).toContain((await open(`${PUBLIC_URL}/u/${token}`, { method })).status);
  });

  it('cannot be made from another sealed value', async () => {
    const sealed = secretBox
      .seal(JSON.stringify({ workspaceId: client.workspaceId, address: 'eve@example.org' }))
      .toString('base64url');
    expect((await open(`${PUBLIC_URL}/u/${sealed}`, { method: 'POST' })).status).toBe(404);
  });
});
