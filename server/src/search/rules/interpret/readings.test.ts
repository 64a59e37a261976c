import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

/*
 * What single constructions of a prompt are read as; how often whole prompts are read right is the
 * scorecard's to say.
 */

const lexicon = createLexicon();

function filtersOf(prompt: string): string[] {
  const language = lexicon.guessLanguage(prompt) ?? 'en';
  return interpretPrompt(prompt, lexicon, language).filters.map(
    ({ filterType, value, isExcluded, isRequired }) =>
      `${isExcluded ? '-' : isRequired ? '' : '?'}${filterType}=${Array.isArray(value) ? value.join('|') : typeof value === 'object' ? `${value.min ?? ''}..${value.max ?? ''}` : value}`,
  );
}

describe('a filter is read from', () => {
  it.each([
    [
      'an employer that everybody knows',
      'Product manager, Airbus or Safran',
      'COMPANY=Airbus|Safran',
    ],
    [
      'an employer right after a title',
      'Product manager Doctolib, Paris',
      'CURRENT_COMPANY=Doctolib',
    ],
    ['an employer that is also a town, excluded', 'Acheteur, sauf Carrefour', '-COMPANY=Carrefour'],
    [
      'an employer before the word that excludes it',
      'Acheteur à Paris, orange exclu',
      '-COMPANY=orange',
    ],
    [
      'the people of an employer',
      'Current Airbus employees, systems engineers',
      'CURRENT_COMPANY=Airbus',
    ],
    [
      'the graduates of a town with a university',
      'Oxford graduates, policy advisers',
      'SCHOOL=University of Oxford',
    ],
    ['a field and its graduates', 'Maths graduate, junior quant', 'FIELD_OF_STUDY=Maths'],
    [
      'a field right after a degree',
      'Technicien, BTS électrotechnique',
      'FIELD_OF_STUDY=électrotechnique',
    ],
    [
      'the school right after a degree',
      'Ingénieur diplômé de Zorbatech Dijon',
      'SCHOOL=Zorbatech Dijon',
    ],
    ['a training', 'Responsable maintenance, de formation ingénieur', "DEGREE=Diplôme d'ingénieur"],
    ['a wider place in small letters', 'Registered nurse Houston texas', 'LOCATION=Houston'],
    ['a small town and its country', 'blockchain developer zug switzerland', 'LOCATION=Zug'],
    [
      'the number of a département',
      'Conducteur de travaux en CDI, 44, avec permis',
      'LOCATION=Loire-Atlantique',
    ],
    ['a part of a city', 'nursery manager east london', 'LOCATION=London'],
    [
      'a town that no gazetteer holds',
      'Ingénieure procédés, Val-de-Reuil',
      'LOCATION=Val-de-Reuil',
    ],
    ['years under a heading', 'Role: engineer. Years: 5-10.', 'YEARS_OF_EXPERIENCE=5..10'],
    ['a title with a typing error', 'sofware enginer in Toronto', 'JOB_TITLE=software engineer'],
    ['a product after its maker', 'Data engineer, Azure Purview', 'SKILL=Azure Purview'],
    ['a tool that is insisted on', 'Data engineer, must have Zorbix', 'SKILL=Zorbix'],
    ['a tool that is wished for', 'Data engineer, Zorbix nice to have', '?SKILL=Zorbix'],
    ['two languages of one letter and more', 'Ingénieur embarqué C/C++', 'SKILL=C|C++'],
    ['letters of a title in small letters', 'drh lyon', 'JOB_TITLE=drh'],
    ['letters that open the prompt', 'ae london, 3 years', 'JOB_TITLE=ae'],
    ['a title without a trade', "Chef d'équipe, Moselle", "JOB_TITLE=Chef d'équipe"],
    ['two titles side by side', 'Plaquiste peintre, Toulon', 'JOB_TITLE=Plaquiste|peintre'],
    ['a wish to reach people', 'Data engineer, Lyon, avec email', 'HAS_CONTACT=email'],
    ['a number to call', 'Plumbers in Leeds with a phone number', 'HAS_CONTACT=phone'],
    [
      'two employers that everybody knows, after a title',
      'Manager de rayon Leclerc ou Intermarché',
      'CURRENT_COMPANY=Leclerc|Intermarché',
    ],
    [
      'a part of a country that an employer is named after',
      'Java architect in the Randstad',
      'LOCATION=Randstad',
    ],
    [
      'a wider place after an excluded town',
      'Data engineer, not in London, East Anglia',
      'LOCATION=East Anglia',
    ],
    ['a town of the country that is named', 'Ontario: nurses in Windsor', 'LOCATION=Windsor'],
    ['a verb that looks like a degree', 'Nurse who masters Dutch', 'LANGUAGE=nl'],
  ])('%s: "%s"', (_, prompt, filter) => {
    expect(filtersOf(prompt)).toContain(filter);
  });
});

