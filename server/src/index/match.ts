import {
  type Bitset,
  emptyBitset,
  fullBitset,
  intersect,
  setBit,
  subtract,
  unite,
} from './bitset.ts';
import type { ClauseCache, RememberedClause } from './clause-cache.ts';
import { setGaps } from './gaps.ts';
import { baseOf, readPair, readTerm } from './lists.ts';
import { findPair, findSorted } from './pairs.ts';
import { type Matcher, NUMBER_FIELDS, SHARED_POOL } from './port.ts';
import { ABSENT, absentIn, type Column, type Segment, termKey } from './segment.ts';
import { findText, type TextKey, textCount } from './texts.ts';

/** A matcher whose values are ready to be found in any segment. */
export type ResolvedMatcher =
  | { kind: 'values'; keys: readonly TextKey[] }
  | { kind: 'words'; groups: readonly (readonly ResolvedWord[])[] }
  | { kind: 'pair'; first: TextKey; second: TextKey }
  | { kind: 'pool'; own: boolean }
  | { kind: 'ids'; offsets: ReadonlyMap<Segment, Uint16Array> }
  | { kind: 'range'; column: number; min: number; max: number }
  | { kind: 'any' | 'all'; of: readonly ResolvedMatcher[] }
  | { kind: 'not'; of: ResolvedMatcher };

interface ResolvedWord {
  key: TextKey;
  /** False for a "word" that contains a space, even where a value of that name exists. */
  isWord: boolean;
}

/** The locations of documents: for each segment, the offsets of the ids that it holds. */
export type IdsBySegment = (ids: readonly string[]) => ReadonlyMap<Segment, Uint16Array>;

/** Below this size, evaluating a clause is faster than finding it in the cache. */
const CACHED_FROM_DOCUMENTS = 1024;

function resolveMatcher(matcher: Matcher, idsBySegment: IdsBySegment): ResolvedMatcher {
  switch (matcher.kind) {
    case 'values':
      return { kind: 'values', keys: matcher.values.map((value) => termKey(matcher.field, value)) };
    case 'words': {
      const groups = matcher.groups.map((group) =>
        group.map((word) => ({ key: termKey(matcher.field, word), isWord: !word.includes(' ') })),
      );
      return { kind: 'words', groups };
    }
    case 'pair':
      return {
        kind: 'pair',
        first: termKey('keyword', matcher.first),
        second: termKey('keyword', matcher.second),
      };
    case 'pool':
      return matcher;
    case 'ids':
      return { kind: 'ids', offsets: idsBySegment(matcher.ids) };
    case 'range':
      return {
        kind: 'range',
        column: NUMBER_FIELDS.indexOf(matcher.field),
        min: matcher.min ?? ABSENT + 1,
        max: matcher.max ?? 0x7fffffff,
      };
    case 'not':
      return { kind: 'not', of: resolveMatcher(matcher.of, idsBySegment) };
    default:
      return {
        kind: matcher.kind,
        of: matcher.of.map((inner) => resolveMatcher(inner, idsBySegment)),
      };
  }
}

/**
 * The documents of the segment that match, deleted ones included. The result may be shared: never
 * write to it.
 */
function matches(segment: Segment, matcher: ResolvedMatcher): Bitset {
  switch (matcher.kind) {
    case 'values':
      return withTerms(
        segment,
        matcher.keys.map((key) => findText(segment.terms, key)),
      );
    case 'words':
      return withTerms(segment, valuesWithGroups(segment, matcher.groups));
    case 'pair':
      return withPair(segment, matcher.first, matcher.second);
    case 'pool':
      // Of the segments searched, those of another pool than the shared one are the searcher's own.
      return (segment.pool !== SHARED_POOL) === matcher.own
        ? fullBitset(segment.size)
        : emptyBitset(segment.size);
    case 'ids': {
      const bits = emptyBitset(segment.size);
      for (const offset of matcher.offsets.get(segment) ?? []) setBit(bits, offset);
      return bits;
    }
    case 'range':
      return inRange(segment.numbers[matcher.column]!, matcher.min, matcher.max);
    case 'not': {
      const bits = fullBitset(segment.size);
      subtract(bits, matches(segment, matcher.of));
      return bits;
    }
    case 'any': {
      const bits = emptyBitset(segment.size);
      for (const inner of matcher.of) unite(bits, matches(segment, inner));
      return bits;
    }
    case 'all': {
      const bits = fullBitset(segment.size);
      for (const inner of matcher.of) intersect(bits, matches(segment, inner));
      return bits;
    }
  }
}

/**
 * The values that contain at least one word of every group. Returns none when there are no groups:
 * they would require nothing, so any value would match.
 */
