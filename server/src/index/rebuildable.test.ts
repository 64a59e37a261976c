import { expect, test } from 'vitest';
import { until } from '../../test/until.ts';
import { silentLog } from '../platform/log.ts';
import { buildSegment } from './build.ts';
import type { FeedChange } from './feed/port.ts';
import { createRebuildableIndex } from './rebuildable.ts';
import { createSegmentEngine } from './segments.ts';

const PLAN = { clauses: [], needsOptional: false };

/** A system of record in memory, whose reads from the beginning can be held up or made to fail. */
function setUp() {
  const changes: FeedChange[] = [];
  let gate: Promise<void> | null = null;
  let saved: { mark: number; segments: SharedArrayBuffer[] } | null = null;
  const index = createRebuildableIndex<number>({
    makeEngine: createSegmentEngine,
    async readChanges(mark, limit) {
      if (mark === null) await gate;
      const from = mark ?? 0;
      const read = changes.slice(from, from + Math.min(limit, 3));
      return { changes: read, mark: from + read.length, more: from + read.length < changes.length };
    },
    read: async (read) => ({
      segments: [
        buildSegment(
          read.map(({ id }) => ({ id, quality: 0, terms: { skill: [id] }, numbers: {} })),
        ),
      ],
      failed: [],
    }),
    snapshot: {
      read: async () => saved,
      write: async (mark, segments) => {
        saved = { mark, segments: [...segments] };
      },
      remove: async () => {
        saved = null;
      },
    },
    log: silentLog,
  });
  return {
    index,
    write: (id: string) => changes.push({ id, profile: '{}', updatedAt: new Date(0) }),
    /** Somebody who goes without a trace in the feed: what a rebuild is for. */
    lose: (id: string) =>
      changes.splice(
        changes.findIndex((change) => change.id === id),
        1,
      ),
    hold(promise: Promise<void>) {
      gate = promise;
    },
    ids: async () =>
      (await index.engine.search(PLAN, { exclude: new Set(), limit: 100 })).ids.toSorted(),
    saved: () => saved,
  };
}

test('a rebuild leaves nothing of what the record does not have, and the old index answers and follows until it is done', async () => {
  const { index, write, lose, hold, ids, saved } = setUp();
  for (const id of ['a', 'b', 'c', 'd', 'e']) write(id);
  await index.feed.start();
  await until(() => saved()?.mark === 5);
  lose('b');
  let open = () => {};
  hold(
    new Promise((resolve) => {
      open = resolve;
    }),
  );
  const told: number[] = [];
  const rebuilt = Promise.all([index.rebuild((done) => told.push(done)), index.rebuild(() => {})]);
  await until(() => saved() === null);
  write('f');
  write('g');
  await index.feed.catchUp();
  expect(await ids()).toEqual(['a', 'b', 'c', 'd', 'e', 'g']);
  expect(index.feed.caughtUp()).toBe(true);
  open();
  await rebuilt;
  expect(await ids()).toEqual(['a', 'c', 'd', 'e', 'f', 'g']);
  expect(index.engine.size()).toBe(6);
  await until(() => saved()?.mark === 6);
  write('h');
  await index.feed.catchUp();
  expect(await ids()).toContain('h');
  await index.feed.stop();
  expect(saved()?.mark).toBe(7);
  expect(await index.engine.watermark()).toBe(7);
});

test('a rebuild that fails leaves the old index in use, and can be tried again', async () => {
  const { index, write, hold, ids } = setUp();
  write('a');
  await index.feed.start();
  hold(Promise.reject(new Error('the database is away')));
  await expect(index.rebuild(() => {})).rejects.toThrow('the database is away');
  write('b');
  await index.feed.catchUp();
  expect(await ids()).toEqual(['a', 'b']);
  hold(Promise.resolve());
  await index.rebuild(() => {});
  expect(await ids()).toEqual(['a', 'b']);
  await index.feed.stop();
});

test('a process that stops in the middle of a rebuild gives it up, and leaves no half of a snapshot', async () => {
  const { index, write, hold, saved } = setUp();
  for (const id of ['a', 'b', 'c', 'd', 'e']) write(id);
  await index.feed.start();
  let open = () => {};
  hold(
    new Promise((resolve) => {
      open = resolve;
    }),
  );
  const rebuilt = expect(index.rebuild(() => {})).rejects.toThrow('stops');
  await until(() => saved() === null);
  const stopped = index.feed.stop();
  open();
  await Promise.all([rebuilt, stopped]);
  expect(saved()).toBeNull();
});
