import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../test/until.ts';
import { monotonicMs } from './clock.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { silentLog } from './log.ts';

/** Private, like a checkout in a home folder, and with a space in its name. */
let parent: string;
/** Created once: most tests begin and end with its server stopped. */
let dataDir: string;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'greenroom postgres '));
  await chmod(parent, 0o700);
  dataDir = path.join(parent, 'data');
  await (await start()).stop();
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const children: ChildProcess[] = [];
const started: EmbeddedPostgres[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const postgres of started.splice(0)) await postgres.stop();
});

async function start(folder = dataDir, fast = true): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silentLog, fast });
  started.push(postgres);
  return postgres;
}

/**
 * Another process that uses the same folder until it is killed, or told to stop by a line on its
 * standard input.
 */
async function startInProcess(
  folder = dataDir,
  fast = true,
): Promise<{ child: ChildProcess; url: string; owned: boolean; stop(): Promise<void> }> {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))});
    const { silentLog } = await import(${JSON.stringify(import.meta.resolve('./log.ts'))});
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, log: silentLog, fast: ${fast} });
    console.log(JSON.stringify({ url: postgres.url, owned: postgres.owned }));
    process.stdin.once('data', (line) => (String(line) === 'exit\\n' ? process.exit(7) : postgres.stop().then(() => process.exit())));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  children.push(child);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const stop = async () => {
    const ended = once(child, 'exit');
    child.stdin.write('stop\n');
    await ended;
  };
  return { child, ...(JSON.parse(line) as { url: string; owned: boolean }), stop };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const answers = (url: string): Promise<boolean> =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

describe('a start', () => {
  it('finds the rows and the port of the one before, and a stop leaves nothing running', async () => {
    const first = await start();
    expect(first.owned).toBe(true);
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    await first.stop();
    expect(await answers(first.url)).toBe(false);
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, 'select current_database() as name, answer from kept')).toEqual([
      { name: 'greenroom', answer: 42 },
    ]);
    await second.stop();
  });

  it('asks for a password that only the owner of the folder can read', async () => {
    const postgres = await start();
    const wrong = new URL(postgres.url);
    wrong.password = 'wrong';
    await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect((await stat(path.join(dataDir, 'postgres.json'))).mode & 0o077).toBe(0);
    await postgres.stop();
  });

  it('takes another port when its own is taken', async () => {
    const first = await start();
    await first.stop();
    const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
    await once(squatter, 'listening');
    const second = await start();
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
    expect(await answers(second.url)).toBe(true);
    await second.stop();
    squatter.close();
  });

  it('syncs to the disk unless told to be fast', async () => {
    const postgres = await start(dataDir, false);
    expect(
      await ask(
        postgres.url,
        "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
      ),
    ).toEqual([{ fsync: 'on', commit: 'on' }]);
    await postgres.stop();
  });

  it('that fails reports why, in one line', async () => {
    const file = path.join(dataDir, 'postgres', 'postgresql.conf');
    const good = await readFile(file, 'utf8');
    await appendFile(file, '\nno_such_setting = 1\n');
    const error = await start().catch((thrown) => thrown as Error);
    await writeFile(file, good);
    expect((error as Error).message).toMatch(
      /did not start: .*unrecognized configuration parameter "no_such_setting".*postgres\.log/,
    );
    expect((error as Error).message).not.toContain('\n');
  });
});

describe('several processes on one folder', () => {
  it('that start for the first time together make one cluster and share it', async () => {
    const folder = path.join(parent, 'together');
    const all = await Promise.all([
      startInProcess(folder),
      startInProcess(folder),
      start(folder),
      start(folder),
    ]);
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect(all.filter(({ owned }) => owned)).toHaveLength(1);
    await Promise.all(all.map((each) => each.stop()));
    expect(await answers(all[0].url)).toBe(false);
  });

  it('leave the server to those who still use it, and the last one stops it', async () => {
    const server = await startInProcess();
    const beside = await start();
    expect([server.owned, beside.owned]).toEqual([true, false]);
    await beside.stop();
    expect(await answers(server.url)).toBe(true);
    const longer = await start();
    await server.stop();
    expect(await answers(longer.url)).toBe(true);
    await longer.stop();
    expect(await answers(longer.url)).toBe(false);
  });
});

