import { type Bitset, emptyBitset, hasBit, setBit } from './bitset.ts';
import type { Ids } from './ids.ts';
import type { Lists, PackedLists } from './lists.ts';
import type { SortedPairs } from './pairs.ts';
import { NUMBER_FIELDS, SHARED_POOL, TERM_FIELDS, type TermField } from './port.ts';
import { type TextKey, type TextTable, textKey } from './texts.ts';
import { wordsOf } from './words.ts';

/** Offsets are 16 bits wide. */
export const MAX_SEGMENT_DOCUMENTS = 65_536;

/** Marks a document without a number in a column. */
export const ABSENT = -0x80000000;

/**
 * One number per document: 16 bits wide when all of them fit, as years and days do. The lowest
 * number of the width is ABSENT.
 */
export type Column = Int16Array | Int32Array;

/**
 * An immutable part of the index. Documents are numbered 0 to size - 1 by quality descending, then
 * by lot (`lotOfId`). So the first documents of equally good matches are the best ones, and
 * those of one quality are a ring that a search may enter anywhere. A segment has its own
 * vocabulary, so it can be searched without anything else. All of it is one buffer, which threads
 * share and files store unchanged. Only `deleted`, `live`,
 * `copies` and `copyCount` change.
 */
export interface Segment extends Lists {
  buffer: SharedArrayBuffer;
  /** All its documents are of this pool. */
  pool: string;
  ids: Ids;
  quality: Uint16Array;
  /** One column for each of NUMBER_FIELDS. */
  numbers: readonly Column[];
  /**
   * The values in use: a byte for the field, then the value. A value and its list have the same
   * number.
   */
  terms: TextTable;
  /**
   * The words of values with several words, written like the terms. `valuesOfWords`, from index
   * `wordStarts[n]`, lists the values that contain word n, ascending.
   */
  words: TextTable;
  wordStarts: Uint32Array;
  valuesOfWords: Uint32Array;
  /**
   * Adjacent keywords. The number of a pair's list is the number of the pair plus the number of
   * terms.
   */
  pairs: SortedPairs;
  /** The numbers of the person keys, two words for each document. */
  personKeys: Uint32Array;
  deleted: Bitset;
  /** Documents that are not deleted. */
  live: number;
  /** Documents of people who are shown by another document, here or in another segment. */
  copies: Bitset;
  copyCount: number;
}

export function markDeleted(segment: Segment, offset: number): void {
  if (hasBit(segment.deleted, offset)) return;
  setBit(segment.deleted, offset);
  segment.live--;
}

/** The key that finds a value or word in any segment. */
export function termKey(field: TermField, value: string): TextKey {
  return textKey(String.fromCharCode(fieldByte(field)) + value);
}

/** The byte that precedes the values of a field among the terms. */
export function fieldByte(field: TermField): number {
  return TERM_FIELDS.indexOf(field) + 1;
}

/** The contents of a segment: documents in its order, lists in the order of terms, then pairs. */
export interface SegmentParts {
  pool: string;
  ids: Ids;
  quality: Uint16Array;
  /** One column for each of NUMBER_FIELDS, one after another. */
  numbers: Int32Array;
  personKeys: Uint32Array;
  terms: TextTable;
  pairs: SortedPairs;
  lists: PackedLists;
}

/** The order of the sections in the buffer. Each section starts on a cache line. */
const SECTIONS = [
  'pool',
  'ids',
  'idStarts',
  'quality',
  'numbers',
  'personKeys',
  'termBytes',
  'termStarts',
  'termBuckets',
  'wordBytes',
  'wordTextStarts',
  'wordBuckets',
  'wordStarts',
  'valuesOfWords',
  'pairFirsts',
  'pairStarts',
  'pairSeconds',
  'starts',
  'postings',
  'heavyLists',
  'heavyBits',
] as const;
type Section = (typeof SECTIONS)[number];
/** The buffer starts with the length in bytes of each section. */
const HEADER_BYTES = aligned(SECTIONS.length * 4);

function aligned(bytes: number): number {
  return (bytes + 63) & ~63;
}

