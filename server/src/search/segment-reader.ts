import { createSegmentBuilder, type FeedChange, type ReadProfiles } from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import type { TalentProfile } from '../talents/talents.ts';
import { createReaders, readDocument, textsOf } from './document/document.ts';
import { createKeywordReader } from './document/keyword-reader.ts';

/** Reads profiles, as the JSON texts in which they are stored, into segments of the index. */
export function createSegmentReader(lexicon: Lexicon) {
  const readers = createReaders(lexicon);
  const keywords = createKeywordReader(readers.lexicon);
  return (asOf: Date) => {
    const failed: { id: string; error: unknown }[] = [];
    const segment = createSegmentBuilder();
    const numbered = keywords.numberedBy(segment.keyword);
    return {
      add({ id, profile, updatedAt }: FeedChange): void {
        if (profile === null) return;
        try {
          const talent = JSON.parse(profile) as TalentProfile;
          segment.add(readDocument(talent, updatedAt, asOf, readers), numbered(textsOf(talent)));
        } catch (error) {
          failed.push({ id, error });
        }
      },
      end: (): ReadProfiles => ({ segment: segment.build(), failed }),
    };
  };
}
