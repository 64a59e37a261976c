import type { Command } from 'commander';
import { answerWith, examples } from './command.ts';
import { identifier } from './options.ts';
import { importOwn, type OwnImportOptions } from './own-talents.ts';
import { addServiceOptions } from './service-api.ts';

/** Files into the workspace's own pool by key; `talents import` without `--own` is the operator's. */
export function addImport(program: Command): void {
  const command = addServiceOptions(program.command('import'))
    .description('import CVs, tables and archives into the pool of the workspace')
    .argument('<file...>', 'files to import, in this order')
    .option('--dry-run', 'count what would happen, and change nothing')
    .option(
      '--sourcing <id>',
      'also make the people candidates of this sourcing, with the stages and notes of an ATS export',
      identifier('src'),
    )
    .option('--watch', 'wait for the end, and show progress, counts and problems')
    .addHelpText(
      'after',
      examples(
        'greenroom import --watch cvs.zip people.csv',
        'greenroom import --watch --sourcing src_… greenhouse.csv',
      ),
    );
  answerWith<OwnImportOptions>(command, (options, files) => importOwn(options, files));
}
