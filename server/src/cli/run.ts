import { CommanderError } from 'commander';
import { failureLines } from './failure.ts';
import { createProgram } from './program.ts';

/** As a shell says it: 128 and the number of the signal. */
const SIGNAL_EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * An end that runs what is to be done at exit, such as leaving the embedded PostgreSQL; commands
 * with an end of their own have their way.
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
  // The reader of a pipe may leave early (greenroom … | head): that is no failure of ours.
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
