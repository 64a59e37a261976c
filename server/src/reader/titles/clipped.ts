import { titleWord, titleWordsFrom } from './title-words.ts';

/*
 * Words of titles that people cut short: "conduct. de travaux", "éduc spé". A cut word begins a
 * word that titles have, is itself in no title, and makes a title that the lexicon lists.
 */

/** A text with its cut words written out. */
export interface WrittenOut {
  text: string;
  /** The UTF-16 offsets in the text as typed of a span of the written-out text. */
  asTyped(start: number, end: number): { start: number; end: number };
}

interface Cut {
  start: number;
  end: number;
  /** What stands for the characters from `start` to `end`. */
  full: string;
}

/** A full stop after three letters that mean other things elsewhere. */
const SHORT_CUTS = new Set(['dir', 'ing']);
const MIN_CUT = 4;
/** Of two cut words side by side, either may have fewer letters. */
const MIN_PAIRED = 3;
const MIN_LEFT = 3;
/** Candidates for one word; the commonest words of titles come first. */
const MAX_CANDIDATES = 4;

const FEMININE = /(?:rice|euse|iere|ienne|ante|ieure|ee)s?$/;

const folded = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe');

const isKnown = (word: string): boolean =>
  titleWord(word, 'en') !== null || titleWord(word, 'fr') !== null;

function candidates(cut: string, language: 'en' | 'fr', isHead: boolean): string[] {
  return titleWordsFrom(cut, language)
    .filter(
      ({ word, ...one }) =>
        word.length >= cut.length + MIN_LEFT &&
        !FEMININE.test(word) &&
        !(word.endsWith('s') && titleWord(word.slice(0, -1), language) !== null) &&
        (one.isHead || !isHead),
    )
    .slice(0, MAX_CANDIDATES)
    .map(({ word }) => word);
}

/** The word as typed, with the letters that are missing. */
const completed = (typed: string, full: string): string => typed + full.slice(typed.length);

const WITH_STOP = /(?<![\p{L}\p{N}])(\p{L}{3,12})\.(?=\s+(of|de|du|des|d['’]))/giu;

/** "Dir. of", "conduct. de": the link tells the language, and that no sentence ends. */
function cutsWithStop(text: string): Cut[] {
  return [...text.matchAll(WITH_STOP)].flatMap(({ 0: all, 1: typed = '', 2: link = '', index }) => {
    const cut = folded(typed);
    if ((cut.length < MIN_CUT && !SHORT_CUTS.has(cut)) || isKnown(cut)) return [];
    const [head] = candidates(cut, link.toLowerCase() === 'of' ? 'en' : 'fr', true);
    return head ? [{ start: index, end: index + all.length, full: completed(typed, head) }] : [];
  });
}

const WORDS = /(?<![\p{L}\p{N}'’])\p{L}{3,12}(?![\p{L}\p{N}'’])\.?/gu;

/** "éduc spé": two cut words that make a title, the head first in French, last in English. */
function pairOf(
  first: string,
  second: string,
  isTitle: (words: string) => boolean,
): [string, string] | null {
  for (const language of ['fr', 'en'] as const) {
    const firsts = candidates(first, language, language === 'fr');
    const seconds = firsts.length > 0 ? candidates(second, language, language === 'en') : [];
    for (const one of firsts)
      for (const other of seconds) if (isTitle(`${one} ${other}`)) return [one, other];
  }
  return null;
}

function cutPairs(text: string, isTitle: (words: string) => boolean): Cut[] {
  const cuts: Cut[] = [];
  let before: { cut: string; typed: string; start: number; end: number } | null = null;
  for (const { 0: all, index } of text.matchAll(WORDS)) {
    const typed = all.replace(/\.$/, '');
    const cut = folded(typed);
    const here = { cut, typed, start: index, end: index + all.length };
    const isCut = cut.length >= MIN_PAIRED && !isKnown(cut);
    const isBeside: boolean = before !== null && text.slice(before.end, index) === ' ';
    const pair: [string, string] | null =
      isCut && isBeside && before ? pairOf(before.cut, cut, isTitle) : null;
    if (pair && before) {
      const [one, other] = pair;
      cuts.push({ start: before.start, end: before.end, full: completed(before.typed, one) });
      // A full stop after the second word may end the sentence.
      cuts.push({ start: index, end: index + typed.length, full: completed(typed, other) });
    }
    before = isCut && !pair ? here : null;
  }
  return cuts;
}

/** Writes out the cut words of a text; null when it has none. `isTitle`: the lexicon lists it. */
export function writtenOut(text: string, isTitle: (words: string) => boolean): WrittenOut | null {
  const cuts = [...cutsWithStop(text), ...cutPairs(text, isTitle)]
    .sort((a, b) => a.start - b.start)
    .filter((cut, at, all) => at === 0 || cut.start >= (all[at - 1]?.end ?? 0));
  if (cuts.length === 0) return null;
  let out = '';
  let from = 0;
  const moved = cuts.map(({ start, end, full }) => {
    out += text.slice(from, start);
    const at = out.length;
    out += full;
    from = end;
    return { at, to: out.length, start, end };
  });
  out += text.slice(from);
  const typedOffset = (offset: number, isEnd: boolean): number => {
    const last = moved.findLast(({ at }) => at < offset || (!isEnd && at === offset));
    if (!last) return offset;
    if (offset >= last.to) return last.end + offset - last.to;
    return isEnd ? last.end : last.start;
  };
  return {
    text: out,
    asTyped: (start, end) => ({ start: typedOffset(start, false), end: typedOffset(end, true) }),
  };
}
