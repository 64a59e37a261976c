/*
 * What an adapter is: what it takes and what it returns. Each provider has one (catalogue.ts).
 */

/**
 * Channels of the interface's step types: EMAIL, PRO_NETWORK, CHAT_APP, SMS (interface, "Step
 * format").
 */
export const CHANNEL_TYPES = ['email', 'proNetwork', 'chat_app', 'sms'] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

/**
 * `syncing`: accepted, but nothing was read from it yet; `disconnected`: a person has to look at
 * it, `reason` says why.
 */
export type AccountStatus = 'connected' | 'syncing' | 'disconnected';

/** What a channel says of its account when asked; `reason` is for a recruiter's eyes, in words. */
export interface AccountState {
  state: AccountStatus;
  reason: ChannelReason | null;
}

/**
 * A reason in words: `code` is stable, the texts are shown. No secret and no personal data is in
 * any of them.
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
   * Stable for a run and step: the Message-ID is made from it, and it is the provider's idempotency
   * key where there is one.
   */
  messageKey: string;
  /** Where one click ends the messages (RFC 8058); email only. */
  unsubscribeUrl?: string;
}

/**
 * How a send ended. `refused`: the provider said no, and nothing was sent; not `permanent`: it may
 * be tried again, after `retryAfterSeconds` when the provider named a time. With `accountLost` the
 * account itself is the trouble: it is disconnected now. A throw means that the outcome is not
 * known.
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
 * Something that happened to what was sent. Reported at least once; `eventKey` makes the second
 * time do nothing.
 */
export interface ChannelEvent {
  workspaceId: string;
  accountId: string;
  kind: 'reply' | 'bounce' | 'accepted' | 'unsubscribe';
  /** Unique within the account, stable over repeated reports. */
  eventKey: string;
  /** What ties it to a message; any of them may be missing. */
  match: {
    /** Ids of messages that were sent, most telling first. */
    providerMessageIds: readonly string[];
    threadId?: string;
    /**
     * The sender (reply, accepted) or the recipient who was not reached (bounce): email in lower
     * case, E.164 phone, or profile URL.
     */
    address?: string;
  };
  at: Date;
  /** Of a bounce: what the other side's server said, in words. */
  reason?: string;
}

/** An account with its opened credentials: only adapters see it. */
export interface OpenAccount<Settings = unknown> {
  accountId: string;
  workspaceId: string;
  type: ChannelType;
  address: string;
  settings: Settings;
  /**
   * Where the provider reports what happens, reachable from outside; null when the service has no
   * public address.
   */
  hookUrl: string | null;
  /** Keeps changed credentials, such as a refresh token that the provider replaced. */
  save(settings: Settings): Promise<void>;
}

export interface Polled {
  events: Omit<ChannelEvent, 'workspaceId' | 'accountId'>[];
  /** Where the next poll continues; opaque. */
  mark: string;
  /** What the account cannot do although it is connected. */
  reason?: ChannelReason;
}

/** What a provider's adapter can do. */
export interface Channel<Settings = unknown> {
  /** Throws when the outcome is unknown; `Sent` reports every other outcome. */
  send(
    account: OpenAccount<Settings>,
    message: OutgoingMessage,
    signal: AbortSignal,
  ): Promise<Sent>;
  /**
   * Tries the credentials. `connected` when they work for sending and for reading. Never throws for
   * what the provider says.
   */
  check(account: OpenAccount<Settings>, signal: AbortSignal): Promise<AccountState>;
  /**
   * What happened since the mark (null: from now on). Providers that push have none. Throws
   * ChannelTrouble when it cannot read.
   */
  poll?(account: OpenAccount<Settings>, mark: string | null, signal: AbortSignal): Promise<Polled>;
  /**
   * Reads a call of the provider to the account's hook. Only providers that report have it. Throws
   * ChannelTrouble when the provider should call again.
   */
  readHook?(account: OpenAccount<Settings>, call: HookCall): Promise<HookReport>;
}

/** A call of a provider to the hook of an account. */
export interface HookCall {
  body: string;
  /** The signature header of the call; empty when there is none. */
  signature: string;
  receivedAt: Date;
}

/** What a hook call reports. `forged`: the provider did not sign it. */
export type HookReport =
  | { kind: 'event'; event: Polled['events'][number] }
  | { kind: 'state'; state: AccountState }
  | { kind: 'nothing' }
  | { kind: 'forged' };
