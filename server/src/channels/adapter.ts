/*
 * The adapter interface: inputs and results. Each provider has one adapter (catalogue.ts).
 */

/**
 * Channels of the interface's step types: EMAIL, PRO_NETWORK, CHAT_APP, SMS (interface, "Step
 * format").
 */
export const CHANNEL_TYPES = ['email', 'proNetwork', 'chat_app', 'sms'] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

/**
 * `syncing`: connected, but not read yet. `disconnected`: a user must fix it; `reason` says why.
 */
export type AccountStatus = 'connected' | 'syncing' | 'disconnected';

/** The state that a channel reports for its account. `reason` is readable text for recruiters. */
export interface AccountState {
  state: AccountStatus;
  reason: ChannelReason | null;
}

/**
 * A readable reason: `code` is stable, the texts are shown to users. No text contains a secret or
 * personal data.
 */
export interface ChannelReason {
  code: string;
  en: string;
  fr: string;
}

export type MessageKind =
  | 'email'
  | 'invitation'
  | 'invitation_with_message'
  | 'message'
  | 'inmail'
  | 'chat'
  | 'sms';

export interface Recipient {
  name: string;
  email?: string;
  /** E.164, such as +33612345678. */
  phone?: string;
  /** Canonical: `https://www.linkedin.com/in/{slug}` (decision 25). */
  proNetworkUrl?: string;
}

/**
 * An earlier message of the same sequence that this one follows, so that both show as one
 * conversation.
 */
export interface ThreadRef {
  providerMessageId: string;
  threadId?: string;
  /** Email: the ids that the earlier message refers to itself, the oldest first. */
  references?: readonly string[];
}

export interface OutgoingMessage {
  kind: MessageKind;
  to: Recipient;
  /** The sender's name as shown; the account's address when left out. */
  fromName?: string;
  /** Only for `email` and `inmail`. */
  subject?: string;
  /** Empty for a plain invitation. */
  text: string;
  inReplyTo?: ThreadRef;
  /**
   * Stable for a run and step. The Message-ID is derived from it, and providers that support an
   * idempotency key receive it as that key.
   */
  messageKey: string;
  /** The one-click unsubscribe link (RFC 8058); email only. */
  unsubscribeUrl?: string;
}

/**
 * The outcome of a send. `refused`: the provider refused it, and nothing was sent. Unless
 * `permanent`, it may be retried, after `retryAfterSeconds` when the provider gave a delay.
 * `accountLost`: the account itself is the cause, and it is now disconnected. An exception means
 * that the outcome is unknown.
 */
export type Sent =
  | { outcome: 'sent'; providerMessageId: string; threadId?: string }
  | {
      outcome: 'refused';
      reason: ChannelReason;
      permanent: boolean;
      retryAfterSeconds?: number;
      accountLost?: boolean;
    };

/**
 * An event about a sent message. Reported at least once; `eventKey` makes repeated reports
 * harmless.
 */
export interface ChannelEvent {
  workspaceId: string;
  accountId: string;
  kind: 'reply' | 'bounce' | 'accepted' | 'unsubscribe';
  /** Unique within the account, stable over repeated reports. */
  eventKey: string;
  /** Links the event to a message; any of these may be missing. */
  match: {
    /** Ids of sent messages, most specific first. */
    providerMessageIds: readonly string[];
    threadId?: string;
    /**
     * The sender (reply, accepted) or the recipient who was not reached (bounce): email in lower
     * case, E.164 phone, or profile URL.
     */
    address?: string;
  };
  at: Date;
  /** For a bounce: the response of the recipient's server, as text. */
  reason?: string;
  /** For a reply: what the person wrote; absent when the provider does not tell. */
  content?: ReplyContent;
}

export interface ReplyContent {
  /** Only for email. */
  subject: string | null;
  /** Plain text, of at most MAX_REPLY_CHARACTERS. Untrusted. */
  text: string;
  /** What an answer names as the message that it answers; absent where only a chat is named. */
  providerMessageId?: string;
  /** Email: the ids that the reply refers to, the oldest first. */
  references?: readonly string[];
}

/** More than a person writes; the rest of a longer reply is what it quotes. */
export const MAX_REPLY_CHARACTERS = 50_000;

/** An account with its decrypted credentials: only adapters receive it. */
export interface OpenAccount<Settings = unknown> {
  accountId: string;
  workspaceId: string;
  type: ChannelType;
  address: string;
  settings: Settings;
  /**
   * The public URL that the provider reports events to; null when the service has no public
   * address.
   */
  hookUrl: string | null;
  /** Stores changed credentials, such as a refresh token that the provider replaced. */
  save(settings: Settings): Promise<void>;
}

export interface Polled {
  events: Omit<ChannelEvent, 'workspaceId' | 'accountId'>[];
  /** Where the next poll continues; opaque. */
  mark: string;
  /** Limitations of a connected account. */
  reason?: ChannelReason;
}

/** The operations of a provider's adapter. */
export interface Channel<Settings = unknown> {
  /** Throws when the outcome is unknown; `Sent` reports every other outcome. */
  send(
    account: OpenAccount<Settings>,
    message: OutgoingMessage,
    signal: AbortSignal,
  ): Promise<Sent>;
  /**
   * Tries the credentials. `connected` when they work for sending and for reading. Never throws for
   * a provider's response.
   */
  check(account: OpenAccount<Settings>, signal: AbortSignal): Promise<AccountState>;
  /**
   * The events since the mark (null: from now on). Absent for providers that push events. Throws
   * ChannelTrouble when it cannot read.
   */
  poll?(account: OpenAccount<Settings>, mark: string | null, signal: AbortSignal): Promise<Polled>;
  /**
   * Parses a webhook call from the provider. Only for providers that push events. Throws
   * ChannelTrouble when the provider should call again.
   */
  readHook?(account: OpenAccount<Settings>, call: HookCall): Promise<HookReport>;
}

/** A provider's call to the hook of an account. */
export interface HookCall {
  body: string;
  /** The signature header of the call; empty when there is none. */
  signature: string;
  receivedAt: Date;
}

/** The result of a hook call. `forged`: the provider did not sign it. */
export type HookReport =
  | { kind: 'event'; event: Polled['events'][number] }
  | { kind: 'state'; state: AccountState }
  | { kind: 'nothing' }
  | { kind: 'forged' };
