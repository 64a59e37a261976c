import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import type { InterpretedFilter } from '../filter.ts';
import { interpretPrompt } from './interpret.ts';

/* Prompts as people type them to a colleague: cut words, asides, one remark before another. */

const lexicon = createLexicon();

function read(prompt: string) {
  return interpretPrompt(prompt, lexicon, lexicon.guessLanguage(prompt) ?? 'en');
}

function shown({ filterType, value, isRequired, isExcluded }: InterpretedFilter): string {
  const sign = isExcluded ? '-' : isRequired ? '' : '?';
  return `${sign}${filterType}=${Array.isArray(value) ? value.join('|') : JSON.stringify(value).replaceAll('"', '')}`;
}

const filtersOf = (prompt: string): string[] => read(prompt).filters.map(shown);

test('a cut title is searched in full, and its filter shows the words as typed', () => {
  const [title] = read('conduct. de travaux, 5 ans, Brest').filters;
  expect(title).toMatchObject({
    filterType: 'JOB_TITLE',
    value: 'conducteur de travaux',
    span: { start: 0, end: 'conduct. de travaux'.length, text: 'conduct. de travaux' },
  });
});

test.for(['taxidermiste', 'meunier', 'marqueteur', 'mécano PL Metz'])(
  'a trade alone is a search: %s',
  (prompt) => {
    expect(filtersOf(prompt)[0]).toMatch(/^JOB_TITLE=/);
  },
);

describe('a question is a search when it asks for people', () => {
  test.for<[string, string[]]>([
    [
      'is there any welder in Hull with 5 years of experience?',
      ['JOB_TITLE=welder', 'LOCATION=Hull', 'YEARS_OF_EXPERIENCE={min:5}'],
    ],
    [
      "what's the market like for welders in Hull? want people with 5 years of experience",
      ['JOB_TITLE=welders', 'LOCATION=Hull', 'YEARS_OF_EXPERIENCE={min:5}'],
    ],
  ])('%s', ([prompt, filters]) => {
    expect(filtersOf(prompt)).toEqual(filters);
  });

  test.for(["what's the pay of a welder in Hull?", 'Erreur 404 : page introuvable'])(
    'but not: %s',
    (prompt) => {
      expect(filtersOf(prompt)).toEqual([]);
    },
  );
});

describe('the client, and earlier candidates, are not searched', () => {
  test.for<[string, string]>([
    [
      'Notre DRH, Nathalie, voudrait voir des responsables paie, Liège',
      'JOB_TITLE=responsables paie',
    ],
    ['our CFO wants a payroll manager in Hull', 'JOB_TITLE=payroll manager'],
  ])('%s', ([prompt, title]) => {
    expect(filtersOf(prompt).filter((one) => one.includes('JOB_TITLE'))).toEqual([title]);
  });

  test.for(['I keep getting sent Java people. ', 'like the one we hired from Java Corp. '])(
    '%s',
    (remark) => {
      const filters = filtersOf(`${remark}Backend engineer, Scala, Warsaw`);
      expect(filters.filter((one) => one.includes('Java'))).toEqual([]);
      expect(filters).toContain('SKILL=Scala');
    },
  );
});

describe('words that no filter can express are required as typed, or excluded as typed', () => {
  test.for<[string, string[]]>([
    ['surveyor Leeds, tier 1 contractors', ['Tier 1 contractors']],
    ['actuary, Dublin, life not pensions', ['Life', 'Not pensions']],
    ['nurse in Leeds, generics no', ['No generics']],
    ["boulanger à Annecy, saisonnier s'abstenir", ['Pas de saisonnier']],
    ['œnologue, diplôme national obligatoire', ['Diplôme national']],
    ["nurse Leeds, happy with anyone who's run 500+ hives", ["Who's run 500+ hives"]],
  ])('%s', ([prompt, criteria]) => {
    expect(read(prompt).criteria).toEqual(criteria);
  });

  test.for(["infirmier à Lyon, pas d'intérim", 'infirmier à Lyon, pas en CDD'])(
    'a denied contract is reported once: %s',
    (prompt) => {
      const { criteria, ignored } = read(prompt);
      expect([criteria.length, ignored]).toEqual([1, []]);
    },
  );
});

describe('a denial applies to what it names, and only that', () => {
  test.for<[string, string[]]>([
    [
      'Développeur Go, pas Golang junior',
      ['JOB_TITLE=Développeur', 'SKILL=Go', '-SENIORITY=junior'],
    ],
    [
      'nurses in Leeds, nobody from CVS or Walgreens',
      ['JOB_TITLE=nurses', 'LOCATION=Leeds', '-COMPANY=CVS|Walgreens'],
    ],
    [
      'site supers, VA. not looking for PMs',
      ['JOB_TITLE=site supers', 'LOCATION=Virginia', '-JOB_TITLE=PMs'],
    ],
    [
      'nurse. Python, 3 years, nobody from Acme, they are off limits',
      ['JOB_TITLE=nurse', 'SKILL=Python', 'YEARS_OF_EXPERIENCE={min:3}', '-COMPANY=Acme'],
    ],
  ])('%s', ([prompt, filters]) => {
    expect(filtersOf(prompt)).toEqual(filters);
  });
});

test('titles with a sector in their names are alternatives like others', () => {
  expect(
    filtersOf('A Head of Sustainability, or a Sustainability Reporting Lead, Benelux'),
  ).toContain('JOB_TITLE=Head of Sustainability|Sustainability Reporting Lead');
});

