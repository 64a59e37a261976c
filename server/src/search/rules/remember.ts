import { createPieceReader, ended, LetterTable, mixed } from '../../lexicon/lexicon.ts';
import type { Lexicon } from '../../lexicon/types.ts';

/** So many answers are kept at least, and at most twice as many. */
const ENTRIES = 20_000;
/** Longer texts hardly ever come twice. */
const MAX_LENGTH = 80;

/**
 * A pure function of a text that keeps its answers for short texts, and forgets those that were not
 * asked for again. They are shared: nobody may change them.
 */
export function remember<T>(read: (text: string) => T, entries = ENTRIES): (text: string) => T {
  let recent = new LetterTable<T>();
  let older = new LetterTable<T>();
  const letters = new Uint16Array(MAX_LENGTH);

  function learn(text: string, hash: number): T {
    const answer = older.find(letters, text.length, hash) ?? read(text);
    if (recent.size >= entries) {
      older = recent;
      recent = new LetterTable();
    }
    recent.add(text, hash, answer);
    return answer;
  }

  return (text) => {
    if (text.length > MAX_LENGTH) return read(text);
    let hash = 0;
    for (let at = 0; at < text.length; at++) {
      letters[at] = text.charCodeAt(at);
      hash = mixed(hash, letters[at]!);
    }
    hash = ended(hash);
    const known = recent.find(letters, text.length, hash);
    return known !== undefined ? known : learn(text, hash);
  };
}

/**
 * The same lexicon, keeping its answers about words and short texts: indexing asks about the same
 * ones all the time.
 */
export function rememberShortTexts(lexicon: Lexicon): Lexicon {
  // No folded word reaches across a space, so every text reads like its pieces, and those come
  // again.
  const eachPiece = createPieceReader((piece) => ({
    folded: lexicon.fold(piece),
    stems: lexicon.stems(piece),
  }));
  const addFolded = ({ folded }: { folded: string }, words: string[]): void => {
    if (folded !== '') words.push(folded);
  };
  const addStems = ({ stems }: { stems: readonly string[] }, words: string[]): void => {
    for (const stem of stems) words.push(stem);
  };
  return {
    ...lexicon,
    fold(text) {
      const words: string[] = [];
      eachPiece(text, addFolded, words);
      return words.length === 1 ? words[0]! : words.join(' ');
    },
    stems(text) {
      const words: string[] = [];
      eachPiece(text, addStems, words);
      return words;
    },
    scan: remember(lexicon.scan),
  };
}
