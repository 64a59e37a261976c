import { setTimeout as delay } from 'node:timers/promises';
import type { Reply } from './caller.ts';
import type { NarrowKey } from './installation.ts';
import type { LoadOptions } from './load.ts';

export type Asked = Pick<Reply, 'status' | 'sentAt' | 'answeredAt'>;

const PAIR_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;
/**
 * The gate alone does not wait for the disk: a server of the database that is killed may forget
 * what it admitted in its last 0.6 s, three rounds of the process that writes the log. Processes of
 * the service that are killed forget nothing.
 */
export const FORGOTTEN_WITHIN_MS = 600;

/** When the database was killed, and when it answered again, in milliseconds since the epoch. */
export interface Crash {
  from: number;
  until: number;
}

/** Asks in pairs, so that two processes are asked at once. */
export async function askWith(
  { apiKey, window }: NarrowKey,
  asked: Asked[],
  { caller, isOver }: LoadOptions,
): Promise<void> {
  while (!isOver()) {
    await Promise.all(
      [0, 1].map(async () =>
        asked.push(await caller.call(`key with a narrow ${window}`, apiKey, '/v1/search/filters')),
      ),
    );
    await delay(PAIR_EVERY_MS);
  }
}

const isAdmitted = ({ status }: Asked): boolean => status === 200;
/** Passed or not, nobody can tell: the answer was lost, or the database was away. */
const isUnclear = ({ status }: Asked): boolean => status === 0 || status >= 500;

/** What was admitted beyond the limit, or refused below it: one line each. */
export function windowFaults(
  { window, limit }: Pick<NarrowKey, 'window' | 'limit'>,
  asked: readonly Asked[],
  crashes: readonly Crash[],
): string[] {
  return window === 'minute'
    ? minuteFaults(limit, asked, crashes)
    : monthFaults(limit, asked, crashes);
}

function monthFaults(limit: number, asked: readonly Asked[], crashes: readonly Crash[]): string[] {
  const admitted = asked.filter(isAdmitted).length;
  const forgettable = countForgettable(asked, crashes);
  const unclear = asked.filter(isUnclear).length;
  const refused = asked.length - admitted - unclear;
  const faults = [];
  if (admitted > limit + forgettable)
    faults.push(
      `${admitted} admitted, although the limit is ${limit} and at most ${forgettable} were forgotten`,
    );
  if (refused > 0 && admitted + unclear < limit)
    faults.push(
      `${refused} refused, although only ${admitted} to ${admitted + unclear} of ${limit} were admitted`,
    );
  return faults;
}

/**
 * Minutes of the clock, which is the same for all processes here. What began in one and ended in
 * another may be of either.
 */
function minuteFaults(limit: number, asked: readonly Asked[], crashes: readonly Crash[]): string[] {
  const within = asked.filter(
    (one) => isAdmitted(one) && minuteOf(one.sentAt) === minuteOf(one.answeredAt),
  );
  return [...Map.groupBy(within, ({ sentAt }) => minuteOf(sentAt))].flatMap(
    ([minute, admitted]) => {
      const forgettable = countForgettable(admitted, crashes);
      if (admitted.length <= limit + forgettable) return [];
      const at = new Date(minute * MINUTE_MS).toISOString().slice(11, 16);
      return [
        `${admitted.length} admitted in the minute ${at}, although the limit is ${limit} and at most ${forgettable} were forgotten`,
      ];
    },
  );
}

const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);

export function countForgettable(asked: readonly Asked[], crashes: readonly Crash[]): number {
  const isOf = ({ from, until }: Crash, { sentAt, answeredAt }: Asked) =>
    answeredAt >= from - FORGOTTEN_WITHIN_MS && sentAt <= until;
  return asked.filter((one) => isAdmitted(one) && crashes.some((crash) => isOf(crash, one))).length;
}
