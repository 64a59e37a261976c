import { CommanderError } from 'commander';
import { failureLines } from './failure.ts';
import { createProgram } from './program.ts';

/** The `greenroom` command. Exit codes: 0, 1 (failed, with a line on standard error) and 2 (bad usage). */
export async function run(): Promise<number> {
  // The reader of a pipe may leave early (greenroom … | head): that is no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await createProgram().parseAsync();
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    for (const line of failureLines(error)) process.stderr.write(`greenroom: ${line}\n`);
    return 1;
  }
}
