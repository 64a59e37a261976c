import { once } from '../platform/once.ts';
import { promptTokens, type Token } from './tokens.ts';

interface Entry<T> {
  words: string[];
  meaning: T;
}

/** Finds fixed phrases in a row of tokens, the longest first. */
export interface PhraseBook<T> {
  /** The longest phrase that begins at token `at`; `to` is the token after it. */
  match(tokens: readonly Token[], at: number): { meaning: T; to: number } | null;
}

function fits(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  return words.every((word, offset) => tokens[at + offset]?.word === word);
}

/** Words without accents, numbers and marks: tokens as they stand, and most phrases. */
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/;

const wordsOf = (phrase: string): string[] =>
  PLAIN_WORDS.test(phrase) ? phrase.split(' ') : promptTokens(phrase).map((token) => token.word);

/**
 * A book of lists of phrases separated by `|`, each list with its meaning. It is built when it is
 * first asked: most processes load the books, and read no text.
 */
export function phraseBook<T>(lists: readonly (readonly [T, string])[]): PhraseBook<T> {
  const byFirst = once(() => entriesByFirst(lists));
  return {
    match(tokens, at) {
      const entries = byFirst().get(tokens[at]?.word ?? '');
      const entry = entries?.find((candidate) => fits(candidate.words, tokens, at));
      return entry ? { meaning: entry.meaning, to: at + entry.words.length } : null;
    },
  };
}

function entriesByFirst<T>(lists: readonly (readonly [T, string])[]): Map<string, Entry<T>[]> {
  const byFirst = new Map<string, Entry<T>[]>();
  for (const [meaning, list] of lists) {
    for (const phrase of list.split('|')) {
      const words = wordsOf(phrase);
      const first = words[0];
      if (first === undefined) continue;
      const entries = byFirst.get(first) ?? [];
      entries.push({ words, meaning });
      byFirst.set(first, entries);
    }
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}
