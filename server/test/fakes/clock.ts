import type { Clock } from '../../src/platform/clock.ts';

export interface FakeClock extends Clock {
  set(iso: string): void;
  advance(ms: number): void;
}

/** A clock that only tests move, for the process and the SQL functions alike. */
export function fakeClock(iso = '2026-03-10T12:00:00.000Z'): FakeClock {
  let time = new Date(iso).getTime();
  return {
    now: () => new Date(time),
    databaseNow: () => new Date(time),
    set: (next) => {
      time = new Date(next).getTime();
    },
    advance: (ms) => {
      time += ms;
    },
  };
}
