import { type Bitset, countBits, emptyBitset, setBit } from './bitset.ts';
import { createGapWriter } from './gaps.ts';
import type { SortedPairs } from './pairs.ts';
import { NUMBER_FIELDS, TERM_FIELDS, type TermField } from './port.ts';
import { createTextCollector, type TextKey, type Texts, type TextTable, textCount, textKey } from './texts.ts';

/** Offsets are 16 bits wide. */
export const MAX_SEGMENT_DOCUMENTS = 65_536;

/** Marks a document without a number in a column. */
export const ABSENT = -0x80000000;

/** From this share of the segment's documents on, a list is kept as a bitset: no more than twice the size of its gaps, and much quicker to combine. */
const HEAVY_SHARE = 1 / 16;

/**
 * An immutable part of the index. Documents are numbered 0 to size - 1 by quality descending, then id ascending, which is the order of
 * equally good matches; so the first documents of any result are the best ones. It has a vocabulary of its own, so it needs nothing else to be
 * searched, and all of it is one buffer: threads share it, and a file holds it as it is. Only `deleted` and `cache` change.
 */
export interface Segment {
  buffer: SharedArrayBuffer;
  size: number;
  ids: Texts;
  quality: Uint16Array;
  /** One column for each of NUMBER_FIELDS. */
  numbers: readonly Int32Array[];
  /** The values that occur: a byte for the field, then the value. The number of a value is the number of its list. */
  terms: TextTable;
  /** The words of values of several words, as the terms are written; `valuesOfWords[wordStarts[n]]` and on are the values that hold word n, ascending. */
  words: TextTable;
  wordStarts: Uint32Array;
  valuesOfWords: Uint32Array;
  /** Keywords that stand side by side; the list of a pair has the number of terms added. */
  pairs: SortedPairs;
  /** The documents of list n are in `postings[starts[n]]` up to, without, `postings[starts[n + 1]]`, as `gaps.ts` writes them. None for a heavy list. */
  starts: Uint32Array;
  postings: Uint8Array;
  heavy: ReadonlyMap<number, Bitset>;
  deleted: Bitset;
  /** Matches of whole clauses, by their text; least recently used first. They stay true since the segment never changes. */
  cache: Map<string, Bitset>;
}

export function liveDocuments(segment: Segment): number {
  return segment.size - countBits(segment.deleted);
}

/** How a value or word is looked up in any segment. */
export function termKey(field: TermField, value: string): TextKey {
  return textKey(termText(field, value));
}

/** How a value is written among the terms. */
export function termText(field: TermField, value: string): string {
  return String.fromCharCode(TERM_FIELDS.indexOf(field) + 1) + value;
}

/** What a segment is made of; documents in its order, lists in the order of terms, then pairs, their offsets ascending. */
export interface SegmentParts {
  ids: Texts;
  quality: Uint16Array;
  /** One column for each of NUMBER_FIELDS, one after the other. */
  numbers: Int32Array;
  terms: TextTable;
  pairs: SortedPairs;
  starts: Uint32Array;
  postings: Uint16Array;
}

/** In the order in which the buffer holds them, each from a multiple of eight bytes on. */
const SECTIONS = [
  'idBytes',
  'idStarts',
  'quality',
  'numbers',
  'termBytes',
  'termStarts',
  'termBuckets',
  'wordBytes',
  'wordTextStarts',
  'wordBuckets',
  'wordStarts',
  'valuesOfWords',
  'pairStarts',
  'pairSeconds',
  'starts',
  'postings',
  'heavyLists',
  'heavyBits',
] as const;
type Section = (typeof SECTIONS)[number];
/** The buffer begins with the length in bytes of each section. */
const HEADER_BYTES = alignedTo8(SECTIONS.length * 4);

function alignedTo8(bytes: number): number {
  return (bytes + 7) & ~7;
}

/** Lays a segment out in one shared buffer. */
export function packSegment({ ids, quality, numbers, terms, pairs, starts: allStarts, postings: allPostings }: SegmentParts): SharedArrayBuffer {
  const { heavyLists, heavyBits, starts, postings } = packLists(allStarts, allPostings, quality.length);
  const words = wordsOf(terms);
  const sections: Record<Section, Uint8Array | Uint16Array | Uint32Array | Int32Array> = {
    idBytes: ids.bytes,
    idStarts: ids.starts,
    quality,
    numbers,
    termBytes: terms.bytes,
    termStarts: terms.starts,
    termBuckets: terms.buckets,
    wordBytes: words.texts.bytes,
    wordTextStarts: words.texts.starts,
    wordBuckets: words.texts.buckets,
    wordStarts: words.starts,
    valuesOfWords: words.values,
    pairStarts: pairs.starts,
    pairSeconds: pairs.seconds,
    starts,
    postings,
    heavyLists,
    heavyBits,
  };
  const total = SECTIONS.reduce((sum, name) => sum + alignedTo8(sections[name].byteLength), HEADER_BYTES);
  const buffer = new SharedArrayBuffer(total);
  const lengths = new Uint32Array(buffer, 0, SECTIONS.length);
  let at = HEADER_BYTES;
  SECTIONS.forEach((name, index) => {
    const { buffer: from, byteOffset, byteLength } = sections[name];
    lengths[index] = byteLength;
    new Uint8Array(buffer, at, byteLength).set(new Uint8Array(from, byteOffset, byteLength));
    at += alignedTo8(byteLength);
  });
  return buffer;
}

