import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTitleEncoder } from './title-encoder.ts';
import { eachTitleFeature } from './title-features.ts';
import { readTitleTable, type TitleTable, writeTitleTable } from './title-table.ts';

function featuresOf(...words: string[]): Map<number, number> {
  const found = new Map<number, number>();
  eachTitleFeature(words, (key, weight) => found.set(key, (found.get(key) ?? 0) + weight));
  return found;
}

/** Rows of eight numbers, each with its largest at one position. */
const bytesAt = (...positions: number[]): Int8Array =>
  Int8Array.from(
    positions.flatMap((position) =>
      Array.from({ length: 8 }, (_, at) => (at === position ? 127 : 0)),
    ),
  );

/** Eight dimensions: "nurse" points along the first, "welder" along the second. */
function smallTable(): TitleTable {
  const wordKey = (word: string): number => [...featuresOf(word)].find(([, one]) => one === 1)![0];
  const rows = [
    [wordKey('nurse'), [127, 0, 0, 0, 0, 0, 0, 0]],
    [wordKey('welder'), [0, 127, 0, 0, 0, 0, 0, 0]],
  ] as const;
  const sorted = rows.toSorted(([a], [b]) => a - b);
  return {
    dimensions: 8,
    features: {
      keys: Uint32Array.from(sorted, ([key]) => key),
      importance: Uint8Array.of(255, 255),
      scales: Float32Array.of(1 / 127, 1 / 127),
      bytes: Int8Array.from(sorted.flatMap(([, row]) => row)),
    },
    heads: {
      occupations: {
        names: ['2221.1', '7212.1', '1111.1'],
        scales: Float32Array.of(0.05, 0.05, 0.05),
        bytes: bytesAt(0, 1, 2),
      },
      families: {
        names: ['nurse', 'welder'],
        scales: Float32Array.of(0.05, 0.05),
        bytes: bytesAt(0, 1),
      },
    },
  };
}

describe('the features of a title', () => {
  test('are the same for plurals and genders', () => {
    expect(featuresOf('infirmieres')).toEqual(featuresOf('infirmier'));
    expect(featuresOf('data', 'engineers')).toEqual(featuresOf('data', 'engineer'));
  });

  test('are the same in any order of two words', () => {
    expect(featuresOf('data', 'engineer')).toEqual(featuresOf('engineer', 'data'));
  });

  test('are shared by words that are spelt alike', () => {
    const theirs = featuresOf('hydrotherapist');
    const shared = [...featuresOf('hydrotherapeute').keys()].filter((key) => theirs.has(key));
    expect(shared.length).toBeGreaterThan(10);
  });
});

describe('the encoder of titles', () => {
  const encoder = createTitleEncoder(smallTable());

  test('gives decreasing weights with the sum 1', () => {
    const near = encoder.nearest(['nurse'], 'occupations', 3);
    expect(near.map(({ id }) => id)).toEqual(['2221.1', '7212.1', '1111.1']);
    expect(near.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 6);
    expect(near[0]!.weight).toBeGreaterThan(0.9);
  });

  test('places a title of two trades between them', () => {
    const [first, second] = encoder.nearest(['nurse', 'welder'], 'families', 2);
    expect(first!.weight).toBeCloseTo(second!.weight, 6);
  });

  test('is silent about words that it has no part of', () => {
    expect(encoder.nearest(['xq'], 'families', 2)).toEqual([]);
    expect(encoder.nearest([], 'families', 2)).toEqual([]);
  });

  test('does not remember the title before', () => {
    const words = fc.array(fc.constantFrom('nurse', 'welder', 'xq'), { maxLength: 4 });
    fc.assert(
      fc.property(words, words, (before, title) => {
        const first = createTitleEncoder(smallTable()).nearest(title, 'occupations', 3);
        encoder.nearest(before, 'occupations', 3);
        expect(encoder.nearest(title, 'occupations', 3)).toEqual(first);
      }),
    );
  });
});

test('a table is read as it was written, wherever its bytes start', () => {
  const table = smallTable();
  const written = writeTitleTable(table);
  const moved = new Uint8Array(written.length + 1);
  moved.set(written, 1);
  expect(readTitleTable(moved.subarray(1))).toEqual(table);
});
