import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../server/bin/greenroom.js', import.meta.url));
/**
 * Frequent at first, then less often, at most every 0.5 % of the elapsed time: two hundred requests
 * a second would take a tenth of a core from the measurement.
 */
const POLL_EVERY_MS = 5;
const POLL_SHARE = 0.005;
/** A million profiles without a snapshot take minutes on a busy machine. */
const READY_WITHIN_MS = 900_000;

/** What `greenroom serve --json` prints. */
export interface Announcement {
  url: string;
  workspaceId?: string;
  apiKey?: string;
}

export interface Service {
  announcement: Announcement;
  /** From the start of the process until GET /readyz answered 200. */
  readyAfterMs: number;
  pid: number;
  stop(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
}

type Environment = Record<string, string>;

/** A folder for one run, removed at its end. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** `greenroom serve` as a process of its own. */
export async function startService(env: Environment): Promise<Service> {
  const port = String(await freePort());
  const startedAt = performance.now();
  const child = spawnCommand(['serve', '--json'], { LOG_LEVEL: 'warn', PORT: port, ...env });
  const announced = firstLine(child);
  await untilReady(`http://127.0.0.1:${port}`, child).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  const readyAfterMs = performance.now() - startedAt;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const announcement = JSON.parse(await announced) as Announcement;
  return {
    announcement,
    readyAfterMs,
    pid: child.pid!,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Runs a command and returns its `--json` output. */
export async function runCommand<T>(args: readonly string[], env: Environment): Promise<T> {
  const child = spawnCommand([...args, '--json'], env);
  let answer = '';
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`greenroom ${args.join(' ')} ended with ${code}`);
  return JSON.parse(answer) as T;
}

/** Milliseconds to start and end an empty process. */
export async function bareNodeMs(): Promise<number> {
  const startedAt = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return performance.now() - startedAt;
}

function spawnCommand(args: readonly string[], env: Environment): ChildProcess {
  return spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
    child.once('exit', (code) => reject(new Error(`greenroom serve ended with ${code}`)));
  });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const begunAt = performance.now();
  for (
    let passed = 0;
    passed < READY_WITHIN_MS && child.exitCode === null;
    passed = performance.now() - begunAt
  ) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200) return;
    await delay(Math.max(POLL_EVERY_MS, POLL_SHARE * passed));
  }
  throw new Error(`${url} did not become ready`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
