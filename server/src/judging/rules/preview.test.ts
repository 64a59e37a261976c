import { expect, it } from 'vitest';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createCriterionPreviews } from '../criterion-previews.ts';

const preview = createCriterionPreviews({ lexicon: createLexicon() });

it.each([
  ['Motivated', 'Motivé', 'unread', 'no'],
  ['Gets along with founders', 'S’entend bien avec les fondateurs', 'unread', 'no'],
  ['5 years of experience and motivated', '5 ans d’expérience et motivé', 'condition', 'partly'],
  ['Zorglub method', 'Méthode zorglub', 'words', 'yes'],
  ['Has negotiated with unions', 'A négocié avec les syndicats', 'condition', 'yes'],
  ['Not a freelancer', 'Pas freelance', 'condition', 'yes'],
  ['React', 'React', 'condition', 'yes'],
  ['""', '«»""', 'unread', 'no'],
] as const)(
  'predicts before anybody is judged the result of %j and %j',
  (en, fr, readAs, judgeable) => {
    expect(preview([en], 'en')[0]).toMatchObject({
      criterion: en,
      readAs,
      judgeable,
      refused: null,
    });
    expect(preview([fr], 'fr')[0]).toMatchObject({
      criterion: fr,
      readAs,
      judgeable,
      refused: null,
    });
  },
);

it('names what would count as evidence for each part', () => {
  const [shown] = preview(['English C1 and at least 5 years of experience'], 'en');
  expect(shown!.parts.map(({ evidence }) => evidence)).toEqual([
    'The languages listed, with their levels.',
    'The dates of the jobs that show it.',
  ]);
});

it('does not take a kind word about children for family status', () => {
  for (const criterion of ['Patient and kind with children', 'Patient et doux avec les enfants'])
    expect(preview([criterion], 'en')[0]).toMatchObject({ refused: null, judgeable: 'no' });
  expect(preview(['With no children'], 'en')[0]!.refused).not.toBeNull();
});
