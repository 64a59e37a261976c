import type { Reference } from '../contract.ts';

export type WordFold = (word: string) => string;

/** A text of the profile that can be searched by folded words and quoted as written. */
export interface Passage {
  path: string;
  text: string;
  /**
   * The exact slice that contains this folded phrase as whole words (a plural ending is allowed);
   * null when there is none.
   */
  find(phrase: string): string | null;
  /** The folded words separated by single spaces, with one space at each end. */
  folded(): string;
}

const WORD = /[\p{L}\p{N}\p{M}+#.]+/gu;

export function passageOf(path: string, text: string, fold: WordFold): Passage {
  let index: PassageIndex | null = null;
  const indexed = (): PassageIndex => {
    index ??= indexOf(text, fold);
    return index;
  };
  return {
    path,
    text,
    folded: () => indexed().folded,
    find(phrase) {
      if (phrase === '') return null;
      const { folded } = indexed();
      // Search for the phrase alone first: most texts do not contain it, and this check is cheap.
      if (!folded.includes(phrase)) return null;
      const at = folded.indexOf(` ${phrase} `);
      const found = at >= 0 ? at : phrase.length > 3 ? folded.indexOf(` ${phrase}s `) : -1;
      return found < 0 ? null : sliceOf(text, indexed(), found, phrase.length);
    },
  };
}

interface PassageIndex {
  folded: string;
  /**
   * The offset of each folded word in `folded`, and the start and end in the text of the word it
   * came from.
   */
  offsets: number[];
  starts: number[];
  ends: number[];
}

function indexOf(text: string, fold: WordFold): PassageIndex {
  const index: PassageIndex = { folded: ' ', offsets: [], starts: [], ends: [] };
  WORD.lastIndex = 0;
  for (let found = WORD.exec(text); found !== null; found = WORD.exec(text)) {
    const word = fold(found[0]);
    if (word === '') continue;
    index.offsets.push(index.folded.length);
    index.starts.push(found.index);
    // A full stop that ends a sentence is not part of the word.
    index.ends.push(found.index + found[0].replace(/\.+$/, '').length);
    index.folded += `${word} `;
  }
  return index;
}

function sliceOf(
  text: string,
  { offsets, starts, ends }: PassageIndex,
  at: number,
  length: number,
): string {
  let first = offsets.length - 1;
  while (first > 0 && offsets[first]! > at + 1) first--;
  let last = first;
  while (last + 1 < offsets.length && offsets[last + 1]! < at + 1 + length) last++;
  return text.slice(starts[first]!, ends[last]!);
}

/** A reference to the first place where one of the phrases occurs. */
export function findAny(
  passages: readonly Passage[],
  phrases: readonly string[],
): Reference | null {
  for (const passage of passages) {
    for (const phrase of phrases) {
      const quote = passage.find(phrase);
      if (quote !== null) return { path: passage.path, quote };
    }
  }
  return null;
}
