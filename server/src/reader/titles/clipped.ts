import type { Replacement } from '../rewrite.ts';
import { titleWord, titleWordsFrom } from './title-words.ts';

/*
 * Words of titles that people cut short: "conduct. de travaux", "éduc spé". A cut word begins a
 * word that titles have, is itself in no title, and makes a title that the lexicon lists.
 */

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
function cutsWithStop(text: string): Replacement[] {
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

function cutPairs(text: string, isTitle: (words: string) => boolean): Replacement[] {
  const cuts: Replacement[] = [];
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

/** The cut words of a text and what they stand for. `isTitle`: the lexicon lists these words. */
export const cutWords = (text: string, isTitle: (words: string) => boolean): Replacement[] => [
  ...cutsWithStop(text),
  ...cutPairs(text, isTitle),
];
