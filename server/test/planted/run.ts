import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Plants one bug after the other in a copy of the last commit, and runs the test that must catch it:
 * `npm run test:planted`, or with a part of a name. Exits with 1 when a bug is not caught. A test that
 * fails without the bug would catch everything, so each test first has to pass.
 */

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const [part = ''] = process.argv.slice(2);

const bugs = globSync('*.patch', { cwd: FOLDER })
  .filter((file) => file.includes(part))
  .toSorted()
  .map((file) => {
    const [, test = ''] = /^Caught by: (\S+)$/m.exec(readFileSync(FOLDER + file, 'utf8')) ?? [];
    return { name: path.basename(file, '.patch'), patch: FOLDER + file, test };
  });

const copy = mkdtempSync(path.join(tmpdir(), 'planted-'));
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
const passes = (...tests: string[]): boolean =>
  spawnSync(path.join(ROOT, 'node_modules/.bin/vitest'), ['run', ...tests], {
    cwd: copy,
    stdio: 'ignore',
  }).status === 0;

const missed: string[] = [];
try {
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, copy]);
  for (const folder of ['', 'server/', 'client/', 'console/', 'sample/']) {
    const modules = `${ROOT}${folder}node_modules`;
    if (globSync(modules).length > 0)
      symlinkSync(modules, path.join(copy, folder, 'node_modules'), 'dir');
  }
  const tests = [...new Set(bugs.map(({ test }) => test))];
  // Together they take a fraction of the time; one by one only to name what fails.
  if (!passes(...tests))
    for (const test of tests) if (!passes(test)) missed.push(`${test} fails without a bug`);
  for (const { name, patch, test } of bugs) {
    git('apply', patch);
    const isCaught = !passes(test);
    git('checkout', '--quiet', '.');
    console.log(`${isCaught ? 'caught' : 'MISSED'}  ${name}  ${test}`);
    if (!isCaught) missed.push(name);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${bugs.length - missed.length} of ${bugs.length} planted bugs were caught.`);
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}
