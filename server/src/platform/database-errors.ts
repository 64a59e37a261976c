/**
 * What the driver, PostgreSQL and the system say of a connection that broke or cannot be opened.
 * Some errors of the driver have words only.
 */
const LOST_CODES = /^(?:08\w{3}|57P0[1235]|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const LOST_WORDS =
  /^Connection terminated|connection error and is not queryable|^timeout exceeded when trying to connect|^Client was closed/;

/**
 * Whether the connection broke, or the server cannot be reached at the moment. What was asked may
 * have been done all the same: only work that may be done twice is to be tried again.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return LOST_CODES.test(code) || LOST_WORDS.test(message);
}

/** Whether something could not be written because a disk is full: ours, or PostgreSQL's. */
export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '', cause } = (error ?? {}) as NodeJS.ErrnoException;
  return (
    code === '53100' ||
    code === 'ENOSPC' ||
    message.includes('No space left on device') ||
    (cause !== undefined && isDiskFull(cause))
  );
}
