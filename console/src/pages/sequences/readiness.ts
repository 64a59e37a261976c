import type { Step } from './rules.ts';

export type Channel = 'email' | 'proNetwork' | 'chat_app' | 'sms';
export type ChannelState = 'connected' | 'syncing' | 'disconnected' | 'missing';

/** An account as far as it decides what can be sent. */
export interface Account {
  type: Channel;
  userId: string | null;
  state: 'connected' | 'syncing' | 'disconnected';
  address: string;
  reason: { code: string } | null;
}

export interface ChannelReadiness {
  channel: Channel;
  state: ChannelState;
  /** Of the account that would send; null when there is none. */
  address: string | null;
  /** The sender, when it is not the person who starts the sequence. */
  userId: string | null;
}

const CHANNELS: Record<Step['type'], Channel> = {
  EMAIL: 'email',
  PRO_NETWORK: 'proNetwork',
  CHAT_APP: 'chat_app',
  SMS: 'sms',
};
const ORDER = ['connected', 'syncing', 'disconnected'] as const;

/**
 * Each channel and sender that the steps use, once, in the order in which they come. `userId` is
 * who starts the sequence.
 */
export function readinessOf(
  steps: readonly Step[],
  accounts: readonly Account[],
  userId: string,
): ChannelReadiness[] {
  const used = new Map<string, ChannelReadiness>();
  for (const { type, config } of steps) {
    const channel = CHANNELS[type];
    const sender = config?.userId ?? userId;
    const account = accountOf(accounts, channel, sender);
    const other = sender === userId ? null : sender;
    used.set(`${channel} ${sender}`, {
      channel,
      state: account?.state ?? 'missing',
      address: account?.address ?? null,
      userId: other,
    });
  }
  return [...used.values()];
}

/**
 * As the service chooses: a sender's own account before one of everybody, then the one that works
 * best; what a person disconnected comes last.
 */
function accountOf(
  accounts: readonly Account[],
  channel: Channel,
  sender: string,
): Account | undefined {
  const rank = ({ reason, userId, state }: Account) =>
    (reason?.code === 'disconnected_by_person' ? 100 : 0) +
    (userId === null ? 10 : 0) +
    ORDER.indexOf(state);
  return accounts
    .filter(({ type, userId }) => type === channel && (userId === sender || userId === null))
    .toSorted((a, b) => rank(a) - rank(b))
    .at(0);
}

/** Whether a start would be refused for it: texts need no account to start. */
export const holdsUp = ({ channel, state }: ChannelReadiness): boolean =>
  channel !== 'sms' && state !== 'connected';
