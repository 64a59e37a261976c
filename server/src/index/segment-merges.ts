import { type Merged, type MergePart, mergeParts } from './merge.ts';
import { MAX_SEGMENT_DOCUMENTS, type Segment } from './segment.ts';
import type { SegmentSet } from './segment-set.ts';

/**
 * This many segments of similar size are merged into one. Each document is then rewritten
 * log8(size) times, and each level has at most 7 segments.
 */
const MERGE_FACTOR = 8;
/** A segment is rewritten when its share of live documents falls below this. */
const LIVE_SHARE = 0.5;

export interface SegmentMergeOptions {
  /**
   * Merges in another thread. If absent, or when it returns null, `apply` and `install` merge
   * synchronously.
   */
  mergeElsewhere?: (parts: readonly MergePart[]) => Promise<Merged> | null;
  /** Called when a merge fails. Its parts stay in use, and the next change retries it. */
  onMergeFailed?: (error: unknown) => void;
}

export interface SegmentMerges {
  /** Starts every merge that is due. */
  tidy(): void;
  /** Resolves when no merge is in progress. */
  settled(): Promise<void>;
}

export function createSegmentMerges(
  { segments, replace }: Pick<SegmentSet, 'segments' | 'replace'>,
  { mergeElsewhere, onMergeFailed }: SegmentMergeOptions,
): SegmentMerges {
  /** Segments that are being merged elsewhere, with their merges. */
  const merging = new Map<number, Promise<void>>();

  function tidy(): void {
    // Small merges continue while a large one runs elsewhere. Otherwise a stream of changes would
    // pile up segments.
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

/** Parts with copies of their current deleted sets, because a merge reads these twice. */
export function frozenParts(segments: readonly Segment[]): MergePart[] {
  return segments.map(({ buffer, deleted }) => ({ buffer, deleted: deleted.slice() }));
}

/**
 * The numbers of the segments to merge next: one that is half empty, or a group of one pool and
 * size class that fits together. Null when no merge is due or all are in progress.
 */
function nextToMerge(
  segments: ReadonlyMap<number, Segment>,
  underWay: ReadonlyMap<number, unknown>,
): number[] | null {
  const levels = new Map<string, number[]>();
  for (const [number, segment] of segments) {
    if (underWay.has(number)) continue;
    if (segment.live < segment.size * LIVE_SHARE) return [number];
    const level = Math.floor(Math.log(segment.size) / Math.log(MERGE_FACTOR));
    const group = `${level} ${segment.pool}`;
    levels.set(group, [...(levels.get(group) ?? []), number]);
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
