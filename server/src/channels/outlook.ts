import type { Channel, OpenAccount, Polled, Sent } from './adapter.ts';
import type { AdapterTools } from './adapter-tools.ts';
import { composeMail } from './mail/compose.ts';
import { readMail } from './mail/read-mail.ts';
import { type AccessTokens, createAccessTokens, type OAuthSettings } from './oauth.ts';
import { type ApiAnswer, type Ask, listAt, textAt } from './provider-api.ts';
import { ChannelTrouble, reason, refused, refusedBy } from './reasons.ts';
import { isMailAddress } from './rules/header-text.ts';

/*
 * Microsoft Graph v1.0 (learn.microsoft.com/graph): a draft from MIME (POST /me/messages,
 * text/plain in base64), which tells its ids, then POST /me/messages/{id}/send. Arrived mails:
 * /me/mailFolders/inbox/messages in the order of receipt, each as MIME ($value). Permissions that
 * the refresh token needs: Mail.Send, Mail.ReadWrite, offline_access.
 */

export interface OutlookDependencies {
  ask: Ask;
  tokens: AccessTokens;
  /** `https://graph.microsoft.com`; tests use another. */
  origin: string;
}

type OutlookAccount = OpenAccount<OAuthSettings>;

const MAX_MAILS = 50;
const MAX_MAIL_BYTES = 512 * 1024;

/**
 * The position in the inbox: the time of the newest email read, and the ids of the emails of that
 * same second.
 */
interface Mark {
  at: string;
  ids: string[];
}

export function createOutlookChannel(dependencies: OutlookDependencies): Channel<OAuthSettings> {
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
        const draft = await call(account, 'messages', {
          body: mail.raw.toString('base64'),
          contentType: 'text/plain',
        }).catch((error) => {
          // A draft reaches no recipient, even if it was created.
          throw error instanceof ChannelTrouble
            ? error
            : new ChannelTrouble('provider_error', { cause: error });
        });
        const id = textAt(draft.json, 'id');
        if (draft.status !== 201 || id === undefined) return draftRefusal(draft);
        const answer = await call(account, `messages/${encodeURIComponent(id)}/send`, { body: '' });
        if (answer.status !== 202) return sendRefusal(answer);
        const providerMessageId = textAt(draft.json, 'internetMessageId') ?? mail.messageId;
        return {
          outcome: 'sent',
          providerMessageId,
          threadId: textAt(draft.json, 'conversationId'),
        };
      } catch (error) {
        if (error instanceof ChannelTrouble) return refusedBy(error);
        throw error;
      }
    },

    async check(account) {
      try {
        await newestMark(call, account);
        return { state: 'connected', reason: null };
      } catch (error) {
        if (error instanceof ChannelTrouble)
          return { state: 'disconnected', reason: reason(error.code) };
        throw error;
      }
    },

    async poll(account, mark, signal) {
      if (mark === null) return { events: [], mark: await newestMark(call, account) };
      const since = JSON.parse(mark) as Mark;
      const query = `$filter=receivedDateTime%20ge%20${encodeURIComponent(since.at)}&$orderby=receivedDateTime%20asc&$top=${MAX_MAILS + since.ids.length}`;
      const answer = await call(
        account,
        `mailFolders/inbox/messages?${query}&$select=id,receivedDateTime,conversationId`,
      );
      if (answer.status !== 200) throw troubleOf(answer);
      const entries = listAt(answer.json, 'value').map(entryOf);
      const events: Polled['events'] = [];
      for (const entry of entries.filter(({ id }) => !since.ids.includes(id))) {
        signal.throwIfAborted();
        const event = await readOne(dependencies, account, entry);
        if (event) events.push(event);
      }
      const at = entries.at(-1)?.at ?? since.at;
      const ids = entries.filter((entry) => entry.at === at).map(({ id }) => id);
      return {
        events,
        mark: JSON.stringify({
          at,
          ids: at === since.at ? [...new Set([...since.ids, ...ids])] : ids,
        } satisfies Mark),
      };
    },
  };
}

