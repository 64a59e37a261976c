import { describe, expect, test } from 'vitest';
import { type ProfileParts, profileOf } from '../../../test/judging-profiles.ts';
import { createSegmentEngine } from '../../index/index.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createDocumentReader } from './document.ts';

const toDocument = createDocumentReader(createLexicon());
const asOf = new Date('2026-06-15');

const job = (title: string, organizationName: string, startDate: string, endDate?: string) => ({
  title,
  organizationName,
  startDate,
  endDate: endDate ?? null,
  isCurrent: endDate === undefined,
});

const ANNA: ProfileParts = {
  firstname: 'Anna',
  lastname: 'Kowalska',
  city: 'Lyon',
  country: 'France',
  skills: ['Python'],
  experiences: [
    job('Data Engineer', 'Nordwind', '2020-03-01'),
    job('Analyst', 'Globex', '2016-01-01', '2020-02-28'),
  ],
};
const ONE_JOB: ProfileParts = { ...ANNA, experiences: [ANNA.experiences![0]!] };

/** How many people the index finds among these rows. */
function people(...rows: ProfileParts[]): number {
  const engine = createSegmentEngine();
  rows.forEach((parts, at) => {
    const id = `row-${at}`;
    engine.apply([{ id, document: toDocument(profileOf({ ...parts, id }), asOf, asOf) }]);
  });
  const everybody = { clauses: [], needsOptional: false };
  return engine.search(everybody, { exclude: new Set(), limit: 10 }).count;
}

describe('rows are one person', () => {
  test.each<[string, ProfileParts, ProfileParts]>([
    ['when nothing differs', ANNA, ANNA],
    [
      'when only other parts of the profile differ',
      ANNA,
      { ...ANNA, skills: [], summary: 'Streams.', city: 'Paris', proNetworkUrl: null },
    ],
    [
      'when names are written otherwise and jobs stand in another order',
      ANNA,
      { ...ANNA, lastname: 'KOWALSKA ', experiences: ANNA.experiences!.toReversed() },
    ],
    [
      'when a source has another day of the same month, or the title in French',
      ANNA,
      {
        ...ANNA,
        experiences: [
          job('Ingénieure de données', 'Nordwind', '2020-03-15'),
          job('Analyst', 'Globex', '2016-01-01', '2020-02-01'),
        ],
      },
    ],
    ['when one job and the city are the same', ONE_JOB, ONE_JOB],
  ])('%s', (_, one, other) => expect(people(one, other)).toBe(1));
});

describe('rows are two people', () => {
  test.each<[string, ProfileParts, ProfileParts]>([
    ['with another first name', ANNA, { ...ANNA, firstname: 'Hanna' }],
    [
      'when a namesake had another job',
      ANNA,
      { ...ANNA, experiences: [ANNA.experiences![0]!, job('Nurse', 'Globex', '2016-01-01')] },
    ],
    [
      'when a namesake began at the same employer on the same day in another role',
      ONE_JOB,
      { ...ONE_JOB, experiences: [job('Recruiter', 'Nordwind', '2020-03-01')] },
    ],
    ['when a namesake with one such job lives elsewhere', ONE_JOB, { ...ONE_JOB, city: 'Lille' }],
    ['when no job has a date', ...undated()],
    ['without a last name', { ...ANNA, lastname: null }, { ...ANNA, lastname: null }],
  ])('%s', (_, one, other) => expect(people(one, other)).toBe(2));
});

function undated(): [ProfileParts, ProfileParts] {
  const row = { ...ANNA, experiences: [{ title: 'Data Engineer', organizationName: 'Nordwind' }] };
  return [row, row];
}

test('the most complete row stands for the person; without it the next one does', () => {
  const engine = createSegmentEngine();
  const rows: Record<string, ProfileParts> = {
    bare: { ...ANNA, skills: [] },
    full: { ...ANNA, summary: 'Streams.', headline: 'Data Engineer' },
    fair: ANNA,
  };
  for (const [id, parts] of Object.entries(rows))
    engine.apply([{ id, document: toDocument(profileOf({ ...parts, id }), asOf, asOf) }]);
  const found = (...exclude: string[]) => {
    const everybody = { clauses: [], needsOptional: false };
    const { ids, count, total } = engine.search(everybody, { exclude: new Set(exclude), limit: 9 });
    return { ids, count, total };
  };
  expect(found()).toEqual({ ids: ['full'], count: 1, total: 1 });
  // A person seen as one row is not shown again as another.
  expect(found('bare')).toEqual({ ids: [], count: 0, total: 1 });
  engine.apply([{ id: 'full', document: null }]);
  expect(found()).toEqual({ ids: ['fair'], count: 1, total: 1 });
});
