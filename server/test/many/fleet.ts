import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServeProcess, TestCli } from '../cli.ts';

export type MemberRole = 'api' | 'worker';

/** One process of the installation; it keeps its name over restarts. */
export interface Member {
  readonly name: string;
  readonly role: MemberRole;
  /** Where it listens; null of a worker, and of an API process that is not up. */
  url: string | null;
  ready: boolean;
}

interface Run extends Member {
  process: ServeProcess | null;
  killed: boolean;
}

export interface FleetOptions {
  cli: TestCli;
  api: number;
  workers: number;
  /** Of a worker process: more than `worker` where it writes an index too. */
  workerRoles: string;
  /** What one process gets beside what all get. */
  env(name: string): Record<string, string>;
  /** One for each process, where it tells its metrics. */
  metricsPorts: readonly number[];
}

const RESTART_AFTER_MS = 1_000;
/** A start that meets a database that is away may end; what starts processes tries again. */
const STARTS_AT_MOST = 10;
const READY_WITHIN_MS = 180_000;
/** Eight that start at once on two cores would wait for each other longer than for PostgreSQL. */
const STARTED_AT_ONCE = 2;
const ASK_AGAIN_MS = 100;
/** A supervisor waits 10 s; a machine that is busy with eight of them at once takes longer. */
const STOP_WITHIN_MS = 30_000;

/**
 * The processes of one installation, each as `greenroom serve` starts it, with a folder of its own:
 * as if each had a machine.
 */
