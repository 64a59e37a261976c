import { spawn } from 'node:child_process';
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { monotonicMs } from './clock.ts';
import type { Log } from './log.ts';
import { type Account, findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { endOrphans } from './postgres-orphans.ts';
import { isAlive, programName, signalProcess } from './process-identity.ts';

/** The superuser of the cluster and the database in it. */
export const POSTGRES_NAME = 'greenroom';

/** One cluster folder with what is needed to run it. */
export interface Cluster {
  folder: string;
  logFile: string;
  password: string;
  /** Null: run as ourselves. */
  account: Account | null;
  fast: boolean;
  /** Cached once found: finding them runs them. */
  programs?: PostgresBinaries;
}

const POLL_MS = 20;
const WRONG_PASSWORD = '28P01';
/**
 * After a crash, PostgreSQL replays its log before the first connection; taking longer than this
 * means that something is wrong.
 */
const START_MAX_MS = 300_000;
const QUICK_START_MS = 500;
const SLOW_POLL_MS = 100;
const SLOW_START_MS = 5_000;
const PORT_ATTEMPTS = 5;
const LOG_MAX_BYTES = 8 * 1024 * 1024;

/**
 * PostgreSQL refuses to run as root. As root, this chooses the owner of the cluster, or the first
 * unprivileged account of the system.
 */
export async function chooseAccount(folder: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(folder).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = new Map(
    (await readFile('/etc/passwd', 'utf8').catch(() => ''))
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  // initdb looks its user up by id, so the system must know the account.
  const account = accounts.get('nobody') ?? accounts.get('postgres') ?? accounts.get('daemon');
  if (!account || account.uid === 0)
    throw new Error('it does not run as root, and this system has no account "nobody"');
  return account;
}

/**
 * Creates the cluster unless it exists. It is created in another folder and moved into place, so a
 * crash never leaves half a cluster.
 */
export async function initialiseCluster(cluster: Cluster): Promise<void> {
  if (await stat(join(cluster.folder, 'PG_VERSION')).catch(() => null)) return;
  const { initdb } = await findPostgresBinaries(cluster.account);
  const draft = `${cluster.folder}.new`;
  const secret = `${draft}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(secret, `${cluster.password}\n`, { mode: 0o600 });
  if (cluster.account) {
    for (const path of [draft, secret]) await chown(path, cluster.account.uid, cluster.account.gid);
  }
  const handle = await open(secret, 'r');
  try {
    // The builtin locale sorts and folds identically on every machine, so indexes survive moving
    // the data folder.
    const options = [
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--encoding=UTF8',
      '--auth=scram-sha-256',
    ];
    const args = [
      ...options,
      `--username=${POSTGRES_NAME}`,
      '--pwfile=/dev/fd/3',
      ...(cluster.fast ? ['--no-sync'] : []),
    ];
    await runInFolder({
      program: initdb,
      args,
      folder: draft,
      account: cluster.account,
      logFile: cluster.logFile,
      thirdFile: handle.fd,
    });
  } finally {
    await handle.close();
    await rm(secret, { force: true });
  }
  await rename(draft, cluster.folder);
}

/** A running server of the cluster, as its postmaster.pid records it. */
export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * The live server of this cluster folder, or null. After a crash or a container restart, the file
 * may name a process that is gone, which PostgreSQL detects, or an unrelated process. PostgreSQL
 * would refuse to start over an unrelated one, so the file is removed.
 */
export function findPostmaster(folder: string): Postmaster | null {
  const path = join(folder, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(path, 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0 && isAlive({ pid, startedAt: '' }))) return null;
  if (isServerOf(pid, folder)) return { pid, port };
  rmSync(path, { force: true });
  return null;
}

/**
 * Where the system does not report it, a living process counts as the server: waiting is better
 * than starting a second one.
 */
function isServerOf(pid: number, folder: string): boolean {
  const program = programName(pid);
  if (program !== null && program !== 'postgres') return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return true;
  }
}

export interface StartOptions {
  /** Its previous port; null before the first start. */
  wantedPort: number | null;
  /**
   * Whether other processes use that port, so that no other will do. Otherwise, another port is
   * chosen when the wanted one is taken.
   */
  keepPort?: boolean;
  log: Log;
  /** Stops the wait. */
  signal?: AbortSignal;
}

/**
 * Starts the server and waits until it answers. Throws one clear line. Call it only while no
 * postmaster of the folder lives.
 */
export async function startPostmaster(
  cluster: Cluster,
  { wantedPort, keepPort = false, log, signal }: StartOptions,
): Promise<Postmaster> {
  cluster.programs ??= await findPostgresBinaries(cluster.account);
  const { postgres } = cluster.programs;
  await keepLogSmall(cluster.logFile);
  await endOrphans(cluster.folder);
  let port =
    wantedPort !== null && (keepPort || (await isFree(wantedPort))) ? wantedPort : await freePort();
  for (let attempt = 1; ; attempt++) {
    const logStart = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
    const pid = launch(cluster, postgres, port);
    const failure = await untilReady(cluster, { pid, port }, log, signal);
    if (failure === null) return { pid, port };
    const words = logTail(cluster.logFile, logStart);
    // Where orphans cannot be found, they end with their statement.
    const mayPass =
      /could not bind|could not create any TCP|shared memory block|lock file .* already exists/.test(
        words,
      );
    if (!mayPass || attempt === PORT_ATTEMPTS || signal?.aborted)
      throw new Error(
        `PostgreSQL did not start: ${failure}: ${words || 'it logged nothing'} (${cluster.logFile})`,
      );
    await delay(500);
    if (!keepPort) port = await freePort();
  }
}

/** Waits until the server answers: returns null, or why it never will. */
export async function untilReady(
  cluster: Cluster,
  { pid, port }: Postmaster,
  log: Log,
  signal?: AbortSignal,
): Promise<string | null> {
  const started = monotonicMs();
  let told = false;
  let refusals = 0;
  while (monotonicMs() - started < START_MAX_MS) {
    const problem = await tryConnect(clusterUrl(cluster, port, 'postgres'));
    // Checked last: while it lives, no other server can be answering on its port, except just
    // before it gives up.
    if (!isAlive({ pid, startedAt: '' })) return 'it ended';
    if (problem === null) return null;
    if (signal?.aborted) return 'this process ends';
    if (problem === WRONG_PASSWORD && ++refusals > 50)
      return 'it does not accept the stored password';
    if (!told && monotonicMs() - started > SLOW_START_MS) {
      told = true;
      log.info(
        { logFile: cluster.logFile },
        'PostgreSQL is still starting (it may be replaying its log after a crash)',
      );
    }
    // Polls more slowly after a while: refusing our connections slows a server that is replaying
    // its log.
    await delay(monotonicMs() - started < QUICK_START_MS ? POLL_MS : SLOW_POLL_MS);
  }
  return `it did not answer within ${START_MAX_MS / 1000} s`;
}

/**
 * Like `pg_ctl stop -m fast`, and after `timeoutMs` like `-m immediate`, which loses nothing but
 * makes the next start replay the log.
 */
export async function stopPostmaster({ pid }: Postmaster, timeoutMs: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signalProcess(pid, signal);
    const deadline = monotonicMs() + (signal === 'SIGINT' ? timeoutMs : 2_000);
    while (monotonicMs() < deadline) {
      if (!isAlive({ pid, startedAt: '' })) return;
      await delay(POLL_MS);
    }
  }
}

export function clusterUrl(
  cluster: Pick<Cluster, 'password'>,
  port: number,
  database: string,
): string {
  return `postgres://${POSTGRES_NAME}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

export async function createDatabaseIfMissing(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/**
 * The server runs in its own session: Ctrl-C in our terminal must not stop it before we have
 * finished with it.
 */
function launch(cluster: Cluster, postgres: string, port: number): number {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
  };
  // After a crash, this syncs with one call instead of one per file for a thousand files, which
  // takes seconds while the disk is busy.
  const recovery = process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {};
  const speed = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  };
  const args = Object.entries({ ...settings, ...recovery, ...(cluster.fast ? speed : {}) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const out = openSync(cluster.logFile, 'a', 0o600);
  try {
    const child = spawn(
      postgres,
      ['-D', folderArgument(cluster.folder, cluster.account), ...args],
      {
        ...cluster.account,
        cwd: cluster.folder,
        env: {},
        detached: true,
        stdio: ['ignore', out, out],
      },
    );
    child.on('error', () => {});
    child.unref();
    if (child.pid === undefined)
      throw new Error(`PostgreSQL did not start: ${postgres} cannot be run`);
    return child.pid;
  } finally {
    closeSync(out);
  }
}

/**
 * The unprivileged account may lack access to the parent folders (a checkout in /root). The process
 * enters the folder before dropping its rights, and names it by the kernel's link to the current
 * folder, which needs no rights on the parents.
 */
function folderArgument(folder: string, account: Account | null): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

interface FolderRun {
  program: string;
  args: string[];
  folder: string;
  account: Account | null;
  logFile: string;
  /** Passed to the program as file descriptor 3. */
  thirdFile: number;
}

async function runInFolder({
  program,
  args,
  folder,
  account,
  logFile,
  thirdFile,
}: FolderRun): Promise<void> {
  const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const out = openSync(logFile, 'a', 0o600);
  const child = spawn(program, ['-D', folderArgument(folder, account), ...args], {
    ...account,
    cwd: folder,
    env: {},
    detached: true,
    stdio: ['ignore', out, out, thirdFile],
  });
  const code = await new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (exitCode, signal) => resolve(exitCode ?? signal ?? 'unknown'));
  });
  closeSync(out);
  if (code !== 0)
    throw new Error(
      `PostgreSQL could not make its cluster (${code}): ${logTail(logFile, logStart)} (${logFile})`,
    );
}

/** The last lines added to the log since `start`, on one line. */
function logTail(logFile: string, start: number): string {
  let text = '';
  try {
    text = readFileSync(logFile).subarray(start).toString('utf8');
  } catch {
    return '';
  }
  return text
    .split('\n')
    .map((line) => line.replace(/^\S+ \S+ UTC \[\d+\] /, '').trim())
    .filter((line) => line !== '' && line !== 'LOG:  database system is shut down')
    .slice(-4)
    .join(' | ');
}

async function keepLogSmall(logFile: string): Promise<void> {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_MAX_BYTES) await rename(logFile, `${logFile}.1`);
  else if (size > 0) await chmod(logFile, 0o600);
}

/** Null when it answers, else an SQLSTATE or a system error code. */
async function tryConnect(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown';
  } finally {
    await client.end().catch(() => {});
  }
}

function freePort(): Promise<number> {
  return bind(0) as Promise<number>;
}

async function isFree(port: number): Promise<boolean> {
  return (await bind(port)) !== null;
}

function bind(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error) => (port === 0 ? reject(error) : resolve(null)));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(address !== null && typeof address === 'object' ? address.port : null),
      );
    });
  });
}
