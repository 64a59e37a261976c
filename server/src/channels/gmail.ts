import type { Channel, OpenAccount, Polled, Sent } from './adapter.ts';
import type { AdapterTools } from './adapter-tools.ts';
import { composeMail } from './mail/compose.ts';
import { readMail } from './mail/read-mail.ts';
import { type AccessTokens, createAccessTokens, type OAuthSettings } from './oauth.ts';
import { type ApiAnswer, type Ask, listAt, textAt, valueAt } from './provider-api.ts';
import { ChannelTrouble, reason, refused, refusedBy } from './reasons.ts';
import { isMailAddress } from './rules/header-text.ts';

/*
 * Gmail API v1 (developers.google.com/workspace/gmail/api/reference/rest): users.messages.send,
 * users.history.list, users.messages.get. Scopes that the refresh token needs: gmail.send and
 * gmail.readonly.
 */

export interface GmailDependencies {
  ask: Ask;
  tokens: AccessTokens;
  /** `https://gmail.googleapis.com`; tests use another. */
  origin: string;
}

type GmailAccount = OpenAccount<OAuthSettings>;

/** A raw email in base64url inside JSON. For longer ones, only the headers are read. */
const MAX_RAW_BYTES = 1024 * 1024;
const MAX_MAILS = 100;
/**
 * The mails to read when Gmail no longer knows the mark: it keeps history for about a week.
 */
const CATCH_UP_QUERY = 'in:inbox newer_than:7d';

export function createGmailChannel(dependencies: GmailDependencies): Channel<OAuthSettings> {
  const call = createCall(dependencies);
  return {
    async send(account, message, signal) {
      const to = message.to.email;
      if (to === undefined || !isMailAddress(to))
        return refused(to === undefined ? 'recipient_missing' : 'recipient_unknown', {
          permanent: true,
        });
      signal.throwIfAborted();
      try {
        const mail = await composeMail({ from: account.address, to, message });
        const answer = await call(account, 'messages/send', {
          raw: mail.raw.toString('base64url'),
          threadId: message.inReplyTo?.threadId,
        });
        const id = textAt(answer.json, 'id');
        if (answer.status !== 200 || id === undefined) return refusalOf(answer);
        const providerMessageId = (await storedMessageId(call, account, id)) ?? mail.messageId;
        return { outcome: 'sent', providerMessageId, threadId: textAt(answer.json, 'threadId') };
      } catch (error) {
        if (error instanceof ChannelTrouble) return refusedBy(error);
        throw error;
      }
    },

    async check(account) {
      try {
        await currentMark(call, account);
        return { state: 'connected', reason: null };
      } catch (error) {
        if (error instanceof ChannelTrouble)
          return { state: 'disconnected', reason: reason(error.code) };
        throw error;
      }
    },

    async poll(account, mark, signal) {
      if (mark === null) return { events: [], mark: await currentMark(call, account) };
      const arrived = await arrivedSince(call, account, mark);
      const events: Polled['events'] = [];
      for (const id of arrived.ids) {
        signal.throwIfAborted();
        const event = await readOne(call, account, id);
        if (event) events.push(event);
      }
      return { events, mark: arrived.mark };
    },
  };
}

export const createGmailAdapter = (
  { ask, clock }: Pick<AdapterTools, 'ask' | 'clock'>,
  { api, token }: { api: string; token: string },
): Channel<OAuthSettings> =>
  createGmailChannel({
    ask,
    tokens: createAccessTokens({ ask, clock, tokenUrl: `${token}/token` }),
    origin: api,
  });

type Call = (account: GmailAccount, path: string, body?: object) => Promise<ApiAnswer>;