describe('what is unwanted or unneeded is read as such', () => {
  it.each([
    ["nurses who don't speak English", ['JOB_TITLE=nurses', '-LANGUAGE=en']],
    ['infirmiers qui ne parlent pas anglais', ['JOB_TITLE=infirmiers', '-LANGUAGE=en']],
    ['engineers who haven’t worked at Airbus', ['JOB_TITLE=engineers', '-COMPANY=Airbus']],
    ["data engineers who don't know Java", ['JOB_TITLE=data engineers', '-SKILL=Java']],
    [
      "software engineers who don't live in Paris",
      ['JOB_TITLE=software engineers', '-LOCATION=Paris'],
    ],
    ['data engineers anywhere but Paris', ['JOB_TITLE=data engineers', '-LOCATION=Paris']],
    ['any country but France, data engineer', ['-LOCATION=France', 'JOB_TITLE=data engineer']],
    ["comptable ailleurs qu'à Paris", ['JOB_TITLE=comptable', '-LOCATION=Paris']],
    ['développeurs partout sauf à Paris', ['JOB_TITLE=développeurs', '-LOCATION=Paris']],
    ['Anglais non exigé, commercial', ['JOB_TITLE=commercial']],
    ['Commercial, anglais pas requis', ['JOB_TITLE=Commercial']],
    [
      'Data engineer with Python (mandatory) and Spark (optional)',
      ['JOB_TITLE=Data engineer', 'SKILL=Python', '?SKILL=Apache Spark'],
    ],
    ['Data engineer, mandatory: Python', ['JOB_TITLE=Data engineer', 'SKILL=Python']],
  ])('"%s"', (prompt, filters) => {
    expect(filtersOf(prompt)).toEqual(filters);
  });
});

describe('people who left, or changed trade, are distinguished from those still there', () => {
  it.each([
    ['Ne travaille plus chez Airbus', ['PAST_COMPANY=Airbus']],
    ['product managers no longer at Airbus', ['JOB_TITLE=product managers', 'PAST_COMPANY=Airbus']],
    ["Quelqu'un qui a quitté Airbus", ['PAST_COMPANY=Airbus']],
    [
      'Ancien développeur devenu recruteur',
      ['JOB_TITLE=développeur PAST', 'JOB_TITLE=recruteur CURRENT'],
    ],
    [
      'former consultant turned entrepreneur',
      ['JOB_TITLE=consultant PAST', 'JOB_TITLE=entrepreneur CURRENT'],
    ],
  ])('"%s"', (prompt, filters) => {
    const { filters: found } = interpretPrompt(prompt, lexicon, 'en');
    expect(
      found.map(({ filterType, value, history }) =>
        `${filterType}=${value}${history ? ` ${history}` : ''}`.replace(' CURRENT_AND_PAST', ''),
      ),
    ).toEqual(filters);
  });
});

describe('"lead" before a trade is a level, before a team it manages', () => {
  it.each([
    ['lead developers in Lyon', ['JOB_TITLE=lead developers', 'LOCATION=Lyon'], []],
    [
      'lead sales engineers in Paris',
      ['?SENIORITY=lead', 'JOB_TITLE=sales engineers', 'LOCATION=Paris'],
      [],
    ],
    ['who lead engineers in Berlin', ['LOCATION=Berlin'], ['Has managed a team']],
    [
      'Product manager, has led 10 engineers',
      ['JOB_TITLE=Product manager'],
      ['Has managed 10 people'],
    ],
  ])('"%s"', (prompt, filters, criteria) => {
    expect(filtersOf(prompt)).toEqual(filters);
    expect(interpretPrompt(prompt, lexicon, 'en').criteria).toEqual(criteria);
  });
});

describe('the text in brackets after a place is its radius', () => {
  it.each([
    ['nurses near Manchester (25 km)', 25],
    ['Acheteur, Nantes et alentours (30 km)', 30],
    ['nurses near Manchester', 30],
  ])('"%s"', (prompt, radius) => {
    expect(
      interpretPrompt(prompt, lexicon, 'en').filters.find(
        ({ filterType }) => filterType === 'LOCATION',
      )?.radius,
    ).toBe(radius);
  });
});

describe('years that are no whole career', () => {
  it.each([
    ['Data engineer, 2.5+ years', ['JOB_TITLE=Data engineer', 'YEARS_OF_EXPERIENCE=2..']],
    [
      'developer with at most 18 months of experience',
      ['JOB_TITLE=developer', 'YEARS_OF_EXPERIENCE=..1'],
    ],
    ['6 months of experience developer', ['JOB_TITLE=developer']],
    [
      'less than a year of experience, developer',
      ['YEARS_OF_EXPERIENCE=..0', 'JOB_TITLE=developer'],
    ],
    [
      "pas moins de 5 ans d'expérience, développeur",
      ['YEARS_OF_EXPERIENCE=5..', 'JOB_TITLE=développeur'],
    ],
    [
      'product manager at Airbus for at least 10 years',
      ['JOB_TITLE=product manager', 'CURRENT_COMPANY=Airbus', 'YEARS_AT_CURRENT_COMPANY=10..'],
    ],
    [
      'depuis au moins 5 ans chez Airbus, ingénieur',
      ['YEARS_AT_CURRENT_COMPANY=5..', 'CURRENT_COMPANY=Airbus', 'JOB_TITLE=ingénieur'],
    ],
    [
      'depuis plus de 3 ans dans son poste actuel, acheteur',
      ['YEARS_IN_CURRENT_ROLE=3..', 'JOB_TITLE=acheteur'],
    ],
    [
      'product manager who worked at Airbus for 5 years',
      ['JOB_TITLE=product manager', 'COMPANY=Airbus', 'YEARS_OF_EXPERIENCE=5..'],
    ],
  ])('"%s"', (prompt, filters) => {
    expect(filtersOf(prompt)).toEqual(filters);
  });
});

