import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from './database.ts';

/*
 * The workspace as `npm ci --omit=dev` leaves it: the packages that the lockfile does not mark as
 * for development, and nothing built.
 */

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
let place: string;
let database: TestDatabase | undefined;
let service: ChildProcess | undefined;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'greenroom-install-'));
  const { stdout } = await run(
    'git',
    [
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
      '--',
      'server',
      'client',
      'console',
      'clients',
      'docs',
      '*.md',
      'sample',
      'tools',
      '*.json',
    ],
    { cwd: ROOT },
  );
  for (const file of stdout
    .split('\0')
    .filter((file) => file !== '' && !file.endsWith('.test.ts'))) {
    if (!existsSync(join(ROOT, file))) continue;
    await mkdir(dirname(join(place, file)), { recursive: true });
    await cp(join(ROOT, file), join(place, file));
  }
  await linkProductionPackages();
});
afterAll(async () => {
  if (service?.exitCode === null) {
    // The whole group: npm does not pass the signal on to the service.
    process.kill(-service.pid!, 'SIGTERM');
    await once(service, 'close');
  }
  await database?.close();
  await rm(place, { recursive: true, force: true });
});

async function linkProductionPackages(): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<
      string,
      { dev?: boolean; devOptional?: boolean; link?: boolean; resolved?: string }
    >;
  };
  for (const [path, { dev, devOptional, link, resolved }] of Object.entries(packages)) {
    const isTop = path.startsWith('node_modules/') && path.indexOf('node_modules/', 1) === -1;
    if (!isTop || dev || devOptional || !existsSync(join(ROOT, path))) continue;
    await mkdir(dirname(join(place, path)), { recursive: true });
    await symlink(link ? join(place, resolved!) : join(ROOT, path), join(place, path));
  }
  await mkdir(join(place, 'node_modules', '.bin'));
  await symlink('../greenroom/bin/greenroom.js', join(place, 'node_modules', '.bin', 'greenroom'));
  await symlink(process.execPath, join(place, 'node_modules', '.bin', 'node'));
}

/** What it printed. */
async function npm(...args: string[]): Promise<string> {
  const { stdout, stderr } = await run('npm', args, { cwd: place, maxBuffer: 16 * 1024 * 1024 });
  return stdout + stderr;
}

/** `npm start` on a port of its own, with the address that it serves at. */
async function start(): Promise<string> {
  database = await testDatabase();
  const env = {
    ...process.env,
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: join(place, 'data'),
    SAMPLE_DATA: 'off',
  };
  service = spawn('npm', ['start'], {
    cwd: place,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [service.stdout!, service.stderr!])
    stream.on('data', (data) => (printed += data));
  const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
  await vi.waitUntil(() => address() ?? service!.exitCode !== null, {
    timeout: 60_000,
    interval: 50,
  });
  expect(printed).toContain('The console is not built: "npm run build:console" builds it.');
  return address() ?? expect.fail(printed);
}

it('without the development tools `npm start` serves the API, and names the command for the console', async () => {
  const url = await start();
  await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 200, {
    timeout: 60_000,
    interval: 50,
  });
  const page = await fetch(`${url}/console/`);
  expect([page.status, await page.text()]).toEqual([
    503,
    expect.stringContaining('npm run build:console'),
  ]);
});

it('the install builds the console with tools that it removes afterwards', async () => {
  expect(await npm('run', '--silent', 'prepare')).toContain('they go into a temporary folder');
  expect(existsSync(join(place, 'node_modules', 'vite'))).toBe(false);
  expect(await readFile(join(place, 'console', 'dist', 'index.html'), 'utf8')).toContain(
    '/console/assets/',
  );
  expect(await npm('run', '--silent', 'prestart')).toBe('');
  // It fetches and builds: this ends what hangs, however busy the machine.
}, 600_000);
