import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABBREVIATIONS } from '../data/abbreviations.ts';
import { ROLE_KINDS } from '../data/role-kinds.ts';
import { ROLE_TABLES } from '../data/roles.ts';
import { createLexicon } from '../lexicon.ts';
import { createAbbreviations } from './abbreviations.ts';
import { fold } from './fold.ts';
import { genderedForms, hasOtherStems } from './gender.ts';
import { indexedNames, parseRoles } from './roles.ts';
import { isStopWord, stemsOf } from './stem.ts';

const ROWS = ROLE_TABLES.flatMap(parseRoles);
const FAMILIES = new Set(ROWS.map(({ family }) => family));
const FRENCH = ROWS.flatMap(({ family, french }) => french.map((name) => ({ family, name })));
const lexicon = createLexicon();
const abbreviations = createAbbreviations(ABBREVIATIONS);

describe('role families', () => {
  it('give every name to one family only, in both genders; letters of several are declared ambiguous', () => {
    const owners = new Map<string, Set<string>>();
    for (const row of ROWS) {
      for (const stems of indexedNames(row).map(stemsOf)) {
        const key = stems.join(' ');
        owners.set(key, (owners.get(key) ?? new Set()).add(row.family));
      }
    }
    expect(
      [...owners].filter(([key, families]) => families.size > 1 || abbreviations.all.has(key)),
    ).toEqual([]);
  });

  it('have no name of only stop words or one letter', () => {
    const empty = ROWS.flatMap(({ family, english, french }) =>
      [...english, ...french]
        .filter((name) => stemsOf(name).join('').length < 2 || isStopWord(fold(name)))
        .map((name) => [family, name]),
    );
    expect(empty).toEqual([]);
  });

  it('are read by every name they have', () => {
    const wrong = ROWS.flatMap(({ family, english, french }) =>
      [...english, ...french].flatMap((name) => {
        const read = lexicon.readTitle(name).family;
        return read === family ? [] : [`${name}: ${read}, not ${family}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('have kinds that are families, and none is its own kind', () => {
    const lines = ROLE_KINDS.trim().split('\n');
    for (const family of lines.map((line) => line.slice(0, line.indexOf(':')))) {
      const kinds = lexicon.kindsOf(family);
      expect([family, kinds.filter((kind) => !FAMILIES.has(kind) || kind === family)]).toEqual([
        family,
        [],
      ]);
      expect(FAMILIES.has(family)).toBe(true);
    }
    expect(lexicon.kindsOf('nurse')).toContain('icu-nurse');
    expect(lexicon.kindsOf('sales-representative')).toContain('account-executive');
  });
});

describe('French forms', () => {
  const plural = (form: string) => {
    const [noun = '', ...rest] = form.split(' ');
    const many = /[sxz]$/.test(noun)
      ? noun
      : /al$/.test(noun)
        ? noun.replace(/l$/, 'ux')
        : `${noun}${/eau$/.test(noun) ? 'x' : 's'}`;
    return [many, ...rest].join(' ');
  };
  /**
   * Not of letters that stand for words, nor where the plural looks like something else without its
   * accent: "salariés", "élus", "taxis".
   */
  const hasPlural = (form: string) => !/^\S{0,3}(?: |$)|^\S*(?:ie|i|u)(?: |$)/.test(form);
  const FORMS = FRENCH.flatMap(({ family, name }) =>
    genderedForms(fold(name)).map((form) => ({ family, form })),
  );

  it('name the same family in either gender and number', () => {
    const wrong = FORMS.flatMap(({ family, form }) =>
      [form, ...(hasPlural(form) ? [plural(form)] : [])].flatMap((one) =>
        lexicon.readTitle(one).family === family ? [] : [`${one}, not ${family}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('name the same family beside a level, a gender mark or an employer', () => {
    const around = fc.constantFrom(
      '* junior',
      '* confirmé',
      'Senior *',
      '* (H/F)',
      '* chez Acme',
      '* en alternance',
    );
    fc.assert(
      fc.property(fc.constantFrom(...FORMS), around, ({ family, form }, frame) => {
        const title = frame.replace('*', form);
        expect([title, lexicon.readTitle(title).family]).toEqual([title, family]);
      }),
      { numRuns: 2_000, seed: 23 },
    );
  });

  it('are declared to share stems only when they do', () => {
    for (const { name } of FRENCH) {
      const [own, ...others] = genderedForms(fold(name)).map((form) => stemsOf(form).join(' '));
      if (others.some((stems) => stems !== own))
        expect([name, hasOtherStems(name)]).toEqual([name, true]);
    }
  });
});

describe('abbreviations of several roles', () => {
  it('mean known families', () => {
    for (const [letters, families] of abbreviations.all)
      expect([letters, families.filter((family) => !FAMILIES.has(family))]).toEqual([letters, []]);
  });

  it.each([
    ['PM', 'product-manager', ['project-manager']],
    ['Senior PM, SaaS', 'product-manager', []],
    ['PM chantier', 'project-manager', []],
    ['CRO, credit risk', 'chief-risk-officer', []],
    ['CPO (people)', 'head-of-human-resources', []],
    ['DA', 'art-director', ['data-analyst']],
  ])('are read in their context: %s', (title, family, alternatives) => {
    expect(lexicon.readTitle(title)).toMatchObject({ family, alternatives });
  });

  it('are read in running text by the words around', () => {
    const titles = (text: string) =>
      lexicon.scan(text).flatMap(({ kind, id }) => (kind === 'title' ? [id] : []));
    expect(titles('PM for a construction site in Lille')).toContain('project-manager');
    expect(titles('PM who has shipped a mobile app')).toContain('product-manager');
  });
});

it.each([
  ['SRE', 'site-reliability-engineer'],
  ['DAF', 'chief-financial-officer'],
  ['RAF', 'administrative-financial-manager'],
  ['CSM', 'customer-success-manager'],
  ['Infirmières de réanimation', 'icu-nurse'],
  ['Critical care nurse', 'icu-nurse'],
  ['Boulangère', 'baker'],
  ['Bouchère', 'butcher'],
])('reads %s', (title, family) => {
  expect(lexicon.readTitle(title).family).toBe(family);
});
