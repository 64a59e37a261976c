/** A stream of random numbers that depends on its keys alone. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Up to `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/**
 * The sfc32 generator (Chris Doty-Humphrey), whose 128 bits of state take the seed and the person's
 * number whole: no two people of a run can share a stream, and a person does not depend on how many
 * others are made.
 */
export function createRandom(seed: number, index: number): Random {
  let [a, b, c, counter] = [seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0, index >>> 0, 1];
  const step = (): number => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    return result >>> 0;
  };
  // The first rounds still show the keys.
  for (let round = 0; round < 15; round++) step();

  const next = (): number => step() / 2 ** 32;
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)]!,
    sample(items, count) {
      const pool = [...items];
      const taken = Math.min(count, pool.length);
      for (let at = 0; at < taken; at++) {
        const other = int(at, pool.length - 1);
        [pool[at], pool[other]] = [pool[other]!, pool[at]!];
      }
      return pool.slice(0, taken);
    },
  };
}
