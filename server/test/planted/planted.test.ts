import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/* `npm run test:planted` shows that each bug is caught; this only keeps the patches from rotting. */

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const patches = globSync('*.patch', { cwd: FOLDER });

test('there are planted bugs', () => {
  expect(patches.length).toBeGreaterThanOrEqual(50);
});

test.each(patches)('%s can be planted, and names a test that exists', (patch) => {
  const [, caughtBy = ''] = /^Caught by: (\S+)$/m.exec(readFileSync(FOLDER + patch, 'utf8')) ?? [];
  expect(caughtBy).toMatch(/\.test\.ts$/);
  expect(existsSync(path.join(ROOT, caughtBy))).toBe(true);
  execFileSync('git', ['apply', '--check', FOLDER + patch], { cwd: ROOT, stdio: 'pipe' });
});
