import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startOpenSearch } from '../opensearch-server.ts';
import { startTemporal } from '../temporal-server.ts';

/** A program of others that the installation works on. */
export interface OutsideEngine {
  name: string;
  /** What all processes get. */
  env: Record<string, string>;
  /** Null where what it holds would be gone. */
  crash: { kill(): Promise<void>; start(): Promise<void> } | null;
  close(): Promise<void>;
}

export interface EngineChoice {
  temporal: boolean;
  openSearch: boolean;
}

/** Those that were chosen, each ready. Told as soon as one is open how it is closed. */
export async function startEngines(
  { temporal, openSearch }: EngineChoice,
  closing: (() => Promise<unknown>)[],
): Promise<OutsideEngine[]> {
  const engines: OutsideEngine[] = [];
  for (const [isChosen, start] of [
    [temporal, startTemporalEngine],
    [openSearch, startSearchEngine],
  ] as const) {
    if (!isChosen) continue;
    const engine = await start();
    closing.push(engine.close);
    engines.push(engine);
  }
  return engines;
}

async function startSearchEngine(): Promise<OutsideEngine> {
  const server = await startOpenSearch();
  return {
    name: 'OpenSearch',
    env: { OPENSEARCH_URL: server.url, OPENSEARCH_SHARDS: '2', OPENSEARCH_REPLICAS: '0' },
    crash: server,
    close: server.close,
  };
}

/**
 * The server that the command TEMPORAL_SERVER starts at TEMPORAL_ADDRESS, which is killed; else the
 * one of TEMPORAL_ADDRESS, which is not; else the test server, which has nothing but memory.
 */
async function startTemporalEngine(): Promise<OutsideEngine> {
  const command = process.env.TEMPORAL_SERVER;
  const own = command ? commandServer(command) : null;
  await own?.start();
  const { env, close } = await startTemporal();
  return {
    name: 'Temporal',
    env,
    crash: own,
    async close() {
      await close();
      await own?.kill();
    },
  };
}

function commandServer(command: string) {
  let child: ChildProcess | null = null;
  return {
    async start(): Promise<void> {
      child = spawn('/bin/sh', ['-c', `exec ${command}`], { stdio: 'ignore' });
    },
    async kill(): Promise<void> {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