/** The segment that `packSegment` laid out, without copying anything. */
export function openSegment(buffer: SharedArrayBuffer): Segment {
  const lengths = new Uint32Array(buffer, 0, SECTIONS.length);
  const at = {} as Record<Section, [offset: number, bytes: number]>;
  let offset = HEADER_BYTES;
  SECTIONS.forEach((name, index) => {
    at[name] = [offset, lengths[index]!];
    offset += alignedTo8(lengths[index]!);
  });
  const bytes = (name: Section) => Buffer.from(buffer, ...at[name]);
  const words32 = (name: Section) => new Uint32Array(buffer, at[name][0], at[name][1] / 4);
  const quality = new Uint16Array(buffer, at.quality[0], at.quality[1] / 2);
  const size = quality.length;
  const bits = words32('heavyBits');
  const wordsOfSet = (size + 31) >>> 5;
  const heavy = Array.from(words32('heavyLists'), (list, n): [number, Bitset] => [list, bits.subarray(n * wordsOfSet, (n + 1) * wordsOfSet)]);
  return {
    buffer,
    size,
    ids: { bytes: bytes('idBytes'), starts: words32('idStarts') },
    quality,
    numbers: NUMBER_FIELDS.map((_, column) => new Int32Array(buffer, at.numbers[0] + column * size * 4, size)),
    terms: { bytes: bytes('termBytes'), starts: words32('termStarts'), buckets: words32('termBuckets') },
    words: { bytes: bytes('wordBytes'), starts: words32('wordTextStarts'), buckets: words32('wordBuckets') },
    wordStarts: words32('wordStarts'),
    valuesOfWords: words32('valuesOfWords'),
    pairs: { starts: words32('pairStarts'), seconds: words32('pairSeconds') },
    starts: words32('starts'),
    postings: new Uint8Array(buffer, ...at.postings),
    heavy: new Map(heavy),
    deleted: emptyBitset(size),
    cache: new Map(),
  };
}

/** Heavy lists as bitsets, and the others as gaps. */
function packLists(all: Uint32Array, offsets: Uint16Array, size: number) {
  const lists = all.length - 1;
  const isHeavy = (list: number): boolean => all[list + 1]! - all[list]! >= size * HEAVY_SHARE;
  const heavyLists = Uint32Array.from(Array.from({ length: lists }, (_, list) => list).filter(isHeavy));
  const wordsOfSet = (size + 31) >>> 5;
  const heavyBits = new Uint32Array(heavyLists.length * wordsOfSet);
  const starts = new Uint32Array(lists + 1);
  const gaps = createGapWriter(offsets.length);
  let heavy = 0;
  for (let list = 0; list < lists; list++) {
    const [from, to] = [all[list]!, all[list + 1]!];
    starts[list] = gaps.length();
    if (isHeavy(list)) {
      const bits = heavyBits.subarray(heavy * wordsOfSet, ++heavy * wordsOfSet);
      for (let at = from; at < to; at++) setBit(bits, offsets[at]!);
    } else {
      gaps.add(offsets, from, to);
    }
  }
  starts[lists] = gaps.length();
  return { heavyLists, heavyBits, starts, postings: gaps.bytes() };
}

const SPACE = 0x20;

/** For each word of the values of several words, the values that hold it. A value of one word is found under its own name. */
function wordsOf({ bytes, starts: termStarts }: TextTable): { texts: TextTable; starts: Uint32Array; values: Uint32Array } {
  const collector = createTextCollector();
  const found: number[] = [];
  const scratch = Buffer.alloc(1 << 16);
  const addWord = (value: number, from: number, to: number): void => {
    // The field's byte stands before each word, as it does before the value.
    const length = to - from + 1;
    const word = length <= scratch.length ? scratch : Buffer.alloc(length);
    word[0] = bytes[termStarts[value]!]!;
    for (let at = from; at < to; at++) word[at - from + 1] = bytes[at]!;
    found.push(collector.add(word, 0, length), value);
  };
  for (let value = 0; value < termStarts.length - 1; value++) {
    const end = termStarts[value + 1]!;
    let from = termStarts[value]! + 1;
    for (let space = bytes.indexOf(SPACE, from); space >= 0 && space < end; space = bytes.indexOf(SPACE, from)) {
      addWord(value, from, space);
      from = space + 1;
    }
    if (from > termStarts[value]! + 1) addWord(value, from, end);
  }
  const texts = collector.table();
  return { texts, ...listed(found, textCount(texts)) };
}

/** Pairs of (word, value), flat, the values ascending: into one list of values a word, without repetition. */
function listed(found: readonly number[], words: number): { starts: Uint32Array; values: Uint32Array } {
  const last = new Int32Array(words).fill(-1);
  const starts = new Uint32Array(words + 1);
  for (let at = 0; at < found.length; at += 2) {
    if (last[found[at]!] === found[at + 1]) continue;
    last[found[at]!] = found[at + 1]!;
    starts[found[at]! + 1]!++;
  }
  for (let word = 0; word < words; word++) starts[word + 1]! += starts[word]!;
  const values = new Uint32Array(starts[words]!);
  const next = starts.slice();
  last.fill(-1);
  for (let at = 0; at < found.length; at += 2) {
    const [word, value] = [found[at]!, found[at + 1]!];
    if (last[word] === value) continue;
    last[word] = value;
    values[next[word]!++] = value;
  }
  return { starts, values };
}
