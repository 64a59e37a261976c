import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { FileStore } from '../platform/file-store.ts';
import {
  beginLoad,
  copyIn,
  endLoad,
  openCopyConnection,
  readTables,
  type Table,
  writeSequences,
} from './copy-store.ts';
import { type Manifest, type PartEvent, readParts } from './parts.ts';
import { BackupError, openStream } from './sealed-stream.ts';

export interface RestoreTarget {
  databaseUrl: string;
  files: Pick<FileStore, 'put'>;
  /**
   * Prepares the empty database for the rows: runs the migrations of the backup, and no others.
   * Throws when this program does not have them.
   */
  prepare(manifest: Manifest): Promise<void>;
}

export interface RestoreSummary {
  manifest: Manifest;
  tables: number;
  rows: number;
  files: number;
  missingFiles: number;
}

type Parts = AsyncGenerator<PartEvent>;

/** All parts of a sealed backup; checks everything on the way. */
export async function* readBackup(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<PartEvent> {
  const gunzip = createGunzip();
  const fed = pipeline(openStream(source, passphrase), gunzip);
  // A failure reaches the reader through the stream.
  fed.catch(() => {});
  yield* readParts(gunzip);
  await fed;
}

/** Reads a backup to its end and throws BackupError unless all of it is as it was written. */
export async function verifyBackup(parts: Parts): Promise<RestoreSummary> {
  return consume(parts, {
    table: async (_table, data) => {
      await drain(data);
      return null;
    },
    file: async (_name, data) => drain(data),
  });
}

/**
 * Loads a backup into an empty database. All rows are written in one transaction: a restore that
 * fails leaves none.
 */
export async function restoreBackup(parts: Parts, target: RestoreTarget): Promise<RestoreSummary> {
  const client = await openCopyConnection(target.databaseUrl);
  let tables: Table[] = [];
  try {
    return await consume(parts, {
      async manifest(manifest) {
        await target.prepare(manifest);
        tables = await readTables(client);
        await beginLoad(client, tables);
      },
      async table(table, data) {
        requireTable(tables, table);
        return copyIn(client, table, data);
      },
      sequences: (values) => writeSequences(client, values),
      file: async (name, data) => target.files.put(name, await collect(data)),
      end: () => endLoad(client, tables),
    });
  } finally {
    await client.end().catch(() => {});
  }
}

interface PartConsumer {
  manifest?(manifest: Manifest): Promise<void>;
  /** The rows that were written; null where none are. */
  table(table: Table, data: AsyncIterable<Buffer>): Promise<number | null>;
  sequences?(values: Parameters<typeof writeSequences>[1]): Promise<void>;
  file(name: string, data: AsyncIterable<Buffer>): Promise<void>;
  /** Once everything was read and checked. */
  end?(): Promise<void>;
}

async function consume(parts: Parts, to: PartConsumer): Promise<RestoreSummary> {
  const summary = { tables: 0, rows: 0, files: 0, missingFiles: 0 };
  let manifest: Manifest | null = null;
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const event = next.value;
    if (event.type !== 'begin') continue;
    const { header } = event;
    const rest = dataOf(parts);
    if (header.kind === 'manifest') {
      manifest = header.manifest;
      await to.manifest?.(manifest);
    } else if (manifest === null) throw new BackupError('The backup does not begin as one.');
    else if (header.kind === 'table') {
      const written = await to.table(header, rest.data);
      summary.tables++;
      if (written !== null && written !== (await rest.rows()))
        throw new BackupError(`${written} rows of ${header.name} were written, not all of them.`);
    } else if (header.kind === 'sequences') await to.sequences?.(header.values);
    else if (header.kind === 'file') {
      await to.file(header.name, rest.data);
      summary.files++;
    } else summary.missingFiles = header.missingFiles;
    summary.rows += await rest.rows();
  }
  await to.end?.();
  return { manifest: manifest!, ...summary };
}

/** The data of the part that was begun, and the rows that its end names. */
function dataOf(parts: Parts): { data: AsyncIterable<Buffer>; rows(): Promise<number> } {
  let rows: number | null = null;
  async function* data(): AsyncGenerator<Buffer> {
    while (rows === null) {
      const { value } = await parts.next();
      if (value?.type === 'data') yield value.bytes;
      else if (value?.type === 'end') rows = value.end.rows;
      else throw new BackupError('The backup is damaged: a part has no end.');
    }
  }
  const only = data();
  return {
    data: only,
    async rows() {
      await drain(only);
      return rows ?? 0;
    },
  };
}

function requireTable(known: readonly Table[], { name, columns }: Table): void {
  const table = known.find((one) => one.name === name);
  const missing = columns.filter((column) => !table?.columns.includes(column));
  if (!table || missing.length > 0)
    throw new BackupError(
      `The backup has rows for ${[name, ...missing].join('.')}, which this version does not know.`,
    );
}

async function drain(data: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of data) {
    // Reading checks it.
  }
}

async function collect(data: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(data));
}
