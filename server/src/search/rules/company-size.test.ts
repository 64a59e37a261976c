import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createTextReader } from '../document/text-terms.ts';
import { companySizeOf, readCompanySize } from './company-size.ts';

const read = createTextReader(createLexicon());

describe('the size of an employer', () => {
  test.each([
    ['Nordwind', 'Head of data in a startup of 40 people.', ['11-50']],
    ['Nordwind', 'PME de 80 salariés, secteur agroalimentaire.', ['51-200']],
    ['Nordwind', 'Rattachée au DG (entreprise de 1 200 collaborateurs).', ['1001-5000']],
    ['Nordwind (350 employees)', null, ['201-500']],
    ['Airbus', null, ['5001-10000', '10001+']],
    ['Airbus Defence and Space', 'Avionics.', ['5001-10000', '10001+']],
    ['Freelance', null, ['1-10']],
  ])('is read from %j, %j', (name, description, bands) => {
    expect(companySizeOf({ name, description }, read)?.bands).toEqual(bands);
  });

  test.each([
    ['Nordwind', 'Managed a team of 12 people.'],
    ['Nordwind', 'Sold to companies of every size.'],
    ['Nordwind', null],
    [null, null],
  ])('stays open for %j, %j', (name, description) => {
    expect(companySizeOf({ name, description }, read)).toBeNull();
  });

  test('the words that state it are a slice of the text', () => {
    const description = 'Équipe produit. Startup de 40 personnes à Nantes.';
    const { start, end } = companySizeOf({ name: 'X', description }, read)!;
    expect(description.slice(start, end)).toBe('Startup de 40 personnes');
  });
});

test.each([
  ['11-50', '11-50'],
  [' 11 – 50 employees ', '11-50'],
  ['10,001+', '10001+'],
  ['1 001 - 5 000 salariés', '1001-5000'],
  ['12-50', null],
  ['large', null],
])('a band written as %j is %j', (text, band) => {
  expect(readCompanySize(text)).toBe(band);
});
