import type { Database, Tx } from '../platform/db.ts';
import type { Publisher, Vocabulary, VocabularyReport } from './rules/vocabulary.ts';

export interface StoredVocabulary {
  publisher: Publisher;
  report: VocabularyReport;
  importedAt: Date;
}

/** In alphabetical order, so that every process builds the same lexicon. */
export async function readVocabularies(db: Database): Promise<Vocabulary[]> {
  const rows = await db
    .selectFrom('vocabularies')
    .select(['publisher', 'roles', 'skills'])
    .orderBy('publisher')
    .execute();
  return rows.map((row) => ({ ...row, publisher: row.publisher as Publisher }));
}

export async function listVocabularies(db: Database): Promise<StoredVocabulary[]> {
  const rows = await db
    .selectFrom('vocabularies')
    .select(['publisher', 'report', 'imported_at'])
    .orderBy('publisher')
    .execute();
  return rows.map(({ publisher, report, imported_at }) => ({
    publisher: publisher as Publisher,
    report: report as unknown as VocabularyReport,
    importedAt: imported_at,
  }));
}

export async function storeVocabulary(
  tx: Tx,
  { publisher, roles, skills }: Vocabulary,
  report: VocabularyReport,
): Promise<void> {
  const content = { roles, skills, report: JSON.stringify(report) };
  await tx
    .insertInto('vocabularies')
    .values({ publisher, ...content })
    .onConflict((conflict) =>
      conflict
        .column('publisher')
        .doUpdateSet((row) => ({ ...content, imported_at: row.ref('excluded.imported_at') })),
    )
    .execute();
}

/** Returns whether the vocabulary existed. */
export async function deleteVocabulary(tx: Tx, publisher: Publisher): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('vocabularies')
    .where('publisher', '=', publisher)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
