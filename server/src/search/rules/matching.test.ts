import { describe, expect, test } from 'vitest';
import { type ProfileParts, profileOf } from '../../../test/judging-profiles.ts';
import { PEOPLE, UPDATED_AT } from '../../../test/matching-people.ts';
import { createSegmentEngine } from '../../index/index.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createDocumentReader } from '../document/document.ts';
import { dayOf } from '../document/years.ts';
import { compile } from './compile.ts';
import type { Filter } from './filter.ts';
import { validateFilters } from './validate.ts';

const lexicon = createLexicon();
const toDocument = createDocumentReader(lexicon);
const asOf = new Date('2026-06-15');

const engine = createSegmentEngine();
engine.apply(
  Object.entries(PEOPLE).map(([id, parts]) => ({
    id,
    document: toDocument(profileOf({ ...parts, id }), new Date(UPDATED_AT[id]!), asOf),
  })),
);

interface Asked {
  filterType: string;
  value: unknown;
  [option: string]: unknown;
}

function validated(...asked: Asked[]): Filter[] {
  const read = validateFilters(asked, lexicon);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.filters;
}

const planOf = (filters: Filter[]) => compile(filters, { lexicon, today: dayOf(asOf) });

const find = (...asked: Asked[]): string[] =>
  engine.search(planOf(validated(...asked)), { exclude: new Set(), limit: 10 }).ids;

const found = (filterType: string, value: unknown, options: object = {}) =>
  find({ filterType, value, ...options }).sort();

describe('titles', () => {
  test('match in the other language and gender, current before past', () => {
    expect(find({ filterType: 'JOB_TITLE', value: 'Data engineer' })).toEqual([
      'bob',
      'amelie',
      'deniz',
    ]);
    expect(found('JOB_TITLE', 'ingénieur data')).toEqual(['amelie', 'bob', 'deniz']);
  });

  test('words match inside one title, never across two jobs', () => {
    expect(found('JOB_TITLE', 'sales analyst')).toEqual([]);
    expect(found('JOB_TITLE', 'sales engineer')).toEqual(['carla']);
  });

  test('the level of the same title ranks, in either language', () => {
    expect(find({ filterType: 'JOB_TITLE', value: 'Senior data engineer' })[0]).toBe('amelie');
    expect(found('JOB_TITLE', 'Senior data engineer')).toEqual(['amelie', 'bob', 'deniz']);
  });

  test('words that no title has rank, and exclude no one', () => {
    expect(found('JOB_TITLE', 'fintech data engineer')).toEqual(['amelie', 'bob', 'deniz']);
    expect(found('JOB_TITLE', 'remote data engineer confirmé')).toEqual(['amelie', 'bob', 'deniz']);
  });

  test('interns and team leaders are only themselves', () => {
    expect(found('JOB_TITLE', 'data engineer intern')).toEqual([]);
    expect(found('JOB_TITLE', 'director, data engineer')).toEqual([]);
  });

  test('an exclusion excludes no other person of the role', () => {
    const [title, less] = [
      { filterType: 'JOB_TITLE', value: 'data engineer', history: 'CURRENT' },
      { filterType: 'JOB_TITLE', isExcluded: true, history: 'CURRENT' },
    ];
    expect(find(title, { ...less, value: 'fintech data engineer' })).toEqual(['bob', 'amelie']);
    expect(find(title, { ...less, value: 'senior data engineer' })).toEqual(['bob']);
    expect(find(title, { ...less, value: 'data engineer' })).toEqual([]);
  });

  test('a seniority inside the name of a role is part of the name', () => {
    expect(found('JOB_TITLE', 'directrice commerciale')).toEqual(['deniz']);
  });

  test('a role of one word is found in longer titles of either language', () => {
    expect(found('JOB_TITLE', 'engineer', { history: 'CURRENT' })).toEqual([
      'amelie',
      'bob',
      'carla',
    ]);
    expect(found('JOB_TITLE', 'développeuse')).toEqual(['deniz']);
  });

  test('another role that shares a word is not the role', () => {
    expect(found('JOB_TITLE', 'software developer')).toEqual([]);
  });

  test('history reads only the current or only the past jobs', () => {
    expect(found('JOB_TITLE', 'data engineer', { history: 'PAST' })).toEqual(['deniz']);
    expect(found('JOB_TITLE', 'data engineer', { history: 'CURRENT' })).toEqual(['amelie', 'bob']);
  });

  test('an exact match is equality after case and accent folding', () => {
    expect(found('JOB_TITLE', 'INGENIEURE DE DONNEES SENIOR', { isExactMatch: true })).toEqual([
      'amelie',
    ]);
    expect(found('JOB_TITLE', 'data engineer', { isExactMatch: true })).toEqual(['bob', 'deniz']);
    expect(found('JOB_TITLE', 'engineer', { isExactMatch: true })).toEqual([]);
  });

  test('an array means any of its values', () => {
    expect(found('JOB_TITLE', ['business developer', 'sales engineer'])).toEqual([
      'carla',
      'deniz',
    ]);
  });
});

