import { ConfigError } from '../platform/config.ts';
import { isConnectionLost, isDiskFull } from '../platform/database-errors.ts';
import { AppError } from '../platform/errors.ts';
import { oneLine } from './output.ts';

/** How a command ends, beside 2 for wrong usage (see command.ts). Documented in docs/commands.md. */
export const EXIT_CODES = {
  done: 0,
  failed: 1,
  notAllowed: 3,
  notFound: 4,
  credits: 5,
  unavailable: 6,
} as const;

/** A failure whose lines are written for the person at the terminal. */
export class CommandFailure extends Error {
  readonly lines: readonly string[];
  exitCode: number = EXIT_CODES.failed;
  /** Its answer is on standard output already, and says what failed. */
  isAnswered = false;

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.name = 'CommandFailure';
    this.lines = lines;
  }
}

/**
 * What standard error says of a failure: one line, or one for each problem of the configuration.
 * Never a stack.
 */
export function failureLines(error: unknown): string[] {
  if (error instanceof CommandFailure) return [...error.lines];
  if (error instanceof ConfigError) return [...error.problems];
  if (error instanceof AppError) return [appErrorLine(error)];
  const message = oneLine(messageOf(error));
  if (isDiskFull(error)) return [`${DISK_FULL} (${message}): ${DISK_REMEDY}`];
  if (isConnectionLost(error) && !isUnreachableDatabase(error)) {
    return [`The connection to the database broke (${message}); run greenroom doctor for details.`];
  }
  return [
    isUnreachableDatabase(error)
      ? `The database cannot be opened (${message}); run greenroom doctor for details.`
      : message,
  ];
}

export const DISK_FULL = 'The disk of the database is full';
export const DISK_REMEDY = 'free some space, then run the command again.';

/**
 * Refused, unknown host, timed out; or refused by PostgreSQL itself: the account (28…), the
 * database's name (3D000), no room, starting or stopping.
 */
function isUnreachableDatabase(error: unknown): boolean {
  const { code = '', syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return (
    /^(?:28...|3D000|53300|57P0[123])$/.test(code) ||
    code === 'ECONNREFUSED' ||
    syscall === 'connect' ||
    syscall === 'getaddrinfo'
  );
}

function appErrorLine({ message, fields }: AppError): string {
  const issues = (fields.issues ?? []).map((issue) => issue.message);
  return oneLine(issues.length > 0 ? issues.join(' ') : message);
}

/**
 * A refused connection to a name with several addresses is an AggregateError with an empty message.
 */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '' && error.errors.length > 0)
    return messageOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}
