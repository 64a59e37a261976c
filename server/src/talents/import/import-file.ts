import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import { repeatWhenLost } from '../../platform/repeat-when-lost.ts';
import type { ImportPlace } from '../import-store.ts';
import type { ImportRow } from '../rules/normalize-row.ts';
import { readCsv } from './csv.ts';
import { ImportStopped } from './import-stopped.ts';
import { readJsonFile } from './json-file.ts';
import { type RawRow, readRawLines } from './jsonl.ts';
import type { ReadRow } from './read-row.ts';
import type { WriteOutcome } from './write-rows.ts';

export interface FileTotals {
  imported: number;
  updated: number;
  rejected: number;
  /**
   * The line where a truncated file ends in the middle of a value; absent when the file is
   * complete.
   */
  cutAtLine?: number;
}

export interface FileProgress extends FileTotals {
  bytesRead: number;
  bytesTotal: number;
}

/** Progress of file imports. A fingerprint identifies a file by its kind and content. */
export interface FilePlaces {
  read(fingerprint: Buffer): Promise<ImportPlace | null>;
  write(tx: Tx, fingerprint: Buffer, place: ImportPlace): Promise<void>;
  forget(fingerprint: Buffer): Promise<void>;
}

/** Called in the transaction of a batch, after its rows. */
export type WithBatch = (tx: Tx, outcome: WriteOutcome) => Promise<void>;

/** Rows, or lines of JSON that are yet to be read. */
export type ImportBatch = { rows: readonly ImportRow[] } | { lines: readonly Buffer[] };

export interface FileImportOptions {
  /** Begins to read a batch. Returns a function that writes it in one transaction. */
  prepareImport: (batch: ImportBatch) => (withBatch: WithBatch) => Promise<WriteOutcome>;
  places: FilePlaces;
  /** Called when the connection to the database broke: returns whether a retry is useless. */
  isHopeless?: () => Promise<boolean>;
  /** Called when an earlier import of this file stopped here. The rows before it are skipped. */
  onResumed?: (place: ImportPlace) => void;
  asOf: Date;
  onProgress?: (progress: FileProgress) => void;
  onRejected?: (rejection: { line: number; reason: string }) => void;
}

const BATCH_ROWS = 500;
const CHUNK_BYTES = 256 * 1024;

type FileRow = ReadRow | RawRow;
type Reader = (chunks: AsyncIterable<Buffer>, asOf: Date) => AsyncIterable<FileRow[]>;

const READERS: Record<string, Reader> = {
  '.jsonl': readRawLines,
  '.ndjson': readRawLines,
  '.json': readJsonFile,
  '.csv': readCsv,
};

/**
 * Reads a file as a stream and imports it in batches, so that memory stays bounded for any size. It
 * reads the next batch while it writes the last one. A batch is retried when its connection breaks.
 * Throws `validation_error` for an unknown kind of file or an unreadable one, else ImportStopped.
 * Batches before a failure stay imported.
 */
export async function importProfileFile(
  path: string,
  options: FileImportOptions,
): Promise<FileTotals> {
  const kind = extname(path).toLowerCase();
  const read = READERS[kind];
  if (!read) throw invalid(['file'], 'The file must end in .jsonl, .json or .csv.');
  const size = await stat(path).catch(() => null);
  if (!size?.isFile()) throw invalid(['file'], `There is no file to read at ${path}.`);

  const fingerprint = await fingerprintOf(path, kind);
  const before = await repeatWhenLost(() => options.places.read(fingerprint), options.isHopeless);
  if (before) options.onResumed?.(before);
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const writer = createWriter(options, {
    fingerprint,
    before,
    bytes: () => ({ bytesRead: file.bytesRead, bytesTotal: size.size }),
  });
  try {
    for await (const rows of read(file, options.asOf)) {
      for (const row of rows) await writer.add(row);
      // Let the database's responses in, so that it gets its next statement while we read on.
      await new Promise(setImmediate);
    }
    return await writer.finish();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new ImportStopped(writer.place(), error);
  }
}

async function fingerprintOf(path: string, kind: string): Promise<Buffer> {
  const hash = createHash('sha256').update(`${kind}\n`);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }))
    hash.update(chunk as Buffer);
  return hash.digest();
}