describe('skills', () => {
  test('match by name and alias, those of the current job first', () => {
    expect(find({ filterType: 'SKILL', value: 'python' })).toEqual(['amelie', 'bob']);
    expect(found('SKILL', 'k8s')).toEqual(['deniz']);
    expect(found('SKILL', 'project management')).toEqual(['amelie']);
  });

  test('one skill is not another that contains its name', () => {
    expect(found('SKILL', 'Go')).toEqual([]);
    expect(found('SKILL', 'Java')).toEqual(['bob']);
  });

  test('named in the current job they need not be listed', () => {
    expect(found('SKILL', 'Spark')).toEqual(['amelie']);
  });

  describe('of their own people', () => {
    const holder = (id: string, parts: ProfileParts) => ({
      id,
      document: toDocument(profileOf({ ...parts, id }), asOf, asOf),
    });
    const own = createSegmentEngine();
    own.apply([
      holder('french', { skills: ['Accessibilité web'] }),
      holder('titled', { jobTitle: 'Consultante SAP', skills: ['Excel'] }),
      holder('part', { skills: ['Amazon EC2'] }),
      holder('whole', { skills: ['AWS'] }),
      holder('odd', { jobTitle: 'Maître affineur', skills: [] }),
    ]);
    const holders = (...asked: Asked[]): string[] =>
      own.search(planOf(validated(...asked)), { exclude: new Set(), limit: 10 }).ids;
    const skill = (value: string, options: object = {}) => ({
      filterType: 'SKILL',
      value,
      ...options,
    });

    test('meet under their French and English names', () => {
      expect(holders(skill('web accessibility'))).toEqual(['french']);
      expect(holders(skill('digital accessibility'))).toEqual(['french']);
    });

    test('count as listed in a current title, known or not', () => {
      expect(holders(skill('SAP'))).toEqual(['titled']);
      expect(holders(skill('affineur'))).toEqual(['odd']);
    });

    test('are found by a part of them, below the whole, one step down', () => {
      expect(holders(skill('AWS'))).toEqual(['whole', 'part']);
      expect(holders(skill('EC2'))).toEqual(['part']);
      expect(holders(skill('cloud computing'))).toEqual(['whole']);
      expect(holders(skill('AWS', { isExactMatch: true }))).toEqual(['whole']);
    });

    test('exclude nobody who has only a part', () => {
      const all = { filterType: 'SKILL', value: ['AWS', 'EC2'] };
      expect(holders(all, skill('AWS', { isExcluded: true }))).toEqual(['part']);
    });
  });
});

describe('places', () => {
  test.each([
    ['LOCATION', 'Lyon', {}, ['amelie']],
    ['LOCATION', 'lyon', { radius: 20 }, ['amelie', 'carla']],
    ['LOCATION', 'Texas', {}, ['bob']],
    ['LOCATION', 'Austin, Texas', {}, ['bob']],
    ['LOCATION', 'FR', {}, ['amelie', 'carla']],
    ['LOCATION', 'Allemagne', {}, ['deniz']],
    ['LOCATION', ['Berlin', 'Austin'], {}, ['bob', 'deniz']],
    ['LOCATION', 'Villeurbanne', { isExactMatch: true }, ['carla']],
    ['COUNTRY', 'États-Unis', {}, ['bob']],
    ['COUNTRY', 'fr', {}, ['amelie', 'carla']],
  ])('%s %j %j', (filterType, value, options, ids) => {
    expect(found(filterType, value, options)).toEqual(ids);
  });

  test('a city called by two letters is not the state of that code', () => {
    const [la] = validated({ filterType: 'LOCATION', value: 'LA' });
    const [named] = validated({ filterType: 'LOCATION', value: 'Los Angeles' });
    expect(planOf([la!]).clauses).toEqual(planOf([named!]).clauses);
  });

  test('people in the place itself rank before people around it', () => {
    expect(find({ filterType: 'LOCATION', value: 'Villeurbanne', radius: 20 })[0]).toBe('carla');
  });
});

