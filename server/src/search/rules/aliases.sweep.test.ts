import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ProfileParts, profileOf } from '../../../test/judging-profiles.ts';
import { createSegmentEngine } from '../../index/index.ts';
import { CITY_NAMES } from '../../lexicon/data/city-names.ts';
import { DEGREES, SCHOOLS } from '../../lexicon/data/credentials.ts';
import { FIELDS } from '../../lexicon/data/fields.ts';
import { INDUSTRIES } from '../../lexicon/data/industries.ts';
import { REGIONS, STATES } from '../../lexicon/data/regions.ts';
import { ROLE_TABLES } from '../../lexicon/data/roles.ts';
import { BUSINESS_SKILLS } from '../../lexicon/data/skills-business.ts';
import { TECHNOLOGY_SKILLS } from '../../lexicon/data/skills-technology.ts';
import { TOOL_SKILLS } from '../../lexicon/data/skills-tools.ts';
import { TRADE_SKILLS } from '../../lexicon/data/skills-trades.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createDocumentReader } from '../document/document.ts';
import { nameWords, searchWords } from '../document/terms.ts';
import { compile } from './compile.ts';
import type { FilterType } from './filter.ts';

/*
 * Aliases add, they never replace: everyone found by the plain words of a value is found by the
 * filter too, whatever the lexicon knows of that value. Held for every name of the lexicon's
 * tables, against people who have these names, and the same names inside longer ones.
 */

const lexicon = createLexicon();
const asOf = new Date('2026-06-15');
const toDocument = createDocumentReader(lexicon);

const namesOf = (list: string): string[] => list.split(',').map((name) => name.trim());
/** `name: other, names` a line; a name may have a mark before it. */
const namesOfTable = (table: string): string[] =>
  table.split('\n').flatMap((line) =>
    line
      .split(':')
      .flatMap(namesOf)
      .map((name) => name.replace(/^[~!]\s*/, '')),
  );
/** Lines of English and of French names below the line of their role. */
const namesOfRoles = (table: string): string[] =>
  table
    .split('\n')
    .flatMap((line) => (/^ {2}(?:en|fr) /.test(line) ? namesOf(line.slice('  en '.length)) : []));
const distinct = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => lexicon.fold(name) !== '');

interface Kind {
  filterType: FilterType;
  names: readonly string[];
  profile(name: string): ProfileParts;
  /** The words of a text as this field is searched by them. */
  words(text: string): readonly string[];
  /** Of a long table, only every nth value is searched for. */
  every?: number;
}

const stems = (text: string): readonly string[] => searchWords(lexicon, text);
const wholeWords = (text: string): readonly string[] => nameWords(lexicon, text);

const KINDS: readonly Kind[] = [
  {
    filterType: 'SCHOOL',
    names: distinct(SCHOOLS.flatMap(([name, others]) => [name, ...namesOf(others)])),
    profile: (schoolName) => ({ educations: [{ schoolName }] }),
    words: wholeWords,
  },
  {
    filterType: 'DEGREE',
    names: distinct(DEGREES.flatMap(([, , name, others]) => [name, ...namesOf(others)])),
    profile: (degree) => ({ educations: [{ degrees: [degree] }] }),
    words: stems,
  },
  {
    filterType: 'FIELD_OF_STUDY',
    names: distinct(FIELDS.flatMap(([, name, others]) => [name, ...namesOf(others)])),
    profile: (major) => ({ educations: [{ majors: [major] }] }),
    words: stems,
  },
  {
    filterType: 'SKILL',
    names: distinct(
      [TECHNOLOGY_SKILLS, TOOL_SKILLS, BUSINESS_SKILLS, TRADE_SKILLS].flatMap(namesOfTable),
    ),
    profile: (skill) => ({ skills: [skill] }),
    words: stems,
  },
  {
    filterType: 'JOB_TITLE',
    names: distinct(ROLE_TABLES.flatMap(namesOfRoles)).filter((_, at) => at % 3 === 0),
    profile: (title) => ({ experiences: [{ title, isCurrent: true, startDate: '2020-01-01' }] }),
    words: stems,
    every: 5,
  },
  {
    filterType: 'CERTIFICATION',
    names: distinct(namesOfTable(TOOL_SKILLS)),
    profile: (name) => ({ certifications: [{ name }] }),
    words: stems,
    every: 4,
  },
  {
    filterType: 'COMPANY',
    names: distinct(SCHOOLS.map(([name]) => name)),
    profile: (organizationName) => ({
      experiences: [{ organizationName, isCurrent: true, startDate: '2020-01-01' }],
    }),
    words: wholeWords,
  },
];

/**
 * Values that match as the known thing only: their words stand for something else in other names.
 * Each is a decision, said where it is made.
 */
const REPLACED: Partial<Record<FilterType, readonly string[]>> = {
  // compile/skill.ts
  SKILL: ['ts', 'C', 'Go', 'R', 'fp&a', 'm&a', 's&op'],
};

/** The people that the plain words of the value find, by brute force. */
function plainFinder(texts: readonly (readonly string[])[]) {
  const holders = new Map<string, Set<number>>();
  for (const [at, words] of texts.entries())
    for (const word of words) holders.set(word, (holders.get(word) ?? new Set()).add(at));
  return (words: readonly string[]): number[] => {
    const [first, ...others] = words.map((word) => holders.get(word) ?? new Set<number>());
    return first === undefined
      ? []
      : [...first].filter((at) => others.every((those) => those.has(at)));
  };
}

