import { type Bitset, countBits, eachBit, emptyBitset, hasBit, setBit } from './bitset.ts';
import { NUMBER_FIELDS } from './port.ts';

/** Offsets are 16 bits wide. */
export const MAX_SEGMENT_DOCUMENTS = 65_536;

/** Marks a document without a number in a column. */
export const ABSENT = -0x80000000;

/** From this share of the segment's documents on, a term is kept as a bitset: no larger than its 16-bit postings, and quicker to combine. */
const HEAVY_SHARE = 1 / 16;

/** A document whose values are numbers of the dictionary. */
export interface EncodedDocument {
  id: string;
  quality: number;
  /** Without repetition, in any order. */
  terms: readonly number[];
  /** In the order of NUMBER_FIELDS; ABSENT where there is none. */
  numbers: readonly number[];
}

/**
 * An immutable part of the index. Documents are numbered 0 to size - 1 by quality descending, then id ascending, which is the order of
 * equally good matches; so the first documents of any result are the best ones. Only `deleted` changes after it was built.
 */
export interface Segment {
  serial: number;
  size: number;
  ids: readonly string[];
  quality: Uint16Array;
  /** One column for each of NUMBER_FIELDS. */
  numbers: readonly Int32Array[];
  /** Numbers of the terms that occur, ascending. */
  terms: Uint32Array;
  /** The postings of `terms[slot]` are `postings[starts[slot]]` up to, without, `postings[starts[slot + 1]]`: offsets, ascending. None for a heavy term. */
  starts: Uint32Array;
  postings: Uint16Array;
  /** The documents of the heavy terms, by slot. */
  heavy: ReadonlyMap<number, Bitset>;
  deleted: Bitset;
  /** Matches of whole clauses, by their text; least recently used first. They stay true since the segment never changes. */
  cache: Map<string, Bitset>;
}

export function liveDocuments(segment: Segment): number {
  return segment.size - countBits(segment.deleted);
}