describe('companies', () => {
  test.each([
    ['COMPANY', 'societe generale', {}, ['amelie', 'deniz']],
    ['CURRENT_COMPANY', 'Société Générale', {}, ['amelie']],
    ['PAST_COMPANY', 'Société Générale', {}, ['deniz']],
    ['COMPANY', 'Société Générale', { history: 'PAST' }, ['deniz']],
    ['COMPANY', 'Globex', {}, ['bob']],
    ['COMPANY', 'Globex', { isExactMatch: true }, []],
    ['COMPANY', 'Globex GmbH', {}, ['bob']],
  ])('%s %j %j', (filterType, value, options, ids) => {
    expect(found(filterType, value, options)).toEqual(ids);
  });
});

describe('years, languages, education and the rest', () => {
  test.each([
    ['YEARS_OF_EXPERIENCE', '10+', ['amelie', 'carla']],
    ['YEARS_OF_EXPERIENCE', '-3', ['bob']],
    ['YEARS_OF_EXPERIENCE', { min: 10, max: 11 }, ['amelie']],
    ['YEARS_OF_EXPERIENCE', ['2', '4'], ['bob', 'deniz']],
    ['YEARS_IN_CURRENT_ROLE', '-0', ['deniz']],
    ['YEARS_AT_CURRENT_COMPANY', '16', ['carla']],
    ['LANGUAGE', 'français', ['amelie', 'carla']],
    ['LANGUAGE', 'fr:B2', ['amelie']],
    ['LANGUAGE', 'english:native', ['bob']],
    ['LANGUAGE', 'fr:3', ['amelie']],
    ['INDUSTRY', 'healthcare', ['amelie']],
    ['INDUSTRY', 'santé', ['amelie']],
    ['COMPANY_SIZE', '10001+', ['amelie']],
    ['COMPANY_SIZE', ['11-50', '51-200'], ['carla']],
    ['SENIORITY', 'senior', ['amelie', 'carla']],
    ['SENIORITY', 'mid', ['bob', 'deniz']],
    ['JOB_FUNCTION', 'sales', ['carla', 'deniz']],
    ['SCHOOL', 'HEC', ['amelie']],
    ['DEGREE', 'bachelor', ['amelie', 'bob', 'deniz']],
    ['DEGREE', 'Master', ['amelie', 'deniz']],
    ['DEGREE', 'licence', ['amelie', 'bob', 'deniz']],
    ['FIELD_OF_STUDY', 'computer science', ['bob']],
    ['FIELD_OF_STUDY', 'Informatique', ['bob']],
    ['FIELD_OF_STUDY', 'physique', ['deniz']],
    ['CERTIFICATION', 'solutions architect', ['bob']],
    ['INTEREST', 'open source', ['bob']],
    ['HEADLINE', 'kafka', ['amelie']],
    ['FIRST_NAME', 'amelie', ['amelie']],
    ['LAST_NAME', 'Rossi', ['carla']],
    ['PRO_NETWORK_URL', 'https://fr.linkedin.com/in/Amelie-Durand/?x=1', ['amelie']],
    ['PRO_NETWORK_URL', 'linkedin.com/in/amelie-durand', ['amelie']],
    ['PRO_NETWORK_URL', 'https://www.linkedin.com/in/Béa-Ñuñez', ['carla']],
    ['PRO_NETWORK_URL', '/in/b%C3%A9a-%C3%B1u%C3%B1ez', ['carla']],
    // The address of another site does not identify a person here.
    ['PRO_NETWORK_URL', 'https://www.linkedin.com/in/bob', []],
    ['UPDATED_WITHIN', 30, ['amelie']],
    ['UPDATED_WITHIN', 365, ['amelie', 'bob']],
  ])('%s %j', (filterType, value, ids) => {
    expect(found(filterType, value)).toEqual(ids);
  });
});

test('a level derived only from years is no exact match', () => {
  expect(found('SENIORITY', 'senior')).toEqual(['amelie', 'carla']);
  expect(found('SENIORITY', 'senior', { isExactMatch: true })).toEqual(['amelie']);
});

test('the name of a group of schools finds all of them, and the name of one finds that one', () => {
  const schools = [
    'INSA Lyon',
    'INSA Rennes',
    'INSA',
    'HEC Paris',
    'Institut national des sciences appliquées',
  ];
  const own = createSegmentEngine();
  own.apply(
    schools.map((schoolName, n) => ({
      id: `p${n}`,
      document: toDocument(profileOf({ id: `p${n}`, educations: [{ schoolName }] }), asOf, asOf),
    })),
  );
  const whoWentTo = (value: string) =>
    own
      .search(planOf(validated({ filterType: 'SCHOOL', value })), { exclude: new Set(), limit: 10 })
      .ids.sort();
  expect(whoWentTo('INSA')).toEqual(['p0', 'p1', 'p2', 'p4']);
  expect(whoWentTo('INSA Lyon')).toEqual(['p0']);
});

