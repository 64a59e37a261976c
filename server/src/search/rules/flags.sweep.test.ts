import { describe, expect, test } from 'vitest';
import { generatePerson } from '../../../../sample/src/sample.ts';
import { createSegmentEngine } from '../../index/index.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createDocumentReader } from '../document/document.ts';
import { dayOf } from '../document/years.ts';
import { compile } from './compile.ts';
import { FILTER_TYPES, type FilterType, type FilterValue } from './filter.ts';
import { FILTER_TYPE_INFO } from './filter-types.ts';
import { validateFilters } from './validate.ts';

/** What every flag means for every filter type (decision 15), on generated people. */

const lexicon = createLexicon();
const toDocument = createDocumentReader(lexicon);
const asOf = new Date('2026-06-15');
const PEOPLE = Array.from({ length: 300 }, (_, n) => generatePerson(11, n, asOf));
const ALL = PEOPLE.map(({ id }) => id).sort();
const engine = createSegmentEngine();
// Every other one was imported long ago.
const importedAt = (n: number) => new Date(n % 2 === 0 ? '2026-06-01' : '2025-01-01');
engine.apply(
  PEOPLE.map((profile, n) => ({
    id: profile.id,
    // Every tenth is the workspace's own.
    document: {
      ...toDocument(profile, importedAt(n), asOf),
      ...(n % 10 === 0 && { pool: 'ws_own' }),
    },
  })),
);

const ana = PEOPLE.find(
  ({ educations, certifications, interests }) =>
    educations[0]?.majors[0] && certifications[0] && interests[0],
)!;
const job = ana.experiences[0]!;

/** Two values of each type that some of these people have, and some have not. */
const VALUES: Record<FilterType, [FilterValue, FilterValue]> = {
  JOB_TITLE: [ana.jobTitle!, 'engineer'],
  SENIORITY: ['senior', 'junior'],
  JOB_FUNCTION: ['engineering', 'sales'],
  YEARS_OF_EXPERIENCE: ['3-5', '10+'],
  YEARS_IN_CURRENT_ROLE: ['-2', '5+'],
  YEARS_AT_CURRENT_COMPANY: ['-2', '5+'],
  LOCATION: ['France', 'London'],
  COUNTRY: ['FR', 'Germany'],
  COMPANY: [job.organizationName!, PEOPLE[1]!.experiences[0]!.organizationName!],
  CURRENT_COMPANY: [job.organizationName!, PEOPLE[1]!.experiences[0]!.organizationName!],
  PAST_COMPANY: [
    ana.experiences[1]?.organizationName ?? job.organizationName!,
    PEOPLE[1]!.experiences[1]?.organizationName ?? 'Acme',
  ],
  INDUSTRY: ['banking', 'software'],
  COMPANY_SIZE: ['10001+', '51-200'],
  SKILL: [ana.skills[0]!, 'Excel'],
  KEYWORD: ['project', '"team" OR client'],
  HEADLINE: [ana.headline!.split(' ')[0]!, 'senior'],
  CERTIFICATION: [ana.certifications[0]!.name, 'Scrum'],
  INTEREST: [ana.interests[0]!, 'running'],
  LANGUAGE: ['French', 'en:B2'],
  SCHOOL: [ana.educations[0]!.schoolName!, 'University'],
  DEGREE: ['Master', 'Bachelor'],
  FIELD_OF_STUDY: [ana.educations[0]!.majors[0]!, 'Computer science'],
  HAS_CONTACT: ['email', 'phone'],
  UPDATED_WITHIN: [30, 3_650],
  FIRST_NAME: [ana.firstname!, PEOPLE[1]!.firstname!],
  LAST_NAME: [ana.lastname!, PEOPLE[1]!.lastname!],
  PRO_NETWORK_URL: [ana.proNetworkUrl!, PEOPLE[1]!.proNetworkUrl!],
  IN_SOURCING: ['src_a', 'src_b'],
  POOL: ['own', 'shared'],
};

/** The sets of a workspace: by the place of people in the list. */
const membersOf = (_: string, value: string) =>
  ALL.filter((_id, n) => n % ({ email: 2, phone: 3, src_a: 5, any: 4 }[value] ?? 7) === 0);

