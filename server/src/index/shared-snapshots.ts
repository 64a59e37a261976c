import { createHash } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { Place } from '../platform/place.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import {
  fingerprintOf,
  listSets,
  MANIFEST,
  nameOf,
  removeSets,
  type SnapshotSet,
} from './shared-sets.ts';
import type { Snapshot, SnapshotStore } from './snapshot.ts';

/*
 * Snapshots of the index that the machines of an installation share (docs/decisions/0281). A
 * snapshot is a set of files that are written once: its segments, then the manifest that names them.
 * A set without a manifest is not finished. All are sealed with the installation's key.
 */

/** A machine that starts has to read at most the changes since then, and of one upload more. */
const SHARE_EVERY_MS = 60 * 60 * 1_000;
/** The newest, and the one before, which a machine may still be reading. */
const KEEP = 2;
/** Longer than an upload takes; then it was left by a process that died. */
const UNFINISHED_AFTER_MS = 6 * 60 * 60 * 1_000;
/** Of other versions of the program, which may come back. */
const KEEP_OTHERS_MS = 7 * 24 * 60 * 60 * 1_000;
const DOWNLOADS = 4;

type Action = 'upload' | 'download' | 'remove';

export interface SharedSnapshotOptions {
  place: Place;
  /** As of the snapshot of this machine. */
  key: string;
  secretBox: Pick<SecretBox, 'sealBytes' | 'openBytes'>;
  clock: Clock;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Counts what was done. */
  count?(action: Action, outcome: 'done' | 'failed'): void;
}

