import type { ChannelType } from '../channels/port.ts';

/**
 * The settings of a blueprint (decision 29): `timezone`, `sendingWindow { days, from, to }`, `stopOnReply`, `dailyLimits` per channel.
 * They are checked when present and kept as sent, unknown keys too; `settingsOf` reads them in one form.
 */
export interface SequenceSettings {
  /** IANA name; UTC when none was given. */
  timezone: string;
  /** Null: at any time. */
  window: SendingWindow | null;
  stopOnReply: boolean;
  /** Messages a day and account; a channel that is not in it has no limit of the sequence's own. */
  dailyLimits: Partial<Record<ChannelType, number>>;
}

export interface SendingWindow {
  /** 1 is Monday, 7 is Sunday; at least one, ascending. */
  weekdays: readonly number[];
  /** Minutes since local midnight, 0 to 1439. */
  fromMinute: number;
  /** The first minute after the window, greater than `fromMinute`, at most 1440. */
  toMinute: number;
}
