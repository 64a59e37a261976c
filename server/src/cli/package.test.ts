import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));

let place: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'greenroom-package-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** Packs a member of the workspace and unpacks it where a package manager would put it, with the workspace's own dependencies beside it. */
async function install(member: string, name: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', place], { cwd: join(root, member) });
  const folder = join(place, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  await run('tar', ['xzf', join(place, stdout.trim().split('\n').at(-1)!), '--strip-components=1', '-C', folder]);
  await rm(join(root, member, 'dist'), { recursive: true, force: true });
  return folder;
}

describe('the packages as they ship', () => {
  it('greenroom runs built, outside the workspace: Node strips no types below node_modules', async () => {
    const folder = await install('server', 'greenroom');
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    const { stdout } = await run(process.execPath, [join(folder, 'bin', 'greenroom.js'), 'config', '--json'], {
      env: { ...process.env, PORT: '4321' },
    });
    const { variables } = JSON.parse(stdout) as { variables: { name: string; value: string; source: string }[] };
    expect(variables).toContainEqual(expect.objectContaining({ name: 'PORT', value: '4321', source: 'environment' }));
    const files = await run('find', [folder, '-name', '*.test.*', '-not', '-path', '*/node_modules/node_modules/*'], {});
    expect(files.stdout).toBe('');
  });

  it('@greenroom/client is imported by its name', async () => {
    await install('client', '@greenroom/client');
    const program = `import { createClient } from '@greenroom/client'; console.log(typeof createClient({ baseUrl: 'http://x', apiKey: 'k' }).searchTalents)`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: place });
    expect(stdout.trim()).toBe('function');
  });
});
