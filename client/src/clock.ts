/** The only file of the client that reads the time. */

/** For durations: it never goes back. */
export const monotonicMs = (): number => performance.now();

export const currentTime = (): Date => new Date();
