import { describe, expect, test } from 'vitest';
import { type ProfileParts, profileOf } from '../../../test/judging-profiles.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import { createEvidenceReaders } from '../document/evidence.ts';
import { dayOf } from '../document/years.ts';
import { compile } from './compile.ts';
import type { Filter } from './filter.ts';
import { type Match, matchesOf } from './matched.ts';
import { validateFilters } from './validate.ts';

const lexicon = createLexicon();
const readers = createEvidenceReaders(lexicon);
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

function explain(profile: TalentProfile, asked: readonly Asked[]): Match[] {
  const filters = filtersOf(asked);
  return matchesOf({ profile, updatedAt, isOwn: false }, filters, planOf(filters).clauses, {
    asOf,
    language: 'en',
    readers,
  });
}

const AMELIE: ProfileParts = {
  id: 'amelie',
  firstname: 'Amélie',
  jobTitle: 'Ingénieure de données senior',
  city: 'Lyon',
  country: 'France',
  headline: 'Ingénieure data, passionnée par Kafka',
  summary: 'Je construis des pipelines de données fiables, du machine learning aussi.',
  proNetworkUrl: 'https://www.linkedin.com/in/amelie-durand',
  experiences: [
    {
      title: 'Ingénieure de données senior',
      organizationName: 'Société Générale',
      startDate: '2021-06-01',
      isCurrent: true,
      description: 'Kafka, Spark et C++ ; plateforme Kubernetes.',
    },
    {
      title: 'Data analyst',
      organizationName: 'Decathlon',
      startDate: '2016-06-01',
      endDate: '2021-06-01',
      isCurrent: false,
    },
  ],
  educations: [{ schoolName: 'HEC Paris', degrees: ['Master'], majors: ['Finance'] }],
  skills: ['Python', 'Kafka', 'Gestion de projet'],
  certifications: [{ name: 'AWS Certified Solutions Architect' }],
  languages: [{ name: 'Français', proficiency: 'native_or_bilingual' }],
};

