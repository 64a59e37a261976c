/**
 * Sets of document offsets inside one segment, 32 to a word. Bits at or above the segment's size
 * are always zero.
 */
export type Bitset = Uint32Array;

export function emptyBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function fullBitset(size: number): Bitset {
  const bits = emptyBitset(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest !== 0) bits[bits.length - 1] = 0xffffffff >>> (32 - rest);
  return bits;
}

export function setBit(bits: Bitset, offset: number): void {
  bits[offset >>> 5]! |= 1 << (offset & 31);
}

export function clearBit(bits: Bitset, offset: number): void {
  bits[offset >>> 5]! &= ~(1 << (offset & 31));
}

export function hasBit(bits: Bitset, offset: number): boolean {
  return ((bits[offset >>> 5]! >>> (offset & 31)) & 1) === 1;
}

/** Writes the offsets of the set into the start of `into`, ascending, and returns their number. */
export function readBits(bits: Bitset, into: Uint16Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      into[count++] = (word << 5) | (31 - Math.clz32(rest & -rest));
  }
  return count;
}

export function intersect(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word]! &= other[word]!;
}

export function subtract(from: Bitset, other: Bitset): void {
  for (let word = 0; word < from.length; word++) from[word]! &= ~other[word]!;
}

export function unite(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word]! |= other[word]!;
}

/** Bits set in one 32-bit word (Hamming weight by parallel addition). */
export function popcount32(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += popcount32(bits[word]!);
  return count;
}
