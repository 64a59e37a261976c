import { hashOfId, type Ids, packIds } from './ids.ts';
import { createLocations, MAX_SEGMENTS } from './locations.ts';
import type { Merged } from './merge.ts';
import { markDeleted, openSegment, type Segment } from './segment.ts';

/** The segments of an index, and the location of each document. */
export interface SegmentSet {
  /** By number; a number is reused once its segment is removed. */
  segments: ReadonlyMap<number, Segment>;
  /**
   * Adds a segment. Marks the older versions of its documents, and those in `removed`, as deleted.
   * Returns false for a segment without documents, which is not added.
   */
  install(buffer: SharedArrayBuffer, removed: readonly string[]): boolean;
  /**
   * Replaces the parts with the merged segment. Documents that were deleted or replaced during the
   * merge are deleted in the new segment too.
   */
  replace(parts: readonly number[], merged: Merged): void;
  /** The offsets of the documents with these ids, without the ids that do not exist. */
  offsetsBySegment(ids: ReadonlySet<string> | readonly string[]): ReadonlyMap<Segment, Uint16Array>;
  /** Live documents. */
  size(): number;
  /** The bytes of all segments together. */
  bytes(): number;
}

/** `onGone` receives each replaced segment. */
export function createSegmentSet(onGone: (segment: Segment) => void): SegmentSet {
  const segments = new Map<number, Segment>();
  /** The ids of each segment, by segment number. */
  const idsOf: (Ids | undefined)[] = [];
  const locations = createLocations(idsOf);
  let bytes = 0;

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

  function install(buffer: SharedArrayBuffer, removed: readonly string[]): boolean {
    remove(removed);
    const segment = openSegment(buffer);
    if (segment.size === 0) return false;
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
        markDeleted(segments.get(old.segment)!, old.offset);
        locations.move(place, { segment: number, offset });
      }
    }
    return true;
  }

  function replace(parts: readonly number[], { buffer, origins }: Merged): void {
    const merged = openSegment(buffer);
    const number = freeNumber(segments);
    for (let offset = 0; offset < merged.size; offset++) {
      const origin = origins[offset]!;
      const place = locations.findAt(hashOfId(merged.ids, offset), {
        segment: parts[origin >>> 16]!,
        offset: origin & 0xffff,
      });
      if (place < 0) markDeleted(merged, offset);
      else locations.move(place, { segment: number, offset });
    }
    for (const gone of parts) {
      const segment = segments.get(gone)!;
      bytes -= segment.buffer.byteLength;
      onGone(segment);
      segments.delete(gone);
      idsOf[gone] = undefined;
    }
    if (merged.size > 0) add(number, merged);
  }

  return {
    segments,
    install,
    replace,
    offsetsBySegment: (ids) => bySegment(segments, locations.locate(ids), idsOf.length),
    size: locations.size,
    bytes: () => bytes,
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
  const offsets = Array.from(counts, (size) => new Uint16Array(size));
  for (let at = 0; at < located.length; at++) {
    const number = located[at]! >>> 16;
    offsets[number]![--counts[number]!] = located[at]! & 0xffff;
  }
  return new Map([...segments].map(([number, segment]) => [segment, offsets[number]!]));
}
