/*
 * Texts as UTF-8 in one byte array, in the order of their hashes. A vocabulary of a million words
 * is a few typed arrays that threads share and files store unchanged; a Map would create a million
 * objects at every start. Because of the order, finding a text is quick and needs little extra
 * data, and several vocabularies merge in one pass.
 */

/**
 * `starts` has one entry more than there are texts. Text `n` runs from `bytes[starts[n]]` up to,
 * but excluding, `bytes[starts[n + 1]]`.
 */
export interface Texts {
  bytes: Buffer<ArrayBufferLike>;
  starts: Uint32Array;
}

/**
 * Sorted by hash, then by bytes. The length of `buckets` is a power of two, plus one. The hashes of
 * the texts from `buckets[b]` up to, but excluding, `buckets[b + 1]` start with the bits of b.
 */
export interface TextTable extends Texts {
  buckets: Uint32Array;
}

/** A text to find in several tables. */
export interface TextKey {
  bytes: Uint8Array;
  hash: number;
}

const LAST_OF_ASCII = 0x7f;

/** The approximate number of adjacent texts per bucket. */
const TEXTS_PER_BUCKET = 3;

export const textCount = ({ starts }: Texts): number => starts.length - 1;

export function textKey(text: string): TextKey {
  const bytes = Buffer.from(text, 'utf8');
  return { bytes, hash: hashBytes(bytes, 0, bytes.length) };
}

/** FNV-1a with its bits mixed, because buckets are chosen by the first bits. */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = FNV_BASIS;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at]!, FNV_PRIME);
  return mixedBits(hash);
}

