import { grown } from './texts.ts';

/** Pairs of numbers, each numbered when it first comes. The words of a text that stand side by side are so many that strings for them would not fit. */
export interface PairCollector {
  /** The number of the pair, given now if it is new. */
  add(first: number, second: number): number;
  count(): number;
  /** The pairs by first, then second, when what they are pairs of has these ranks; and where each number went in that order. */
  sorted(rankOfMember: Uint32Array): { pairs: SortedPairs; rank: Uint32Array };
}

/** The seconds of `firsts[n]` are `seconds[starts[n]]` up to, without, `seconds[starts[n + 1]]`; all ascend. */
export interface SortedPairs {
  firsts: Uint32Array;
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
    sorted(rankOfMember) {
      const keys = new Float64Array(count);
      for (let number = 0; number < count; number++) keys[number] = rankOfMember[firsts[number]!]! * SHIFT + rankOfMember[seconds[number]!]!;
      const order = Uint32Array.from(keys.keys()).sort((a, b) => keys[a]! - keys[b]!);
      const list = createPairList();
      const rank = new Uint32Array(count);
      for (let at = 0; at < count; at++) {
        const key = keys[order[at]!]!;
        rank[order[at]!] = at;
        list.append(Math.floor(key / SHIFT), key % SHIFT);
      }
      return { pairs: list.pairs(), rank };
    },
  };
}

/** Gathers pairs that come in their order, each once. */
export interface PairList {
  append(first: number, second: number): void;
  pairs(): SortedPairs;
}

export function createPairList(): PairList {
  const firsts: number[] = [];
  const starts: number[] = [];
  const seconds: number[] = [];
  return {
    append(first, second) {
      if (firsts.at(-1) !== first) {
        firsts.push(first);
        starts.push(seconds.length);
      }
      seconds.push(second);
    },
    pairs: () => ({ firsts: Uint32Array.from(firsts), starts: Uint32Array.from([...starts, seconds.length]), seconds: Uint32Array.from(seconds) }),
  };
}

/** All pairs in their order. */
export function eachPair({ firsts, starts, seconds }: SortedPairs, visit: (first: number, second: number) => void): void {
  for (let at = 0; at < firsts.length; at++) {
    for (let pair = starts[at]!; pair < starts[at + 1]!; pair++) visit(firsts[at]!, seconds[pair]!);
  }
}

/** Where the pair is, or -1. */
export function findPair({ firsts, starts, seconds }: SortedPairs, first: number, second: number): number {
  const at = findSorted(firsts, first, 0, firsts.length);
  return at < 0 ? -1 : findSorted(seconds, second, starts[at]!, starts[at + 1]!);
}

/** Where the number stands in `list[from]` up to, without, `list[to]`, which ascends; or -1. */
export function findSorted(list: ArrayLike<number>, wanted: number, from: number, to: number): number {
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
