import type { NearestTitles } from '../types.ts';
import { type FoldedWord, foldedWords } from './fold.ts';
import type { SeniorityReader } from './seniority.ts';
import { isStopWord } from './stem.ts';
import type { TitleEncoder } from './title-encoder.ts';
import { cleanTitle, isLevelBeside } from './titles.ts';

/** Below this a title says too little of what it might mean. */
const MIN_WEIGHT = 0.02;
const LIMIT = 8;

/** The words that say what somebody does: not the level, not the employer. */
function workWords(title: string, seniority: SeniorityReader): string[] {
  const tokens = foldedWords(cleanTitle(title)).map(({ text }: FoldedWord) => text);
  const levels = seniority.hits(tokens).filter(isLevelBeside);
  const words = tokens.filter(
    (word, at) => !isStopWord(word) && !levels.some(({ from, end }) => from <= at && at < end),
  );
  return words.length > 0 ? words : tokens;
}

/** See `Lexicon.nearestTitles`. */
export function createNearTitles(encoder: () => TitleEncoder, seniority: SeniorityReader) {
  return (title: string): NearestTitles => {
    const words = workWords(title, seniority);
    const near = (head: 'occupations' | 'families') =>
      encoder()
        .nearest(words, head, LIMIT)
        .filter(({ weight }) => weight >= MIN_WEIGHT);
    return { occupations: near('occupations'), families: near('families') };
  };
}
