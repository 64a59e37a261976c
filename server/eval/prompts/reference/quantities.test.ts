import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createLexicon } from '../../../src/lexicon/lexicon.ts';
import { NUMBER_SPELLINGS } from '../../../src/reader/quantities/numbers.ts';
import { markQuantities, type QuantityCase, reportQuantities } from './quantities.ts';

const lexicon = createLexicon();

type Want = QuantityCase['want'];
type Frame = readonly [lang: 'en' | 'fr', phrase: (n: string) => string, want: (n: number) => Want];

function expectBothDoors(one: Omit<QuantityCase, 'id'>): void {
  const [outcome] = markQuantities([{ id: '', ...one }], lexicon);
  expect(outcome).toMatchObject({ promptRight: true, criterionRight: true, agree: true });
}

const atLeast = (n: number): Want => [n, null];
const atMost = (n: number): Want => [null, n];

const YEARS: readonly Frame[] = [
  ['en', (n) => `at least ${n} years of experience`, atLeast],
  ['en', (n) => `no fewer than ${n} years' experience`, atLeast],
  ['en', (n) => `upwards of ${n} years of experience`, atLeast],
  ['en', (n) => `${n}+ yrs exp`, atLeast],
  ['en', (n) => `${n} or more years of experience`, atLeast],
  ['en', (n) => `not more than ${n} years of experience`, atMost],
  ['en', (n) => `${n} years of experience or less`, atMost],
  ['en', (n) => `under ${n} years of experience`, (n) => atMost(n - 1)],
  ['en', (n) => `about ${n} years' experience`, atLeast],
  ['en', (n) => `${n} years PQE`, atLeast],
  ['fr', (n) => `au moins ${n} ans d'expérience`, atLeast],
  ['fr', (n) => `pas moins de ${n} ans d'expérience`, atLeast],
  ['fr', (n) => `à partir de ${n} ans d'expérience`, atLeast],
  ['fr', (n) => `${n} ans d'expérience minimum`, atLeast],
  ['fr', (n) => `environ ${n} ans d'expérience`, atLeast],
  ['fr', (n) => `pas plus de ${n} ans d'expérience`, atMost],
  ['fr', (n) => `jusqu'à ${n} ans d'expérience`, atMost],
  ['fr', (n) => `moins de ${n} ans d'expérience`, (n) => atMost(n - 1)],
];

const TEAM: readonly Frame[] = [
  ['en', (n) => `managed at least ${n} people`, atLeast],
  ['en', (n) => `line managed no more than ${n} people`, atMost],
  ['en', (n) => `has led a team of ${n} or more`, atLeast],
  ['fr', (n) => `a encadré au moins ${n} personnes`, atLeast],
  ['fr', (n) => `a managé jusqu'à ${n} personnes`, atMost],
];

const EMPLOYERS: readonly Frame[] = [
  ['en', (n) => `at most ${n} employers`, atMost],
  ['en', (n) => `at least ${n} different employers`, atLeast],
  ['fr', (n) => `pas plus de ${n} employeurs`, atMost],
  ['fr', (n) => `au moins ${n} entreprises différentes`, atLeast],
];

const spelled = (most: number): (readonly [string, number])[] =>
  [...NUMBER_SPELLINGS].filter(([, value]) => value > 1 && value <= most);

describe('every amount, in figures and in any number words, is read the same by both doors', () => {
  test.for([
    ['years', YEARS, 45],
    ['team', TEAM, 100],
    ['employers', EMPLOYERS, 20],
  ] as const)('%s', ([kind, frames, most]) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...spelled(most)),
        fc.constantFrom(...frames),
        fc.boolean(),
        ([words, n], [lang, phrase, want], inFigures) => {
          const written = inFigures ? String(n) : words.replaceAll(' ', '-');
          expectBothDoors({ lang, kind, phrase: phrase(written), want: want(n) });
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('every range is read the same by both doors', () => {
  const frames: readonly (readonly ['en' | 'fr', (a: number, b: number) => string])[] = [
    ['en', (a, b) => `between ${a} and ${b} years of experience`],
    ['en', (a, b) => `${a}-${b} years' experience`],
    ['en', (a, b) => `at least ${a} but no more than ${b} years of experience`],
    ['fr', (a, b) => `de ${a} à ${b} ans d'expérience`],
    ['fr', (a, b) => `${a}/${b} ans d'expérience`],
    ['fr', (a, b) => `${a} ans minimum, ${b} maximum`],
  ];
  test.for(frames)('%s %s', ([lang, phrase]) => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 20 }), (a, more) => {
        const want: Want = [a, a + more];
        expectBothDoors({ lang, kind: 'years', phrase: phrase(a, a + more), want });
      }),
      { numRuns: 40 },
    );
  });
});

describe('every level is read the same by both doors', () => {
  test.for<['en' | 'fr', string, string]>([
    ['en', 'excellent written and spoken German', 'full_professional'],
    ['en', 'conversational German', 'limited_working'],
    ['en', 'German as a second language', 'professional_working'],
    ['en', 'bilingual English/German', 'native_or_bilingual'],
    ['en', 'speaks fluent German', 'full_professional'],
    ['fr', "parle l'allemand comme une langue maternelle", 'native_or_bilingual'],
    ['fr', 'allemand courant ou bilingue', 'full_professional'],
    ['fr', "quelques notions d'allemand", 'elementary'],
    ['fr', 'allemand B2/C1', 'professional_working'],
  ])('%s: "%s" is %s', ([lang, phrase, level]) => {
    expectBothDoors({ lang, kind: 'language', phrase, want: [level], tongue: 'german' });
  });

  test.for<['en' | 'fr', string, number]>([
    ['en', 'educated to degree level', 2],
    ['en', 'postgraduate degree', 3],
    ['en', 'A levels or above', 0],
    ['fr', 'bac plus 5', 3],
    ['fr', 'BTS ou DUT', 1],
    ['fr', "diplôme d'ingénieur ou équivalent bac+5", 3],
  ])('%s: "%s" is a degree of level %i', ([lang, phrase, level]) => {
    expectBothDoors({ lang, kind: 'degree', phrase, want: [level] });
  });
});

describe('the report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quantities-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('gives the shares of each door and names what is wrong', () => {
    const cases: QuantityCase[] = [
      { id: 'a', lang: 'en', kind: 'years', phrase: '5 years of experience', want: [5, null] },
      { id: 'b', lang: 'en', kind: 'years', phrase: '5 years of experience', want: [6, null] },
    ];
    const lines = cases.map((one) => JSON.stringify(one)).join('\n');
    writeFileSync(join(folder, 'quantities.jsonl'), lines);
    const report = reportQuantities(folder, lexicon, true);
    expect(report).toContain(
      'prompt 50.0 % (1 of 2)  criterion 50.0 % (1 of 2)  agreement 100.0 %',
    );
    expect(report).toContain('b 5 years of experience');
  });
});