function valuesWithGroups(
  segment: Segment,
  groups: readonly (readonly ResolvedWord[])[],
): readonly number[] {
  const [shortest, ...others] = groups
    .map((group) => valuesWithAny(segment, group))
    .sort((a, b) => a.length - b.length);
  return [...(shortest ?? [])].filter((value) =>
    others.every((list) => findSorted(list, value, 0, list.length) >= 0),
  );
}

function valuesWithAny(
  segment: Segment,
  group: readonly ResolvedWord[],
): ArrayLike<number> & Iterable<number> {
  if (group.length === 1) return valuesWithWord(segment, group[0]!);
  return Uint32Array.from(
    new Set(group.flatMap((word) => [...valuesWithWord(segment, word)])),
  ).sort();
}

/**
 * The values of several words that contain this word, and the value that is exactly this word;
 * ascending.
 */
function valuesWithWord(
  { terms, words, wordStarts, valuesOfWords }: Segment,
  { key, isWord }: ResolvedWord,
): Uint32Array {
  const word = isWord ? findText(words, key) : -1;
  const longer =
    word < 0 ? new Uint32Array() : valuesOfWords.subarray(wordStarts[word], wordStarts[word + 1]);
  const alone = isWord ? findText(terms, key) : -1;
  return alone < 0 ? longer : Uint32Array.from([...longer, alone]).sort();
}

/** The documents with the two keywords side by side. */
function withPair(segment: Segment, one: TextKey, other: TextKey): Bitset {
  const bits = emptyBitset(segment.size);
  const [first, second] = [findText(segment.terms, one), findText(segment.terms, other)];
  const pair = first < 0 || second < 0 ? -1 : findPair(segment.pairs, first, second);
  if (pair < 0) return bits;
  const [documents, found] = [new Uint16Array(segment.size), new Uint16Array(segment.size)];
  const count = readTerm(segment, baseOf(segment, first, second), documents);
  const length = readPair(segment, textCount(segment.terms) + pair, documents, count, found);
  for (let at = 0; at < length; at++) setBit(bits, found[at]!);
  return bits;
}

/** The documents with any of these terms; -1 stands for a term that the segment does not have. */
function withTerms(segment: Segment, lists: readonly number[]): Bitset {
  const { heavy, starts, postings } = segment;
  if (lists.length === 1 && heavy.has(lists[0]!)) return heavy.get(lists[0]!)!;
  const bits = emptyBitset(segment.size);
  for (const list of lists) {
    if (list < 0) continue;
    const heavyBits = heavy.get(list);
    if (heavyBits) unite(bits, heavyBits);
    else setGaps(postings, starts[list]!, starts[list + 1]!, bits);
  }
  return bits;
}

function inRange(column: Column, min: number, max: number): Bitset {
  const bits = emptyBitset(column.length);
  const absent = absentIn(column);
  for (let offset = 0; offset < column.length; offset++) {
    const value = column[offset]!;
    if (value !== absent && value >= min && value <= max) setBit(bits, offset);
  }
  return bits;
}

/** A matcher of a plan, resolved when first needed by a segment. */
export interface PreparedMatcher {
  /** The matcher's cache key; null when it holds ids, which differ in every search. */
  key: string | null;
  /** The cached results of the matcher. */
  remembered: RememberedClause | null;
  resolved(): ResolvedMatcher;
}

export function prepareMatcher(
  matcher: Matcher,
  idsBySegment: IdsBySegment,
  cache: ClauseCache,
): PreparedMatcher {
  let resolved: ResolvedMatcher | null = null;
  const key = holdsIds(matcher) ? null : JSON.stringify(matcher);
  return {
    key,
    remembered: key === null ? null : cache.find(key),
    resolved: () => {
      resolved ??= resolveMatcher(matcher, idsBySegment);
      return resolved;
    },
  };
}

function holdsIds(matcher: Matcher): boolean {
  if (matcher.kind === 'any' || matcher.kind === 'all') return matcher.of.some(holdsIds);
  return matcher.kind === 'not' ? holdsIds(matcher.of) : matcher.kind === 'ids';
}

/** Same as `matches`, but caches recently used clauses. */
export function cachedMatches(segment: Segment, prepared: PreparedMatcher): Bitset {
  return remember(segment, prepared.remembered, () => matches(segment, prepared.resolved()));
}

/** The matches of the clause, computed when not cached. The result is shared: never write to it. */
export function remember(
  segment: Segment,
  clause: RememberedClause | null,
  compute: () => Bitset,
): Bitset {
  if (segment.size < CACHED_FROM_DOCUMENTS || clause === null) return compute();
  const known = clause.get(segment);
  if (known) return known;
  const found = compute();
  clause.set(segment, found);
  return found;
}