describe('required years are distinguished from other times', () => {
  it.each([
    [
      'the months of a contract',
      'Conveyancing paralegal, 12 month FTC, 1-2 years experience, Cardiff',
      ['1..2'],
    ],
    ['whole years in months, at least', 'Scrub nurse, at least 12 months, Southampton', ['1..']],
    [
      'the time that a company has stood',
      'Entreprise créée il y a 60 ans, cherche un comptable, 4 ans minimum',
      ['4..'],
    ],
    ['a number with a plus alone', 'iOS engineer, Boston, swiftui, 4+', ['4..']],
    ['a year in words', 'Phlebotomist in Boston, at least a year of experience', ['1..']],
    [
      'a part of the years',
      "Product manager, 5 à 8 ans d'expérience, dont 2 ans à encadrer",
      ['5..8'],
    ],
    [
      'a level and then years',
      'Registered manager, must have level 5 and 2 years in childcare',
      ['2..'],
    ],
    ['the most as an adjective', 'Comptable à Lyon, expérience maximale de cinq ans', ['..5']],
    ['the least as an adjective', 'Comptable à Lyon, expérience minimale de 3 ans', ['3..']],
    ['a number with a plus at the end', 'embedded engineer c++ cambridge uk 5+', ['5..']],
    ['no size of a team', 'nurse in Leeds, leads a team of 5+', []],
    ['no version of a tool', 'developer Leeds java 8+', []],
    ['the ages of who is cared for', 'Éducateur spécialisé, adolescents 13-18 ans, Lille', []],
  ])('%s: "%s"', (_, prompt, years) => {
    const found = filtersOf(prompt).flatMap(
      (filter) => filter.split('YEARS_OF_EXPERIENCE=')[1] ?? [],
    );
    expect(found).toEqual(years);
  });
});

describe('no filter is read from', () => {
  it.each([
    ['a licence to drive', 'Warehouse supervisor, forklift licence', 'DEGREE'],
    ['"please" in French', 'Comptable à Dijon svp', 'SENIORITY'],
    ['who the client is', 'Our client, a leading logistics group, seeks an accountant', 'INDUSTRY'],
    ['a beginner who may apply', 'Vendeuse à Lyon, débutante acceptée', 'SENIORITY'],
    ['a maker beside a tool', 'Controls engineer PLC Siemens Detroit', 'COMPANY'],
  ])('%s: "%s"', (_, prompt, type) => {
    expect(filtersOf(prompt).filter((filter) => filter.includes(`${type}=`))).toEqual([]);
  });
});

it.each([
  ['VP Engineering, 200-500 employees company, London', '200-500 employees company'],
  ['DRH, groupe de plus de 1000 salariés, Paris', 'plus de 1000 salariés'],
  ['Chief of staff, startup under 100 people, Berlin', 'under 100 people'],
])(
  'the size of a company is reported with the reason why no filter has it: "%s"',
  (prompt, words) => {
    const told = interpretPrompt(prompt, lexicon, 'en').ignored.find((one) =>
      one.text.includes(words),
    );
    expect(told?.reason).toBe('Profiles do not say how large a company is.');
  },
);

it.each([
  'my dog is 5 years old',
  'is Python faster than Java?',
  'je voudrais réserver une table à Lyon',
  '{"foo": 1, "bar": 2}',
  'acheter un vélo à Lille',
  'happy birthday Ann, drinks in Leeds',
  'le bail commercial peut-il être résilié avant 3 ans',
])('nobody is searched by "%s"', (prompt) => {
  expect(filtersOf(prompt)).toEqual([]);
});

it.each([
  'Do you have any good plumbers in Cardiff?',
  'Are there any nurses in Leeds?',
  'auriez-vous des comptables à Dijon ?',
])('"%s" is a search', (prompt) => {
  expect(filtersOf(prompt).length).toBeGreaterThan(1);
});

it.each([
  'Bricklayers. Basingstoke. Start monday.',
  'nurses, Leeds, start next Monday',
  'Maçon à Lyon, démarrage lundi',
])('the start of the work is reported, not searched or judged: %s', (prompt) => {
  const language = lexicon.guessLanguage(prompt) ?? 'en';
  const { filters, criteria, ignored } = interpretPrompt(prompt, lexicon, language);
  expect(filters.map(({ filterType }) => filterType).sort()).toEqual(['JOB_TITLE', 'LOCATION']);
  expect(criteria).toEqual([]);
  expect(ignored.map(({ text }) => text).join()).toMatch(/monday|lundi/i);
});