/** Where a term's postings are, or -1. */
export function slotOf(segment: Segment, term: number): number {
  const { terms } = segment;
  let low = 0;
  let high = terms.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = terms[middle]!;
    if (found === term) return middle;
    if (found < term) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

type Ordered = { id: string; quality: number };
const byRank = (a: Ordered, b: Ordered): number => b.quality - a.quality || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Counts postings per term, then places them: a counting sort whose work area is reused, so that a segment of one document costs only its own terms. */
export interface SegmentBuilder {
  build(documents: readonly EncodedDocument[]): Segment;
  /** One segment of all the documents of `segments` that are not deleted. */
  merge(segments: readonly Segment[]): Segment;
}

export function createSegmentBuilder(dictionarySize: () => number, firstSerial = 0): SegmentBuilder {
  let counts = new Uint32Array(1024);
  let serial = firstSerial;

  function prepare(): void {
    if (counts.length < dictionarySize()) counts = new Uint32Array(Math.max(dictionarySize(), counts.length * 2));
  }

  /** `each` is called twice and must report the same (term, offset) pairs both times; offsets of a term may come in any order. */
  function invert(each: (visit: (term: number, offset: number) => void) => void): Pick<Segment, 'terms' | 'starts' | 'postings'> {
    prepare();
    const seen: number[] = [];
    each((term) => {
      if (counts[term] === 0) seen.push(term);
      counts[term]!++;
    });
    const terms = Uint32Array.from(seen).sort();
    const starts = new Uint32Array(terms.length + 1);
    for (let slot = 0; slot < terms.length; slot++) {
      starts[slot + 1] = starts[slot]! + counts[terms[slot]!]!;
      counts[terms[slot]!] = starts[slot]!;
    }
    const postings = new Uint16Array(starts[terms.length]!);
    each((term, offset) => {
      postings[counts[term]!++] = offset;
    });
    for (const term of seen) counts[term] = 0;
    return { terms, starts, postings };
  }

  function finish(documents: readonly Ordered[], numbers: readonly Int32Array[], inverted: Pick<Segment, 'terms' | 'starts' | 'postings'>): Segment {
    const size = documents.length;
    const { heavy, starts, postings } = takeHeavyOut(inverted, size);
    return {
      serial: serial++,
      size,
      ids: documents.map((document) => document.id),
      quality: Uint16Array.from(documents, (document) => document.quality),
      numbers,
      terms: inverted.terms,
      starts,
      postings,
      heavy,
      deleted: emptyBitset(size),
      cache: new Map(),
    };
  }

  return {
    build(documents) {
      const ordered = [...documents].sort(byRank);
      const inverted = invert((visit) => {
        for (let offset = 0; offset < ordered.length; offset++) {
          const { terms } = ordered[offset]!;
          for (let at = 0; at < terms.length; at++) visit(terms[at]!, offset);
        }
      });
      const numbers = NUMBER_FIELDS.map((_, column) => Int32Array.from(ordered, (document) => document.numbers[column]!));
      return finish(ordered, numbers, inverted);
    },

    merge(segments) {
      const { ordered, offsets } = renumber(segments);
      const inverted = invert((visit) => {
        for (let part = 0; part < segments.length; part++) visitPostings(segments[part]!, offsets[part]!, visit);
      });
      // Each part brings its offsets in order; where several parts share a term, the runs have to be put in order.
      for (let slot = 0; slot < inverted.terms.length; slot++) sortRun(inverted.postings, inverted.starts[slot]!, inverted.starts[slot + 1]!);
      const numbers = NUMBER_FIELDS.map((_, column) => Int32Array.from(ordered, ({ segment, offset }) => segment.numbers[column]![offset]!));
      return finish(ordered, numbers, inverted);
    },
  };
}

/** Heavy terms as bitsets, and the postings of the others, moved together. */
function takeHeavyOut({ terms, starts: all, postings }: Pick<Segment, 'terms' | 'starts' | 'postings'>, size: number) {
  const heavy = new Map<number, Bitset>();
  const starts = new Uint32Array(terms.length + 1);
  let kept = 0;
  for (let slot = 0; slot < terms.length; slot++) {
    const [from, to] = [all[slot]!, all[slot + 1]!];
    starts[slot] = kept;
    if (to - from >= size * HEAVY_SHARE) {
      const bits = emptyBitset(size);
      for (let at = from; at < to; at++) setBit(bits, postings[at]!);
      heavy.set(slot, bits);
    } else {
      postings.copyWithin(kept, from, to);
      kept += to - from;
    }
  }
  starts[terms.length] = kept;
  return { heavy, starts, postings: postings.slice(0, kept) };
}

/** The new order of the live documents of several segments, and for each segment the new offset of each old one (-1: deleted). */
function renumber(segments: readonly Segment[]) {
  const ordered: (Ordered & { part: number; segment: Segment; offset: number })[] = [];
  segments.forEach((segment, part) => {
    for (let offset = 0; offset < segment.size; offset++) {
      if (!hasBit(segment.deleted, offset)) ordered.push({ id: segment.ids[offset]!, quality: segment.quality[offset]!, part, segment, offset });
    }
  });
  ordered.sort(byRank);
  const offsets = segments.map((segment) => new Int32Array(segment.size).fill(-1));
  ordered.forEach((document, offset) => {
    offsets[document.part]![document.offset] = offset;
  });
  return { ordered, offsets };
}

function visitPostings({ terms, starts, postings, heavy }: Segment, offsets: Int32Array, visit: (term: number, offset: number) => void): void {
  const visitAt = (term: number, old: number): void => {
    const offset = offsets[old]!;
    if (offset >= 0) visit(term, offset);
  };
  for (let slot = 0; slot < terms.length; slot++) {
    const bits = heavy.get(slot);
    if (bits) eachBit(bits, (old) => visitAt(terms[slot]!, old));
    else for (let at = starts[slot]!; at < starts[slot + 1]!; at++) visitAt(terms[slot]!, postings[at]!);
  }
}

function sortRun(postings: Uint16Array, start: number, end: number): void {
  for (let at = start + 1; at < end; at++) {
    if (postings[at]! < postings[at - 1]!) {
      postings.subarray(start, end).sort();
      return;
    }
  }
}
