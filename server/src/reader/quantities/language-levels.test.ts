import { describe, expect, test } from 'vitest';
import { promptTokens } from '../tokens.ts';
import { modesEnd, readLanguageLevel } from './language-levels.ts';

describe('the level of a language', () => {
  test.for<[string, number | null]>([
    ['native German speaker', 5],
    ["parle l'allemand comme une langue maternelle", 5],
    ['fluent German', 4],
    ['parle couramment allemand', 4],
    ['German C1+', 4],
    ['business-level German', 3],
    ['German as a second language', 3],
    ['working knowledge of German', 2],
    ['conversational German', 2],
    ['allemand scolaire', 2],
    ["notions d'allemand", 1],
    ['German', null],
    ['allemand lu, écrit, parlé', null],
  ])('is what its words state, in both languages: "%s"', ([text, level]) => {
    expect(readLanguageLevel(text)).toBe(level);
  });

  test.for<[string, number]>([
    ['allemand courant ou bilingue', 4],
    ['German B2/C1', 3],
    ['fluent or native German', 4],
    ['bon niveau, B1', 2],
  ])('is the lower of two, and CEFR levels decide: "%s"', ([text, level]) => {
    expect(readLanguageLevel(text)).toBe(level);
  });

  test.for<[string, number]>([
    ['TOEIC 850', 3],
    ['score TOEIC minimum : 950', 4],
    ['IELTS 7.5', 4],
    ['TOEFL iBT 60', 2],
  ])('follows from the score of a test: "%s"', ([text, level]) => {
    expect(readLanguageLevel(text)).toBe(level);
  });
});

test.for(['written and spoken', 'lu, écrit, parlé', 'écrit et oral'])(
  'how a language is used is no level, and is read whole: "%s"',
  (text) => {
    const tokens = promptTokens(text);
    expect(modesEnd(tokens, 0)).toBe(tokens.length);
    expect(readLanguageLevel(text)).toBeNull();
  },
);
