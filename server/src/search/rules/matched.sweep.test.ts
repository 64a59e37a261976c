import { describe, expect, test } from 'vitest';
import { generatePerson } from '../../../../sample/src/sample.ts';
import { createSegmentEngine, type Plan } from '../../index/index.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import { createDocumentReader } from '../document/document.ts';
import { createEvidenceReaders } from '../document/evidence.ts';
import { dayOf } from '../document/years.ts';
import { compile } from './compile.ts';
import type { Filter } from './filter.ts';
import { matchesOf } from './matched.ts';
import { validateFilters } from './validate.ts';

const lexicon = createLexicon();
const readers = createEvidenceReaders(lexicon);
const toDocument = createDocumentReader(lexicon);
const asOf = new Date('2026-06-15');
const updatedAt = new Date('2026-06-01');

type Asked = { filterType: string; value: unknown; [option: string]: unknown };

function filtersOf(asked: readonly Asked[]): Filter[] {
  const read = validateFilters(asked, lexicon);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.filters;
}

const planOf = (filters: readonly Filter[]) =>
  compile(filters, { lexicon, today: dayOf(asOf), membersOf: () => ['amelie'] });

/** The value at a JSON pointer. */
function at(profile: TalentProfile, path: string): unknown {
  return path
    .slice(1)
    .split('/')
    .reduce((value: unknown, key) => (value as Record<string, unknown>)[key], profile);
}

describe('exactly the people that the index finds for a filter have matching words', () => {
  const PEOPLE = Array.from({ length: 50 }, (_, n) => generatePerson(7, n, asOf));
  const engine = createSegmentEngine();
  engine.apply(
    PEOPLE.map((profile) => ({ id: profile.id, document: toDocument(profile, updatedAt, asOf) })),
  );

  /** Filters that a person’s profile suggests. */
  function suggested(profile: TalentProfile): Asked[] {
    const {
      experiences,
      skills,
      educations,
      languages,
      certifications,
      interests,
      city,
      country,
      headline,
      summary,
    } = profile;
    const words = (summary ?? '').split(' ').filter((word) => /^\p{L}{4,}$/u.test(word));
    const all: [string, unknown, object?][] = [
      ...experiences.flatMap(({ title, organizationName }): [string, unknown, object?][] => [
        ['JOB_TITLE', title],
        ['JOB_TITLE', title, { isExactMatch: true }],
        ['JOB_TITLE', title, { history: 'PAST' }],
        ['COMPANY', organizationName],
        ['CURRENT_COMPANY', organizationName],
      ]),
      ...skills.slice(0, 4).map((value): [string, unknown] => ['SKILL', value]),
      ...skills
        .slice(0, 2)
        .map((value): [string, unknown, object] => ['SKILL', value, { isExactMatch: true }]),
      ...educations.flatMap(({ schoolName, degrees, majors }): [string, unknown][] => [
        ['SCHOOL', schoolName],
        ['DEGREE', degrees[0]],
        ['FIELD_OF_STUDY', majors[0]],
      ]),
      ...languages.map(({ name }): [string, unknown] => ['LANGUAGE', `${name}:B2`]),
      ...certifications.map(({ name }): [string, unknown] => ['CERTIFICATION', name]),
      ...interests.slice(0, 1).map((value): [string, unknown] => ['INTEREST', value]),
      ['LOCATION', city],
      ['COUNTRY', country],
      ['HEADLINE', headline?.split(' ').slice(0, 2).join(' ')],
      ['KEYWORD', words[0]],
      ['KEYWORD', `"${words.slice(1, 2).join(' ')}" OR ${skills[0]?.split(' ')[0] ?? 'x'}`],
      ['KEYWORD', `${words[2]} NOT ${words[3]}`],
      ['FIRST_NAME', profile.firstname],
      ['LAST_NAME', profile.lastname],
      ['PRO_NETWORK_URL', profile.proNetworkUrl],
    ];
    return all.flatMap(([filterType, value, more]) =>
      value ? [{ filterType, value, ...more }] : [],
    );
  }

  const GENERAL: Asked[] = [
    ...['junior', 'mid', 'senior', 'director', 'head'].map((value) => ({
      filterType: 'SENIORITY',
      value,
    })),
    ...['engineering', 'sales', 'marketing', 'finance'].map((value) => ({
      filterType: 'JOB_FUNCTION',
      value,
    })),
    ...['RH', 'marketing', 'manager', 'engineer', 'comptable', 'nurse', 'PM'].map((value) => ({
      filterType: 'JOB_TITLE',
      value,
    })),
    ...['-2', '3-8', '10+'].map((value) => ({ filterType: 'YEARS_OF_EXPERIENCE', value })),
    ...['-2', '3+'].flatMap((value) => [
      { filterType: 'YEARS_IN_CURRENT_ROLE', value },
      { filterType: 'YEARS_AT_CURRENT_COMPANY', value },
    ]),
    ...['banking', 'santé', 'retail', 'software'].flatMap((value) =>
      ['CURRENT', 'PAST', 'CURRENT_AND_PAST'].map((history) => ({
        filterType: 'INDUSTRY',
        value,
        history,
      })),
    ),
    ...['Île-de-France', 'Bavaria', 'London', 'Texas', 'Europe', 'US'].map((value) => ({
      filterType: 'LOCATION',
      value,
    })),
    { filterType: 'LOCATION', value: 'Paris', radius: 100 },
    { filterType: 'COMPANY_SIZE', value: ['5001-10000', '10001+'] },
    { filterType: 'KEYWORD', value: 'project AND team' },
    { filterType: 'UPDATED_WITHIN', value: 30 },
    { filterType: 'DEGREE', value: 'master' },
  ];

  /** What is wrong with the reasons given for these people and this filter. */
  function problemsOf(
    one: Asked,
    people: readonly TalentProfile[],
    found: ReadonlySet<string>,
    filters: Filter[],
    plan: Plan,
  ): string[] {
    return people.flatMap((profile) => {
      const matched = matchesOf({ profile, updatedAt, isOwn: false }, filters, plan.clauses, {
        asOf,
        language: 'en',
        readers,
      });
      const who = `${JSON.stringify(one)} of ${profile.id}`;
      const hasWords = one.filterType !== 'UPDATED_WITHIN';
      return [
        ...(matched.length > 0 === found.has(profile.id)
          ? []
          : [`${who}: found is ${found.has(profile.id)}`]),
        ...matched.flatMap(({ path, text }) => {
          if (path === null) return hasWords ? [`${who}: no words`] : [];
          return String(at(profile, path)).includes(text!)
            ? []
            : [`${who}: ${path} does not say ${text}`];
        }),
      ];
    });
  }

  test('for 1,500 filters that generated profiles suggest', () => {
    const asked = [...GENERAL, ...PEOPLE.flatMap(suggested)].flatMap((one) =>
      'filters' in validateFilters([one], lexicon) ? [one] : [],
    );
    expect(asked.length).toBeGreaterThan(1_500);
    const problems = asked.flatMap((one, nth) => {
      const filters = filtersOf([{ ...one, isRequired: false }]);
      const plan = planOf(filters);
      const found = new Set(engine.search(plan, { exclude: new Set(), limit: 1_000 }).ids);
      // Everybody who was found, and some of the others.
      const people = PEOPLE.filter(({ id }, place) => found.has(id) || (place + nth) % 10 === 0);
      return problemsOf(one, people, found, filters, plan);
    });
    expect(problems).toEqual([]);
  });
});
