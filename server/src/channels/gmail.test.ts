import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  accountOf,
  mail,
  oauth,
  providerUnderTest,
  rawReply,
  sent,
  signal,
  token,
} from '../../test/channel-providers.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import type { ApiReply } from '../../test/fakes/https-api.ts';
import type { Channel } from './adapter.ts';
import { createGmailChannel } from './gmail.ts';
import { createAccessTokens, type OAuthSettings } from './oauth.ts';

const provider = providerUnderTest();
const clock = fakeClock();

describe('Gmail', () => {
  let gmail: Channel<OAuthSettings>;
  beforeEach(() => {
    const ask = provider.ask();
    gmail = createGmailChannel({
      ask,
      tokens: createAccessTokens({ ask, clock, tokenUrl: `${provider.origin()}/token` }),
      origin: provider.origin(),
    });
  });
  const account = () => accountOf('email', 'jo@gmail.com', oauth);

  it('sends the mail into its thread and stores the id that Gmail assigned', async () => {
    const requests = provider.serve({
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
    const requests = provider.serve({
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
    const table: Parameters<typeof provider.serve>[0] = {
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
    provider.serve(table);
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
    provider.serve({
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
    provider.serve({ 'POST /token': token, 'POST /gmail/v1/users/me/messages/send': reply });
    expect(await sent(gmail, account(), mail)).toMatchObject({ outcome: 'refused', ...outcome });
  });

  it.each<[string, ApiReply]>([
    ['answers 500', { status: 500, json: {} }],
    ['hangs up', 'hang up'],
  ])('reports an unknown outcome when Gmail %s', async (_name, reply) => {
    provider.serve({ 'POST /token': token, 'POST /gmail/v1/users/me/messages/send': reply });
    await expect(sent(gmail, account(), mail)).rejects.toThrow();
  });

  it('is disconnected when the person took the permission back', async () => {
    provider.serve({ 'POST /token': { status: 400, json: { error: 'invalid_grant' } } });
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
