import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fetchTool, unusableBecause } from '../../tools/fetch.ts';
import {
  findTemporalPackages,
  type TemporalPackages,
} from '../src/platform/engine-temporal/packages.ts';
import type { TemporalAddress } from '../src/platform/engine-temporal/server.ts';
import { freePorts } from './sockets.ts';

/** Null when it can run here. Says on the console what is left out, and why. */
export function noTemporal(what: string): string | null {
  const unusable = process.env.TEMPORAL_ADDRESS ? null : unusableBecause('temporal-server');
  if (unusable !== null) console.log(`${what} left out: ${unusable}.`);
  return unusable;
}

export interface TemporalTestServer {
  at: TemporalAddress;
  packages: TemporalPackages;
  /** For a process of its own: where Temporal and its packages are. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/**
 * The server of TEMPORAL_ADDRESS, or the one of the SDK for Java, which keeps everything in memory
 * and ends with this process. Each caller has a task queue of its own.
 */
export async function startTemporal(): Promise<TemporalTestServer> {
  const folder = await fetchTool('temporal');
  const given = process.env.TEMPORAL_ADDRESS;
  const started = given ? null : await startTestServer();
  const address = given ?? started!.address;
  const taskQueue = `test-${process.pid}-${Date.now()}`;
  const tls = { ca: null, certificate: null, key: null };
  return {
    at: { address, namespace: 'default', taskQueue, apiKey: null, tls },
    packages: findTemporalPackages(join(folder, 'from.js')),
    env: { TEMPORAL_ADDRESS: address, TEMPORAL_TASK_QUEUE: taskQueue, NODE_PATH: folder },
    async close() {
      await started?.close();
    },
  };
}

async function startTestServer() {
  const jars = await fetchTool('temporal-server');
  const [port] = await freePorts(1);
  const args = ['-Xmx256m', '-cp', join(jars, '*'), 'io.temporal.testserver.TestServer'];
  const child = spawn('java', [...args, String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  const lines: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lines.push(text);
    if (lines.length > 20) lines.shift();
  });
  while (!(await accepts(port!))) {
    if (child.exitCode !== null)
      throw new Error(`Temporal's test server did not start:\n${lines.join('')}`);
    await delay(50);
  }
  return {
    address: `127.0.0.1:${port}`,
    async close() {
      process.off('exit', kill);
      await ended(child);
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
