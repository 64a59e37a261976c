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
import { createAccessTokens, type OAuthSettings } from './oauth.ts';
import { createOutlookChannel } from './outlook.ts';

const provider = providerUnderTest();
const clock = fakeClock();

describe('Outlook', () => {
  let outlook: Channel<OAuthSettings>;
  beforeEach(() => {
    const ask = provider.ask();
    outlook = createOutlookChannel({
      ask,
      tokens: createAccessTokens({
        ask,
        clock,
        tokenUrl: `${provider.origin()}/token`,
        scope: 'Mail.Send',
      }),
      origin: provider.origin(),
    });
  });
  const account = (saved?: OAuthSettings[]) => accountOf('email', 'jo@outlook.com', oauth, saved);

  it('sends a draft made from MIME, and keeps the refresh token that was replaced', async () => {
    const saved: OAuthSettings[] = [];
    const requests = provider.serve({
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
    provider.serve({
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
    provider.serve({
      'POST /token': token,
      'POST /v1.0/me/messages': { status: 201, json: { id: 'd' } },
      'POST /v1.0/me/messages/d/send': reply,
    });
    expect(await sent(outlook, account(), mail)).toMatchObject({ outcome: 'refused', ...outcome });
  });

  it('reports that a draft reached nobody, and an unknown outcome for a broken send', async () => {
    provider.serve({ 'POST /token': token, 'POST /v1.0/me/messages': 'hang up' });
    expect(await sent(outlook, account(), mail)).toMatchObject({
      outcome: 'refused',
      permanent: false,
    });
    provider.serve({
      'POST /token': token,
      'POST /v1.0/me/messages': { status: 201, json: { id: 'd' } },
      'POST /v1.0/me/messages/d/send': 'hang up',
    });
    await expect(sent(outlook, account(), mail)).rejects.toThrow();
  });
});