const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function mixedBits(fnv: number): number {
  const hash = Math.imul(fnv ^ (fnv >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function hashOfText({ bytes, starts }: Texts, number: number): number {
  return hashBytes(bytes, starts[number]!, starts[number + 1]!);
}

/** The number of the text, or -1. */
export function findText(
  { bytes, starts, buckets }: TextTable,
  { bytes: wanted, hash }: TextKey,
): number {
  const bucket = hash >>> (Math.clz32(buckets.length - 1) + 1);
  for (let number = buckets[bucket]!; number < buckets[bucket + 1]!; number++) {
    if (isSame(bytes, starts[number]!, starts[number + 1]!, wanted, 0, wanted.length))
      return number;
  }
  return -1;
}

function isSame(
  a: Uint8Array,
  aFrom: number,
  aTo: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
): boolean {
  if (aTo - aFrom !== bTo - bFrom) return false;
  for (let at = aFrom, other = bFrom; at < aTo; at++, other++) if (a[at] !== b[other]) return false;
  return true;
}

/**
 * Negative when text `number` precedes text `other` of `others`, which has the same hash; zero when
 * they are equal.
 */
export function compareBytes(
  { bytes, starts }: Texts,
  number: number,
  others: Texts,
  other: number,
): number {
  const from = starts[number]!;
  const otherFrom = others.starts[other]!;
  const length = starts[number + 1]! - from;
  const otherLength = others.starts[other + 1]! - otherFrom;
  // Most compared texts are equal and short: calling Buffer.compare would take longer.
  for (let at = 0; at < length && at < otherLength; at++) {
    const ahead = bytes[from + at]! - others.bytes[otherFrom + at]!;
    if (ahead !== 0) return ahead;
  }
  return length - otherLength;
}

/** Collects texts, numbered in order of arrival. */
export interface TextList {
  append(bytes: Uint8Array, from: number, to: number, hash: number): void;
  /** Adds a text preceded by one byte. */
  appendText(first: number, text: string): void;
  count(): number;
  hash(number: number): number;
  /** Whether the text equals this one. */
  is(number: number, bytes: Uint8Array, from: number, to: number): boolean;
  /** Views that later additions invalidate. */
  texts(): Texts;
}

export function createTextList(): TextList {
  let bytes = Buffer.allocUnsafe(1024);
  let starts = new Uint32Array(64);
  let hashes = new Uint32Array(64);
  let count = 0;

  function reserve(more: number): void {
    const end = starts[count]!;
    if (end + more > bytes.length) {
      const wider = Buffer.allocUnsafe(Math.max(end + more, bytes.length * 2));
      wider.set(bytes.subarray(0, end));
      bytes = wider;
    }
    if (count + 2 > starts.length) {
      starts = grown(starts);
      hashes = grown(hashes);
    }
  }

  return {
    append(from, start, end, hash) {
      reserve(end - start);
      let to = starts[count]!;
      for (let at = start; at < end; at++) bytes[to++] = from[at]!;
      hashes[count++] = hash;
      starts[count] = to;
    },
    appendText(first, text) {
      reserve(text.length * 3 + 1);
      const from = starts[count]!;
      const { length } = text;
      bytes[from] = first;
      let hash = Math.imul(FNV_BASIS ^ first, FNV_PRIME);
      let at = 0;
      // Nearly all texts are ASCII and short: calling the encoder would take longer.
      for (; at < length; at++) {
        const code = text.charCodeAt(at);
        if (code > LAST_OF_ASCII) break;
        bytes[from + 1 + at] = code;
        hash = Math.imul(hash ^ code, FNV_PRIME);
      }
      const to = from + 1 + (at === length ? length : bytes.write(text, from + 1, 'utf8'));
      hashes[count++] = at === length ? mixedBits(hash) : hashBytes(bytes, from, to);
      starts[count] = to;
    },
    count: () => count,
    hash: (number) => hashes[number]!,
    is: (number, others, from, to) =>
      isSame(bytes, starts[number]!, starts[number + 1]!, others, from, to),
    texts: () => ({
      bytes: bytes.subarray(0, starts[count]),
      starts: starts.subarray(0, count + 1),
    }),
  };
}

/** A table of texts that were added in table order, each once. */
export function tableOf(list: TextList): TextTable {
  return { ...list.texts(), buckets: bucketsOf(list, bitsFor(list.count() / TEXTS_PER_BUCKET)) };
}

/**
 * A table of texts that were added in any order, each once; `rank[n]` is the new number of text n.
 */
export function sortTexts(list: TextList): { table: TextTable; rank: Uint32Array } {
  const count = list.count();
  const bits = bitsFor(count);
  const buckets = bucketsOf(list, bits);
  const next = buckets.slice();
  const order = new Uint32Array(count);
  for (let number = 0; number < count; number++)
    order[next[list.hash(number) >>> (32 - bits)]!++] = number;
  const texts = list.texts();
  const isBefore = (a: number, b: number): boolean =>
    list.hash(a) === list.hash(b)
      ? compareBytes(texts, a, texts, b) < 0
      : list.hash(a) < list.hash(b);
  for (let bucket = 0; bucket < buckets.length - 1; bucket++)
    sortFew(order, buckets[bucket]!, buckets[bucket + 1]!, isBefore);
  const sorted = createTextList();
  const rank = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const number = order[at]!;
    rank[number] = at;
    sorted.append(texts.bytes, texts.starts[number]!, texts.starts[number + 1]!, list.hash(number));
  }
  return { table: tableOf(sorted), rank };
}

/**
 * The number of bits that select a bucket; at least one, since a number cannot be shifted by 32.
 */
function bitsFor(buckets: number): number {
  return Math.max(1, Math.ceil(Math.log2(Math.max(1, buckets))));
}

function bucketsOf(list: TextList, bits: number): Uint32Array {
  const buckets = new Uint32Array(2 ** bits + 1);
  for (let number = 0; number < list.count(); number++)
    buckets[(list.hash(number) >>> (32 - bits)) + 1]!++;
  for (let bucket = 1; bucket < buckets.length; bucket++) buckets[bucket]! += buckets[bucket - 1]!;
  return buckets;
}

function sortFew(
  numbers: Uint32Array,
  from: number,
  to: number,
  isBefore: (a: number, b: number) => boolean,
): void {
  for (let at = from + 1; at < to; at++) {
    const number = numbers[at]!;
    let place = at;
    for (; place > from && isBefore(number, numbers[place - 1]!); place--)
      numbers[place] = numbers[place - 1]!;
    numbers[place] = number;
  }
}

/** Collects texts, each of which may be added several times. */
export interface TextCollector {
  /** The number of the text, assigned now if it is new. */
  add(bytes: Uint8Array, from: number, to: number): number;
  list: TextList;
}

export function createTextCollector(): TextCollector {
  const list = createTextList();
  /**
   * An open-addressed table whose length is a power of two: 0 is empty, anything else is the number
   * of a text plus one.
   */
  let buckets = new Uint32Array(128);

  function place(number: number): void {
    const mask = buckets.length - 1;
    let bucket = list.hash(number) & mask;
    while (buckets[bucket] !== 0) bucket = (bucket + 1) & mask;
    buckets[bucket] = number + 1;
  }

  return {
    list,
    add(from, start, end) {
      const hash = hashBytes(from, start, end);
      const mask = buckets.length - 1;
      for (let bucket = hash & mask; buckets[bucket] !== 0; bucket = (bucket + 1) & mask) {
        const number = buckets[bucket]! - 1;
        if (list.hash(number) === hash && list.is(number, from, start, end)) return number;
      }
      list.append(from, start, end, hash);
      if (list.count() * 2 >= buckets.length) {
        buckets = new Uint32Array(buckets.length * 2);
        for (let number = 0; number < list.count(); number++) place(number);
      } else {
        place(list.count() - 1);
      }
      return list.count() - 1;
    },
  };
}

/** A copy of twice the length, with the same start. */
export function grown<T extends Uint32Array | Int32Array>(array: T): T {
  const wider =
    array instanceof Uint32Array
      ? new Uint32Array(array.length * 2)
      : new Int32Array(array.length * 2);
  wider.set(array);
  return wider as T;
}
