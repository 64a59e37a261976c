import type { Tx } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { createTraceFinder, type PersonTraits } from './rules/person-traces.ts';
import * as store from './store.ts';

/** Rejected rows that are read at once. */
const PAGE = 5_000;

interface ImportedTraits extends PersonTraits {
  /** What brought the person. */
  importIds: readonly string[];
}

/**
 * Deletes the names of files, the stages and the reasons of rejected rows that say who these people are, in the
 * workspace whose own they are. Imports with their counts stay. Runs in the transaction that erases
 * them.
 */
export async function erasePeople(
  tx: Tx,
  workspaceId: string,
  people: readonly ImportedTraits[],
  secretBox: Pick<SecretBox, 'open'>,
): Promise<void> {
  if (people.length === 0) return;
  const finders = people.map(createTraceFinder);
  const isTrace = (text: string): boolean => finders.some((finds) => finds(text));
  const importIds = new Set(people.flatMap((person) => person.importIds));
  const imports = await store.readImportTexts(tx, workspaceId);
  const named = imports
    .filter(
      ({ id, rowsRead, fileName, failure }) =>
        isTrace(fileName) ||
        (failure !== null && isTrace(failure)) ||
        // A file of one person is theirs, whatever its name.
        (rowsRead <= 1 && importIds.has(id)),
    )
    .map(({ id }) => id);
  await store.eraseImportTexts(tx, workspaceId, named);
  const stages = await store.readStageTexts(tx, workspaceId);
  await store.eraseStages(
    tx,
    stages.filter(({ stage }) => isTrace(stage)),
  );
  for (let after: store.RejectPlace | null = { importId: '', row: 0 }; after; ) {
    const rows: store.RejectText[] = await store.readRejectTexts(tx, workspaceId, after, PAGE);
    const found = rows.filter(
      ({ file, reason, cellsSealed }) =>
        isTrace(reason) ||
        (file !== null && isTrace(file)) ||
        (cellsSealed !== null && isTrace(secretBox.open(cellsSealed))),
    );
    await store.eraseRejectTexts(tx, found);
    after = rows.length === PAGE ? rows.at(-1)! : null;
  }
}
