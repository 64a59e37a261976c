import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

/* Which words of a prompt are the title searched. */

const lexicon = createLexicon();

function titlesOf(prompt: string): string[] {
  return interpretPrompt(prompt, lexicon, lexicon.guessLanguage(prompt) ?? 'en').filters.flatMap(
    ({ filterType, value }) =>
      filterType === 'JOB_TITLE'
        ? Array.isArray(value)
          ? value.map(String)
          : [String(value)]
        : [],
  );
}

describe('the title searched is', () => {
  it.each([
    [
      'what is hired for, not who hires',
      'The founder of a private bank in Leeds is looking for an executive assistant',
      ['executive assistant'],
    ],
    [
      'what is announced after words about who hires',
      "Cabinet d'architectes à Lyon, nous recrutons un comptable H/F",
      ['comptable'],
    ],
    [
      'what the heading of a brief names',
      'Brief for sourcing agent. Title: Demand Planner. Place: Rotterdam.',
      ['Demand Planner'],
    ],
    [
      'the first, where nothing says who hires',
      'nurse in Leeds who worked with physiotherapists',
      ['nurse'],
    ],
    [
      'who leads people of a trade',
      'customer service team lead sofia',
      ['customer service team lead'],
    ],
    [
      'a field and no French salesman in English',
      'Property solicitor, commercial leases, Leeds',
      ['Property solicitor'],
    ],
    [
      'letters that are a certificate too, where no other title stands',
      'LPN long term care Evansville',
      ['LPN'],
    ],
    [
      'a trade whose first word asks for something elsewhere',
      'order pickers joliet il',
      ['order pickers'],
    ],
    ['a head with a typing error', 'social media manger leeds', ['social media manager']],
  ])('%s', (_, prompt, titles) => {
    expect(titlesOf(prompt)).toEqual(titles);
  });
});

describe('a title is read', () => {
  it.each([
    ['by what there is to lead', 'someone to run our warehouse in Daventry', ['warehouse manager']],
    [
      'by what there is to keep in French',
      "quelqu'un pour tenir la compta à Limoges",
      ['comptable'],
    ],
    ['by capitals before its "role"', 'who do we have for a GC role in Boston', ['GC']],
    ['with the "in-house" before it', 'in-house counsel dublin', ['in-house counsel']],
    [
      'in each of two quotes',
      '("product manager" OR "product owner") AND Berlin',
      ['product manager', 'product owner'],
    ],
    [
      'with the tool that makes it another trade',
      'react native dev, Porto',
      ['react native developer'],
    ],
    [
      'with its speciality and without the tool after it',
      'backend golang engineer lisbon',
      ['backend engineer'],
    ],
    [
      'as what people work as',
      'people working as demand planners in Eindhoven',
      ['demand planners'],
    ],
    [
      'and not who the search is for',
      "pour le compte d'un recruteur, des responsables paie à Nantes",
      ['responsables paie'],
    ],
    ['as a manager of trade', 'commercial manager leeds', ['commercial manager']],
    ['with its manager', 'looking for an assistant manager in Leeds', ['assistant manager']],
  ])('%s', (_, prompt, titles) => {
    expect(titlesOf(prompt)).toEqual(titles);
  });
});

describe('a title that no list holds is read', () => {
  it.each([
    ['at the start, by its ending', 'falconer leeds', ['falconer']],
    [
      'with what its words are known for elsewhere',
      'oil well whisperer in Denver',
      ['oil well whisperer'],
    ],
    [
      'in French with what its little words tie to it',
      'dresseur de chiens lyon',
      ['dresseur de chiens'],
    ],
    [
      'after words that take nobody but people, whatever its ending',
      'Société industrielle recrute un missionnaire H/F à Lille',
      ['missionnaire'],
    ],
    [
      'with a capitalised adjective',
      'looking for a Cognitive Engineer in Denver',
      ['Cognitive Engineer'],
    ],
  ])('%s', (_, prompt, titles) => {
    expect(titlesOf(prompt)).toEqual(titles);
  });

  it.each([
    ['of everyday words that end like trades', 'used computer under 5 years old Leeds'],
    ['by a duty that is no trade', 'someone to keep the kitchen clean in Leeds'],
    ['of what one looks for and nobody is', 'je cherche un appartement à Lyon'],
    ['where the word that ends like a trade heads nothing', 'second hand phone dublin'],
  ])('never %s', (_, prompt) => {
    expect(titlesOf(prompt)).toEqual([]);
  });
});
