import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { invalid } from '../../platform/errors.ts';
import type { ImportRow } from '../rules/normalize-row.ts';
import { readCsv } from './csv.ts';
import { readJsonFile } from './json-file.ts';
import { readJsonLines } from './jsonl.ts';
import type { ReadRow } from './read-row.ts';
import type { WriteOutcome } from './write-rows.ts';

export interface FileTotals {
  imported: number;
  updated: number;
  rejected: number;
  /** Where the file ends when that is in the middle of a value; absent when the file is whole. */
  cutAtLine?: number;
}

export interface FileProgress extends FileTotals {
  bytesRead: number;
  bytesTotal: number;
}

export interface FileImportOptions {
  /** Reads a batch; what it returns writes it. */
  prepareImport: (rows: readonly ImportRow[]) => () => Promise<WriteOutcome>;
  asOf: Date;
  onProgress?: (progress: FileProgress) => void;
  onRejected?: (rejection: { line: number; reason: string }) => void;
}

const BATCH_ROWS = 500;

type Reader = (chunks: AsyncIterable<Buffer>, asOf: Date) => AsyncIterable<ReadRow[]>;

const READERS: Record<string, Reader> = {
  '.jsonl': readJsonLines,
  '.ndjson': readJsonLines,
  '.json': readJsonFile,
  '.csv': readCsv,
};

/**
 * Reads a file as a stream and imports it in batches, so that memory stays bounded whatever its size; reading the next batch overlaps writing the last.
 * Throws `validation_error` for an unknown kind of file or one that cannot be read; batches before a failure stay in.
 */
export async function importProfileFile(path: string, options: FileImportOptions): Promise<FileTotals> {
  const read = READERS[extname(path).toLowerCase()];
  if (!read) throw invalid(['file'], 'The file must end in .jsonl, .json or .csv.');
  const size = await stat(path).catch(() => null);
  if (!size?.isFile()) throw invalid(['file'], `There is no file to read at ${path}.`);

  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const writer = createWriter(options, () => ({ bytesRead: file.bytesRead, bytesTotal: size.size }));
  for await (const rows of read(file, options.asOf)) {
    for (const row of rows) await writer.add(row);
    // Lets the answers of the database in, so that it gets its next statement while we read on.
    await new Promise(setImmediate);
  }
  return writer.finish();
}

/** Gathers rows into batches; one batch is written while the next fills. */
function createWriter({ prepareImport, onProgress, onRejected }: FileImportOptions, bytes: () => { bytesRead: number; bytesTotal: number }) {
  const totals: FileTotals = { imported: 0, updated: 0, rejected: 0 };
  let batch: { line: number; value: ImportRow }[] = [];
  let rejections: { line: number; reason: string }[] = [];
  let writing: Promise<void> = Promise.resolve();

  async function write(importBatch: () => Promise<WriteOutcome>, rows: typeof batch, refused: typeof rejections): Promise<void> {
    const outcome = await importBatch();
    const rejected = [...refused, ...outcome.rejected.map(({ index, reason }) => ({ line: rows[index]!.line, reason }))];
    totals.imported += outcome.imported;
    totals.updated += outcome.updated;
    totals.rejected += rejected.length;
    for (const rejection of rejected.sort((a, b) => a.line - b.line)) onRejected?.(rejection);
    onProgress?.({ ...totals, ...bytes() });
  }

  async function flush(): Promise<void> {
    const importBatch = prepareImport(batch.map((row) => row.value));
    await writing;
    writing = write(importBatch, batch, rejections);
    // The failure is thrown where the promise is awaited; this only keeps it from counting as unhandled until then.
    writing.catch(() => {});
    batch = [];
    rejections = [];
  }

  return {
    async add(row: ReadRow): Promise<void> {
      if ('reason' in row && row.cutShort) totals.cutAtLine = row.line;
      else if ('reason' in row) rejections.push(row);
      else batch.push({ line: row.line, value: row.value as ImportRow });
      if (batch.length + rejections.length >= BATCH_ROWS) await flush();
    },
    async finish(): Promise<FileTotals> {
      await flush();
      await writing;
      return totals;
    },
  };
}
