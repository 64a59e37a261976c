import { MEANING_WEIGHTS } from '../data/meaning-weights.gen.ts';

/** What a passage shows of a criterion: for learning, and for the decision. */
export interface Likeness {
  /** Weighted share of the asked words that one sentence shows, and of the text around it. */
  here: number;
  around: number;
  /** The weakest word of the sentence with its neighbours. */
  weakest: number;
  terms: number;
}

/** Every word is the same or hardly another. */
const NEARLY_SAME = 0.7;

/** What is weighed; the first is the weight of no likeness at all. */
export const featuresOf = (
  { here, around, weakest, terms }: Likeness,
  asserted: number,
): number[] => {
  const isAlone = terms === 1;
  // One word in common may be chance; an act with its object hardly is.
  const [single, several] = isAlone ? [weakest, 0] : [0, weakest];
  return [1, here, isAlone ? 0 : around, single, several, several >= NEARLY_SAME ? 1 : 0, asserted];
};

/** The chance that a text shows what is asked (server/eval/meanings/weights.ts). */
export function chanceOf(likeness: Likeness, asserted: number): number {
  const sum = featuresOf(likeness, asserted).reduce(
    (total, feature, at) => total + feature * MEANING_WEIGHTS.weights[at]!,
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}
