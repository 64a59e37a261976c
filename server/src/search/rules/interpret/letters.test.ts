import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

function read(prompt: string) {
  return interpretPrompt(prompt, lexicon, lexicon.guessLanguage(prompt) ?? 'en');
}

function shown(prompt: string, type: string): string[] {
  return read(prompt)
    .filters.filter(({ filterType }) => filterType.includes(type))
    .map(({ filterType, value, isExcluded, isRequired }) => {
      const sign = isExcluded ? '-' : isRequired ? '' : '?';
      return `${sign}${filterType}=${Array.isArray(value) ? value.join('|') : String(value)}`;
    });
}

const OPENING =
  'Hi Marta,\n\nWe are after a Category Manager in Leeds with five years of buying frozen food ' +
  'for a multiple grocer, good with numbers and at ease with suppliers.';

describe('in a letter, the town of the work is', () => {
  test.for([
    'Our Lisbon colleague Rui signs the contracts.',
    'The auditors sit in Dublin and visit twice a year.',
    'Paul, who hires, comes from Cardiff.',
    'Our York office closes on Friday.',
  ])('the one beside the title: %s', (other) => {
    expect(shown(`${OPENING} ${other}`, 'LOCATION')).toEqual(['LOCATION=Leeds']);
  });

  test('also one that a sentence of its own offers', () => {
    expect(shown(`${OPENING} Manchester would also work.`, 'LOCATION')).toEqual([
      'LOCATION=Leeds|Manchester',
    ]);
  });

  test('the first that is named when the title has none', () => {
    expect(
      shown(
        'Evening! We want a Director of Regulatory Affairs for a biologics portfolio, half a dozen ' +
          'years in the function at a minimum. Boston is best. We talked to somebody in Denver about ' +
          'it last week, who had no time for this sort of work at all, and so did we.',
        'LOCATION',
      ),
    ).toEqual(['LOCATION=Boston']);
  });
});

describe('an employer of the past is', () => {
  test.for([
    'Buyer in Leeds. Must have been at Tesco before.',
    'Buyer in Leeds who was at Tesco (no longer there)',
    "Acheteur à Lyon. Des gens qui ont été chez Danone mais n'y sont plus.",
    // What is learned takes the "no" of these for a denial.
    'Buyer in Leeds. People who were at Tesco but are no longer there.',
    "Acheteuse à Nantes. Des gens qui ont été chez Carrefour mais qui n'y sont plus.",
  ])('%s', (prompt) => {
    expect(shown(prompt, 'COMPANY')[0]).toMatch(/^PAST_COMPANY=/);
  });
});

test('experience at an employer counts at any time', () => {
  expect(
    shown('Directeur de programmes à Montpellier, expérience obligatoire chez Nexity', 'COMPANY'),
  ).toEqual(['COMPANY=Nexity']);
});

test('an at sign before a name is the current employer, in an address it is none', () => {
  expect(shown('TPM @ Stripe, Block or Adyen, 8+ yoe', 'COMPANY')).toEqual([
    'CURRENT_COMPANY=Stripe|Block|Adyen',
  ]);
  expect(shown('Plumber in Leeds, write to jobs@Acme.com', 'COMPANY')).toEqual([]);
});

test('a thing by its maker is no employer', () => {
  expect(shown('Technicien à Vannes, automates Siemens ou Schneider', 'COMPANY')).toEqual([]);
});

describe('a part that no filter can express is a criterion', () => {
  test.for([
    ['Patent attorney in Munich, EPO-qualified, fluent German', 'EPO-qualified'],
    ['Payroll manager in Phoenix. Must have: multi-state filings.', 'Multi-state filings'],
  ])('%s', ([prompt, criterion]) => {
    expect(read(prompt!).criteria).toContain(criterion);
  });

  test('but not remarks beside it', () => {
    expect(read(`${OPENING} He goes sailing on Fridays, lucky him.`).criteria.join()).not.toMatch(
      /sailing|lucky/,
    );
  });
});

test.for([
  ['Nurse in Leeds. Japanese not expected.', 'LANGUAGE'],
  ["Nurse in Leeds. Japanese isn't required.", 'LANGUAGE'],
])('%s asks for no language', ([prompt, type]) => {
  expect(shown(prompt!, type!)).toEqual([]);
});

