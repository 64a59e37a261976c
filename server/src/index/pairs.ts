import { grown } from './texts.ts';

/**
 * Pairs of numbers, each numbered when first added. A text has too many adjacent words to store a
 * string for each pair.
 */
export interface PairCollector {
  /**
   * The number of the pair, assigned now if it is new; -1 when it was already added with this
   * document. All pairs of one document must be added before those of the next.
   */
  add(first: number, second: number, document: number): number;
  count(): number;
  /**
   * Sorts the pairs by first, then second member, using these ranks of the members. `rank` holds
   * the position of each pair number in that order.
   */
  sorted(rankOfMember: Uint32Array): { pairs: SortedPairs; rank: Uint32Array };
}

/**
 * The seconds of `firsts[n]` run from `seconds[starts[n]]` up to, but excluding, `seconds[starts[n
 * + 1]]`; both arrays ascend.
 */
export interface SortedPairs {
  firsts: Uint32Array;
  starts: Uint32Array;
  seconds: Uint32Array;
}

/**
 * Numbers per pair: its first, its second, its last document plus one, and one of padding, so that
 * a pair fits in one cache line.
 */
const STRIDE = 4;

export function createPairCollector(): PairCollector {
  let entries = new Uint32Array(256 * STRIDE);
  let buckets = new Uint32Array(512);
  let count = 0;

  function bucketOf(first: number, second: number): number {
    const mask = buckets.length - 1;
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second + 0x7f4a7c15, 0x85ebca6b);
    hash ^= hash >>> 15;
    for (let bucket = Math.imul(hash, 0x2c1b3c6d) & mask; ; bucket = (bucket + 1) & mask) {
      const entry = (buckets[bucket]! - 1) * STRIDE;
      if (entry < 0 || (entries[entry] === first && entries[entry + 1] === second)) return bucket;
    }
  }

  function grow(): void {
    entries = grown(entries);
    buckets = new Uint32Array(buckets.length * 2);
    for (let entry = 0; entry < count * STRIDE; entry += STRIDE)
      buckets[bucketOf(entries[entry]!, entries[entry + 1]!)] = entry / STRIDE + 1;
  }

  return {
    add(first, second, document) {
      let bucket = bucketOf(first, second);
      if (buckets[bucket] === 0) {
        if (count * STRIDE === entries.length) {
          grow();
          bucket = bucketOf(first, second);
        }
        entries[count * STRIDE] = first;
        entries[count * STRIDE + 1] = second;
        buckets[bucket] = ++count;
      }
      const number = buckets[bucket]! - 1;
      if (entries[number * STRIDE + 2] === document + 1) return -1;
      entries[number * STRIDE + 2] = document + 1;
      return number;
    },
    count: () => count,
    sorted(rankOfMember) {
      const firsts = new Uint32Array(count);
      const seconds = new Uint32Array(count);
      const order = new Uint32Array(count);
      for (let number = 0; number < count; number++) {
        firsts[number] = rankOfMember[entries[number * STRIDE]!]!;
        seconds[number] = rankOfMember[entries[number * STRIDE + 1]!]!;
        order[number] = number;
      }
      const ordered = sortBy(
        firsts,
        sortBy(seconds, order, rankOfMember.length),
        rankOfMember.length,
      );
      const list = createPairList();
      const rank = new Uint32Array(count);
      for (let at = 0; at < count; at++) {
        const number = ordered[at]!;
        rank[number] = at;
        list.append(firsts[number]!, seconds[number]!);
      }
      return { pairs: list.pairs(), rank };
    },
  };
}

/**
 * Sorts the numbers in `order` by their values in `keys`, all below `end`; the sort is stable. A
 * counting sort takes a fraction of the time of comparisons.
 */
function sortBy(keys: Uint32Array, order: Uint32Array, end: number): Uint32Array {
  const next = new Uint32Array(end + 1);
  for (let at = 0; at < keys.length; at++) next[keys[at]! + 1]!++;
  for (let key = 0; key < end; key++) next[key + 1]! += next[key]!;
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) sorted[next[keys[order[at]!]!]!++] = order[at]!;
  return sorted;
}

/** Collects pairs that arrive in order, each once. */
export interface PairList {
  append(first: number, second: number): void;
  pairs(): SortedPairs;
}

export function createPairList(): PairList {
  let firsts = new Uint32Array(256);
  let starts = new Uint32Array(256);
  let seconds = new Uint32Array(1_024);
  let groups = 0;
  let count = 0;
  return {
    append(first, second) {
      if (groups === 0 || firsts[groups - 1] !== first) {
        if (groups + 1 === starts.length) {
          firsts = grown(firsts);
          starts = grown(starts);
        }
        firsts[groups++] = first;
      }
      if (count === seconds.length) seconds = grown(seconds);
      seconds[count++] = second;
      starts[groups] = count;
    },
    pairs: () => ({
      firsts: firsts.slice(0, groups),
      starts: starts.slice(0, groups + 1),
      seconds: seconds.slice(0, count),
    }),
  };
}

/** All pairs in order. */
export function eachPair(
  { firsts, starts, seconds }: SortedPairs,
  visit: (first: number, second: number) => void,
): void {
  for (let at = 0; at < firsts.length; at++) {
    for (let pair = starts[at]!; pair < starts[at + 1]!; pair++) visit(firsts[at]!, seconds[pair]!);
  }
}

/** The position of the pair, or -1. */
export function findPair(
  { firsts, starts, seconds }: SortedPairs,
  first: number,
  second: number,
): number {
  const at = findSorted(firsts, first, 0, firsts.length);
  return at < 0 ? -1 : findSorted(seconds, second, starts[at]!, starts[at + 1]!);
}

/** The position of the number in the ascending `list[from]` up to, excluding, `list[to]`; or -1. */
export function findSorted(
  list: ArrayLike<number>,
  wanted: number,
  from: number,
  to: number,
): number {
  let low = from;
  let high = to - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = list[middle]!;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
