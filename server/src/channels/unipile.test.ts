import { describe, expect, it } from 'vitest';
import { accountOf, mail, providerUnderTest, sent, signal } from '../../test/channel-providers.ts';
import type { ApiReply } from '../../test/fakes/https-api.ts';
import { createOutbound } from '../platform/outbound.ts';
import type { ChannelType } from './adapter.ts';
import { createAsk } from './provider-api.ts';
import { createUnipileChannel } from './unipile.ts';

const provider = providerUnderTest();

describe('Unipile', () => {
  const unipile = () => createUnipileChannel({ ask: provider.ask() });
  const account = (type: ChannelType = 'proNetwork') =>
    accountOf(type, 'Jo', { dsn: provider.origin(), apiKey: 'key', unipileAccountId: 'u1' });
  const person = { status: 200, json: { provider_id: 'ACoA1', public_identifier: 'Ada-L' } };

  it.each([
    ['invitation', undefined],
    ['invitation_with_message', 'Hello'],
  ] as const)('sends an %s to the person of the profile', async (kind, text) => {
    const requests = provider.serve({
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
    const requests = provider.serve({
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
    const requests = provider.serve({
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
    provider.serve({
      'GET /api/v1/users/ada-l': person,
      'POST /api/v1/users/invite': { status, json: { title: 'x', type, status } },
    });
    expect(await sent(unipile(), account(), { ...mail, kind: 'invitation' })).toMatchObject({
      outcome: 'refused',
      ...outcome,
    });
  });

  it('reports an unknown outcome for a 5xx, and that an unknown person got nothing', async () => {
    provider.serve({
      'GET /api/v1/users/ada-l': person,
      'POST /api/v1/users/invite': { status: 503, json: { type: 'errors/no_client_session' } },
    });
    await expect(sent(unipile(), account(), { ...mail, kind: 'invitation' })).rejects.toThrow();
    provider.serve({});
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
    provider.serve({ 'GET /api/v1/accounts/u1': reply });
    const checked = await unipile().check(account(), signal);
    expect([checked.state, checked.reason?.code ?? null]).toEqual([state, code]);
  });

  it('understands accepted invitations, messages and states, and nothing of other accounts', async () => {
    provider.serve({ 'GET /api/v1/users/ACoA1': person });
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
      provider.serve({
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