test('a wish after two unread names does not reach the list before them', () => {
  expect(
    filtersOf('soudeur, habilitations électriques à jour, Poma ou Doppelmayr de préférence'),
  ).toContain('SKILL=habilitations électriques');
});

test('a title that the lexicon lists is not cut after its first words', () => {
  expect(filtersOf('responsable comptes clés, Lyon')).toContain(
    'JOB_TITLE=responsable comptes clés',
  );
});

test("« m'a dit » names no skill", () => {
  expect(filtersOf("un ami m'a dit de chercher un plombier à Lyon").join()).not.toContain('SKILL');
});

describe('a person without a title is searched by the field they work in', () => {
  test.for<[string, string]>([
    ["who've we got in Lagos that runs treasury for a bank?", 'JOB_TITLE=treasury'],
    ['someone senior in tax, Zurich', 'JOB_TITLE=tax'],
    ['is there anyone in Auckland doing actuarial pricing?', 'JOB_TITLE=actuarial pricing'],
    ["quelqu'un de solide en maintenance à Annecy", 'JOB_TITLE=maintenance'],
  ])('%s', ([prompt, title]) => {
    expect(filtersOf(prompt)).toContain(title);
  });

  test('but not by when they work', () => {
    expect(filtersOf('someone working nights in Leeds').join()).not.toContain('JOB_TITLE');
  });
});

test('an ability that somebody has stays a skill', () => {
  expect(filtersOf('anyone at Zalando doing machine learning? Berlin')).toContain(
    'SKILL=Machine Learning',
  );
});

test('a title ends before how well a language is spoken', () => {
  expect(filtersOf('assistante de direction bilingue anglais, la défense')).toEqual(
    expect.arrayContaining([
      'JOB_TITLE=assistante de direction',
      'LANGUAGE=en:native_or_bilingual',
    ]),
  );
});

describe('the names in a bracket, or before a refusal, are denied with what they refer to', () => {
  test.for<[string, string]>([
    ["data engineer Paris, surtout pas d'ESN (Capgemini, Sopra, etc.)", '-COMPANY=Capgemini|Sopra'],
    ['acousticien, Lyon. Veritas, Socotec, non merci', '-COMPANY=Veritas|Socotec'],
    ['ERP consultant. Anyone still at Columbus is out', '-CURRENT_COMPANY=Columbus'],
  ])('%s', ([prompt, denied]) => {
    expect(filtersOf(prompt)).toContain(denied);
  });
});

test('a search without success so far denies nobody', () => {
  expect(filtersOf('Toujours pas trouvé mon grutier pour le chantier de Lille')).toContain(
    'JOB_TITLE=grutier',
  );
  expect(filtersOf("we still haven't found a crane operator in Hull")).toContain(
    'JOB_TITLE=crane operator',
  );
});

describe('a denial of some of those searched stays as typed', () => {
  test.for<[string, string]>([
    ['plumbers in Belfast, not gas engineers', 'Not gas engineers'],
    ['développeur web à Lyon, pas développeur WordPress', 'Pas développeur WordPress'],
  ])('%s', ([prompt, denial]) => {
    const { filters, criteria } = read(prompt);
    expect(filters.filter(({ isExcluded }) => isExcluded)).toEqual([]);
    expect(criteria).toContain(denial);
  });
});

test('a correction takes the place of what was said before', () => {
  const filters = filtersOf('I know I said Chicago but make it Milwaukee. CNC programmers');
  expect(filters).toContain('LOCATION=Milwaukee');
  expect(filters.join()).not.toContain('Chicago');
});

test('an employer whose people were all seen is excluded', () => {
  expect(
    filtersOf('On a déjà vu tout le monde chez Thales, donc ailleurs : ingénieurs radar, Brest'),
  ).toContain('-CURRENT_COMPANY=Thales');
});

test('a colleague by their title is not the person searched', () => {
  expect(
    filtersOf('Ma DAF en a marre des intérimaires : un comptable clients, Villeurbanne'),
  ).toContain('JOB_TITLE=comptable clients');
});

test('a rumour of the people searched names them, when nothing else does', () => {
  const filters = filtersOf("I'm told there's a shortage of MEP engineers in Riyadh. Show me some");
  expect(filters).toEqual(['JOB_TITLE=MEP engineers', 'LOCATION=Riyadh']);
});

test('a language among tools is a language', () => {
  const filters = filtersOf('accountant, IFRS, Dutch and French both');
  expect(filters.join()).toContain('LANGUAGE');
  expect(filters.join()).not.toContain('SKILL=Dutch');
});

test('a denial of one kind leaves the general term', () => {
  const { filters, criteria } = read('actuary, insurance, not life insurance');
  expect(filters.map(shown).join()).not.toContain('-INDUSTRY');
  expect(criteria).toContain('Not life insurance');
});

test('the trade of a person who left is the trade of the successor', () => {
  const filters = filtersOf('we lost our payroll manager in Cork last week, find us another one');
  expect(filters).toContain('JOB_TITLE=payroll manager');
  expect(filters).toContain('LOCATION=Cork');
});

test('a phrase that waives something applies to what follows it, not to what precedes it', () => {
  expect(filtersOf("barista in Cork, 2 years, doesn't matter which chain")).toContain(
    'YEARS_OF_EXPERIENCE={min:2}',
  );
});