interface FileInHand {
  fingerprint: Buffer;
  /** Where an earlier import of the file stopped. */
  before: ImportPlace | null;
  bytes(): { bytesRead: number; bytesTotal: number };
}

interface Batch {
  /** All of one kind, as the reader of the file gives them. */
  rows: Exclude<FileRow, { reason: string }>[];
  rejections: { line: number; reason: string }[];
}

const NOTHING_DONE: ImportPlace = { rowsDone: 0, line: 0, imported: 0, updated: 0, rejected: 0 };

function contentOf({ rows }: Batch): ImportBatch {
  const lines = rows.flatMap((row) => ('bytes' in row ? row.bytes : []));
  if (lines.length > 0) return { lines };
  return { rows: rows.flatMap((row) => ('value' in row ? [row.value as ImportRow] : [])) };
}

/** In the order of the file. */
const rejectedIn = ({ rows, rejections }: Batch, { rejected }: WriteOutcome) =>
  [
    ...rejections,
    ...rejected.map(({ index, reason }) => ({ line: rows[index]!.line, reason })),
  ].sort((a, b) => a.line - b.line);

/** Collects rows into batches. One batch is written while the next fills. */
function createWriter(
  { prepareImport, places, isHopeless, onProgress, onRejected }: FileImportOptions,
  { fingerprint, before, bytes }: FileInHand,
) {
  /** The place after the last imported batch. */
  let place = before ?? NOTHING_DONE;
  let cutAtLine: number | undefined;
  let rowsRead = 0;
  let lastLine = place.line;
  let batch: Batch = { rows: [], rejections: [] };
  let writing: Promise<void> = Promise.resolve();

  async function write(
    importBatch: ReturnType<typeof prepareImport>,
    { rows, rejections }: Batch,
    end: { rowsDone: number; line: number },
  ) {
    const behind = ({ imported, updated, rejected }: WriteOutcome): ImportPlace => ({
      ...end,
      imported: place.imported + imported,
      updated: place.updated + updated,
      rejected: place.rejected + rejections.length + rejected.length,
    });
    let tried: WriteOutcome | null = null;
    const withBatch: WithBatch = async (tx, outcome) => {
      tried = outcome;
      await places.write(tx, fingerprint, behind(outcome));
    };
    const attempt = async (): Promise<WriteOutcome> => {
      // A commit without a response may have succeeded.
      if (tried && ((await places.read(fingerprint))?.rowsDone ?? 0) >= end.rowsDone) return tried;
      return importBatch(withBatch);
    };
    const outcome = await repeatWhenLost(attempt, isHopeless);
    place = behind(outcome);
    for (const rejection of rejectedIn({ rows, rejections }, outcome)) onRejected?.(rejection);
    onProgress?.({ ...totals(), ...bytes() });
  }

  async function flush(): Promise<void> {
    const importBatch = prepareImport(contentOf(batch));
    await writing;
    writing = write(importBatch, batch, {
      rowsDone: Math.max(rowsRead, place.rowsDone),
      line: lastLine,
    });
    // The error is thrown where the promise is awaited. Until then, this prevents an unhandled
    // rejection.
    writing.catch(() => {});
    batch = { rows: [], rejections: [] };
  }

  const totals = (): FileTotals => {
    const { imported, updated, rejected } = place;
    return { imported, updated, rejected, ...(cutAtLine !== undefined && { cutAtLine }) };
  };

  return {
    place: () => place,
    async add(row: FileRow): Promise<void> {
      if ('cutShort' in row && row.cutShort) {
        cutAtLine = row.line;
        return;
      }
      rowsRead++;
      if (rowsRead <= (before?.rowsDone ?? 0)) return;
      lastLine = row.line;
      if ('reason' in row) batch.rejections.push(row);
      else batch.rows.push(row);
      if (batch.rows.length + batch.rejections.length >= BATCH_ROWS) await flush();
    },
    async finish(): Promise<FileTotals> {
      await flush();
      await writing;
      await repeatWhenLost(() => places.forget(fingerprint), isHopeless);
      return totals();
    },
  };
}