function search(...asked: object[]): string[] {
  const read = validateFilters(asked, lexicon);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const plan = compile(read.filters, {
    lexicon,
    today: dayOf(asOf),
    workspaceId: 'ws_own',
    membersOf,
  });
  const { ids, count } = engine.search(plan, { exclude: new Set(), limit: 1_000 });
  expect(count).toBe(ids.length);
  return ids;
}
const found = (...asked: object[]): string[] => search(...asked).sort();
const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id));

describe.each(FILTER_TYPES.map((filterType) => [filterType] as const))('%s', (filterType) => {
  const [value, other] = VALUES[filterType];
  const filter = { filterType, value };
  const matching = found(filter);

  test('required finds those who match, excluded exactly the others', () => {
    expect(matching.length).toBeGreaterThan(0);
    expect(found({ ...filter, isExcluded: true })).toEqual(without(ALL, matching));
    expect(found({ ...filter, isExcluded: true, isRequired: true })).toEqual(
      without(ALL, matching),
    );
  });

  test('neither required nor excluded finds those who match, or, beside required filters, only ranks them higher', () => {
    const wish = { ...filter, isRequired: false };
    expect(found(wish)).toEqual(matching);
    const everybody = { filterType: 'KEYWORD', value: 'NOT zzz' };
    const ranked = search(everybody, wish);
    expect(ranked.toSorted()).toEqual(ALL);
    expect(ranked.slice(0, matching.length).sort()).toEqual(matching);
  });

  test('an array finds everyone who matches any of its values', () => {
    if (FILTER_TYPE_INFO[filterType].kind === 'days') return;
    const either = [...new Set([...matching, ...found({ filterType, value: other })])].sort();
    expect(found({ filterType, value: [value, other] })).toEqual(either);
    expect(found({ filterType, value: [value] })).toEqual(matching);
  });

  test('an exact match finds only people that the same value also finds without it', () => {
    expect(without(found({ ...filter, isExactMatch: true }), matching)).toEqual([]);
    expect(
      without(
        found({ filterType, value: other, isExactMatch: true }),
        found({ filterType, value: other }),
      ),
    ).toEqual([]);
  });

  test('an exact match does not care for capitals and accents', () => {
    if (
      typeof value !== 'string' ||
      ['sourcing', 'keywords'].includes(FILTER_TYPE_INFO[filterType].kind)
    )
      return;
    const bare = value.normalize('NFD').replace(/\p{M}/gu, '');
    const exact = found({ ...filter, isExactMatch: true });
    expect(found({ filterType, value: bare.toUpperCase(), isExactMatch: true })).toEqual(exact);
  });

  test('history separates who has it now from who had it, and together they are everyone', () => {
    if (!FILTER_TYPE_INFO[filterType].takesHistory) return;
    const of = (history: string) => found({ ...filter, history });
    expect(found({ ...filter, history: 'CURRENT_AND_PAST' })).toEqual(matching);
    const either = [...new Set([...of('CURRENT'), ...of('PAST')])].sort();
    // An industry may also be named outside of any job.
    if (filterType === 'INDUSTRY') expect(without(either, matching)).toEqual([]);
    else expect(either).toEqual(matching);
  });
});

describe('ranges', () => {
  const years = (value: unknown) => found({ filterType: 'YEARS_OF_EXPERIENCE', value });

  test.each([
    ['3-5', { min: 3, max: 5 }],
    ['5+', { min: 5 }],
    ['-2', { max: 2 }],
    ['4', { min: 4, max: 4 }],
    [4, { min: 4, max: 4 }],
    [['3-4', '5'], { min: 3, max: 5 }],
  ])('%j is the range %j', (value, range) => {
    expect(years(value).length).toBeGreaterThan(0);
    expect(years(value)).toEqual(years(range));
  });

  test('disjoint ranges find nobody twice', () => {
    const all = [...years('-3'), ...years('4+')].sort();
    expect(new Set(all).size).toBe(all.length);
  });
});

test('a wider radius finds everyone that a narrower one finds', () => {
  const around = (radius?: number) =>
    found({ filterType: 'LOCATION', value: 'Paris', ...(radius && { radius }) });
  for (const [inner, outer] of [
    [around(), around(1)],
    [around(1), around(50)],
    [around(50), around(500)],
  ] as const) {
    expect(without(inner, outer)).toEqual([]);
  }
  expect(around(500).length).toBeGreaterThan(around().length);
});
