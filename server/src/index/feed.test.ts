import { describe, expect, test } from 'vitest';
import type { Listener } from '../platform/listen.ts';
import { silentLog } from '../platform/log.ts';
import { buildSegment } from './build.ts';
import type { FeedChange, FeedRanges } from './feed/port.ts';
import { createIndexFeed } from './feed.ts';
import { createSegmentEngine } from './segments.ts';

/**
 * A system of record in memory: a log of changes, of which only those below the horizon can be read
 * yet.
 */
function record() {
  const log: { id: string; profile: string | null; updatedAt: Date }[] = [];
  let horizon = Infinity;
  let failures = 0;
  return {
    write: (id: string, profile: string | null) =>
      log.push({ id, profile, updatedAt: new Date(0) }),
    holdAt: (position: number) => {
      horizon = position;
    },
    failNext: (times: number) => {
      failures = times;
    },
    async readChanges(mark: number | null, limit: number) {
      if (failures-- > 0) throw new Error('the database is away');
      const from = mark ?? 0;
      const end = Math.min(log.length, horizon);
      const changes = log.slice(from, Math.min(end, from + limit));
      return { changes, mark: from + changes.length, more: from + changes.length < end };
    },
  };
}

function listener() {
  const listeners: ((payload: string) => void)[] = [];
  const listen: Listener = {
    async on(_, onNotify) {
      listeners.push(onNotify);
    },
    async close() {},
  };
  return {
    listen,
    notify() {
      for (const onNotify of listeners) onNotify('');
    },
  };
}

/** A snapshot file that lives in memory. */
function memorySnapshot() {
  let saved: { mark: number; segments: SharedArrayBuffer[] } | null = null;
  return {
    read: async () => saved,
    write: async (mark: number, segments: readonly SharedArrayBuffer[]) => {
      saved = { mark, segments: [...segments] };
    },
    remove: async () => {
      saved = null;
    },
    mark: () => saved?.mark,
  };
}

async function read(changes: readonly FeedChange[]) {
  const isBroken = ({ profile }: FeedChange) => profile === 'broken';
  const documents = changes
    .filter((change) => !isBroken(change))
    .map(({ id }) => ({ id, quality: 0, terms: { skill: [id] }, numbers: {} }));
  return {
    segments: [buildSegment(documents)],
    failed: changes.filter(isBroken).map(({ id }) => ({ id, error: new Error('cannot be read') })),
  };
}

function setUp(
  source: ReturnType<typeof record>,
  listen?: Listener,
  snapshot?: ReturnType<typeof memorySnapshot>,
) {
  const engine = createSegmentEngine();
  return {
    engine,
    feed: createIndexFeed({
      readChanges: source.readChanges,
      read,
      engine,
      listen,
      snapshot,
      log: silentLog,
    }),
  };
}

/** Ranges of `size` changes of the record; each is read after `first` resolves. */
function rangesOf(
  { readChanges }: ReturnType<typeof record>,
  size: number,
  first: (stop: AbortSignal, from: number) => Promise<void>,
): FeedRanges<number> {
  return {
    async endsOf(mark) {
      const { changes } = await readChanges(mark, 1_000);
      return Array.from(
        { length: Math.floor(changes.length / size) },
        (_, n) => (mark ?? 0) + (n + 1) * size,
      );
    },
    async read(from, to, stop) {
      await first(stop, from ?? 0);
      const { changes } = await readChanges(from, to - (from ?? 0));
      return {
        ...(await read(changes.filter(({ profile }) => profile !== null))),
        erased: changes.filter(({ profile }) => profile === null).map(({ id }) => id),
      };
    },
  };
}

/** `fetched` are the marks after which something was read here. */
function setUpRanges(
  source: ReturnType<typeof record>,
  ranges: FeedRanges<number>,
  snapshot?: ReturnType<typeof memorySnapshot>,
) {
  const engine = createSegmentEngine();
  const fetched: number[] = [];
  const readChanges: typeof source.readChanges = (mark, limit) => {
    fetched.push(mark ?? 0);
    return source.readChanges(mark, limit);
  };
  return {
    engine,
    fetched,
    feed: createIndexFeed({ readChanges, read, ranges, engine, snapshot, log: silentLog }),
  };
}

