import { createHmac } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/fakes/clock.ts';
import {
  type ApiReply,
  type ApiRequest,
  type HttpsApi,
  startHttpsApi,
} from '../../test/fakes/https-api.ts';
import { createOutbound, type Outbound } from '../platform/outbound.ts';
import type { Channel, ChannelType, OpenAccount, OutgoingMessage } from './adapter.ts';
import { createGmailChannel } from './gmail.ts';
import { createAccessTokens, type OAuthSettings } from './oauth.ts';
import { createOutlookChannel } from './outlook.ts';
import { createAsk } from './provider-api.ts';
import { createTwilioChannel } from './twilio.ts';
import { createUnipileChannel } from './unipile.ts';

/*
 * Each provider as its documentation describes it: paths, payloads, errors and limits, over real
 * HTTPS and through the guarded client.
 */

let api: HttpsApi;
let outbound: Outbound;
const clock = fakeClock();
const signal = AbortSignal.timeout(120_000);

beforeAll(async () => {
  api = await startHttpsApi();
  outbound = createOutbound({ allowedHosts: [api.host] });
});
afterAll(async () => {
  await outbound.close();
  await api.close();
});

/** Answers by `METHOD path`, where a path ends at its query; everything else is a 404. */
function serve(
  table: Record<string, ApiReply | ((request: ApiRequest) => ApiReply)>,
): () => ApiRequest[] {
  const begin = api.requests.length;
  api.answer((request) => {
    const found = table[`${request.method} ${request.path.split('?')[0]}`] ?? {
      status: 404,
      json: {},
    };
    return typeof found === 'function' ? found(request) : found;
  });
  return () => api.requests.slice(begin);
}

function accountOf<S>(
  type: ChannelType,
  address: string,
  settings: S,
  saved: S[] = [],
): OpenAccount<S> {
  return {
    accountId: `chan_${address}`,
    workspaceId: 'ws_1',
    type,
    address,
    settings,
    hookUrl: 'https://greenroom.example.com/hooks/channels/chan_1/t',
    save: async (next: S) => void saved.push(next),
  };
}

const mail: OutgoingMessage = {
  kind: 'email',
  to: {
    name: 'Ada',
    email: 'ada@example.org',
    phone: '+33612345678',
    proNetworkUrl: 'https://www.linkedin.com/in/ada-l',
  },
  subject: 'A role',
  text: 'Hello',
  messageKey: 'srun_1.0',
};
const sent = (channel: Channel<never>, account: OpenAccount<unknown>, message: OutgoingMessage) =>
  channel.send(account as OpenAccount<never>, message, signal);

const oauth: OAuthSettings = {
  clientId: 'client',
  clientSecret: 'secret',
  refreshToken: 'refresh-1',
};
const token = {
  status: 200,
  json: { access_token: 'access-1', expires_in: 3_600, token_type: 'Bearer' },
};
const rawReply =
  'From: Ada <ada@example.org>\r\nSubject: Re: A role\r\nIn-Reply-To: <real@mail.gmail.com>\r\n\r\nYes.';

