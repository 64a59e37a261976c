import type { Lexicon } from '../../lexicon/types.ts';
import { usualSize } from './line-style.ts';
import { readSectionName } from './section-names.ts';
import type { TextLine } from './text-line.ts';
import { isTitleLike } from './title-like.ts';

/* Whose CV it is: the best of the lines that could be a name. */

export interface FoundName {
  firstname: string;
  lastname: string;
  text: string;
  lines: TextLine[];
}

const PARTICLES =
  /^(?:de|du|da|das|do|dos|del|della|di|la|le|les|van|von|der|den|ter|ten|al|el|bin|ben|ibn|st|saint|mac|mc|o|y|e|d|l)$/i;
const WORD = /^\p{Lu}[\p{L}'’.-]*$|^\p{Lu}\.?$/u;
const NOT_A_NAME =
  /\b(?:curriculum|vitae|cv|r[ée]sum[ée]|resume|lebenslauf|page|confidential|university|universit[ée]|school|inc|ltd|gmbh|street|avenue|rue|road|phone|email|address|profile|website|present|references?)\b/i;
const TITLES = /^(?:mr|mrs|ms|miss|dr|prof|m|mme|mlle|monsieur|madame|herr|frau|sr|sra)\.?\s+/i;
const CREDENTIALS =
  /,?\s+(?:ph\.?d|mba|m\.?d|pmp|cpa|cfa|esq|jr|sr|ii|iii|rn|pe|b\.?sc|m\.?sc)\.?(?=,|\s|$)/gi;
/** A file or page is often called after its person: "Jane Doe - Resume". */
const TITLE_NOISE =
  /\b(?:curriculum vitae|cv|r[ée]sum[ée]|lebenslauf|profile|profil|of|de|'s)\b/giu;
const MAX_WORDS = 5;
/** The name stands near the top of the first page, or of a column there. */
const MAX_LINES = 140;

export interface NameHints {
  title: string | null;
  /** Local parts of email addresses, and the last part of profile links. */
  handles: readonly string[];
}

export function readPersonName(
  lines: readonly TextLine[],
  { title, handles }: NameHints,
  lexicon: Lexicon,
): FoundName | null {
  const first = lines.filter((line) => (line.page ?? 1) === 1).slice(0, MAX_LINES);
  const page: PageLooks = {
    body: usualSize(first),
    largest: Math.max(0, ...first.map(({ size }) => size)),
    title: lexicon.fold(title ?? ''),
    handles,
  };
  let best: { score: number; found: FoundName } | null = null;
  for (const [index, line] of first.entries()) {
    for (const { text, used } of candidates(first, index, lexicon)) {
      const words = nameWords(text);
      if (words === null) continue;
      const score = lookScore(line, index, page) + wordScore(words, page, lexicon);
      if (score < 2 || (best && score <= best.score)) continue;
      best = { score, found: { ...splitName(words), text, lines: used } };
    }
  }
  return best?.found ?? null;
}

interface PageLooks {
  body: number;
  largest: number;
  /** Folded. */
  title: string;
  handles: readonly string[];
}

function lookScore(line: TextLine, index: number, { body, largest }: PageLooks): number {
  let score = index < 3 ? 2 : index < 8 ? 1 : 0;
  const isLarge = line.size > body * 1.15;
  if (isLarge) score += line.size >= largest * 0.95 ? 4 : 2;
  else if (index > 10) score -= 3;
  if (line.heading === 1) score += 3;
  return line.bullet ? score - 3 : score;
}

function wordScore(
  words: readonly string[],
  { title, handles }: PageLooks,
  lexicon: Lexicon,
): number {
  const text = words.join(' ');
  let score = handleScore(
    words.map((word) => lexicon.fold(word)),
    handles,
  );
  if (title !== '' && ` ${title} `.includes(` ${lexicon.fold(text)} `)) score += 3;
  if (words.length === 1) score -= 4;
  if (isTitleLike(text, lexicon)) score -= 5;
  if (lexicon.readSkill(text) || lexicon.readPlaces(text).length > 0) score -= 2;
  return score;
}

/** The whole line, its first piece, and a line with the one below it in the same large letters. */
function* candidates(lines: readonly TextLine[], index: number, lexicon: Lexicon) {
  const line = lines[index]!;
  const next = lines[index + 1];
  if (readSectionName(line.text)) return;
  const isSame = next && Math.abs(next.size - line.size) < 0.6;
  // "Baker" alone is a name as well.
  const isTitle = isSame && next.text.includes(' ') && isTitleLike(next.text, lexicon);
  if (isSame && line.text.split(' ').length <= 2 && !isTitle)
    yield { text: `${line.text} ${next.text}`, used: [line, next] };
  yield { text: line.text, used: [line] };
  const [first] = line.text.split(/\s*[|·•,–—]\s*|\s+-\s+/);
  if (first !== line.text) yield { text: first!, used: [line] };
  const [segment, second] = line.segments;
  if (segment && segment.text !== line.text) {
    yield { text: segment.text, used: [line] };
    if (second && line.segments.length > 2)
      yield { text: `${segment.text} ${second.text}`, used: [line] };
  }
}

function nameWords(text: string): string[] | null {
  if (text.length > 60 || /[\d@:/\\&%+=<>!?]/.test(text) || NOT_A_NAME.test(text)) return null;
  const plain = text
    .replace(/\(.*?\)|["“”].*?["“”]/g, ' ')
    .replace(CREDENTIALS, '')
    .replace(TITLES, '')
    .replace(/[,.]\s*$/, '')
    .trim();
  const spaced = /^(?:\p{L}\s)+\p{L}$/u.test(plain) ? plain.replace(/\s/g, '') : plain;
  const words = spaced.split(/[\s,]+/).filter(Boolean);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const isName = words.every((word) => WORD.test(word) || PARTICLES.test(word));
  return isName && words.some((word) => word.length > 1) ? words : null;
}

/** How well an address such as jane.doe@… or j.doe@… fits the words. */
function handleScore(words: readonly string[], handles: readonly string[]): number {
  let best = 0;
  for (const handle of handles) {
    const plain = handle.replace(/[^a-z]/g, '');
    const found = words.filter(
      (word) => word.length > 2 && plain.includes(word.replace(/\W/g, '')),
    );
    best = Math.max(best, found.length >= 2 ? 5 : found.length === 1 ? 2 : 0);
  }
  return best;
}

/** Written in capitals, the last name may come first: "DUPONT Marie". */
export function splitName(words: readonly string[]): { firstname: string; lastname: string } {
  const isCapitals = (word: string): boolean => word.length > 1 && word === word.toUpperCase();
  const capitals = words.filter(isCapitals);
  if (capitals.length > 0 && capitals.length < words.length && !words.every(isCapitals)) {
    const rest = words.filter((word) => !isCapitals(word) && !PARTICLES.test(word));
    const isFirst = isCapitals(words[0]!);
    if (rest.length > 0) {
      const at = isFirst ? words.findLastIndex(isCapitals) + 1 : words.findIndex(isCapitals);
      const begin = isFirst ? at : particlesBefore(words, at);
      const [a, b] = [words.slice(0, begin), words.slice(begin)];
      return isFirst
        ? { firstname: b.join(' '), lastname: a.join(' ') }
        : { firstname: a.join(' '), lastname: b.join(' ') };
    }
  }
  if (words.length === 1) return { firstname: words[0]!, lastname: '' };
  // A middle initial belongs to the first name.
  let at = 1;
  while (at < words.length - 1 && /^\p{Lu}\.?$/u.test(words[at]!)) at += 1;
  return { firstname: words.slice(0, at).join(' '), lastname: words.slice(at).join(' ') };
}

function particlesBefore(words: readonly string[], at: number): number {
  let begin = at;
  while (begin > 1 && PARTICLES.test(words[begin - 1]!)) begin -= 1;
  return begin;
}

/** The name that a title such as "Jane Doe - Resume" holds. */
export function nameInTitle(title: string): string[] | null {
  const [first = ''] = title
    .replace(TITLE_NOISE, ' ')
    .split(/[|·•–—]|\s-\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const words = nameWords(first);
  return words && words.length > 1 ? words : null;
}
