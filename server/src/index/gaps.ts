/*
 * Lists of offsets as the gaps between them: how many are left out before each, seven bits a byte, the lowest first; the highest bit says that more
 * follow. Most lists that are not rare have gaps below 128, so an offset takes little more than one byte instead of two.
 */

export interface GapWriter {
  /** Adds the list `offsets[from]` up to, without, `offsets[to]`, which ascends. */
  add(offsets: Uint16Array, from: number, to: number): void;
  /** Bytes written so far. */
  length(): number;
  bytes(): Uint8Array;
}

/** A gap below 65,536 takes three bytes at most. */
const MOST_BYTES = 3;

/** `expected` offsets in all, or a few more. */
export function createGapWriter(expected: number): GapWriter {
  let bytes = new Uint8Array(expected + (expected >>> 1) + 64);
  let end = 0;
  return {
    add(offsets, from, to) {
      const most = end + (to - from) * MOST_BYTES;
      if (most > bytes.length) {
        const wider = new Uint8Array(Math.max(most, bytes.length * 2));
        wider.set(bytes.subarray(0, end));
        bytes = wider;
      }
      let next = 0;
      for (let at = from; at < to; at++) {
        let gap = offsets[at]! - next;
        next = offsets[at]! + 1;
        for (; gap >= 0x80; gap >>>= 7) bytes[end++] = (gap & 0x7f) | 0x80;
        bytes[end++] = gap;
      }
    },
    length: () => end,
    bytes: () => bytes.subarray(0, end),
  };
}

/** Writes the offsets of the list in `gaps[from]` up to, without, `gaps[to]` into the beginning of `into`, and gives how many they are. */
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

/** Sets the bits of the list in `gaps[from]` up to, without, `gaps[to]`. */
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
