import { expect, test } from 'vitest';
import { promptTokens } from '../tokens.ts';
import { lineLabel, namedLabel } from './named-labels.ts';
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
  ['It would be great if you also had: Rust', 'wish'],
  ['We appreciate: shipping', 'wish'],
  ['Not suitable for: beginners', 'exclusion'],
  ['Nous : une PME', 'about'],
  ['Toi : cinq ans de React', 'demand'],
  ['nurse, nights: Leeds', null],
  ['we met in Leeds at noon to talk: hello', null],
] as const)('%s', ([line, role]) => {
  expect(roleOf(line)).toBe(role);
});

test.for([
  ['What would make the difference', 'wish'],
  ['Conditions requises', 'demand'],
  ['Conditions souhaitées', 'wish'],
  ['Tu pars avec un avantage si', 'wish'],
  ['SAP indispensable', null],
  ['You must know SQL', null],
  ['- mining, ideally gold', null],
] as const)('a line of its own: %s', ([line, role]) => {
  const tokens = promptTokens(line);
  expect(lineLabel({ tokens, said: tokens.filter(({ kind }) => kind !== 'mark') })).toBe(role);
});

test('a wish list ends with its sentence', () => {
  const roles = (text: string) => readStructure(promptTokens(text)).blocks.map(({ role }) => role);
  const [, wish, after] = roles(
    'Obligatoire : React et Node. Souhaité : GraphQL. Développeur fullstack à Lyon, cinq ans.',
  );
  expect(wish).toBe('wish');
  expect(after).not.toBe('wish');
});
