import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

const placesIn = (prompt: string): string[] =>
  interpretPrompt(prompt, lexicon, 'en').filters.flatMap(({ filterType, value }) =>
    filterType === 'LOCATION' ? [value].flat().map(String) : [],
  );

describe('states by two letters', () => {
  it.each([
    ['welders in or', 'Oregon'],
    ['tpms in or area', 'Oregon'],
    ['school bus drivers in in', 'Indiana'],
    ['nurses working in hi', 'Hawaii'],
    ['truck dispatcher tx', 'Texas'],
    ['mi hr business partners', 'Michigan'],
    ['staff accountants near me', 'Maine'],
    ['data scientist positions in md', 'Maryland'],
    ['Plant manager, OH', 'Ohio'],
    ['Security Engineer based in UT', 'Utah'],
    ['Devops Engineer Located In Ga', 'Georgia, United States'],
    ['PLUMBER IN TX', 'Texas'],
  ])('%s', (prompt, state) => {
    expect(placesIn(prompt)).toContain(state);
  });

  it('lists of codes are all states', () => {
    expect(placesIn('Civil engineer, MA, CT or RI')).toEqual([
      'Massachusetts',
      'Connecticut',
      'Rhode Island',
    ]);
    expect(placesIn('Director of nursing, MA RI or CT')).toHaveLength(3);
    expect(placesIn('revenue manager for a ski resort, CO UT or MT')).toHaveLength(3);
  });

  it('one without another meaning opens a prompt before punctuation', () => {
    expect(placesIn('NJ - paralegals')).toEqual(['New Jersey']);
    expect(placesIn('PA - legal team')).toEqual([]);
  });
});

describe('short names of metropolitan areas, countries and regions', () => {
  it.each([
    ['dc head of product', 'Washington, D.C.'],
    ['dfw devops engineers', 'Dallas–Fort Worth'],
    ['greater dc network engineer', 'Washington, D.C.'],
    ['blockchain engineers near ncr', 'Delhi NCR'],
    ['head of content in la', 'Los Angeles'],
    ['bdrs in us area', 'United States'],
    ['account managers near us', 'United States'],
    ['uk healthtech product lead', 'United Kingdom'],
    ['solutions engineer covering na', 'North America'],
    ['renewals managers in amer', 'Americas'],
    ['Americas Head Of Marketing', 'Americas'],
    ['mountain west communications managers', 'Mountain West'],
    ['customer support specialist in sub-saharan africa', 'Sub-Saharan Africa'],
    ['Country manager, SEA', 'Southeast Asia'],
    ['comptable en idf', 'Île-de-France'],
    ['key account managers dach region', 'DACH'],
    ['paramedic qld', 'Queensland'],
  ])('%s', (prompt, place) => {
    expect(placesIn(prompt)).toContain(place);
  });
});

it.each([
  ['our Bath restaurant needs a sous chef', 'Bath'],
  ['crane operator WA (Perth)', 'Western Australia'],
  ['couvreur en 2A', 'Corse-du-Sud'],
])('reads %s', (prompt, place) => {
  expect(placesIn(prompt)).toContain(place);
});

describe('words with the letters of a code', () => {
  it.each([
    'find someone in or around the team, a chef',
    'hi, need a chef',
    'OK, next one: payroll lead',
    'help me find a plumber',
    'candidates should email us, we want a nurse',
    'someone to let us sleep at night, a security guard',
    'PA to the CEO',
    'CT technologist',
    'MS SQL developer',
    'co-founder, technical, a software engineer',
    'contract 6 mo, project manager',
    'wi-fi installer',
    'sea freight forwarder',
    'chef de partie',
    'il nous faut une comptable, CA de 10 M€',
    'ingénieur IA',
    'secrétaire à mi-temps',
    'assistante pour ma société',
    'Plumber wanted. Best, Georgia',
    'Chef wanted. Thanks, Amara',
    'accountant available from January',
    'Plumber wanted, reports to Charlotte',
    'Plumber please. Ask Austin for details',
    'Send it to me or Sam, we want a plumber',
    'Plumber wanted, Lourdes is leaving',
    'Plumber please. Megan',
  ])('%s', (prompt) => {
    expect(placesIn(prompt)).toEqual([]);
  });
});
