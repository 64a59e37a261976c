import { type Fact, type FactContext, factAt } from '../../reader/facts/facts.ts';
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
  /** Every place where the phrase occurs: UTF-16 offsets. */
  findAll(phrase: string): readonly Span[];
  /** What the sentence around a span tells of it; read once. */
  factAt(span: Span, context: FactContext): Fact;
  /** The folded words separated by single spaces, with one space at each end. */
  folded(): string;
}

export interface Span {
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}+#.]+/gu;

export function passageOf(path: string, text: string, fold: WordFold): Passage {
  let index: PassageIndex | null = null;
  const indexed = (): PassageIndex => {
    index ??= indexOf(text, fold);
    return index;
  };
  const findFrom = (phrase: string, from: number): { at: number; span: Span } | null => {
    if (phrase === '') return null;
    const { folded } = indexed();
    // Search for the phrase alone first: most texts do not contain it, and this check is cheap.
    if (!folded.includes(phrase, from)) return null;
    const at = folded.indexOf(` ${phrase} `, from);
    const found = at >= 0 ? at : phrase.length > 3 ? folded.indexOf(` ${phrase}s `, from) : -1;
    return found < 0 ? null : { at: found, span: spanOf(indexed(), found, phrase.length) };
  };
  let facts: Map<string, Fact> | null = null;
  return {
    path,
    text,
    folded: () => indexed().folded,
    find(phrase) {
      const found = findFrom(phrase, 0);
      return found === null ? null : text.slice(found.span.start, found.span.end);
    },
    findAll(phrase) {
      const spans: Span[] = [];
      for (let found = findFrom(phrase, 0); found !== null && spans.length < MAX_PLACES; ) {
        spans.push(found.span);
        found = findFrom(phrase, found.at + 1);
      }
      return spans;
    },
    factAt({ start, end }, context) {
      facts ??= new Map();
      const { isCredential = false, isTechnical = false, isWillingness = false } = context;
      const key = `${start} ${end} ${isCredential} ${isTechnical} ${isWillingness}`;
      const known = facts.get(key);
      if (known !== undefined) return known;
      const fact = factAt(text, start, end, context);
      facts.set(key, fact);
      return fact;
    },
  };
}

/** A text that repeats a word more often says nothing new. */
const MAX_PLACES = 12;

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

function spanOf({ offsets, starts, ends }: PassageIndex, at: number, length: number): Span {
  let first = offsets.length - 1;
  while (first > 0 && offsets[first]! > at + 1) first--;
  let last = first;
  while (last + 1 < offsets.length && offsets[last + 1]! < at + 1 + length) last++;
  return { start: starts[first]!, end: ends[last]! };
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
