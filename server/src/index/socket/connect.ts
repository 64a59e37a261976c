import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { FacetCounts, IndexReader, SearchResult } from '../port.ts';
import {
  type Ended,
  type IndexConnection,
  openIndexConnection,
  type Pace,
  USUAL_PACE,
} from './connection.ts';
import type { IndexState } from './messages.ts';

/** How soon a lost index process is looked for again, in milliseconds. */
const AGAIN_MS = [50, 100, 200, 500, 1_000];

const NOTHING: IndexState = { isLoaded: false, isCaughtUp: false, size: 0, mark: null };

export interface RemoteIndexOptions {
  /** Absolute path of the socket. */
  file: string;
  /** By which code and vocabularies this process reads documents and makes plans. */
  rules: string;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  pace?: Pace;
}

/** The index of another process of this machine. */
export interface RemoteIndex {
  /** Throws search_engine_unavailable while that process is away or loads its index. */
  engine: IndexReader<string>;
  /** Resolves after the first attempt to connect, whether it succeeded or not. */
  start(): Promise<void>;
  /** Whether it answers now. */
  isReady(): boolean;
  /** Resolves when it answers; rejects when this process stops first. */
  untilReady(): Promise<void>;
  state(): IndexState;
  stop(): Promise<void>;
}

const unavailable = (): AppError => new AppError('search_engine_unavailable');

/** Those who wait until the index answers. */
function createWaiting() {
  const waiting = new Set<{ resolve(): void; reject(error: unknown): void }>();
  return {
    untilEnd: () =>
      new Promise<void>((resolve, reject) => {
        waiting.add({ resolve, reject });
      }),
    /** With an error: in vain. */
    end(error?: unknown): void {
      for (const { resolve, reject } of waiting) error === undefined ? resolve() : reject(error);
      waiting.clear();
    },
  };
}

/** An outage is one line, not one each second. */
function createOutageLog(file: string, log: RemoteIndexOptions['log']) {
  let told = '';
  return {
    begin(message: string, isRefused: boolean): void {
      if (told === message) return;
      told = message;
      if (isRefused) log.error(message);
      else log.warn(`the index process at ${file} cannot be asked (${message}); trying again`);
    },
    end(): void {
      if (told !== '') log.info('the index process can be asked again');
      told = '';
    },
  };
}

/** Asks the index process, and connects again for as long as this process runs. */
export function connectIndex({
  file,
  rules,
  log,
  pace = USUAL_PACE,
}: RemoteIndexOptions): RemoteIndex {
  let connection: IndexConnection | null = null;
  let state = NOTHING;
  let attempts = 0;
  let firstAttempt: Promise<void> | null = null;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  const outages = createOutageLog(file, log);
  const waiting = createWaiting();

  const isReady = (): boolean => connection !== null && state.isLoaded;

  function note(now: IndexState): void {
    state = now;
    if (isReady()) waiting.end();
  }

  function lost({ message, isRefused }: Ended): void {
    connection = null;
    state = NOTHING;
    if (isStopped) return;
    outages.begin(message, isRefused);
    const againMs = isRefused ? pace.refusedAgainMs : (AGAIN_MS[attempts++] ?? AGAIN_MS.at(-1)!);
    again = setTimeout(attempt, againMs).unref();
  }

  async function attempt(): Promise<void> {
    try {
      const made = await openIndexConnection({
        ...{ file, rules, pace, onEnd: lost, gone: unavailable },
        onState: note,
      });
      if (isStopped) return made.close();
      connection = made;
      note(state);
      attempts = 0;
      outages.end();
    } catch (error) {
      const { message, isRefused } = error as Ended;
      lost({ message, isRefused: Boolean(isRefused) });
    }
  }

  const start = (): Promise<void> => {
    firstAttempt ??= attempt();
    return firstAttempt;
  };

  async function ask<Found extends SearchResult | FacetCounts>(
    request: Parameters<IndexConnection['ask']>[0],
    signal: AbortSignal | undefined,
  ): Promise<Found> {
    signal?.throwIfAborted();
    if (!connection || !state.isLoaded) throw unavailable();
    const answer = await connection.ask(request, signal);
    if (answer.kind === 'found') return answer.answer as Found;
    throw answer.isLoading ? unavailable() : new Error(answer.message);
  }

  return {
    engine: createEngine({
      ask,
      async look() {
        if (!connection) throw unavailable();
        return connection.look();
      },
      size: () => state.size,
    }),
    start,
    isReady,
    async untilReady() {
      await start();
      if (isReady()) return;
      if (isStopped) throw unavailable();
      await waiting.untilEnd();
    },
    state: () => state,
    async stop() {
      isStopped = true;
      clearTimeout(again);
      connection?.close();
      waiting.end(unavailable());
      await firstAttempt;
    },
  };
}

interface Questions {
  ask<Found extends SearchResult | FacetCounts>(
    request: Parameters<IndexConnection['ask']>[0],
    signal: AbortSignal | undefined,
  ): Promise<Found>;
  look: IndexConnection['look'];
  size(): number;
}

const createEngine = ({ ask, look, size }: Questions): RemoteIndex['engine'] => ({
  search: (plan, { exclude, limit, signal }) =>
    ask<SearchResult>({ kind: 'search', plan, exclude: [...exclude], limit }, signal),
  facet: (plan, facet, { signal } = {}) => ask<FacetCounts>({ kind: 'facet', plan, facet }, signal),
  watermark: async () => (await look()).mark,
  size,
});
