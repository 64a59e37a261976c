import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from './database-errors.ts';
import { withFileLock } from './file-lock.ts';
import { makeFolder } from './folder.ts';
import type { Log } from './log.ts';
import {
  type Cluster,
  chooseAccount,
  clusterUrl,
  createDatabaseIfMissing,
  findPostmaster,
  initialiseCluster,
  POSTGRES_NAME,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
  untilReady,
} from './postgres-cluster.ts';
import { type ServerHealth, watchServer } from './postgres-watch.ts';
import {
  currentProcess,
  isAlive,
  type ProcessIdentity,
  signalProcess,
} from './process-identity.ts';

/*
 * The embedded PostgreSQL of a data folder, shared by all processes that use the folder:
 *
 *   <dataDir>/postgres        the cluster
 *   <dataDir>/postgres.json   password, port, and who uses the server now (only we read it)
 *   <dataDir>/postgres.log    what PostgreSQL says
 *   <dataDir>/postgres.lock   held while one process starts, joins or leaves
 *
 * The first process starts the server, others join it, the last one to leave stops it. Users that
 * were killed are forgotten when the next one joins or leaves, so a server that outlived its
 * process is joined, and stopped in the end, like any other. While they use it all of them watch
 * it, and one of them starts it again when it has ended (docs/decisions/0060).
 */

export interface EmbeddedPostgres {
  /** Connection string of the database `greenroom`, as its superuser. */
  url: string;
  /**
   * False when another living process was already using the server, and keeps using it after our
   * `stop`.
   */
  owned: boolean;
  /** Whether the server runs. When it has ended, a watch starts it again on the same port. */
  health(): ServerHealth;
  /**
   * Leaves the server; the last user to leave stops it (a fast stop; an immediate one after
   * `timeoutMs`, without data loss). Can be called again.
   */
  stop(options?: { timeoutMs?: number }): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: Log;
  /** For tests: commits are not forced to the disk, and 200 connections are allowed. */
  fast?: boolean;
}

interface State {
  password: string;
  port: number | null;
  users: User[];
}

interface User extends ProcessIdentity {
  id: string;
}

/** How long a start waits for another process that is creating or starting the same cluster. */
const LOCK_WAIT_MS = 310_000;
const STOP_TIMEOUT_MS = 6_000;

/**
 * Starts the data folder's PostgreSQL, or joins it if it already runs. Throws an Error with one
 * clear line.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  fast = false,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = path.resolve(dataDir);
  try {
    await makeFolder(folder);
    return await locked(folder, LOCK_WAIT_MS, () => joinServer(folder, fast, log));
  } catch (error) {
    throw new Error(
      `The embedded PostgreSQL in ${folder} is not available: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

async function joinServer(folder: string, fast: boolean, log: Log): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(folder, fast);
  const leaveAtExit = () => stopWithoutUsers(folder, cluster);
  process.once('exit', leaveAtExit);
  try {
    return await startOrJoin(folder, cluster, {
      log,
      onLeft: () => process.off('exit', leaveAtExit),
    });
  } catch (error) {
    process.off('exit', leaveAtExit);
    throw error;
  }
}

async function startOrJoin(
  folder: string,
  cluster: Cluster,
  { log, onLeft }: { log: Log; onLeft(): void },
): Promise<EmbeddedPostgres> {
  const state = await readState(folder);
  const running = await runningServer(cluster, log);
  const others = state.users.filter(isAlive);
  const postmaster =
    running ??
    (await startPostmaster(cluster, { wantedPort: state.port, keepPort: others.length > 0, log }));
  const url = clusterUrl(cluster, postmaster.port, POSTGRES_NAME);
  await createDatabaseIfMissing(clusterUrl(cluster, postmaster.port, 'postgres'), POSTGRES_NAME);
  const self: User = { ...currentProcess(), id: randomBytes(8).toString('hex') };
  await writeState(folder, { ...state, port: postmaster.port, users: [...others, self] });
  log.debug(
    { port: postmaster.port, joined: running !== null, others: others.length },
    'embedded PostgreSQL is ready',
  );

  const watch = watchServer({
    server: postmaster,
    restart: (signal) => restartServer(folder, cluster, postmaster.port, { log, signal }),
    log,
  });
  let stopping: Promise<void> | null = null;
  return {
    url,
    owned: others.length === 0,
    health: watch.health,
    stop({ timeoutMs = STOP_TIMEOUT_MS } = {}) {
      watch.stop();
      stopping ??= leave(folder, cluster, self, timeoutMs).finally(onLeft);
      return stopping;
    },
  };
}

/**
 * Only one process at a time runs this; the others find the server that it started. All existing
 * connections use the port, so it stays the same.
 */
