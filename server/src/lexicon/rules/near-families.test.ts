import { describe, expect, test } from 'vitest';
import { ROLE_TABLES } from '../data/roles.ts';
import { createLexicon } from '../lexicon.ts';
import { createNearFamilies, parseNearFamilies } from './near-families.ts';
import { parseRoles } from './roles.ts';

const lexicon = createLexicon();
const families = ROLE_TABLES.flatMap(parseRoles).map(({ family }) => family);

describe('near families', () => {
  const near = createNearFamilies(
    new Map([['software-engineer', ['backend-developer', 'frontend-developer']]]),
    parseNearFamilies('backend-developer: frontend-developer 70, data-engineer 90, chef 20'),
  );

  test('are the broader one, the other kinds of it, and the neighbours, each by its best reason', () => {
    expect(near('backend-developer')).toEqual([
      { family: 'software-engineer', weight: 0.8, reason: 'broader' },
      { family: 'data-engineer', weight: 0.75, reason: 'neighbour' },
      { family: 'frontend-developer', weight: 0.7, reason: 'neighbour' },
      { family: 'chef', weight: 0.2, reason: 'neighbour' },
    ]);
  });

  test('are none for a family that the table does not place beside another', () => {
    expect(near('chef')).toEqual([]);
  });

  test('of every role are known roles, nearest first, and neither the role nor its kinds', () => {
    for (const family of families) {
      const found = lexicon.nearFamilies(family);
      const own = [family, ...lexicon.kindsOf(family)];
      expect(found.filter((one) => own.includes(one.family))).toEqual([]);
      expect(found.filter((one) => !families.includes(one.family))).toEqual([]);
      expect(found.every(({ weight }) => weight > 0 && weight < 1)).toBe(true);
      const weights = found.map(({ weight }) => weight);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    }
  });
});
