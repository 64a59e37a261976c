import type { SeenMention } from '../../src/reader/force/features.ts';
import { firstReadings } from '../../src/reader/force/learned.ts';
import type { Force } from '../../src/reader/force/mention.ts';
import { togetherFeatures } from '../../src/reader/force/together.ts';

/** Features of a mention in its text, with its force. */
export interface ForceCase {
  features: readonly string[];
  force: Force;
}

export const FORCES: readonly Force[] = ['required', 'wished', 'excluded', 'aside'];

const EPOCHS = 6;
const RATE = 0.03;
/** What the sums of squares start from, so that the first steps are not too long. */
const FIRST_SQUARE = 1e-2;
/** Knuth's multiplicative hash: an order that has nothing to do with who wrote a text. */
const SHUFFLE = 2654435761;
/** A prime: each epoch visits all cases, in an order of its own. */
const STRIDE = 7919;
/** Features seen once teach nothing that holds elsewhere. */
const MIN_SEEN = 2;

/** What is learned from: the features of a thing, and which of the answers is right. */
export interface Case {
  features: readonly string[];
  answer: number;
  /** What speaks for each answer before any feature, in hundredths. */
  offset?: readonly number[];
}

function numbered(cases: readonly Case[], least: number): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of cases)
    for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const kept = [...seen].filter(([, count]) => count >= least).map(([feature]) => feature);
  return new Map(kept.map((feature, at) => [feature, at]));
}

/** What each force has too much probability by, in place of the scores. */
function errors(scores: Float64Array, answer: number): void {
  const most = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    scores[at] = Math.exp(scores[at]! - most);
    sum += scores[at]!;
  }
  for (let at = 0; at < scores.length; at++)
    scores[at] = scores[at]! / sum - (at === answer ? 1 : 0);
}

/** How to learn: for how many epochs, and what share of the features each case leaves out. */
export interface Schedule {
  epochs: number;
  /**
   * Features left out at random make the others carry what a few strong ones would: the weights
   * hold better for writers that were not seen.
   */
  left: number;
  /** Features seen less often teach nothing that holds elsewhere. */
  least: number;
}

const PLAIN: Schedule = { epochs: EPOCHS, left: 0, least: MIN_SEEN };

/** Numbers from 0 to 1 that look random and are the same each time (Numerical Recipes). */
function sequence(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Weights = ReadonlyMap<string, readonly number[]>;

/**
 * Logistic regression by AdaGrad over few epochs, for any `count` answers: stopping early keeps rare
 * features weak. The same cases give the same weights: of each feature, one for each answer, in
 * hundredths. A case starts from its `offset`, in hundredths too, or from 0.
 */
export function trainLinear(
  cases: readonly Case[],
  count: number,
  { epochs, left, least }: Schedule = PLAIN,
): Weights {
  const ids = numbered(cases, least);
  const weights = new Float64Array(ids.size * count);
  const squares = new Float64Array(ids.size * count).fill(FIRST_SQUARE);
  const rows = cases
    .map(({ features, answer, offset }, at) => ({
      key: Math.imul(at, SHUFFLE) >>> 0,
      ids: features.flatMap((one) => ids.get(one) ?? []),
      answer,
      offset,
    }))
    .sort((a, b) => a.key - b.key);
  const draw = sequence();
  const scores = new Float64Array(count);
  for (let epoch = 0; epoch < epochs; epoch++)
    for (let step = 0; step < rows.length; step++) {
      const row = rows[(step * STRIDE + epoch * 101) % rows.length]!;
      const own = left === 0 ? row.ids : row.ids.filter(() => draw() >= left);
      for (let at = 0; at < count; at++) scores[at] = (row.offset?.[at] ?? 0) / 100;
      for (const id of own)
        for (let at = 0; at < count; at++) scores[at]! += weights[id * count + at]!;
      errors(scores, row.answer);
      for (const id of own)
        for (let at = 0; at < count; at++) {
          const here = id * count + at;
          squares[here]! += scores[at]! ** 2;
          weights[here]! -= (RATE * scores[at]!) / Math.sqrt(squares[here]!);
        }
    }
  return new Map(
    [...ids].map(([feature, id]) => [
      feature,
      Array.from({ length: count }, (_, at) =>
        Math.round(weights[id * count + at]! * (1 - left) * 100),
      ),
    ]),
  );
}

const FIRST: Schedule = { epochs: 8, left: 0.5, least: MIN_SEEN };
const SECOND: Schedule = { epochs: 8, left: 0.2, least: MIN_SEEN };
/** The second reading learns from first readings of texts that these were not learned from. */
const PARTS = 3;

function partOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum % PARTS;
}

const learnFirst = (cases: readonly ForceCase[]): Weights =>
  trainLinear(
    cases.map(({ features, force }) => ({ features, answer: FORCES.indexOf(force) })),
    FORCES.length,
    FIRST,
  );

/** The mentions of each text. */
function textsOf<T extends { id: string }>(samples: readonly T[]): T[][] {
  const texts: T[][] = [];
  for (const one of samples) {
    const last = texts.at(-1);
    if (last?.[0]?.id === one.id) last.push(one);
    else texts.push([one]);
  }
  return texts;
}

/** A mention, with its features without those of the force of the mention before. */
export interface ForceInText extends ForceCase {
  id: string;
  seen: SeenMention;
}

function secondCases(texts: readonly ForceInText[][], weights: Weights): Case[] {
  const score = (features: readonly string[]): number[] => {
    const scores = FORCES.map(() => 0);
    for (const one of features)
      weights.get(one)?.forEach((weight, at) => {
        scores[at]! += weight;
      });
    return scores;
  };
  return texts.flatMap((text) => {
    const first = firstReadings(
      text.map(({ seen }) => seen),
      FORCES,
      score,
    );
    return togetherFeatures(first).map((features, at) => ({
      features,
      answer: FORCES.indexOf(text[at]!.force),
      offset: FORCES.map((force) => first[at]!.scores[force]),
    }));
  });
}

/** The weights of both readings: of each feature, one for each of `FORCES`. */
export function trainForces(samples: readonly ForceInText[]): Weights {
  const cases = Array.from({ length: PARTS }, (_, part) => {
    const others = learnFirst(samples.filter(({ id }) => partOf(id) !== part));
    return secondCases(textsOf(samples.filter(({ id }) => partOf(id) === part)), others);
  });
  const second = trainLinear(cases.flat(), FORCES.length, SECOND);
  return new Map([...learnFirst(samples), ...second]);
}
