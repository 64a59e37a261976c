import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCli, testCli } from './cli.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { until } from './until.ts';

/** Nothing else contains them. */
const SECRET_KEY = 'canary-of-the-secret-key';
const METRICS_TOKEN = 'canary-of-the-metrics-token';
const CANARIES = [SECRET_KEY, METRICS_TOKEN];
const PROGRAM = fileURLToPath(new URL('processes/crashing.ts', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('../bin/greenroom.js', import.meta.url));

let database: TestDatabase;
let cli: TestCli;
let folder: string;
beforeAll(async () => {
  [database, folder] = [await testDatabase(), await mkdtemp(join(tmpdir(), 'greenroom-crash-'))];
  cli = await testCli({ DATABASE_URL: database.url, SECRET_KEY, METRICS_TOKEN });
});
afterAll(async () => {
  await cli.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a program printed as errors, and how it ended. */
async function endOf(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', SECRET_KEY, METRICS_TOKEN, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const stderr = await text(child.stderr);
  const [code, signal] = await ended;
  return { stderr, end: (code ?? signal) as number | string };
}

test.each(['throw', 'reject'])(
  'an error that nothing handled (%s) is one line of the log without the row in it, and ends the process with 1',
  async (how) => {
    const { stderr, end } = await endOf([PROGRAM, how]);
    expect(end).toBe(1);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(stderr)).toMatchObject({ err: { message: 'the statement failed' } });
    for (const canary of CANARIES) expect(stderr).not.toContain(canary);
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a service whose memory is used up writes no heap, and a report without a variable', async () => {
  const { stderr, end } = await endOf([LAUNCHER, 'serve'], {
    NODE_OPTIONS: '--report-on-fatalerror --max-old-space-size=24',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SAMPLE_DATA: 'off',
    PORT: '0',
  });
  expect(end).not.toBe(0);
  expect(stderr).toContain('heap out of memory');
  const names = await readdir(folder);
  expect(names.filter((name) => /heap|core/i.test(name))).toEqual([]);
  const reports = names.filter((name) => name.startsWith('report.'));
  expect(reports).toHaveLength(1);
  const report = await readFile(join(folder, reports[0]!), 'utf8');
  expect(JSON.parse(report)).toHaveProperty('javascriptHeap');
  for (const canary of [...CANARIES, database.url]) expect(stderr + report).not.toContain(canary);
  await rm(join(folder, reports[0]!));
});

test('a report of a running service has no variable in it', async () => {
  const service = cli.serve(['--json'], {
    NODE_OPTIONS: `--report-on-signal --report-directory=${folder}`,
  });
  const { url } = JSON.parse((await service.printed('\n')).split('\n', 1)[0]!) as { url: string };
  await (await fetch(`${url}/healthz`)).arrayBuffer();
  service.signal('SIGUSR2');
  const reports: string[] = [];
  // The file is there before it is whole.
  await until(async () => {
    const name = (await readdir(folder)).find((one) => one.startsWith('report.'));
    const report = name === undefined ? '' : await readFile(join(folder, name), 'utf8');
    if (report.trimEnd().endsWith('}')) reports.push(report);
    return reports.length > 0;
  });
  service.signal('SIGTERM');
  expect((await service.ended).exitCode).toBe(0);
  const report = JSON.parse(reports[0]!) as Record<string, unknown>;
  expect(report).not.toHaveProperty('environmentVariables');
  for (const canary of [...CANARIES, database.url]) expect(reports[0]).not.toContain(canary);
});
