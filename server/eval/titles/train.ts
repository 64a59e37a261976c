import { createRandom, type Random } from '../../../sample/src/random.ts';
import { eachTitleFeature, type FeatureKind } from '../../src/lexicon/rules/title-features.ts';
import type { ByteRows, TitleHead, TitleTable } from '../../src/lexicon/rules/title-table.ts';
import type { readSubjects, Subject, TitleCase } from './cases.ts';

/*
 * Learns vectors of features and of what titles name, as fastText does: the vector of a title is
 * the weighted sum of the vectors of its features, and a softmax over the names of its vocabulary
 * says how well it points to the right one. All vocabularies share the vectors of features, and
 * nothing else joins them. Plain gradient descent with one rate for each row (Adagrad); the same
 * titles give the same bytes.
 */

const DIMENSIONS = 64;
const EPOCHS = 5;
const RATE = 0.3;
const LAST_RATE = 0.01;
/** Features left out of each lesson, so that no title depends on one of them alone. */
const LEFT_OUT = 0.2;
const SEED = 2026;
/** What keeps the file below four megabytes. */
const MAX_FEATURES = 47_000;
/** How many titles must have a feature. */
const MIN_TITLES: Record<FeatureKind, number> = { word: 1, pair: 3, run: 2 };
/** A name that is this unlikely is left alone: most are, which makes a lesson twice as fast. */
const NEGLIGIBLE = 1e-4;
const FIRST_SQUARES = 1e-3;

interface Rows {
  numbers: Float32Array;
  /** The squares of all gradients so far. */
  squares: Float32Array;
}

const createRows = (count: number): Rows => ({
  numbers: new Float32Array(count * DIMENSIONS),
  squares: new Float32Array(count).fill(FIRST_SQUARES),
});

interface Vocabulary {
  keys: Uint32Array;
  rowOf: ReadonlyMap<number, number>;
  importance: Uint8Array;
}

/** The features that enough titles have, with what each counts: rare ones more. */
function chooseFeatures(cases: readonly TitleCase[]): Vocabulary {
  const counts = new Map<number, { titles: number; kind: FeatureKind }>();
  for (const { words } of cases) {
    const seen = new Set<number>();
    eachTitleFeature(words, (key, _, kind) => {
      if (seen.has(key)) return;
      seen.add(key);
      const known = counts.get(key);
      if (known) known.titles += 1;
      else counts.set(key, { titles: 1, kind });
    });
  }
  const keys = [...counts]
    .filter(([, { titles, kind }]) => titles >= MIN_TITLES[kind])
    .sort(
      ([keyA, a], [keyB, b]) =>
        Number(b.kind === 'word') - Number(a.kind === 'word') || b.titles - a.titles || keyA - keyB,
    )
    .slice(0, MAX_FEATURES)
    .map(([key]) => key)
    .sort((a, b) => a - b);
  const all = Math.log(cases.length);
  return {
    keys: Uint32Array.from(keys),
    rowOf: new Map(keys.map((key, row) => [key, row])),
    importance: Uint8Array.from(keys, (key) =>
      Math.round(255 * (1 - Math.log(counts.get(key)!.titles) / all)),
    ),
  };
}

interface Lesson {
  rows: Int32Array;
  weights: Float32Array;
  answers: readonly number[];
  head: Rows;
}

function lessonOf({ words, answers }: TitleCase, features: Vocabulary, head: Rows): Lesson {
  const found = new Map<number, number>();
  eachTitleFeature(words, (key, weight) => {
    const row = features.rowOf.get(key);
    if (row === undefined) return;
    found.set(row, (found.get(row) ?? 0) + weight * (features.importance[row]! / 255));
  });
  const length = Math.sqrt([...found.values()].reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
  return {
    rows: Int32Array.from(found.keys()),
    weights: Float32Array.from(found.values(), (weight) => weight / length),
    answers,
    head,
  };
}

/** Space for one lesson at a time. */
interface Scratch {
  vector: Float32Array;
  gradient: Float32Array;
  chances: Float32Array;
  left: Uint8Array;
}

function sumRows({ rows, weights }: Lesson, features: Rows, random: Random, scratch: Scratch) {
  const { vector, left } = scratch;
  const { numbers } = features;
  vector.fill(0);
  for (let at = 0; at < rows.length; at++) {
    left[at] = random.next() < LEFT_OUT ? 1 : 0;
    if (left[at] === 1) continue;
    const from = rows[at]! * DIMENSIONS;
    const weight = weights[at]!;
    for (let n = 0; n < DIMENSIONS; n++) vector[n]! += weight * numbers[from + n]!;
  }
}

/** How likely each name is, without the division by their sum, which is returned. */
function guess({ numbers }: Rows, { vector, chances }: Scratch, count: number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let row = 0, from = 0; row < count; row++, from += DIMENSIONS) {
    let score = 0;
    for (let n = 0; n < DIMENSIONS; n++) score += numbers[from + n]! * vector[n]!;
    chances[row] = score;
    if (score > top) top = score;
  }
  let sum = 0;
  for (let row = 0; row < count; row++) {
    const chance = Math.exp(chances[row]! - top);
    chances[row] = chance;
    sum += chance;
  }
  return sum;
}

