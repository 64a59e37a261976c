import {
  type AccountState,
  type Channel,
  type ChannelEvent,
  type HookReport,
  MAX_REPLY_CHARACTERS,
  type OpenAccount,
  type OutgoingMessage,
  type Sent,
} from './adapter.ts';
import { type ApiAnswer, type Ask, listAt, textAt, valueAt } from './provider-api.ts';
import {
  ChannelTrouble,
  type ReasonCode,
  reason,
  refused,
  refusedBy,
  reportedState,
} from './reasons.ts';

/*
 * Unipile API v1 (developer.unipile.com): users, invitations and chats of a professional network,
 * chats of a chat app. Each customer has an address (DSN) of its own. Threads here are
 * `chat:{chat_id}`, or `person:{provider_id}` while there is an invitation and no chat yet.
 */

export interface UnipileSettings {
  /** The customer's address: `https://api8.unipile.com:13851`. */
  dsn: string;
  apiKey: string;
  /** The connected account, as Unipile names it. */
  unipileAccountId: string;
}

type UnipileAccount = OpenAccount<UnipileSettings>;

export function createUnipileChannel({ ask }: { ask: Ask }): Channel<UnipileSettings> {
  const call = createCall(ask);
  return {
    async send(account, message, signal) {
      signal.throwIfAborted();
      const isNetworkKind = ['invitation', 'invitation_with_message', 'message', 'inmail'].includes(
        message.kind,
      );
      if (account.type === 'proNetwork' ? !isNetworkKind : message.kind !== 'chat')
        return refused('kind_unsupported', { permanent: true });
      try {
        return await (account.type === 'proNetwork'
          ? sendOnNetwork(call, account, message)
          : sendByChatApp(call, account, message));
      } catch (error) {
        if (error instanceof ChannelTrouble) return refusedBy(error);
        throw error;
      }
    },

    async check(account) {
      try {
        const answer = await call(
          account,
          'GET',
          `accounts/${encodeURIComponent(account.settings.unipileAccountId)}`,
        );
        if (answer.status === 404)
          return { state: 'disconnected', reason: reason('account_unknown') };
        if (answer.status !== 200) throw troubleOf(answer);
        const states = listAt(answer.json, 'sources').map((source) =>
          stateOf(textAt(source, 'status') ?? ''),
        );
        return (
          states.find(({ state }) => state === 'disconnected') ??
          states.find(({ state }) => state === 'syncing') ??
          reportedState(account.hookUrl)
        );
      } catch (error) {
        if (error instanceof ChannelTrouble)
          return { state: 'disconnected', reason: reason(error.code) };
        throw error;
      }
    },

    readHook: (account, { body, receivedAt }) =>
      readHook(call, account, parseJson(body), receivedAt),
  };
}

type Call = (
  account: UnipileAccount,
  method: 'GET' | 'POST',
  path: string,
  body?: { type: string; text: string },
) => Promise<ApiAnswer>;

const createCall =
  (ask: Ask): Call =>
  ({ settings }, method, path, body) =>
    ask({
      method,
      url: `${settings.dsn}/api/v1/${path}`,
      headers: {
        'x-api-key': settings.apiKey,
        accept: 'application/json',
        ...(body ? { 'content-type': body.type } : {}),
      },
      body: body?.text,
    });

/** Finds a person on the network by the last part of a profile URL, or by the network's own id. */
async function findPerson(
  call: Call,
  account: UnipileAccount,
  identifier: string,
): Promise<{ providerId: string; slug: string | undefined } | null> {
  const query = new URLSearchParams({ account_id: account.settings.unipileAccountId });
  const answer = await call(account, 'GET', `users/${encodeURIComponent(identifier)}?${query}`);
  if (answer.status === 404 || answer.status === 422) return null;
  const providerId = textAt(answer.json, 'provider_id');
  if (answer.status !== 200 || providerId === undefined) throw troubleOf(answer);
  return { providerId, slug: textAt(answer.json, 'public_identifier') };
}

async function invite(
  call: Call,
  account: UnipileAccount,
  providerId: string,
  text: string,
): Promise<Sent> {
  const body = {
    provider_id: providerId,
    account_id: account.settings.unipileAccountId,
    ...(text === '' ? {} : { message: text }),
  };
  const answer = await call(account, 'POST', 'users/invite', {
    type: 'application/json',
    text: JSON.stringify(body),
  });
  if (answer.status !== 200 && answer.status !== 201) return refusalOf(answer);
  return {
    outcome: 'sent',
    providerMessageId: textAt(answer.json, 'invitation_id') ?? providerId,
    threadId: `person:${providerId}`,
  };
}

/**
 * Sends into a known chat. Without one, the provider starts a chat or continues the existing one.
 */
