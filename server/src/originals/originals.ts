import { createHash, randomBytes } from 'node:crypto';
import type { DocumentFormat, FileReader, SourceLine, SourceSpan } from '../documents/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { FileStore } from '../platform/file-store.ts';
import { newId } from '../platform/ids.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { openFile, sealFile } from './sealed-file.ts';
import * as store from './store.ts';

/** A file that one person came in. */
export interface NewOriginal {
  fileName: string;
  format: DocumentFormat;
  bytes: Uint8Array;
  /** Where each field stood. */
  spans: readonly SourceSpan[];
}

/** Kept, with the id that `attach` records; or why not. */
export type KeptOriginal = { row: Omit<store.OriginalRow, 'talentId'> } | { reason: string };

type Planned = { id: string; original: NewOriginal } | { reason: string };

interface Details {
  fileName: string;
  format: DocumentFormat;
  spans: SourceSpan[];
}

export interface OriginalDetails extends Details {
  size: number;
  importId: string | null;
  storedAt: Date;
}

export interface OriginalsDependencies {
  db: Database;
  clock: Clock;
  secretBox: SecretBox;
  files: FileStore;
  /** Shows the text of a file. */
  documents: Pick<FileReader, 'readFile'>;
  /** Of all originals of one workspace. */
  quotaBytes: number;
}

/** A CV of more is a book of pictures. */
const MAX_ORIGINAL_BYTES = 20_000_000;
/** Longer than any batch of an import takes to commit. */
const UNRECORDED_MS = 60 * 60 * 1_000;
const PRUNE_BATCH = 500;

/** The files that people of the own pool came in, encrypted (docs/decisions/0095). */
export function createOriginals(dependencies: OriginalsDependencies) {
  const { db, clock, files } = dependencies;
  return {
    keep: createKeep(dependencies),
    ...createReading(dependencies),

    /** Records kept files in the transaction that writes their people. */
    attach: async (
      tx: Tx,
      workspaceId: string,
      rows: readonly store.OriginalRow[],
      importId: string,
    ): Promise<void> => {
      if (rows.length > 0)
        await store.insertOriginals(tx, workspaceId, rows, { importId, at: clock.now() });
    },

    /** In the transaction that ends the undo of an import. */
    removeImport: (tx: Tx, importId: string): Promise<void> =>
      store.deleteOfImport(tx, importId, clock.now()),

    /** Deletes the files whose records are gone. */
    async prune(): Promise<void> {
      const due = await store.readDue(db, clock.now(), PRUNE_BATCH);
      for (const { fileId, workspaceId } of due) await files.remove(nameOf(workspaceId, fileId));
      await store.deleteRemovals(
        db,
        due.map(({ fileId }) => fileId),
      );
    },
  };
}

/**
 * Stores files before the transaction that records them; one that is never recorded is deleted
 * after an hour. Answers in the order given.
 */
function createKeep({ db, clock, secretBox, files, quotaBytes }: OriginalsDependencies) {
  function plan(used: number, originals: readonly NewOriginal[]): Planned[] {
    let total = used;
    return originals.map((original) => {
      const { length } = original.bytes;
      if (length > MAX_ORIGINAL_BYTES)
        return { reason: `it is larger than ${MAX_ORIGINAL_BYTES / 1e6} MB` };
      if (total + length > quotaBytes)
        return { reason: `the files of the workspace reached ${quotaBytes / 1e6} MB` };
      total += length;
      return { id: newId('original'), original };
    });
  }

  async function keepOne(workspaceId: string, id: string, original: NewOriginal) {
    const { bytes, fileName, format, spans } = original;
    const key = randomBytes(32);
    await files.put(nameOf(workspaceId, id), sealFile({ key, nonce: randomBytes(12) }, bytes));
    const hash = createHash('sha256').update(bytes).digest('hex');
    return {
      id,
      fingerprint: secretBox.fingerprint(hash),
      keySealed: secretBox.seal(key.toString('base64')),
      detailsSealed: secretBox.seal(JSON.stringify({ fileName, format, spans })),
      size: bytes.length,
    };
  }

  return async (
    workspaceId: string,
    originals: readonly NewOriginal[],
  ): Promise<KeptOriginal[]> => {
    if (originals.length === 0) return [];
    const planned = plan(await store.usedBytes(db, workspaceId), originals);
    const ids = planned.flatMap((one) => ('id' in one ? one.id : []));
    const due = new Date(clock.now().getTime() + UNRECORDED_MS);
    await store.insertRemovals(db, workspaceId, ids, due);
    const kept: KeptOriginal[] = [];
    for (const one of planned)
      kept.push('id' in one ? { row: await keepOne(workspaceId, one.id, one.original) } : one);
    return kept;
  };
}

function createReading({ db, secretBox, files, documents }: OriginalsDependencies) {
  async function require(workspaceId: string, talentId: string) {
    const row = await store.readOriginal(db, workspaceId, talentId);
    if (!row) throw new AppError('not_found');
    const details = JSON.parse(secretBox.open(row.detailsSealed)) as Details;
    return { row, details };
  }

  /** The newest file of the talent. Throws not_found. */
  async function read(workspaceId: string, talentId: string): Promise<Buffer> {
    const { row } = await require(workspaceId, talentId);
    const sealed = await files.get(nameOf(workspaceId, row.id));
    if (!sealed)
      throw new AppError('not_found', {
        message: 'The file is not where this server keeps files.',
      });
    return openFile(Buffer.from(secretBox.open(row.keySealed), 'base64'), sealed);
  }

  return {
    /** Throws not_found when the talent has none, or is no live talent of the own pool. */
    async details(workspaceId: string, talentId: string): Promise<OriginalDetails> {
      const { row, details } = await require(workspaceId, talentId);
      const { size, importId, storedAt } = row;
      return { ...details, size, importId, storedAt };
    },

    /** What is kept of these talents, newest first. */
    async list(
      workspaceId: string,
      talentIds: readonly string[],
    ): Promise<Omit<OriginalDetails, 'spans'>[]> {
      const rows = await store.readOriginals(db, workspaceId, talentIds);
      return rows.map(({ detailsSealed, ...row }) => {
        const { fileName, format } = JSON.parse(secretBox.open(detailsSealed)) as Details;
        return { ...row, fileName, format };
      });
    },

    read,

    /** The text of the file, line by line; null when it has positions instead. */
    async lines(workspaceId: string, talentId: string): Promise<SourceLine[] | null> {
      const { details } = await require(workspaceId, talentId);
      const name = details.fileName;
      const bytes = await read(workspaceId, talentId);
      const { lines } = await documents.readFile({ name, bytes }, { withLines: true });
      return lines ?? null;
    },
  };
}

export type Originals = ReturnType<typeof createOriginals>;

const nameOf = (workspaceId: string, id: string): string => `${workspaceId}/${id}`;
