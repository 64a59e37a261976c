import { grown } from './texts.ts';

/** Pairs of numbers, each numbered when it first comes. The words of a text that stand side by side are so many that strings for them would not fit. */
export interface PairCollector {
  /** The number of the pair, given now if it is new; -1 when it was added with this document last. Documents come one after another. */
  add(first: number, second: number, document: number): number;
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

/** Numbers a pair: its first, its second, one more than its last document, and one to fill up, so that they lie in one line of the processor's cache. */
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
    for (let entry = 0; entry < count * STRIDE; entry += STRIDE) buckets[bucketOf(entries[entry]!, entries[entry + 1]!)] = entry / STRIDE + 1;
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
      const keys = new Float64Array(count);
      for (let number = 0; number < count; number++) {
        const entry = number * STRIDE;
        keys[number] = rankOfMember[entries[entry]!]! * SHIFT + rankOfMember[entries[entry + 1]!]!;
      }
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
