import { plainOf } from '../../lexicon/lexicon.ts';
import type { Passage } from './passage.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { FoundIn } from './wording.ts';

/** A word of a text by what it means, with its place in the text. */
export interface ToldWord {
  root: string;
  text: string;
  start: number;
  end: number;
}

/** A text that tells of the person, sentence by sentence. */
export interface ToldText<Job> {
  passage: Passage;
  where: FoundIn;
  job: Job | null;
  /** Roots of the title that the text is told under. */
  title: ReadonlySet<string>;
  sentences: readonly (Sentence & { words: readonly ToldWord[] })[];
}

/** The roots of a text; those of one word are cached by the caller. */
export type RootsOf = (text: string) => readonly string[];

const WORD = /[\p{L}\p{N}&+]+/gu;

export function toldText<Job>(
  passage: Passage,
  where: FoundIn,
  job: Job | null,
  title: string | null,
  rootsOf: RootsOf,
): ToldText<Job> {
  const sentences = sentencesOf(plainOf(passage.text)).map((sentence) => ({
    ...sentence,
    words: [...sentence.plain.matchAll(WORD)].flatMap((found): ToldWord[] => {
      const [root] = rootsOf(found[0]);
      if (root === undefined) return [];
      const start = sentence.start + found.index;
      const end = start + found[0].length;
      return [{ root, text: passage.text.slice(start, end), start, end }];
    }),
  }));
  const roots = (title ?? '').split(/[^\p{L}\p{N}&+]+/u).flatMap((word) => rootsOf(word));
  return { passage, where, job, title: new Set(roots), sentences };
}
