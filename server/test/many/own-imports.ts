import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db.ts';
import type { Caller } from './caller.ts';
import type { Workspace } from './installation.ts';
import type { Invariant } from './invariants.ts';

/** Files that a client imported: what each holds, and the answer that it got. */
export interface OwnImports {
  answered: { importId: string; rows: number }[];
}

const ROWS = 1_200;
const PAUSE_MS = 3_000;

/** Imports files of people of its own, each with new names, until the load is over. */
export async function importFiles(
  own: OwnImports,
  { apiKey }: Workspace,
  { caller, isOver }: { caller: Caller; isOver(): boolean },
): Promise<void> {
  for (let file = 0; !isOver(); file++) {
    const content = Array.from({ length: ROWS }, (_, row) =>
      JSON.stringify({ id: `own-${file}-${row}`, firstname: `Ada${file}`, lastname: `No ${row}` }),
    ).join('\n');
    const body = { fileName: `people-${file}.jsonl`, content };
    const { status, data } = await caller.call('import', apiKey, '/v1/talents/imports', body);
    if (status === 202) own.answered.push({ importId: String(data!.importId), rows: ROWS });
    await delay(PAUSE_MS);
  }
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
      name: 'every file that was accepted is imported whole, and no row of it twice',
      seen: `${answered.length} files`,
      faults: answered.flatMap(({ importId, rows: sent }) => {
        const { status, created, people } = found.get(importId) ?? {};
        return status === 'completed' && created === sent && people === sent
          ? []
          : [`${importId} is ${status}: ${created} of ${sent} rows, ${people} people`];
      }),
    },
  ];
}
