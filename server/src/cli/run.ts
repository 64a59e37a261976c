import { CommanderError } from 'commander';
import { AppError } from '../platform/errors.ts';
import { CommandFailure, EXIT_CODES, failureLines } from './failure.ts';
import { createProgram } from './program.ts';
import { ServiceRefusal } from './service-api.ts';

/** As shells report it: 128 plus the signal's number. */
const SIGNAL_EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Ends through process.exit, so that exit handlers run, such as leaving the embedded PostgreSQL.
 * Commands with their own signal handlers are left alone.
 */
function endOnSignals(): void {
  for (const [signal, exitCode] of Object.entries(SIGNAL_EXIT_CODES)) {
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(exitCode);
    });
  }
}

/** With `--json`, a program reads the failure where it reads the answer. */
function answerError(error: object): void {
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ error })}\n`);
}

/**
 * The `greenroom` command. Exit codes: 0, 2 (wrong usage) and those of EXIT_CODES, with a line on
 * standard error.
 */
export async function run(): Promise<number> {
  // The reader of a pipe may close early (greenroom … | head). That is not a failure.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  endOnSignals();
  try {
    await createProgram().parseAsync();
    return 0;
  } catch (error) {
    const lines = failureLines(error);
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) answerError({ code: 'usage', message: lines.join(' ') });
      return error.exitCode;
    }
    for (const line of lines) process.stderr.write(`greenroom: ${line}\n`);
    if (error instanceof CommandFailure && error.isAnswered) return error.exitCode;
    answerError(
      error instanceof ServiceRefusal
        ? error.error
        : { code: error instanceof AppError ? error.code : 'failed', message: lines.join(' ') },
    );
    return error instanceof CommandFailure ? error.exitCode : EXIT_CODES.failed;
  }
}
