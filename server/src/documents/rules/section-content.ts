import { findContacts } from './contacts.ts';
import { findPeriods } from './dates.ts';
import type { SectionKind } from './section-names.ts';
import type { TextLine } from './text-line.ts';

/* What a stretch of lines is about, where no known name stands above it. */

export interface Vocabularies {
  isSpokenLanguage(text: string): boolean;
  isSkill(text: string): boolean;
  isTitle(text: string): boolean;
  isLanguageLevel(text: string): boolean;
  /** A school or a degree. */
  isStudy(text: string): boolean;
  /** Begins with a degree. */
  isCourse(text: string): boolean;
}

/** Lines and pieces beside a date that may be its heading. */
const NEAR_DATE = 2;
const MAX_HEAD_LENGTH = 90;
/** Items of a list of skills that the lexicon knows; trades have many words of their own. */
const MIN_KNOWN_SKILLS = 0.12;
const MAX_ITEM_LENGTH = 45;
const MIN_PROSE_WORDS = 14;

/** The kind of section that the lines are; null when nothing speaks for one. */
export function kindOfContent(lines: readonly TextLine[], words: Vocabularies): SectionKind | null {
  const shown = lines.slice(0, 40);
  if (shown.length === 0) return null;
  const items = shown.flatMap(itemsOf);
  const spoken = items.filter((item) => item.length < 40 && words.isSpokenLanguage(item)).length;
  const levels = items.filter(words.isLanguageLevel).length;
  if (items.length < 20 && spoken > 0 && spoken + levels >= items.length * 0.4) return 'languages';
  const dated = shown.flatMap((line, index) =>
    line.text.length < 160 && findPeriods(line.text).length > 0 ? [index] : [],
  );
  if (dated.length > 0) return kindOfDated(shown, dated, words);
  const contacts = shown.flatMap(findContacts).length;
  if (contacts > 0 && shown.length < 10) return 'contact';
  const list = listIn(shown);
  const known = list.filter(words.isSkill).length;
  if (list.length > 1 && known > 0 && known >= list.length * MIN_KNOWN_SKILLS) return 'skills';
  const count = shown.flatMap(({ text }) => text.split(/\s+/)).length;
  return count >= MIN_PROSE_WORDS && count >= shown.length * 6 ? 'profile' : null;
}

/** The items of a list of short things; none for other text. */
export function listIn(lines: readonly TextLine[]): string[] {
  const items = lines.slice(0, 40).flatMap(itemsOf);
  const short = items.filter((item) => item.length <= MAX_ITEM_LENGTH);
  const isList =
    short.length >= items.length * 0.7 && !lines.some((line) => isDated(line) || isSentence(line));
  return isList ? short : [];
}

/** Many words, and few marks between them. */
function isSentence({ text }: TextLine): boolean {
  const words = text.split(/\s+/).length;
  return words > 8 && text.split(/[,;|·•/:]/).length * 4 < words;
}

const isDated = ({ text }: TextLine): boolean => findPeriods(text).length > 0;

const itemsOf = ({ segments, text }: TextLine): string[] =>
  (segments.some(({ apart }, index) => index > 0 && apart)
    ? segments.map((one) => one.text)
    : [text]
  )
    .flatMap((one) => one.split(/\s*[,;|·•/:]\s*|\s[-–—]\s/))
    .map((one) => one.replace(/[●○★☆]+|\(.*?\)/g, '').trim())
    .filter(Boolean);

/** Jobs or studies, by what stands beside the dates. */
function kindOfDated(
  lines: readonly TextLine[],
  dated: readonly number[],
  { isTitle, isStudy, isCourse }: Vocabularies,
): SectionKind | null {
  let jobs = 0;
  let studies = 0;
  let courses = 0;
  for (const at of dated) {
    const near = lines
      .slice(Math.max(0, at - NEAR_DATE), at + NEAR_DATE + 1)
      .filter(({ text, bullet }) => text.length < MAX_HEAD_LENGTH && !bullet);
    // "Boston, MA" is no degree.
    const texts = near.flatMap(({ segments }) => segments.map((one) => one.text.split(/[,(]/)[0]!));
    if (texts.some(isStudy)) studies += 1;
    if (texts.some(isTitle)) jobs += 1;
    if (texts.some(isCourse)) courses += 1;
  }
  if (jobs === 0 && studies === 0) return null;
  return studies > jobs || (studies === jobs && courses > 0) ? 'studies' : 'jobs';
}