describe('after a kill -9', () => {
  it('of the process, the next start joins the server that lives on, and its stop stops it', async () => {
    const killed = await startInProcess();
    await kill(killed.child);
    expect(await answers(killed.url)).toBe(true);
    const next = await start();
    expect(next).toMatchObject({ url: killed.url, owned: true });
    await next.stop();
    expect(await answers(next.url)).toBe(false);
  });

  it('of process and server, committed rows are back', async () => {
    const killed = await startInProcess(dataDir, false);
    await ask(killed.url, 'create table survivors as select 7 as n');
    const pid = await postmasterPid();
    await kill(killed.child);
    process.kill(pid, 'SIGKILL');
    const next = await start();
    expect(await ask(next.url, 'select n from survivors')).toEqual([{ n: 7 }]);
    await next.stop();
  });

  it.each([
    ['of another program', () => process.pid],
    ['that no process has', () => 2 ** 22 - 1],
  ])('a lock file with a process id %s does not stop the next start', async (_whose, pid) => {
    await writeFile(
      path.join(dataDir, 'postgres', 'postmaster.pid'),
      `${pid()}\n/elsewhere\n0\n5432\n\n127.0.0.1\n`,
    );
    const postgres = await start();
    expect(await answers(postgres.url)).toBe(true);
    await postgres.stop();
  });

  it('while the cluster is created, the next start creates it', async () => {
    const folder = path.join(parent, 'half made');
    await mkdir(path.join(folder, 'postgres.new', 'base'), { recursive: true });
    await writeFile(
      path.join(folder, 'postgres.lock'),
      JSON.stringify({ pid: process.pid, startedAt: '1', nonce: 'dead' }),
    );
    const postgres = await start(folder);
    expect(await answers(postgres.url)).toBe(true);
    await postgres.stop();
  });
});

const starts = async (): Promise<number> =>
  (await readFile(path.join(dataDir, 'postgres.log'), 'utf8')).split('starting PostgreSQL').length;

/**
 * Measures the time from the server's death to its first answer. docs/decisions/0060 promises the
 * bound.
 */
async function killServer(url: string): Promise<void> {
  process.kill(await postmasterPid(), 'SIGKILL');
  const killedAt = monotonicMs();
  await until(async () => !(await answers(url)));
  await until(() => answers(url));
  expect(monotonicMs() - killedAt).toBeLessThan(5_000);
}

describe('a server that is killed while it is used', () => {
  it('is started again by exactly one of the processes that use it, on the same port, each time, with every committed row', async () => {
    const postgres = await start(dataDir, false);
    const others = await Promise.all([
      startInProcess(dataDir, false),
      startInProcess(dataDir, false),
    ]);
    await ask(postgres.url, 'create table survived (n int)');
    for (const n of [1, 2]) {
      await ask(postgres.url, `insert into survived values (${n})`);
      const before = await starts();
      await killServer(postgres.url);
      await until(() => postgres.health() === 'up');
      expect(await starts()).toBe(before + 1);
    }
    expect(await ask(postgres.url, 'select count(*)::int as n from survived')).toEqual([{ n: 2 }]);
    for (const other of others) await other.stop();
    await postgres.stop();
    expect(await answers(postgres.url)).toBe(false);
  });

  it('is started again by a process that joined it, when the one that started it is gone', async () => {
    const starter = await startInProcess();
    const joined = await start();
    await kill(starter.child);
    await killServer(joined.url);
    await joined.stop();
    expect(await answers(joined.url)).toBe(false);
  });

  it('is started again although one of its processes still computes and holds the shared memory', async () => {
    const postgres = await start();
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => {});
    await client.connect();
    const computing = client
      .query('do $$ begin for i in 1..2000000000 loop end loop; end $$')
      .catch((error) => error as Error);
    await until(
      async () =>
        (await ask(postgres.url, "select 1 from pg_stat_activity where query like 'do %'"))
          .length === 1,
    );
    await killServer(postgres.url);
    expect(await computing).toBeInstanceOf(Error);
    await postgres.stop();
  });

  it('and cannot be started is reported down until it can, without help', async () => {
    const postgres = await start();
    const file = path.join(dataDir, 'postgres', 'postgresql.conf');
    const good = await readFile(file, 'utf8');
    await appendFile(file, '\nno_such_setting = 1\n');
    process.kill(await postmasterPid(), 'SIGKILL');
    await until(() => postgres.health() === 'down');
    await writeFile(file, good);
    await until(() => postgres.health() === 'up');
    expect(await answers(postgres.url)).toBe(true);
    await postgres.stop();
  });

  it('is not started again by a process that leaves it', async () => {
    const postgres = await start();
    const before = await starts();
    process.kill(await postmasterPid(), 'SIGKILL');
    await postgres.stop();
    expect([await starts(), await answers(postgres.url)]).toEqual([before, false]);
  });
});

it('a process that ends without leaving the server stops it, unless others use it', async () => {
  const leaving = await startInProcess();
  const staying = await startInProcess();
  for (const [{ child, url }, isAnswered] of [
    [leaving, true],
    [staying, false],
  ] as const) {
    const ended = once(child, 'exit');
    child.stdin!.write('exit\n');
    expect(await ended).toEqual([7, null]);
    await until(async () => (await answers(url)) === isAnswered);
  }
});

it('Ctrl-C in the terminal does not reach the server', async () => {
  const { child, url } = await startInProcess();
  const ended = once(child, 'exit');
  process.kill(-(child.pid as number), 'SIGINT');
  await ended;
  expect(await answers(url)).toBe(true);
  const next: EmbeddedPostgres = await start();
  await next.stop();
});
