import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

/* The tools that stand in and beside titles. */

const lexicon = createLexicon();

function read(prompt: string): string[] {
  return interpretPrompt(prompt, lexicon, lexicon.guessLanguage(prompt) ?? 'en').filters.flatMap(
    ({ filterType, value, isRequired, isExcluded }) =>
      ['JOB_TITLE', 'SKILL', 'LANGUAGE'].includes(filterType)
        ? `${isExcluded ? 'not ' : isRequired ? '' : 'wish '}${filterType}: ${[value].flat().map(String).join(' | ')}`
        : [],
  );
}

describe('a tool in a title', () => {
  it.each([
    ['Ruby on Rails engineer', ['SKILL: Ruby on Rails', 'JOB_TITLE: engineer']],
    ['java spring boot developer', ['SKILL: Java', 'SKILL: Spring', 'JOB_TITLE: developer']],
  ])('is searched as a skill, whole: %s', (prompt, filters) => {
    expect(read(prompt)).toEqual(filters);
  });

  it('only ranks where it is part of the title’s name', () => {
    expect(read('Salesforce admin or data engineer in Leeds')).toEqual([
      'wish SKILL: Salesforce',
      'JOB_TITLE: Salesforce administrator | data engineer',
    ]);
  });

  it('is what "not" leaves out, when no other title is searched', () => {
    expect(read('java but not javascript developer')).toEqual([
      'SKILL: Java',
      'not SKILL: JavaScript',
      'JOB_TITLE: developer',
    ]);
  });

  it('is excluded with its title', () => {
    expect(read('not a Salesforce admin, need a php developer')).toEqual([
      'not JOB_TITLE: Salesforce administrator',
      'SKILL: PHP',
      'JOB_TITLE: developer',
    ]);
  });
});

describe('a name that is also a word is a tool', () => {
  it.each([
    ['all there is between two commas', 'credit controller, Leeds, 3 yrs, sage', 'SKILL: Sage'],
    [
      'before "experience" and a word of wish',
      'Transport Planner in Northampton. Paragon experience is desirable.',
      'wish SKILL: Paragon',
    ],
  ])('when it is %s', (_, prompt, filter) => {
    expect(read(prompt)).toContain(filter);
  });
});

it('languages joined by "and" before a number are spoken languages', () => {
  expect(read('Sales engineer, Gothenburg Swedish and English 5 yrs')).toEqual([
    'JOB_TITLE: Sales engineer',
    'LANGUAGE: sv',
    'LANGUAGE: en',
  ]);
});

it('a role after "not a" is an excluded title', () => {
  expect(read('not a manager, software engineer Berlin')).toEqual([
    'not JOB_TITLE: manager',
    'JOB_TITLE: software engineer',
  ]);
});
