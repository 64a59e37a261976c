import {
  createSegmentBuilder,
  type FeedChange,
  type ReadProfiles,
  SHARED_POOL,
} from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import type { TalentProfile } from '../talents/talents.ts';
import { createReaders, readDocument, textsOf } from './document/document.ts';
import { createKeywordReader } from './document/keyword-reader.ts';

/** Reads profiles, as the JSON texts in which they are stored, into segments of the index, one a pool. */
export function createSegmentReader(lexicon: Lexicon) {
  const readers = createReaders(lexicon);
  const keywords = createKeywordReader(readers.lexicon);
  function poolReader(pool: string) {
    const segment = createSegmentBuilder(pool);
    return { segment, numbered: keywords.numberedBy(segment.keyword) };
  }
  return (asOf: Date) => {
    const failed: { id: string; error: unknown }[] = [];
    const pools = new Map<string, ReturnType<typeof poolReader>>();
    function poolOf(pool: string) {
      const known = pools.get(pool) ?? poolReader(pool);
      pools.set(pool, known);
      return known;
    }
    return {
      add({ id, profile, pool, updatedAt }: FeedChange): void {
        if (profile === null) return;
        try {
          const talent = JSON.parse(profile) as TalentProfile;
          const { segment, numbered } = poolOf(pool ?? SHARED_POOL);
          segment.add(readDocument(talent, updatedAt, asOf, readers), numbered(textsOf(talent)));
        } catch (error) {
          failed.push({ id, error });
        }
      },
      end: (): ReadProfiles => ({
        segments: [...pools.values()].map(({ segment }) => segment.build()),
        failed,
      }),
    };
  };
}
