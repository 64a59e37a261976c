import type { Command } from 'commander';
import { answerWith, examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { counted } from './output.ts';

export function addEngine(program: Command): void {
  const engine = program
    .command('engine')
    .description('manage the engine that runs castings, sequences and other durable processes');
  const resync = engine
    .command('resync')
    .description('tell Temporal of every process again, as after the loss of its database')
    .addHelpText(
      'after',
      `\nThe processes are in PostgreSQL, and Temporal only decides when and where they run. What it knows already is not run twice.
Without TEMPORAL_ADDRESS there is nothing to tell.\n${examples('greenroom engine resync', 'greenroom engine resync --json')}`,
    );
  answerWith(resync, () =>
    withInstallation(async (_, { db }, config) => {
      if (config.temporalAddress === null)
        throw new CommandFailure(
          'TEMPORAL_ADDRESS is not set: PostgreSQL alone runs the processes, and there is nothing to tell.',
        );
      const { signalAll } = await import('../platform/engine-temporal/signals.ts');
      const processes = await signalAll(db);
      return {
        data: { processes },
        text: `Temporal is told of ${counted(processes, 'process', 'processes')} by the workers that run now, or by the next one that starts.`,
      };
    }),
  );
}
