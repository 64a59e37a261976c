/*
 * Which words stand for each other in texts of one meaning, by expectation maximisation: every word
 * of one text is explained by a word of the other, and words that explain each other often are
 * likely the same (the first model of Brown and others, 1993).
 */

/** Two texts of one meaning, as roots. */
export interface Couple {
  left: readonly string[];
  right: readonly string[];
  /** Couples of one source count together, so that long lists of names weigh no more. */
  weight: number;
}

const ROUNDS = 6;
/** Rarer pairs are chance. */
const LEAST_COUNT = 0.4;

type Table = Map<string, Map<string, number>>;

const add = (table: Table, from: string, to: string, by: number): void => {
  const row = table.get(from) ?? new Map<string, number>();
  table.set(from, row);
  row.set(to, (row.get(to) ?? 0) + by);
};

/** How often each word of the left is explained by each of the right: expected counts. */
function explained(couples: readonly Couple[]): Table {
  let chance: Table | null = null;
  let counts: Table = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    counts = new Map();
    for (const { left, right, weight } of couples) {
      for (const one of left) {
        const odds = right.map((other) => chance?.get(other)?.get(one) ?? (chance ? 1e-6 : 1));
        const sum = odds.reduce((total, odd) => total + odd, 0);
        right.forEach((other, at) => {
          add(counts, other, one, (weight * odds[at]!) / sum);
        });
      }
    }
    chance = new Map(
      [...counts].map(([from, row]) => {
        const sum = [...row.values()].reduce((total, count) => total + count, 0);
        return [from, new Map([...row].map(([to, count]) => [to, count / sum]))];
      }),
    );
  }
  return counts;
}

export interface Link {
  left: string;
  right: string;
  /** Expected number of sources in which they stand for each other. */
  count: number;
  /** The chance that one stands for the other, both ways: their geometric mean. */
  strength: number;
}

export function linksOf(couples: readonly Couple[]): Link[] {
  const forth = explained(couples);
  const back = explained(
    couples.map(({ left, right, weight }) => ({ left: right, right: left, weight })),
  );
  const sumOf = (row: Map<string, number>): number =>
    [...row.values()].reduce((total, count) => total + count, 0);
  const rightSums = new Map([...forth].map(([word, row]) => [word, sumOf(row)]));
  const leftSums = new Map([...back].map(([word, row]) => [word, sumOf(row)]));
  const links: Link[] = [];
  for (const [right, row] of forth) {
    for (const [left, there] of row) {
      const count = Math.sqrt(there * (back.get(left)?.get(right) ?? 0));
      if (count < LEAST_COUNT) continue;
      const strength = count / Math.sqrt(rightSums.get(right)! * leftSums.get(left)!);
      links.push({ left, right, count, strength });
    }
  }
  return links;
}
