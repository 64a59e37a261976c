import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeBucket } from '../../test/fakes/bucket.ts';
import { createBucketPlace } from '../platform/bucket-place.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { silentLog } from '../platform/log.ts';
import { createFolderPlace, type Place } from '../platform/place.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { listSets } from './shared-sets.ts';
import { shareSnapshots } from './shared-snapshots.ts';
import { createSnapshotFolder, type SnapshotStore } from './snapshot.ts';

const HOUR_MS = 60 * 60 * 1_000;
const secretBox = createSecretBox('a key for the tests');
const never = new AbortController().signal;
let parent: string;
let shared: string;
let place: Place;
let at: number;
let counted: string[];
const clock: Clock = { now: () => new Date(at), databaseNow: () => null };

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'greenroom-shared-'));
  shared = join(parent, 'shared');
  place = createFolderPlace(shared);
  at = Date.parse('2026-03-01T10:00:00Z');
  counted = [];
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const machine = (name: string, key = 'rules', to = place): SnapshotStore<number> =>
  shareSnapshots(
    createSnapshotFolder<number>({ folder: join(parent, name), key, log: silentLog }),
    {
      ...{ place: to, key, secretBox, clock, log: silentLog },
      count: (action, outcome) => counted.push(`${action} ${outcome}`),
    },
  );

const segmentOf = (text: string): SharedArrayBuffer => {
  const bytes = Buffer.from(text);
  const segment = new SharedArrayBuffer(bytes.length);
  new Uint8Array(segment).set(bytes);
  return segment;
};
const indexAt =
  (mark: number, ...texts: string[]) =>
  async () => ({ mark, history: 'one', segments: texts.map(segmentOf) });
const nobody = async (): Promise<boolean> => false;
const readBy = async (store: SnapshotStore<number>) => {
  const found = await store.read();
  return found && { mark: found.mark, texts: found.segments.map((one) => `${Buffer.from(one)}`) };
};

it('gives a machine without a snapshot the newest of its own rules, and its own before any other', async () => {
  expect(await machine('new').read()).toBeNull();
  await machine('a').share!(indexAt(1, 'Ada', 'Grace'), nobody, never);
  await machine('b', 'other rules').share!(indexAt(2, 'Joan'), nobody, never);
  expect(await machine('new').read()).toMatchObject({ history: 'one', isShared: true });
  expect(await readBy(machine('new'))).toEqual({ mark: 1, texts: ['Ada', 'Grace'] });
  const own = machine('own');
  await own.write(3, [segmentOf('Hedy')], 'one');
  expect(await readBy(own)).toEqual({ mark: 3, texts: ['Hedy'] });
  // Nothing of a person can be read there without the installation's key.
  const files = await Promise.all(
    (await readdir(shared)).map((name) => readFile(join(shared, name))),
  );
  expect(files.some((bytes) => bytes.includes('Ada'))).toBe(false);
});

it('uploads once an hour for all machines, and keeps the newest two', async () => {
  for (const mark of [1, 2, 3, 4]) {
    await machine('a').share!(indexAt(mark, `at ${mark}`), nobody, never);
    await machine('b').share!(indexAt(100 + mark, 'too early'), nobody, never);
    at += HOUR_MS;
  }
  expect(await listSets(place)).toHaveLength(2);
  expect(await readBy(machine('new'))).toEqual({ mark: 4, texts: ['at 4'] });
  expect(counted.filter((one) => one === 'upload done')).toHaveLength(4);
});

it('keeps nobody who was erased: not after a removal, not during an upload, not when the place was away', async () => {
  const store = machine('a');
  await store.share!(indexAt(1, 'Ada'), nobody, never);
  await store.remove();
  expect(await readdir(shared)).toEqual([]);
  // Ada is erased while the second snapshot is uploaded.
  let asked = 0;
  await store.share!(indexAt(2, 'Ada'), async () => asked++ > 0, never);
  expect(await readdir(shared)).toEqual([]);
  // A removal that could not reach the place is made up for, also in snapshots of other versions.
  await machine('b', 'older rules').share!(indexAt(3, 'Ada'), nobody, never);
  await store.share!(indexAt(5, 'Grace'), async (mark) => mark < 4, never);
  expect(await readBy(machine('new'))).toEqual({ mark: 5, texts: ['Grace'] });
  expect(await listSets(place)).toHaveLength(1);
});

it('does not use a snapshot that was changed or not finished, and takes the one before', async () => {
  await machine('a').share!(indexAt(1, 'Ada'), nobody, never);
  at += HOUR_MS;
  await machine('a').share!(indexAt(2, 'Grace'), nobody, never);
  const [newest] = await listSets(place);
  const file = join(shared, `${newest!.id}.0`);
  const bytes = await readFile(file);
  bytes[bytes.length - 1]! ^= 1;
  await writeFile(file, bytes);
  expect(await readBy(machine('new'))).toEqual({ mark: 1, texts: ['Ada'] });
  await rm(join(shared, `${newest!.id}.manifest`));
  expect(await readBy(machine('new'))).toEqual({ mark: 1, texts: ['Ada'] });
  expect(counted).toContain('download failed');
  // What a killed process left of an upload goes after some hours.
  at += 7 * HOUR_MS;
  await machine('a').share!(indexAt(3, 'Joan'), nobody, never);
  expect((await listSets(place)).map(({ id }) => id)).not.toContain(newest!.id);
});

it('works in a bucket, and does without one that is away', async () => {
  const keys = { accessKey: 'AKIATEST', secretKey: 'secret/of+the=tests', region: 'eu-west-3' };
  const server = await fakeBucket('snapshots', keys);
  const bucket = createBucketPlace(
    { bucket: 'snapshots', prefix: 'prod/', endpoint: server.url, ...keys },
    { clock: systemClock },
  );
  const people = ['Ada', 'Grace', 'Hedy', 'Joan', 'Mary'];
  await machine('a', 'rules', bucket).share!(indexAt(7, ...people), nobody, never);
  expect(await readBy(machine('new', 'rules', bucket))).toEqual({ mark: 7, texts: people });
  const refused = createBucketPlace(
    { bucket: 'snapshots', prefix: 'prod/', endpoint: server.url, ...keys, secretKey: 'another' },
    { clock: systemClock },
  );
  const lost = machine('lost', 'rules', refused);
  expect(await lost.read()).toBeNull();
  await lost.share!(indexAt(8, 'Ada'), nobody, never);
  await lost.remove();
  expect(counted.slice(-3)).toEqual(['download failed', 'upload failed', 'remove failed']);
  await machine('a', 'rules', bucket).remove();
  expect(server.objects.size).toBe(0);
  await server.close();
});
