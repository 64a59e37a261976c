import { countHeaders } from '../documents/documents.ts';
import { TABLE_FIELDS } from '../documents/port.ts';
import { actorOf } from '../platform/audit.ts';
import type { Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal, RecordAnswer } from '../platform/operation.ts';
import { countKnownHeadings, type SourceTerms } from '../talents/talents.ts';
import { createAdvance } from './advance.ts';
import { headingsOf } from './csv-headings.ts';
import type { ImportsDependencies } from './port.ts';
import { createPreview } from './preview.ts';
import { type Headings, joinedMapping, memorable } from './rules/headings.ts';
import { type ImportFormat, isTrackingJson, recognizeImport } from './rules/recognize.ts';
import type { RejectedRow } from './rules/rejected-rows.ts';
import * as store from './store.ts';

/*
 * An import: uploading -> queued -> running -> completed | failed; completed | failed -> undoing ->
 * undone. `uploading` is seen by nobody, and deleted after an hour; `undoing` reads as running. The
 * process of an import is due while it is queued, running or undoing. Each batch commits with the
 * number of rows that are done, under the lease: a process that is killed goes on behind them.
 */

export { createProvenance } from './provenance.ts';

const TALENT_IMPORT = 'talent_import';

const CHUNK_BYTES = 1024 * 1024;
/** Enough to recognise a format. */
const HEAD_BYTES = 64 * 1024;
/** Larger CSV files are read as a stream, under headings that it knows. */
const MAX_TABLE_BYTES = 50_000_000;
const ABANDONED_AFTER_MS = 60 * 60 * 1_000;
const MAX_LISTED_REJECTS = 100_000;
/** Shown with an import; the others are in its list of rejected rows. */
const FIRST_PROBLEMS = 20;

export interface NewImport {
  fileName: string;
  /** Recognised by content when null. */
  format: ImportFormat | null;
  mapping: Record<string, string | null> | null;
  dryRun: boolean;
  /** What the file says of its data. */
  terms: SourceTerms;
  /** The people become candidates of it. */
  sourcingId: string | null;
  chunks: AsyncIterable<Buffer>;
}

export interface StartedImport {
  importId: string;
  status: 'queued';
}

export interface ImportView extends Omit<store.ImportRow, 'status'> {
  status: Exclude<store.ImportStatus, 'uploading' | 'undoing'>;
  problems: { row?: number; file?: string; reason: string }[];
  stages: store.ImportedStage[];
}

/** Imports of files into the workspace's own pool (docs/decisions/0087). */
export function createImports(dependencies: ImportsDependencies) {
  const { db, clock, engine, secretBox } = dependencies;
  engine.register(TALENT_IMPORT, createAdvance(dependencies));
  const receive = createReceiver(dependencies);

  async function require(tx: Tx, workspaceId: string, id: string): Promise<store.ImportRow> {
    const found = await store.readImport(tx, workspaceId, id);
    if (!found) throw new AppError('not_found');
    return found;
  }

  async function view(row: store.ImportRow): Promise<ImportView> {
    const rejects = await store.readRejects(db, row.id, FIRST_PROBLEMS);
    const stages = row.sourcingId === null ? [] : await store.readStages(db, row.id);
    const status = row.status === 'undoing' ? 'running' : row.status;
    return {
      ...row,
      status: status as ImportView['status'],
      stages,
      problems: [
        ...(row.failure === null ? [] : [{ reason: row.failure }]),
        ...rejects.map(({ row: number, file, reason }) => ({
          row: number,
          ...(file !== null && { file }),
          reason,
        })),
      ],
    };
  }

  return {
    start: receive,

    read: async (workspaceId: string, id: string): Promise<ImportView> =>
      view(await require(db, workspaceId, id)),

    /** Newest first. */
    async list(
      workspaceId: string,
      page: { index: number; size: number },
    ): Promise<{ imports: ImportView[]; hasNextPage: boolean }> {
      const rows = await store.listImports(db, workspaceId, {
        limit: page.size + 1,
        offset: (page.index - 1) * page.size,
      });
      const imports: ImportView[] = [];
      for (const row of rows.slice(0, page.size)) imports.push(await view(row));
      return { imports, hasNextPage: rows.length > page.size };
    },

    async rejects(workspaceId: string, id: string): Promise<RejectedRow[]> {
      await require(db, workspaceId, id);
      const rejects = await store.readRejects(db, id, MAX_LISTED_REJECTS);
      return rejects.map(({ cellsSealed, ...reject }) => ({
        ...reject,
        cells: cellsSealed === null ? null : cellsIn(secretBox.open(cellsSealed)),
      }));
    },

    preview: createPreview(dependencies),

    /** Throws not_found, and validation_error for an import that runs or changed nothing. */
    async undo(workspaceId: string, id: string): Promise<ImportView> {
      await db.transaction().execute(async (tx) => {
        const { dryRun, status } = await require(tx, workspaceId, id);
        if (status === 'undone' || status === 'undoing') return;
        if (dryRun) throw invalid(['importId'], 'was a dry run; there is nothing to undo');
        const from = ['completed', 'failed'] as const;
        if (!(await store.moveTo(tx, id, { from, to: 'undoing', at: clock.now() })))
          throw invalid(['importId'], 'is still running; undo it when it has ended');
        await engine.enqueue(tx, { kind: TALENT_IMPORT, id, workspaceId });
      });
      return view(await require(db, workspaceId, id));
    },

    /** Deletes uploads that never arrived whole. */
    prune: (): Promise<void> =>
      store.deleteAbandoned(db, new Date(clock.now().getTime() - ABANDONED_AFTER_MS)),
  };
}

