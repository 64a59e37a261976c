import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Channel, HookCall, HookReport, OpenAccount, Sent } from './adapter.ts';
import { type ApiAnswer, type Ask, textAt, valueAt } from './provider-api.ts';
import {
  ChannelTrouble,
  type ReasonCode,
  reason,
  refused,
  refusedBy,
  reportedState,
} from './reasons.ts';
import { readTwilioHook, signedText } from './rules/twilio-hook.ts';

/*
 * Twilio's REST API 2010-04-01 (twilio.com/docs/messaging/api/message-resource), and its signed
 * webhooks (twilio.com/docs/usage/security).
 */

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
}

/**
 * `origin` is `https://api.twilio.com`; tests use another. The account's address is the sending
 * number, or a messaging service (`MG…`).
 */
export function createTwilioChannel({
  ask,
  origin,
}: {
  ask: Ask;
  origin: string;
}): Channel<TwilioSettings> {
  const accountUrl = ({ accountSid }: TwilioSettings) =>
    `${origin}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`;
  const authorization = ({ accountSid, authToken }: TwilioSettings) =>
    `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  return {
    async send({ settings, address, hookUrl }, message, signal) {
      signal.throwIfAborted();
      if (message.to.phone === undefined) return refused('recipient_missing', { permanent: true });
      const form = new URLSearchParams({ To: message.to.phone, Body: message.text });
      form.set(address.startsWith('MG') ? 'MessagingServiceSid' : 'From', address);
      if (hookUrl !== null) form.set('StatusCallback', hookUrl);
      try {
        const answer = await ask({
          method: 'POST',
          url: `${accountUrl(settings)}/Messages.json`,
          headers: {
            authorization: authorization(settings),
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: form.toString(),
        });
        const sid = textAt(answer.json, 'sid');
        return answer.status === 201 && sid !== undefined
          ? { outcome: 'sent', providerMessageId: sid }
          : refusalOf(answer);
      } catch (error) {
        if (error instanceof ChannelTrouble) return refusedBy(error);
        throw error;
      }
    },

    async check({ settings, hookUrl }) {
      try {
        const answer = await ask({
          method: 'GET',
          url: `${accountUrl(settings)}.json`,
          headers: { authorization: authorization(settings) },
        });
        if (answer.status === 404)
          return { state: 'disconnected', reason: reason('account_unknown') };
        if (answer.status !== 200) throw troubleOf(answer);
        const isActive = textAt(answer.json, 'status') === 'active';
        return isActive
          ? reportedState(hookUrl)
          : { state: 'disconnected', reason: reason('sync_stopped') };
      } catch (error) {
        if (error instanceof ChannelTrouble)
          return { state: 'disconnected', reason: reason(error.code) };
        throw error;
      }
    },

    readHook: async (account, call) => readHook(account, call),
  };
}

/** A call is forged unless Twilio signed it for this account's own hook URL. */
function readHook(
  { settings, hookUrl }: OpenAccount<TwilioSettings>,
  { body, signature, receivedAt: at }: HookCall,
): HookReport {
  const form = new URLSearchParams(body);
  if (hookUrl === null || !isSigned(settings.authToken, signedText(hookUrl, form), signature))
    return { kind: 'forged' };
  const hook = readTwilioHook(form);
  if (hook.kind === 'nothing') return { kind: 'nothing' };
  const eventKey = `${hook.kind}:${hook.messageId}`;
  if (hook.kind === 'bounce') {
    const match = { providerMessageIds: [hook.messageId], address: hook.to };
    const reason = hook.code ?? undefined;
    return { kind: 'event', event: { kind: 'bounce', eventKey, at, match, reason } };
  }
  const match = { providerMessageIds: [], address: hook.from };
  const content = { subject: null, text: hook.text, providerMessageId: hook.messageId };
  return {
    kind: 'event',
    event: { kind: hook.kind, eventKey, at, match, ...(hook.kind === 'reply' && { content }) },
  };
}

function isSigned(authToken: string, text: string, signature: string): boolean {
  const expected = createHmac('sha1', authToken).update(text, 'utf8').digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Codes of twilio.com/docs/api/errors. */
const REFUSALS: Record<number, ReasonCode> = {
  21211: 'recipient_unknown',
  21214: 'recipient_unreachable',
  21217: 'recipient_unknown',
  21407: 'recipient_unreachable',
  21408: 'country_refused',
  21610: 'recipient_opted_out',
  21612: 'recipient_unreachable',
  21614: 'recipient_unreachable',
  21617: 'message_too_long',
  21602: 'message_refused',
};

/** Error codes that mean that the account, or its number, is the cause. */
const LOST: Record<number, ReasonCode> = {
  20003: 'wrong_credentials',
  20005: 'sync_stopped',
  21212: 'sender_refused',
  21603: 'sender_refused',
  21606: 'sender_refused',
  21659: 'sender_refused',
  21660: 'sender_refused',
};

const codeOf = ({ json }: ApiAnswer): number => Number(valueAt(json, 'code') ?? 0);

function troubleOf(answer: ApiAnswer): ChannelTrouble {
  const lost = LOST[codeOf(answer)];
  if (lost || answer.status === 401)
    return new ChannelTrouble(lost ?? 'wrong_credentials', { accountLost: true });
  if (answer.status === 429)
    return new ChannelTrouble('limit_reached', {
      retryAfterSeconds: answer.retryAfterSeconds ?? 60,
    });
  return new ChannelTrouble('provider_error', { retryAfterSeconds: answer.retryAfterSeconds });
}

/** Throws when the outcome is unknown: a 5xx does not tell whether the message was sent. */
function refusalOf(answer: ApiAnswer): Sent {
  if (answer.status >= 500 || answer.status < 400)
    throw new Error(`Twilio answered ${answer.status}`);
  const known = REFUSALS[codeOf(answer)];
  if (known) return refused(known, { permanent: true });
  if (answer.status === 400 && !LOST[codeOf(answer)])
    return refused('message_refused', { permanent: true });
  return refusedBy(troubleOf(answer));
}
