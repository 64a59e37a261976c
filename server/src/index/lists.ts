import { type Bitset, emptyBitset, readBits, setBit } from './bitset.ts';
import { bytesOfBits, createGapWriter, readGaps } from './gaps.ts';
import { grown } from './texts.ts';

/*
 * Which documents have a term, and which have two terms side by side. A term's list is a bitset
 * when it is heavy, otherwise gaps. A pair's list is a subset of the lists of both its terms, so it
 * only records which documents of the shorter list it contains: nothing when it contains all of
 * them, one bit each when it contains many, otherwise the gaps between their positions. That takes
 * a third of the space of their offsets.
 */

export interface Lists {
  /** Documents of the segment. */
  size: number;
  /**
   * List n runs from `postings[starts[n]]` up to, but excluding, `postings[starts[n + 1]]`: the
   * lists of terms first, then those of pairs. A heavy list is empty here.
   */
  starts: Uint32Array;
  postings: Uint8Array;
  heavy: ReadonlyMap<number, Bitset>;
}

/**
 * A list with at least this share of the segment's documents is stored as a bitset, which is no
 * larger than its gaps and much quicker to combine.
 */
const HEAVY_SHARE = 1 / 8;
/** Shorter lists are quick in any case. */
const HEAVY_FROM = 64;

/**
 * Writes the documents of the term into the start of `into`, ascending, and returns their number.
 */
export function readTerm(
  { starts, postings, heavy }: Lists,
  term: number,
  into: Uint16Array,
): number {
  const bits = heavy.get(term);
  if (!bits) return readGaps(postings, starts[term]!, starts[term + 1]!, into);
  return readBits(bits, into);
}

/**
 * The base of a pair: the term whose document positions the pair's list uses. It is the term whose
 * list takes fewer bytes. A heavy list has no gaps and takes the most.
 */
export function baseOf({ starts }: Lists, first: number, second: number): number {
  const ofFirst = starts[first + 1]! - starts[first]!;
  const ofSecond = starts[second + 1]! - starts[second]!;
  return ofSecond === 0 || (ofFirst > 0 && ofFirst <= ofSecond) ? first : second;
}

/** Same as `readTerm`, for a pair. `base` holds the `count` documents of its base. */
export function readPair(
  { starts, postings }: Lists,
  list: number,
  base: Uint16Array,
  count: number,
  into: Uint16Array,
): number {
  const [from, to] = [starts[list]!, starts[list + 1]!];
  if (from === to) {
    into.set(base.subarray(0, count));
    return count;
  }
  if (to - from === bytesOfBits(count)) {
    let found = 0;
    for (let at = 0; at < count; at++)
      if (((postings[from + (at >>> 3)]! >>> (at & 7)) & 1) === 1) into[found++] = base[at]!;
    return found;
  }
  const found = readGaps(postings, from, to, into);
  for (let at = 0; at < found; at++) into[at] = base[into[at]!]!;
  return found;
}

/** Lists as stored in a buffer. `heavyLists` holds their bitsets one after another. */
export interface PackedLists {
  starts: Uint32Array;
  postings: Uint8Array;
  heavyLists: Uint32Array;
  heavyBits: Uint32Array;
}

export interface ListWriter {
  /** Adds the list of the next term: `offsets[from]` up to, excluding, `offsets[to]`, ascending. */
  addTerm(offsets: Uint16Array, from: number, to: number): void;
  /** Adds the list of the next pair, after all terms. */
  addPair(first: number, second: number, offsets: Uint16Array, from: number, to: number): void;
  packed(): PackedLists;
}

export function createListWriter(size: number): ListWriter {
  const gaps = createGapWriter();
  const heavy = new Map<number, Bitset>();
  let count = 0;
  /**
   * The lists so far, up to `starts[count]`. One object, because pairs read it millions of times.
   */
  const written: Lists = { size, starts: new Uint32Array(1024), postings: gaps.space(), heavy };
  // Pairs arrive sorted by first term, so a first term that is a base is probably the base of the
  // next pair too.
  const first = createPositions(size);
  const other = createPositions(size);

  function end(): void {
    count++;
    if (count === written.starts.length) written.starts = grown(written.starts);
    written.starts[count] = gaps.length();
    written.postings = gaps.space();
  }

  return {
    addTerm(offsets, from, to) {
      if (to - from >= Math.max(size * HEAVY_SHARE, HEAVY_FROM)) {
        const bits = emptyBitset(size);
        for (let at = from; at < to; at++) setBit(bits, offsets[at]!);
        heavy.set(count, bits);
      } else {
        gaps.add(offsets, from, to);
      }
      end();
    },
    addPair(one, two, offsets, from, to) {
      const term = baseOf(written, one, two);
      const base = term === one ? first : other;
      base.set(written, term);
      if (to - from < base.count()) {
        const before = gaps.length();
        const positions = base.of(offsets, from, to);
        gaps.add(positions, 0, to - from);
        if (gaps.length() - before >= bytesOfBits(base.count())) {
          gaps.cut(before);
          gaps.addBits(positions, to - from, base.count());
        }
      }
      end();
    },
    packed() {
      const words = (size + 31) >>> 5;
      const heavyBits = new Uint32Array(heavy.size * words);
      [...heavy.values()].forEach((bits, n) => {
        heavyBits.set(bits, n * words);
      });
      return {
        starts: written.starts.subarray(0, count + 1),
        postings: gaps.bytes(),
        heavyLists: Uint32Array.from(heavy.keys()),
        heavyBits,
      };
    },
  };
}

/** The positions of documents in the list of a term. */
function createPositions(size: number) {
  const documents = new Uint16Array(size);
  const positions = new Uint16Array(size);
  const found = new Uint16Array(size);
  let current = -1;
  let count = 0;
  return {
    set(lists: Lists, term: number): void {
      if (term === current) return;
      current = term;
      count = readTerm(lists, term, documents);
      for (let at = 0; at < count; at++) positions[documents[at]!] = at;
    },
    /** How many documents the list has. */
    count: () => count,
    /** The positions of documents of the list. The next call overwrites the result. */
    of(offsets: Uint16Array, from: number, to: number): Uint16Array {
      for (let at = from; at < to; at++) found[at - from] = positions[offsets[at]!]!;
      return found;
    },
  };
}
