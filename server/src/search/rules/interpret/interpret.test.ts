import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGLISH_NOTES } from '../../../../eval/prompts/labelled-notes-en.ts';
import { FRENCH_NOTES } from '../../../../eval/prompts/labelled-notes-fr.ts';
import { ENGLISH_PROMPTS } from '../../../../eval/prompts/labelled-prompts-en.ts';
import { FRENCH_PROMPTS } from '../../../../eval/prompts/labelled-prompts-fr.ts';
import { NOISE } from '../../../../eval/prompts/noise-prompts.ts';
import { textUpTo } from '../../../../test/any-text.ts';
import { processorTime } from '../../../../test/processor-time.ts';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import type { InterpretedFilter } from '../filter.ts';
import { validateFilters } from '../validate.ts';
import { interpretPrompt } from './interpret.ts';

interface LabelledPrompt {
  language: 'en' | 'fr';
  prompt: string;
  labels: string[];
}

const LABELLED_PROMPTS: LabelledPrompt[] = [
  ...[...ENGLISH_PROMPTS, ...ENGLISH_NOTES].map(([prompt, ...labels]) => ({
    language: 'en' as const,
    prompt,
    labels,
  })),
  ...[...FRENCH_PROMPTS, ...FRENCH_NOTES].map(([prompt, ...labels]) => ({
    language: 'fr' as const,
    prompt,
    labels,
  })),
];

const lexicon = createLexicon();

/** A filter in the notation of the labels. */
function labelOf(filter: InterpretedFilter): string {
  const sign = filter.isExcluded ? '-' : filter.isRequired ? '' : '?';
  const { value } = filter;
  const text = Array.isArray(value)
    ? value.join('|')
    : typeof value === 'object'
      ? `${value.min ?? ''}..${value.max ?? ''}`
      : String(value);
  return `${sign}${filter.filterType}=${text}${filter.radius ? `~${filter.radius}` : ''}`;
}

const SLOTS = {
  title: /^\W?JOB_TITLE=/,
  place: /^\W?LOCATION=/,
  years: /^\W?YEARS_/,
  skill: /^\W?SKILL=/,
  language: /^\W?LANGUAGE=/,
  company: /^\W?\w*COMPANY=/,
  other:
    /^\W?(?:SENIORITY|SCHOOL|DEGREE|FIELD_OF_STUDY|CERTIFICATION|INDUSTRY|JOB_FUNCTION|KEYWORD)=/,
  joint: /./,
};

function inSlot(labels: readonly string[], slot: RegExp): string {
  return labels
    .filter((label) => slot.test(label))
    .map((label) => label.toLowerCase())
    .sort()
    .join(' ; ');
}

/**
 * The share of prompts whose filters of a slot are exactly those of the label; prompts with neither
 * do not count.
 */
function accuracy(
  rows: readonly { row: LabelledPrompt; found: string[] }[],
  slot: RegExp,
): { share: number; wrong: string[] } {
  const counted = rows.filter(
    ({ row, found }) => inSlot(row.labels, slot) !== '' || inSlot(found, slot) !== '',
  );
  const wrong = counted.filter(
    ({ row, found }) => inSlot(row.labels, slot) !== inSlot(found, slot),
  );
  const share = counted.length === 0 ? 1 : 1 - wrong.length / counted.length;
  return {
    share,
    wrong: wrong.map(
      ({ row, found }) =>
        `${row.prompt}\n  want ${inSlot(row.labels, slot)}\n  got  ${inSlot(found, slot)}`,
    ),
  };
}

/** Reading them is most of the work of these tests, so they are read once. */
const read = LABELLED_PROMPTS.map((row) => ({
  row,
  filters: interpretPrompt(row.prompt, lexicon, row.language).filters,
}));

