/** The only place that reads the time, so that tests can hold it. */
export interface Clock {
  now(): Date;
  /**
   * What to hand to SQL functions that need the time. Null means "the database's own clock": one
   * clock for all processes, so that rate windows agree everywhere. A test clock returns its own
   * time.
   */
  databaseNow(): Date | null;
}

export const systemClock: Clock = {
  now: () => new Date(Date.now()),
  databaseNow: () => null,
};

/** Milliseconds that only move forward; for measuring durations. */
export const monotonicMs = (): number => performance.now();
