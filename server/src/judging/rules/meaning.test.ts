import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { meaningOf } from './meaning.ts';
import { readCriterion } from './read-criterion.ts';

const lexicon = createLexicon();
const meaning = (criterion: string): string | null => meaningOf(readCriterion(criterion, lexicon));

describe('two criteria ask the same', () => {
  it.each([
    ['Has used Python', 'Maîtrise de Python'],
    ['At least 5 years of experience', "Au moins 5 ans d'expérience"],
    ['At least 5 years of experience with Python', '5 ans de Python'],
    ['Speaks German', 'Parle allemand'],
    ['Holds the PMP certification', 'Certifié PMP'],
    ['Studied at HEC Paris', "Diplômé d'HEC"],
    ['Based in Paris', 'Habite à Paris'],
    ['Has managed a team', "Management d'équipe"],
    ['Has experience in negotiation', 'négociation'],
    ['Has worked at a startup', 'Expérience en startup'],
  ])('"%s" and "%s"', (one, other) => {
    expect(meaning(one)).toBe(meaning(other));
    expect(meaning(one)).not.toBeNull();
  });
});

describe('two criteria ask different things', () => {
  it.each([
    ['Has used Python', 'Has not used Python'],
    ['Has used Java', 'Has used JavaScript'],
    ['At least 5 years of experience', 'At least 6 years of experience'],
    ['At least 5 years of experience', 'At least 5 years of experience with Python'],
    ['Speaks German', 'Speaks fluent German'],
    ['Based in Paris', 'Based in Lyon'],
    ['Based in Plouzané', 'Based in Ploudalmézeau'],
    ['Has worked at Doctolib', 'Currently works at Doctolib'],
    ['Has worked at Doctolib', 'Has worked at Alan'],
    ['Has launched a mobile app', 'Has launched a marketplace'],
  ])('"%s" and "%s"', (one, other) => {
    expect(meaning(one)).not.toBe(meaning(other));
  });
});

it('a criterion that cannot be read completely has no meaning to compare', () => {
  expect(meaning('Team player')).toBeNull();
  expect(meaning('Speaks German and is a team player')).toBeNull();
});
