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

describe('spans', () => {
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
});