test.for([
  "Nurse in Leeds. We can't consider people from Bupa.",
  'Buyer in Leeds. Nobody coming straight out of KPMG please.',
  'Acheteur à Lyon. Pas de candidats issus de Danone.',
  'Acheteur à Lyon. Nous excluons les collaborateurs de Danone.',
])('%s excludes the employer', (prompt) => {
  expect(shown(prompt, 'COMPANY')[0]).toMatch(/^-/);
});

test('a question in the negative searches: "vous auriez pas un électricien"', () => {
  expect(shown('vous auriez pas un electricien pour Rennes ?', 'TITLE')).toEqual([
    'JOB_TITLE=electricien',
  ]);
});

test('a dispute is on its own side of a "but"', () => {
  const employers = shown(
    'Acheteur à Lyon. Des profils de chez Aperam seraient parfaits mais Arkema ne doit pas être démarché.',
    'COMPANY',
  );
  expect(employers.some((one) => one.includes('Aperam') && !one.startsWith('-'))).toBe(true);
  expect(employers.filter((one) => !one.startsWith('-')).join()).not.toContain('Arkema');
});

test('who hires is no employer of the candidates: "for Harrow & Pike"', () => {
  expect(shown('For Harrow & Pike I need a building surveyor in Bath', 'COMPANY')).toEqual([]);
});

test.for([
  ['Bulle (FR), ingénieur structures, 80-100 %', 'Bulle'],
  ['infirmier scolaire 974', 'Réunion'],
  ['ergothérapeute côté 64', 'Pyrénées-Atlantiques'],
  ['infirmière coordinatrice, SSIAD du 93', 'Seine-Saint-Denis'],
] as const)('the number of a département: %s', ([prompt, place]) => {
  expect(shown(prompt, 'LOCATION')).toEqual([`LOCATION=${place}`]);
});

test('the number of a standard is no post code', () => {
  expect(shown('Responsable QHSE à Dunkerque, ISO 14001 et 45001', 'LOCATION')).toEqual([
    'LOCATION=Dunkerque',
  ]);
});

describe('in a row of wishes without sentences, each word beside the title is required', () => {
  test.for([
    ['ICU nurse SNF, Tulsa OK', 'SNF'],
    ['Patent attorneys EPO-qualified, Munich', 'EPO'],
  ])('%s', ([prompt, criterion]) => {
    expect(read(prompt!).criteria).toContain(criterion);
  });

  test('but not in a denial', () => {
    const { criteria } = read('Pharmacist in Las Cruces, nobody from CVS or Walgreens');
    expect(criteria).not.toContain('Walgreens');
  });

  test('among sentences it is only reported', () => {
    const { criteria, ignored } = read('I want a data engineer quibbling zorbs in Oslo');
    expect(criteria.join()).not.toMatch(/zorbs/i);
    expect(ignored.map(({ text }) => text)).toContain('quibbling zorbs');
  });
});

test.for([
  ['Adjointe admin bilingue fr/ang, Gatineau', ['fr', 'en']],
  ['product owner Montréal, bilingue fr-ang', ['fr', 'en']],
  ['juriste droit social, Bruxelles, nl exigé', ['nl']],
] as const)('shortened languages: %s', ([prompt, codes]) => {
  const languages = shown(prompt, 'LANGUAGE');
  expect(languages).toHaveLength(codes.length);
  for (const code of codes) expect(languages.join()).toContain(code);
});

test('"nl" alone is no language', () => {
  expect(shown('Data engineer, NL, dbt', 'LANGUAGE')).toEqual([]);
});

test('letters that are a title elsewhere are an employer in a list of them', () => {
  expect(shown('Pharmacist in Las Cruces, folks from CVS or Walgreens', 'COMPANY')).toEqual([
    'COMPANY=CVS|Walgreens',
  ]);
});

test('the second employer of a list in small letters', () => {
  expect(shown('analytics engineer amsterdam, ex booking or adyen', 'COMPANY')).toEqual([
    'PAST_COMPANY=booking|adyen',
  ]);
});

test('the level of those who are led is not asked of the person', () => {
  const prompt = 'engineering managers, 10 to 15 years, who have managed managers, Bay Area';
  expect(shown(prompt, 'SENIORITY')).toEqual([]);
});
