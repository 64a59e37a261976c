import { clearBit, countBits, hasBit } from './bitset.ts';
import { buildSegment } from './build.ts';
import { createClauseCache } from './clause-cache.ts';
import { hashOfId, type Ids, packIds } from './ids.ts';
import { createLocations, MAX_SEGMENTS } from './locations.ts';
import { type Merged, type MergePart, mergeParts } from './merge.ts';
import { matchPlan, preparePlan } from './plan.ts';
import type { IndexDocument, IndexEngine } from './port.ts';
import { rank } from './rank.ts';
import { MAX_SEGMENT_DOCUMENTS, markDeleted, openSegment, type Segment } from './segment.ts';

import { createTopList } from './top-list.ts';

/**
 * So many segments of about one size become one. Each document is then rewritten log8(size) times,
 * and at most 7 segments stand per level.
 */
const MERGE_FACTOR = 8;
/** A segment is rewritten when less than this share of it lives. */
const LIVE_SHARE = 0.5;
/**
 * What is remembered of clauses may take as much of what the segments take, which is room for about
 * 200 clauses; and this much in any case.
 */
const REMEMBERED_SHARE = 1 / 16;
const REMEMBERED_BYTES = 4 * 1024 * 1024;

export interface SegmentEngineOptions {
  /**
   * Merges in another thread; without it, or where it gives null, `apply` and `install` merge while
   * they work.
   */
  mergeElsewhere?: (parts: readonly MergePart[]) => Promise<Merged> | null;
  /** A merge that fails leaves its parts standing, and is tried again with the next change. */
  onMergeFailed?: (error: unknown) => void;
  /** Told the size of each segment that is gone. */
  reclaim?: (bytes: number) => void;
}

export interface SegmentEngine extends IndexEngine {
  /**
   * Adds a segment that was built elsewhere. Older versions of its documents are gone then, and so
   * are `removed`.
   */
  install(segment: SharedArrayBuffer, removed: readonly string[]): void;
  /**
   * What the index holds at the moment of the call, in segments that have nothing of documents
   * deleted by then.
   */
  save(): Promise<SharedArrayBuffer[]>;
  /** Documents of segments that `save` has to write anew. */
  toRewrite(): number;
  /** Resolves when no merge is under way. */
  settled(): Promise<void>;
}

/**
 * The engine that runs inside the process: immutable segments. What is added is one more segment,
 * and marks the old versions as deleted in theirs; small segments are merged into larger ones, up
 * to 65,536 documents, at once or, with `mergeElsewhere`, in another thread.
 */
