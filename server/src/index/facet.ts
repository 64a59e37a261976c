import { type Bitset, hasBit, popcount32 } from './bitset.ts';
import { idAt } from './ids.ts';
import { readTerm } from './lists.ts';
import type { Facet, FacetCounts } from './port.ts';
import { fieldByte, type Segment } from './segment.ts';
import { findText, textCount, textKey } from './texts.ts';

/** The matches of a plan in one segment. */
export interface SegmentMatches {
  segment: Segment;
  found: Bitset;
}

/**
 * So many of its most frequent values each segment proposes. Counts are exact; only a value that is
 * beyond this place in every segment could be missed.
 */
const PROPOSED = 256;

interface SegmentCounts extends SegmentMatches {
  /** The number of matches that hold each value, by the number of the value in the segment. */
  counts: ReadonlyMap<number, number>;
}

/** Counts the matches that hold each value of a field, the most frequent values first. */
export function countFacet(
  matches: readonly SegmentMatches[],
  { field, prefix, word = '', limit }: Facet,
): FacetCounts {
  const start = Buffer.from(String.fromCharCode(fieldByte(field)) + prefix);
  const asked = { start, word: Buffer.from(word) };
  // One for all lists: a place for each of thousands of values would take hundreds of megabytes.
  const documents = new Uint16Array(Math.max(0, ...matches.map(({ segment }) => segment.size)));
  const counted = matches.map(({ segment, found }): SegmentCounts => {
    const counts = countIn(segment, found, asked, documents);
    return { segment, found, counts };
  });
  const proposed = new Set(counted.flatMap((one) => proposals(one, Math.max(PROPOSED, limit))));
  const values = Array.from(proposed, (text) => {
    const key = textKey(text);
    const here = counted.flatMap(({ segment, found, counts }) => {
      const term = findText(segment.terms, key);
      const count = counts.get(term) ?? 0;
      return count === 0 ? [] : { segment, found, term, count };
    });
    const count = here.reduce((sum, one) => sum + one.count, 0);
    return { value: text.slice(1), count, holder: here[0]! };
  });
  return {
    values: values
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, limit)
      .map(({ value, count, holder }) => ({
        value,
        count,
        id: firstHolder(holder, documents),
      })),
    sum: counted.reduce(
      (sum, { counts }) => [...counts.values()].reduce((all, count) => all + count, sum),
      0,
    ),
  };
}

/** The most frequent values of the segment, as its vocabulary writes them. */
function proposals({ segment, counts }: SegmentCounts, limit: number): string[] {
  const { bytes, starts } = segment.terms;
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([term]) => bytes.toString('utf8', starts[term], starts[term + 1]));
}

interface AskedValues {
  /** How they begin: the byte of their field, and the prefix. */
  start: Uint8Array;
  /** How one of their words begins after that. */
  word: Uint8Array;
}

const WORD_BREAK = '_'.charCodeAt(0);

function countIn(
  segment: Segment,
  found: Bitset,
  { start, word }: AskedValues,
  documents: Uint16Array,
): Map<number, number> {
  const counts = new Map<number, number>();
  const { bytes, starts } = segment.terms;
  const holds = (part: Uint8Array, at: number, end: number): boolean => {
    if (end - at < part.length) return false;
    for (let byte = 0; byte < part.length; byte++)
      if (bytes[at + byte] !== part[byte]) return false;
    return true;
  };
  const isAsked = (at: number, end: number): boolean => {
    if (!holds(start, at, end)) return false;
    const first = at + start.length;
    for (let here = first; here <= end - word.length; here++)
      if ((here === first || bytes[here - 1] === WORD_BREAK) && holds(word, here, end)) return true;
    return false;
  };
  for (let term = 0; term < textCount(segment.terms); term++) {
    if (!isAsked(starts[term]!, starts[term + 1]!)) continue;
    const count = countBoth(segment, found, term, documents);
    if (count > 0) counts.set(term, count);
  }
  return counts;
}

function countBoth(segment: Segment, found: Bitset, term: number, documents: Uint16Array): number {
  let count = 0;
  const heavy = segment.heavy.get(term);
  if (heavy) {
    for (let word = 0; word < found.length; word++)
      count += popcount32(found[word]! & heavy[word]!);
    return count;
  }
  const length = readTerm(segment, term, documents);
  for (let at = 0; at < length; at++) if (hasBit(found, documents[at]!)) count++;
  return count;
}

/** The first match that holds the value. */
function firstHolder(
  { segment, found, term }: SegmentMatches & { term: number },
  documents: Uint16Array,
): string {
  const length = readTerm(segment, term, documents);
  let at = 0;
  while (at < length && !hasBit(found, documents[at]!)) at++;
  return idAt(segment.ids, documents[at]!);
}
