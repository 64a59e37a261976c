import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { makeFolder } from '../platform/folder.ts';
import type { Log } from '../platform/log.ts';

/** The index up to a mark in a history of the database. */
export interface Snapshot<Mark> {
  mark: Mark;
  history?: string;
  segments: readonly SharedArrayBuffer[];
  /** Of another machine: this one has not stored it. */
  isShared?: boolean;
}

export interface SnapshotStore<Mark> {
  /** Returns null when there is no usable snapshot. */
  read(): Promise<Snapshot<Mark> | null>;
  /**
   * Writes the segments that are not stored yet, then the manifest that lists them all, up to a
   * mark in this history of the database.
   */
  write(mark: Mark, segments: readonly SharedArrayBuffer[], history?: string): Promise<void>;
  /** Removes every trace of any snapshot. */
  remove(): Promise<void>;
  /**
   * Gives the index to other machines when that is due, and removes shared snapshots that are old or
   * hold an erased person. Never rejects. Absent when nothing is shared.
   */
  share?(
    take: () => Promise<Snapshot<Mark>>,
    holdsErased: (mark: Mark) => Promise<boolean>,
    stop: AbortSignal,
  ): Promise<void>;
}

export interface SnapshotFolderOptions {
  /** Must not contain anything else. */
  folder: string;
  /**
   * Identifies the program and vocabularies that made the snapshot. A snapshot with another key has
   * different contents, so it is ignored.
   */
  key: string;
  log: Log;
}

const MANIFEST = 'manifest.json';

interface StoredSegment {
  file: string;
  bytes: number;
  crc32: number;
}

interface Manifest {
  key: string;
  mark: unknown;
  history?: string;
  segments: StoredSegment[];
}

/** The segments of a folder: one file each, written once. */
function createSegmentFiles(folder: string) {
  /** The segments that are already on disk. */
  let stored = new WeakMap<SharedArrayBuffer, StoredSegment>();

  async function store(
    buffer: SharedArrayBuffer,
    present: ReadonlySet<string>,
  ): Promise<StoredSegment> {
    const known = stored.get(buffer);
    // Another process of this installation may have written its own snapshot and cleaned up since.
    if (known && present.has(known.file)) return known;
    const bytes = new Uint8Array(buffer);
    const segment = {
      file: `${crypto.randomUUID()}.segment`,
      bytes: bytes.length,
      crc32: crc32(bytes),
    };
    await writeFile(join(folder, segment.file), bytes, { mode: 0o600 });
    stored.set(buffer, segment);
    return segment;
  }

  async function load(segment: StoredSegment): Promise<SharedArrayBuffer> {
    const { file, bytes, crc32: expected } = segment;
    const buffer = new SharedArrayBuffer(bytes);
    const into = new Uint8Array(buffer);
    const handle = await open(join(folder, file));
    try {
      let at = 0;
      for (let read = -1; at < bytes && read !== 0; at += read)
        read = (await handle.read(into, at, bytes - at, at)).bytesRead;
      if (at < bytes || (await handle.stat()).size !== bytes || crc32(into) !== expected)
        throw new Error(`the bytes of ${file} were changed`);
    } finally {
      await handle.close();
    }
    stored.set(buffer, segment);
    return buffer;
  }

  return {
    store,
    load,
    forget(): void {
      stored = new WeakMap();
    },
  };
}

/**
 * The index as files: each segment once, under a unique name and never changed, and a manifest that
 * lists the segments of the snapshot. The manifest is written to a temporary file and renamed once
 * all its segments exist, so a crash at any moment leaves either the old snapshot or the new one.
 */
export function createSnapshotFolder<Mark>({
  folder,
  key,
  log,
}: SnapshotFolderOptions): SnapshotStore<Mark> {
  const files = createSegmentFiles(folder);

  return {
    async read() {
      const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
      if (text === null) return null;
      try {
        const { checksum, ...manifest } = JSON.parse(text) as Manifest & { checksum: number };
        if (manifest.key !== key) return null;
        if (checksum !== crc32(JSON.stringify(manifest)))
          throw new Error('the manifest was changed');
        const segments = await Promise.all(manifest.segments.map(files.load));
        return { mark: manifest.mark as Mark, history: manifest.history, segments };
      } catch (error) {
        log.warn(
          { err: error, folder },
          'the snapshot of the index is damaged; reading all talents again',
        );
        return null;
      }
    },

    async write(mark, segments, history) {
      await makeFolder(folder);
      const present = new Set(await readdir(folder));
      const written: StoredSegment[] = [];
      for (const buffer of segments) written.push(await files.store(buffer, present));
      const manifest: Manifest = { key, mark, history, segments: written };
      const beside = join(folder, `${MANIFEST}.${process.pid}`);
      await writeFile(
        beside,
        JSON.stringify({ ...manifest, checksum: crc32(JSON.stringify(manifest)) }),
        { mode: 0o600 },
      );
      await rename(beside, join(folder, MANIFEST));
      const named = new Set([MANIFEST, ...written.map(({ file }) => file)]);
      const left = (await readdir(folder)).filter((name) => !named.has(name));
      await Promise.all(
        left.map((name) => rm(join(folder, name), { recursive: true, force: true })),
      );
    },

    async remove() {
      files.forget();
      await removeSnapshot(folder);
    },
  };
}

/** Removes the snapshot, and files left behind by a process killed while writing one. */
export async function removeSnapshot(folder: string): Promise<void> {
  // Another process may be writing into it.
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}
