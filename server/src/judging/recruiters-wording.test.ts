import { expect, it } from 'vitest';
import { type ProfileParts, profileOf } from '../../test/judging-profiles.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { createJudging } from './judging.ts';

const judging = createJudging({ lexicon: createLexicon() });

async function statusOf(criterion: string, parts: ProfileParts): Promise<string> {
  const { scoring } = await judging.judge({
    profile: profileOf(parts),
    criterias: [criterion],
    language: 'en',
    asOf: new Date('2026-03-01'),
  });
  return scoring.criterias[0]!.status;
}

const worked = (title: string, organizationName: string, description: string | null = null) => ({
  experiences: [
    {
      title,
      organizationName,
      description,
      startDate: '2020-01-01',
      endDate: null,
      isCurrent: true,
    },
  ],
});

it.each([
  ['an industry by a known employer', 'Automotive industry', worked('Buyer', 'Renault')],
  ['the same in French', 'Secteur bancaire', worked('Analyste', 'Crédit Agricole')],
  ['a place of work', 'Has worked in Asia', worked('Chef', 'Hilton', 'I worked in Singapore.')],
  ['staff that a fragment counts', 'Manages 20+ people', worked('Store manager', 'X', '35 staff.')],
  ['a team in words', 'Manages at least 4 people', worked('Lead', 'X', 'Leads five operators.')],
  [
    'a group of schools',
    'Russell Group degree',
    { educations: [{ schoolName: 'University of Leeds', degrees: ['BSc'] }] },
  ],
  ['a list counted behind it', 'Go, Rust, Java (at least two)', { skills: ['Go', 'Rust'] }],
  ['a wish beside the rest', 'Excel, ideally with macros', { skills: ['Excel'] }],
  ['an exception that nothing shows', 'Excel, but not Tableau', { skills: ['Excel'] }],
  ['another industry left out', 'Not from a bank', worked('Buyer', 'Renault')],
  ['one of two industries', 'FMCG / food background', worked('Buyer', 'Danone')],
  ['a tool whatever its parts', 'SAP, any module', { skills: ['SAP'] }],
  [
    'what is said of travelling',
    'Willing to travel',
    { summary: 'I travel four days a week and like it.' },
  ],
])('finds %s: %s', async (_, criterion, parts) => {
  expect(await statusOf(criterion, parts)).toBe('met');
});

it.each([
  ['an industry by a namesake', 'Telecom industry', worked('Buyer', 'Orange County Council')],
  ['a place where others work', 'Has worked in Asia', worked('Buyer', 'X', 'Suppliers in China.')],
  [
    'people who are served',
    'Manages 20+ people',
    worked('Store manager', 'X', 'Serving 35 staff.'),
  ],
  ['another degree for one in nursing', 'Nursing degree', { educations: [{ degrees: ['MBA'] }] }],
  ['a degree for a permission', 'Forklift licence', { educations: [{ degrees: ['Licence'] }] }],
])('does not take %s: %s', async (_, criterion, parts) => {
  expect(await statusOf(criterion, parts)).not.toBe('met');
});
