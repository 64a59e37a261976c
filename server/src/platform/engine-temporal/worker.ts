import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkflowBundle } from '@temporalio/worker';
import type { Log } from '../log.ts';
import type { TemporalPackages } from './packages.ts';
import { connectionOptions, type TemporalAddress } from './server.ts';
import type { Turns } from './turns.ts';

type WorkerPackage = ReturnType<TemporalPackages['worker']>;
type Worker = Awaited<ReturnType<WorkerPackage['Worker']['create']>>;

interface TemporalWorkerOptions {
  packages: TemporalPackages;
  at: TemporalAddress;
  turns: Turns;
  identity: string;
  concurrency: number;
  log: Pick<Log, 'warn' | 'error'>;
}

/** Takes turns from Temporal's task queue in this OS process. */
export interface TemporalWorker {
  /** Rejects when Temporal ends it. */
  ended: Promise<void>;
  /** Takes no more turns. `ended` resolves when those under way are over. */
  stop(): void;
}

/** The SDK waits so long itself before it cancels turns; our own signal to them comes first. */
const SHUTDOWN_GRACE_MS = 60_000;

export async function startTemporalWorker({
  packages,
  at,
  turns,
  identity,
  concurrency,
  log,
}: TemporalWorkerOptions): Promise<TemporalWorker> {
  const { NativeConnection, Worker } = packages.worker();
  const workflowBundle = await bundled(packages, log);
  const connection = await NativeConnection.connect(connectionOptions(at));
  try {
    const worker = await Worker.create({
      connection,
      namespace: at.namespace,
      taskQueue: at.taskQueue,
      identity,
      workflowBundle,
      activities: { takeTurn: turns.takeTurn },
      maxConcurrentActivityTaskExecutions: concurrency,
      shutdownGraceTime: SHUTDOWN_GRACE_MS,
      // A workflow that one worker has in memory waits for that worker when it is killed. Histories
      // are short, so that reading them again costs less than such a wait.
      maxCachedWorkflows: 0,
    });
    const ended = worker.run().finally(() => connection.close());
    // It may fail before the caller awaits it.
    ended.catch(() => undefined);
    return { ended, stop: () => stop(worker) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function stop(worker: Worker): void {
  if (worker.getState() === 'RUNNING') worker.shutdown();
}

let bundle: Promise<WorkflowBundle> | null = null;

/** The workflow as one text. Made once a process: it takes a second or two. */
function bundled(packages: TemporalPackages, log: TemporalWorkerOptions['log']) {
  bundle ??= makeBundle(packages, log);
  return bundle;
}

function makeBundle(packages: TemporalPackages, log: TemporalWorkerOptions['log']) {
  const { bundleWorkflowCode, Runtime } = packages.worker();
  const logger = sdkLogger(log);
  // Signals of the operating system are ours.
  Runtime.install({
    logger,
    shutdownSignals: [],
    // Its native part would write to the standard output, among our lines.
    telemetryOptions: { logging: { filter: { core: 'WARN', other: 'ERROR' }, forward: {} } },
  });
  const here = import.meta.url;
  return bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL(`./workflow${extname(here)}`, here)),
    logger,
    webpackConfigHook: (configuration) => ({
      ...configuration,
      resolve: {
        ...configuration.resolve,
        modules: [...(configuration.resolve?.modules ?? []), packages.folder()],
      },
    }),
  });
}

/** Warnings and errors of the SDK, without their details, which may quote what is processed. */
function sdkLogger(log: TemporalWorkerOptions['log']) {
  const none = (): void => {};
  const warn = (message: string): void => log.warn(`Temporal: ${message}`);
  const error = (message: string): void => log.error(`Temporal: ${message}`);
  return {
    trace: none,
    debug: none,
    info: none,
    warn,
    error,
    log(level: string, message: string): void {
      if (level === 'WARN') warn(message);
      if (level === 'ERROR') error(message);
    },
  };
}
