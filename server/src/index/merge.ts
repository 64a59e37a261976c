import { hasBit, readBits } from './bitset.ts';
import { compareIds, type Ids, idAt, lotOfId, packIds } from './ids.ts';
import { baseOf, createListWriter, type ListWriter, readPair, readTerm } from './lists.ts';
import { createPairList, type SortedPairs } from './pairs.ts';
import { NUMBER_FIELDS } from './port.ts';
import { ABSENT, absentIn, openSegment, packSegment, type Segment } from './segment.ts';
import {
  compareBytes,
  createTextList,
  hashOfText,
  type TextTable,
  tableOf,
  textCount,
} from './texts.ts';

/*
 * Everything in a segment has an order that does not depend on other segments: documents by quality
 * and lot, terms by hash, pairs by the order of their terms. So several segments merge in a single
 * pass over each, always taking the first of the remaining items.
 */

/**
 * The immutable part of a segment, and its deleted documents: the input of a merge, in any thread.
 */
export type MergePart = Pick<Segment, 'buffer' | 'deleted'>;

export interface Merged {
  buffer: SharedArrayBuffer;
  /**
   * The origin of each document: the position of its segment among the parts times 65,536, plus its
   * offset there.
   */
  origins: Uint32Array;
}

/**
 * Merges all documents that are not deleted into one segment. It contains nothing from the deleted
 * documents, not even their words.
 */
export function mergeParts(given: readonly MergePart[]): Merged {
  const segments = given.map(
    ({ buffer, deleted }): Segment => ({ ...openSegment(buffer), deleted }),
  );
  const origins = mergeDocuments(segments);
  const offsets = segments.map(({ size }) => new Int32Array(size).fill(-1));
  origins.forEach((origin, offset) => {
    offsets[origin >>> 16]![origin & 0xffff] = offset;
  });
  const parts = segments.map((segment, at) => createPart(segment, offsets[at]!));
  const lists = createListWriter(origins.length);
  const gathering = createGathering(origins.length);
  const terms = mergeTerms(parts, lists, gathering);
  const pairs = mergePairs(parts, lists, gathering);
  const quality = Uint16Array.from(
    origins,
    (origin) => segments[origin >>> 16]!.quality[origin & 0xffff]!,
  );
  const buffer = packSegment({
    // Segments of two pools are never merged (`nextToMerge`).
    pool: segments[0]!.pool,
    ids: idsOf(segments, origins),
    quality,
    numbers: numbersOf(segments, origins),
    personKeys: personKeysOf(segments, origins),
    terms,
    pairs,
    lists: lists.packed(),
  });
  return { buffer, origins };
}

/** The live documents in their order. */
function mergeDocuments(segments: readonly Segment[]): Uint32Array {
  const origins = new Uint32Array(segments.reduce((sum, { size }) => sum + size, 0));
  const next = segments.map((segment) => nextLive(segment, 0));
  let count = 0;
  for (;;) {
    let best = -1;
    for (let part = 0; part < segments.length; part++) {
      if (
        next[part]! < segments[part]!.size &&
        (best < 0 || isBefore(segments[part]!, next[part]!, segments[best]!, next[best]!))
      )
        best = part;
    }
    if (best < 0) return origins.subarray(0, count);
    origins[count++] = best * 65_536 + next[best]!;
    next[best] = nextLive(segments[best]!, next[best]! + 1);
  }
}

function nextLive({ size, deleted }: Segment, from: number): number {
  let offset = from;
  while (offset < size && hasBit(deleted, offset)) offset++;
  return offset;
}

function isBefore(a: Segment, offset: number, b: Segment, other: number): boolean {
  const ahead =
    b.quality[other]! - a.quality[offset]! ||
    lotOfId(a.ids, offset) - lotOfId(b.ids, other) ||
    compareIds(a.ids, offset, b.ids, other);
  return ahead < 0;
}