export function createSegmentEngine({
  mergeElsewhere,
  onMergeFailed,
  reclaim,
}: SegmentEngineOptions = {}): SegmentEngine {
  /** By number; a number is used again once its segment is gone. */
  const segments = new Map<number, Segment>();
  /** The ids of each, by its number. */
  const idsOf: (Ids | undefined)[] = [];
  const locations = createLocations(idsOf);
  /** Of all segments together. */
  let bytes = 0;
  const remembered = createClauseCache(() => Math.max(REMEMBERED_BYTES, bytes * REMEMBERED_SHARE));
  /** Segments that are being merged elsewhere, each with its merge. */
  const merging = new Map<number, Promise<void>>();

  function freeNumber(): number {
    for (let number = 0; number < MAX_SEGMENTS; number++) if (!segments.has(number)) return number;
    throw new Error('the index has too many segments');
  }

  function add(number: number, segment: Segment): void {
    segments.set(number, segment);
    bytes += segment.buffer.byteLength;
    idsOf[number] = segment.ids;
  }

  function remove(gone: readonly string[]): void {
    const ids = packIds(gone);
    for (let n = 0; n < gone.length; n++) {
      const place = locations.find(hashOfId(ids, n), ids, n);
      if (place < 0) continue;
      const { segment, offset } = locations.at(place);
      markDeleted(segments.get(segment)!, offset);
      locations.remove(place);
    }
  }

  function install(buffer: SharedArrayBuffer, removed: readonly string[]): void {
    remove(removed);
    const segment = openSegment(buffer);
    if (segment.size === 0) return;
    const number = freeNumber();
    // Before its documents are located: another id of the segment may have the hash of one of them.
    add(number, segment);
    for (let offset = 0; offset < segment.size; offset++) {
      const hash = hashOfId(segment.ids, offset);
      const place = locations.find(hash, segment.ids, offset);
      if (place < 0) {
        locations.insert(hash, { segment: number, offset });
      } else {
        const old = locations.at(place);
        markDeleted(segments.get(old.segment)!, old.offset);
        locations.move(place, { segment: number, offset });
      }
    }
    tidy();
  }

  /**
   * Puts a merged segment in the place of its parts. What was deleted or replaced meanwhile is so
   * in the new one too.
   */
  function replace(old: readonly number[], { buffer, origins }: Merged): void {
    const merged = openSegment(buffer);
    const number = freeNumber();
    for (let offset = 0; offset < merged.size; offset++) {
      const origin = origins[offset]!;
      const place = locations.findAt(hashOfId(merged.ids, offset), {
        segment: old[origin >>> 16]!,
        offset: origin & 0xffff,
      });
      if (place < 0) markDeleted(merged, offset);
      else locations.move(place, { segment: number, offset });
    }
    for (const gone of old) {
      const segment = segments.get(gone)!;
      bytes -= segment.buffer.byteLength;
      remembered.forget(segment);
      reclaim?.(segment.buffer.byteLength);
      segments.delete(gone);
      idsOf[gone] = undefined;
    }
    if (merged.size > 0) add(number, merged);
  }

  function tidy(): void {
    // Small merges go on while a large one is under way elsewhere: a stream of changes would pile
    // up segments meanwhile.
    for (let group = nextToMerge(segments, merging); group; group = nextToMerge(segments, merging))
      merge(group);
  }

  function merge(group: readonly number[]): void {
    const parts = group.map((number) => segments.get(number)!);
    const elsewhere = mergeElsewhere?.(standing(parts));
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

  async function settled(): Promise<void> {
    while (merging.size > 0) await Promise.all(merging.values());
  }

  function offsetsBySegment(
    wanted: ReadonlySet<string> | readonly string[],
  ): Map<Segment, Uint16Array> {
    const located = locations.locate(wanted);
    const counts = new Uint32Array(idsOf.length);
    for (let at = 0; at < located.length; at++) counts[located[at]! >>> 16]!++;
    const offsets = Array.from(counts, (count) => new Uint16Array(count));
    for (let at = 0; at < located.length; at++) {
      const number = located[at]! >>> 16;
      offsets[number]![--counts[number]!] = located[at]! & 0xffff;
    }
    return new Map([...segments].map(([number, segment]) => [segment, offsets[number]!]));
  }

  return {
    search(plan, { exclude, limit }) {
      const prepared = preparePlan(plan, offsetsBySegment, remembered);
      const excluded = offsetsBySegment(exclude);
      const top = createTopList(limit);
      let count = 0;
      let total = 0;
      for (const segment of segments.values()) {
        const found = matchPlan(segment, prepared);
        let here = countBits(found);
        total += here;
        for (const offset of excluded.get(segment) ?? []) {
          if (!hasBit(found, offset)) continue;
          clearBit(found, offset);
          here--;
        }
        count += here;
        if (here > 0) rank(segment, prepared.ranking, found, top);
      }
      const hits = top.sorted();
      return { ids: hits.map((hit) => hit.id), scores: hits.map((hit) => hit.score), count, total };
    },

    apply(changes) {
      const newest = new Map<string, IndexDocument | null>(
        changes.map((change) => [change.id, change.document]),
      );
      const added = [...newest.values()].filter((document) => document !== null);
      install(buildSegment(added.slice(0, MAX_SEGMENT_DOCUMENTS)), [...newest.keys()]);
      for (let at = MAX_SEGMENT_DOCUMENTS; at < added.length; at += MAX_SEGMENT_DOCUMENTS) {
        install(buildSegment(added.slice(at, at + MAX_SEGMENT_DOCUMENTS)), []);
      }
    },

    install,
    size: () => locations.size(),

    async save() {
      const parts = standing([...segments.values()]);
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

/** Parts whose sets of deleted documents stay as they are now: a merge reads them twice. */
function standing(segments: readonly Segment[]): MergePart[] {
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
