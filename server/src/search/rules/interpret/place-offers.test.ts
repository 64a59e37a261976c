import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

function read(prompt: string, home: string | null = null, language: 'en' | 'fr' = 'en') {
  const { filters, uncertain = [] } = interpretPrompt(prompt, lexicon, language, home);
  return {
    places: filters.flatMap(({ filterType, value }) =>
      filterType === 'LOCATION' ? [value].flat().map(String) : [],
    ),
    uncertain,
  };
}

describe('a name that several places share', () => {
  it.each([
    ['teachers in Georgia', ['Georgia, United States', 'Georgia']],
    ['nurse in new york', ['New York City', 'New York State']],
    ['ferry captain in washington', ['Washington State', 'Washington, D.C.']],
    ['driver in Richmond', ['Richmond', 'Richmond, Canada']],
  ])('means each of them when nothing decides: %s', (prompt, places) => {
    expect(read(prompt).places).toEqual(places);
  });

  it.each([
    ['teachers in Georgia', 'US', 'Georgia, United States'],
    ['teachers in Georgia', 'GE', 'Georgia'],
    ['nurse in Birmingham', null, 'Birmingham'],
    ['nurse in Birmingham', 'US', 'Birmingham, United States'],
    ['engineer in Cambridge', 'US', 'Cambridge, United States'],
    ['nurse in London', 'US', 'London'],
  ])('means the one in the country of the workspace: %s, %s', (prompt, home, place) => {
    expect(read(prompt, home).places).toEqual([place]);
  });

  it.each([
    ['teachers in Georgia, USA', 'Georgia, United States'],
    ['accountant in San Jose, CA', 'San Jose, United States'],
    ['nurse, London, Ontario', 'London, Canada'],
    ['nurse in Portland, ME', 'Portland, ME'],
  ])('is not asked about when the prompt states where it is: %s', (prompt, place) => {
    expect(read(prompt, 'GB')).toEqual({ places: [place], uncertain: [] });
  });

  it('offers the other readings with their words, values that find them, and names', () => {
    const { uncertain } = read('nurse in Portland');
    expect(uncertain).toEqual([
      {
        text: 'Portland',
        start: 9,
        end: 17,
        taken: 'Portland, Oregon',
        values: ['Portland'],
        instead: { filterType: 'LOCATION', value: 'Portland, Maine', name: 'Portland, Maine' },
        score: expect.any(Number),
      },
    ]);
    expect(lexicon.readPlaces('Portland, Maine')[0]).toMatchObject({ kind: 'city' });
  });

  it('offers each alone when all were searched, named in the language of the reader', () => {
    expect(read('teachers in Georgia', null, 'fr').uncertain).toMatchObject([
      { instead: { value: 'Georgia, United States', name: 'Georgia, États-Unis' } },
      { instead: { value: 'Georgia', name: 'Géorgie (pays)' } },
    ]);
  });

  it.each(['nurse in Leeds', 'infirmier à Lyon', 'chef in Paris'])(
    'offers nothing for a name that one place has: %s',
    (prompt) => {
      expect(read(prompt).uncertain).toEqual([]);
    },
  );
});
