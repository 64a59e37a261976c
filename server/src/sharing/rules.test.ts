import { expect, it } from 'vitest';
import { feedbackOf, MAX_COMMENT, pageLanguage } from './rules.ts';

it('feedback needs a candidate and something said, and is cut to its limits', () => {
  expect(feedbackOf('candidate=c&thumb=up&comment=+Good+&author=Ada')).toEqual({
    candidateId: 'c',
    thumb: 'up',
    comment: 'Good',
    author: 'Ada',
  });
  expect(feedbackOf('candidate=c&thumb=sideways')).toBeNull();
  expect(feedbackOf('thumb=up')).toBeNull();
  const long = feedbackOf(`candidate=c&comment=${'😀'.repeat(3_000)}`);
  expect([...long!.comment!]).toHaveLength(MAX_COMMENT);
});

it('the page speaks the chosen language, else the first of the browser that it knows', () => {
  expect(pageLanguage('fr', 'en')).toBe('fr');
  expect(pageLanguage('de', 'de, fr-CA;q=0.8, en;q=0.5')).toBe('fr');
  expect(pageLanguage(undefined, 'fr;q=0, en')).toBe('en');
  expect(pageLanguage(undefined, undefined)).toBe('en');
});
