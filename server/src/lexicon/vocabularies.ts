import { createHash } from 'node:crypto';
import { INSTALLATION, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/db.ts';
import { ABBREVIATIONS } from './data/abbreviations.ts';
import { ROLE_TABLES } from './data/roles.ts';
import { createLexicon } from './lexicon.ts';
import { readPublished } from './publishers.ts';
import { createAbbreviations } from './rules/abbreviations.ts';
import { parseRoles } from './rules/roles.ts';
import { stemsOf } from './rules/stem.ts';
import { createTitleIndex } from './rules/titles.ts';
import {
  type KnownWords,
  mergeVocabulary,
  type Publisher,
  type Vocabulary,
  type VocabularyReport,
} from './rules/vocabulary.ts';
import {
  deleteVocabulary,
  listVocabularies,
  readVocabularies,
  type StoredVocabulary,
  storeVocabulary,
} from './vocabulary-store.ts';

/**
 * The words of the built-in tables. Imports do not build on one another, so their order does not
 * matter.
 */
function builtInWords(): KnownWords {
  const lexicon = createLexicon();
  const titles = createTitleIndex(
    ROLE_TABLES.flatMap(parseRoles),
    createAbbreviations(ABBREVIATIONS),
  );
  return {
    familyNamed: (name) => titles.exact(stemsOf(name))?.id ?? null,
    familyRead: (name) => lexicon.readTitle(name).family,
    functionsOf: (name) => lexicon.readTitle(name).functions,
    skillNamed: (name) => lexicon.readSkill(name)?.name ?? null,
  };
}

/** Equal for processes with the same vocabularies; changes when one is imported or removed. */
export function vocabularyFingerprint(vocabularies: readonly Vocabulary[]): string {
  const hash = createHash('sha256');
  for (const { publisher, roles, skills } of vocabularies)
    hash.update(JSON.stringify([publisher, roles, skills]));
  return hash.digest('hex').slice(0, 16);
}

/** The vocabularies of publishers that the operator adds to the installation. */
export function createVocabularies({ db }: { db: Database }) {
  return {
    /** For `createLexicon`. */
    load: (): Promise<Vocabulary[]> => readVocabularies(db),
    list: (): Promise<StoredVocabulary[]> => listVocabularies(db),
    /**
     * Replaces what was imported from this publisher. Throws MissingFile when the folder lacks a
     * file that the vocabulary needs.
     */
    async importFrom(publisher: Publisher, folder: string): Promise<VocabularyReport> {
      const { vocabulary, report } = mergeVocabulary(
        publisher,
        await readPublished[publisher](folder),
        builtInWords(),
      );
      await db.transaction().execute(async (tx) => {
        await storeVocabulary(tx, vocabulary, report);
        const details = {
          families: report.familiesAdded,
          forms: report.formsJoined,
          skills: report.skillsAdded,
        };
        await recordAudit(tx, {
          chain: INSTALLATION,
          actor: 'operator',
          action: 'vocabulary.imported',
          subject: publisher,
          details,
        });
      });
      return report;
    },
    /** Returns whether the vocabulary existed. */
    remove: (publisher: Publisher): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const wasThere = await deleteVocabulary(tx, publisher);
        if (wasThere)
          await recordAudit(tx, {
            chain: INSTALLATION,
            actor: 'operator',
            action: 'vocabulary.removed',
            subject: publisher,
          });
        return wasThere;
      }),
  };
}