function restartServer(
  folder: string,
  cluster: Cluster,
  port: number,
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<Postmaster> {
  return locked(folder, LOCK_WAIT_MS, async () => {
    signal.throwIfAborted();
    const running = await runningServer(cluster, log, signal);
    if (running && running.port !== port)
      throw new Error(
        `PostgreSQL runs on port ${running.port} instead of ${port}; restart this process`,
      );
    return running ?? startPostmaster(cluster, { wantedPort: port, keepPort: true, log, signal });
  });
}

/**
 * For a process that ends without `stop`: an exception, a second Ctrl-C. No process waits any more,
 * so the server only receives the signal. A process that joins at this moment starts it again.
 */
function stopWithoutUsers(folder: string, cluster: Cluster): void {
  try {
    const { users } = JSON.parse(readFileSync(stateFile(folder), 'utf8')) as State;
    if (users.some((user) => user.pid !== process.pid && isAlive(user))) return;
    const postmaster = findPostmaster(cluster.folder);
    if (postmaster) signalProcess(postmaster.pid, 'SIGINT');
  } catch {
    // The folder is gone, or no longer ours.
  }
}

/**
 * Inspects a data folder without joining or starting anything: returns the server's address (null:
 * it does not run) and the living processes that use it.
 */
export async function inspectEmbeddedPostgres(
  dataDir: string,
): Promise<{ url: string | null; users: number[] }> {
  const folder = path.resolve(dataDir);
  const text = await readFile(stateFile(folder), 'utf8').catch(() => null);
  if (text === null) return { url: null, users: [] };
  const { password, users } = JSON.parse(text) as State;
  const postmaster = findPostmaster(path.join(folder, 'postgres'));
  const url = postmaster && clusterUrl({ password }, postmaster.port, POSTGRES_NAME);
  return { url, users: [...new Set(users.filter(isAlive).map(({ pid }) => pid))] };
}

async function leave(
  folder: string,
  cluster: Cluster,
  self: User,
  timeoutMs: number,
): Promise<void> {
  await locked(folder, timeoutMs, async () => {
    const state = await readState(folder);
    const others = state.users.filter((user) => user.id !== self.id && isAlive(user));
    // On a full disk the file cannot be written. The next process to join or leave removes us once
    // we have ended.
    await writeState(folder, { ...state, users: others }).catch((error) => {
      if (!isDiskFull(error)) throw error;
    });
    const postmaster = findPostmaster(cluster.folder);
    if (others.length === 0 && postmaster) await stopPostmaster(postmaster, timeoutMs);
  });
}

/**
 * The running server, once it answers; null when there is none or when it ended during the wait.
 */
async function runningServer(
  cluster: Cluster,
  log: Log,
  signal?: AbortSignal,
): Promise<Postmaster | null> {
  const postmaster = findPostmaster(cluster.folder);
  if (!postmaster) return null;
  const failure = await untilReady(cluster, postmaster, log, signal);
  if (failure === null) return postmaster;
  if (findPostmaster(cluster.folder))
    throw new Error(
      `PostgreSQL runs as process ${postmaster.pid}, but ${failure} (${cluster.logFile})`,
    );
  return null;
}

async function openCluster(folder: string, fast: boolean): Promise<Cluster> {
  const clusterFolder = path.join(folder, 'postgres');
  const cluster = {
    folder: clusterFolder,
    logFile: path.join(folder, 'postgres.log'),
    account: await chooseAccount(clusterFolder),
    fast,
  };
  const { password } = await readState(folder);
  const opened = { ...cluster, password };
  await initialiseCluster(opened);
  return opened;
}

/** The password is written to disk before the cluster that requires it exists. */
async function readState(folder: string): Promise<State> {
  const text = await readFile(stateFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text !== null) return JSON.parse(text) as State;
  const isNew =
    (await stat(path.join(folder, 'postgres', 'PG_VERSION')).catch(() => null)) === null;
  if (!isNew)
    throw new Error(`${stateFile(folder)}, which holds the password of the cluster, is missing`);
  const state: State = { password: randomBytes(24).toString('hex'), port: null, users: [] };
  await writeState(folder, state);
  return state;
}

async function writeState(folder: string, state: State): Promise<void> {
  const draft = `${stateFile(folder)}.new`;
  await writeFile(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  // Root may act on another user's folder, and that user must still be able to read the file.
  const owner = await stat(folder);
  if (process.getuid?.() === 0) await chown(draft, owner.uid, owner.gid);
  await rename(draft, stateFile(folder));
}

function stateFile(folder: string): string {
  return path.join(folder, 'postgres.json');
}

function locked<T>(folder: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  return withFileLock(path.join(folder, 'postgres.lock'), waitMs, work);
}
