import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * JSON lines on standard error, so that standard output holds only the output that the user asked
 * for. Keys and tokens are never logged.
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['*.apiKey', '*.authorization', '*["x-api-key"]', '*.customParams', '*.password'],
        censor: '[redacted]',
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

export const silentLog: Log = pino({ level: 'silent' });
