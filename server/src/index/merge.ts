import { type Bitset, countBits, eachBit, hasBit } from './bitset.ts';
import { readGaps } from './gaps.ts';
import { createPairCollector } from './pairs.ts';
import { NUMBER_FIELDS } from './port.ts';
import { openSegment, packSegment, type Segment } from './segment.ts';
import { createTextCollector, grown, textAt, textCount } from './texts.ts';

/** The immutable part of a segment, and which of its documents are gone: what a merge works on, in any thread. */
export type MergePart = Pick<Segment, 'buffer' | 'deleted'>;

export interface Merged {
  buffer: SharedArrayBuffer;
  /** For each document, where it was: the place of its segment among the parts times 65,536, plus its offset there. */
  origins: Uint32Array;
}

/** One segment of all the documents that are not deleted. Nothing of the deleted ones is in it, none of their words either. */
export function mergeParts(given: readonly MergePart[]): Merged {
  const parts = given.map(({ buffer, deleted }): Segment => ({ ...openSegment(buffer), deleted }));
  const { origins, offsets } = renumber(parts);
  const mappings = mapLists(parts, offsets);
  const { starts, postings } = placePostings(parts, offsets, mappings);
  const ids = createTextCollector();
  for (const origin of origins) ids.append(textAt(parts[origin >>> 16]!.ids, origin & 0xffff));
  const quality = Uint16Array.from(origins, (origin) => parts[origin >>> 16]!.quality[origin & 0xffff]!);
  const numbers = new Int32Array(NUMBER_FIELDS.length * origins.length);
  for (let column = 0; column < NUMBER_FIELDS.length; column++) {
    for (let offset = 0; offset < origins.length; offset++) {
      const origin = origins[offset]!;
      numbers[column * origins.length + offset] = parts[origin >>> 16]!.numbers[column]![origin & 0xffff]!;
    }
  }
  const { terms, pairs } = mappings;
  return { buffer: packSegment({ ids: ids.table(), quality, numbers, terms, pairs, starts, postings }), origins };
}

/** The new order of the live documents, and for each part the new offset of each old one (-1: deleted). */
function renumber(parts: readonly Segment[]): { origins: Uint32Array; offsets: Int32Array[] } {
  const live: { quality: number; id: string; origin: number }[] = [];
  parts.forEach(({ size, deleted, quality, ids }, part) => {
    for (let offset = 0; offset < size; offset++) {
      if (!hasBit(deleted, offset)) live.push({ quality: quality[offset]!, id: textAt(ids, offset), origin: part * 65_536 + offset });
    }
  });
  live.sort((a, b) => b.quality - a.quality || (a.id < b.id ? -1 : 1));
  const origins = Uint32Array.from(live, ({ origin }) => origin);
  const offsets = parts.map(({ size }) => new Int32Array(size).fill(-1));
  origins.forEach((origin, offset) => {
    offsets[origin >>> 16]![origin & 0xffff] = offset;
  });
  return { origins, offsets };
}

interface Mappings {
  terms: ReturnType<ReturnType<typeof createTextCollector>['table']>;
  pairs: { starts: Uint32Array; seconds: Uint32Array };
  /** For each part, the new number of each old list; -1 where no document is left. */
  lists: readonly Int32Array[];
  /** Live documents of each new list. */
  counts: Uint32Array;
}