function idsOf(segments: readonly Segment[], origins: Uint32Array): Ids {
  const { width } = segments[0]!.ids;
  if (segments.some(({ ids }) => ids.starts.length > 0 || ids.width !== width)) {
    return packIds(
      Array.from(origins, (origin) => idAt(segments[origin >>> 16]!.ids, origin & 0xffff)),
    );
  }
  const words = new Uint32Array(origins.length * width);
  origins.forEach((origin, offset) => {
    const from = segments[origin >>> 16]!.ids.words;
    for (let word = 0; word < width; word++)
      words[offset * width + word] = from[(origin & 0xffff) * width + word]!;
  });
  return { words, starts: new Uint32Array(), width };
}

function numbersOf(segments: readonly Segment[], origins: Uint32Array): Int32Array {
  const numbers = new Int32Array(NUMBER_FIELDS.length * origins.length);
  for (let column = 0; column < NUMBER_FIELDS.length; column++) {
    for (let offset = 0; offset < origins.length; offset++) {
      const from = segments[origins[offset]! >>> 16]!.numbers[column]!;
      const number = from[origins[offset]! & 0xffff]!;
      numbers[column * origins.length + offset] = number === absentIn(from) ? ABSENT : number;
    }
  }
  return numbers;
}

function personKeysOf(segments: readonly Segment[], origins: Uint32Array): Uint32Array {
  const keys = new Uint32Array(2 * origins.length);
  for (let offset = 0; offset < origins.length; offset++) {
    const from = segments[origins[offset]! >>> 16]!.personKeys;
    const at = 2 * (origins[offset]! & 0xffff);
    keys[2 * offset] = from[at]!;
    keys[2 * offset + 1] = from[at + 1]!;
  }
  return keys;
}

/** A segment that is being merged into a larger one. */
interface Part {
  segment: Segment;
  /** The new offset of each document; -1 for a deleted one. */
  offsets: Int32Array;
  /** The new number of each term; -1 when no live document has it. */
  terms: Int32Array;
}

function createPart(segment: Segment, offsets: Int32Array): Part {
  return { segment, offsets, terms: new Int32Array(textCount(segment.terms)).fill(-1) };
}

/** Combines the documents of one list from several parts. */
function createGathering(size: number) {
  const documents = new Uint16Array(size);
  const bits = new Uint32Array((size + 31) >>> 5);
  let count = 0;
  let runs = 0;

  function sortByBits(): void {
    for (let at = 0; at < count; at++) bits[documents[at]! >>> 5]! |= 1 << (documents[at]! & 31);
    readBits(bits, documents);
    bits.fill(0);
  }

  function sortFew(): void {
    for (let at = 1; at < count; at++) {
      const document = documents[at]!;
      let place = at;
      for (; place > 0 && documents[place - 1]! > document; place--)
        documents[place] = documents[place - 1]!;
      documents[place] = document;
    }
  }

  return {
    documents,
    clear(): void {
      count = 0;
      runs = 0;
    },
    /** Adds the live documents among `found`, which are offsets of the part. */
    add({ offsets }: Part, found: Uint16Array, length: number): void {
      const before = count;
      for (let at = 0; at < length; at++) {
        const offset = offsets[found[at]!]!;
        if (offset >= 0) documents[count++] = offset;
      }
      if (count > before) runs++;
    },
    /** Sorts `documents` ascending, and returns their number. */
    sorted(): number {
      if (runs > 1) (count > bits.length / SCANNED_PER_MOVE ? sortByBits : sortFew)();
      return count;
    },
  };
}

/**
 * A few documents are sorted by insertion, which takes quadratic time; many by one scan of all
 * bits.
 */
const SCANNED_PER_MOVE = 32;

type Gathering = ReturnType<typeof createGathering>;

