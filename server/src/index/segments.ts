import { clearBit, countBits, hasBit } from './bitset.ts';
import { buildSegment } from './build.ts';
import { createClauseCache } from './clause-cache.ts';
import { countFacet } from './facet.ts';
import { mergeParts } from './merge.ts';
import { matchPlan, preparePlan } from './plan.ts';
import { type IndexDocument, type LocalEngine, SHARED_POOL } from './port.ts';
import { rank } from './rank.ts';
import { MAX_SEGMENT_DOCUMENTS } from './segment.ts';
import { createSegmentMerges, frozenParts, type SegmentMergeOptions } from './segment-merges.ts';
import { createSegmentSet } from './segment-set.ts';
import { createTopList } from './top-list.ts';

/**
 * The memory for cached clause results: a share of the memory of the segments, which is enough for
 * about 200 clauses, and a minimum.
 */
const CACHE_SHARE = 1 / 16;
const MIN_CACHE_BYTES = 4 * 1024 * 1024;

export interface SegmentEngineOptions extends SegmentMergeOptions {
  /** Receives the size of each removed segment. */
  reclaim?: (bytes: number) => void;
}

export interface SegmentEngine extends LocalEngine {
  /**
   * Adds segments that were built elsewhere. Removes the older versions of their documents, and
   * those in `removed`.
   */
  install(segments: readonly SharedArrayBuffer[], removed: readonly string[]): void;
  /**
   * The contents of the index at the time of the call, in segments without any trace of documents
   * deleted by then.
   */
  save(): Promise<SharedArrayBuffer[]>;
  /** The number of documents in segments that `save` has to rewrite. */
  toRewrite(): number;
  /** Resolves when no merge is in progress. */
  settled(): Promise<void>;
}

/**
 * The engine that runs inside the process, made of immutable segments. Each addition is a new
 * segment, and marks the old versions of its documents as deleted. A segment holds documents of one
 * pool, so a search opens the shared segments and those of its workspace only, and costs the same
 * however many other workspaces have people of their own. Small segments of a pool are merged into
 * larger ones of up to 65,536 documents, synchronously or, with `mergeElsewhere`, in another
 * thread.
 */
export function createSegmentEngine({
  reclaim,
  ...mergeOptions
}: SegmentEngineOptions = {}): SegmentEngine {
  const { mergeElsewhere } = mergeOptions;
  const clauses = createClauseCache(() => Math.max(MIN_CACHE_BYTES, set.bytes() * CACHE_SHARE));
  const set = createSegmentSet((gone) => {
    clauses.forget(gone);
    reclaim?.(gone.buffer.byteLength);
  });
  const { segments, offsetsBySegment } = set;
  const { tidy, settled } = createSegmentMerges(set, mergeOptions);

  function install(built: readonly SharedArrayBuffer[], removed: readonly string[]): void {
    set.remove(removed);
    for (const buffer of built) set.install(buffer);
    tidy();
  }

  return {
    search(plan, { exclude, limit }) {
      const prepared = preparePlan(plan, offsetsBySegment, clauses);
      const excluded = offsetsBySegment(exclude);
      const top = createTopList(limit);
      let count = 0;
      let total = 0;
      for (const segment of set.visibleTo(plan.pool)) {
        const found = matchPlan(segment, prepared);
        let here = countBits(found);
        total += here;
        for (const offset of excluded.get(segment) ?? []) {
          if (!hasBit(found, offset)) continue;
          clearBit(found, offset);
          here--;
        }
        count += here;
        if (here > 0) rank(segment, prepared.ranking, { documents: found, count: here }, top);
      }
      const hits = top.sorted();
      return { ids: hits.map((hit) => hit.id), scores: hits.map((hit) => hit.score), count, total };
    },

    facet(plan, facet) {
      const prepared = preparePlan(plan, offsetsBySegment, clauses);
      const matches = [...set.visibleTo(plan.pool)].flatMap((segment) => {
        const found = matchPlan(segment, prepared);
        return countBits(found) === 0 ? [] : { segment, found };
      });
      return countFacet(matches, facet);
    },

    apply(changes) {
      const newest = new Map<string, IndexDocument | null>(
        changes.map((change) => [change.id, change.document]),
      );
      const added = [...newest.values()].filter((document) => document !== null);
      install(buildSegments(added), [...newest.keys()]);
    },

    install,
    size: set.size,

    async save() {
      const parts = frozenParts([...segments.values()]);
      const saved: SharedArrayBuffer[] = [];
      for (const part of parts) {
        if (countBits(part.deleted) === 0) saved.push(part.buffer);
        else saved.push((await (mergeElsewhere?.([part]) ?? mergeParts([part]))).buffer);
      }
      return saved;
    },

    toRewrite: () =>
      [...segments.values()].reduce(
        (sum, segment) => (segment.live < segment.size ? sum + segment.size : sum),
        0,
      ),
    settled,
  };
}

const buildSegments = (documents: readonly IndexDocument[]): SharedArrayBuffer[] =>
  [...Map.groupBy(documents, ({ pool = SHARED_POOL }) => pool)].flatMap(([pool, ofPool]) =>
    Array.from({ length: Math.ceil(ofPool.length / MAX_SEGMENT_DOCUMENTS) }, (_, n) => {
      const from = n * MAX_SEGMENT_DOCUMENTS;
      return buildSegment(ofPool.slice(from, from + MAX_SEGMENT_DOCUMENTS), pool);
    }),
  );
