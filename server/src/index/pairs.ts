import { grown } from './texts.ts';

/** Pairs of numbers, each numbered when it first comes. The words of a text that stand side by side are so many that strings for them would not fit. */
export interface PairCollector {
  /** The number of the pair, given now if it is new. */
  add(first: number, second: number): number;
  count(): number;
  /** The pairs by first, then second, and where each number went in that order. */
  sorted(firstCount: number): SortedPairs & { rank: Uint32Array };
}

/** The seconds of first number `n` are `seconds[starts[n]]` up to, without, `seconds[starts[n + 1]]`, ascending. */
export interface SortedPairs {
  starts: Uint32Array;
  seconds: Uint32Array;
}

/** Both numbers of a pair in one double, so that native sorting orders them. */
const SHIFT = 2 ** 26;

export function createPairCollector(): PairCollector {
  let firsts = new Uint32Array(256);
  let seconds = new Uint32Array(256);
  let buckets = new Uint32Array(512);
  let count = 0;

  function bucketOf(first: number, second: number): number {
    const mask = buckets.length - 1;
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second + 0x7f4a7c15, 0x85ebca6b);
    hash ^= hash >>> 15;
    for (let bucket = Math.imul(hash, 0x2c1b3c6d) & mask; ; bucket = (bucket + 1) & mask) {
      const number = buckets[bucket]! - 1;
      if (number < 0 || (firsts[number] === first && seconds[number] === second)) return bucket;
    }
  }

  function grow(): void {
    firsts = grown(firsts);
    seconds = grown(seconds);
    buckets = new Uint32Array(buckets.length * 2);
    for (let number = 0; number < count; number++) buckets[bucketOf(firsts[number]!, seconds[number]!)] = number + 1;
  }

  return {
    add(first, second) {
      let bucket = bucketOf(first, second);
      const known = buckets[bucket]! - 1;
      if (known >= 0) return known;
      if (count === firsts.length) {
        grow();
        bucket = bucketOf(first, second);
      }
      firsts[count] = first;
      seconds[count] = second;
      buckets[bucket] = count + 1;
      return count++;
    },
    count: () => count,
    sorted(firstCount) {
      const keys = Float64Array.from({ length: count }, (_, number) => firsts[number]! * SHIFT + seconds[number]!).sort();
      const starts = new Uint32Array(firstCount + 1);
      const sortedSeconds = new Uint32Array(count);
      const rank = new Uint32Array(count);
      for (let at = 0; at < count; at++) {
        const first = Math.floor(keys[at]! / SHIFT);
        const second = keys[at]! % SHIFT;
        rank[buckets[bucketOf(first, second)]! - 1] = at;
        sortedSeconds[at] = second;
        starts[first + 1]!++;
      }
      for (let first = 0; first < firstCount; first++) starts[first + 1]! += starts[first]!;
      return { starts, seconds: sortedSeconds, rank };
    },
  };
}

/** Where the pair is, or -1. */
export function findPair({ starts, seconds }: SortedPairs, first: number, second: number): number {
  let low = starts[first]!;
  let high = starts[first + 1]! - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = seconds[middle]!;
    if (found === second) return middle;
    if (found < second) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
