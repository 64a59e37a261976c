import { isOneLetterOff } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/types.ts';
import { once } from '../platform/once.ts';
import { ORDINARY_WORDS } from './data/ordinary-words.gen.ts';
import { HEADS } from './heads.ts';
import type { Replacement } from './rewrite.ts';
import { correctableTitleWords, isTitlePair, titleWord } from './titles/title-words.ts';
import { foldWord } from './tokens.ts';

/*
 * Words of titles, skills and areas with one letter wrong: "acountant", "Pyhton", "Swedn". A word is corrected only
 * where it stands like the word that it resembles, and never when a dictionary has it. Names of
 * companies and people are left as typed; towns have rules of their own, by their population.
 */

/** Shorter words are one letter away from too many others. */
const MIN_LENGTH = 5;
/** Longer texts are written with care, and hold more names. */
const MAX_WORDS = 60;

interface Word {
  typed: string;
  folded: string;
  start: number;
  end: number;
  /** What stands between this word and the one before. */
  gap: string;
}

const ORDINARY = once(() => new Set(ORDINARY_WORDS.split('|')));
/** Words of titles by their first letter and length. */
const targets = once(() =>
  Map.groupBy([...correctableTitleWords(), ...[...HEADS].filter(isLong)], (word) =>
    word[0]!.concat(String(word.length)),
  ),
);

function isLong(word: string): boolean {
  return word.length >= MIN_LENGTH;
}

/** Whether two words differ by an ending, as forms of one word do: "manager", "managed". */
const isEnding = (typed: string, word: string): boolean =>
  typed.at(-1) !== word.at(-1) && typed.slice(0, -1) === word.slice(0, typed.length - 1);

/** Whether a word may be another one with one letter wrong. */
const isSlipOf = (typed: string, word: string): boolean =>
  typed[0] === word[0] && isOneLetterOff(typed, word) && !isEnding(typed, word);

/** The words of titles that a folded word may be with one letter wrong. */
export const titlesLike = (folded: string): string[] =>
  [folded.length, folded.length + 1, folded.length - 1].flatMap((length) =>
    (targets().get(`${folded[0]}${length}`) ?? []).filter((word) => isSlipOf(folded, word)),
  );

const isTitleWord = (folded: string): boolean =>
  HEADS.has(folded) || titleWord(folded, 'en') !== null || titleWord(folded, 'fr') !== null;

/** Before a name of a company or a person. */
const BEFORE_NAMES = /^(?:at|chez|ex|from|by|mr|mrs|ms|mme|dear|hi|hello|bonjour|cher|chere)$/;
const BEFORE_SKILLS =
  /^(?:with|using|knows?|knowing|uses?|in|of|avec|sur|en|sous|connaissant|connait|maitrise|maitrisant|utilise|experience|skills?)$/;
const LINK = /^(?:of|the|de|du|des|d|la|le|les|l)$/;
const LIST_MARK = /^\s*(?:[,/+&]\s*)?$/;
const JOINED = /^ $/;
const LIST_WORD = /^(?:and|or|et|ou)$/;

