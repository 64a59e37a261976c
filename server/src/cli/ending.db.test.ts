import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { inspectEmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { silentLog } from '../platform/log.ts';

/*
 * However a command ends, the PostgreSQL that it started ends with it.
 */

let folder: string;
let dataDir: string;
const children = new Set<ChildProcess>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-ending-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  // What a failed test left running is joined, and stopped by leaving it.
  await (await startEmbeddedPostgres({ dataDir, log: silentLog })).stop();
  await rm(folder, { recursive: true, force: true });
});

function start(program: string, ...args: string[]): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: '0',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'warn',
  };
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  return child;
}

/** Whether the PostgreSQL of the folder runs. */
const isServing = async (): Promise<boolean> =>
  (await inspectEmbeddedPostgres(dataDir)).url !== null;

/** Whether a command uses it. */
const isUsed = async (): Promise<boolean> =>
  (await inspectEmbeddedPostgres(dataDir)).users.length > 0;

async function bigFile(): Promise<string> {
  const file = join(folder, 'people.jsonl');
  await writeFile(
    file,
    engineers(50_000)
      .map((person) => JSON.stringify(person))
      .join('\n'),
  );
  return file;
}

test.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'a command that %s interrupts leaves no PostgreSQL behind',
  async (signal, exitCode) => {
    const child = start('main.ts', 'talents', 'import', await bigFile());
    const ended = once(child, 'exit');
    await until(isUsed);
    child.kill(signal);
    expect(await ended).toEqual([exitCode, null]);
    await until(async () => !(await isServing()));
  },
);

test('serve stops as gracefully when its terminal closes as on SIGTERM', async () => {
  const service = start('main.ts', 'serve', '--json');
  const ended = once(service, 'exit');
  await once(service.stdout!, 'data');
  service.kill('SIGHUP');
  expect(await ended).toEqual([0, null]);
  expect(await isServing()).toBe(false);
});

test('the demo whose reader leaves (| head) stops what it started, and says nothing of it', async () => {
  const people = join(folder, 'people.jsonl');
  await writeFile(
    people,
    engineers(30, { title: 'Data Engineer' })
      .map((person) => JSON.stringify(person))
      .join('\n'),
  );
  const imported = start('main.ts', 'talents', 'import', people);
  expect(await once(imported, 'exit')).toEqual([0, null]);
  const demo = start('demo.ts', 'Data engineers in France');
  const ended = once(demo, 'exit');
  let said = '';
  demo.stderr!.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(demo.stdout!, 'data');
  demo.stdout!.destroy();
  expect(await ended).toEqual([0, null]);
  expect(said).toBe('No service runs: starting one for this demo\n');
  expect(await isServing()).toBe(false);
});
