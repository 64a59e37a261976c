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

/** Builds a book from lists of phrases separated by `|`, each list with its meaning. */
export function phraseBook<T>(lists: readonly (readonly [T, string])[]): PhraseBook<T> {
  const byFirst = new Map<string, Entry<T>[]>();
  for (const [meaning, list] of lists) {
    for (const phrase of list.split('|')) {
      const words = promptTokens(phrase).map((token) => token.word);
      const first = words[0];
      if (first === undefined) continue;
      const entries = byFirst.get(first) ?? [];
      entries.push({ words, meaning });
      byFirst.set(first, entries);
    }
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return {
    match(tokens, at) {
      const entries = byFirst.get(tokens[at]?.word ?? '');
      const entry = entries?.find((candidate) => fits(candidate.words, tokens, at));
      return entry ? { meaning: entry.meaning, to: at + entry.words.length } : null;
    },
  };
}
