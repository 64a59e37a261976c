import { describe, expect, test } from 'vitest';
import { loadTitleTable } from './atlas.ts';
import { ROLE_TABLES } from './data/roles.ts';
import { createLexicon } from './lexicon.ts';
import { parseRoles } from './rules/roles.ts';

const lexicon = createLexicon();
const familyOf = (title: string) => lexicon.nearestTitles(title).families[0]?.id;
const groupOf = (title: string) => lexicon.nearestTitles(title).occupations[0]?.id.split('.')[0];

describe('a title that is in no table finds its trade', () => {
  test.each([
    ['Paid acquisition manager', 'growth-marketer'],
    ['People operations manager', 'human-resources-manager'],
    ['Infirmière volante de nuit', 'nurse'],
    ['Boulangère tourière de nuit', 'baker'],
    ['Chef de rang tournant', 'waiter'],
    ['Bee keeper', 'livestock-farmer'],
  ])('%s: %s', (title, family) => {
    expect(familyOf(title)).toBe(family);
  });

  test.each([
    ['Aquaculture hatchery technician', '6221'],
    ['Night tram driver', '8331'],
    ['Soudeuse TIG inox', '7212'],
  ])('%s: ISCO %s', (title, group) => {
    expect(groupOf(title)).toBe(group);
  });
});

test.each([
  ['tram driver', 'conducteur de tramway'],
  ['forklift driver', 'cariste'],
  ['bee keeper', 'apiculteur'],
  ['waitress', 'serveuse'],
])('%s and %s are the same occupation', (english, french) => {
  const [first] = lexicon.nearestTitles(english).occupations;
  const theirs = lexicon.nearestTitles(french).occupations.slice(0, 3);
  expect(theirs.map(({ id }) => id)).toContain(first!.id);
});

test('levels, employers and genders make no difference', () => {
  const plain = lexicon.nearestTitles('Bee keeper');
  expect(lexicon.nearestTitles('Senior bee keeper at Acme')).toEqual(plain);
  expect(lexicon.nearestTitles('Bee keeper (m/f)')).toEqual(plain);
});

test('words without meaning for the work are near nothing', () => {
  expect(lexicon.nearestTitles('')).toEqual({ occupations: [], families: [] });
  for (const { weight } of lexicon.nearestTitles('Zzz qqq').occupations)
    expect(weight).toBeLessThan(0.2);
});

test('the table knows only families of the lexicon: train it again when one goes', () => {
  const families = new Set(ROLE_TABLES.flatMap(parseRoles).map(({ family }) => family));
  const { names } = loadTitleTable().heads.families;
  expect(names.filter((name) => !families.has(name))).toEqual([]);
});
