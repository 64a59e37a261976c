import { createCopies } from './copies.ts';
import { hashOfId, type Ids, packIds } from './ids.ts';
import { createLocations, MAX_SEGMENTS } from './locations.ts';
import type { Merged } from './merge.ts';
import { SHARED_POOL } from './port.ts';
import { markDeleted, openSegment, type Segment } from './segment.ts';

/** The segments of an index, and the location of each document. */
export interface SegmentSet {
  /** By number; a number is reused once its segment is removed. */
  segments: ReadonlyMap<number, Segment>;
  /** The segments that a search of this workspace reads: the shared pool and its own. */
  visibleTo(workspaceId: string | undefined): Iterable<Segment>;
  /** Marks the documents with these ids as deleted. */
  remove(ids: readonly string[]): void;
  /**
   * Adds a segment, and marks the older versions of its documents as deleted. A segment without
   * documents is not added.
   */
  install(buffer: SharedArrayBuffer): void;
  /**
   * Replaces the parts with the merged segment. Documents that were deleted or replaced during the
   * merge are deleted in the new segment too.
   */
  replace(parts: readonly number[], merged: Merged): void;
  /**
   * The offsets of the documents with these ids, without the ids that do not exist. A copy stands
   * for the document that is shown in its place. A segment without any of them is absent.
   */
  offsetsBySegment(ids: ReadonlySet<string> | readonly string[]): ReadonlyMap<Segment, Uint16Array>;
  /** Live documents. */
  size(): number;
  /** The bytes of all segments together. */
  bytes(): number;
}

/** `onGone` receives each replaced segment. */
export function createSegmentSet(onGone: (segment: Segment) => void): SegmentSet {
  const segments = new Map<number, Segment>();
  const pools = createPools();
  /** The ids of each segment, by segment number. */
  const idsOf: (Ids | undefined)[] = [];
  const locations = createLocations(idsOf);
  const copies = createCopies(segments);
  let bytes = 0;

  function add(number: number, segment: Segment): void {
    segments.set(number, segment);
    pools.add(segment);
    bytes += segment.buffer.byteLength;
    idsOf[number] = segment.ids;
  }

  function drop(number: number, offset: number): void {
    copies.leave(number * 65_536 + offset);
    markDeleted(segments.get(number)!, offset);
  }

  function remove(gone: readonly string[]): void {
    const ids = packIds(gone);
    for (let n = 0; n < gone.length; n++) {
      const place = locations.find(hashOfId(ids, n), ids, n);
      if (place < 0) continue;
      const { segment, offset } = locations.at(place);
      drop(segment, offset);
      locations.remove(place);
    }
  }

  function install(buffer: SharedArrayBuffer): void {
    const segment = openSegment(buffer);
    if (segment.size === 0) return;
    const number = freeNumber(segments);
    // Added before its documents are located: two ids of the segment may have the same hash.
    add(number, segment);
    for (let offset = 0; offset < segment.size; offset++) {
      const hash = hashOfId(segment.ids, offset);
      const place = locations.find(hash, segment.ids, offset);
      if (place < 0) {
        locations.insert(hash, { segment: number, offset });
      } else {
        const old = locations.at(place);
        drop(old.segment, old.offset);
        locations.move(place, { segment: number, offset });
      }
      copies.enter(number * 65_536 + offset);
    }
  }

  function replace(parts: readonly number[], { buffer, origins }: Merged): void {
    const merged = openSegment(buffer);
    const number = freeNumber(segments);
    if (merged.size > 0) add(number, merged);
    for (let offset = 0; offset < merged.size; offset++) {
      const origin = origins[offset]!;
      const old = { segment: parts[origin >>> 16]!, offset: origin & 0xffff };
      const place = locations.findAt(hashOfId(merged.ids, offset), old);
      if (place < 0) {
        markDeleted(merged, offset);
        continue;
      }
      locations.move(place, { segment: number, offset });
      copies.move(old.segment * 65_536 + old.offset, number * 65_536 + offset);
    }
    for (const gone of parts) {
      const segment = segments.get(gone)!;
      pools.remove(segment);
      bytes -= segment.buffer.byteLength;
      onGone(segment);
      segments.delete(gone);
      idsOf[gone] = undefined;
    }
  }

  return {
    segments,
    visibleTo: pools.visibleTo,
    remove,
    install,
    replace,
    offsetsBySegment: (ids) =>
      bySegment(segments, copies.show(locations.locate(ids)), idsOf.length),
    size: locations.size,
    bytes: () => bytes,
  };
}

/** The segments of each pool. */
function createPools() {
  const pools = new Map<string, Set<Segment>>();
  return {
    add(segment: Segment): void {
      const pool = pools.get(segment.pool) ?? new Set();
      pools.set(segment.pool, pool.add(segment));
    },
    remove(segment: Segment): void {
      const pool = pools.get(segment.pool)!;
      pool.delete(segment);
      if (pool.size === 0) pools.delete(segment.pool);
    },
    visibleTo(workspaceId: string | undefined): Iterable<Segment> {
      const shared = pools.get(SHARED_POOL) ?? [];
      const own = workspaceId === undefined ? undefined : pools.get(workspaceId);
      return own ? [...shared, ...own] : shared;
    },
  };
}

function freeNumber(segments: ReadonlyMap<number, Segment>): number {
  for (let number = 0; number < MAX_SEGMENTS; number++) if (!segments.has(number)) return number;
  throw new Error('the index has too many segments');
}

/**
 * Each of `located` is a segment number times 65,536, plus an offset; `count` numbers are in use.
 */
function bySegment(
  segments: ReadonlyMap<number, Segment>,
  located: Uint32Array,
  count: number,
): Map<Segment, Uint16Array> {
  const counts = new Uint32Array(count);
  for (let at = 0; at < located.length; at++) counts[located[at]! >>> 16]!++;
  // Only of the segments that are hit: there may be thousands of small ones of other pools.
  const offsets = new Map<number, Uint16Array>();
  for (let at = 0; at < located.length; at++) {
    const number = located[at]! >>> 16;
    const list = offsets.get(number) ?? new Uint16Array(counts[number]!);
    offsets.set(number, list);
    list[--counts[number]!] = located[at]! & 0xffff;
  }
  return new Map([...offsets].map(([number, list]) => [segments.get(number)!, list]));
}
