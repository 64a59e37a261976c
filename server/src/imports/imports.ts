import { actorOf } from '../platform/audit.ts';
import type { Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal, RecordAnswer } from '../platform/operation.ts';
import type { SourceTerms } from '../talents/talents.ts';
import { createAdvance } from './advance.ts';
import type { ImportsDependencies } from './port.ts';
import { type ImportFormat, recognizeImport } from './rules/recognize.ts';
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
  chunks: AsyncIterable<Buffer>;
}

export interface StartedImport {
  importId: string;
  status: 'queued';
}

export interface ImportView extends Omit<store.ImportRow, 'status'> {
  status: Exclude<store.ImportStatus, 'uploading' | 'undoing'>;
  problems: { row?: number; file?: string; reason: string }[];
}

/** Imports of files into the workspace's own pool (docs/decisions/0087). */
export function createImports(dependencies: ImportsDependencies) {
  const { db, clock, engine } = dependencies;
  engine.register(TALENT_IMPORT, createAdvance(dependencies));
  const receive = createReceiver(dependencies);

  async function require(tx: Tx, workspaceId: string, id: string): Promise<store.ImportRow> {
    const found = await store.readImport(tx, workspaceId, id);
    if (!found) throw new AppError('not_found');
    return found;
  }

  async function view(row: store.ImportRow): Promise<ImportView> {
    const rejects = await store.readRejects(db, row.id, FIRST_PROBLEMS);
    const status = row.status === 'undoing' ? 'running' : row.status;
    return {
      ...row,
      status: status as ImportView['status'],
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

    async rejects(workspaceId: string, id: string): Promise<store.Reject[]> {
      await require(db, workspaceId, id);
      return store.readRejects(db, id, MAX_LISTED_REJECTS);
    },

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

export type Imports = ReturnType<typeof createImports>;

/** Stores the file as it arrives, each piece in a transaction of its own, then queues the import. */
function createReceiver({ db, clock, engine, maxFileBytes, maxStoredBytes }: ImportsDependencies) {
  return async (
    principal: Principal,
    { chunks, format, ...given }: NewImport,
    record: RecordAnswer<StartedImport>,
  ): Promise<StartedImport> => {
    const { workspaceId } = principal;
    const id = newId('import');
    const row = { ...given, id, format, actor: actorOf(principal), keyId: principal.keyId };
    await store.insertImport(db, workspaceId, row, clock.now());
    const storeChunk = async (position: number, bytes: Buffer): Promise<void> => {
      const stored = await store.insertChunk(db, workspaceId, id, { position, bytes });
      if (stored > maxStoredBytes)
        throw invalid(
          ['file'],
          `does not fit: the workspace may store ${maxStoredBytes} bytes of files; wait until its other imports have ended`,
        );
    };
    const head = await storeChunks(storeChunk, atMost(chunks, maxFileBytes)).catch(
      async (error) => {
        // Nobody sees it any more; `prune` would keep its pieces for an hour.
        await store.deleteUpload(db, id);
        throw error;
      },
    );
    const started: StartedImport = { importId: id, status: 'queued' };
    await db.transaction().execute(async (tx) => {
      await store.setFormat(tx, id, format ?? recognizeImport(given.fileName, head));
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

/** Returns how the file begins. */
async function storeChunks(
  storeChunk: (position: number, bytes: Buffer) => Promise<void>,
  chunks: AsyncIterable<Buffer>,
): Promise<Buffer> {
  let pending: Buffer[] = [];
  let waiting = 0;
  let position = 0;
  let head = Buffer.alloc(0);
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
    if (waiting >= CHUNK_BYTES) await flush();
  }
  await flush();
  return head;
}
