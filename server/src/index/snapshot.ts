import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../platform/folder.ts';
import type { Log } from '../platform/log.ts';

export interface SnapshotStore<Mark> {
  /** Null when there is none that fits. */
  read(): Promise<{ mark: Mark; engine: Uint8Array } | null>;
  write(mark: Mark, engine: Uint8Array): Promise<void>;
  /** Leaves nothing of any snapshot. */
  remove(): Promise<void>;
}

export interface SnapshotFileOptions {
  file: string;
  /** What the snapshot was made from: the database and the program. Another key means another content, so the file is passed over. */
  key: string;
  now: () => Date;
  log: Log;
}

/** Years of experience grow by themselves, so an old snapshot would be a little wrong for those who did not change. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000;

interface Header {
  key: string;
  savedAt: string;
  mark: unknown;
  /** SHA-256 of all that follows the header's line. */
  sha256: string;
}

/** The index in one file: a line of JSON, then the engine's bytes. Written beside and renamed, so a crash leaves the old one or the new one. */
export function createSnapshotFile<Mark>({ file, key, now, log }: SnapshotFileOptions): SnapshotStore<Mark> {
  return {
    async read() {
      const bytes = await readFile(file).catch(() => null);
      if (!bytes) return null;
      try {
        const end = bytes.indexOf(0x0a);
        const header = JSON.parse(bytes.toString('utf8', 0, end)) as Header;
        const engine = bytes.subarray(end + 1);
        if (header.key !== key || now().getTime() - Date.parse(header.savedAt) > MAX_AGE_MS) return null;
        if (header.sha256 !== sha256(engine)) throw new Error('its bytes were changed');
        return { mark: header.mark as Mark, engine };
      } catch (error) {
        log.warn({ err: error, file }, 'the snapshot of the index is damaged; reading all talents again');
        return null;
      }
    },

    async write(mark, engine) {
      const header: Header = { key, savedAt: now().toISOString(), mark, sha256: sha256(engine) };
      const beside = `${file}.${process.pid}`;
      await makeFolder(dirname(file));
      await writeFile(beside, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), engine]), { mode: 0o600 });
      await rename(beside, file);
    },

    remove: () => removeSnapshot(file),
  };
}

/** The snapshot, and what a process that was killed while writing one left beside it. */
export async function removeSnapshot(file: string): Promise<void> {
  const names = await readdir(dirname(file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const ours = names.filter((name) => name === basename(file) || name.startsWith(`${basename(file)}.`));
  await Promise.all(ours.map((name) => rm(join(dirname(file), name), { force: true })));
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
