import {
  type ChannelProvider,
  type ChannelType,
  type Pace,
  usualPace,
} from '../../channels/port.ts';
import type { SequenceSettings } from './blueprint-config.ts';
import { dayBounds, nextInWindow, windowLengthMs } from './window.ts';

/**
 * A sequence's own limit is spread evenly over its window. A sandbox has no provider to protect.
 */
export function paceOf(
  channel: ChannelType,
  provider: ChannelProvider | null,
  settings: SequenceSettings,
): Pace {
  const perDay = settings.dailyLimits[channel];
  if (perDay !== undefined) return { perDay, gapMs: Math.floor(windowLengthMs(settings) / perDay) };
  return usualPace(channel, provider);
}

/**
 * How late a message may use its slot. A busy worker must not send it to the end of the queue, but
 * it must not come close to the next message.
 */
export const slotToleranceMs = ({ gapMs }: Pace): number => Math.min(60_000, gapMs / 2);

/**
 * The first moment from `wanted` on when the account may send: inside the window, with the gap to
 * every other message, and below the daily limit. `taken`: the account's other messages and slots,
 * ascending, from the start of `wanted`'s local day minus one gap.
 */
export function nextSlot(
  wanted: Date,
  taken: readonly Date[],
  { perDay, gapMs }: Pace,
  settings: SequenceSettings,
): Date {
  let slot = nextInWindow(wanted, settings);
  for (;;) {
    const { start, end } = dayBounds(slot, settings.timezone);
    const isFull =
      perDay !== null &&
      firstFrom(taken, end.getTime()) - firstFrom(taken, start.getTime()) >= perDay;
    const freeFrom = isFull
      ? end.getTime()
      : freeFromGap(taken, slot.getTime(), gapMs, end.getTime());
    if (freeFrom === slot.getTime()) return slot;
    slot = nextInWindow(new Date(freeFrom), settings);
  }
}

/**
 * The first moment from `slot` on with the gap on both sides. The search stops at `limit`, where
 * another day begins.
 */
function freeFromGap(times: readonly Date[], slot: number, gapMs: number, limit: number): number {
  let free = slot;
  for (
    let index = firstFrom(times, slot - gapMs + 1);
    index < times.length && times[index]!.getTime() < free + gapMs && free < limit;
    index++
  ) {
    free = times[index]!.getTime() + gapMs;
  }
  return free;
}

/** The index of the first of the ascending times that is not before `from`. */
function firstFrom(times: readonly Date[], from: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (times[middle]!.getTime() < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
