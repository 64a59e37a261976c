/*
 * Texts as UTF-8 in one array of bytes, each found by its hash: a vocabulary of a million words is a few typed arrays that threads share and files
 * hold as they are, where a Map would be a million objects to make at every start.
 */

/** `starts` has one entry more than there are texts: text `n` is `bytes[starts[n]]` up to, without, `bytes[starts[n + 1]]`. */
export interface Texts {
  bytes: Buffer<ArrayBufferLike>;
  starts: Uint32Array;
}

/** `buckets` is a power of two long, open-addressed: 0 is empty, anything else the number of a text plus one. */
export interface TextTable extends Texts {
  buckets: Uint32Array;
}

/** A text to be looked up in several tables. */
export interface TextKey {
  bytes: Uint8Array;
  hash: number;
}

export const textCount = ({ starts }: Texts): number => starts.length - 1;

export const textAt = ({ bytes, starts }: Texts, number: number): string => bytes.toString('utf8', starts[number], starts[number + 1]);

export function textKey(text: string): TextKey {
  const bytes = Buffer.from(text, 'utf8');
  return { bytes, hash: hashBytes(bytes, 0, bytes.length) };
}

/** The texts one after another. Bytes of all at once are made many times quicker than the characters of each are read. */
export function textsOf(list: readonly string[]): Texts {
  const starts = new Uint32Array(list.length + 1);
  for (let n = 0; n < list.length; n++) starts[n + 1] = starts[n]! + list[n]!.length;
  const bytes = Buffer.from(list.join(''), 'utf8');
  // As many bytes as characters: all are ASCII, as ids are.
  if (bytes.length === starts[list.length]) return { bytes, starts };
  const each = list.map((text) => Buffer.from(text, 'utf8'));
  for (let n = 0; n < each.length; n++) starts[n + 1] = starts[n]! + each[n]!.length;
  return { bytes: Buffer.concat(each), starts };
}

/** FNV-1a, its last bits mixed because tables use only those. */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return mixed(hash);
}

const mixed = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;

/** The number of the text, or -1. */
export function findText(table: TextTable, { bytes, hash }: TextKey): number {
  return probe(table, bytes, 0, bytes.length, hash).number;
}

function probe({ bytes, starts, buckets }: TextTable, key: Uint8Array, from: number, to: number, hash: number): { number: number; bucket: number } {
  const mask = buckets.length - 1;
  for (let bucket = hash & mask; ; bucket = (bucket + 1) & mask) {
    const number = buckets[bucket]! - 1;
    if (number < 0 || sameBytes(bytes, starts[number]!, starts[number + 1]!, key, from, to)) return { number, bucket };
  }
}

export function hashOf({ bytes, starts }: Texts, number: number): number {
  return hashBytes(bytes, starts[number]!, starts[number + 1]!);
}

/** Whether text `number` and text `other` of `others` are the same. */
export function isSameText({ bytes, starts }: Texts, number: number, others: Texts, other: number): boolean {
  return sameBytes(bytes, starts[number]!, starts[number + 1]!, others.bytes, others.starts[other]!, others.starts[other + 1]!);
}

function sameBytes(a: Uint8Array, aFrom: number, aTo: number, b: Uint8Array, bFrom: number, bTo: number): boolean {
  if (aTo - aFrom !== bTo - bFrom) return false;
  for (let at = aFrom, other = bFrom; at < aTo; at++, other++) if (a[at] !== b[other]) return false;
  return true;
}

/** Gathers texts and numbers them in the order in which they come. */
export interface TextCollector {
  /** The number of the text, given now if it is new. */
  add(bytes: Uint8Array, from: number, to: number): number;
  /** Adds a text that is not there yet, or, in a list that is only read by number, may be there already. */
  append(text: string): void;
  count(): number;
  /** Views that later additions invalidate. */
  table(): TextTable;
}

export function createTextCollector(): TextCollector {
  let bytes = Buffer.allocUnsafe(1024);
  let starts = new Uint32Array(64);
  let buckets = new Uint32Array(128);
  let count = 0;

  function reserve(more: number): void {
    const end = starts[count]!;
    if (end + more > bytes.length) {
      const wider = Buffer.allocUnsafe(Math.max(end + more, bytes.length * 2));
      wider.set(bytes.subarray(0, end));
      bytes = wider;
    }
    if (count + 2 > starts.length) starts = grown(starts);
    if (count * 2 >= buckets.length) rehash(buckets.length * 2);
  }

  function rehash(length: number): void {
    buckets = new Uint32Array(length);
    for (let number = 0; number < count; number++) place(number, hashBytes(bytes, starts[number]!, starts[number + 1]!));
  }

  function place(number: number, hash: number): void {
    const mask = buckets.length - 1;
    let bucket = hash & mask;
    while (buckets[bucket] !== 0) bucket = (bucket + 1) & mask;
    buckets[bucket] = number + 1;
  }

  return {
    add(from, start, end) {
      const hash = hashBytes(from, start, end);
      const known = probe({ bytes, starts, buckets }, from, start, end, hash).number;
      if (known >= 0) return known;
      reserve(end - start);
      let to = starts[count]!;
      for (let at = start; at < end; at++) bytes[to++] = from[at]!;
      starts[count + 1] = to;
      place(count, hash);
      return count++;
    },
    append(text) {
      reserve(text.length * 3);
      const from = starts[count]!;
      const to = from + bytes.write(text, from, 'utf8');
      starts[count + 1] = to;
      place(count, hashBytes(bytes, from, to));
      count++;
    },
    count: () => count,
    table() {
      // Nothing comes any more: two thirds full is quick enough to be searched.
      if (count * 3 <= buckets.length) rehash(buckets.length / 2);
      return { bytes: bytes.subarray(0, starts[count]), starts: starts.subarray(0, count + 1), buckets };
    },
  };
}

/** Twice as long, with the same beginning. */
export function grown<T extends Uint32Array | Int32Array>(array: T): T {
  const wider = array instanceof Uint32Array ? new Uint32Array(array.length * 2) : new Int32Array(array.length * 2);
  wider.set(array);
  return wider as T;
}
