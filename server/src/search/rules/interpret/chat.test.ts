import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import type { InterpretedFilter } from '../filter.ts';
import { interpretPrompt } from './interpret.ts';

/* Prompts as people type them to a colleague: cut words, asides, one remark before another. */

const lexicon = createLexicon();

function read(prompt: string) {
  return interpretPrompt(prompt, lexicon, lexicon.guessLanguage(prompt) ?? 'en');
}

function shown({ filterType, value, isRequired, isExcluded }: InterpretedFilter): string {
  const sign = isExcluded ? '-' : isRequired ? '' : '?';
  return `${sign}${filterType}=${Array.isArray(value) ? value.join('|') : JSON.stringify(value).replaceAll('"', '')}`;
}

const filtersOf = (prompt: string): string[] => read(prompt).filters.map(shown);

test('a cut title is searched in full, and its filter shows the words as typed', () => {
  const [title] = read('conduct. de travaux, 5 ans, Brest').filters;
  expect(title).toMatchObject({
    filterType: 'JOB_TITLE',
    value: 'conducteur de travaux',
    span: { start: 0, end: 'conduct. de travaux'.length, text: 'conduct. de travaux' },
  });
});

test.for(['taxidermiste', 'meunier', 'marqueteur', 'mécano PL Metz'])(
  'a trade alone is a search: %s',
  (prompt) => {
    expect(filtersOf(prompt)[0]).toMatch(/^JOB_TITLE=/);
  },
);

describe('a question is a search when it asks for people', () => {
  test.for<[string, string[]]>([
    [
      'is there any welder in Hull with 5 years of experience?',
      ['JOB_TITLE=welder', 'LOCATION=Hull', 'YEARS_OF_EXPERIENCE={min:5}'],
    ],
    [
      "what's the market like for welders in Hull? want people with 5 years of experience",
      ['JOB_TITLE=welders', 'LOCATION=Hull', 'YEARS_OF_EXPERIENCE={min:5}'],
    ],
  ])('%s', ([prompt, filters]) => {
    expect(filtersOf(prompt)).toEqual(filters);
  });

  test.for(["what's the pay of a welder in Hull?", 'Erreur 404 : page introuvable'])(
    'but not: %s',
    (prompt) => {
      expect(filtersOf(prompt)).toEqual([]);
    },
  );
});

test('the trade of a person who left is the trade of the successor', () => {
  const filters = filtersOf('we lost our payroll manager in Cork last week, find us another one');
  expect(filters).toContain('JOB_TITLE=payroll manager');
  expect(filters).toContain('LOCATION=Cork');
});

test('what does not matter waives what follows it, not what stands before', () => {
  expect(filtersOf("barista in Cork, 2 years, doesn't matter which chain")).toContain(
    'YEARS_OF_EXPERIENCE={min:2}',
  );
});