describe('Gmail', () => {
  let gmail: Channel<OAuthSettings>;
  beforeEach(() => {
    const ask = createAsk(outbound);
    gmail = createGmailChannel({
      ask,
      tokens: createAccessTokens({ ask, clock, tokenUrl: `${api.origin}/token` }),
      origin: api.origin,
    });
  });
  const account = () => accountOf('email', 'jo@gmail.com', oauth);

  it('sends the mail into its thread and stores the id that Gmail assigned', async () => {
    const requests = serve({
      'POST /token': token,
      'POST /gmail/v1/users/me/messages/send': { status: 200, json: { id: 'm1', threadId: 't1' } },
      'GET /gmail/v1/users/me/messages/m1': {
        status: 200,
        json: { payload: { headers: [{ name: 'Message-Id', value: '<real@mail.gmail.com>' }] } },
      },
    });
    const outcome = await sent(gmail, account(), {
      ...mail,
      inReplyTo: { providerMessageId: '<before@x>', threadId: 't1' },
    });
    expect(outcome).toEqual({
      outcome: 'sent',
      providerMessageId: '<real@mail.gmail.com>',
      threadId: 't1',
    });
    const call = requests().find(({ path }) => path.endsWith('/send'))!;
    expect(call.headers.authorization).toBe('Bearer access-1');
    const { raw, threadId } = JSON.parse(call.body);
    expect(threadId).toBe('t1');
    expect(await PostalMime.parse(Buffer.from(raw, 'base64url'))).toMatchObject({
      subject: 'A role',
      inReplyTo: '<before@x>',
    });
  });

  it('reuses one token until it expires, and requests another when it is refused', async () => {
    let refuseOnce = true;
    const requests = serve({
      'POST /token': token,
      'GET /gmail/v1/users/me/profile': () => {
        if (!refuseOnce) return { status: 200, json: { historyId: '10' } };
        refuseOnce = false;
        return { status: 401, json: { error: { code: 401 } } };
      },
    });
    expect(await gmail.check(account(), signal)).toEqual({ state: 'connected', reason: null });
    expect(await gmail.check(account(), signal)).toEqual({ state: 'connected', reason: null });
    expect(requests().filter(({ path }) => path === '/token')).toHaveLength(2);
    clock.advance(3_600_000);
    await gmail.check(account(), signal);
    expect(requests().filter(({ path }) => path === '/token')).toHaveLength(3);
  });

  it('reports replies since the last poll, and searches back when Gmail has dropped that position', async () => {
    const message = {
      id: 'm2',
      threadId: 't1',
      internalDate: '1773144000000',
      raw: Buffer.from(rawReply).toString('base64url'),
    };
    const table: Parameters<typeof serve>[0] = {
      'POST /token': token,
      'GET /gmail/v1/users/me/profile': { status: 200, json: { historyId: '10' } },
      'GET /gmail/v1/users/me/history': {
        status: 200,
        json: {
          historyId: '12',
          history: [
            { id: '11', messagesAdded: [{ message: { id: 'm2' } }, { message: { id: 'gone' } }] },
          ],
        },
      },
      'GET /gmail/v1/users/me/messages/m2': { status: 200, json: message },
      'GET /gmail/v1/users/me/messages': { status: 200, json: { messages: [{ id: 'm2' }] } },
    };
    serve(table);
    expect(await gmail.poll!(account(), null, signal)).toEqual({ events: [], mark: '10' });
    const expected = {
      kind: 'reply',
      eventKey: 'm2',
      match: {
        providerMessageIds: ['<real@mail.gmail.com>'],
        threadId: 't1',
        address: 'ada@example.org',
      },
    };
    expect(await gmail.poll!(account(), '10', signal)).toEqual({
      events: [expect.objectContaining(expected)],
      mark: '12',
    });
    serve({
      ...table,
      'GET /gmail/v1/users/me/history': { status: 404, json: { error: { code: 404 } } },
    });
    expect(await gmail.poll!(account(), '1', signal)).toEqual({
      events: [expect.objectContaining(expected)],
      mark: '10',
    });
  });

  it.each<[string, ApiReply, object]>([
    [
      'a limit',
      { status: 429, headers: { 'retry-after': '120' }, json: {} },
      { permanent: false, retryAfterSeconds: 120, reason: { code: 'limit_reached' } },
    ],
    [
      'a limit in a 403',
      { status: 403, json: { error: { errors: [{ reason: 'userRateLimitExceeded' }] } } },
      { permanent: false, reason: { code: 'limit_reached' } },
    ],
    [
      'a withdrawn permission',
      { status: 403, json: { error: { errors: [{ reason: 'insufficientPermissions' }] } } },
      { accountLost: true, reason: { code: 'access_revoked' } },
    ],
    [
      'a bad mail',
      { status: 400, json: { error: { code: 400 } } },
      { permanent: true, reason: { code: 'message_refused' } },
    ],
  ])('tells %s', async (_name, reply, outcome) => {
    serve({ 'POST /token': token, 'POST /gmail/v1/users/me/messages/send': reply });
    expect(await sent(gmail, account(), mail)).toMatchObject({ outcome: 'refused', ...outcome });
  });

  it.each<[string, ApiReply]>([
    ['answers 500', { status: 500, json: {} }],
    ['hangs up', 'hang up'],
  ])('reports an unknown outcome when Gmail %s', async (_name, reply) => {
    serve({ 'POST /token': token, 'POST /gmail/v1/users/me/messages/send': reply });
    await expect(sent(gmail, account(), mail)).rejects.toThrow();
  });

  it('is disconnected when the person took the permission back', async () => {
    serve({ 'POST /token': { status: 400, json: { error: 'invalid_grant' } } });
    expect(await gmail.check(account(), signal)).toMatchObject({
      state: 'disconnected',
      reason: { code: 'access_revoked' },
    });
    expect(await sent(gmail, account(), mail)).toMatchObject({
      outcome: 'refused',
      accountLost: true,
    });
  });
});