function indexOf(people: readonly ProfileParts[]) {
  const engine = createSegmentEngine();
  engine.apply(
    people.map((parts, at) => ({
      id: String(at),
      document: toDocument(profileOf({ id: String(at), ...parts }), asOf, asOf),
    })),
  );
  return (filterType: FilterType, value: string): ReadonlySet<number> => {
    const filter = { filterType, value, isRequired: true, isExcluded: false, isExactMatch: false };
    const plan = compile([filter], { lexicon, today: 20_000 });
    return new Set(
      engine.search(plan, { exclude: new Set(), limit: people.length }).ids.map(Number),
    );
  };
}

describe('the filter finds everyone that the plain words of a value find', () => {
  test.each(KINDS)('$filterType', ({ filterType, names, profile, words, every = 1 }) => {
    const texts = names.flatMap((name) => [name, `Zeta ${name} Omega`]);
    const found = indexOf(texts.map(profile));
    const plain = plainFinder(texts.map(words));
    const replaced = names.filter((value, at) => {
      if (at % every > 0) return false;
      const byFilter = found(filterType, value);
      return plain(words(value)).some((person) => !byFilter.has(person));
    });
    expect(names.length).toBeGreaterThan(100);
    expect(replaced).toEqual(REPLACED[filterType] ?? []);
  });

  test('INDUSTRY, by its words in a row anywhere in the profile', () => {
    const names = distinct(INDUSTRIES.flatMap(([, name, others]) => [name, ...namesOf(others)]));
    const found = indexOf(names.map((name) => ({ summary: `Zeta ${name} Omega` })));
    expect(names.filter((value, at) => !found('INDUSTRY', value).has(at))).toEqual([]);
    const between = 'Capital-risque et investissement';
    expect(indexOf([{ summary: between }])('INDUSTRY', between).size).toBe(1);
  });
});

test('"Sorbonne" finds everyone of a school with that word in its name, first those of the school with exactly that name', () => {
  const schools = [
    'Sorbonne Université',
    'Université Paris 1 Panthéon-Sorbonne',
    'Université Sorbonne Nouvelle',
    'Université de Lille',
    'la Sorbonne',
  ];
  const found = indexOf(schools.map((schoolName) => ({ educations: [{ schoolName }] })));
  const ids = [...found('SCHOOL', 'Sorbonne')];
  expect(ids.toSorted()).toEqual([0, 1, 2, 4]);
  expect(ids.slice(0, 2).toSorted()).toEqual([1, 4]);
});

test('an exact match has no aliases and no words', () => {
  const engine = createSegmentEngine();
  const schools = ['HEC', 'HEC Paris', 'hec'];
  engine.apply(
    schools.map((schoolName) => ({
      id: schoolName,
      document: toDocument(profileOf({ id: schoolName, educations: [{ schoolName }] }), asOf, asOf),
    })),
  );
  const filter = {
    filterType: 'SCHOOL',
    value: 'HEC',
    isRequired: true,
    isExcluded: false,
    isExactMatch: true,
  } as const;
  const { ids } = engine.search(compile([filter], { lexicon, today: 20_000 }), {
    exclude: new Set(),
    limit: 9,
  });
  expect(ids.toSorted()).toEqual(['HEC', 'hec']);
});

describe('places', () => {
  const cities = readFileSync(new URL('../../../gazetteer/cities.tsv', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line, at) => (at % 12 === 0 && line !== '' ? line.split('\t')[3]! : []));
  const names = {
    // Two letters are the code of several places (compile/place.ts).
    city: distinct([
      ...cities,
      ...CITY_NAMES.flatMap(([name, , others]) => [name, ...namesOf(others)]),
    ]).filter((name) => name.length > 2),
    state: distinct([...STATES.map(([, name]) => name), ...REGIONS.map(({ name }) => name)]),
    country: distinct(lexicon.closedLists.spellings.countries()),
  };

  /** All that the lexicon takes the residence for. */
  function placesOf(where: Partial<Record<'city' | 'state' | 'country', string | null>>): string[] {
    const { cityId, stateId, countryId, regionIds } = lexicon.readResidence({
      city: null,
      state: null,
      country: null,
      ...where,
    });
    return [cityId, stateId, countryId, ...regionIds].filter((id) => id !== null);
  }

  test.each(['city', 'state', 'country'] as const)(
    'LOCATION finds people with that name as their %s, unless theirs is known to be another place of that name',
    (field) => {
      const people = names[field].flatMap((name) =>
        ['Nowhere', 'Iceland', null].map((country) => ({ country, [field]: name })),
      );
      const found = indexOf(people);
      const missed = names[field].flatMap((name, nth) => {
        const byFilter = found('LOCATION', name);
        const left = [0, 1, 2].map((way) => nth * 3 + way).filter((at) => !byFilter.has(at));
        if (left.length === 0) return [];
        const namesakes = new Set(lexicon.readPlaces(name).map(({ id }) => id));
        return left.flatMap((at) =>
          placesOf(people[at]!).some((id) => namesakes.has(id)) ? [] : [people[at]],
        );
      });
      expect(missed).toEqual([]);
    },
  );

  test('a namesake is left out where the profile names its region', () => {
    const found = indexOf([
      { city: 'Paris', state: 'Texas', country: 'United States' },
      { city: 'Paris' },
      { city: 'Monaco', country: 'France' },
    ]);
    expect([...found('LOCATION', 'Paris')]).toEqual([1]);
    expect([...found('LOCATION', 'Monaco')]).toEqual([2]);
  });

  test('COUNTRY finds people with that name of a country', () => {
    const found = indexOf(names.country.map((country) => ({ country })));
    expect(names.country.filter((name, at) => !found('COUNTRY', name).has(at))).toEqual([]);
  });
});
