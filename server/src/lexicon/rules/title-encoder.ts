import { once } from '../../platform/once.ts';
import type { Near } from '../types.ts';
import { eachTitleFeature } from './title-features.ts';
import type { ByteRows, TitleHead, TitleTable } from './title-table.ts';

export interface TitleEncoder {
  /** What the words of a title are nearest to, best first. Empty when no part of them is known. */
  nearest(words: readonly string[], head: TitleHead, limit: number): Near[];
}

/** Numbers that are compared together. Vectors have a multiple of this many. */
const BLOCK = 8;

/**
 * The numbers of all rows, in blocks: the first eight of every row, then the next eight of every
 * row. So a comparison keeps eight numbers of the title in registers and reads straight on.
 */
function inBlocks({ scales, bytes }: ByteRows, dimensions: number): Float32Array {
  const numbers = new Float32Array(bytes.length);
  let to = 0;
  for (let block = 0; block < dimensions; block += BLOCK)
    for (let row = 0; row < scales.length; row += 1)
      for (let n = 0; n < BLOCK; n += 1, to += 1)
        numbers[to] = bytes[row * dimensions + block + n]! * scales[row]!;
  return numbers;
}

/** Finds the row of a feature: open addressing, at most half full. */
function createRowIndex(keys: Uint32Array): (key: number) => number {
  const size = 2 ** Math.ceil(Math.log2(keys.length * 2 + 1));
  const mask = size - 1;
  const rows = new Int32Array(size).fill(-1);
  for (let row = 0; row < keys.length; row += 1) {
    let at = keys[row]! & mask;
    while (rows[at] !== -1) at = (at + 1) & mask;
    rows[at] = row;
  }
  return (key) => {
    let at = key & mask;
    for (;;) {
      const row = rows[at]!;
      if (row === -1 || keys[row] === key) return row;
      at = (at + 1) & mask;
    }
  };
}

/** The vector of a title: the weighted sum of the vectors of its features, at a common length. */
function createEncode({ features, dimensions }: TitleTable) {
  const { keys, importance, scales, bytes } = features;
  const rowOf = createRowIndex(keys);
  const weights = new Float32Array(keys.length);
  const touched = new Int32Array(keys.length);
  let count = 0;
  const touch = (key: number, weight: number): void => {
    const row = rowOf(key);
    if (row === -1) return;
    if (weights[row] === 0) {
      touched[count] = row;
      count += 1;
    }
    weights[row]! += weight * (importance[row]! / 255);
  };
  return (words: readonly string[], vector: Float32Array): boolean => {
    count = 0;
    eachTitleFeature(words, touch);
    vector.fill(0);
    let squares = 0;
    for (let at = 0; at < count; at += 1) squares += weights[touched[at]!]! ** 2;
    const length = Math.sqrt(squares);
    for (let at = 0; at < count; at += 1) {
      const row = touched[at]!;
      const scale = (weights[row]! / length) * scales[row]!;
      weights[row] = 0;
      const from = row * dimensions;
      for (let n = 0; n < dimensions; n += 1) vector[n]! += scale * bytes[from + n]!;
    }
    return length > 0;
  };
}

/** How well each row agrees with the vector. */
function scoreRows(blocks: Float32Array, vector: Float32Array, scores: Float32Array): void {
  scores.fill(0);
  let at = 0;
  for (let n = 0; n < vector.length; n += BLOCK) {
    const [a, b, c, d] = [vector[n]!, vector[n + 1]!, vector[n + 2]!, vector[n + 3]!];
    const [e, f, g, h] = [vector[n + 4]!, vector[n + 5]!, vector[n + 6]!, vector[n + 7]!];
    for (let row = 0; row < scores.length; row += 1, at += BLOCK)
      scores[row] =
        scores[row]! +
        (a * blocks[at]! + b * blocks[at + 1]!) +
        (c * blocks[at + 2]! + d * blocks[at + 3]!) +
        (e * blocks[at + 4]! + f * blocks[at + 5]!) +
        (g * blocks[at + 6]! + h * blocks[at + 7]!);
  }
}

/** The positions of the largest scores, largest first. */
function largest(scores: Float32Array, limit: number): number[] {
  const best: number[] = [];
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at]!;
    if (best.length === limit && score <= scores[best[limit - 1]!]!) continue;
    let to = best.length < limit ? best.length : limit - 1;
    while (to > 0 && scores[best[to - 1]!]! < score) {
      best[to] = best[to - 1]!;
      to -= 1;
    }
    best[to] = at;
  }
  return best;
}

/** Scores this far below the best change no weight that anybody sees. */
const NEGLIGIBLE = -10;

export function createTitleEncoder(table: TitleTable): TitleEncoder {
  const { dimensions, heads } = table;
  const encode = createEncode(table);
  const vector = new Float32Array(dimensions);
  const namesOf = (head: TitleHead) =>
    once(() => ({
      names: heads[head].names,
      blocks: inBlocks(heads[head], dimensions),
      scores: new Float32Array(heads[head].names.length),
    }));
  const known = { occupations: namesOf('occupations'), families: namesOf('families') };
  return {
    nearest(words, head, limit) {
      if (!encode(words, vector)) return [];
      const { names, blocks, scores } = known[head]();
      scoreRows(blocks, vector, scores);
      const best = largest(scores, limit);
      const top = scores[best[0]!]!;
      let sum = 0;
      for (const score of scores) if (score - top > NEGLIGIBLE) sum += Math.exp(score - top);
      return best.map((at) => ({ id: names[at]!, weight: Math.exp(scores[at]! - top) / sum }));
    },
  };
}
