import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../test/judging-profiles.ts';
import { createSegmentEngine } from '../../index/index.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createDocumentReader } from '../document/document.ts';
import { dayOf } from '../document/years.ts';
import { compile } from './compile.ts';
import { interpretPrompt } from './interpret/interpret.ts';
import { validateFilters } from './validate.ts';

const lexicon = createLexicon();
const toDocument = createDocumentReader(lexicon);
const asOf = new Date('2026-06-15');

const TITLES = [
  'Directrice des ressources humaines',
  'HR Director',
  'Chief Human Resources Officer',
  'Responsable RH',
  'HR Manager',
  'Chargée de recrutement',
  'Directeur administratif et financier',
  'Chief Financial Officer',
  'Responsable administratif et financier',
  "Directeur des systèmes d'information",
  'Chief Marketing Officer',
  'Directrice marketing',
  'Directeur des opérations',
  'Directeur technique',
  'Chief Technology Officer',
  'Président directeur général',
  'Managing Director',
  'Head of Infrastructure',
  'Directrice R&D',
  'Chief Actuary',
  'VP Research',
  'Production Manager',
];
const engine = createSegmentEngine();
engine.apply(
  TITLES.map((jobTitle) => ({
    id: jobTitle,
    document: toDocument(profileOf({ id: jobTitle, jobTitle, city: 'London' }), asOf, asOf),
  })),
);

function search(raw: unknown): string[] {
  const read = validateFilters(raw, lexicon);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return engine.search(compile(read.filters, { lexicon, today: dayOf(asOf) }), {
    exclude: new Set(),
    limit: 50,
  }).ids;
}

const HUMAN_RESOURCES = [
  'Directrice des ressources humaines',
  'HR Director',
  'Chief Human Resources Officer',
];
const FINANCE = ['Directeur administratif et financier', 'Chief Financial Officer'];
const TECHNOLOGY = ['Directeur technique', 'Chief Technology Officer'];

describe('an office is its own role and not its whole level', () => {
  test.each([
    ['DRH', HUMAN_RESOURCES],
    ['CHRO', HUMAN_RESOURCES],
    ['HR director', HUMAN_RESOURCES],
    ['DAF', FINANCE],
    ['CFO', FINANCE],
    ['RAF', ['Responsable administratif et financier']],
    ['DSI', ["Directeur des systèmes d'information"]],
    ['CIO', ["Directeur des systèmes d'information"]],
    ['CMO', ['Chief Marketing Officer', 'Directrice marketing']],
    ['COO', ['Directeur des opérations']],
    ['CTO', TECHNOLOGY],
    ['CEO', ['Managing Director', 'Président directeur général']],
    ['PDG', ['Managing Director', 'Président directeur général']],
    ['DG', ['Managing Director', 'Président directeur général']],
    ['CSO', []],
  ])('%s', (value, titles) => {
    expect(search([{ filterType: 'JOB_TITLE', value }]).sort()).toEqual(titles.toSorted());
  });

  test('a bare word of level still means the level', () => {
    expect(search([{ filterType: 'JOB_TITLE', value: 'Directeur' }])).toEqual(
      expect.arrayContaining(['Directrice R&D', 'Head of Infrastructure']),
    );
  });
});

test('the name of a job function as a title means who works in it', () => {
  expect(search([{ filterType: 'JOB_TITLE', value: 'RH' }]).sort()).toEqual(
    [...HUMAN_RESOURCES, 'Chargée de recrutement', 'HR Manager', 'Responsable RH'].sort(),
  );
});

test('a head of HR is also a responsable RH, who is found after the directors', () => {
  const { filters } = interpretPrompt('Head of HR in London', lexicon, 'en');
  const found = search(filters.map(({ span: _, ...filter }) => filter));
  expect(found.slice(0, 3).sort()).toEqual(HUMAN_RESOURCES.toSorted());
  expect(found.slice(3)).toEqual(['Responsable RH']);
});
