import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fetchTool } from '../../tools/fetch.ts';
import { joinedProcess } from './joined-process.ts';

/**
 * In bytes, right after a full collection: what is reachable on the main thread, and what the whole
 * process holds.
 */
export interface ServiceMemory {
  live: number;
  resident: number;
}

export interface ServiceProcess {
  url: string;
  /** Of `service.ts` only. */
  memory(): Promise<ServiceMemory>;
  /** Resolves with the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>;
  signal(signal: NodeJS.Signals): void;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
}

const children = new Set<ChildProcess>();
const certificate = new URL('certs/receiver.cert.pem', import.meta.url).pathname;

/**
 * Starts a program of `processes/` and waits until it serves; it prints its address first. It
 * trusts the fake receiver.
 */
export async function startServiceProcess(
  program: string,
  env: Record<string, string>,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, await joinedProcess(program), {
    env: {
      ...process.env,
      PORT: '0',
      NODE_EXTRA_CA_CERTS: certificate,
      ...(process.env.TEMPORAL_ADDRESS && (await givenTemporal(env))),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const ended = once(child, 'exit').then(([, signal]) => {
    children.delete(child);
    return signal as NodeJS.Signals | null;
  });
  const lines = createInterface({ input: child.stdout });
  const [url] = await once(lines, 'line');
  return {
    url,
    async memory() {
      child.kill('SIGUSR2');
      const [line] = await once(lines, 'line');
      return JSON.parse(line);
    },
    ended,
    signal: (signal) => void child.kill(signal),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * With TEMPORAL_ADDRESS, these processes work on that server: each database on a queue of its own,
 * since it shares no process with the others.
 */
async function givenTemporal({ DATABASE_URL = '' }): Promise<Record<string, string>> {
  const taskQueue = URL.parse(DATABASE_URL)?.pathname.slice(1) || 'test';
  return { TEMPORAL_TASK_QUEUE: taskQueue, NODE_PATH: await fetchTool('temporal') };
}

/** For afterAll: leaves no process behind, whatever failed. */
export function killServiceProcesses(): void {
  for (const child of children) child.kill('SIGKILL');
}
