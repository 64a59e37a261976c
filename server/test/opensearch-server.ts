import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fetchTool, unusableBecause } from '../../tools/fetch.ts';
import { freePorts } from './sockets.ts';

/** OpenSearch writes a time before each line. */
const READY = 'greenroom: ready';
const START = join(import.meta.dirname, '../../tools/opensearch/OpenSearchStart.java');

/** Null when it can run here. Says on the console what is left out, and why. */
export function noOpenSearch(what: string): string | null {
  const unusable = unusableBecause('opensearch');
  if (unusable !== null) console.log(`${what} left out: ${unusable}.`);
  return unusable;
}

export interface OpenSearchServer {
  url: string;
  /** kill -9, and waits until it is gone. What it holds stays. */
  kill(): Promise<void>;
  /** Starts it again at the same address with what it held. */
  start(): Promise<void>;
  /** Ends it, and removes what it held. */
  close(): Promise<void>;
}

/** A cluster of one node. It ends with this process, however that ends. */
export async function startOpenSearch(): Promise<OpenSearchServer> {
  const jars = await fetchTool('opensearch');
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-opensearch-'));
  const [port] = await freePorts(1);
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const args = ['-Xms512m', '-Xmx512m', '-cp', join(jars, '*'), START, String(port), folder];
    const started = spawn('java', args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
    child = started;
    const lines: string[] = [];
    for await (const line of createInterface({ input: started.stdout })) {
      lines.push(line);
      if (line.includes(READY)) break;
    }
    // Otherwise a full pipe would stop it.
    started.stdout.resume();
    if (!lines.at(-1)?.includes(READY))
      throw new Error(`OpenSearch did not start:\n${lines.slice(-20).join('\n')}`);
  }

  async function kill(): Promise<void> {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    kill,
    start,
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
