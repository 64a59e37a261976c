import { expect, it } from 'vitest';
import { lineParts } from './line-parts.ts';

const place = (path: string, text: string) => ({
  path,
  span: { path, text, page: null, box: null, line: 1 },
});

it('divides a line into its fields and what is between them', () => {
  const places = [place('/t', 'Engineer'), place('/o', 'Acme'), place('/d', 'Engineer, Acme 2019')];
  expect(lineParts('Engineer, Acme 2019', places)).toEqual([
    { at: 0, text: 'Engineer', path: '/t' },
    { at: 8, text: ', ', path: null },
    { at: 10, text: 'Acme', path: '/o' },
    { at: 14, text: ' 2019', path: '/d' },
  ]);
});

it('marks the line of a text that runs over several', () => {
  expect(lineParts('I build', [place('/summary', 'I build bridges.')])).toEqual([
    { at: 0, text: 'I build', path: '/summary' },
  ]);
});
