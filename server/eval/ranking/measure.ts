/** 3: the very occupation and level; 2: its family; 1: a neighbour; 0: anything else. */
export type Grade = 0 | 1 | 2 | 3;

/** Results a page. */
const PAGE = 10;

/** From this grade on a person is one that the search should have found. */
const RELEVANT = 2;

export interface QueryResult {
  /** Of each result, best first, at most ten. */
  grades: readonly Grade[];
  /** Of everybody who meets the required filters other than the title. */
  possible: readonly Grade[];
  /** Results that do not meet a required filter other than the title. */
  violations: number;
}

export interface Figures {
  queries: number;
  /** Mean of the queries that somebody relevant answers. */
  ndcg: number;
  empty: number;
  /** Fewer than ten results although ten relevant people exist. */
  fewerThanTen: number;
  /** Queries with a violation. */
  violating: number;
}

const gainOf = (grades: readonly Grade[]): number =>
  grades
    .slice(0, PAGE)
    .reduce((sum: number, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** Normalised discounted cumulative gain of the first ten; null when nobody is relevant. */
export function ndcgOf({ grades, possible }: QueryResult): number | null {
  const ideal = gainOf(possible.toSorted((a, b) => b - a));
  return ideal === 0 ? null : gainOf(grades) / ideal;
}

export function figuresOf(results: readonly QueryResult[]): Figures {
  const ndcgs = results.flatMap((result) => ndcgOf(result) ?? []);
  return {
    queries: results.length,
    ndcg: ndcgs.reduce((sum, one) => sum + one, 0) / ndcgs.length,
    empty: results.filter(({ grades }) => grades.length === 0).length,
    fewerThanTen: results.filter(
      ({ grades, possible }) =>
        grades.length < PAGE && possible.filter((grade) => grade >= RELEVANT).length >= PAGE,
    ).length,
    violating: results.filter(({ violations }) => violations > 0).length,
  };
}