/** Numbers the terms of live documents, and writes their lists. */
function mergeTerms(parts: readonly Part[], lists: ListWriter, gathering: Gathering): TextTable {
  const merged = createTextList();
  const cursors = parts.map(({ segment: { terms } }) => ({
    next: 0,
    end: textCount(terms),
    hash: textCount(terms) > 0 ? hashOfText(terms, 0) : 0,
  }));
  const found = new Uint16Array(Math.max(...parts.map(({ segment }) => segment.size)));
  const same: number[] = [];
  for (;;) {
    firstTerms(parts, cursors, same);
    if (same.length === 0) return tableOf(merged);
    gathering.clear();
    for (const part of same)
      gathering.add(
        parts[part]!,
        found,
        readTerm(parts[part]!.segment, cursors[part]!.next, found),
      );
    const count = gathering.sorted();
    const { terms } = parts[same[0]!]!.segment;
    const { next, hash } = cursors[same[0]!]!;
    if (count > 0) {
      lists.addTerm(gathering.documents, 0, count);
      merged.append(terms.bytes, terms.starts[next]!, terms.starts[next + 1]!, hash);
    }
    for (const part of same) {
      const cursor = cursors[part]!;
      if (count > 0) parts[part]!.terms[cursor.next] = merged.count() - 1;
      if (++cursor.next < cursor.end)
        cursor.hash = hashOfText(parts[part]!.segment.terms, cursor.next);
    }
  }
}

/** The parts that have the first of the remaining terms. */
function firstTerms(
  parts: readonly Part[],
  cursors: readonly { next: number; end: number; hash: number }[],
  same: number[],
): void {
  same.length = 0;
  for (let part = 0; part < parts.length; part++) {
    const { next, end, hash } = cursors[part]!;
    if (next === end) continue;
    const first = same[0];
    if (first !== undefined) {
      const other = cursors[first]!;
      const ahead =
        hash - other.hash ||
        compareBytes(parts[part]!.segment.terms, next, parts[first]!.segment.terms, other.next);
      if (ahead > 0) continue;
      if (ahead < 0) same.length = 0;
    }
    same.push(part);
  }
}

/** Numbers the pairs of live documents, and writes their lists. */
function mergePairs(parts: readonly Part[], lists: ListWriter, gathering: Gathering): SortedPairs {
  const merged = createPairList();
  const cursors = parts.map(createPairCursor);
  for (;;) {
    let first = NONE;
    let second = NONE;
    for (const { at } of cursors) {
      if (at.first > first || (at.first === first && at.second >= second)) continue;
      first = at.first;
      second = at.second;
    }
    if (first === NONE) return merged.pairs();
    gathering.clear();
    for (let part = 0; part < cursors.length; part++) {
      const cursor = cursors[part]!;
      if (cursor.at.first !== first || cursor.at.second !== second) continue;
      gathering.add(parts[part]!, cursor.found, cursor.read());
      cursor.advance();
    }
    const count = gathering.sorted();
    if (count === 0) continue;
    lists.addPair(first, second, gathering.documents, 0, count);
    merged.append(first, second);
  }
}

/** Greater than every term number. */
const NONE = 0x7fffffff;

/** The pairs of a part in order, by the new numbers of their terms. */
function createPairCursor({ segment, terms }: Part) {
  const { firsts, starts, seconds } = segment.pairs;
  const found = new Uint16Array(segment.size);
  // The next pair with the same first term probably has the same base.
  const first = { term: -1, count: 0, documents: new Uint16Array(segment.size) };
  const other = { term: -1, count: 0, documents: new Uint16Array(segment.size) };
  let group = 0;
  let pair = -1;
  const at = { first: NONE, second: NONE };

  function advance(): void {
    at.first = NONE;
    for (pair++; pair < seconds.length; pair++) {
      while (pair === starts[group + 1]) group++;
      at.second = terms[seconds[pair]!]!;
      if (terms[firsts[group]!]! < 0 || at.second < 0) continue;
      at.first = terms[firsts[group]!]!;
      return;
    }
  }

  advance();
  return {
    at,
    advance,
    found,
    /** Writes the documents of the pair into `found`, and returns their number. */
    read(): number {
      const term = baseOf(segment, firsts[group]!, seconds[pair]!);
      const base = term === firsts[group] ? first : other;
      if (term !== base.term) base.count = readTerm(segment, term, base.documents);
      base.term = term;
      return readPair(segment, textCount(segment.terms) + pair, base.documents, base.count, found);
    },
  };
}
