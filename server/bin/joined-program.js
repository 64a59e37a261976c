import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * The program in few files, which `scripts/join-program.ts` writes: a start loads some thirty of
 * them instead of more than two thousand modules. docs/decisions/0230
 */

/**
 * The address of the program joined in this folder, whose path ends in a slash; null when there is
 * none, or when a source changed since. Asking after all sources takes 10 ms.
 */
export function joinedProgram(folder) {
  const list = readList(join(folder, 'program.json'));
  return list?.sources.every((source) => isUnchanged(source, folder))
    ? pathToFileURL(join(folder, list.entry)).href
    : null;
}

function readList(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function isUnchanged([path, bytes, modifiedMs], folder) {
  const now = statSync(folder + path, { throwIfNoEntry: false });
  return now?.size === bytes && now.mtimeMs === modifiedMs;
}