describe('Outlook', () => {
  let outlook: Channel<OAuthSettings>;
  beforeEach(() => {
    const ask = createAsk(outbound);
    outlook = createOutlookChannel({
      ask,
      tokens: createAccessTokens({
        ask,
        clock,
        tokenUrl: `${api.origin}/token`,
        scope: 'Mail.Send',
      }),
      origin: api.origin,
    });
  });
  const account = (saved?: OAuthSettings[]) => accountOf('email', 'jo@outlook.com', oauth, saved);

  it('sends a draft made from MIME, and keeps the refresh token that was replaced', async () => {
    const saved: OAuthSettings[] = [];
    const requests = serve({
      'POST /token': { status: 200, json: { ...token.json, refresh_token: 'refresh-2' } },
      'POST /v1.0/me/messages': {
        status: 201,
        json: { id: 'AAMk=', internetMessageId: '<o@outlook.com>', conversationId: 'c1' },
      },
      'POST /v1.0/me/messages/AAMk%3D/send': { status: 202 },
    });
    expect(await sent(outlook, account(saved), mail)).toEqual({
      outcome: 'sent',
      providerMessageId: '<o@outlook.com>',
      threadId: 'c1',
    });
    expect(saved).toEqual([{ ...oauth, refreshToken: 'refresh-2' }]);
    const draft = requests().find(({ path }) => path === '/v1.0/me/messages')!;
    expect(draft.headers['content-type']).toBe('text/plain');
    expect(await PostalMime.parse(Buffer.from(draft.body, 'base64'))).toMatchObject({
      subject: 'A role',
    });
  });

  it('reports each message since the last poll once, even within one second', async () => {
    const entry = (id: string, at: string) => ({ id, receivedDateTime: at, conversationId: 'c1' });
    const inbox = [entry('a', '2026-03-10T12:00:00Z')];
    serve({
      'POST /token': token,
      'GET /v1.0/me/mailFolders/inbox/messages': ({ path }) => {
        const since = /receivedDateTime%20ge%20([^&]+)/.exec(path)?.[1];
        return {
          status: 200,
          json: {
            value:
              since === undefined
                ? inbox.toReversed()
                : inbox.filter((item) => item.receivedDateTime >= decodeURIComponent(since)),
          },
        };
      },
      'GET /v1.0/me/messages/b/$value': { status: 200, text: rawReply },
      'GET /v1.0/me/messages/c/$value': { status: 200, text: rawReply },
    });
    const first = await outlook.poll!(account(), null, signal);
    expect(first.events).toEqual([]);
    inbox.push(entry('b', '2026-03-10T12:00:00Z'));
    const second = await outlook.poll!(account(), first.mark, signal);
    expect(second.events.map(({ eventKey }) => eventKey)).toEqual(['b']);
    inbox.push(entry('c', '2026-03-10T12:00:00Z'));
    const third = await outlook.poll!(account(), second.mark, signal);
    expect(third.events).toEqual([
      expect.objectContaining({
        kind: 'reply',
        eventKey: 'c',
        match: expect.objectContaining({ threadId: 'c1' }),
      }),
    ]);
    expect((await outlook.poll!(account(), third.mark, signal)).events).toEqual([]);
  });

  it.each<[string, ApiReply, object]>([
    [
      'throttling',
      {
        status: 429,
        headers: { 'retry-after': '30' },
        json: { error: { code: 'ApplicationThrottled' } },
      },
      { permanent: false, retryAfterSeconds: 30 },
    ],
    [
      'a bad recipient',
      { status: 400, json: { error: { code: 'ErrorInvalidRecipients' } } },
      { permanent: true, reason: { code: 'recipient_unknown' } },
    ],
    [
      'a refusal',
      { status: 403, json: { error: { code: 'ErrorAccessDenied' } } },
      { accountLost: true, reason: { code: 'access_revoked' } },
    ],
  ])('tells %s', async (_name, reply, outcome) => {
    serve({
      'POST /token': token,
      'POST /v1.0/me/messages': { status: 201, json: { id: 'd' } },
      'POST /v1.0/me/messages/d/send': reply,
    });
    expect(await sent(outlook, account(), mail)).toMatchObject({ outcome: 'refused', ...outcome });
  });

  it('reports that a draft reached nobody, and an unknown outcome for a broken send', async () => {
    serve({ 'POST /token': token, 'POST /v1.0/me/messages': 'hang up' });
    expect(await sent(outlook, account(), mail)).toMatchObject({
      outcome: 'refused',
      permanent: false,
    });
    serve({
      'POST /token': token,
      'POST /v1.0/me/messages': { status: 201, json: { id: 'd' } },
      'POST /v1.0/me/messages/d/send': 'hang up',
    });
    await expect(sent(outlook, account(), mail)).rejects.toThrow();
  });
});

