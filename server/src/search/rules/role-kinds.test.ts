import { expect, test } from 'vitest';
import { profileOf } from '../../../test/judging-profiles.ts';
import { createSegmentEngine } from '../../index/index.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createDocumentReader } from '../document/document.ts';
import { dayOf } from '../document/years.ts';
import { compile } from './compile.ts';
import { validateFilters } from './validate.ts';

const lexicon = createLexicon();
const toDocument = createDocumentReader(lexicon);
const asOf = new Date('2026-06-15');
const engine = createSegmentEngine();
const TITLES = [
  'Software Engineer',
  'Développeuse backend',
  'Senior Backend Engineer',
  'Frontend Developer',
  'Sales Engineer',
  'Data Analyst',
  'Product Manager',
  'Cheffe de projet',
];
engine.apply(
  TITLES.map((title) => ({
    id: title,
    document: toDocument(
      profileOf({
        id: title,
        jobTitle: title,
        experiences: [{ title, startDate: '2020-01-01', isCurrent: true }],
      }),
      asOf,
      asOf,
    ),
  })),
);

function find(value: string): string[] {
  const read = validateFilters([{ filterType: 'JOB_TITLE', value }], lexicon);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return engine.search(compile(read.filters, { lexicon, today: dayOf(asOf) }), {
    exclude: new Set(),
    limit: 10,
  }).ids;
}

test('a kind of the role is found too, after those of its own name, in either language', () => {
  const [first, ...others] = find('software engineer');
  expect(first).toBe('Software Engineer');
  expect(others.sort()).toEqual([
    'Développeuse backend',
    'Frontend Developer',
    'Senior Backend Engineer',
  ]);
  expect(find('développeur').sort()).toEqual([
    'Développeuse backend',
    'Frontend Developer',
    'Senior Backend Engineer',
    'Software Engineer',
  ]);
});

test('its seniority ranks, and the role is no kind of its kinds', () => {
  expect(find('senior software engineer')[0]).toBe('Senior Backend Engineer');
  expect(find('senior software engineer')).toHaveLength(4);
  expect(find('backend engineer').sort()).toEqual([
    'Développeuse backend',
    'Senior Backend Engineer',
  ]);
});

test('letters of several roles find all of them, the usual one first, unless the words beside them decide', () => {
  expect(find('PM')).toEqual(['Product Manager', 'Cheffe de projet']);
});