/** Moves the vectors of the names; gathers what the vector of the title should move by. */
function moveNames({ head, answers }: Lesson, scratch: Scratch, sum: number, rate: number): void {
  const { vector, gradient, chances } = scratch;
  const { numbers, squares } = head;
  for (const answer of answers) chances[answer]! -= sum / answers.length;
  gradient.fill(0);
  const least = NEGLIGIBLE * sum;
  for (let row = 0; row < squares.length; row++) {
    const chance = chances[row]!;
    if (chance < least && chance > -least) continue;
    const error = chance / sum;
    squares[row]! += error * error;
    const step = (rate * error) / Math.sqrt(squares[row]!);
    const from = row * DIMENSIONS;
    for (let n = 0; n < DIMENSIONS; n++) {
      const number = numbers[from + n]!;
      gradient[n]! += error * number;
      numbers[from + n] = number - step * vector[n]!;
    }
  }
}

function moveFeatures({ rows, weights }: Lesson, features: Rows, scratch: Scratch, rate: number) {
  const { gradient, left } = scratch;
  const { numbers, squares } = features;
  let mean = 0;
  for (const one of gradient) mean += one * one;
  mean /= DIMENSIONS;
  for (let at = 0; at < rows.length; at++) {
    if (left[at] === 1) continue;
    const row = rows[at]!;
    const weight = weights[at]!;
    squares[row]! += mean * weight * weight;
    const step = (rate * weight) / Math.sqrt(squares[row]!);
    const from = row * DIMENSIONS;
    for (let n = 0; n < DIMENSIONS; n++) numbers[from + n]! -= step * gradient[n]!;
  }
}

function shuffle(lessons: Lesson[], random: Random): void {
  for (let at = lessons.length - 1; at > 0; at--) {
    const other = random.int(0, at);
    [lessons[at], lessons[other]] = [lessons[other]!, lessons[at]!];
  }
}

/** Each row at a scale of its own, its largest number at 127. */
function inBytes(numbers: Float32Array): ByteRows {
  const scales = new Float32Array(numbers.length / DIMENSIONS);
  const bytes = new Int8Array(numbers.length);
  for (let row = 0; row < scales.length; row++) {
    const from = row * DIMENSIONS;
    let most = 0;
    for (let n = 0; n < DIMENSIONS; n++) most = Math.max(most, Math.abs(numbers[from + n]!));
    scales[row] = most / 127;
    for (let n = 0; n < DIMENSIONS; n++)
      bytes[from + n] = most === 0 ? 0 : Math.round((numbers[from + n]! / most) * 127);
  }
  return { scales, bytes };
}

/** The names with their vectors, sorted by name: those of an ISCO group are side by side. */
function sortedHead(names: readonly string[], { numbers }: Rows): TitleTable['heads'][TitleHead] {
  const order = names.map((_, at) => at).sort((a, b) => (names[a]! < names[b]! ? -1 : 1));
  const sorted = new Float32Array(numbers.length);
  for (const [to, from] of order.entries())
    sorted.set(numbers.subarray(from * DIMENSIONS, (from + 1) * DIMENSIONS), to * DIMENSIONS);
  return { names: order.map((at) => names[at]!), ...inBytes(sorted) };
}

export function trainTitles(
  { esco, onet, rome, families }: ReturnType<typeof readSubjects>,
  report: (line: string) => void,
): TitleTable {
  const random = createRandom(SEED, 0);
  const subjects: Subject[] = [esco, onet, rome, families];
  const features = chooseFeatures(subjects.flatMap(({ cases }) => cases));
  const rows = createRows(features.keys.length);
  for (let at = 0; at < rows.numbers.length; at++)
    rows.numbers[at] = ((random.next() - 0.5) * 2) / Math.sqrt(DIMENSIONS);
  const heads = subjects.map(({ names }) => createRows(names.length));
  const lessons = subjects.flatMap(({ cases }, at) =>
    cases.map((one) => lessonOf(one, features, heads[at]!)),
  );
  report(`${lessons.length} titles, ${features.keys.length} features`);
  const scratch: Scratch = {
    vector: new Float32Array(DIMENSIONS),
    gradient: new Float32Array(DIMENSIONS),
    chances: new Float32Array(Math.max(...subjects.map(({ names }) => names.length))),
    left: new Uint8Array(Math.max(...lessons.map((lesson) => lesson.rows.length))),
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(lessons, random);
    const rate = RATE * (1 - epoch / EPOCHS) + LAST_RATE;
    for (const lesson of lessons) {
      sumRows(lesson, rows, random, scratch);
      const sum = guess(lesson.head, scratch, lesson.head.squares.length);
      moveNames(lesson, scratch, sum, rate);
      moveFeatures(lesson, rows, scratch, rate);
    }
    report(`epoch ${epoch + 1} of ${EPOCHS}`);
  }
  return {
    dimensions: DIMENSIONS,
    features: {
      keys: features.keys,
      importance: features.importance,
      ...inBytes(rows.numbers),
    },
    heads: {
      occupations: sortedHead(esco.names, heads[0]!),
      families: sortedHead(families.names, heads[3]!),
    },
  };
}