describe('keywords', () => {
  test.each([
    ['pipeline', ['amelie']],
    ['données', ['amelie']],
    ['"data engineer"', ['bob', 'deniz']],
    ['"engineer data"', []],
    ['java OR kafka', ['amelie', 'bob']],
    ['python NOT kafka', ['bob']],
    ['(java OR kubernetes) data', ['bob', 'deniz']],
    ['NOT engineer', ['amelie']],
  ])('%s', (text, ids) => {
    expect(found('KEYWORD', text)).toEqual(ids);
  });

  test('an exact match takes the word as it is', () => {
    expect(found('KEYWORD', 'pipelines', { isExactMatch: true })).toEqual(['amelie']);
    expect(found('KEYWORD', 'pipeline', { isExactMatch: true })).toEqual([]);
  });
});

describe('how filters combine', () => {
  const python = { filterType: 'SKILL', value: 'Python' };
  const lyon = { filterType: 'LOCATION', value: 'Lyon' };

  test('every required filter must match', () => {
    expect(find(python, lyon)).toEqual(['amelie']);
  });

  test('an excluded one must not', () => {
    expect(find(python, { ...lyon, isExcluded: true })).toEqual(['bob']);
  });

  test('an optional one only raises the rank', () => {
    expect(
      find(
        { filterType: 'JOB_TITLE', value: 'data engineer' },
        { filterType: 'LOCATION', value: 'Berlin', isRequired: false },
      ).sort(),
    ).toEqual(['amelie', 'bob', 'deniz']);
    const tied = { filterType: 'SKILL', value: 'SQL', isRequired: false };
    expect(
      find(
        { filterType: 'JOB_TITLE', value: 'data analyst' },
        { filterType: 'LANGUAGE', value: 'fr:A1' },
      ),
    ).toEqual(['amelie', 'carla']);
    expect(find({ filterType: 'JOB_TITLE', value: 'data engineer' }, tied)[0]).toBe('bob');
  });

  test('when none is required at least one must match', () => {
    expect(find({ ...python, isRequired: false }, { ...lyon, isRequired: false })).toEqual([
      'amelie',
      'bob',
    ]);
  });

  test('exclusions alone leave everyone else', () => {
    expect(find({ ...python, isExcluded: true }).sort()).toEqual(['carla', 'deniz']);
  });
});

test('a document contains no gender or photo', () => {
  const document = toDocument(
    profileOf({ id: 'x', gender: 'zzgender', photoUrl: 'https://zzphoto.test/zzphoto.jpg' }),
    asOf,
    asOf,
  );
  expect(JSON.stringify(document)).not.toContain('zz');
});

test('the more complete profile has the higher quality, whenever its row was written', () => {
  const quality = (parts: ProfileParts, at: string) =>
    toDocument(profileOf({ id: 'x', ...parts }), new Date(at), asOf).quality;
  expect(quality(PEOPLE.amelie!, '2024-01-01')).toBeGreaterThan(
    quality({ jobTitle: 'Nurse' }, '2026-01-01'),
  );
  expect(quality(PEOPLE.amelie!, '2026-01-01')).toBe(quality(PEOPLE.amelie!, '2024-01-01'));
});

test('reading a profile again gives the same document', () => {
  const read = (id: string) => toDocument(profileOf({ ...PEOPLE[id], id }), asOf, asOf);
  const first = Object.keys(PEOPLE).map(read);
  expect(Object.keys(PEOPLE).map(read)).toEqual(first);
});

test('a particular degree is that degree only, not others of its level', () => {
  const held = ['BTS', 'Higher National Diploma', 'DUT', 'BTS MCO'];
  const other = createSegmentEngine();
  const documentOf = (id: string) =>
    toDocument(profileOf({ id, educations: [{ schoolName: 'Lycée', degrees: [id] }] }), asOf, asOf);
  other.apply(held.map((id) => ({ id, document: documentOf(id) })));
  const holders = (value: string) => {
    const read = validateFilters([{ filterType: 'DEGREE', value }], lexicon);
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    return other
      .search(compile(read.filters, { lexicon, today: dayOf(asOf) }), {
        exclude: new Set(),
        limit: 10,
      })
      .ids.sort();
  };
  expect(holders('BTS')).toEqual(['BTS', 'BTS MCO']);
  expect(holders('HND')).toEqual(['Higher National Diploma']);
  expect(holders('DUT')).toEqual(['DUT']);
});
