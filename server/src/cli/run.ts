import { CommanderError } from 'commander';
import { failureLines } from './failure.ts';
import { createProgram } from './program.ts';

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

/**
 * The `greenroom` command. Exit codes: 0, 1 (failed, with a line on standard error) and 2 (bad
 * usage).
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
    if (error instanceof CommanderError) return error.exitCode;
    for (const line of failureLines(error)) process.stderr.write(`greenroom: ${line}\n`);
    return 1;
  }
}
