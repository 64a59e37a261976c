import type {
  AccountStatus,
  ChannelEvent,
  ChannelReason,
  ChannelType,
  OutgoingMessage,
  Sent,
} from './adapter.ts';
import { CATALOGUE, type ChannelProvider } from './catalogue.ts';

export type {
  ChannelEvent,
  ChannelReason,
  ChannelType,
  MessageKind,
  OutgoingMessage,
  Recipient,
  ReplyContent,
  Sent,
  ThreadRef,
} from './adapter.ts';
export type { ChannelProvider } from './catalogue.ts';

/*
 * How the rest of the service uses channels: accounts that send, and reports of incoming events.
 */

/** The kind of an account's durable process: it polls the account, or checks that it works. */
export const INBOX_PROCESS = 'channel_inbox';

/** A connected account as the rest of the service sees it: no credentials. */
export interface ChannelAccount {
  accountId: string;
  workspaceId: string;
  /** The owner; null: shared by the whole workspace. */
  userId: string | null;
  type: ChannelType;
  provider: ChannelProvider;
  /**
   * The sender address that recipients see: an email address, a phone number, or a name on a
   * network.
   */
  address: string;
  state: AccountStatus;
  reason: ChannelReason | null;
}

/** The user or key that changes accounts, as recorded in the audit log. */
export interface Requester {
  workspaceId: string;
  actor: string;
}

/** An account as shown to its workspace. */
export interface AccountView extends ChannelAccount {
  syncedAt: Date | null;
  createdAt: Date;
  /** The URL that the provider must report to; null for providers that are polled. */
  hookUrl: string | null;
}

/** Receives the channels' reports. Sequences implement it; the composition root connects both. */
export interface Outreach {
  /** Idempotent: a recorded event changes nothing the second time. */
  recordEvent(event: ChannelEvent): Promise<void>;
  /** From now on the workspace sends nothing to this address. */
  suppressAddress(workspaceId: string, address: string): Promise<void>;
  /** Suppresses the address and stops the sequences that wrote to it. */
  endMessages(workspaceId: string, address: string): Promise<void>;
}

/** The interface that sequences use to send. `createChannels` (channels.ts) implements it. */
export interface Sender {
  /** Sends through this account. Throws when the outcome is unknown. */
  send(
    account: Pick<ChannelAccount, 'workspaceId' | 'accountId'>,
    message: OutgoingMessage,
    signal: AbortSignal,
  ): Promise<Sent>;
}

/**
 * How ready a channel type is for one sender: the state of the account that `accountFor` gives
 * (docs/decisions/0018).
 */
export type Readiness = Record<ChannelType, 'ready' | 'missing' | 'syncing' | 'disconnected'>;

/** How fast one account may send. */
export interface Pace {
  /** Messages per local day; null: unlimited. */
  perDay: number | null;
  /** Minimum time between two messages. */
  gapMs: number;
}

/**
 * The pace of an account when the sequence sets no limit. It stays below the rates at which
 * networks and mail providers suspect automation. They look for bursts, so messages are also
 * spaced.
 */
const CAUTIOUS_PACE: Record<ChannelType, Pace> = {
  proNetwork: { perDay: 80, gapMs: 60_000 },
  chat_app: { perDay: 100, gapMs: 30_000 },
  email: { perDay: 400, gapMs: 2_000 },
  sms: { perDay: 1_000, gapMs: 1_000 },
};

const NO_PACE: Pace = { perDay: null, gapMs: 0 };

/** The pace of an account when the sequence sets no limit. */
export const usualPace = (channel: ChannelType, provider: ChannelProvider | null): Pace =>
  provider === null || !CATALOGUE[provider].reachesPeople ? NO_PACE : CAUTIOUS_PACE[channel];
