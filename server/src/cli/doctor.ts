import type { Command } from 'commander';
import { systemClock } from '../platform/clock.ts';
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
    .option(
      '--public <url>',
      'check from outside instead: how clients reach the installation, through the proxy',
    )
    .addHelpText(
      'after',
      `\nExits 1 when a check fails; a warning counts only with --strict.\n${examples('greenroom doctor', 'greenroom doctor --json', 'greenroom doctor --strict', 'greenroom doctor --public https://talent.example.com')}`,
    );
  command.action(async () => {
    const { json, strict, public: address } = command.optsWithGlobals<DoctorOptions>();
    const checks = await checksOf(address);
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

type DoctorOptions = GlobalOptions & { strict?: boolean; public?: string };

/** From outside, nothing of this machine matters: the command runs anywhere. */
async function checksOf(address: string | undefined): Promise<Finding[]> {
  if (address !== undefined) {
    const { checkPublic } = await import('./public-checks.ts');
    return checkPublic(address, systemClock.now());
  }
  const { diagnose } = await import('./doctor-checks.ts');
  return diagnose();
}

function line({ name, status, message, remedy }: Finding): string {
  return `${MARKS[status]}  ${name}: ${message}${remedy === undefined ? '' : `; ${remedy}`}`;
}