/** Packs a segment into one shared buffer. */
export function packSegment({
  pool,
  ids,
  quality,
  numbers,
  personKeys,
  terms,
  pairs,
  lists,
}: SegmentParts): SharedArrayBuffer {
  const words = wordsOf(terms);
  const sections: Record<Section, Uint8Array | Uint16Array | Uint32Array | Column> = {
    pool: Buffer.from(pool),
    ids: ids.words,
    idStarts: ids.starts,
    quality,
    numbers: narrowed(numbers),
    personKeys,
    termBytes: terms.bytes,
    termStarts: terms.starts,
    termBuckets: terms.buckets,
    wordBytes: words.texts.bytes,
    wordTextStarts: words.texts.starts,
    wordBuckets: words.texts.buckets,
    wordStarts: words.starts,
    valuesOfWords: words.values,
    pairFirsts: pairs.firsts,
    pairStarts: pairs.starts,
    pairSeconds: pairs.seconds,
    ...lists,
  };
  const total = SECTIONS.reduce(
    (sum, name) => sum + aligned(sections[name].byteLength),
    HEADER_BYTES,
  );
  const buffer = new SharedArrayBuffer(total);
  const lengths = new Uint32Array(buffer, 0, SECTIONS.length);
  let at = HEADER_BYTES;
  SECTIONS.forEach((name, index) => {
    const { buffer: from, byteOffset, byteLength } = sections[name];
    lengths[index] = byteLength;
    new Uint8Array(buffer, at, byteLength).set(new Uint8Array(from, byteOffset, byteLength));
    at += aligned(byteLength);
  });
  return buffer;
}

/** Packs numbers into 16 bits when all of them, and the mark for absent ones, fit. */
function narrowed(numbers: Int32Array): Column {
  const fits = (number: number): boolean =>
    number === ABSENT || (number > NARROW_ABSENT && number <= 0x7fff);
  return numbers.every(fits)
    ? Int16Array.from(numbers, (number) => (number === ABSENT ? NARROW_ABSENT : number))
    : numbers;
}

const NARROW_ABSENT = -0x8000;

export function absentIn(column: Column): number {
  return column instanceof Int16Array ? NARROW_ABSENT : ABSENT;
}

/** The length in bytes of each section, to show what uses the memory. */
export function sectionBytes(buffer: SharedArrayBuffer): Map<string, number> {
  const lengths = new Uint32Array(buffer, 0, SECTIONS.length);
  return new Map(SECTIONS.map((name, index) => [name, lengths[index]!]));
}

/** Opens a segment that `packSegment` packed, without copying anything. */
export function openSegment(buffer: SharedArrayBuffer): Segment {
  const lengths = new Uint32Array(buffer, 0, SECTIONS.length);
  const at = {} as Record<Section, [offset: number, bytes: number]>;
  let offset = HEADER_BYTES;
  SECTIONS.forEach((name, index) => {
    at[name] = [offset, lengths[index]!];
    offset += aligned(lengths[index]!);
  });
  const bytes = (name: Section) => Buffer.from(buffer, ...at[name]);
  const words32 = (name: Section) => new Uint32Array(buffer, at[name][0], at[name][1] / 4);
  const quality = new Uint16Array(buffer, at.quality[0], at.quality[1] / 2);
  const size = quality.length;
  const bits = words32('heavyBits');
  const wordsOfSet = (size + 31) >>> 5;
  const heavy = Array.from(words32('heavyLists'), (list, n): [number, Bitset] => [
    list,
    bits.subarray(n * wordsOfSet, (n + 1) * wordsOfSet),
  ]);
  return {
    buffer,
    pool: at.pool[1] === 0 ? SHARED_POOL : bytes('pool').toString(),
    size,
    ids: {
      words: words32('ids'),
      starts: words32('idStarts'),
      width: Math.max(1, at.ids[1] / 4 / Math.max(1, size)),
    },
    quality,
    numbers: columns(buffer, at.numbers, size),
    terms: {
      bytes: bytes('termBytes'),
      starts: words32('termStarts'),
      buckets: words32('termBuckets'),
    },
    words: {
      bytes: bytes('wordBytes'),
      starts: words32('wordTextStarts'),
      buckets: words32('wordBuckets'),
    },
    wordStarts: words32('wordStarts'),
    valuesOfWords: words32('valuesOfWords'),
    pairs: {
      firsts: words32('pairFirsts'),
      starts: words32('pairStarts'),
      seconds: words32('pairSeconds'),
    },
    starts: words32('starts'),
    postings: new Uint8Array(buffer, ...at.postings),
    heavy: new Map(heavy),
    personKeys: words32('personKeys'),
    deleted: emptyBitset(size),
    live: size,
    copies: emptyBitset(size),
    copyCount: 0,
  };
}

function columns(
  buffer: SharedArrayBuffer,
  [from, bytes]: readonly [number, number],
  size: number,
): Column[] {
  const width = bytes / NUMBER_FIELDS.length / Math.max(1, size);
  return NUMBER_FIELDS.map((_, column) => {
    const at = from + column * size * width;
    return width === 2 ? new Int16Array(buffer, at, size) : new Int32Array(buffer, at, size);
  });
}
