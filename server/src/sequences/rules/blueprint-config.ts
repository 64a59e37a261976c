import type { ChannelType } from '../../channels/port.ts';
import type { Issue } from '../../platform/errors.ts';
import { channelOf, STEP_TYPES } from './step.ts';

/**
 * The settings of a blueprint (decision 29): `timezone`, `sendingWindow { days, from, to }`,
 * `stopOnReply`, `dailyLimits` per channel. They are checked when present and kept as sent, unknown
 * keys too; `settingsOf` reads them in one form.
 */
export interface SequenceSettings {
  /** IANA name; UTC when none was given. */
  timezone: string;
  /** Null: at any time. */
  window: SendingWindow | null;
  stopOnReply: boolean;
  /** Messages per day and account. A channel that is missing has no limit set by the sequence. */
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

/** The settings as sent. */
export interface BlueprintConfig {
  timezone?: string;
  sendingWindow?: {
    days?: readonly (number | string)[];
    from?: string;
    to?: string;
    [unknown: string]: unknown;
  };
  stopOnReply?: boolean;
  dailyLimits?: Readonly<Record<string, number>>;
  [unknown: string]: unknown;
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY_MINUTES = 1_440;

/** A channel by its own name or by the type of its steps. */
const CHANNEL_NAMES = new Map<string, ChannelType>(
  STEP_TYPES.flatMap((type) => [
    [type, channelOf({ type })],
    [channelOf({ type }), channelOf({ type })],
  ]),
);

/** The rules that the settings break, beyond the shape of a field. Paths are inside the config. */
export function configIssues({ timezone, sendingWindow, dailyLimits }: BlueprintConfig): Issue[] {
  const issues: Issue[] = [];
  if (timezone !== undefined && !isTimezone(timezone))
    issues.push({ path: ['timezone'], message: 'must be an IANA time zone such as Europe/Paris' });
  if (sendingWindow) issues.push(...windowIssues(sendingWindow));
  for (const name of Object.keys(dailyLimits ?? {}))
    if (!CHANNEL_NAMES.has(name))
      issues.push({
        path: ['dailyLimits', name],
        message: `is not a channel; the channels are ${[...new Set(CHANNEL_NAMES.values())].join(', ')}`,
      });
  return issues;
}

/** Reads stored settings; a missing one gets its default. */
export function settingsOf({
  timezone,
  sendingWindow,
  stopOnReply,
  dailyLimits,
}: BlueprintConfig): SequenceSettings {
  const limits: SequenceSettings['dailyLimits'] = {};
  for (const [name, limit] of Object.entries(dailyLimits ?? {})) {
    const channel = CHANNEL_NAMES.get(name)!;
    limits[channel] = Math.min(limit, limits[channel] ?? limit);
  }
  return {
    timezone: timezone ?? 'UTC',
    window: sendingWindow ? windowOf(sendingWindow) : null,
    stopOnReply: stopOnReply ?? true,
    dailyLimits: limits,
  };
}

function windowOf({
  days,
  from,
  to,
}: NonNullable<BlueprintConfig['sendingWindow']>): SendingWindow {
  const weekdays = days?.map((day) => weekdayOf(day)!) ?? WEEKDAYS.map((_, index) => index + 1);
  return {
    weekdays: [...new Set(weekdays)].sort((a, b) => a - b),
    fromMinute: minuteOf(from ?? '00:00')!,
    toMinute: minuteOf(to ?? '24:00')!,
  };
}

function windowIssues({ days, from, to }: NonNullable<BlueprintConfig['sendingWindow']>): Issue[] {
  const issues: Issue[] = [];
  for (const [index, day] of (days ?? []).entries())
    if (weekdayOf(day) === null)
      issues.push({
        path: ['sendingWindow', 'days', index],
        message: 'must be 1 (Monday) to 7 (Sunday), or the English name of the day',
      });
  const times = Object.entries({ from, to }).filter(
    ([, text]) => text !== undefined && minuteOf(text) === null,
  );
  for (const [field] of times)
    issues.push({
      path: ['sendingWindow', field],
      message: 'must be a local time from 00:00 to 24:00',
    });
  if (times.length === 0 && minuteOf(from ?? '00:00')! >= minuteOf(to ?? '24:00')!)
    issues.push({
      path: ['sendingWindow', 'to'],
      message: 'must be later on the same day than from',
    });
  return issues;
}

/**
 * 1 is Monday; `monday`, `Mon` and 1 are the same day, and so are 0 and 7. Null when it is not a
 * day.
 */
function weekdayOf(day: number | string): number | null {
  if (typeof day === 'number')
    return Number.isInteger(day) && day >= 0 && day <= 7 ? day || 7 : null;
  const name = day.toLowerCase();
  const index = WEEKDAYS.findIndex((weekday) => weekday === name || weekday.slice(0, 3) === name);
  return index < 0 ? null : index + 1;
}

/** Minutes since midnight; `24:00` is the end of the day. Null when it is not a time. */
function minuteOf(text: string): number | null {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text);
  if (!match) return null;
  const minute = Number(match[1]) * 60 + Number(match[2]);
  return minute <= DAY_MINUTES ? minute : null;
}

function isTimezone(name: string): boolean {
  // Offsets such as +01:00 ignore daylight saving: a recruiter who enters one means a place.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
