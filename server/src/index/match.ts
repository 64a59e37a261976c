import { type Bitset, emptyBitset, fullBitset, intersect, setBit, subtract, unite } from './bitset.ts';
import type { Dictionary } from './dictionary.ts';
import { type Matcher, NUMBER_FIELDS } from './port.ts';
import { ABSENT, type Segment, slotOf } from './segment.ts';

/** A matcher whose values are numbers of the dictionary: what a segment understands. */
export type ResolvedMatcher =
  | { kind: 'terms'; terms: readonly number[] }
  | { kind: 'range'; column: number; min: number; max: number }
  | { kind: 'any' | 'all'; of: readonly ResolvedMatcher[] }
  | { kind: 'not'; of: ResolvedMatcher };

/** A clause's matches are kept for so many clauses a segment: 8 KB each in a full segment. */
const CACHED_CLAUSES = 256;
/** Below this size a clause is evaluated more quickly than it is found in the cache. */
const CACHED_FROM_DOCUMENTS = 1024;

export function resolveMatcher(matcher: Matcher, dictionary: Dictionary): ResolvedMatcher {
  switch (matcher.kind) {
    case 'values': {
      const terms = matcher.values.map((value) => dictionary.find(matcher.field, value)).filter((term) => term >= 0);
      return { kind: 'terms', terms: ascending(terms) };
    }
    case 'words':
      return { kind: 'terms', terms: valuesWithGroups(matcher, dictionary) };
    case 'range':
      return { kind: 'range', column: NUMBER_FIELDS.indexOf(matcher.field), min: matcher.min ?? ABSENT + 1, max: matcher.max ?? 0x7fffffff };
    case 'not':
      return { kind: 'not', of: resolveMatcher(matcher.of, dictionary) };
    default:
      return { kind: matcher.kind, of: matcher.of.map((inner) => resolveMatcher(inner, dictionary)) };
  }
}

const ascending = (terms: readonly number[]): number[] => [...new Set(terms)].sort((a, b) => a - b);

/** The values that hold, for every group, at least one of its words. No group at all asks for nothing, so any value of the field would do: none is taken. */
function valuesWithGroups({ field, groups }: Extract<Matcher, { kind: 'words' }>, dictionary: Dictionary): number[] {
  const lists = groups.map((group) => {
    if (group.length === 1) return dictionary.withWord(field, group[0]!);
    return ascending(group.flatMap((word) => dictionary.withWord(field, word)));
  });
  lists.sort((a, b) => a.length - b.length);
  const [shortest, ...others] = lists;
  return (shortest ?? []).filter((term) => others.every((list) => includesSorted(list, term)));
}

function includesSorted(list: readonly number[], wanted: number): boolean {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (list[middle] === wanted) return true;
    if (list[middle]! < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

/** The documents of the segment that match, deleted ones included. The result may be shared: never write to it. */
export function matches(segment: Segment, matcher: ResolvedMatcher): Bitset {
  switch (matcher.kind) {
    case 'terms':
      return withTerms(segment, matcher.terms);
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

function withTerms(segment: Segment, terms: readonly number[]): Bitset {
  if (terms.length === 1) {
    const heavy = segment.heavy.get(slotOf(segment, terms[0]!));
    if (heavy) return heavy;
  }
  const bits = emptyBitset(segment.size);
  if (terms.length <= segment.terms.length) {
    for (const term of terms) addSlot(segment, slotOf(segment, term), bits);
  } else {
    // A long list in a small segment: look each of the segment's few terms up in the list.
    for (let slot = 0; slot < segment.terms.length; slot++) if (includesSorted(terms, segment.terms[slot]!)) addSlot(segment, slot, bits);
  }
  return bits;
}

function addSlot(segment: Segment, slot: number, bits: Bitset): void {
  if (slot < 0) return;
  const heavy = segment.heavy.get(slot);
  if (heavy) {
    unite(bits, heavy);
    return;
  }
  const { starts, postings } = segment;
  for (let at = starts[slot]!; at < starts[slot + 1]!; at++) setBit(bits, postings[at]!);
}

function inRange(column: Int32Array, min: number, max: number): Bitset {
  const bits = emptyBitset(column.length);
  for (let offset = 0; offset < column.length; offset++) {
    const value = column[offset]!;
    if (value !== ABSENT && value >= min && value <= max) setBit(bits, offset);
  }
  return bits;
}

/** A matcher of a plan, resolved when a segment first needs it. */
export interface PreparedMatcher {
  key: string;
  resolved(): ResolvedMatcher;
}

export function prepareMatcher(matcher: Matcher, dictionary: Dictionary): PreparedMatcher {
  let resolved: ResolvedMatcher | null = null;
  return {
    key: JSON.stringify(matcher),
    resolved: () => {
      resolved ??= resolveMatcher(matcher, dictionary);
      return resolved;
    },
  };
}

/** As `matches`, remembering the clauses used lately. */
export function cachedMatches(segment: Segment, prepared: PreparedMatcher): Bitset {
  return remembered(segment, prepared.key, () => matches(segment, prepared.resolved()));
}

/** The documents that `key` stands for, computed when they are not in the segment's cache. The result is shared: never write to it. */
export function remembered(segment: Segment, key: string, compute: () => Bitset): Bitset {
  if (segment.size < CACHED_FROM_DOCUMENTS) return compute();
  const { cache } = segment;
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const bits = compute();
  cache.set(key, bits);
  if (cache.size > CACHED_CLAUSES) cache.delete(cache.keys().next().value!);
  return bits;
}