async function write(
  call: Call,
  account: UnipileAccount,
  attendee: string | null,
  message: OutgoingMessage,
  chatId: string | null,
): Promise<Sent> {
  const form: Record<string, string> = { text: message.text };
  if (chatId === null) {
    form.account_id = account.settings.unipileAccountId;
    form.attendees_ids = attendee!;
    if (message.kind === 'inmail') form['linkedin[inmail]'] = 'true';
    if (message.kind === 'inmail' && message.subject !== undefined) form.subject = message.subject;
  }
  const path = chatId === null ? 'chats' : `chats/${encodeURIComponent(chatId)}/messages`;
  const answer = await call(account, 'POST', path, await formData(form));
  if (answer.status !== 200 && answer.status !== 201) return refusalOf(answer);
  const chat = textAt(answer.json, 'chat_id') ?? chatId;
  return {
    outcome: 'sent',
    providerMessageId: textAt(answer.json, 'message_id') ?? message.messageKey,
    threadId: chat === null ? undefined : `chat:${chat}`,
  };
}

async function sendOnNetwork(
  call: Call,
  account: UnipileAccount,
  message: OutgoingMessage,
): Promise<Sent> {
  const chatId = message.kind === 'message' ? chatOf(message) : null;
  if (chatId !== null) return write(call, account, null, message, chatId);
  const slug = slugOf(message.to.proNetworkUrl);
  if (slug === null) return refused('recipient_missing', { permanent: true });
  const person = await findPerson(call, account, slug);
  if (!person) return refused('recipient_unknown', { permanent: true });
  if (message.kind === 'message' || message.kind === 'inmail')
    return write(call, account, person.providerId, message, null);
  return invite(
    call,
    account,
    person.providerId,
    message.kind === 'invitation' ? '' : message.text,
  );
}

async function sendByChatApp(
  call: Call,
  account: UnipileAccount,
  message: OutgoingMessage,
): Promise<Sent> {
  const digits = message.to.phone?.replaceAll(/\D/g, '') ?? '';
  if (digits === '') return refused('recipient_missing', { permanent: true });
  return write(call, account, `${digits}@s.whatsapp.net`, message, chatOf(message));
}

/**
 * The account's own messages are reported too, and must never count as replies. When a call does
 * not name the sender, it is looked up.
 */
async function isOwn(
  call: Call,
  account: UnipileAccount,
  body: unknown,
  sender: string,
): Promise<boolean> {
  const reported = valueAt(body, 'is_sender');
  if (typeof reported === 'boolean') return reported;
  const self = textAt(body, 'account_info', 'user_id');
  if (self !== undefined) return self === sender;
  const answer = await call(
    account,
    'GET',
    `messages/${encodeURIComponent(textAt(body, 'message_id') ?? '')}`,
  );
  if (answer.status !== 200) throw troubleOf(answer);
  // 0 and 1, or false and true.
  return Number(valueAt(answer.json, 'is_sender') ?? 1) === 1;
}

/** A phone number or the canonical address of a profile. */
async function addressOf(
  call: Call,
  account: UnipileAccount,
  providerId: string,
): Promise<string | undefined> {
  if (account.type === 'chat_app') {
    const digits = /^(\d{6,15})@/.exec(providerId)?.[1];
    return digits === undefined ? undefined : `+${digits}`;
  }
  const person = await findPerson(call, account, providerId);
  return profileUrl(person?.slug);
}

/** Parses a call. Throws ChannelTrouble when the sender cannot be determined now. */
async function readHook(
  call: Call,
  account: UnipileAccount,
  body: unknown,
  at: Date,
): Promise<HookReport> {
  const status = textAt(body, 'AccountStatus', 'message');
  if (
    textAt(body, 'AccountStatus', 'account_id') === account.settings.unipileAccountId &&
    status !== undefined
  ) {
    return { kind: 'state', state: stateOf(status) };
  }
  if (textAt(body, 'account_id') !== account.settings.unipileAccountId) return { kind: 'nothing' };
  const event = textAt(body, 'event');
  if (event === 'new_relation') return { kind: 'event', event: acceptedOf(body, at) };
  const sender = textAt(body, 'sender', 'attendee_provider_id');
  if (
    event !== 'message_received' ||
    sender === undefined ||
    (await isOwn(call, account, body, sender))
  )
    return { kind: 'nothing' };
  return {
    kind: 'event',
    event: {
      ...replyOf(body, at),
      match: {
        providerMessageIds: [],
        threadId: chatThread(body),
        address: await addressOf(call, account, sender),
      },
    },
  };
}

function acceptedOf(body: unknown, at: Date): Omit<ChannelEvent, 'workspaceId' | 'accountId'> {
  const providerId = textAt(body, 'user_provider_id') ?? '';
  return {
    kind: 'accepted',
    eventKey: `accepted:${providerId}`,
    at,
    match: {
      providerMessageIds: [],
      threadId: `person:${providerId}`,
      address: profileUrl(textAt(body, 'user_public_identifier')),
    },
  };
}