describe('labelled prompts', () => {
  const rows = read.map(({ row, filters }) => ({ row, found: filters.map(labelOf) }));

  test('the table is large enough and at least 40 % French', () => {
    expect(LABELLED_PROMPTS.length).toBeGreaterThanOrEqual(80);
    expect(
      LABELLED_PROMPTS.filter((row) => row.language === 'fr').length / LABELLED_PROMPTS.length,
    ).toBeGreaterThanOrEqual(0.4);
  });

  test.for([
    ['title', 0.95],
    ['place', 0.95],
    ['years', 0.97],
    ['skill', 0.95],
    ['language', 0.95],
    ['company', 0.9],
    ['other', 0.93],
    ['joint', 0.93],
  ] as const)('%s is read right in at least %d of the prompts', ([slot, floor]) => {
    const { share, wrong } = accuracy(rows, SLOTS[slot]);
    console.info(`${slot}: ${(share * 100).toFixed(1)} %`);
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(floor);
  });

  test('texts that search for nobody give no filter', () => {
    const taken = NOISE.filter((text) => interpretPrompt(text, lexicon, 'en').filters.length > 0);
    const share = 1 - taken.length / NOISE.length;
    console.info(`noise refused: ${(share * 100).toFixed(1)} %`);
    expect(share, taken.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});

test('every filter read from a prompt can be sent back as a filter', () => {
  const refused = read.flatMap(({ filters }) =>
    filters.flatMap(({ span, ...filter }) => {
      const checked = validateFilters([filter], lexicon);
      return 'issues' in checked ? [{ text: span.text, issues: checked.issues }] : [];
    }),
  );
  expect(refused).toEqual([]);
});

describe('criteria', () => {
  test.for([
    ['Software engineer in Paris', 'en', []],
    ['Ingénieur logiciel à Paris', 'fr', []],
    ['Backend engineer with 5 years of experience', 'en', ['At least 5 years of experience']],
    [
      'Backend engineer with 5 years of Python',
      'en',
      ['At least 5 years of experience with Python'],
    ],
    ['Backend engineer with 5 years of experience', 'fr', ["Au moins 5 ans d'expérience"]],
    ["Développeur, entre 3 et 5 ans d'expérience", 'fr', ["Entre 3 et 5 ans d'expérience"]],
    ['Data engineer, Python and Airflow', 'en', ['Has used Python', 'Has used Apache Airflow']],
    ['Data engineer, Python ou Scala', 'fr', ['A utilisé Python ou Scala']],
    ['Sales manager fluent in German', 'en', ['Speaks fluent German']],
    ['Commercial, anglais courant', 'fr', ['Parle un anglais courant']],
    ['Product manager ex-Stripe', 'en', ['Has worked at Stripe']],
    ['Product manager not at Google', 'en', ['Does not currently work at Google']],
    ['Customer success manager who has scaled a support team', 'en', ['Has scaled a support team']],
    ['Engineering manager who has managed a team of 5', 'en', ['Has managed a team of 5']],
    [
      'Directeur commercial ayant encadré une équipe de 12 personnes',
      'fr',
      ['A managé une équipe de 12'],
    ],
    [
      'Account executive with experience in B2B SaaS startups',
      'en',
      ['Experience in B2B SaaS startups'],
    ],
    ['Backend engineer in Paris, Kubernetes is a plus', 'en', []],
    ['Project manager with a PMP', 'en', ['Holds the PMP certification']],
    ['Accountant with less than 3 years of experience', 'en', ['Less than 3 years of experience']],
    ['DevOps engineer in Washington with security clearance', 'en', ['Holds a security clearance']],
    ['UX researcher with published research', 'en', ['Has published research']],
    ['UX researcher in Paris, published research a plus', 'en', []],
    ['Développeur hors ESN à Rennes', 'fr', ["N'a pas travaillé dans une ESN"]],
    ['Développeur sans expérience en ESN, Rennes', 'fr', ["N'a pas travaillé dans une ESN"]],
    ['Graphic designer, no agencies, London', 'en', ['Has not worked at an agency']],
    [
      'Technical recruiter, in-house not agency',
      'en',
      ['Has worked in-house', 'Has not worked at an agency'],
    ],
    [
      'Comptable à Lyon, doit maîtriser SAP et parler anglais',
      'fr',
      ['A utilisé SAP ERP', 'Parle anglais'],
    ],
    [
      'Product manager à Paris. Critères : a travaillé en startup ; a managé une équipe ; parle anglais ; a lancé un produit mobile',
      'fr',
      [
        'A managé une équipe',
        'Parle anglais',
        'A travaillé dans une startup',
        'A lancé un produit mobile',
      ],
    ],
    [
      'Product manager in Berlin. Criteria: has worked at a startup; speaks German; based in Berlin; portfolio',
      'en',
      ['Speaks German', 'Has worked at a startup', 'Based in Berlin', 'Portfolio'],
    ],
    ['Product designer, portfolio required', 'en', ['Portfolio']],
    ['Executive chef in Dubai, Michelin experience', 'en', ['Michelin experience']],
    ['Développeur Python pour une startup à Paris', 'fr', ['A utilisé Python']],
    [
      'Kubernetes engineer who has built data pipelines',
      'fr',
      ['A utilisé Kubernetes', 'Has built data pipelines'],
    ],
  ] as [string, 'en' | 'fr', string[]][])('"%s" in %s', ([prompt, language, criteria]) => {
    expect(interpretPrompt(prompt, lexicon, language).criteria).toEqual(criteria);
  });

  test('there are at most 10, none twice, each at most 300 characters', () => {
    const skills =
      'Python, Java, Go, Rust, Scala, Kotlin, React, Docker, Kubernetes, Terraform, PostgreSQL, Python';
    const { criteria } = interpretPrompt(
      `Backend engineer with ${skills}, who has ${'built very large systems '.repeat(60)}`,
      lexicon,
      'en',
    );
    expect(criteria.length).toBe(10);
    expect(new Set(criteria).size).toBe(10);
    const long = interpretPrompt(
      `Backend engineer who has ${'built very large systems '.repeat(60)}`,
      lexicon,
      'en',
    ).criteria;
    expect(Math.max(...long.map((criterion) => criterion.length))).toBeLessThanOrEqual(300);
  });
});

describe('what is left', () => {
  test('remote work is ignored with a reason in the scoring language', () => {
    const { ignored } = interpretPrompt('Développeur Python en télétravail', lexicon, 'fr');
    expect(ignored).toEqual([
      { text: expect.stringContaining('télétravail'), reason: expect.stringContaining('profils') },
    ]);
  });

  test.for([
    [
      'Chef de projet MOA, CDI, 45k, disponible immédiatement, remote',
      'fr',
      ['CDI', '45k', 'disponible immédiatement', 'remote'],
    ],
    ['Chef de projet, PME, école de commerce, autonome', 'fr', ['autonome']],
    [
      'Account manager in Paris, salary 60k, permanent, hybrid, motivated',
      'en',
      ['salary 60k', 'permanent', 'hybrid', 'motivated'],
    ],
    [
      'Frontend engineer in Stockholm, open to relocating to Berlin',
      'en',
      ['open to relocating to Berlin'],
    ],
    ['Développeur Python pour une startup à Paris', 'fr', ['startup']],
    ['We like a data engineer quibbling zorbs in Oslo', 'en', ['quibbling zorbs']],
    ['Nurse in Lyon, ideally has managed a team of 4', 'en', ['has managed a team of 4']],
  ] as [string, 'en' | 'fr', string[]][])(
    'what "%s" asks for beyond filters and criteria is reported with a reason',
    ([prompt, language, words]) => {
      const { ignored } = interpretPrompt(prompt, lexicon, language);
      expect(ignored.map(({ text }) => text).sort()).toEqual([...words].sort());
      expect(ignored.every(({ reason }) => reason.length > 0)).toBe(true);
    },
  );

  test('a second title that is not searched is reported', () => {
    const { ignored } = interpretPrompt(
      'Backend engineer in Paris. Works closely. Product designer. Python.',
      lexicon,
      'en',
    );
    expect(ignored.map(({ text }) => text)).toContain('Product designer');
  });

  test('greetings and filler are not reported', () => {
    expect(
      interpretPrompt("Hello, I'm looking for a nurse in Lyon please", lexicon, 'en').ignored,
    ).toEqual([]);
  });
});

describe('spans', () => {
  test.for([
    ['Directeur financier (DAF) à Lyon', 'Directeur financier (DAF)'],
    ['Directeur financier (DAF, RAF) à Lyon', 'Directeur financier (DAF, RAF)'],
  ])('of "%s" take in a bracket whole or not at all', ([prompt, span]) => {
    expect(
      interpretPrompt(prompt ?? '', lexicon, 'fr').filters.map((filter) => filter.span.text),
    ).toContain(span);
  });

  test('never end inside a bracket in the labelled prompts', () => {
    const torn = read
      .flatMap(({ filters }) => filters)
      .map(({ span }) => span.text)
      .filter((text) => text.split('(').length !== text.split(')').length);
    expect(torn).toEqual([]);
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...'senior engineer Paris Lyon at chez not sauf ideally 5+ years ans , . ( ) / or et Google Python is a plus from HEC within 50 km of fluent French ex-Stripe " \u200b 🙂 é l’anglais\n'.split(
      ' ',
    ),
  );
  const anyText = fc.oneof(
    textUpTo(300),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
  );

  test('is read without an error, every span is the slice it names, and the result keeps its limits', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('en', 'fr'), (prompt, language) => {
        const { filters, criteria } = interpretPrompt(prompt, lexicon, language as 'en' | 'fr');
        expect(filters.length).toBeLessThanOrEqual(50);
        for (const { span } of filters) {
          expect(span.start).toBeLessThan(span.end);
          expect(prompt.slice(span.start, span.end)).toBe(span.text);
        }
        expect(criteria.length).toBeLessThanOrEqual(10);
        expect(
          criteria.every((criterion) => criterion.length > 0 && [...criterion].length <= 300),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test.for([
    'a',
    ' ',
    'at ',
    'not ',
    '5',
    '5 years ',
    'Paris, ',
    'Paris or ',
    'paris ',
    'kent ',
    'TX ',
    'hull, ',
    'product manager or ',
    "d'",
    '(',
    '"',
    'Python and ',
    'engineer ',
    'Google ',
    'fluent ',
    'ideally ',
    '-',
    '\u0301',
    'é',
    'is a plus ',
    'no Java, ',
  ])('4,000 characters of "%s" are read in well under a second', async (piece) => {
    const prompt = piece.repeat(Math.ceil(4000 / piece.length)).slice(0, 4000);
    interpretPrompt(prompt.slice(0, 400), lexicon, 'en');
    expect((await processorTime(() => interpretPrompt(prompt, lexicon, 'en'))).ms).toBeLessThan(
      500,
    );
  });

  test('usual prompts take at most 2 ms on average', async () => {
    const { ms } = await processorTime(() => {
      for (const { prompt, language } of LABELLED_PROMPTS)
        interpretPrompt(prompt, lexicon, language);
    });
    const average = ms / LABELLED_PROMPTS.length;
    console.info(`on average: ${average.toFixed(2)} ms`);
    expect(average).toBeLessThan(2);
  });
});
