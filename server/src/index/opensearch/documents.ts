import { createHash } from 'node:crypto';
import { lotOfId, packIds } from '../ids.ts';
import { type IndexDocument, SHARED_POOL } from '../port.ts';
import { SEPARATOR } from './mapping.ts';

/** What the cluster stores. Fields of terms and numbers are beside these. */
export interface StoredDocument extends Record<string, unknown> {
  id: string;
  pool: string;
  quality: number;
  lot: number;
  updatedDay?: number;
  person?: string;
  shown: boolean;
  ids: readonly string[];
}

/** Shown until another document of its person is known to be better. */
export function storedDocument(document: IndexDocument): StoredDocument {
  const { id, pool = SHARED_POOL, quality, terms, numbers, personKey, texts = [] } = document;
  const keywords = [...new Set([...(terms.keyword ?? []), ...texts.flat()])];
  return {
    ...terms,
    ...numbers,
    ...{ id, pool, quality, lot: lotOfId(packIds([id]), 0) },
    // A fingerprint: the key has names in it, and may be longer than a term of the engine.
    ...(personKey != null && { person: fingerprint(JSON.stringify([pool, personKey])) }),
    ...{ shown: true, ids: [id] },
    texts: texts.map((text) => text.join(SEPARATOR)),
    keyword: keywords,
    several: keywords.filter((word) => word.includes(' ')),
  };
}

const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The same documents of one person, of which only the best is shown. */
export function withOneShown(documents: readonly StoredDocument[]): StoredDocument[] {
  const [best] = documents.toSorted(
    (a, b) =>
      b.quality - a.quality ||
      (b.updatedDay ?? -1) - (a.updatedDay ?? -1) ||
      a.lot - b.lot ||
      (a.id < b.id ? -1 : 1),
  );
  const ids = documents.map(({ id }) => id);
  return documents.map((one) => ({ ...one, shown: one === best, ids: one === best ? ids : [] }));
}
