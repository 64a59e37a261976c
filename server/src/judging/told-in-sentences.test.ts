import { expect, it } from 'vitest';
import { profileOf } from '../../test/judging-profiles.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { CriterionStatus } from './contract.ts';
import { createJudging } from './judging.ts';

const judging = createJudging({ lexicon: createLexicon() });

async function judged(summary: string, criterion: string, jobTitle = 'Consultant') {
  const { scoring } = await judging.judge({
    profile: profileOf({ jobTitle, summary }),
    criterias: [criterion],
    language: 'en',
    asOf: new Date('2026-03-01T00:00:00Z'),
  });
  return scoring.criterias[0]!;
}

it.each<[string, string, CriterionStatus]>([
  ['My PhD in geology took five years.', 'Holds a PhD', 'met'],
  ['Titulaire d’un master de droit.', "Titulaire d'un master", 'met'],
  ['No PhD, and no regrets.', 'Holds a PhD', 'not_met'],
  ['Pas de bac, encore moins de master.', "Titulaire d'un master", 'not_met'],
  ['Graduated with a degree in engineering from Leeds.', 'Degree in engineering', 'met'],
  [
    'Looks after the guests of the mechanical engineering fair.',
    'Degree in engineering',
    'unknown',
  ],
  ['Italian at home, English at school.', 'Speaks Italian', 'met'],
  ['Led a team of six waiters for three seasons.', 'Has managed people', 'met'],
  ['Hired 140 engineers.', 'Manages a team of five or more', 'partially_met'],
])(
  'a summary answers what no list of the profile does: %s (%s)',
  async (summary, criterion, status) => {
    const { status: given, references } = await judged(summary, criterion);
    expect(given).toBe(status);
    expect(references.every(({ quote }) => summary.includes(quote))).toBe(true);
  },
);

it.each<[string, string, CriterionStatus]>([
  ['Consultant in Berlin, then in Madrid for three years.', 'Worked in two countries', 'met'],
  ['Deux ans à Montréal, retour à Lyon depuis.', "A travaillé hors d'Europe", 'met'],
  ['Deux ans à Montréal, retour à Lyon depuis.', 'Has worked abroad', 'met'],
  ['Exports to customers in Japan and Canada.', 'Has worked outside Europe', 'unknown'],
  ['Never worked in Canada or in Japan.', 'Has worked outside Europe', 'unknown'],
  ['Twelve years in Leeds.', 'Worked in more than one country', 'unknown'],
])(
  'counts the countries that a profile shows work in: %s (%s)',
  async (summary, criterion, status) => {
    const { status: given, references } = await judged(summary, criterion);
    expect(given).toBe(status);
    expect(references.every(({ quote }) => summary.includes(quote))).toBe(true);
  },
);

it('takes the name of a tool for a tool, though it begins like a degree', async () => {
  const { status, title } = await judged('Plans sites with MS Project every week.', 'MS Project');
  expect([status, title]).toEqual(['met', 'MS Project']);
});

it('takes a list of credentials "or equivalent" for a choice', async () => {
  const { status } = await judged(
    'Qualified ACA, nine years in practice.',
    'CPA, ACA or equivalent',
  );
  expect(status).toBe('met');
});

it('reads "native language" as a level, and "créé" as no language', async () => {
  const { title } = await judged('', 'English as a native language');
  expect(title).toMatch(/English, native/);
  expect((await judged('', 'A créé ou dirige sa propre entreprise')).title).not.toMatch(/\bCri\b/);
});

it.each<[string[], string, CriterionStatus]>([
  [['React'], 'JavaScript', 'partially_met'],
  [['JavaScript'], 'React', 'unknown'],
  [['Amazon EC2'], 'Knows AWS', 'partially_met'],
  [['ABAP'], 'Knows SAP', 'partially_met'],
  [['SAP'], 'Knows SAP EWM', 'unknown'],
])(
  'a part of a skill shows some of the whole, and the whole no part: %s (%s)',
  async (skills, criterion, status) => {
    const { scoring } = await judging.judge({
      profile: profileOf({ skills }),
      criterias: [criterion],
      language: 'en',
      asOf: new Date('2026-03-01T00:00:00Z'),
    });
    expect(scoring.criterias[0]).toMatchObject({ status });
    if (status === 'partially_met') {
      expect(scoring.criterias[0]!.result).toContain('which takes some');
      expect(scoring.criterias[0]!.references).toMatchObject([{ quote: skills[0] }]);
    }
  },
);
