import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../test/judging-profiles.ts';
import { createSegmentEngine } from '../../index/index.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createDocumentReader } from '../document/document.ts';
import { createEvidenceReaders } from '../document/evidence.ts';
import { dayOf } from '../document/years.ts';
import { compile } from './compile.ts';
import { matchesOf } from './matched.ts';
import { validateFilters } from './validate.ts';

const lexicon = createLexicon();
const asOf = new Date('2026-06-15');

interface Person {
  title: string;
  before?: string;
}

const profiles = (people: readonly Person[]) =>
  people.map(({ title, before = 'Volunteer' }) =>
    profileOf({
      id: `${title}, ${before}`,
      jobTitle: title,
      experiences: [
        { title, organizationName: 'Acme', startDate: '2022-01-01', isCurrent: true },
        {
          title: before,
          organizationName: 'Globex',
          startDate: '2019-01-01',
          endDate: '2022-01-01',
          isCurrent: false,
        },
      ],
    }),
  );

function filtersOf(value: string, options: object = {}) {
  const read = validateFilters([{ filterType: 'JOB_TITLE', value, ...options }], lexicon);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.filters;
}

function planOf(value: string, options: object = {}) {
  return compile(filtersOf(value, options), { lexicon, today: dayOf(asOf) });
}

function engineOf(people: readonly Person[]) {
  const engine = createSegmentEngine();
  const read = createDocumentReader(lexicon);
  engine.apply(
    profiles(people).map((profile) => ({ id: profile.id, document: read(profile, asOf, asOf) })),
  );
  return engine;
}

/** The current titles of those found, in rank order. */
function found(people: readonly Person[], value: string, options: object = {}): string[] {
  const { ids } = engineOf(people).search(planOf(value, options), {
    exclude: new Set(),
    limit: 10,
  });
  return ids.map((id) => id.split(', ')[0]!);
}

describe('a title that no role family knows', () => {
  test.each([
    ['night tram driver', 'Conducteur de tramway'],
    ['conductrice de rames de tramway', 'Tram Driver'],
    ['hatchery assistant', 'Fish hatchery technician'],
    ['bee keeper', 'Apiculteur'],
  ])('"%s" finds the occupation that its words are nearest to: %s', (asked, title) => {
    const people = [{ title }, { title: 'Sales Manager' }, { title: 'Data Engineer' }];
    expect(found(people, asked)).toEqual([title]);
  });

  test('ranks its own words before the occupation, and today before the past', () => {
    const people = [
      { title: 'Volunteer cook', before: 'Apiculteur' },
      { title: 'Apiculteur' },
      { title: 'Bee keeper and teacher' },
      { title: 'Bee keeper' },
    ];
    expect(found(people, 'bee keeper')).toEqual([
      'Bee keeper',
      'Bee keeper and teacher',
      'Apiculteur',
      'Volunteer cook',
    ]);
  });

  test('with isExactMatch stays exact', () => {
    const people = [{ title: 'Apiculteur' }, { title: 'Bee keeper' }];
    expect(found(people, 'bee keeper', { isExactMatch: true })).toEqual(['Bee keeper']);
  });

  test('excluded removes what it names, not what is near', () => {
    const people = [
      { title: 'Apiculteur' },
      { title: 'Bee keeper' },
      { title: 'Tram Driver', before: 'Teacher' },
    ];
    const engine = engineOf(people);
    const filters = [
      ...filtersOf('bee keeper', { isExcluded: true, isRequired: false }),
      ...filtersOf('volunteer'),
    ];
    const plan = compile(filters, { lexicon, today: dayOf(asOf) });
    expect(engine.search(plan, { exclude: new Set(), limit: 10 }).ids).toEqual([
      'Apiculteur, Volunteer',
    ]);
  });

  test('reports which title matched', () => {
    const [profile] = profiles([{ title: 'Apiculteur' }]);
    const filters = filtersOf('bee keeper');
    const { clauses } = planOf('bee keeper');
    const talent = { profile: profile!, updatedAt: asOf, isOwn: false };
    const [match] = matchesOf(talent, filters, clauses, {
      asOf,
      language: 'en',
      readers: createEvidenceReaders(lexicon),
    });
    expect(match).toMatchObject({
      text: 'Apiculteur',
      grade: 'near',
      near: { title: null, reason: 'occupation' },
    });
    expect(match!.near!.weight).toBeGreaterThan(0);
  });
});

test('words that make another occupation of a known role decide who matches', () => {
  const people = [{ title: 'Nurse' }, { title: 'Dental hygienist' }, { title: 'Data Engineer' }];
  expect(found(people, 'dental hygiene nurse').sort()).toEqual(['Dental hygienist', 'Nurse']);
  // Both are the same occupation for ESCO, so these words decide nothing.
  expect(found(people, 'fintech data scientist')).toEqual([]);
});

test('the name of a role is not widened to near roles', () => {
  const people = [{ title: 'Data Engineer' }, { title: 'Data warehouse steward' }];
  expect(found(people, 'data engineer')).toEqual(['Data Engineer']);
});
