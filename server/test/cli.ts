import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../bin/greenroom.js', import.meta.url));

export interface CommandResult {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** A command that runs until it is stopped, such as `greenroom serve`. */
export interface ServeProcess {
  pid: number;
  /** What has been printed so far. */
  output: CommandResult;
  /** Resolves once standard output holds the text; rejects when the process ends before. */
  printed(text: string): Promise<string>;
  /** The same of standard error. */
  said(text: string): Promise<string>;
  signal(name: NodeJS.Signals): void;
  ended: Promise<CommandResult>;
}

export interface TestCli {
  /** A folder that goes with the tests. */
  folder: string;
  run(args: readonly string[], env?: Record<string, string>): Promise<CommandResult>;
  /** What the command answers to `--json`; throws when it fails or prints anything else. */
  json<T = Record<string, unknown>>(...args: string[]): Promise<T>;
  start(args: readonly string[], env?: Record<string, string>): ServeProcess;
  serve(args?: readonly string[], env?: Record<string, string>): ServeProcess;
  /** Kills what still runs and removes the folder. */
  close(): Promise<void>;
}

/**
 * The real command in processes of its own: with nothing of our environment, on a port that the
 * system chooses, without sample data.
 */
export async function testCli(env: Record<string, string> = {}): Promise<TestCli> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-cli-'));
  const children = new Set<ChildProcess>();
  const environment = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'warn',
    // Set, so that a service does not begin again with settings for its memory.
    MALLOC_ARENA_MAX: '2',
    // No profiles of the person who runs this: they would choose where commands work.
    HOME: folder,
    ...env,
  };

  function start(args: readonly string[], more: Record<string, string> = {}): ServeProcess {
    const child = spawn(process.execPath, [LAUNCHER, ...args], {
      cwd: folder,
      env: { ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    const output: CommandResult = { exitCode: null, stdout: '', stderr: '' };
    const ended = once(child, 'close').then(([exitCode]) => {
      children.delete(child);
      output.exitCode = exitCode as number | null;
      return output;
    });
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        output[name] += chunk;
      });
    }
    const shows = (name: 'stdout' | 'stderr', text: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (output[name].includes(text)) resolve(output[name]);
        };
        child[name].on('data', look);
        ended.then(() => reject(new Error(`ended with ${output.exitCode}: ${output.stderr}`)));
        look();
      });
    return {
      pid: child.pid!,
      output,
      printed: (text) => shows('stdout', text),
      said: (text) => shows('stderr', text),
      signal: (name) => void child.kill(name),
      ended,
    };
  }

  return {
    folder,
    run: (args, more) => start(args, more).ended,
    async json<T>(...args: string[]) {
      const { exitCode, stdout, stderr } = await start([...args, '--json']).ended;
      if (exitCode !== 0)
        throw new Error(`greenroom ${args.join(' ')} ended with ${exitCode}: ${stderr}`);
      return JSON.parse(stdout) as T;
    },
    start,
    serve: (args = [], more) => start(['serve', ...args], more),
    async close() {
      for (const child of children) child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