export const createOutlookAdapter = (
  { ask, clock }: Pick<AdapterTools, 'ask' | 'clock'>,
  { api, token }: { api: string; token: string },
): Channel<OAuthSettings> =>
  createOutlookChannel({
    ask,
    tokens: createAccessTokens({
      ask,
      clock,
      tokenUrl: `${token}/common/oauth2/v2.0/token`,
      scope:
        'https://graph.microsoft.com/Mail.Send https://graph.microsoft.com/Mail.ReadWrite offline_access',
    }),
    origin: api,
  });

interface Content {
  body?: string;
  contentType?: string;
}

type Call = (account: OutlookAccount, path: string, content?: Content) => Promise<ApiAnswer>;

/** Calls the API with a valid token. Retries once with a new token when it is refused. */
const createCall =
  ({ ask, tokens, origin }: OutlookDependencies): Call =>
  async (account, path, { body, contentType } = {}) => {
    const send = async () =>
      ask({
        method: body === undefined ? 'GET' : 'POST',
        url: `${origin}/v1.0/me/${path}`,
        headers: {
          authorization: `Bearer ${await tokens.tokenFor(account)}`,
          ...(contentType === undefined ? {} : { 'content-type': contentType }),
        },
        body,
      });
    const answer = await send();
    if (answer.status !== 401) return answer;
    tokens.forget(account);
    return send();
  };

async function newestMark(call: Call, account: OutlookAccount): Promise<string> {
  const answer = await call(
    account,
    'mailFolders/inbox/messages?$orderby=receivedDateTime%20desc&$top=10&$select=id,receivedDateTime',
  );
  if (answer.status !== 200) throw troubleOf(answer);
  const newest = listAt(answer.json, 'value').map(entryOf);
  const at = newest[0]?.at ?? '1970-01-01T00:00:00Z';
  return JSON.stringify({
    at,
    ids: newest.filter((entry) => entry.at === at).map(({ id }) => id),
  } satisfies Mark);
}

async function readOne(
  { ask, tokens, origin }: OutlookDependencies,
  account: OutlookAccount,
  entry: ReturnType<typeof entryOf>,
): Promise<Polled['events'][number] | null> {
  const answer = await ask({
    method: 'GET',
    url: `${origin}/v1.0/me/messages/${encodeURIComponent(entry.id)}/$value`,
    headers: { authorization: `Bearer ${await tokens.tokenFor(account)}` },
    maxBodyBytes: MAX_MAIL_BYTES,
  });
  // Deleted or moved meanwhile.
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw troubleOf(answer);
  return readMail(answer.text, {
    eventKey: entry.id,
    at: new Date(entry.at),
    threadId: entry.threadId,
  });
}

function entryOf(json: unknown): { id: string; at: string; threadId: string | undefined } {
  return {
    id: textAt(json, 'id') ?? '',
    at: textAt(json, 'receivedDateTime') ?? '1970-01-01T00:00:00Z',
    threadId: textAt(json, 'conversationId'),
  };
}

/** Errors carry `error.code` (learn.microsoft.com/graph/errors). */
function troubleOf({ status, json, retryAfterSeconds }: ApiAnswer): ChannelTrouble {
  const code = textAt(json, 'error', 'code') ?? '';
  if (
    status === 429 ||
    code === 'ErrorExceededMessageLimit' ||
    code === 'ErrorMessageSubmissionBlocked'
  ) {
    return new ChannelTrouble('limit_reached', { retryAfterSeconds: retryAfterSeconds ?? 300 });
  }
  if (status === 401 || status === 403)
    return new ChannelTrouble('access_revoked', { accountLost: true });
  return new ChannelTrouble('provider_error', { retryAfterSeconds });
}

function draftRefusal(answer: ApiAnswer): Sent {
  return answer.status === 400
    ? refused('message_refused', { permanent: true })
    : refusedBy(troubleOf(answer));
}

/** Throws when the outcome is unknown: a 5xx does not tell whether the email was sent. */
function sendRefusal(answer: ApiAnswer): Sent {
  if (answer.status >= 500 || answer.status < 400)
    throw new Error(`Microsoft Graph answered ${answer.status}`);
  if (textAt(answer.json, 'error', 'code') === 'ErrorInvalidRecipients')
    return refused('recipient_unknown', { permanent: true });
  return draftRefusal(answer);
}