describe('the index feed', () => {
  test('start loads everything, however many reads it takes, and says so only then', async () => {
    const source = record();
    for (let n = 0; n < 1234; n++) source.write(`t${n}`, `t${n}`);
    const { engine, feed } = setUp(source);
    expect(feed.caughtUp()).toBe(false);
    await feed.start();
    expect(feed.caughtUp()).toBe(true);
    expect(engine.size()).toBe(1234);
    await feed.stop();
  });

  test('a first load goes range by range, in the order of the changes, and the rest of it is read here', async () => {
    const source = record();
    for (let n = 0; n < 11; n++) source.write(`t${n}`, `t${n}`);
    source.write('gone', null);
    source.write('last', 'last');
    const letGo: (() => void)[] = [];
    const ranges = rangesOf(source, 4, () => new Promise<void>((resolve) => letGo.push(resolve)));
    const { engine, fetched, feed } = setUpRanges(source, ranges);
    engine.apply([{ id: 'gone', document: { id: 'gone', quality: 0, terms: {}, numbers: {} } }]);
    const started = feed.start();
    await expect.poll(() => letGo.length).toBe(3);
    letGo[2]!();
    letGo[1]!();
    await new Promise(setImmediate);
    expect(engine.size()).toBe(1);
    letGo[0]!();
    await started;
    expect(engine.size()).toBe(12);
    expect(fetched).toEqual([12]);
    await feed.stop();
  });

  test('what a range could not give is read here, and what failed in one is not there', async () => {
    const source = record();
    for (let n = 0; n < 12; n++) source.write(`t${n}`, n === 1 ? 'broken' : `t${n}`);
    let asked = 0;
    const { engine, fetched, feed } = setUpRanges(
      source,
      rangesOf(source, 3, async () => {
        if (++asked === 2) throw new Error('the thread died');
      }),
    );
    await feed.start();
    expect(fetched).toEqual([3]);
    expect(engine.size()).toBe(11);
    expect(feed.caughtUp()).toBe(true);
    await feed.stop();
  });

  test('stopping ends a load of ranges that is under way, and the next start goes on where it was', async () => {
    const source = record();
    for (let n = 0; n < 12; n++) source.write(`t${n}`, `t${n}`);
    const snapshot = memorySnapshot();
    let stopped = 0;
    const secondUntilStopped = async (stop: AbortSignal, from: number) => {
      if (from === 0) return;
      await new Promise<void>((_, reject) => {
        stop.addEventListener('abort', () => {
          stopped++;
          reject(stop.reason);
        });
      });
    };
    const first = setUpRanges(source, rangesOf(source, 3, secondUntilStopped), snapshot);
    const started = first.feed.start();
    await expect.poll(() => first.engine.size()).toBe(3);
    await first.feed.stop();
    await started;
    expect(stopped).toBe(3);
    expect(first.feed.caughtUp()).toBe(false);
    expect(snapshot.mark()).toBe(3);
    const next = setUpRanges(
      source,
      rangesOf(source, 3, async () => {}),
      snapshot,
    );
    await next.feed.start();
    expect(next.engine.size()).toBe(12);
    await next.feed.stop();
  });

  test('catchUp brings later changes and deletions', async () => {
    const source = record();
    source.write('a', 'a');
    const { engine, feed } = setUp(source);
    await feed.start();
    source.write('b', 'b');
    source.write('a', null);
    await feed.catchUp();
    expect(
      engine.search({ clauses: [], needsOptional: false }, { exclude: new Set(), limit: 9 }).ids,
    ).toEqual(['b']);
    await feed.stop();
  });

  test('after a NOTIFY a change that becomes readable a little later is still found quickly', async () => {
    const source = record();
    const { listen, notify } = listener();
    const { engine, feed } = setUp(source, listen);
    await feed.start();
    source.holdAt(0);
    source.write('late', 'late');
    notify();
    setTimeout(() => source.holdAt(Infinity), 15);
    await expect.poll(() => engine.size(), { interval: 5, timeout: 900 }).toBe(1);
    await feed.stop();
  });

  test('however often it is asked while it reads, it reads once more and no oftener, and misses nothing', async () => {
    const source = record();
    const { readChanges } = source;
    let reads = 0;
    let letGo = () => {};
    source.readChanges = async (mark, limit) => {
      reads++;
      if (reads > 1) await new Promise<void>((resolve) => (letGo = resolve));
      return readChanges(mark, limit);
    };
    const { engine, feed } = setUp(source);
    await feed.start();
    const first = feed.catchUp();
    await expect.poll(() => reads).toBe(2);
    source.write('later', 'later');
    const others = Promise.all(Array.from({ length: 50 }, () => feed.catchUp()));
    letGo();
    await first;
    await expect.poll(() => reads).toBe(3);
    letGo();
    await others;
    expect(engine.size()).toBe(1);
    expect(reads).toBe(3);
    await feed.stop();
  });

  test('the next changes are fetched while those before are read, go in behind them, and come again when those before fail', async () => {
    const source = record();
    const { listen, notify } = listener();
    const engine = createSegmentEngine();
    const letGo = new Map<string, (error?: Error) => void>();
    const readWhenReleased = async (changes: readonly FeedChange[]) => {
      const failure = await new Promise<Error | undefined>((resolve) =>
        letGo.set(changes[0]!.id, resolve),
      );
      if (failure) throw failure;
      return read(changes);
    };
    const feed = createIndexFeed({
      readChanges: source.readChanges,
      read: readWhenReleased,
      engine,
      listen,
      log: silentLog,
    });
    await feed.start();
    source.write('a', 'a');
    const first = feed.catchUp();
    await expect.poll(() => letGo.has('a')).toBe(true);
    source.write('b', 'b');
    const second = feed.catchUp();
    await expect.poll(() => letGo.has('b')).toBe(true);
    letGo.get('b')!();
    await new Promise(setImmediate);
    expect(engine.size()).toBe(0);
    letGo.get('a')!(new Error('the thread died'));
    letGo.clear();
    await expect(first).rejects.toThrow('the thread died');
    await expect(second).rejects.toThrow('the thread died');
    notify();
    await expect.poll(() => letGo.has('a')).toBe(true);
    letGo.get('a')!();
    await expect.poll(() => engine.size()).toBe(2);
    await feed.stop();
  });

  test('a failed read is tried again and meanwhile the feed is not caught up', async () => {
    const source = record();
    const { listen, notify } = listener();
    const { engine, feed } = setUp(source, listen);
    await feed.start();
    source.failNext(2);
    source.write('a', 'a');
    notify();
    await expect.poll(() => feed.caughtUp(), { interval: 1, timeout: 900 }).toBe(false);
    await expect.poll(() => engine.size(), { interval: 5, timeout: 900 }).toBe(1);
    expect(feed.caughtUp()).toBe(true);
    await feed.stop();
  });

  test('the first load fails loudly', async () => {
    const source = record();
    source.failNext(1);
    await expect(setUp(source).feed.start()).rejects.toThrow('the database is away');
  });

  test('a profile that cannot be indexed does not hold up the others', async () => {
    const source = record();
    source.write('broken', 'broken');
    source.write('fine', 'fine');
    const { engine, feed } = setUp(source);
    await feed.start();
    expect(engine.size()).toBe(1);
    await feed.stop();
  });

  test('a restart reads only what changed since the snapshot', async () => {
    const source = record();
    const snapshot = memorySnapshot();
    for (const id of ['a', 'b', 'c']) source.write(id, id);
    const first = setUp(source, undefined, snapshot);
    await first.feed.start();
    await expect.poll(() => snapshot.mark()).toBe(3);
    source.write('d', 'd');
    source.write('a', null);
    await first.feed.catchUp();
    await first.feed.stop();
    expect(snapshot.mark()).toBe(5);
    source.write('b', null);
    const reads: (number | null)[] = [];
    const { readChanges } = source;
    source.readChanges = (mark, limit) => {
      reads.push(mark);
      return readChanges(mark, limit);
    };
    const second = setUp(source, undefined, snapshot);
    await second.feed.start();
    expect(reads).toEqual([5]);
    expect(
      second.engine
        .search({ clauses: [], needsOptional: false }, { exclude: new Set(), limit: 9 })
        .ids.toSorted(),
    ).toEqual(['c', 'd']);
    await second.feed.stop();
  });

  test('an erasure removes the snapshot at once, and the next one is without the person', async () => {
    const source = record();
    const snapshot = memorySnapshot();
    source.write('a', 'a');
    source.write('b', 'b');
    const { feed } = setUp(source, undefined, snapshot);
    await feed.start();
    await expect.poll(() => snapshot.mark()).toBe(2);
    source.write('a', null);
    await feed.catchUp();
    expect(snapshot.mark()).toBeUndefined();
    await feed.stop();
    expect(snapshot.mark()).toBe(3);
  });

  test('an erasure that the feed cannot read yet leaves no snapshot behind', async () => {
    const source = record();
    const snapshot = memorySnapshot();
    source.write('a', 'a');
    const erasures: number[] = [];
    const erasedSince = async (mark: number) => erasures.some((at) => at >= mark);
    const engine = createSegmentEngine();
    const feed = createIndexFeed({
      readChanges: source.readChanges,
      erasedSince,
      read,
      engine,
      snapshot,
      log: silentLog,
    });
    await feed.start();
    source.write('b', 'b');
    await feed.catchUp();
    source.holdAt(2);
    source.write('a', null);
    erasures.push(2);
    await feed.stop();
    expect(snapshot.mark()).toBeUndefined();
  });
});
