import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * JSON lines on standard error, so that standard output holds only the output that the user asked
 * for. Keys, tokens and data of people are never logged.
 */
export function createLog(
  level: string,
  destination: { write(line: string): void } = pino.destination({ dest: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: plainError },
      redact: {
        paths: ['*.apiKey', '*.authorization', '*["x-api-key"]', '*.customParams', '*.password'],
        censor: '[redacted]',
      },
    },
    destination,
  );
}

export const silentLog: Log = pino({ level: 'silent' });

/** An error of PostgreSQL about a value: the message may quote it. */
const QUOTES_A_VALUE = /^2[23]/;

/** Mail servers quote the recipient in their answers, and addresses of servers may hold a password. */
const withoutAddresses = (message: string): string =>
  message.replaceAll(/\S+/g, (word) => (/\w@\w/.test(word) ? '…' : word));

interface PlainError {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: PlainError;
}

/**
 * What the log tells of an error. Other members are left out: an error of PostgreSQL has the row
 * that broke a rule (`detail`, `where`), and one of HTTP clients has requests with their headers.
 */
function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { code, cause, severity } = error as Error & { code?: unknown; severity?: unknown };
  const isValue = typeof code === 'string' && QUOTES_A_VALUE.test(code) && severity !== undefined;
  const message = withoutAddresses(
    isValue ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message,
  );
  // The first lines of a stack repeat the message.
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    stack: calls.map((line) => line.trim()).join('\n'),
    ...(cause instanceof Error && { cause: plainError(cause) }),
  };
}