interface Manifest {
  mark: unknown;
  history?: string;
  /** Of the sealed files, in hexadecimal. */
  segments: { bytes: number; sha256: string }[];
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Reads and writes single sets. */
function createSets({ place, secretBox }: Pick<SharedSnapshotOptions, 'place' | 'secretBox'>) {
  async function read(name: string): Promise<Buffer> {
    const stream = await place.get(name);
    if (!stream) throw new Error(`${name} is missing`);
    return Buffer.concat(await Array.fromAsync(stream));
  }

  const manifestOf = async ({ id }: SnapshotSet): Promise<Manifest> => {
    const text = secretBox.openBytes(await read(nameOf(id, MANIFEST))).toString('utf8');
    return JSON.parse(text) as Manifest;
  };

  async function segmentOf(
    { id }: SnapshotSet,
    at: number,
    { bytes, sha256: expected }: Manifest['segments'][number],
  ): Promise<SharedArrayBuffer> {
    const name = nameOf(id, at);
    const sealed = await read(name);
    if (sealed.length !== bytes || sha256(sealed) !== expected)
      throw new Error(`the bytes of ${name} were changed`);
    const opened = secretBox.openBytes(sealed);
    const segment = new SharedArrayBuffer(opened.length);
    new Uint8Array(segment).set(opened);
    return segment;
  }

  async function load<Mark>(set: SnapshotSet): Promise<Snapshot<Mark>> {
    const manifest = await manifestOf(set);
    const segments: SharedArrayBuffer[] = [];
    const waiting = manifest.segments.entries();
    const download = async (): Promise<void> => {
      for (const [at, stored] of waiting) segments[at] = await segmentOf(set, at, stored);
    };
    await Promise.all(Array.from({ length: DOWNLOADS }, download));
    return { mark: manifest.mark as Mark, history: manifest.history, segments };
  }

  /** The manifest comes last. */
  async function store(
    id: string,
    { mark, history, segments }: Snapshot<unknown>,
    stop: AbortSignal,
  ): Promise<number> {
    const manifest: Manifest = { mark, history, segments: [] };
    let total = 0;
    for (const [at, segment] of segments.entries()) {
      stop.throwIfAborted();
      const sealed = secretBox.sealBytes(new Uint8Array(segment));
      await place.put(nameOf(id, at), once(sealed));
      manifest.segments.push({ bytes: sealed.length, sha256: sha256(sealed) });
      total += sealed.length;
    }
    const sealed = secretBox.sealBytes(Buffer.from(JSON.stringify(manifest)));
    await place.put(nameOf(id, MANIFEST), once(sealed));
    return total;
  }

  return { manifestOf, load, store };
}

/**
 * Removes what is old, or holds an erased person that a removal did not reach; returns what is left,
 * newest first.
 */
function createPrune<Mark>(
  { place, clock }: Pick<SharedSnapshotOptions, 'place' | 'clock'>,
  fingerprint: string,
  { manifestOf }: Pick<Sets, 'manifestOf'>,
): (holdsErased: HoldsErased<Mark>) => Promise<SnapshotSet[]> {
  async function isDone(
    set: SnapshotSet,
    kept: readonly SnapshotSet[],
    holdsErased: HoldsErased<Mark>,
  ): Promise<boolean> {
    const age = clock.now().getTime() - set.at;
    if (!set.isWhole) return age > UNFINISHED_AFTER_MS;
    if (set.fingerprint === fingerprint ? !kept.includes(set) : age > KEEP_OTHERS_MS) return true;
    const manifest = await manifestOf(set).catch(() => null);
    return manifest === null || holdsErased(manifest.mark as Mark);
  }

  return async (holdsErased) => {
    const all = await listSets(place);
    const kept = wholeOf(all, fingerprint).slice(0, KEEP);
    const left: SnapshotSet[] = [];
    for (const set of all) {
      if (await isDone(set, kept, holdsErased)) await removeSets(place, [set]);
      else left.push(set);
    }
    return left;
  };
}

type Sets = ReturnType<typeof createSets>;
type HoldsErased<Mark> = (mark: Mark) => Promise<boolean>;

const wholeOf = (all: readonly SnapshotSet[], fingerprint: string): SnapshotSet[] =>
  all.filter((set) => set.fingerprint === fingerprint && set.isWhole);

/** Adds the shared snapshots to the snapshot of this machine. */
export function shareSnapshots<Mark>(
  local: SnapshotStore<Mark>,
  { place, key, secretBox, clock, log, count }: SharedSnapshotOptions,
): SnapshotStore<Mark> {
  const sets = createSets({ place, secretBox });
  const fingerprint = fingerprintOf(key);
  const now = (): number => clock.now().getTime();
  const prune = createPrune<Mark>({ place, clock }, fingerprint, sets);

  async function download(): Promise<Snapshot<Mark> | null> {
    for (const set of wholeOf(await listSets(place), fingerprint)) {
      try {
        const snapshot = await sets.load<Mark>(set);
        count?.('download', 'done');
        log.info({ place: place.shown(set.id) }, 'took the index from a shared snapshot');
        return { ...snapshot, isShared: true };
      } catch (error) {
        count?.('download', 'failed');
        log.warn(
          { err: error, place: place.shown(set.id) },
          'a shared snapshot of the index cannot be used',
        );
      }
    }
    return null;
  }

  async function upload(
    take: () => Promise<Snapshot<Mark>>,
    holdsErased: HoldsErased<Mark>,
    stop: AbortSignal,
  ): Promise<void> {
    const [newest] = wholeOf(await prune(holdsErased), fingerprint);
    if (newest && now() - newest.at < SHARE_EVERY_MS) return;
    const snapshot = await take();
    if (await holdsErased(snapshot.mark)) return;
    const id = `${fingerprint}-${now()}-${crypto.randomUUID()}`;
    const bytes = await sets.store(id, snapshot, stop);
    // A person may have been erased during the upload.
    await prune(holdsErased);
    count?.('upload', 'done');
    log.info({ place: place.shown(id), bytes }, 'shared a snapshot of the index');
  }

  return {
    async read() {
      const own = await local.read();
      if (own) return own;
      return download().catch((error) => {
        count?.('download', 'failed');
        log.warn(
          { err: error },
          'shared snapshots of the index cannot be read; reading all talents again',
        );
        return null;
      });
    },
    write: local.write,
    async remove() {
      await local.remove();
      try {
        await removeSets(place, await listSets(place));
        count?.('remove', 'done');
      } catch (error) {
        count?.('remove', 'failed');
        log.error(
          { err: error },
          'shared snapshots of the index cannot be removed; trying again when the next one is due',
        );
      }
    },
    async share(take, holdsErased, stop) {
      try {
        await upload(take, holdsErased, stop);
      } catch (error) {
        if (stop.aborted) return;
        count?.('upload', 'failed');
        log.warn(
          { err: error },
          'the snapshot of the index cannot be shared; a new machine reads all talents',
        );
      }
    },
  };
}
