import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from './folder.ts';

/** Where files are kept. Names are paths of our own making: ids with slashes between them. */
export interface FileStore {
  /** Replaces a file of that name. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>;
  /** Also when there is no such file. */
  remove(name: string): Promise<void>;
}

/** Files in a folder of this machine, readable by the owner only. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, name);
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await makeFolder(dirname(path));
      // A process that dies leaves no half file under the name.
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    get: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
