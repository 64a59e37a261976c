import { createHash } from 'node:crypto';
import type { Place } from '../platform/place.ts';

/** The files of one shared snapshot. */
export interface SnapshotSet {
  /** Fingerprint, time and a random part. */
  id: string;
  /** Of the rules that made it. */
  fingerprint: string;
  /** When it was begun, in milliseconds since 1970. */
  at: number;
  /** Whether its last file is there. */
  isWhole: boolean;
  names: string[];
}

export const MANIFEST = 'manifest';
const NAME = /^(([0-9a-f]{16})-(\d{13})-[0-9a-f-]{36})\.(manifest|\d+)$/;

export const fingerprintOf = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 16);

export const nameOf = (id: string, part: number | typeof MANIFEST): string => `${id}.${part}`;

/** The shared snapshots, newest first. Other files of the place are left alone. */
export async function listSets(place: Pick<Place, 'list'>): Promise<SnapshotSet[]> {
  const sets = new Map<string, SnapshotSet>();
  for (const { name } of await place.list('')) {
    const match = NAME.exec(name);
    if (!match) continue;
    const [, id, fingerprint, at, part] = match as unknown as [
      string,
      string,
      string,
      string,
      string,
    ];
    const set = sets.get(id) ?? { id, fingerprint, at: Number(at), isWhole: false, names: [] };
    set.names.push(name);
    set.isWhole ||= part === MANIFEST;
    sets.set(id, set);
  }
  return [...sets.values()].sort((a, b) => b.at - a.at);
}

/** The manifest goes first, so that nobody begins to read a set that is being removed. */
export async function removeSets(
  place: Pick<Place, 'remove'>,
  sets: readonly SnapshotSet[],
): Promise<void> {
  for (const { id, names } of sets) {
    const manifest = nameOf(id, MANIFEST);
    const rest = names.filter((name) => name !== manifest);
    for (const name of [manifest, ...rest]) await place.remove(name);
  }
}
