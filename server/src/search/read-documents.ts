import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { FeedChange, IndexDocument, ReadDocuments } from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import { type Clock, monotonicMs } from '../platform/clock.ts';
import type { TalentProfile } from '../talents/talents.ts';
import { createDocumentReader } from './document/document.ts';

/** How long profiles are read before other work of the process gets a turn. */
const SLICE_MS = 2;

/**
 * Reads profiles, as the JSON texts in which they are stored, into documents: for an engine that takes
 * these. A cluster needs several times as long to store one, so this thread is enough.
 */
export function createDocumentsReader({ lexicon, clock }: { lexicon: Lexicon; clock: Clock }) {
  const readDocument = createDocumentReader(lexicon);
  return async (changes: readonly FeedChange[]): Promise<ReadDocuments> => {
    const asOf = clock.now();
    const documents: IndexDocument[] = [];
    const failed: { id: string; error: unknown }[] = [];
    let turn = monotonicMs();
    for (const { id, profile, pool, updatedAt } of changes) {
      if (profile === null) continue;
      try {
        const talent = JSON.parse(profile) as TalentProfile;
        documents.push({ ...readDocument(talent, updatedAt, asOf), pool: pool ?? undefined });
      } catch (error) {
        failed.push({ id, error });
      }
      if (monotonicMs() - turn < SLICE_MS) continue;
      await letOthersRun();
      turn = monotonicMs();
    }
    return { documents, failed };
  };
}
