import type { Command } from 'commander';
import { describeConfig } from '../platform/config.ts';
import { examples, type GlobalOptions } from './command.ts';
import { CommandFailure } from './failure.ts';
import { table } from './output.ts';

/** Prints every variable. Fails afterwards with one line for each wrong value. */
export function addConfig(program: Command): void {
  const command = program
    .command('config')
    .description('print every setting, its value, source and meaning')
    .addHelpText('after', examples('greenroom config', 'PORT=8080 greenroom config --json'));
  command.action(async () => {
    const { json } = command.optsWithGlobals<GlobalOptions>();
    const variables = describeConfig();
    const rows = variables.map(({ name, value, source, meaning }) => [
      name,
      value || '(unset)',
      source,
      meaning,
    ]);
    process.stdout.write(
      json
        ? `${JSON.stringify({ variables })}\n`
        : `${table(['VARIABLE', 'VALUE', 'SOURCE', 'MEANING'], rows)}\n`,
    );
    const problems = variables.flatMap(({ problem }) => problem ?? []);
    if (problems.length > 0) throw new CommandFailure(...problems);
  });
}
