import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { IndexReader } from '../port.ts';
import { ClusterAway, type ClusterClient, ClusterRefused } from './client.ts';
import { createOpenSearchEngine } from './engine.ts';
import { readIndexMark } from './mark.ts';

/** How often a process looks at the index that it asks. */
const LOOK_EVERY_MS = 1_000;
/** A look that takes longer has failed. */
const LOOK_MAX_MS = 5_000;
/** How soon a search is sent again that met a cluster which was away for a moment. */
const AGAIN_MS = [50, 100, 200, 500, 1_000];

export interface ClusterReaderOptions {
  client: ClusterClient;
  alias: string;
  record: {
    /** The mark just after the last change that can be read now. */
    endOfFeed(): Promise<string>;
    /** Whether a reader that reached the mark has also read what another mark stands for. */
    reaches(mark: string, other: string): boolean;
  };
  /** An index that lags more is not caught up. */
  maxLagMs: number;
  /** How long a search may take, also one that nobody else limits. */
  timeoutMs: number;
  log: Pick<Log, 'info' | 'warn'>;
}

/** The index of a cluster, as a process sees it that searches. */
export interface ClusterReader {
  /**
   * Throws search_engine_timeout while no node answers, and search_engine_unavailable until the
   * index was made.
   */
  engine: IndexReader<string>;
  /** Resolves after the first look, whether it succeeded or not. */
  start(): Promise<void>;
  /** Whether the index answers now. */
  isReady(): boolean;
  /** Resolves when it answers; rejects when this process stops first. */
  untilReady(): Promise<void>;
  isCaughtUp(): boolean;
  /** For how long the record has had a change that the index lacks; infinite while it is unknown. */
  lagMs(): number;
  stop(): Promise<void>;
}

type Condition = 'unknown' | 'away' | 'absent' | 'answers';

export function connectCluster(options: ClusterReaderOptions): ClusterReader {
  const { client, alias, record, maxLagMs, log } = options;
  const measureLag = createLagMeter(record);
  const stopping = new AbortController();
  const stop = stopping.signal;
  let condition: Condition = 'unknown';
  let lagMs = Number.POSITIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let firstLook: Promise<void> = Promise.resolve();
  const inner = createOpenSearchEngine({
    ...{ client, index: alias },
    nextVersion: () => Promise.reject(new Error('this process does not write the index')),
  });

  function note(now: Condition, error?: unknown): void {
    if (now === 'away' && condition !== 'away')
      log.warn({ err: error }, 'the search cluster cannot be asked; trying again');
    if (now !== 'away' && condition === 'away') log.info('the search cluster can be asked again');
    condition = now;
  }

  async function look(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(LOOK_MAX_MS);
      const mark = await readIndexMark(client, alias, signal);
      await inner.measure(signal);
      note(mark === null ? 'absent' : 'answers');
      lagMs = mark === null ? Number.POSITIVE_INFINITY : await measureLag(mark.mark);
    } catch (error) {
      lagMs = Number.POSITIVE_INFINITY;
      if (error instanceof ClusterRefused && error.status === 404) note('absent');
      else if (isAway(error)) note('away', error);
      // Else the database is away: what is known of the cluster stays true.
    }
  }

  async function lookOn(first: Promise<void>): Promise<void> {
    await first;
    while (!stop.aborted) {
      await delay(LOOK_EVERY_MS, undefined, { signal: stop, ref: false }).catch(() => {});
      if (!stop.aborted) await look();
    }
  }

  function start(): Promise<void> {
    if (looking === null) {
      firstLook = look();
      looking = lookOn(firstLook);
    }
    return firstLook;
  }

  const isReady = (): boolean => condition === 'answers';
  const ask = createAsking({ ...options, condition: () => condition });

  return {
    engine: {
      search: (plan, { signal, ...page }) =>
        ask(signal, (limited) => inner.search(plan, { ...page, signal: limited })),
      facet: (plan, facet, { signal } = {}) =>
        ask(signal, (limited) => inner.facet(plan, facet, { signal: limited })),
      watermark: () => ask(undefined, inner.watermark),
      size: inner.size,
    },
    start,
    isReady,
    async untilReady() {
      await start();
      while (!isReady()) {
        if (stop.aborted) throw new AppError('search_engine_unavailable');
        await delay(LOOK_EVERY_MS, undefined, { signal: stop, ref: false }).catch(() => {});
      }
    },
    isCaughtUp: () => isReady() && lagMs <= maxLagMs,
    lagMs: () => lagMs,
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}

/**
 * Remembers where the record ended at each look. The lag is the age of the first of these ends that
 * the index has not reached.
 */
function createLagMeter({ endOfFeed, reaches }: ClusterReaderOptions['record']) {
  let ends: { at: number; mark: string }[] = [];
  return async (mark: string): Promise<number> => {
    const end = { at: monotonicMs(), mark: await endOfFeed() };
    if (end.mark !== ends.at(-1)?.mark) ends.push(end);
    ends = ends.slice(ends.findLastIndex((one) => reaches(mark, one.mark)) + 1);
    return ends.length === 0 ? 0 : monotonicMs() - ends[0]!.at;
  };
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

const isAway = (error: unknown): boolean => error instanceof ClusterAway || isTimeout(error);

/** Asks the cluster again for a moment. While it is known to be away, requests must not pile up. */
function createAsking({
  timeoutMs,
  condition,
}: Pick<ClusterReaderOptions, 'timeoutMs'> & { condition(): Condition }) {
  return async <T>(
    signal: AbortSignal | undefined,
    request: (limited: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    signal?.throwIfAborted();
    const limit = AbortSignal.timeout(timeoutMs);
    const limited = signal ? AbortSignal.any([signal, limit]) : limit;
    for (let attempt = 0; ; attempt++) {
      if (condition() === 'absent') throw new AppError('search_engine_unavailable');
      try {
        return await request(limited);
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof ClusterRefused && error.status === 404)
          throw new AppError('search_engine_unavailable');
        if (!isAway(error)) throw error;
        if (condition() === 'away' || limit.aborted) throw new AppError('search_engine_timeout');
        await delay(AGAIN_MS[attempt] ?? AGAIN_MS.at(-1), undefined, { signal: limited }).catch(
          () => {},
        );
      }
    }
  };
}
