import { expect, it } from 'vitest';
import type { QualifiedTalent } from './queries.ts';
import { stillThere, textAt, whereabouts } from './quotes.ts';

const PROFILE = {
  summary: 'Builds services.',
  experiences: [{ title: 'Engineer', startDate: '2018-01-01T00:00:00.000Z', isCurrent: true }],
  skills: ['Go'],
} as unknown as QualifiedTalent['profile'];

it('returns the text at a path, and nothing else', () => {
  expect(textAt(PROFILE, '/experiences/0/title')).toBe('Engineer');
  expect(textAt(PROFILE, '/skills/0')).toBe('Go');
  for (const path of [
    '',
    '/skills',
    '/skills/1',
    '/skills/length',
    '/constructor/name',
    '/experiences/0/isCurrent',
  ])
    expect(textAt(PROFILE, path)).toBeNull();
});

it('knows whether the profile still contains a quote', () => {
  expect(stillThere(PROFILE, { path: '/experiences/0/startDate', quote: '2018-01' })).toBe(true);
  expect(stillThere(PROFILE, { path: '/summary', quote: 'Sells services' })).toBe(false);
});

it('names the part of the profile at a path', () => {
  expect(whereabouts('/experiences/1/description')).toEqual({ part: 'experiences', nth: 2 });
  expect(whereabouts('/skills/4')).toEqual({ part: 'skills', nth: null });
});
