import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generatePeople } from '../../../sample/src/sample.ts';
import { TRACKS } from '../../../sample/src/tracks/all-tracks.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { INSTALL_SAMPLE } from '../talents/sample-people.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const MB = 1_048_576;
/**
 * Packing compiles and compresses, installing fetches: it ends what hangs, however busy the
 * machine.
 */
const SLOW_MS = 600_000;

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'greenroom-package-'));
  await copyOfWorkspace();
});
afterAll(() => rm(place, { recursive: true, force: true }));

const workspace = () => join(place, 'workspace');

/** Packing changes folders for a while, and other tests run from the workspace meanwhile. */
async function copyOfWorkspace(): Promise<void> {
  const { stdout } = await run(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, maxBuffer: 16 * MB },
  );
  for (const file of stdout
    .split('\0')
    .filter((file) =>
      /^(server|clients?|console|docs|sample|tools)\/|^[^/]+\.(?:json|md)$/.test(file),
    )) {
    if (!existsSync(join(root, file))) continue;
    await mkdir(dirname(join(workspace(), file)), { recursive: true });
    await cp(join(root, file), join(workspace(), file));
  }
  await symlink(join(root, 'node_modules'), join(workspace(), 'node_modules'));
  // Built from the same sources, it is not built again.
  if (existsSync(join(root, 'console', 'dist')))
    await cp(join(root, 'console', 'dist'), join(workspace(), 'console', 'dist'), {
      recursive: true,
    });
}

async function pack(member: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', place], {
    cwd: join(workspace(), member),
    maxBuffer: 16 * MB,
  });
  return join(place, stdout.trim().split('\n').at(-1)!);
}

