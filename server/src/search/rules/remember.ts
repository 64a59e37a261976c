import type { Lexicon } from '../../lexicon/lexicon.ts';

/** Enough for the words, titles, skills and companies of a large database; a few dozen megabytes at the very most. */
const MAX_ENTRIES = 200_000;
/** Longer texts hardly ever come twice. */
const MAX_LENGTH = 80;

/** A pure function of a text that keeps its answers for short texts. They are shared: nobody may change them. */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    if (text.length > MAX_LENGTH) return read(text);
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    if (answers.size >= MAX_ENTRIES) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

/** The same lexicon, keeping its answers about short texts: indexing asks about the same words and names all the time. */
export function rememberShortTexts(lexicon: Lexicon): Lexicon {
  const fold = remember(lexicon.fold);
  return {
    ...lexicon,
    // No folded word reaches across a space, so a long text folds like its pieces, and those come again.
    fold: (text) => (text.length <= MAX_LENGTH ? fold(text) : text.split(/\s+/).map(fold).filter(Boolean).join(' ')),
    stems: remember(lexicon.stems),
    scan: remember(lexicon.scan),
  };
}
