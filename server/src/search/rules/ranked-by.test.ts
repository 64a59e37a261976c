import { describe, expect, test } from 'vitest';
import { type ProfileParts, profileOf } from '../../../test/judging-profiles.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createEvidenceReaders } from '../document/evidence.ts';
import { dayOf } from '../document/years.ts';
import { compile } from './compile.ts';
import { matchesOf } from './matched.ts';
import { rankedBy } from './ranked-by.ts';
import { validateFilters } from './validate.ts';

const lexicon = createLexicon();
const readers = createEvidenceReaders(lexicon);
const asOf = new Date('2026-06-15');

const ANNA: ProfileParts = {
  experiences: [
    {
      title: 'Senior Data Engineer',
      organizationName: 'Nordwind',
      startDate: '2022-01-01',
      isCurrent: true,
      description: 'Streams with Kafka.',
    },
    {
      title: 'Data Analyst',
      organizationName: 'Globex',
      startDate: '2018-01-01',
      endDate: '2021-12-31',
      isCurrent: false,
    },
    {
      title: 'Accountant',
      organizationName: 'Acme',
      startDate: '2015-01-01',
      endDate: '2017-12-31',
      isCurrent: false,
    },
  ],
  skills: ['Kafka', 'Tableau'],
};

function reasons(asked: readonly object[], language: 'en' | 'fr' = 'en') {
  const read = validateFilters(asked, lexicon);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const profile = profileOf(ANNA);
  const { clauses } = compile(read.filters, { lexicon, today: dayOf(asOf) });
  const person = { profile, updatedAt: asOf, isOwn: false };
  const matched = matchesOf(person, read.filters, clauses, {
    asOf,
    language,
    readers,
  });
  return rankedBy(profile, read.filters, matched, { lexicon, language });
}

const title = (value: string) => ({ filterType: 'JOB_TITLE', value });
const wish = (value: string) => ({ filterType: 'SKILL', value, isRequired: false });

describe('the reasons of a rank', () => {
  test('begin with the title, then the level, the wishes and where the skills stand', () => {
    const asked = [title('senior data engineer'), wish('Kafka'), wish('Tableau'), wish('Go')];
    expect(reasons(asked)).toEqual([
      { reason: 'current_title', text: 'Current title: “Senior Data Engineer”' },
      { reason: 'level', text: 'At the level asked for' },
      { reason: 'wishes', text: '2 of 3 wishes met' },
      { reason: 'current_skill', text: 'Skill named in a current job: “Kafka”' },
    ]);
    expect(reasons(asked, 'fr').map(({ text }) => text)).toEqual([
      'Poste actuel\u00a0: «\u00a0Senior Data Engineer\u00a0»',
      'Au niveau demandé',
      '2 souhaits sur 3 satisfaits',
      'Compétence citée dans un poste actuel\u00a0: «\u00a0Kafka\u00a0»',
    ]);
  });

  test.each([
    ['the last job', 'data analyst', 'last_title', 'Title of the last job: “Data Analyst”'],
    ['an older one', 'accountant', 'past_title', 'Title of an older job: “Accountant”'],
  ])('tell a past title of %s', (_, value, reason, text) => {
    expect(reasons([title(value)])).toEqual([{ reason, text }]);
  });

  test('name no level that was not requested, and nothing for an empty filter', () => {
    expect(reasons([title('data engineer')]).map(({ reason }) => reason)).toEqual([
      'current_title',
    ]);
    expect(reasons([{ filterType: 'UPDATED_WITHIN', value: 30 }])).toEqual([]);
  });
});