export function createFleet(options: FleetOptions) {
  const { cli, api, workers, workerRoles, env, metricsPorts } = options;
  const endedByThemselves: string[] = [];
  const failedStarts: string[] = [];
  const readyAfterMs: number[] = [];
  const outputs: { name: string; output: ServeProcess['output'] }[] = [];
  const restarts = new Set<Promise<void>>();
  let stopping = false;

  /** Resolves once it is ready, or has ended. */
  function launch(run: Run): Promise<void> {
    run.killed = false;
    const METRICS_PORT = String(metricsPort(run));
    const roles = run.role === 'worker' ? workerRoles : run.role;
    run.process = cli.serve(['--roles', roles], { ...env(run.name), METRICS_PORT });
    outputs.push({ name: run.name, output: run.process.output });
    watchEnd(run);
    return untilReady(run);
  }

  function watchEnd(run: Run): void {
    const process = run.process!;
    void process.ended.then(({ exitCode, stderr }) => {
      if (run.process !== process) return;
      const line = `${run.name} ended with ${exitCode}: ${stderr.trim().split('\n').at(-1) ?? ''}`;
      if (!run.killed && !stopping) (run.ready ? endedByThemselves : failedStarts).push(line);
      run.ready = false;
      run.url = null;
    });
  }

  async function untilReady(run: Run): Promise<void> {
    const process = run.process!;
    const startedAt = performance.now();
    const text = await process.printed('Greenroom').catch(() => null);
    if (text === null) return;
    const url = /ready at (\S+)/.exec(text)?.[1] ?? null;
    while (url !== null && process.output.exitCode === null && !run.killed) {
      if (performance.now() - startedAt > READY_WITHIN_MS) return;
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      await answer?.arrayBuffer().catch(() => {});
      if (answer?.status === 200) break;
      await delay(ASK_AGAIN_MS);
    }
    if (run.process !== process || run.killed || process.output.exitCode !== null) return;
    run.url = url;
    run.ready = true;
    readyAfterMs.push(performance.now() - startedAt);
  }

  const named = (count: number, role: MemberRole): Run[] =>
    Array.from({ length: count }, (_, n) => ({
      name: `${role}${n + 1}`,
      role,
      url: null,
      ready: false,
      process: null,
      killed: false,
    }));
  const runs = [...named(api, 'api'), ...named(workers, 'worker')];
  const metricsPort = (run: Run): number => metricsPorts[runs.indexOf(run)]!;

  /** Until it is ready, or was killed meanwhile. */
  async function supervise(run: Run): Promise<void> {
    for (let starts = 0; starts < STARTS_AT_MOST && !stopping; starts++) {
      if (starts > 0) await delay(RESTART_AFTER_MS);
      await launch(run);
      if (run.ready || run.killed) return;
      // It takes too long, and another one would not be faster.
      if (run.process?.output.exitCode === null) return;
    }
  }

  async function startAgain(run: Run): Promise<void> {
    await run.process?.ended;
    await delay(RESTART_AFTER_MS);
    await supervise(run);
  }

  return {
    members: runs as readonly Member[],
    /** API processes that have said that they are ready. */
    apiUrls: (): string[] => runs.flatMap(({ url }) => url ?? []),
    /** Once they had been ready. */
    endedByThemselves: endedByThemselves as readonly string[],
    failedStarts: failedStarts as readonly string[],
    readyAfterMs: readyAfterMs as readonly number[],

    async start(): Promise<void> {
      for (let n = 0; n < runs.length; n += STARTED_AT_ONCE)
        await Promise.all(runs.slice(n, n + STARTED_AT_ONCE).map(supervise));
      const late = runs.filter(({ ready }) => !ready);
      if (late.length > 0)
        throw new Error(
          `not ready: ${late.map(({ name, process }) => `${name} (${process?.output.stderr.trim()})`).join(', ')}`,
        );
    },

    /** kill -9; a supervisor starts it again a second later. */
    kill(member: Member): void {
      const run = runs.find(({ name }) => name === member.name)!;
      run.killed = true;
      run.ready = false;
      run.url = null;
      run.process?.signal('SIGKILL');
      const restart: Promise<void> = startAgain(run).finally(() => restarts.delete(restart));
      restarts.add(restart);
    },

    /** The processes that run now. */
    running: (): { name: string; pid: number; metricsUrl: string }[] =>
      runs.flatMap((run) =>
        run.ready && run.process
          ? {
              name: run.name,
              pid: run.process.pid,
              metricsUrl: `http://127.0.0.1:${metricsPort(run)}/metrics`,
            }
          : [],
      ),

    /** Stops the processor for it, as a machine that hangs does; `thaw` lets it go on. */
    freeze(member: Member): { thaw(): void } {
      const { process } = runs.find(({ name }) => name === member.name)!;
      process?.signal('SIGSTOP');
      return { thaw: () => process?.signal('SIGCONT') };
    },

    /** Until every process that was killed is back. */
    async settle(): Promise<void> {
      await Promise.all(restarts);
    },

    /** How often each line was logged, by its message without ids. */
    logged(): Record<string, number> {
      const counts: Record<string, number> = {};
      for (const { output } of outputs) {
        for (const line of textOf(output).split('\n')) {
          const message = /"msg":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1];
          const name = message?.replaceAll(/\b[a-z]+_[0-9a-z]{26}\b/g, '…');
          if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
        }
      }
      return counts;
    },

    /** A file for each name, with what all its processes printed. */
    async writeLogs(folder: string): Promise<void> {
      for (const [name, those] of Map.groupBy(outputs, (one) => one.name)) {
        await writeFile(
          join(folder, `${name}.log`),
          those.map(({ output }) => textOf(output)).join('\n'),
        );
      }
    },

    /** SIGTERM to all. Who did not end with 0 in time. */
    async stop(): Promise<string[]> {
      stopping = true;
      for (const { process } of runs) process?.signal('SIGTERM');
      const late = delay(STOP_WITHIN_MS, null, { ref: false });
      const ends = await Promise.all(
        runs.map(async ({ name, process }) => ({
          name,
          result: await Promise.race([process?.ended ?? null, late]),
        })),
      );
      return ends.flatMap(({ name, result }) =>
        result?.exitCode === 0
          ? []
          : [`${name}: ${result === null ? 'still runs' : `ended with ${result.exitCode}`}`],
      );
    },
  };
}

const textOf = ({ stdout, stderr }: ServeProcess['output']): string => `${stdout}\n${stderr}`;

export type Fleet = ReturnType<typeof createFleet>;
