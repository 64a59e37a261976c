import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FileStore } from '../platform/file-store.ts';
import type { Place } from '../platform/place.ts';
import {
  beginSnapshot,
  copyOut,
  openCopyConnection,
  readFileNames,
  readMigrations,
  readSequences,
  readServerVersion,
  readTables,
} from './copy-store.ts';
import { type PartHeader, writePart } from './parts.ts';
import { sealStream } from './sealed-stream.ts';

export interface BackupSource {
  databaseUrl: string;
  secretKey: string;
  /** Where originals are kept. */
  files: Pick<FileStore, 'get'>;
  passphrase: string;
  takenAt: Date;
  version: string;
}

export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
  /** Recorded, but deleted while the backup ran, or not where this machine keeps files. */
  missingFiles: number;
  /** Of the backup, as stored. */
  bytes: number;
}

/** Called after each table and file. */
export type BackupProgress = (done: number, total: number) => void;

/** Enough to save three quarters; more costs processor time that the service needs. */
const COMPRESSION_LEVEL = 4;

/**
 * Writes a backup of one moment while the service runs. Reads in one snapshot, on a connection of
 * its own, and holds no lock that a writer waits for.
 */
export async function takeBackup(
  source: BackupSource,
  { place, name }: { place: Place; name: string },
  onProgress: BackupProgress = () => {},
): Promise<BackupSummary> {
  const summary: BackupSummary = { tables: 0, rows: 0, files: 0, missingFiles: 0, bytes: 0 };
  await pipeline(
    Readable.from(partsOf(source, summary, onProgress), { objectMode: false }),
    createGzip({ level: COMPRESSION_LEVEL }),
    (compressed: AsyncIterable<Uint8Array>) => sealStream(compressed, source.passphrase),
    async (sealed: AsyncIterable<Uint8Array>) => {
      summary.bytes = await place.put(name, sealed);
    },
  );
  return summary;
}

async function* partsOf(
  source: BackupSource,
  summary: BackupSummary,
  onProgress: BackupProgress,
): AsyncGenerator<Buffer> {
  const client = await openCopyConnection(source.databaseUrl);
  try {
    await beginSnapshot(client);
    yield* writePart(await manifestOf(client, source));
    const tables = await readTables(client);
    const files = await readFileNames(client);
    const total = tables.length + files.length;
    for (const table of tables) {
      const rows = copyOut(client, table);
      yield* writePart({ kind: 'table', ...table }, rows, () => rows.rowCount);
      summary.tables++;
      summary.rows += rows.rowCount;
      onProgress(summary.tables, total);
    }
    yield* writePart({ kind: 'sequences', values: await readSequences(client) });
    await client.query('commit');
    for (const name of files) {
      const bytes = await source.files.get(name);
      if (bytes) yield* writePart({ kind: 'file', name }, [bytes]);
      if (bytes) summary.files++;
      else summary.missingFiles++;
      onProgress(summary.tables + summary.files + summary.missingFiles, total);
    }
    const { tables: tableCount, rows, files: fileCount, missingFiles } = summary;
    yield* writePart({ kind: 'end', tables: tableCount, rows, files: fileCount, missingFiles });
  } finally {
    await client.end().catch(() => {});
  }
}

async function manifestOf(
  client: Parameters<typeof readMigrations>[0],
  { version, takenAt, secretKey }: BackupSource,
): Promise<PartHeader> {
  const manifest = {
    version,
    takenAt: takenAt.toISOString(),
    postgres: await readServerVersion(client),
    migrations: await readMigrations(client),
    secretKey,
  };
  return { kind: 'manifest', manifest };
}