describe('Unipile', () => {
  const unipile = () => createUnipileChannel({ ask: createAsk(outbound) });
  const account = (type: ChannelType = 'proNetwork') =>
    accountOf(type, 'Jo', { dsn: api.origin, apiKey: 'key', unipileAccountId: 'u1' });
  const person = { status: 200, json: { provider_id: 'ACoA1', public_identifier: 'Ada-L' } };

  it.each([
    ['invitation', undefined],
    ['invitation_with_message', 'Hello'],
  ] as const)('sends an %s to the person of the profile', async (kind, text) => {
    const requests = serve({
      'GET /api/v1/users/ada-l': person,
      'POST /api/v1/users/invite': {
        status: 201,
        json: { object: 'UserInvitationSent', invitation_id: 'i1' },
      },
    });
    expect(await sent(unipile(), account(), { ...mail, kind })).toEqual({
      outcome: 'sent',
      providerMessageId: 'i1',
      threadId: 'person:ACoA1',
    });
    expect(requests()[0]!.headers['x-api-key']).toBe('key');
    expect(requests()[0]!.path).toContain('account_id=u1');
    expect(JSON.parse(requests()[1]!.body)).toEqual({
      provider_id: 'ACoA1',
      account_id: 'u1',
      ...(text === undefined ? {} : { message: text }),
    });
  });

  it('starts a chat, and continues in it', async () => {
    const requests = serve({
      'GET /api/v1/users/ada-l': person,
      'POST /api/v1/chats': {
        status: 201,
        json: { object: 'ChatStarted', chat_id: 'c1', message_id: 'm1' },
      },
      'POST /api/v1/chats/c1/messages': {
        status: 201,
        json: { object: 'MessageSent', message_id: 'm2' },
      },
    });
    expect(await sent(unipile(), account(), { ...mail, kind: 'message' })).toEqual({
      outcome: 'sent',
      providerMessageId: 'm1',
      threadId: 'chat:c1',
    });
    expect(requests()[1]!.headers['content-type']).toContain('multipart/form-data');
    expect(requests()[1]!.body).toContain('name="attendees_ids"\r\n\r\nACoA1');
    const next = await sent(unipile(), account(), {
      ...mail,
      kind: 'message',
      inReplyTo: { providerMessageId: 'm1', threadId: 'chat:c1' },
    });
    expect(next).toEqual({ outcome: 'sent', providerMessageId: 'm2', threadId: 'chat:c1' });
  });

  it('marks an InMail as one, and writes to a chat app by number', async () => {
    const requests = serve({
      'GET /api/v1/users/ada-l': person,
      'POST /api/v1/chats': { status: 201, json: { chat_id: 'c1', message_id: 'm1' } },
    });
    await sent(unipile(), account(), { ...mail, kind: 'inmail' });
    expect(requests()[1]!.body).toContain('name="linkedin[inmail]"\r\n\r\ntrue');
    await sent(unipile(), account('chat_app'), { ...mail, kind: 'chat' });
    expect(requests()[2]!.body).toContain('33612345678@s.whatsapp.net');
  });

  it.each<[number, string, object]>([
    [422, 'errors/cannot_resend_yet', { permanent: true, reason: { code: 'already_invited' } }],
    [
      422,
      'errors/no_connection_with_recipient',
      { permanent: true, reason: { code: 'not_connected_yet' } },
    ],
    [
      422,
      'errors/insufficient_credits',
      { permanent: false, retryAfterSeconds: 86_400, reason: { code: 'no_credits_left' } },
    ],
    [400, 'errors/too_many_characters', { permanent: true, reason: { code: 'message_too_long' } }],
    [401, 'errors/disconnected_account', { accountLost: true, reason: { code: 'access_revoked' } }],
    [403, 'errors/subscription_required', { accountLost: true, reason: { code: 'plan_missing' } }],
    [
      429,
      'errors/too_many_requests',
      { permanent: false, retryAfterSeconds: 3_600, reason: { code: 'limit_reached' } },
    ],
  ])('tells %i %s', async (status, type, outcome) => {
    serve({
      'GET /api/v1/users/ada-l': person,
      'POST /api/v1/users/invite': { status, json: { title: 'x', type, status } },
    });
    expect(await sent(unipile(), account(), { ...mail, kind: 'invitation' })).toMatchObject({
      outcome: 'refused',
      ...outcome,
    });
  });

  it('reports an unknown outcome for a 5xx, and that an unknown person got nothing', async () => {
    serve({
      'GET /api/v1/users/ada-l': person,
      'POST /api/v1/users/invite': { status: 503, json: { type: 'errors/no_client_session' } },
    });
    await expect(sent(unipile(), account(), { ...mail, kind: 'invitation' })).rejects.toThrow();
    serve({});
    expect(await sent(unipile(), account(), { ...mail, kind: 'invitation' })).toMatchObject({
      outcome: 'refused',
      permanent: true,
      reason: { code: 'recipient_unknown' },
    });
  });

  it.each<[ApiReply, string, string | null]>([
    [{ status: 200, json: { sources: [{ status: 'OK' }] } }, 'connected', null],
    [
      { status: 200, json: { sources: [{ status: 'OK' }, { status: 'CONNECTING' }] } },
      'syncing',
      'not_synced',
    ],
    [
      { status: 200, json: { sources: [{ status: 'CREDENTIALS' }] } },
      'disconnected',
      'access_revoked',
    ],
    [{ status: 200, json: { sources: [{ status: 'STOPPED' }] } }, 'disconnected', 'sync_stopped'],
    [{ status: 404, json: {} }, 'disconnected', 'account_unknown'],
    [
      { status: 401, json: { type: 'errors/missing_credentials' } },
      'disconnected',
      'wrong_credentials',
    ],
  ])('reads the account’s state: %j', async (reply, state, code) => {
    serve({ 'GET /api/v1/accounts/u1': reply });
    const checked = await unipile().check(account(), signal);
    expect([checked.state, checked.reason?.code ?? null]).toEqual([state, code]);
  });

  it('understands accepted invitations, messages and states, and nothing of other accounts', async () => {
    serve({ 'GET /api/v1/users/ACoA1': person });
    const at = new Date('2026-03-10T12:00:00Z');
    const read = (body: unknown) =>
      unipile().readHook!(account(), {
        body: JSON.stringify(body),
        signature: '',
        receivedAt: at,
      });
    const relation = {
      event: 'new_relation',
      account_id: 'u1',
      account_type: 'LINKEDIN',
      user_provider_id: 'ACoA1',
      user_public_identifier: 'Ada-L',
    };
    expect(await read(relation)).toMatchObject({
      kind: 'event',
      event: {
        kind: 'accepted',
        match: { threadId: 'person:ACoA1', address: 'https://www.linkedin.com/in/ada-l' },
      },
    });
    const message = {
      event: 'message_received',
      account_id: 'u1',
      account_info: { user_id: 'ACoMe' },
      chat_id: 'c1',
      message_id: 'm9',
      timestamp: '2026-03-10T13:49:07.965Z',
      message: 'Hello',
      sender: { attendee_provider_id: 'ACoA1' },
    };
    expect(await read(message)).toMatchObject({
      kind: 'event',
      event: {
        kind: 'reply',
        eventKey: 'message:m9',
        at: new Date('2026-03-10T13:49:07.965Z'),
        match: { threadId: 'chat:c1', address: 'https://www.linkedin.com/in/ada-l' },
      },
    });
    expect(await read({ ...message, sender: { attendee_provider_id: 'ACoMe' } })).toEqual({
      kind: 'nothing',
    });
    expect(await read({ ...message, account_id: 'u2' })).toEqual({ kind: 'nothing' });
    expect(await read({ ...message, is_sender: true })).toEqual({ kind: 'nothing' });
    // A call that does not say whose message it is: asked, and never taken for a reply when it is
    // ours.
    const { account_info: _, ...silent } = message;
    for (const [isSender, kind] of [
      [1, 'nothing'],
      [0, 'event'],
    ] as const) {
      serve({
        'GET /api/v1/users/ACoA1': person,
        'GET /api/v1/messages/m9': {
          status: 200,
          json: { object: 'Message', is_sender: isSender },
        },
      });
      expect(await read(silent)).toMatchObject({ kind });
    }
    expect(
      await read({ AccountStatus: { account_id: 'u1', message: 'CREDENTIALS' } }),
    ).toMatchObject({
      kind: 'state',
      state: { state: 'disconnected' },
    });
    for (const odd of [null, [], 'x', 1, { event: 'message_received', account_id: 'u1' }])
      expect(await read(odd)).toEqual({ kind: 'nothing' });
  });
});

