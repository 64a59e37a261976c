/*
 * Readings that compete for the words of a text. An arc claims the tokens `from` up to and without
 * `to`; a cover chooses arcs that do not overlap and leaves the other tokens to other readers.
 */

export interface Arc {
  from: number;
  to: number;
}

/** The features of an arc, or of a token left out of every arc. */
export type Features = readonly string[];

export type Weights = ReadonlyMap<string, number>;

export function scoreOf(features: Features, weights: Weights): number {
  let score = 0;
  for (const feature of features) score += weights.get(feature) ?? 0;
  return score;
}

/**
 * The arcs of the cover with the highest sum of scores, in order. `left[at]` is the score of
 * leaving token `at` out. Of two covers with the same sum, the one with fewer arcs wins.
 */
export function bestCover<A extends Arc>(
  left: readonly number[],
  arcs: readonly A[],
  score: (arc: A) => number,
): A[] {
  const endingAt = Map.groupBy(arcs, (arc) => arc.to);
  const best = [0];
  const chosen: (A | null)[] = [null];
  for (let to = 1; to <= left.length; to += 1) {
    let sum = best[to - 1]! + left[to - 1]!;
    let arc: A | null = null;
    for (const one of endingAt.get(to) ?? []) {
      const other = best[one.from]! + score(one);
      if (other > sum) {
        sum = other;
        arc = one;
      }
    }
    best.push(sum);
    chosen.push(arc);
  }
  const cover: A[] = [];
  for (let at = left.length; at > 0; ) {
    const arc = chosen[at];
    if (arc) cover.push(arc);
    at = arc ? arc.from : at - 1;
  }
  return cover.reverse();
}