/** Numbers the terms and pairs that live documents have. */
function mapLists(parts: readonly Segment[], offsets: readonly Int32Array[]): Mappings {
  const terms = createTextCollector();
  const pairs = createPairCollector();
  let termCounts = new Uint32Array(1024);
  let pairCounts = new Uint32Array(1024);
  const lists = parts.map((segment, part) => {
    const mapped = new Int32Array(segment.starts.length - 1).fill(-1);
    const { bytes, starts } = segment.terms;
    const termCount = textCount(segment.terms);
    const live = countLive(segment, offsets[part]!);
    for (let term = 0; term < termCount; term++) {
      if (live(term) === 0) continue;
      const number = terms.add(bytes, starts[term]!, starts[term + 1]!);
      while (number >= termCounts.length) termCounts = grown(termCounts);
      termCounts[number]! += live(term);
      mapped[term] = number;
    }
    for (let first = 0; first < termCount; first++) {
      for (let at = segment.pairs.starts[first]!; at < segment.pairs.starts[first + 1]!; at++) {
        const count = live(termCount + at);
        if (count === 0) continue;
        const number = pairs.add(mapped[first]!, mapped[segment.pairs.seconds[at]!]!);
        while (number >= pairCounts.length) pairCounts = grown(pairCounts);
        pairCounts[number]! += count;
        mapped[termCount + at] = number;
      }
    }
    return mapped;
  });
  const { rank, ...sorted } = pairs.sorted(terms.count());
  const counts = new Uint32Array(terms.count() + pairs.count());
  counts.set(termCounts.subarray(0, terms.count()));
  rank.forEach((to, number) => {
    counts[terms.count() + to] = pairCounts[number]!;
  });
  parts.forEach((segment, part) => {
    const mapped = lists[part]!;
    for (let list = textCount(segment.terms); list < mapped.length; list++) {
      if (mapped[list]! >= 0) mapped[list] = terms.count() + rank[mapped[list]!]!;
    }
  });
  return { terms: terms.table(), pairs: sorted, lists, counts };
}

/** How many live documents each list of the segment has. */
function countLive({ size, starts, postings, heavy, deleted }: Segment, offsets: Int32Array): (list: number) => number {
  const counts = new Uint32Array(starts.length - 1);
  const documents = new Uint16Array(size);
  for (let list = 0; list < counts.length; list++) {
    const count = readGaps(postings, starts[list]!, starts[list + 1]!, documents);
    for (let at = 0; at < count; at++) if (offsets[documents[at]!]! >= 0) counts[list]!++;
  }
  for (const [list, bits] of heavy) counts[list] = countBits(without(bits, deleted));
  return (list) => counts[list]!;
}

const without = (bits: Bitset, deleted: Bitset): Bitset => bits.map((word, at) => word & ~deleted[at]!);

function placePostings(parts: readonly Segment[], offsets: readonly Int32Array[], { lists, counts }: Mappings) {
  const starts = new Uint32Array(counts.length + 1);
  for (let list = 0; list < counts.length; list++) starts[list + 1] = starts[list]! + counts[list]!;
  const postings = new Uint16Array(starts[counts.length]!);
  const next = starts.slice();
  parts.forEach((segment, part) => {
    const [mapped, moved] = [lists[part]!, offsets[part]!];
    const documents = new Uint16Array(segment.size);
    for (let list = 0; list < mapped.length; list++) {
      const to = mapped[list]!;
      if (to < 0) continue;
      const count = readGaps(segment.postings, segment.starts[list]!, segment.starts[list + 1]!, documents);
      for (let at = 0; at < count; at++) {
        const offset = moved[documents[at]!]!;
        if (offset >= 0) postings[next[to]!++] = offset;
      }
    }
    for (const [list, bits] of segment.heavy) {
      const to = mapped[list]!;
      if (to < 0) continue;
      eachBit(bits, (old) => {
        const offset = moved[old]!;
        if (offset >= 0) postings[next[to]!++] = offset;
      });
    }
  });
  // Each part brings its offsets in order; where several parts share a list, the runs have to be put in order.
  for (let list = 0; list < counts.length; list++) sortRun(postings, starts[list]!, starts[list + 1]!);
  return { starts, postings };
}

function sortRun(postings: Uint16Array, start: number, end: number): void {
  for (let at = start + 1; at < end; at++) {
    if (postings[at]! < postings[at - 1]!) {
      postings.subarray(start, end).sort();
      return;
    }
  }
}