const cellsIn = (json: string) => JSON.parse(json) as RejectedRow['cells'];

export type Imports = ReturnType<typeof createImports>;

/** Stores the file as it arrives, each piece in a transaction of its own, then queues the import. */
function createReceiver({
  db,
  clock,
  engine,
  sourcings,
  maxFileBytes,
  maxStoredBytes,
}: ImportsDependencies) {
  return async (
    principal: Principal,
    { chunks, format, ...given }: NewImport,
    record: RecordAnswer<StartedImport>,
  ): Promise<StartedImport> => {
    const { workspaceId } = principal;
    const id = newId('import');
    const { keyId, language } = principal;
    const row = { ...given, id, format, actor: actorOf(principal), keyId, language };
    if (
      given.sourcingId !== null &&
      !(await sourcings.findSourcing(db, workspaceId, given.sourcingId))
    )
      throw invalid(['sourcingId'], 'must be a sourcing of the workspace');
    await store.insertImport(db, workspaceId, row, clock.now());
    const storeChunk = async (position: number, bytes: Buffer): Promise<void> => {
      const stored = await store.insertChunk(db, workspaceId, id, { position, bytes });
      if (stored > maxStoredBytes)
        throw invalid(
          ['file'],
          `does not fit: the workspace may store ${maxStoredBytes} bytes of files; wait until its other imports have ended`,
        );
    };
    const stored = await storeChunks(storeChunk, atMost(chunks, maxFileBytes)).catch(
      async (error) => {
        // Nobody sees it any more; `prune` would keep its pieces for an hour.
        await store.deleteUpload(db, id);
        throw error;
      },
    );
    const file = { ...stored, fileName: given.fileName };
    const started: StartedImport = { importId: id, status: 'queued' };
    await db.transaction().execute(async (tx) => {
      const before = await store.readHeadings(tx, workspaceId);
      const mapping = joinedMapping(before, given.mapping);
      const reading = { format: format ?? formatOf(file, mapping ?? {}), mapping };
      await store.setReading(tx, id, reading);
      if (!given.dryRun) {
        const decisions = memorable(given.mapping ?? {}, TABLE_FIELDS);
        const by = { actor: row.actor, at: clock.now() };
        await store.writeHeadings(tx, workspaceId, decisions, by);
      }
      await store.moveTo(tx, id, { from: ['uploading'], to: 'queued', at: clock.now() });
      await engine.enqueue(tx, { kind: TALENT_IMPORT, id, workspaceId });
      await record(tx, started);
    });
    return started;
  };
}

/** Throws validation_error for a file that is empty or larger. */
async function* atMost(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw invalid(['file'], `is larger than ${maxBytes} bytes; split it`);
    yield chunk;
  }
  if (bytes === 0) throw invalid(['file'], 'is empty; send the file as the body');
}

interface StoredFile {
  /** How the file begins. */
  head: Buffer;
  size: number;
}

/**
 * The format of a file. A CSV file is read like the table of a spreadsheet where that reader knows
 * more of its headings, and JSON of an applicant tracking system by the reader that knows its shape.
 */
function formatOf({ head, size, fileName }: StoredFile & { fileName: string }, mapping: Headings) {
  const format = recognizeImport(fileName, head);
  if (format === 'document' || size > MAX_TABLE_BYTES) return format;
  if (format !== 'csv') return isTrackingJson(head) ? 'document' : format;
  const headings = headingsOf(head);
  const isDecided = (heading: string): boolean => Object.hasOwn(mapping, heading);
  const decided = headings.filter((heading) => isDecided(heading) && mapping[heading] !== null);
  const others = headings.filter((heading) => !isDecided(heading));
  const asTable = decided.length + countHeaders(others);
  const streamed = [...decided.map((heading) => mapping[heading]!), ...others];
  return asTable > countKnownHeadings(streamed) ? 'document' : 'csv';
}

/** Returns how the file begins, and its size. */
async function storeChunks(
  storeChunk: (position: number, bytes: Buffer) => Promise<void>,
  chunks: AsyncIterable<Buffer>,
): Promise<StoredFile> {
  let pending: Buffer[] = [];
  let waiting = 0;
  let position = 0;
  let head = Buffer.alloc(0);
  let size = 0;
  const flush = async (): Promise<void> => {
    if (waiting === 0) return;
    const chunk = Buffer.concat(pending);
    pending = [];
    waiting = 0;
    if (position === 0) head = chunk.subarray(0, HEAD_BYTES);
    await storeChunk(position++, chunk);
  };
  for await (const chunk of chunks) {
    pending.push(chunk);
    waiting += chunk.length;
    size += chunk.length;
    if (waiting >= CHUNK_BYTES) await flush();
  }
  await flush();
  return { head, size };
}
