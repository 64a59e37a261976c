import type { Tx } from '../platform/db.ts';
import type { ImportsDependencies, PersonRow } from './port.ts';
import * as store from './store.ts';

type Person = Extract<PersonRow, { value: unknown }>;
type Outcome = { index: number; outcome: string; talentId?: string };
export type RowProblem = Pick<store.StoredReject, 'row' | 'file' | 'reason'>;

/** As the notes of candidates name them. */
const SYSTEMS: Readonly<Record<string, string>> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  workable: 'Workable',
  teamtailor: 'Teamtailor',
  recruitee: 'Recruitee',
  bullhorn: 'Bullhorn',
};

/**
 * Makes the people of a batch candidates of the sourcing that the import names, in its transaction.
 * Returns what could not be added, by row.
 */
export function createToSourcing({ sourcings }: Pick<ImportsDependencies, 'sourcings'>) {
  return async (
    tx: Tx,
    workspaceId: string,
    { sourcingId, ...row }: store.ImportRow,
    people: readonly Person[],
    results: readonly Outcome[],
  ): Promise<RowProblem[]> => {
    if (sourcingId === null) return [];
    const { id: importId, actor, dryRun } = row;
    const brought = results.filter(({ outcome }) => outcome !== 'rejected');
    const system = people.find(({ tracking }) => tracking?.system)?.tracking?.system ?? '';
    const { candidates, notes, stages, problems } = await sourcings.addImported(
      tx,
      workspaceId,
      brought.map(({ index, outcome, talentId = null }) => {
        const { applications = [], notes: said = [] } = people[index]!.tracking ?? {};
        const isRepeated = talentId === null && outcome !== 'created';
        return { talentId, isRepeated, applications, notes: said };
      }),
      {
        ...{ sourcingId, importId, actor, dryRun },
        language: row.language ?? 'en',
        source: SYSTEMS[system] ?? row.fileName,
      },
    );
    await store.addSourcingCounts(tx, importId, { candidates, notes }, stages);
    return problems.map(({ index, reason }) => {
      const person = people[brought[index]!.index]!;
      return { row: person.row, file: person.file, reason };
    });
  };
}
