/*
 * Lists of offsets, stored as the gaps between them: how many offsets are skipped before each one.
 * A gap takes seven bits per byte, lowest bits first; the highest bit marks that more bytes follow.
 * Most lists that are not rare have gaps below 128, so an offset takes little more than one byte
 * instead of two.
 */

export interface GapWriter {
  /** Adds the ascending list from `offsets[from]` up to, but excluding, `offsets[to]`. */
  add(offsets: Uint16Array, from: number, to: number): void;
  /** Adds the first `given` of `numbers` as a set: one bit for each number below `count`. */
  addBits(numbers: Uint16Array, given: number, count: number): void;
  /** Bytes written so far. */
  length(): number;
  /** Removes everything written after this many bytes. */
  cut(length: number): void;
  bytes(): Uint8Array;
  /** The written bytes, possibly with unused space after them. Valid until the next write. */
  space(): Uint8Array;
}

/** A gap below 65,536 takes three bytes at most. */
const MAX_BYTES = 3;

export const bytesOfBits = (count: number): number => (count + 7) >>> 3;

export function createGapWriter(): GapWriter {
  let bytes = new Uint8Array(1024);
  let end = 0;

  function reserve(more: number): void {
    if (end + more <= bytes.length) return;
    const wider = new Uint8Array(Math.max(end + more, bytes.length * 2));
    wider.set(bytes.subarray(0, end));
    bytes = wider;
  }

  return {
    add(offsets, from, to) {
      reserve((to - from) * MAX_BYTES);
      let next = 0;
      for (let at = from; at < to; at++) {
        let gap = offsets[at]! - next;
        next = offsets[at]! + 1;
        for (; gap >= 0x80; gap >>>= 7) bytes[end++] = (gap & 0x7f) | 0x80;
        bytes[end++] = gap;
      }
    },
    addBits(numbers, given, count) {
      reserve(bytesOfBits(count));
      bytes.fill(0, end, end + bytesOfBits(count));
      for (let at = 0; at < given; at++)
        bytes[end + (numbers[at]! >>> 3)]! |= 1 << (numbers[at]! & 7);
      end += bytesOfBits(count);
    },
    length: () => end,
    cut(length) {
      end = length;
    },
    bytes: () => bytes.subarray(0, end),
    space: () => bytes,
  };
}

/**
 * Writes the offsets of the list in `gaps[from]` up to, but excluding, `gaps[to]` into the start of
 * `into`, and returns their number.
 */
export function readGaps(gaps: Uint8Array, from: number, to: number, into: Uint16Array): number {
  let count = 0;
  let next = 0;
  for (let at = from; at < to; ) {
    let byte = gaps[at++]!;
    let gap = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = gaps[at++]!;
      gap |= (byte & 0x7f) << shift;
    }
    next += gap;
    into[count++] = next++;
  }
  return count;
}

/** Sets the bits of the list in `gaps[from]` up to, but excluding, `gaps[to]`. */
export function setGaps(gaps: Uint8Array, from: number, to: number, bits: Uint32Array): void {
  let next = 0;
  for (let at = from; at < to; ) {
    let byte = gaps[at++]!;
    let gap = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = gaps[at++]!;
      gap |= (byte & 0x7f) << shift;
    }
    next += gap;
    bits[next >>> 5]! |= 1 << (next & 31);
    next++;
  }
}
