import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db.ts';
import type { Caller } from './caller.ts';
import type { Workspace } from './installation.ts';
import type { Invariant } from './invariants.ts';
import type { LoadOptions } from './load.ts';

/** A file that a client imported, and whether it took it back; `perhaps` when no answer came. */
interface OwnImport {
  importId: string;
  rows: number;
  undo: 'no' | 'perhaps' | 'yes';
}

export interface OwnImports {
  answered: OwnImport[];
}

/** Two batches. */
const ROWS = 600;
const PAUSE_MS = 3_000;
/** Older files are taken back, so that a long run has no more people than a short one. */
const FILES_KEPT = 20;

/** Imports files of people of its own, each with new names, until the load is over. */
export async function importFiles(
  own: OwnImports,
  { apiKey }: Workspace,
  { caller, isOver, pauses }: Pick<LoadOptions, 'caller' | 'isOver' | 'pauses'>,
): Promise<void> {
  for (let file = 0; !isOver(); file++) {
    const content = Array.from({ length: ROWS }, (_, row) =>
      JSON.stringify({ id: `own-${file}-${row}`, firstname: `Ada${file}`, lastname: `No ${row}` }),
    ).join('\n');
    const body = { fileName: `people-${file}.jsonl`, content };
    const { status, data } = await caller.call('import', apiKey, '/v1/talents/imports', body);
    if (status === 202)
      own.answered.push({ importId: String(data!.importId), rows: ROWS, undo: 'no' });
    const kept = own.answered.filter(({ undo }) => undo !== 'yes');
    if (kept.length > FILES_KEPT) await takeBack(kept[0]!, { apiKey, caller });
    await delay(pauses * PAUSE_MS);
  }
}

/** An import that has not ended is asked about again at the next file. */
async function takeBack(
  file: OwnImport,
  { apiKey, caller }: { apiKey: string; caller: Caller },
): Promise<void> {
  const path = `/v1/talents/imports/${file.importId}`;
  const { data } = await caller.call('import read', apiKey, path);
  if (data?.status !== 'completed' && file.undo === 'no') return;
  const { status } = await caller.call('undo of an import', apiKey, `${path}/undo`, {});
  if (status === 202) file.undo = 'yes';
  // A connection that broke, or a server that failed, may have done it.
  if (status === 0 || status >= 500) file.undo = 'perhaps';
}

/** What an import left: all of its people, or none when it was undone. */
function isWhole(
  { rows: sent, undo }: OwnImport,
  seen: { status: string; created: number; people: number } | undefined,
): boolean {
  if (!seen || seen.created !== sent) return false;
  const completed = seen.status === 'completed' && seen.people === sent;
  const undone = seen.status === 'undone' && seen.people === 0;
  return (undo !== 'yes' && completed) || (undo !== 'no' && undone);
}

/** Whether an import still runs. */
export const ANY_IMPORT = sql`select from talent_imports where status in ('queued', 'running', 'undoing')`;

export async function ownImportInvariants(
  db: Database,
  { answered }: OwnImports,
): Promise<Invariant[]> {
  const { rows } = await sql<{ id: string; status: string; created: number; people: number }>`
    select i.id, i.status, i.created,
      (select count(distinct talent_id)::int from talent_records r where r.import_id = i.id) as people
    from talent_imports i`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return [
    {
      name: 'every file that was accepted is imported whole, and no row of it twice, or undone whole',
      seen: `${answered.length} files, ${answered.filter(({ undo }) => undo === 'yes').length} undone`,
      faults: answered.flatMap((file) => {
        const seen = found.get(file.importId);
        if (isWhole(file, seen)) return [];
        const { status, created, people } = seen ?? {};
        return [`${file.importId} is ${status}: ${created} of ${file.rows} rows, ${people} people`];
      }),
    },
  ];
}
