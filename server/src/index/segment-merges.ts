import { type Merged, type MergePart, mergeParts } from './merge.ts';
import { MAX_SEGMENT_DOCUMENTS, type Segment } from './segment.ts';
import type { SegmentSet } from './segment-set.ts';

/**
 * This many segments of about one size become one. Each document is then rewritten log8(size)
 * times, and at most 7 segments stand per level.
 */
const MERGE_FACTOR = 8;
/** A segment is rewritten when less than this share of it lives. */
const LIVE_SHARE = 0.5;

export interface SegmentMergeOptions {
  /**
   * Merges in another thread; without it, or where it gives null, `apply` and `install` merge while
   * they work.
   */
  mergeElsewhere?: (parts: readonly MergePart[]) => Promise<Merged> | null;
  /** A merge that fails leaves its parts standing, and is tried again with the next change. */
  onMergeFailed?: (error: unknown) => void;
}

export interface SegmentMerges {
  /** Starts every merge that is due. */
  tidy(): void;
  /** Resolves when no merge is under way. */
  settled(): Promise<void>;
}

export function createSegmentMerges(
  { segments, replace }: Pick<SegmentSet, 'segments' | 'replace'>,
  { mergeElsewhere, onMergeFailed }: SegmentMergeOptions,
): SegmentMerges {
  /** Segments that are being merged elsewhere, each with its merge. */
  const merging = new Map<number, Promise<void>>();

  function tidy(): void {
    // Small merges go on while a large one is under way elsewhere: a stream of changes would pile
    // up segments meanwhile.
    for (let group = nextToMerge(segments, merging); group; group = nextToMerge(segments, merging))
      merge(group);
  }

  function merge(group: readonly number[]): void {
    const parts = group.map((number) => segments.get(number)!);
    const elsewhere = mergeElsewhere?.(frozenParts(parts));
    if (!elsewhere) {
      replace(group, mergeParts(parts));
      return;
    }
    const free = (): void => {
      for (const number of group) merging.delete(number);
    };
    const merge = elsewhere.then(
      (merged) => {
        free();
        replace(group, merged);
        tidy();
      },
      (error) => {
        free();
        onMergeFailed?.(error);
      },
    );
    for (const number of group) merging.set(number, merge);
  }

  return {
    tidy,
    async settled() {
      while (merging.size > 0) await Promise.all(merging.values());
    },
  };
}

/** Parts whose sets of deleted documents stay as they are now: a merge reads them twice. */
export function frozenParts(segments: readonly Segment[]): MergePart[] {
  return segments.map(({ buffer, deleted }) => ({ buffer, deleted: deleted.slice() }));
}

/**
 * The numbers of segments that should become one: one that is half empty, or those of one size
 * class that fit together; null when all is tidy or under way.
 */
function nextToMerge(
  segments: ReadonlyMap<number, Segment>,
  underWay: ReadonlyMap<number, unknown>,
): number[] | null {
  const levels = new Map<number, number[]>();
  for (const [number, segment] of segments) {
    if (underWay.has(number)) continue;
    if (segment.live < segment.size * LIVE_SHARE) return [number];
    const level = Math.floor(Math.log(segment.size) / Math.log(MERGE_FACTOR));
    levels.set(level, [...(levels.get(level) ?? []), number]);
  }
  for (const level of levels.values()) {
    if (level.length < MERGE_FACTOR) continue;
    const group: number[] = [];
    let documents = 0;
    for (const number of level.sort((a, b) => segments.get(a)!.size - segments.get(b)!.size)) {
      documents += segments.get(number)!.size;
      if (documents > MAX_SEGMENT_DOCUMENTS) break;
      group.push(number);
    }
    if (group.length > 1) return group;
  }
  return null;
}
