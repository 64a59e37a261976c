import type { Command } from 'commander';
import { examples, type GlobalOptions } from './command.ts';
import { CommandFailure } from './failure.ts';
import type { Finding } from './finding.ts';
import { counted } from './output.ts';

const MARKS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

/**
 * Looks at everything that a start needs, changes nothing, and says what to do about what it finds.
 */
export function addDoctor(program: Command): void {
  const command = program
    .command('doctor')
    .description('check the installation and say what to fix; changes nothing')
    .option('--strict', 'for monitors: a warning counts as a failure')
    .addHelpText(
      'after',
      `\nExits 1 when a check fails; a warning counts only with --strict.\n${examples('greenroom doctor', 'greenroom doctor --json', 'greenroom doctor --strict')}`,
    );
  command.action(async () => {
    const { json, strict } = command.optsWithGlobals<GlobalOptions & { strict?: boolean }>();
    const { diagnose } = await import('./doctor-checks.ts');
    const checks = await diagnose();
    const failed = checks.filter(
      ({ status }) => status === 'fail' || (strict && status === 'warn'),
    );
    const answer = json
      ? JSON.stringify({ healthy: failed.length === 0, checks })
      : checks.map(line).join('\n');
    process.stdout.write(`${answer}\n`);
    if (failed.length === 0) return;
    const names = failed.map(({ name }) => name).join(', ');
    const failure = new CommandFailure(`${counted(failed.length, 'check')} failed: ${names}`);
    failure.isAnswered = true;
    throw failure;
  });
}

function line({ name, status, message, remedy }: Finding): string {
  return `${MARKS[status]}  ${name}: ${message}${remedy === undefined ? '' : `; ${remedy}`}`;
}
