import type { KeptOriginal } from '../originals/originals.ts';
import type { Advance, AdvanceOutcome, ProcessHandler } from '../platform/engine.ts';
import { AppError, type Issue } from '../platform/errors.ts';
import type { ImportsDependencies, PersonRow } from './port.ts';
import type { ImportFormat } from './rules/recognize.ts';
import { cellsOf, type RejectedRow } from './rules/rejected-rows.ts';
import * as store from './store.ts';
import { createToSourcing, type RowProblem } from './to-sourcing.ts';

const BATCH_ROWS = 500;
/** Of files that wait to be stored with their people. */
const BATCH_BYTES = 16_000_000;
/** People of one transaction, which holds the turn of the workspace. */
const UNDO_BATCH = 200;

interface PreparedBatch {
  rows: readonly PersonRow[];
  people: Extract<PersonRow, { value: unknown }>[];
  write: ReturnType<ImportsDependencies['talents']['prepareOwn']>;
}

type Dependencies = Pick<
  ImportsDependencies,
  | 'db'
  | 'clock'
  | 'log'
  | 'secretBox'
  | 'talents'
  | 'sourcings'
  | 'originals'
  | 'readPeople'
  | 'remove'
>;

/** One import, from where it stands to its end. */
export function createAdvance(dependencies: Dependencies): ProcessHandler {
  const run = createRun(dependencies);
  const undo = createUndo(dependencies);
  return async (process) => {
    const { db } = dependencies;
    const row = await store.readImport(db, process.workspaceId, process.id);
    const isRead = row?.status === 'queued' || row?.status === 'running';
    try {
      if (row?.status === 'undoing') return await undo(process, row);
      return isRead ? await run(process, row) : 'done';
    } catch (error) {
      // Whoever waits for the workspace's turn when the worker stops leaves the rest to the next.
      if (error !== process.signal.reason) throw error;
      return 'again';
    }
  };
}

function countsOf(results: readonly { outcome: string; proposals?: unknown }[]) {
  const count = (outcome: string): number =>
    results.filter((one) => one.outcome === outcome).length;
  return {
    created: count('created'),
    updated: count('updated'),
    merged: count('merged'),
    proposed: results.filter(({ proposals }) => proposals !== undefined).length,
  };
}

/** Collects the rows of an import into batches. One is written while the next is read. */
function createBatches({
  clock,
  secretBox,
  talents,
  sourcings,
  originals,
}: Pick<Dependencies, 'clock' | 'secretBox' | 'talents' | 'sourcings' | 'originals'>) {
  const sealed = createSeal(secretBox);
  const toSourcing = createToSourcing({ sourcings });

  async function writeBatch(
    { fence, workspaceId, id, signal }: Advance,
    row: store.ImportRow,
    { rows, people, write }: PreparedBatch,
  ): Promise<void> {
    const { dryRun, actor, keyId, terms } = row;
    const unread = rows.flatMap((one) => ('reason' in one ? one : []));
    const files = people.flatMap(({ original }, index) => (original ? [{ index, original }] : []));
    const kept = dryRun
      ? []
      : await originals.keep(
          workspaceId,
          files.map(({ original }) => original),
        );
    const keptOf = new Map(kept.map((one, at) => [files[at]!.index, one]));
    await talents.inOwnTurn(
      workspaceId,
      async (tx) => {
        await fence(tx);
        const source = { actor, keyId, importId: id, terms };
        const results = await write(tx, workspaceId, { ...source, dryRun });
        const rejects = [...unread, ...refusedOf(people, results)].map(sealed);
        const owned = results.flatMap(({ index, talentId }) => {
          const file = keptOf.get(index);
          return talentId && file && 'row' in file ? [{ ...file.row, talentId }] : [];
        });
        await originals.attach(tx, workspaceId, owned, id);
        const notAdded = await toSourcing(tx, workspaceId, row, people, results);
        const counts = { read: rows.length, rejected: rejects.length, ...countsOf(results) };
        await store.addCounts(tx, id, counts, clock.now());
        await store.insertRejects(tx, id, [
          ...rejects,
          ...oneARow([...notKept(people, keptOf), ...notAdded]).map(sealed),
        ]);
      },
      signal,
    );
  }

  return (process: Advance, row: store.ImportRow) => {
    let batch: PersonRow[] = [];
    let writing: Promise<void> = Promise.resolve();

    async function writeNext(rows: readonly PersonRow[]): Promise<void> {
      const people = rows.flatMap((one) => ('value' in one ? one : []));
      const write = talents.prepareOwn(people.map(({ value }) => value));
      await writing;
      writing = writeBatch(process, row, { rows, people, write });
      // It is thrown where it is awaited.
      writing.catch(() => {});
      // The first statement goes out before the next rows are read.
      await new Promise(setImmediate);
    }

    return {
      async add(rows: readonly PersonRow[]): Promise<void> {
        for (const one of rows) if (one.row > row.counts.read) batch.push(one);
        for (; isFull(batch); batch = batch.slice(BATCH_ROWS))
          await writeNext(batch.slice(0, BATCH_ROWS));
      },
      /** Resolves when all that was added is written. */
      async finish(): Promise<void> {
        if (batch.length > 0) await writeNext(batch);
        await writing;
      },
      /** Resolves when what is being written is; what waits is left out. */
      written: (): Promise<void> => writing,
    };
  };
}

