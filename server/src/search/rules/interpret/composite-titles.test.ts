import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

const titlesIn = (prompt: string): string[] =>
  interpretPrompt(prompt, lexicon, 'en')
    .filters.filter(({ filterType }) => filterType === 'JOB_TITLE')
    .flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [String(value)]));

describe('a composite title stays whole', () => {
  test.for([
    ['director of people operations in san diego', 'director of people operations'],
    ['Head of Tax, Leeds', 'Head of Tax'],
    ['VP of Customer Success in Toronto', 'VP of Customer Success'],
    ['Trust & Safety Manager positions in Tokyo', 'Trust & Safety Manager'],
    ['massachusetts ai/ml product managers', 'ai/ml product managers'],
    ['Software Engineer II in Austin', 'Software Engineer II'],
    ['Responsable FP&A, ETI, Lyon (69), anglais courant', 'Responsable FP&A'],
    ['directrice du succès client à Nantes', 'directrice du succès client'],
    ['chef de chantier gros œuvre à Marseille', 'chef de chantier gros œuvre'],
    ['chargé de développement commercial, Rennes', 'chargé de développement commercial'],
  ])('%s', ([prompt = '', title = '']) => {
    expect(titlesIn(prompt)).toEqual([title]);
  });
});

describe('a word beside a title is no part of it', () => {
  test.for([
    ['a sector', 'fintech data scientist in London', 'data scientist'],
    ['the stage of a company', 'series b solutions engineers in canada', 'solutions engineers'],
    ['a short place', 'dfw devops engineers', 'devops engineers'],
    ['a tool', 'python developer in Lille', 'developer'],
    ['praise', 'nice developer in Lyon', 'developer'],
  ])('%s', ([, prompt = '', title = '']) => {
    expect(titlesIn(prompt)).toEqual([title]);
  });
});

test('letters that name a role are a title in a title’s position, although a method has the same', () => {
  expect(titlesIn('Tpm In North Carolina')).toEqual(['Tpm']);
});

test('a level beside a title is a filter of its own', () => {
  const { filters } = interpretPrompt('staff software engineer, Leeds', lexicon, 'en');
  expect(filters.map(({ filterType, value }) => [filterType, value])).toEqual([
    ['SENIORITY', 'lead'],
    ['JOB_TITLE', 'software engineer'],
    ['LOCATION', 'Leeds'],
  ]);
});
