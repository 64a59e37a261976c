import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { LANGUAGES } from './labels.ts';
import { type Outcome, scorePrompts, shareRight } from './scorecard.ts';
import { CORE_SETS, LABELLED_SETS, PLACE_SETS } from './sets.ts';

/**
 * The sets are spent: the interpreter was mended for them, so that a floor guards against loss and
 * says nothing of prompts to come (docs/decisions/0024).
 */
const FLOORS: Record<string, number> = {
  title: 0.96,
  seniority: 0.92,
  place: 0.98,
  radius: 0.94,
  years: 0.99,
  skills: 0.88,
  'must or nice': 0.92,
  exclusions: 0.92,
  companies: 0.9,
  languages: 0.95,
  certifications: 0.92,
  industries: 0.9,
  'company size, told': 0.9,
  'ignored, told': 0.95,
  'title + place + years': 0.95,
  'refused: noise': 0.98,
  'refused: protected': 0.97,
  'not refused in error': 0.99,
};

const prompts = LABELLED_SETS.flatMap((set) => set.prompts);
const refusals = LABELLED_SETS.flatMap((set) => set.refusals);
const rows = scorePrompts(prompts, refusals, createLexicon());

function rowOf(name: string): Outcome[] {
  return rows.find((row) => row.name === name)!.outcomes;
}

function wrongOf(outcomes: readonly Outcome[]): string {
  return outcomes
    .filter((one) => !one.right)
    .map(({ prompt, wanted, found }) => `${prompt}\n  wanted ${wanted}\n  found  ${found}`)
    .join('\n');
}

test('at least 250 prompts, 40 % of them French, 40 of them to be refused', () => {
  const all = [...prompts, ...refusals];
  expect(all.length).toBeGreaterThanOrEqual(250);
  expect(all.filter((one) => one.language === 'fr').length / all.length).toBeGreaterThanOrEqual(
    0.4,
  );
  expect(refusals.length).toBeGreaterThanOrEqual(40);
});

test('no prompt is there twice', () => {
  const all = [...prompts, ...refusals].map(({ prompt }) => prompt.toLowerCase());
  expect(new Set(all).size).toBe(all.length);
});

describe('the built-in interpreter', () => {
  test.for(Object.entries(FLOORS))(
    'reads %s right in at least %d of the prompts',
    ([name, floor]) => {
      const outcomes = rowOf(name);
      expect(outcomes.length).toBeGreaterThan(0);
      expect(shareRight(outcomes), wrongOf(outcomes)).toBeGreaterThanOrEqual(floor);
    },
  );

  test('reads French within 5 points of English', () => {
    const [english, french] = LANGUAGES.map((language) =>
      shareRight(rowOf('title + place + years').filter((one) => one.language === language)),
    );
    expect(Math.abs(english! - french!)).toBeLessThanOrEqual(0.05);
  });
});

test('places of fragments without capitals, towns below 15,000 people, counties and post codes are read right in at least 97 %', () => {
  const placed = scorePrompts(
    PLACE_SETS.flatMap((set) => set.prompts),
    [],
    createLexicon(),
  );
  const outcomes = placed.find((row) => row.name === 'place')!.outcomes;
  expect(shareRight(outcomes), wrongOf(outcomes)).toBeGreaterThanOrEqual(0.97);
});

/** The sets labelled with title, place and years only (docs/decisions/0048). */
const CORE_FLOORS: Record<string, number> = {
  title: 0.96,
  place: 0.97,
  years: 0.98,
  'title + place + years': 0.94,
  'refused: noise': 0.97,
  'not refused in error': 0.98,
};

describe('of prompts that others wrote, the built-in interpreter', () => {
  const core = scorePrompts(
    CORE_SETS.flatMap((set) => set.prompts),
    CORE_SETS.flatMap((set) => set.refusals),
    createLexicon(),
  );
  const outcomesOf = (name: string): Outcome[] => core.find((row) => row.name === name)!.outcomes;

  test.for(Object.entries(CORE_FLOORS))('reads %s right in at least %d', ([name, floor]) => {
    const outcomes = outcomesOf(name);
    expect(shareRight(outcomes), wrongOf(outcomes)).toBeGreaterThanOrEqual(floor);
  });

  test('reads French within 5 points of English', () => {
    const [english, french] = LANGUAGES.map((language) =>
      shareRight(outcomesOf('title + place + years').filter((one) => one.language === language)),
    );
    expect(Math.abs(english! - french!)).toBeLessThanOrEqual(0.05);
  });
});
