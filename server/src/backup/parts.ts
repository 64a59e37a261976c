import { createHash, type Hash } from 'node:crypto';
import { ByteReader } from './byte-reader.ts';
import { BackupError } from './sealed-stream.ts';

/*
 * What is inside a backup: parts, each a begin (JSON), data, and an end (JSON) with the checksum of
 * the data. The first part is the manifest, the last one counts all others.
 */

export interface Manifest {
  /** The version of Greenroom that made it. */
  version: string;
  takenAt: string;
  /** Of the server that it was taken from. */
  postgres: string;
  migrations: { name: string; checksum: string | null }[];
  /** The installation's secret, which opens what the database holds sealed. */
  secretKey: string;
}

export type PartHeader =
  | { kind: 'manifest'; manifest: Manifest }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'sequences'; values: { name: string; value: string; isCalled: boolean }[] }
  | { kind: 'file'; name: string }
  | { kind: 'end'; tables: number; rows: number; files: number; missingFiles: number };

export interface PartEnd {
  /** Rows of a table; 0 otherwise. */
  rows: number;
  sha256: string;
}

export type PartEvent =
  | { type: 'begin'; header: PartHeader }
  | { type: 'data'; bytes: Buffer }
  | { type: 'end'; end: PartEnd };

const TYPES = { begin: 0x42, data: 0x44, end: 0x45 } as const;
const HEAD_BYTES = 5;
/** A chunk of PostgreSQL or a file; anything larger is damage. */
const MAX_FRAME_BYTES = 64 * 1024 * 1024;

/** One whole part. `rows` is read after the last byte of `data`. */
export async function* writePart(
  header: PartHeader,
  data: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = [],
  rows: () => number = () => 0,
): AsyncGenerator<Buffer> {
  yield frame('begin', Buffer.from(JSON.stringify(header)));
  const hash = createHash('sha256');
  for await (const bytes of data) {
    if (bytes.length === 0) continue;
    hash.update(bytes);
    yield frame('data', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }
  const end: PartEnd = { rows: rows(), sha256: hash.digest('hex') };
  yield frame('end', Buffer.from(JSON.stringify(end)));
}

function frame(type: keyof typeof TYPES, payload: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head[0] = TYPES[type];
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

/**
 * The parts in order. Checks every checksum, and that the last part counts all others; throws
 * BackupError at the first difference.
 */
export async function* readParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<PartEvent> {
  const reader = new ByteReader(source);
  const count = { tables: 0, rows: 0, files: 0 };
  let open: { header: PartHeader; hash: Hash } | null = null;
  let isComplete = false;
  for (let event = await readFrame(reader); event; event = await readFrame(reader)) {
    if (isComplete || (event.type === 'begin') === (open !== null)) throw new BackupError(DAMAGED);
    if (event.type === 'begin') {
      open = { header: event.header, hash: createHash('sha256') };
      if (event.header.kind === 'end') requireCounts(event.header, count);
    } else if (event.type === 'data') open!.hash.update(event.bytes);
    else {
      if (open!.hash.digest('hex') !== event.end.sha256) throw new BackupError(DAMAGED);
      if (open!.header.kind === 'table') count.tables++;
      if (open!.header.kind === 'file') count.files++;
      count.rows += event.end.rows;
      isComplete = open!.header.kind === 'end';
      open = null;
    }
    yield event;
  }
  if (!isComplete) throw new BackupError('The backup is incomplete: its last part is missing.');
}

const DAMAGED = 'The backup is damaged: a part is not as it was written.';

function requireCounts(
  said: { tables: number; rows: number; files: number },
  found: { tables: number; rows: number; files: number },
): void {
  if (said.tables !== found.tables || said.rows !== found.rows || said.files !== found.files)
    throw new BackupError(
      `The backup has ${found.tables} tables, ${found.rows} rows and ${found.files} files instead of ${said.tables}, ${said.rows} and ${said.files}.`,
    );
}

async function readFrame(reader: ByteReader): Promise<PartEvent | null> {
  const head = await reader.take(HEAD_BYTES);
  if (!head) return null;
  const length = head.readUInt32BE(1);
  const payload = length <= MAX_FRAME_BYTES ? await reader.take(length) : null;
  if (!payload) throw new BackupError(DAMAGED);
  switch (head[0]) {
    case TYPES.begin:
      return { type: 'begin', header: JSON.parse(payload.toString('utf8')) as PartHeader };
    case TYPES.data:
      return { type: 'data', bytes: payload };
    case TYPES.end:
      return { type: 'end', end: JSON.parse(payload.toString('utf8')) as PartEnd };
    default:
      throw new BackupError(DAMAGED);
  }
}