describe('Twilio', () => {
  const sid = `AC${'0'.repeat(32)}`;
  const twilio = () => createTwilioChannel({ ask: createAsk(outbound), origin: api.origin });
  const account = () => accountOf('sms', '+33700000000', { accountSid: sid, authToken: 'auth' });
  const sms: OutgoingMessage = { ...mail, kind: 'sms' };

  it('sends, and requests a status report', async () => {
    const requests = serve({
      [`POST /2010-04-01/Accounts/${sid}/Messages.json`]: {
        status: 201,
        json: { sid: 'SM1', status: 'queued' },
      },
    });
    expect(await sent(twilio(), account(), sms)).toEqual({
      outcome: 'sent',
      providerMessageId: 'SM1',
    });
    expect(requests()[0]!.headers.authorization).toBe(
      `Basic ${Buffer.from(`${sid}:auth`).toString('base64')}`,
    );
    expect(Object.fromEntries(new URLSearchParams(requests()[0]!.body))).toEqual({
      To: '+33612345678',
      From: '+33700000000',
      Body: 'Hello',
      StatusCallback: 'https://greenroom.example.com/hooks/channels/chan_1/t',
    });
  });

  it.each<[number, number, object]>([
    [400, 21211, { permanent: true, reason: { code: 'recipient_unknown' } }],
    [400, 21610, { permanent: true, reason: { code: 'recipient_opted_out' } }],
    [400, 21408, { permanent: true, reason: { code: 'country_refused' } }],
    [400, 21606, { permanent: false, accountLost: true, reason: { code: 'sender_refused' } }],
    [401, 20003, { accountLost: true, reason: { code: 'wrong_credentials' } }],
    [429, 20429, { permanent: false, retryAfterSeconds: 60, reason: { code: 'limit_reached' } }],
    [400, 99999, { permanent: true, reason: { code: 'message_refused' } }],
  ])('tells %i with code %i', async (status, code, outcome) => {
    serve({
      [`POST /2010-04-01/Accounts/${sid}/Messages.json`]: {
        status,
        json: { code, message: 'x', more_info: 'x', status },
      },
    });
    expect(await sent(twilio(), account(), sms)).toMatchObject({ outcome: 'refused', ...outcome });
  });

  it('checks the account', async () => {
    serve({
      [`GET /2010-04-01/Accounts/${sid}.json`]: { status: 200, json: { status: 'active' } },
    });
    expect(await twilio().check(account(), signal)).toEqual({ state: 'connected', reason: null });
    serve({
      [`GET /2010-04-01/Accounts/${sid}.json`]: { status: 200, json: { status: 'suspended' } },
    });
    expect(await twilio().check(account(), signal)).toMatchObject({
      state: 'disconnected',
      reason: { code: 'sync_stopped' },
    });
  });

  it('reports that a service without a public address receives no replies', async () => {
    serve({
      [`GET /2010-04-01/Accounts/${sid}.json`]: { status: 200, json: { status: 'active' } },
    });
    expect(await twilio().check({ ...account(), hookUrl: null }, signal)).toMatchObject({
      state: 'connected',
      reason: { code: 'replies_not_reported' },
    });
  });

  it('believes nothing that is not signed with its token for this very address', async () => {
    const at = new Date();
    const body = 'MessageSid=SM7&From=%2B33612345678&To=%2B33700000000&Body=Bonjour';
    const signed = (key: string, text: string) =>
      createHmac('sha1', key).update(text).digest('base64');
    const text = `${account().hookUrl}BodyBonjourFrom+33612345678MessageSidSM7To+33700000000`;
    const read = (signature: string, more: { body?: string; hookUrl?: null } = {}) =>
      twilio().readHook!(
        { ...account(), hookUrl: more.hookUrl === null ? null : account().hookUrl },
        { body: more.body ?? body, signature, receivedAt: at },
      );
    expect(await read(signed('auth', text))).toMatchObject({
      kind: 'event',
      event: { kind: 'reply', eventKey: 'reply:SM7', match: { address: '+33612345678' } },
    });
    const forged = { kind: 'forged' };
    expect(await read(signed('other', text))).toEqual(forged);
    expect(await read(signed('auth', text), { body: body.replace('Bonjour', 'Stop') })).toEqual(
      forged,
    );
    expect(await read('')).toEqual(forged);
    expect(await read(signed('auth', text), { hookUrl: null })).toEqual(forged);
  });
});

describe('the guarded client', () => {
  it('keeps a workspace from making the service call its own network', async () => {
    const guarded = createOutbound({ allowedHosts: [] });
    const account = accountOf('proNetwork', 'Jo', {
      dsn: 'https://169.254.169.254',
      apiKey: 'key',
      unipileAccountId: 'u1',
    });
    const channel = createUnipileChannel({ ask: createAsk(guarded) });
    expect(await channel.check(account, signal)).toMatchObject({
      state: 'disconnected',
      reason: { code: 'host_refused' },
    });
    expect(await sent(channel, account, { ...mail, kind: 'invitation' })).toMatchObject({
      outcome: 'refused',
      reason: { code: 'host_refused' },
    });
    await guarded.close();
  });
});
