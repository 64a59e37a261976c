import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';

/* The scripts run in the shells themselves. A shell that this machine has not is left out. */

const run = promisify(execFile);
let cli: TestCli;
beforeAll(async () => {
  cli = await testCli();
});
afterAll(() => cli.close());

/** A script that sources `file` and prints what may follow these words, a line each. */
const ASKS: Record<string, (file: string, words: readonly string[]) => string> = {
  bash: (file, words) => `source '${file}'
COMP_WORDS=(greenroom ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}
_greenroom; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // Outside of its line editor zsh has no compadd: it prints here.
  zsh: (file, words) => `compdef() { [[ "$*" == '_greenroom greenroom' ]] || exit 9 }
compadd() { print -l -- "\${(M)@[2,-1]:#\${words[CURRENT]}*}" }
source '${file}'
words=(greenroom ${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length + 1}
_greenroom`,
  fish: (file, words) => `source '${file}'; complete -C 'greenroom ${words.join(' ')}'`,
};

const missing = Object.keys(ASKS).filter(
  (shell) => spawnSync(shell, ['-c', 'true']).error !== undefined,
);
if (missing.length > 0)
  console.log(`Completion is not tried in ${missing.join(', ')}: not on this machine.`);

test.each(Object.keys(ASKS).filter((shell) => !missing.includes(shell)))(
  'the script for %s completes commands and options at their place',
  async (shell) => {
    const { stdout } = await cli.run(['completion', shell]);
    const file = join(cli.folder, `completion.${shell}`);
    await writeFile(file, stdout);
    const complete = async (...words: string[]): Promise<string[]> => {
      const script = join(cli.folder, `ask.${shell}`);
      await writeFile(script, ASKS[shell]!(file, words));
      const asked = await run(shell, [...(shell === 'zsh' ? ['-f'] : []), script]);
      expect(asked.stderr).toBe('');
      return asked.stdout.trim().split('\n').toSorted();
    };
    expect(await complete('cast')).toEqual(['castings']);
    expect(await complete('castings', 'st')).toEqual(['start']);
    expect(await complete('castings', 'start', '--w')).toEqual(['--watch', '--webhook']);
    // An option or a word in between does not hide the command.
    expect(await complete('--json', 'keys', 'li')).toEqual(['limits', 'list']);
    expect(await complete('search', 'events', '--pre')).toEqual(['--preview']);
  },
);