async function diskBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(
    entries.map(async (entry) => (await lstat(join(folder, entry))).blocks * 512),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** For the program, and what it imports at its beginning, the Node that runs it is an old one. */
const OLD_NODE = `data:text/javascript,${encodeURIComponent(
  `const versions = { ...process.versions, node: '20.19.0' }; Object.defineProperties(process, { versions: { value: versions }, version: { value: 'v20.19.0' } });`,
)}`;

describe('the packed server', () => {
  let home: string;
  let launcher: string;
  let database: TestDatabase | undefined;
  let environment: NodeJS.ProcessEnv;
  const started: ChildProcess[] = [];

  async function install(tarball: string): Promise<void> {
    await run(
      'npm',
      ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball],
      { cwd: home, maxBuffer: 16 * MB },
    );
  }

  /** Runs `serve`, and returns it once it has printed what it announces. */
  async function serve(
    node: readonly string[],
    more: Record<string, string>,
    command: 'serve' | 'up' = 'serve',
  ) {
    const child = spawn(process.execPath, [...node, launcher, command], {
      env: { ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (printed += data));
    const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
    await vi.waitUntil(() => address() ?? child.exitCode !== null, {
      timeout: 60_000,
      interval: 50,
    });
    const url = address() ?? expect.fail(printed);
    await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 200, {
      timeout: 60_000,
      interval: 50,
    });
    const stop = async () => {
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
    };
    return { url, printed: () => printed, stop };
  }

  beforeAll(async () => {
    home = join(place, 'home');
    await mkdir(home);
    await writeFile(join(home, 'package.json'), '{ "private": true }');
    await install(await pack('server'));
    launcher = join(home, 'node_modules', 'greenroom', 'bin', 'greenroom.js');
    database = await testDatabase();
    environment = {
      ...process.env,
      PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: join(place, 'data'),
    };
  }, SLOW_MS);
  afterAll(async () => {
    for (const child of started.filter(
      (child) => child.exitCode === null && child.signalCode === null,
    )) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await database?.close();
  });

  it('takes at most 330 MB with its packages, its PostgreSQL and its Node', async () => {
    expect((await diskBytes(join(home, 'node_modules'))) / MB).toBeLessThan(330);
  });

  it('carries its packages in the versions of the lockfile, and no file of the tests', async () => {
    const version = async (folder: string) =>
      (await import(join(folder, 'package.json'), { with: { type: 'json' } })).default.version;
    const modules = join(home, 'node_modules', 'greenroom', 'node_modules');
    for (const name of ['fastify', 'light-my-request', 'pg', 'zod'])
      expect(await version(join(modules, name))).toBe(
        await version(join(root, 'node_modules', name)),
      );
    const own = (await readdir(dirname(dirname(launcher)), { recursive: true })).filter(
      (file) => !file.includes('node_modules'),
    );
    expect(own.filter((file) => file.includes('.test.'))).toEqual([]);
  });

  it('carries no made-up people', async () => {
    const folder = join(dirname(dirname(launcher)), 'dist');
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      file.endsWith('.js'),
    );
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const sentences = [TRACKS[0]!.en[0]!, TRACKS.at(-1)!.fr[0]!];
    expect(files).toContain(join('talents', 'sample-people.js'));
    expect(
      files.filter((_, at) => sentences.some((sentence) => texts[at]!.includes(sentence))),
    ).toEqual([]);
    const modules = join(home, 'node_modules', 'greenroom', 'node_modules');
    expect(existsSync(join(modules, '@greenroom'))).toBe(false);
    expect(existsSync(join(home, 'node_modules', '@greenroom'))).toBe(false);
  });

  it('continues in its own Node when an older one starts it', async () => {
    const { stdout } = await run(
      process.execPath,
      ['--import', OLD_NODE, launcher, 'config', '--json'],
      { env: { ...process.env, PORT: '4321' } },
    );
    const { variables } = JSON.parse(stdout) as {
      variables: { name: string; value: string; source: string }[];
    };
    expect(variables).toContainEqual(
      expect.objectContaining({ name: 'PORT', value: '4321', source: 'environment' }),
    );
  });

  it('gives a remedy when no Node came with it', async () => {
    const bare = join(place, 'bare', 'bin');
    await cp(dirname(launcher), bare, { recursive: true });
    const failure = await run(process.execPath, [
      '--import',
      OLD_NODE,
      join(bare, 'greenroom.js'),
      'config',
    ]).then(
      () => expect.fail('it ran'),
      (error: { code: number; stderr: string }) => error,
    );
    expect(failure.code).toBe(1);
    expect(failure.stderr).toMatch(
      /needs Node 24 or newer, and this is v20\.19\.0.*install a newer Node/,
    );
  });

  it('serves the API and the console, started by an older Node, and ends on SIGTERM', async () => {
    const { url, stop } = await serve(['--import', OLD_NODE], { SAMPLE_DATA: 'off' });
    for (const path of [
      '/console/',
      '/console/openapi.json',
      '/docs/reference/errors',
      '/llms.txt',
    ]) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
    await stop();
  });

  it('without the sample starts empty, and names the command that installs it', async () => {
    const { printed, stop } = await serve([], {}, 'up');
    await vi.waitUntil(() => printed().includes('greenroom workspaces create'));
    expect(printed()).toContain(`run "${INSTALL_SAMPLE}" where Greenroom is installed`);
    await stop();
    const args = [launcher, 'talents', 'generate', '--count', '5', '--seed', '1'];
    const failure = await run(process.execPath, args, { env: environment }).then(
      () => expect.fail('it ran'),
      (error: { code: number; stderr: string }) => error,
    );
    expect(failure.code).toBe(1);
    expect(failure.stderr).toContain(
      `the package @greenroom/sample, which is not installed. Run "${INSTALL_SAMPLE}"`,
    );
  });

  it(
    'with the packed sample beside it makes the sample workspace, of the same people',
    async () => {
      await install(await pack('sample'));
      const { printed, stop } = await serve([], {});
      await vi.waitUntil(() => printed().includes('CASTING_ID'));
      expect(printed()).toContain('with 5,000 made-up talents');
      await stop();
      const packed: typeof import('../../../sample/src/sample.ts') = await import(
        join(home, 'node_modules', '@greenroom', 'sample', 'entry.js')
      );
      const options = { count: 200, seed: 1, asOf: new Date('2026-11-01'), batchSize: 200 };
      expect([...packed.generatePeople(options)]).toEqual([...generatePeople(options)]);
    },
    SLOW_MS,
  );
});

it('the packed client is imported by its name', async () => {
  const folder = join(place, 'node_modules', '@greenroom/client');
  await mkdir(folder, { recursive: true });
  await run('tar', ['xzf', await pack('client'), '--strip-components=1', '-C', folder]);
  const program = `import { createClient } from '@greenroom/client'; console.log(typeof createClient({ baseUrl: 'http://x', apiKey: 'k' }).searchTalents)`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    cwd: place,
  });
  expect(stdout.trim()).toBe('function');
});
