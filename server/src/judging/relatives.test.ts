import { expect, it } from 'vitest';
import { profileOf } from '../../test/judging-profiles.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { shownText } from '../reader/blind/shown.ts';
import { createBlindView } from '../reader/blind/view.ts';
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

it('a model reads that it is somebody else, and its quote leads to the text of the profile', () => {
  const summary = 'I bake. My husband keeps the books.';
  const blind = createBlindView(createLexicon());
  const { text, sourceOf } = shownText(blind(profileOf({ summary, experiences: [] })).summary!);
  expect(text).toBe('I bake. [somebody else] keeps the books.');
  const [start, end] = sourceOf('[somebody else] keeps')!;
  expect(summary.slice(start, end)).toBe('My husband keeps');
});
