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
  Sent,
  ThreadRef,
} from './adapter.ts';
export type { ChannelProvider } from './catalogue.ts';

/*
 * What channels are to the rest of the service: accounts that send, and reports of what came back.
 */

/** The kind of an account's durable process: it polls the account, or checks that it works. */
export const INBOX_PROCESS = 'channel_inbox';

/** A connected account as the rest of the service sees it: no credentials. */
export interface ChannelAccount {
  accountId: string;
  workspaceId: string;
  /** Whose account it is; null: everybody's in the workspace. */
  userId: string | null;
  type: ChannelType;
  provider: ChannelProvider;
  /** The sender as recipients see it: an email address, a phone number, the name on a network. */
  address: string;
  state: AccountStatus;
  reason: ChannelReason | null;
}

/** Who changes accounts, as the audit log names them. */
export interface Requester {
  workspaceId: string;
  actor: string;
}

/** An account as its workspace sees it. */
export interface AccountView extends ChannelAccount {
  syncedAt: Date | null;
  createdAt: Date;
  /** Where the provider has to report what happens; null for providers that are polled. */
  hookUrl: string | null;
}

/** What channels report to: the sequences. The composition root connects both. */
export interface Outreach {
  /** Idempotent: an event that was recorded before changes nothing. */
  recordEvent(event: ChannelEvent): Promise<void>;
  /** From now on the workspace sends nothing to this address. */
  suppressAddress(workspaceId: string, address: string): Promise<void>;
  /** Suppresses the address and stops the sequences that wrote to it. */
  endMessages(workspaceId: string, address: string): Promise<void>;
}

/** What sequences call to send. `createChannels` (channels.ts) makes it. */
export interface Sender {
  /** Sends by this account. Throws when the outcome is not known. */
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
  /** Messages a local day; null: as many as there are. */
  perDay: number | null;
  /** Least time between two messages. */
  gapMs: number;
}

/**
 * What an account bears where the sequence sets no limit: below what networks and mail providers
 * are known to take for a robot. A burst is what they look for, so there is a little time between
 * two messages too.
 */
const CAUTIOUS_PACE: Record<ChannelType, Pace> = {
  proNetwork: { perDay: 80, gapMs: 60_000 },
  chat_app: { perDay: 100, gapMs: 30_000 },
  email: { perDay: 400, gapMs: 2_000 },
  sms: { perDay: 1_000, gapMs: 1_000 },
};

const NO_PACE: Pace = { perDay: null, gapMs: 0 };

/** Of an account whose sequence sets no limit. */
export const usualPace = (channel: ChannelType, provider: ChannelProvider | null): Pace =>
  provider === null || !CATALOGUE[provider].reachesPeople ? NO_PACE : CAUTIOUS_PACE[channel];
