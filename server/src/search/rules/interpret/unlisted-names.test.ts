import { expect, test } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

const ADVERT = `Maintenance technician, Aberdeen

We look after pumps and turbines for the operators of the northern fields, and we have done so for a long time.

What you need
- Five years as a maintenance technician
- A BOSIET ticket in date

What we offer
- Four weeks on, four weeks off`;

test('a certificate that no list has, demanded by an advert, is wished and asked as a criterion', () => {
  const { filters, criteria } = interpretPrompt(ADVERT, lexicon, 'en');
  const bosiet = filters.find(({ value }) => value === 'BOSIET ticket');
  expect(bosiet).toMatchObject({ filterType: 'CERTIFICATION', isRequired: false });
  expect(criteria.some((one) => one.includes('BOSIET'))).toBe(true);
});