/** Calls the API with a valid token. Retries once with a new token when it is refused. */
const createCall =
  ({ ask, tokens, origin }: GmailDependencies): Call =>
  async (account, path, body) => {
    const send = async () =>
      ask({
        method: body === undefined ? 'GET' : 'POST',
        url: `${origin}/gmail/v1/users/me/${path}`,
        headers: {
          authorization: `Bearer ${await tokens.tokenFor(account)}`,
          'content-type': 'application/json',
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        maxBodyBytes: 2 * MAX_RAW_BYTES,
      });
    const answer = await send();
    if (answer.status !== 401) return answer;
    tokens.forget(account);
    return send();
  };

/** The response of a request that must succeed. */
async function read(call: Call, account: GmailAccount, path: string): Promise<unknown> {
  const answer = await call(account, path);
  if (answer.status === 200) return answer.json;
  throw troubleOf(answer);
}

/** Gmail may replace the Message-ID that was sent. Replies refer to Gmail's. */
async function storedMessageId(
  call: Call,
  account: GmailAccount,
  id: string,
): Promise<string | undefined> {
  const answer = await call(
    account,
    `messages/${encodeURIComponent(id)}?format=metadata&metadataHeaders=Message-ID`,
  ).catch(() => null);
  const header = listAt(answer?.json, 'payload', 'headers').find((entry) =>
    /^message-id$/i.test(textAt(entry, 'name') ?? ''),
  );
  return textAt(header, 'value');
}

async function readOne(
  call: Call,
  account: GmailAccount,
  id: string,
): Promise<Polled['events'][number] | null> {
  const answer = await call(account, `messages/${encodeURIComponent(id)}?format=raw`);
  // Deleted meanwhile.
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw troubleOf(answer);
  const raw = textAt(answer.json, 'raw');
  const json =
    raw === undefined
      ? await read(call, account, `messages/${encodeURIComponent(id)}?format=metadata`)
      : answer.json;
  const source = raw === undefined ? headersOf(json) : Buffer.from(raw, 'base64url');
  const at = new Date(Number(textAt(json, 'internalDate') ?? 0));
  return readMail(source, { eventKey: id, at, threadId: textAt(json, 'threadId') });
}

/** Ids of emails that arrived in the inbox, oldest first, and the mark for the next poll. */
async function arrivedSince(
  call: Call,
  account: GmailAccount,
  mark: string,
): Promise<{ ids: string[]; mark: string }> {
  const answer = await call(
    account,
    `history?startHistoryId=${encodeURIComponent(mark)}&historyTypes=messageAdded&labelId=INBOX&maxResults=${MAX_MAILS}`,
  );
  if (answer.status === 404) return catchUp(call, account);
  if (answer.status !== 200) throw troubleOf(answer);
  const history = listAt(answer.json, 'history');
  const ids = history
    .flatMap((entry) =>
      listAt(entry, 'messagesAdded').map((added) => textAt(added, 'message', 'id')),
    )
    .filter((id) => id !== undefined);
  // With more pages to come, the next poll continues after the last entry of this one.
  const last =
    valueAt(answer.json, 'nextPageToken') === undefined
      ? textAt(answer.json, 'historyId')
      : textAt(history.at(-1), 'id');
  return { ids: [...new Set(ids)], mark: last ?? mark };
}

async function catchUp(
  call: Call,
  account: GmailAccount,
): Promise<{ ids: string[]; mark: string }> {
  const now = await currentMark(call, account);
  const list = await read(
    call,
    account,
    `messages?q=${encodeURIComponent(CATCH_UP_QUERY)}&maxResults=${MAX_MAILS}`,
  );
  const ids = listAt(list, 'messages').map((entry) => textAt(entry, 'id'));
  return { ids: ids.filter((id) => id !== undefined).toReversed(), mark: now };
}

async function currentMark(call: Call, account: GmailAccount): Promise<string> {
  const mark = textAt(await read(call, account, 'profile'), 'historyId');
  if (mark === undefined) throw new ChannelTrouble('provider_error');
  return mark;
}

/** The headers, as an email without a body. */
function headersOf(json: unknown): string {
  const lines = listAt(json, 'payload', 'headers').map(
    (entry) => `${textAt(entry, 'name') ?? 'X-None'}: ${textAt(entry, 'value') ?? ''}`,
  );
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Errors carry `error.errors[].reason`
 * (developers.google.com/workspace/gmail/api/guides/handle-errors).
 */
const LIMITS = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'dailyLimitExceeded',
  'quotaExceeded',
]);

function troubleOf({ status, json, retryAfterSeconds }: ApiAnswer): ChannelTrouble {
  const cause = textAt(json, 'error', 'errors', 0, 'reason') ?? '';
  if (status === 429 || LIMITS.has(cause))
    return new ChannelTrouble('limit_reached', { retryAfterSeconds: retryAfterSeconds ?? 300 });
  if (status === 401 || status === 403)
    return new ChannelTrouble('access_revoked', { accountLost: true });
  return new ChannelTrouble('provider_error', { retryAfterSeconds });
}

/** Throws when the outcome is unknown: a 5xx does not tell whether the email was sent. */
function refusalOf(answer: ApiAnswer): Sent {
  if (answer.status >= 500 || answer.status < 400)
    throw new Error(`Gmail answered ${answer.status}`);
  if (answer.status === 400) return refused('message_refused', { permanent: true });
  return refusedBy(troubleOf(answer));
}
