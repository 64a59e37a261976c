/**
 * Codes and messages of the driver, PostgreSQL and the system for a connection that broke or cannot
 * be opened. Some driver errors have a message only.
 */
const LOST_CODES = /^(?:08\w{3}|57P0[1235]|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const LOST_WORDS =
  /^Connection terminated|connection error and is not queryable|^timeout exceeded when trying to connect|^Client was closed/;

const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';

/**
 * Whether the connection broke, or the server cannot be reached now. The statement may have taken
 * effect anyway, so only retry work that may run twice.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return LOST_CODES.test(code) || LOST_WORDS.test(message);
}

/** Whether two transactions wrote the same key, or waited for each other: one of them was undone. */
export function isCrossed(error: unknown): boolean {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code === UNIQUE_VIOLATION || code === DEADLOCK;
}

/** Whether a write failed because a disk is full: ours or PostgreSQL's. */
export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '', cause } = (error ?? {}) as NodeJS.ErrnoException;
  return (
    code === '53100' ||
    code === 'ENOSPC' ||
    message.includes('No space left on device') ||
    (cause !== undefined && isDiskFull(cause))
  );
}