function replyOf(
  body: unknown,
  at: Date,
): Pick<ChannelEvent, 'kind' | 'eventKey' | 'at' | 'content'> {
  const text = (textAt(body, 'message') ?? '').slice(0, MAX_REPLY_CHARACTERS);
  const providerMessageId = textAt(body, 'message_id');
  const sentAt = new Date(textAt(body, 'timestamp') ?? Number.NaN);
  return {
    kind: 'reply',
    eventKey: `message:${textAt(body, 'message_id') ?? ''}`,
    at: Number.isNaN(sentAt.getTime()) ? at : sentAt,
    content: { subject: null, text, providerMessageId },
  };
}

function chatThread(body: unknown): string | undefined {
  const chatId = textAt(body, 'chat_id');
  return chatId === undefined ? undefined : `chat:${chatId}`;
}

function chatOf({ inReplyTo }: OutgoingMessage): string | null {
  return inReplyTo?.threadId?.startsWith('chat:') ? inReplyTo.threadId.slice('chat:'.length) : null;
}

function slugOf(url: string | undefined): string | null {
  const slug = /\/in\/([^/?#]+)/.exec(url ?? '')?.[1];
  return slug === undefined ? null : decodeURIComponent(slug);
}

/** In the canonical form of decision 25. */
function profileUrl(slug: string | undefined): string | undefined {
  return slug === undefined ? undefined : `https://www.linkedin.com/in/${slug.toLowerCase()}`;
}

async function formData(fields: Record<string, string>): Promise<{ type: string; text: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', text: await encoded.text() };
}

/** Statuses of a source (developer.unipile.com/docs/account-lifecycle). */
function stateOf(status: string): AccountState {
  if (
    status === 'OK' ||
    status === 'SYNC_SUCCESS' ||
    status === 'RECONNECTED' ||
    status === 'CREATION_SUCCESS'
  )
    return { state: 'connected', reason: null };
  if (status === 'CONNECTING') return { state: 'syncing', reason: reason('not_synced') };
  if (status === 'CREDENTIALS' || status === 'PERMISSIONS')
    return { state: 'disconnected', reason: reason('access_revoked') };
  if (status === 'DELETED') return { state: 'disconnected', reason: reason('account_unknown') };
  return { state: 'disconnected', reason: reason('sync_stopped') };
}

/**
 * Keyed by an error's `type`, without its `errors/` prefix. Other types are handled by HTTP status.
 */
const REFUSALS: Record<string, ReasonCode> = {
  too_many_characters: 'message_too_long',
  content_too_large: 'message_too_long',
  cannot_resend_yet: 'already_invited',
  already_invited_recently: 'already_invited',
  already_connected: 'already_connected',
  invalid_recipient: 'recipient_unknown',
  recipient_cannot_be_reached: 'recipient_unreachable',
  user_unreachable: 'recipient_unreachable',
  no_connection_with_recipient: 'not_connected_yet',
  blocked_recipient: 'recipient_unreachable',
  cannot_invite_attendee: 'recipient_unreachable',
  insufficient_credits: 'no_credits_left',
  unprocessable_entity: 'message_refused',
};

/** Error types that mean that the account itself is the cause. */
const LOST: Record<string, ReasonCode> = {
  disconnected_account: 'access_revoked',
  missing_credentials: 'wrong_credentials',
  invalid_credentials: 'wrong_credentials',
  expired_credentials: 'access_revoked',
  checkpoint_error: 'access_revoked',
  account_restricted: 'sync_stopped',
};

const typeOf = ({ json }: ApiAnswer): string =>
  (textAt(json, 'type') ?? '').replace(/^errors\//, '');

function troubleOf(answer: ApiAnswer): ChannelTrouble {
  const lost = LOST[typeOf(answer)];
  if (lost) return new ChannelTrouble(lost, { accountLost: true });
  if (answer.status === 429 || typeOf(answer) === 'limit_exceeded') {
    return new ChannelTrouble('limit_reached', {
      retryAfterSeconds: answer.retryAfterSeconds ?? 3_600,
    });
  }
  if (answer.status === 401) return new ChannelTrouble('wrong_credentials', { accountLost: true });
  if (answer.status === 403) return new ChannelTrouble('plan_missing', { accountLost: true });
  return new ChannelTrouble('provider_error', { retryAfterSeconds: answer.retryAfterSeconds });
}

/** Throws when the outcome is unknown: a 5xx does not tell whether the message was sent. */
function refusalOf(answer: ApiAnswer): Sent {
  if (answer.status >= 500 || answer.status < 400)
    throw new Error(`Unipile answered ${answer.status}`);
  const known = REFUSALS[typeOf(answer)];
  if (known === 'no_credits_left')
    return refused(known, { permanent: false, retryAfterSeconds: 86_400 });
  if (known) return refused(known, { permanent: true });
  if (answer.status === 400 || answer.status === 404 || answer.status === 422)
    return refused('message_refused', { permanent: true });
  return refusedBy(troubleOf(answer));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
