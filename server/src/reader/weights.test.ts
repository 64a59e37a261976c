import { expect, test } from 'vitest';
import { FACT_WEIGHTS } from './data/fact-weights.gen.ts';
import { FORCE_WEIGHTS } from './data/force-weights.gen.ts';
import { UNLISTED_WEIGHTS } from './data/unlisted-weights.gen.ts';
import { columnsOf, readWeights } from './weights.ts';

test('a table has its columns, and of each feature the weights, none as 0', () => {
  const table = '\tone\ttwo\na\t1\t-2\nb|c\t\t30\nlast\t4\t';
  const weights = readWeights(table);
  expect(columnsOf(table)).toEqual(['one', 'two']);
  expect(['a', 'b|c', 'last', 'a'].map((feature) => weights.get(feature))).toEqual([
    [1, -2],
    [0, 30],
    [4, 0],
    [1, -2],
  ]);
  for (const feature of ['b', '', 'A']) expect(weights.get(feature)).toBeUndefined();
});

test.each([
  ['forces', FORCE_WEIGHTS],
  ['facts', FACT_WEIGHTS],
  ['names', UNLISTED_WEIGHTS],
])('every row of the table of %s is read', (_, table) => {
  const weights = readWeights(table);
  const rows = new Map(
    table.split('\n').map((row) => [row.split('\t')[0]!, row.split('\t').slice(1)]),
  );
  const unread = [...rows]
    .filter(([feature, values]) => feature !== '' && values.length > 0)
    .filter(([feature, values]) => {
      const read = weights.get(feature);
      return (
        read?.length !== values.length || values.some((value, at) => read[at] !== Number(value))
      );
    });
  expect(unread).toEqual([]);
});