function createRun(dependencies: Dependencies) {
  const { db, clock, log, readPeople } = dependencies;
  const batchesOf = createBatches(dependencies);

  async function end(
    { fence, id, workspaceId }: Advance,
    status: 'completed' | 'failed',
    failure: string | null,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await fence(tx);
      await store.endImport(tx, id, { status, failure, at: clock.now() });
    });
    // Not the failure: it may quote the file.
    log.info({ importId: id, workspaceId, status }, 'an import ended');
  }

  return async (process: Advance, row: store.ImportRow): Promise<AdvanceOutcome> => {
    const { id, signal } = process;
    await store.moveTo(db, id, { from: ['queued'], to: 'running', at: clock.now() });
    const file = {
      name: row.fileName,
      format: row.format as ImportFormat,
      mapping: row.mapping,
      chunks: () => chunksOf(id),
    };
    const batches = batchesOf(process, row);
    try {
      for await (const rows of readPeople(file)) {
        await batches.add(rows);
        if (!signal.aborted) continue;
        await batches.written();
        return 'again';
      }
      await batches.finish();
      await end(process, 'completed', null);
    } catch (error) {
      // A failure of the batch under way comes first.
      await batches.written();
      if (!(error instanceof AppError) || error.code !== 'validation_error') throw error;
      // The file itself cannot be read; what was written before stays.
      const failure = (error.fields.issues ?? []).map(({ message }) => message).join(' ');
      await end(process, 'failed', failure || error.message);
    }
    return 'done';
  };

  async function* chunksOf(id: string): AsyncGenerator<Buffer> {
    for (let position = 0; ; position++) {
      const chunk = await store.readChunk(db, id, position);
      if (chunk === null) return;
      yield chunk;
    }
  }
}

/** What a rejected row held is sealed: it may be a contact. */
const createSeal =
  (secretBox: Dependencies['secretBox']) =>
  ({
    row,
    file,
    reason,
    cells,
  }: Omit<RejectedRow, 'cells'> & Partial<RejectedRow>): store.StoredReject => ({
    row,
    file,
    reason,
    cellsSealed: cells ? secretBox.seal(JSON.stringify(cells)) : null,
  });

type Person = PersonRow & { value: unknown };

/** The people whom the pool refused, as rejected rows. */
const refusedOf = (
  people: readonly Person[],
  results: readonly { index: number; issues?: Issue[] }[],
) =>
  results.flatMap(({ index, issues }) => {
    const person = people[index]!;
    // Only what a correction can mend is kept: nothing of somebody who was erased.
    const isMendable = issues?.some(({ path }) => path.length > 0) ?? false;
    const cells = isMendable ? cellsOf(person.value) : null;
    return issues ? { ...person, cells, reason: issues.map(textOf).join('; ') } : [];
  });

/** Enough rows, or enough bytes of files that come with them. */
const isFull = (batch: readonly PersonRow[]): boolean =>
  batch.length >= BATCH_ROWS || batch.reduce((sum, row) => sum + bytesOf(row), 0) > BATCH_BYTES;

const bytesOf = (row: PersonRow): number =>
  'value' in row ? (row.original?.bytes.length ?? 0) : 0;

/** A row is listed once, with all that is said of it. */
const oneARow = (problems: readonly RowProblem[]): RowProblem[] =>
  [...Map.groupBy(problems, ({ row }) => row).values()].map((said) => ({
    ...said[0]!,
    reason: said.map(({ reason }) => reason).join('; '),
  }));

/** The person is there; only the file is not kept. */
function notKept(
  people: readonly PersonRow[],
  keptOf: ReadonlyMap<number, KeptOriginal>,
): RowProblem[] {
  return [...keptOf].flatMap(([index, one]) => {
    const { row, file } = people[index]!;
    return 'reason' in one
      ? [
          {
            row,
            file,
            reason: `imported, but the file is not kept: ${one.reason}`,
          },
        ]
      : [];
  });
}

function createUndo({ clock, talents, sourcings, originals, remove }: Dependencies) {
  return async (
    process: Advance,
    { actor, sourcingId }: store.ImportRow,
  ): Promise<AdvanceOutcome> => {
    const { id, workspaceId, fence, signal } = process;
    for (let isTaken = sourcingId === null; !isTaken; ) {
      isTaken = await talents.inOwnTurn(
        workspaceId,
        async (tx) => {
          await fence(tx);
          const which = { importId: id, limit: UNDO_BATCH, actor };
          return sourcings.takeImported(tx, workspaceId, which);
        },
        signal,
      );
    }
    for (let isDone = false; !isDone; ) {
      isDone = await talents.inOwnTurn(
        workspaceId,
        async (tx) => {
          await fence(tx);
          const taken = await talents.undoImport(tx, workspaceId, {
            importId: id,
            limit: UNDO_BATCH,
            actor,
          });
          if (taken.isDone) {
            await originals.removeImport(tx, id);
            await store.endImport(tx, id, { status: 'undone', failure: null, at: clock.now() });
          }
          // Last: it appends to the audit log.
          await remove(tx, taken.orphans, { actor, workspaceId, keepsImports: true });
          return taken.isDone;
        },
        signal,
      );
    }
    return 'done';
  };
}

/** `experiences.0.startDate "soon" is no date…` */
const textOf = ({ path, message }: { path: readonly (string | number)[]; message: string }) =>
  [...(path.length > 0 ? [path.join('.')] : []), message].join(' ');
