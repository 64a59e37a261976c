import { expect, it } from 'vitest';
import { profileOf } from '../../test/judging-profiles.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { createJudging } from './judging.ts';

const judging = createJudging({ lexicon: createLexicon() });

it.each([
  ['My husband speaks German.', 'German'],
  ['My father ran a bakery for thirty years.', 'Has run a bakery'],
  ['My kids are fluent in Spanish.', 'Spanish'],
  ['Mon mari est développeur Python.', 'Python'],
  ['Ma femme est expert-comptable et maîtrise SAP.', 'SAP'],
])(
  'what a relative does is not the person’s work, though no judge reads who it is: %s',
  async (summary, criterion) => {
    const { scoring } = await judging.judge({
      profile: profileOf({
        jobTitle: 'Nurse',
        headline: null,
        summary,
        experiences: [],
        skills: [],
      }),
      criterias: [criterion],
      language: 'en',
      asOf: new Date('2026-03-01'),
    });
    expect(scoring.criterias[0]!.status).not.toBe('met');
  },
);
