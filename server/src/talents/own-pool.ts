import type { OwnBatch } from './own-batch.ts';
import * as own from './own-store.ts';
import type { NormalRow } from './rules/normalize-row.ts';
import { contactKey } from './rules/own-identity.ts';
import { type KnownOwn, type KnownPool, keysOf } from './rules/own-matching.ts';

/** What the pool knows of the people whom these rows may mean. */
export async function readPool(
  { tx, workspaceId, secretBox }: OwnBatch,
  rows: readonly NormalRow[],
): Promise<KnownPool> {
  const keys = [...new Set(rows.flatMap(keysOf))];
  const prints = new Map(keys.map((key) => [key, secretBox.fingerprint(key)]));
  const contacts = new Map(
    rows
      .flatMap((row) => row.contacts.map(contactKey))
      .flatMap((key) => (prints.has(key) ? [[key, prints.get(key)!]] : [])),
  );
  const stored = await own.findOwn(tx, workspaceId, {
    ids: rows.flatMap((row) => row.id ?? []),
    urls: rows.flatMap((row) => row.url ?? []),
    contacts: [...contacts.values()],
  });
  const erased = new Set((await own.findErased(tx, workspaceId, [...prints.values()])).map(hexOf));
  const isErased = (key: string): boolean =>
    erased.size > 0 && prints.has(key) && erased.has(hexOf(prints.get(key)!));
  return poolOf(stored, contacts, isErased);
}

export const hexOf = (print: Buffer): string => print.toString('hex');

function poolOf(
  stored: readonly own.StoredOwn[],
  contacts: ReadonlyMap<string, Buffer>,
  isErased: KnownPool['isErased'],
): KnownPool {
  const known = stored.map((row) => ({
    own: {
      ...row,
      sourceId: row.source_id,
      whole: { id: row.whole_id, sourceId: row.whole_source_id, url: row.whole_url },
    } satisfies KnownOwn,
    prints: new Set(row.fingerprints.map(hexOf)),
  }));
  const by = (key: (one: KnownOwn) => string | null) =>
    new Map(known.flatMap(({ own: one }) => (key(one) === null ? [] : [[key(one)!, one]])));
  const byPrint = new Map<string, KnownOwn[]>();
  for (const { own: one, prints } of known)
    for (const print of prints) byPrint.set(print, [...(byPrint.get(print) ?? []), one]);
  const byContact = new Map(
    [...contacts].map(([key, print]) => [key, byPrint.get(hexOf(print)) ?? []]),
  );
  return {
    byId: by(({ id }) => id),
    bySourceId: by(({ sourceId }) => sourceId),
    byUrl: by(({ url }) => url),
    byContact,
    isErased,
  };
}
