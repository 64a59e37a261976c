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

describe('a demand that no filter can express becomes a criterion in its own words', () => {
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

test('a farewell in any language stands above the signature', () => {
  const mail =
    'Good morning,\n\nWe need a buyer in Leeds. Five years of experience. Excel is a must.\n\n' +
    'Med vänlig hälsning\nErik Dahl, Plant Manager (formerly Volvo)';
  expect(shown(mail).filter((one) => /Volvo|Manager/.test(one))).toEqual([]);
});

test('a plant outside a town is near it', () => {
  expect(shown('We need a buyer for our plant outside Leeds')).toContain('LOCATION=Leeds');
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

describe('a list of alternatives that no single filter can express', () => {
  test.for([
    ['CIPS or a business school', 'CIPS or a business school'],
    ['DSCG ou école de commerce', 'DSCG ou école de commerce'],
  ])('is asked as a whole: %s', ([list, criterion]) => {
    const { filters, criteria } = read(ADVERT(`- two years of practice\n- ${list}\n- own loupes`));
    expect(criteria).toContain(criterion);
    const kinds = filters.filter((one) => one.isRequired).map((one) => one.filterType);
    expect(kinds.sort()).toEqual(['JOB_TITLE', 'YEARS_OF_EXPERIENCE']);
  });

  test('is one filter when its values are of one kind', () => {
    expect(shown('Developer in Leeds, Java or Kotlin')).toContain('SKILL=Java|Kotlin');
  });
});

test('a note of a few words in a long mail asks for what it names', () => {
  const mail =
    'Hi Ben,\n\nWe need a front office manager in Leeds for the winter, somebody who has opened a ' +
    'hotel before and who can live with our odd hours and our odder guests. Opera or Mews.\n\nMia';
  const { filters, criteria } = read(mail);
  const asked = [...criteria, ...filters.map(({ value }) => String(value))].join(' / ');
  expect(asked).toMatch(/Opera/);
  expect(asked).toMatch(/Mews/);
});

test.for([
  ['Teacher in Leeds. A degree, and no less than eight years in schools.', 8],
  ['Planner in Perth. min 5 yrs fixed plant', 5],
] as const)('years are at least those: %s', ([prompt, min]) => {
  const years = read(prompt).filters.find((one) => one.filterType === 'YEARS_OF_EXPERIENCE');
  expect(years?.value).toEqual({ min });
});

test('an area is no degree', () => {
  expect(shown("Directeur près d'Arras, 60 000 m²").filter((one) => /DEGREE/.test(one))).toEqual(
    [],
  );
});

test('a permit ends its sentence', () => {
  const filters = shown("Livreur à Lyon. Permis B. Merci d'écarter les profils de coursier.");
  expect(filters).toContain('SKILL=Permis B');
});

test('an advert for a cook who follows recipes is a search', () => {
  const advert =
    'Cook, community kitchen\n\nOur workshop in Leeds feeds two hundred people a day, and everybody who works there learns something.\n\nWhat you will do\nWrite menus, follow each recipe to the gram, order flour and butter, and teach four trainees.\n\nWhat you need\n- five years as a cook\n- a food hygiene certificate\n- a driving licence';
  const { filters } = interpretPrompt(advert, lexicon, 'en');
  expect(filters.map(({ filterType }) => filterType)).toEqual(
    expect.arrayContaining(['JOB_TITLE', 'YEARS_OF_EXPERIENCE']),
  );
});
