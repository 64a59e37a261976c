import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountOf, mail, providerUnderTest, sent, signal } from '../../test/channel-providers.ts';
import type { OutgoingMessage } from './adapter.ts';
import { createTwilioChannel } from './twilio.ts';

const provider = providerUnderTest();

describe('Twilio', () => {
  const sid = `AC${'0'.repeat(32)}`;
  const twilio = () => createTwilioChannel({ ask: provider.ask(), origin: provider.origin() });
  const account = () => accountOf('sms', '+33700000000', { accountSid: sid, authToken: 'auth' });
  const sms: OutgoingMessage = { ...mail, kind: 'sms' };

  it('sends, and requests a status report', async () => {
    const requests = provider.serve({
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
    provider.serve({
      [`POST /2010-04-01/Accounts/${sid}/Messages.json`]: {
        status,
        json: { code, message: 'x', more_info: 'x', status },
      },
    });
    expect(await sent(twilio(), account(), sms)).toMatchObject({ outcome: 'refused', ...outcome });
  });

  it('checks the account', async () => {
    provider.serve({
      [`GET /2010-04-01/Accounts/${sid}.json`]: { status: 200, json: { status: 'active' } },
    });
    expect(await twilio().check(account(), signal)).toEqual({ state: 'connected', reason: null });
    provider.serve({
      [`GET /2010-04-01/Accounts/${sid}.json`]: { status: 200, json: { status: 'suspended' } },
    });
    expect(await twilio().check(account(), signal)).toMatchObject({
      state: 'disconnected',
      reason: { code: 'sync_stopped' },
    });
  });

  it('reports that a service without a public address receives no replies', async () => {
    provider.serve({
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