describe('a filter names the words that it matched on', () => {
  test.each<[string, unknown, string, string]>([
    ['JOB_TITLE', 'data engineer', '/experiences/0/title', 'Ingénieure de données senior'],
    ['JOB_TITLE', 'Analyste de données', '/experiences/1/title', 'Data analyst'],
    ['SENIORITY', 'senior', '/experiences/0/title', 'Ingénieure de données senior'],
    ['YEARS_OF_EXPERIENCE', '8+', '/experiences/1/startDate', '2016-06-01'],
    ['YEARS_IN_CURRENT_ROLE', '5', '/experiences/0/startDate', '2021-06-01'],
    ['YEARS_AT_CURRENT_COMPANY', '3+', '/experiences/0/startDate', '2021-06-01'],
    ['LOCATION', 'Rhône-Alpes', '/city', 'Lyon'],
    ['LOCATION', 'lyon', '/city', 'Lyon'],
    ['COUNTRY', 'FR', '/country', 'France'],
    ['COMPANY', 'Decathlon', '/experiences/1/organizationName', 'Decathlon'],
    ['COMPANY_SIZE', '10001+', '/experiences/0/organizationName', 'Société Générale'],
    ['SKILL', 'kafka', '/experiences/0/description', 'Kafka'],
    ['SKILL', 'k8s', '/experiences/0/description', 'Kubernetes'],
    ['SKILL', 'c++', '/experiences/0/description', 'C++'],
    ['SKILL', 'project management', '/skills/2', 'Gestion de projet'],
    ['KEYWORD', '"machine learning"', '/summary', 'machine learning'],
    ['KEYWORD', 'pipeline', '/summary', 'pipelines'],
    ['KEYWORD', '"solutions architect"', '/certifications/0/name', 'Solutions Architect'],
    ['HEADLINE', 'kafka', '/headline', 'Ingénieure data, passionnée par Kafka'],
    ['LANGUAGE', 'French:C1', '/languages/0/name', 'Français'],
    ['SCHOOL', 'HEC', '/educations/0/schoolName', 'HEC Paris'],
    ['DEGREE', 'Bac+5', '/educations/0/degrees/0', 'Master'],
    ['FIELD_OF_STUDY', 'finance', '/educations/0/majors/0', 'Finance'],
    [
      'CERTIFICATION',
      'solutions architect',
      '/certifications/0/name',
      'AWS Certified Solutions Architect',
    ],
    ['FIRST_NAME', 'amelie', '/firstname', 'Amélie'],
    [
      'PRO_NETWORK_URL',
      '/in/amelie-durand',
      '/proNetworkUrl',
      'https://www.linkedin.com/in/amelie-durand',
    ],
  ])('%s %j on %s', (filterType, value, path, text) => {
    expect(explain(profileOf(AMELIE), [{ filterType, value }])).toMatchObject([
      { filter: 0, filterType, path, text },
    ]);
  });

  test.each([
    ['ingénieure de données senior', 'exact'],
    ['senior data engineer', 'level'],
    ['junior data engineer', 'family'],
    ['fintech data engineer', 'level'],
  ])('a title reports how near it is: %s is %s', (value, grade) => {
    const [match] = explain(profileOf(AMELIE), [{ filterType: 'JOB_TITLE', value }]);
    expect(match).toEqual({
      filter: 0,
      filterType: 'JOB_TITLE',
      path: '/experiences/0/title',
      text: 'Ingénieure de données senior',
      grade,
    });
  });

  test('a near title of a wish reports which it is, how near and why', () => {
    const matched = explain(profileOf(AMELIE), [
      { filterType: 'FIRST_NAME', value: 'Amélie' },
      { filterType: 'JOB_TITLE', value: 'data scientist', isRequired: false },
    ]);
    expect(matched[1]).toMatchObject({ grade: 'near', near: { title: 'data engineer' } });
    expect(matched[1]!.near!.weight).toBeGreaterThan(0.5);
  });

  test('a word beside the role is quoted from its position', () => {
    const matched = explain(profileOf(AMELIE), [
      { filterType: 'JOB_TITLE', value: 'kafka data engineer' },
    ]);
    expect(matched.map(({ path, text }) => [path, text])).toEqual([
      ['/experiences/0/title', 'Ingénieure de données senior'],
      ['/skills/1', 'Kafka'],
    ]);
  });

  test('several words where a keyword asks for several, none for those after NOT', () => {
    const matched = explain(profileOf(AMELIE), [
      { filterType: 'KEYWORD', value: 'spark AND ("machine learning" OR cobol) NOT intern' },
    ]);
    expect(matched.map(({ path, text }) => [path, text])).toEqual([
      ['/experiences/0/description', 'Spark'],
      ['/summary', 'machine learning'],
    ]);
  });

  test('filters without a text have no words: contacts, sourcings, the day of the import, an excluded keyword', () => {
    const asked = [
      { filterType: 'HAS_CONTACT', value: 'email' },
      { filterType: 'IN_SOURCING', value: true },
      { filterType: 'UPDATED_WITHIN', value: 30 },
      { filterType: 'KEYWORD', value: 'NOT cobol' },
    ];
    expect(explain(profileOf(AMELIE), asked)).toEqual(
      asked.map(({ filterType }, filter) => ({ filter, filterType, path: null, text: null })),
    );
  });

  test('exclusions and unmet wishes are absent; the others keep their positions', () => {
    const matched = explain(profileOf(AMELIE), [
      { filterType: 'SKILL', value: 'Cobol', isExcluded: true },
      { filterType: 'SKILL', value: 'Go', isRequired: false },
      { filterType: 'SKILL', value: 'Python', isRequired: false },
    ]);
    expect(matched).toEqual([
      { filter: 2, filterType: 'SKILL', path: '/skills/0', text: 'Python' },
    ]);
  });
});
