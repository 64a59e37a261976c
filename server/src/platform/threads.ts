import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface ThreadsOptions {
  /**
   * `import.meta.url` of the calling module, and the name of the program beside it without its
   * extension: `.ts` in development, `.js` once packed.
   */
  beside: string;
  program: string;
  /** Initial data of every thread, as its `workerData`. */
  data?: unknown;
  /** The maximum number of threads. */
  count: number;
  /** A thread that is idle for this long is ended, to free its memory. */
  idleMs: number;
  /** The number of waiting tasks that starts another thread; 1 by default. */
  waitingPerThread?: number;
  /** A thread whose task needs more memory or time is ended, and the task rejects. */
  limits?: ThreadLimits;
}

export interface ThreadLimits {
  memoryMb: number;
  /** Counts from when the loaded program receives the task. */
  timeMs: number;
}

/** Why a thread was ended within its task. */
export class ThreadLimitReached extends Error {
  readonly limit: keyof ThreadLimits;

  constructor(limit: keyof ThreadLimits) {
    super(`a thread reached its limit of ${limit === 'timeMs' ? 'time' : 'memory'}`);
    this.limit = limit;
  }
}

/** Threads of one program, started on demand. They do not keep the process alive. */
export interface Threads<Task, Result> {
  /**
   * Returns the program's answer to the task. Rejects when the program throws or its thread dies,
   * including through `stop`; the next task then gets a new thread.
   */
  run(task: Task, stop?: AbortSignal): Promise<Result>;
  /** Starts a thread, if none runs, for tasks that are likely to come. */
  start(): void;
  /** Whether a thread has loaded its program, so that a task need not wait for loading. */
  warm(): boolean;
}

interface Job {
  task: unknown;
  stop: AbortSignal | undefined;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface Thread {
  worker: Worker;
  loaded: boolean;
  job: Job | null;
  idle: NodeJS.Timeout | null;
  watch: NodeJS.Timeout | null;
}

/** Messages from a thread's program: one when it is loaded, then the outcome of each task. */
export type Reply = { loaded: true } | { result: unknown } | { error: unknown };

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** By default, V8 would use 150 MB for the short-lived objects of a busy thread. */
const YOUNG_GENERATION_MB = 24;

interface ThreadEvents {
  /** The program is loaded, or a task has ended. */
  onFree(): void;
  /** Without an error, the thread has exited. */
  onEnd(error?: unknown): void;
}

/** Passes a thread's replies to its job. */
function follow(thread: Thread, { onFree, onEnd }: ThreadEvents): void {
  const { worker } = thread;
  worker.on('message', (reply: Reply) => {
    if ('loaded' in reply) {
      thread.loaded = true;
    } else {
      const { job } = thread;
      thread.job = null;
      worker.unref();
      if ('error' in reply) job?.reject(reply.error);
      else job?.resolve(reply.result);
    }
    onFree();
  });
  worker.on('error', onEnd);
  worker.on('messageerror', onEnd);
  worker.on('exit', () => onEnd());
}

/** How often the memory of a limited thread is measured: a task may exceed it for that long. */
const MEASURE_MS = 50;

/** Ends the thread when its task goes beyond the limits. */
function watch(thread: Thread, { memoryMb, timeMs }: ThreadLimits): void {
  const { worker, job } = thread;
  let rounds = 0;
  const end = (limit: keyof ThreadLimits): void => {
    unwatch(thread);
    if (thread.job === job) {
      job?.reject(new ThreadLimitReached(limit));
      thread.job = null;
    }
    void worker.terminate();
  };
  thread.watch = setInterval(() => {
    rounds += 1;
    if (rounds * MEASURE_MS >= timeMs) return end('timeMs');
    // Buffers are outside of the heap that `resourceLimits` bounds.
    worker.getHeapStatistics().then(
      ({ total_heap_size, external_memory }) => {
        if (thread.job === job && total_heap_size + external_memory > memoryMb * 1_000_000)
          end('memoryMb');
      },
      () => {},
    );
  }, MEASURE_MS).unref();
}

function unwatch(thread: Thread): void {
  if (thread.watch) clearInterval(thread.watch);
  thread.watch = null;
}

function startWorker({ beside, program, data, limits }: ThreadsOptions): Worker {
  const file = new URL(`./${program}${extname(new URL(beside).pathname)}`, beside);
  return new Worker(file, {
    workerData: data,
    resourceLimits: {
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      ...(limits && { maxOldGenerationSizeMb: limits.memoryMb }),
    },
  });
}

export function createThreads<Task, Result>(options: ThreadsOptions): Threads<Task, Result> {
  const { program, count, idleMs, waitingPerThread = 1, limits } = options;
  const threads = new Set<Thread>();
  const waiting: Job[] = [];

  function start(): Thread {
    const worker = startWorker(options);
    const thread: Thread = { worker, loaded: false, job: null, idle: null, watch: null };
    follow(thread, {
      onFree() {
        if (thread.job && limits) watch(thread, limits);
        else unwatch(thread);
        next();
        if (!thread.job) rest(thread);
      },
      onEnd(error) {
        unwatch(thread);
        threads.delete(thread);
        thread.job?.reject(
          isOutOfMemory(error)
            ? new ThreadLimitReached('memoryMb')
            : (error ?? new Error(`a thread of ${program} ended`)),
        );
        thread.job = null;
        next();
      },
    });
    worker.unref();
    threads.add(thread);
    return thread;
  }

  function rest(thread: Thread): void {
    thread.idle = setTimeout(() => {
      threads.delete(thread);
      void thread.worker.terminate();
    }, idleMs).unref();
  }

  function next(): void {
    for (let job = waiting[0]; job; job = waiting[0]) {
      if (job.stop?.aborted) {
        waiting.shift();
        job.reject(job.stop.reason);
        continue;
      }
      const isWorthAnother =
        threads.size === 0 || (threads.size < count && waiting.length >= waitingPerThread);
      const free =
        [...threads].find(({ job }) => job === null) ?? (isWorthAnother ? start() : null);
      if (!free) return;
      if (free.idle) clearTimeout(free.idle);
      waiting.shift();
      free.job = job;
      job.stop?.addEventListener('abort', () => free.job === job && void free.worker.terminate(), {
        once: true,
      });
      // The process stays alive while a caller waits for an answer.
      free.worker.ref();
      free.worker.postMessage(job.task);
      if (limits && free.loaded) watch(free, limits);
    }
  }

  return {
    run: (task, stop) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ task, stop, resolve: resolve as (result: unknown) => void, reject });
        next();
      }),
    start: () => {
      if (threads.size === 0) start();
    },
    warm: () => [...threads].some(({ loaded }) => loaded),
  };
}
