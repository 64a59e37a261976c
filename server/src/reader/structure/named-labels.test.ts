import { expect, test } from 'vitest';
import { promptTokens } from '../tokens.ts';
import { namedLabel } from './named-labels.ts';
import { readStructure } from './structure.ts';

const roleOf = (line: string) => namedLabel(promptTokens(line), 0)?.role ?? null;

test.for([
  ["Basic quals (we're strict): PhD", 'demand'],
  ['Hard requirements: SQL', 'demand'],
  ['Would be sweet: Cat ET', 'wish'],
  ["DON'T WANT: folks from CVS", 'exclusion'],
  ['On ne prend pas : les intérimaires', 'exclusion'],
  ['À éviter : parcours cosmétique', 'exclusion'],
  ['NOT needed: law degree', null],
  ['nurse, nights: Leeds', null],
  ['we met in Leeds at noon to talk: hello', null],
] as const)('%s', ([line, role]) => {
  expect(roleOf(line)).toBe(role);
});

test('a wish list ends with its sentence', () => {
  const roles = (text: string) => readStructure(promptTokens(text)).blocks.map(({ role }) => role);
  const [, wish, after] = roles(
    'Obligatoire : React et Node. Souhaité : GraphQL. Développeur fullstack à Lyon, cinq ans.',
  );
  expect(wish).toBe('wish');
  expect(after).not.toBe('wish');
});
