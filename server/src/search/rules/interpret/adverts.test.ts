import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

function read(prompt: string) {
  return interpretPrompt(prompt, lexicon, lexicon.guessLanguage(prompt) ?? 'en');
}

function shown(prompt: string): string[] {
  return read(prompt).filters.map(({ filterType, value, isExcluded, isRequired }) => {
    const sign = isExcluded ? '-' : isRequired ? '' : '?';
    return `${sign}${filterType}=${Array.isArray(value) ? value.join('|') : String(value)}`;
  });
}

const ADVERT = (demands: string) =>
  `Dental Hygienist\nAbout us\nA practice of nine, founded in 1990.\nWhat you will do\n` +
  `- care for our patients\nYou need\n${demands}\nWe offer\n40,000 a year and a pension`;

describe('a demand that no filter says becomes a criterion in its own words', () => {
  test.for([
    ['- Exact or Dentrix', 'Exact or Dentrix'],
    ['- Zoomy manager certificate', 'Zoomy manager certificate'],
    ['- experience supervising juniors', 'Experience supervising juniors'],
    ['- P&L ownership of $10m', 'P&L ownership of $10m'],
    ['1. Zaptec\n2. two years of practice\n3. own loupes', 'Own loupes'],
  ])('%s', ([demand, criterion]) => {
    const { criteria } = read(ADVERT(demand!));
    expect(
      criteria.some((one) => one.includes(criterion!)),
      criteria.join(' / '),
    ).toBe(true);
  });
});

test('the label of a list is no criterion', () => {
  const { criteria } = read(
    ADVERT('- two years of practice').replace('You need', 'To succeed you need'),
  );
  expect(criteria.filter((one) => /succeed|You need/.test(one))).toEqual([]);
});

test('a place in a line of the heading is where the work is', () => {
  expect(
    shown(
      'Dental Hygienist\nLeeds · Full-time · £40k\nAbout us\nWe have a site in York.\nYou have\n- two years of practice\n- Excel',
    ),
  ).toContain('LOCATION=Leeds');
});

test('the lines of names below a mail are its signature', () => {
  const mail =
    'Hello Ben,\n\nWe need a buyer in Leeds. Five years of experience. Excel is a must.\n\n' +
    'Mia Hart\nHR Generalist\nHart Foods - Derby - York';
  expect(shown(mail).filter((one) => /Derby|York|Hart|Generalist/.test(one))).toEqual([]);
});

test('the head of a forwarded mail asks with its subject only', () => {
  const mail =
    'From: Mia Hart, Derby\nTo: Sourcing, York\nSubject: Buyer in Leeds\n\nFive years of experience please.';
  expect(shown(mail).filter((one) => /Derby|York|Hart/.test(one))).toEqual([]);
  expect(shown(mail)).toEqual(expect.arrayContaining(['JOB_TITLE=Buyer', 'LOCATION=Leeds']));
});

test('an employer with initials is excluded by its whole name', () => {
  expect(
    shown('Buyer in Leeds. Five years of experience. No K.L. Reid or Prime people please.'),
  ).toContain('-COMPANY=K.L. Reid|Prime');
});

test('among capitals alone, a word after "not" is no employer', () => {
  const filters = shown('Buyer in Leeds. WE ARE NOT ACCEPTING applications from students.');
  expect(filters.filter((one) => one.includes('ACCEPTING'))).toEqual([]);
});
