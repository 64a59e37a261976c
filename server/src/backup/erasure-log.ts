import type { Place } from '../platform/place.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { ErasedPerson } from './erased-store.ts';

/*
 * The log of erasures outlives the database: one small file for each erased talent, named by a
 * keyed hash of its id, beside the backups. A restore applies it again, so that a person who was
 * erased after the backup stays erased. It holds no personal data: without the secret key, nobody
 * can tell whom it means.
 */

export const ERASURES = 'erasures/';

/** What a file of the log holds; keyed hashes in hexadecimal. */
export interface ErasureRecord {
  at: string;
  workspaceId: string | null;
  url: string | null;
  others: string[];
}

export interface ErasureLog {
  /** Adds those that are missing; returns how many. */
  add(people: readonly ErasedPerson[]): Promise<number>;
  /** Names of all records; the hash of each. */
  hashes(): Promise<Set<string>>;
  read(hash: string): Promise<ErasureRecord | null>;
}

/** The keyed hash that names the record of a talent. */
export const erasureHash = (secretBox: Pick<SecretBox, 'fingerprint'>, talentId: string): string =>
  secretBox.fingerprint(`erased:${talentId}`).toString('hex');

export function createErasureLog(
  place: Place,
  secretBox: Pick<SecretBox, 'fingerprint'>,
): ErasureLog {
  let known: Set<string> | null = null;

  async function hashes(): Promise<Set<string>> {
    const files = await place.list(ERASURES);
    return new Set(files.map(({ name }) => name.slice(ERASURES.length).replace(/\.json$/, '')));
  }

  return {
    hashes,
    async add(people) {
      known ??= await hashes();
      let added = 0;
      for (const { id, ...person } of people) {
        const hash = erasureHash(secretBox, id);
        if (known.has(hash)) continue;
        await place.put(`${ERASURES}${hash}.json`, once(JSON.stringify(recordOf(person))));
        known.add(hash);
        added++;
      }
      return added;
    },
    async read(hash) {
      const bytes = await place.get(`${ERASURES}${hash}.json`);
      if (!bytes) return null;
      const text = Buffer.concat(await Array.fromAsync(bytes)).toString('utf8');
      return JSON.parse(text) as ErasureRecord;
    },
  };
}

function recordOf({
  erasedAt,
  workspaceId,
  urlHash,
  otherHashes,
}: Omit<ErasedPerson, 'id'>): ErasureRecord {
  return {
    at: erasedAt.toISOString(),
    workspaceId,
    url: urlHash?.toString('hex') ?? null,
    others: otherHashes.map((hash) => hash.toString('hex')),
  };
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
