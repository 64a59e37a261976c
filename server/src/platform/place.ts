import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from './folder.ts';

export interface PlacedFile {
  name: string;
  bytes: number;
}

/** Where large files are: a folder or a bucket. Names may have slashes. */
export interface Place {
  /** Text for people, without keys. */
  shown(name: string): string;
  /** Writes all of it or nothing; replaces a file of that name. Returns its bytes. */
  put(name: string, source: AsyncIterable<Uint8Array>): Promise<number>;
  /** Null when there is no such file. */
  get(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** The files whose names begin with `prefix`, which ends with a slash or is empty. */
  list(prefix: string): Promise<PlacedFile[]>;
  /** Also when there is no such file. */
  remove(name: string): Promise<void>;
}

/** Readable by the owner only, as everything is that holds data of people. */
const PRIVATE_FILE = 0o600;

export function createFolderPlace(folder: string): Place {
  const pathOf = (name: string): string => join(folder, name);
  return {
    shown: pathOf,
    async put(name, source) {
      const path = pathOf(name);
      const draft = `${path}.part`;
      await makeFolder(dirname(path));
      try {
        await pipeline(source, createWriteStream(draft, { mode: PRIVATE_FILE }));
        await syncToDisk(draft);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return (await stat(path)).size;
    },
    async get(name) {
      const found = await stat(pathOf(name)).catch(() => null);
      return found?.isFile() ? createReadStream(pathOf(name)) : null;
    },
    async list(prefix) {
      const names = await readdir(pathOf(prefix)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const found = await Promise.all(
        names.map(async (file) => {
          const status = await stat(pathOf(`${prefix}${file}`)).catch(() => null);
          return status?.isFile() ? [{ name: `${prefix}${file}`, bytes: status.size }] : [];
        }),
      );
      return found.flat();
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
