import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import type { InterpretedFilter } from '../filter.ts';
import { interpretPrompt } from './interpret.ts';

/* What a fixed phrase makes of the words after it. */

const lexicon = createLexicon();

function shown({ filterType, value, isRequired, isExcluded }: InterpretedFilter): string {
  const sign = isExcluded ? '-' : isRequired ? '' : '?';
  return `${sign}${filterType}=${Array.isArray(value) ? value.join('|') : JSON.stringify(value).replaceAll('"', '')}`;
}

function filtersOf(prompt: string): string[] {
  const language = lexicon.guessLanguage(prompt) ?? 'en';
  return interpretPrompt(prompt, lexicon, language).filters.map(shown);
}

describe('a preposition names a school, a town or an employer by what follows it', () => {
  test.for<[string, string]>([
    ['buyer who studied at HEC', 'SCHOOL=HEC Paris'],
    ['buyer at London', 'LOCATION=London'],
    ['buyer working at Stripe', 'CURRENT_COMPANY=Stripe'],
    ['buyer from Lyon', 'LOCATION=Lyon'],
    ['buyer from Brightwell', 'COMPANY=Brightwell'],
    ['acheteur issu de HEC', 'SCHOOL=HEC Paris'],
    ['acheteur actuellement chez Brightwell', 'CURRENT_COMPANY=Brightwell'],
  ])('%s', ([prompt, filter]) => {
    expect(filtersOf(prompt)).toContain(filter);
  });
});

describe('"ex" and "former" are about employers, or about the trade itself', () => {
  test.for<[string, string]>([
    ['buyer, ex Brightwell', 'PAST_COMPANY=Brightwell'],
    ['acheteur, ancien de Brightwell', 'PAST_COMPANY=Brightwell'],
  ])('%s', ([prompt, filter]) => {
    expect(filtersOf(prompt)).toContain(filter);
  });

  test('a former trade is searched in the past', () => {
    const { filters } = interpretPrompt('former nurses in Leeds', lexicon, 'en');
    expect(filters[0]).toMatchObject({ filterType: 'JOB_TITLE', history: 'PAST' });
  });
});

describe('a verb of speaking names a language, a denied one excludes it', () => {
  test.for<[string, string]>([
    ['nurse who speaks fluent German', 'LANGUAGE=de:full_professional'],
    ["nurse who doesn't speak French", '-LANGUAGE=fr'],
    ['infirmier qui ne parle pas anglais', '-LANGUAGE=en'],
  ])('%s', ([prompt, filter]) => {
    expect(filtersOf(prompt)).toContain(filter);
  });
});

test('where a person would move is not where they live', () => {
  expect(filtersOf('nurse in Leeds open to relocating to Berlin').join()).not.toContain('Berlin');
});

test('the kind of hiring firm is not required of the person', () => {
  const { criteria } = interpretPrompt('nurse for our startup in Leeds', lexicon, 'en');
  expect(criteria).toEqual([]);
});

test('contractors work for themselves, unless a word names their kind of firm', () => {
  const freelance = 'JOB_TITLE=freelance';
  expect(filtersOf('surveyor in Leeds, no contractors').join()).toContain(freelance);
  expect(filtersOf('surveyor in Leeds, tier 1 contractors').join()).not.toContain(freelance);
});

test('a denial that ends in "from" takes the names after it, even letters of a title', () => {
  expect(filtersOf('nurse in Leeds, nobody from CVS or Walgreens')).toContain(
    '-COMPANY=CVS|Walgreens',
  );
});

test('"yes" after a word requires it, and opens a sentence elsewhere', () => {
  expect(filtersOf('nurse in Leeds. Biologics yes')).toContain('SKILL=Biologics');
  expect(filtersOf('yes, a nurse in Leeds')).toEqual(['JOB_TITLE=nurse', 'LOCATION=Leeds']);
});
