/** The only place that reads the time, so that tests can control it. */
export interface Clock {
  now(): Date;
  /**
   * The time to pass to SQL functions. Null means the database's own clock: all processes share it,
   * so their rate windows agree. A test clock returns its own time.
   */
  databaseNow(): Date | null;
}

export const systemClock: Clock = {
  now: () => new Date(Date.now()),
  databaseNow: () => null,
};

/** Milliseconds that only move forward; for measuring durations. */
export const monotonicMs = (): number => performance.now();
