import { buildSegment, type FeedChange, type IndexDocument, type ReadProfiles } from '../index/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { TalentProfile } from '../talents/profile.ts';
import { createDocumentReader } from './rules/document.ts';

/** Profiles into a segment of the index, and those that cannot be read. Current jobs run until `asOf`. */
export function createProfileReader(lexicon: Lexicon): (changes: readonly FeedChange<TalentProfile>[], asOf: Date) => ReadProfiles {
  const toDocument = createDocumentReader(lexicon);
  return (changes, asOf) => {
    const failed: { id: string; error: unknown }[] = [];
    function* documents(): Generator<IndexDocument> {
      for (const { id, profile, updatedAt } of changes) {
        try {
          if (profile) yield toDocument(profile, updatedAt, asOf);
        } catch (error) {
          failed.push({ id, error });
        }
      }
    }
    return { segment: buildSegment(documents()), failed };
  };
}
