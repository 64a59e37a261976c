import { statfs } from 'node:fs/promises';

/** PostgreSQL writes its log in files of this size, and stops when there is less room. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/**
 * Whether the disk of a folder has too little room for PostgreSQL; false where the system does not
 * report it.
 */
export async function isOutOfRoom(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => null);
  return found !== null && found.bavail * found.bsize < MIN_FREE_BYTES;
}