const WORDS = /\p{L}[\p{L}\p{M}\p{N}'’+#]*/gu;

function wordsOf(text: string): Word[] {
  let before = 0;
  return [...text.matchAll(WORDS)].map(({ 0: typed, index }) => {
    const word = { typed, folded: foldWord(typed), start: index, end: index + typed.length };
    const gap = text.slice(before, index);
    before = word.end;
    return { ...word, gap };
  });
}

/** Whether the word in this place stands in a list with a skill, or where skills are named. */
function standsLikeSkill(words: readonly Word[], at: number, { readSkill }: Lexicon): boolean {
  const isSkill = (word: Word | undefined): boolean =>
    word !== undefined && word.folded.length > 1 && readSkill(word.typed) !== null;
  const before = words[at - 1];
  const after = words[at + 1];
  const inRow = LIST_MARK.test(words[at]!.gap);
  if (before && inRow) {
    if (BEFORE_SKILLS.test(before.folded) || isSkill(before)) return true;
    const further = words[at - 2];
    if (LIST_WORD.test(before.folded) && isSkill(further)) return true;
    if (LINK.test(before.folded) && BEFORE_SKILLS.test(further?.folded ?? '')) return true;
  }
  if (!after || !LIST_MARK.test(after.gap)) return false;
  const next = LIST_WORD.test(after.folded) ? words[at + 2] : after;
  return isSkill(next) || (next === after && HEADS.has(after.folded));
}

/** Whether a word in capitals inside a sentence may be part of a title: "Senior Acountant". */
function standsLikeTitle(words: readonly Word[], at: number): boolean {
  const { typed, gap } = words[at]!;
  const before = words[at - 1];
  const after = words[at + 1];
  if (before && BEFORE_NAMES.test(before.folded)) return false;
  if (!/^\p{Lu}/u.test(typed) || !before || /[.!?:\n•]/.test(gap)) return true;
  return (
    (JOINED.test(gap) && isTitleWord(before.folded)) ||
    (after !== undefined &&
      JOINED.test(after.gap) &&
      (isTitleWord(after.folded) || LINK.test(after.folded)))
  );
}

/** The word as typed with only the wrong letter mended, so that accents and capitals stay. */
function mended(typed: string, folded: string, word: string): string {
  if (folded.length !== typed.length) return word;
  let from = 0;
  while (from < word.length && folded[from] === word[from]) from += 1;
  let kept = 0;
  const most = Math.min(word.length, folded.length) - from;
  while (kept < most && folded.at(-1 - kept) === word.at(-1 - kept)) kept += 1;
  const middle = word.slice(from, word.length - kept);
  const isUpper = typed === typed.toUpperCase();
  return (
    typed.slice(0, from) +
    (isUpper ? middle.toUpperCase() : middle) +
    (kept > 0 ? typed.slice(-kept) : '')
  );
}

/** A skill that the word may be, where it stands like one. */
const skillAt: Correction = (words, at, lexicon) =>
  standsLikeSkill(words, at, lexicon) ? lexicon.skillLike(words[at]!.folded) : null;

/**
 * A word of titles that the word may be, where it stands like one and not like a skill: one that
 * titles have beside its neighbour, else the commonest.
 */
const titleAt: Correction = (words, at, lexicon) => {
  const { typed, folded } = words[at]!;
  if (!standsLikeTitle(words, at) || skillAt(words, at, lexicon) !== null) return null;
  const like = titlesLike(folded);
  const isUsual = (word: string): boolean =>
    (['en', 'fr'] as const).some(
      (language) =>
        isTitlePair(words[at - 1]?.folded ?? '', word, language) ||
        isTitlePair(word, words[at + 1]?.folded ?? '', language),
    );
  const title = like.find(isUsual) ?? like.toSorted((a, b) => titlesWith(b) - titlesWith(a))[0];
  return title === undefined ? null : mended(typed, folded, title);
};

const titlesWith = (word: string): number =>
  Math.max(titleWord(word, 'en')?.titles ?? 0, titleWord(word, 'fr')?.titles ?? 0);

/** Before the name of an area. */
const BEFORE_AREAS =
  /^(?:in|near|around|across|throughout|within|en|au|aux|a|dans|vers|united|new|north|south|east|west|western|eastern|northern|southern|greater)$/;

/** A country, state or region that the word may be, where it stands like one. */
const areaAt: Correction = (words, at, lexicon) => {
  const { folded, typed, gap } = words[at]!;
  const isPlaced = JOINED.test(gap) && BEFORE_AREAS.test(words[at - 1]?.folded ?? '');
  const isEdge = (at === 0 || at === words.length - 1) && words.length > 1 && gap !== '-';
  const area = isPlaced || isEdge ? lexicon.areaLike(folded) : null;
  return area === null || !isSlipOf(folded, foldWord(area)) || lexicon.readPlaces(typed).length > 0
    ? null
    : area;
};

type Correction = (words: readonly Word[], at: number, lexicon: Lexicon) => string | null;

/** Whether a word is too short to be corrected, or an ordinary one. */
const isPlain = ({ folded }: Word): boolean =>
  folded.length < MIN_LENGTH ||
  !/^[a-z]+$/.test(folded) ||
  isTitleWord(folded) ||
  ORDINARY().has(folded);

const hasMeaning = ({ typed }: Word, lexicon: Lexicon): boolean =>
  lexicon.scan(typed).length > 0 || lexicon.readMisspelledCity(typed) !== null;

/** The misspelt words of a text and what they stand for. */
export function misspeltWords(text: string, lexicon: Lexicon): Replacement[] {
  const words = wordsOf(text);
  if (words.length > MAX_WORDS) return [];
  const odd = words.flatMap((word, at) => (isPlain(word) ? [] : [at]));
  const replacements: Replacement[] = [];
  // A tool may stand before a misspelt title, and beside another misspelt tool.
  for (const correct of [areaAt, titleAt, skillAt])
    for (const at of odd) {
      const word = words[at]!;
      const full = correct(words, at, lexicon);
      if (full === null || full === word.typed || hasMeaning(word, lexicon)) continue;
      replacements.push({ start: word.start, end: word.end, full });
      words[at] = { ...word, typed: full, folded: foldWord(full) };
    }
  return replacements;
}
