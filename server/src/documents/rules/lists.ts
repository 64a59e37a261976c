import type { Lexicon } from '../../lexicon/types.ts';
import type { TextLine } from './text-line.ts';

/* Sections that list things: skills, languages, interests. */

export interface ListItem {
  text: string;
  line: TextLine;
}

export interface LanguageItem {
  name: string;
  level: number | null;
  line: TextLine;
}

const LEVEL =
  /^(?:master|expert|advanced|intermediate|beginner|novice|basic|basics|proficient|competent|skilled|fluent|familiar|good|very good|excellent|strong|senior|junior|professional|native|elementary|\d{1,3}\s*%|\d{1,2}\s*\/\s*\d{1,2}|\d+(?:\.\d)?\+?\s*(?:years?|yrs?|ans?)|avanc[ée]e?|confirm[ée]e?|d[ée]butante?|interm[ée]diaire|ma[îi]tris[ée]e?|courant|notions|bon niveau|bonnes? connaissances?|tr[èe]s bon niveau|level \d|[★☆●○■□•]+)$/i;
const SEPARATOR = /\s*(?:[,;|·•●▪◦∙]|\s\/\s|\s[-–—]\s)\s*/;
const MAX_SKILL_LENGTH = 60;
const MAX_SKILL_WORDS = 7;

export function readSkills(lines: readonly TextLine[], lexicon: Lexicon): ListItem[] {
  const found = new Map<string, ListItem>();
  const add = (raw: string, line: TextLine): void => {
    const text = cleanItem(raw);
    if (!isSkill(text)) return;
    const key = lexicon.fold(text) || text.toLowerCase();
    if (!found.has(key)) found.set(key, { text, line });
  };
  for (const line of mergeWrapped(lines)) {
    const { label, items } = splitLabel(line);
    if (label && (items.length === 0 || lexicon.readSkill(label))) add(label, line);
    for (const item of items) add(item, line);
  }
  return [...found.values()];
}

/** "Tools: Git, Docker": the label names a group of skills. */
function splitLabel(line: TextLine): { label: string | null; items: string[] } {
  const { text } = line;
  const [, label, rest] = /^([^:,;]{2,50}?)\s*:\s*(.*)$/.exec(text) ?? [];
  if (label !== undefined) return { label, items: splitItems(rest ?? '') };
  const [first, ...others] = line.segments;
  const hasRuns = others.length > 0 && !/[,;|·•]/.test(text);
  if (hasRuns) return { label: null, items: line.segments.flatMap((one) => splitItems(one.text)) };
  if (others.length > 0 && first!.bold && others.every((one) => !one.bold))
    return { label: first!.text, items: splitItems(others.map((one) => one.text).join(' ')) };
  return {
    label: null,
    items: line.segments.some((one) => one.apart)
      ? piecesApart(line).flatMap(splitItems)
      : splitItems(text),
  };
}

function piecesApart(line: TextLine): string[] {
  const pieces: string[] = [];
  for (const { text, apart } of line.segments) {
    if (apart || pieces.length === 0) pieces.push(text);
    else pieces[pieces.length - 1] += ` ${text}`;
  }
  return pieces;
}

function splitItems(text: string): string[] {
  const parts = text.split(SEPARATOR);
  // A comma inside brackets separates what the brackets hold: "Python (NumPy, Pandas)".
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isOpen = last !== undefined && count(last, '(') > count(last, ')');
    if (isOpen) joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined.flatMap((part) => {
    const inside = /^([^(]+)\(([^)]*)\)$/.exec(part.trim());
    if (!inside) return [part];
    return LEVEL.test(inside[2]!.trim()) ? [inside[1]!] : [inside[1]!, ...inside[2]!.split(',')];
  });
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** A list that ends with a comma, or goes on in small letters, continues in the next line. */
function mergeWrapped(lines: readonly TextLine[]): TextLine[] {
  const merged: TextLine[] = [];
  for (const line of lines) {
    const last = merged.at(-1);
    const goesOn =
      last &&
      !line.bullet &&
      !line.bold &&
      line.heading === 0 &&
      line.page === last.page &&
      (isRestOfItem(last, line) ||
        /[,;&/]$/.test(last.text) ||
        (last.full && /[,;]/.test(last.text) && /[,;]|^\p{Ll}/u.test(line.text)));
    if (last && goesOn) {
      const text = `${last.text} ${line.text}`;
      merged[merged.length - 1] = {
        ...last,
        text,
        full: line.full,
        segments: [...last.segments, ...line.segments.map((one) => ({ ...one, apart: false }))],
      };
    } else merged.push(line);
  }
  return merged;
}

/** "Prospection" / "téléphonique": the second line of an item stands closer than the next item. */
const isRestOfItem = (last: TextLine, line: TextLine): boolean =>
  line.box !== null &&
  /^\p{Ll}/u.test(line.text) &&
  /^\p{Lu}/u.test(last.text) &&
  line.gap < last.gap - 0.15;

function cleanItem(raw: string): string {
  return raw
    .replace(/[★☆●○■□◆◇▪]+/g, ' ')
    .replace(/\s*(?:[-–—:(]\s*)?(?:\d{1,3}\s*%|\d\s*\/\s*\d{1,2})\)?\s*$/, '')
    .replace(/^[\s.,:;–—-]+|[\s.,:;–—-]+$/g, '')
    .replace(/^(?:and|et|und|y)\s+/i, '')
    .trim();
}

function isSkill(text: string): boolean {
  if (text.length < 1 || text.length > MAX_SKILL_LENGTH || LEVEL.test(text)) return false;
  if (!/\p{L}/u.test(text) || text.split(/\s+/).length > MAX_SKILL_WORDS) return false;
  return !/^(?:https?:|www\.)|@/.test(text);
}

export function readInterests(lines: readonly TextLine[], lexicon: Lexicon): ListItem[] {
  return readSkills(lines, lexicon);
}

/** Languages and their levels, whether on one line or on two: "French – B2", "Anglais" / "courant". */
export function readLanguages(lines: readonly TextLine[], lexicon: Lexicon): LanguageItem[] {
  const found: LanguageItem[] = [];
  for (const line of lines) {
    for (const piece of languagePieces(line)) {
      const name = languageIn(piece, lexicon);
      const rest = name ? piece.replace(name, ' ') : piece;
      const level = lexicon.readLanguageLevel(rest);
      const last = found.at(-1);
      if (name) {
        if (!found.some((one) => one.name === name)) found.push({ name, level, line });
      } else if (last && last.level === null && level !== null) last.level = level;
    }
  }
  return found;
}

/** Pieces that hold at most one language each. */
function languagePieces(line: TextLine): string[] {
  return piecesApart(line)
    .flatMap((text) => text.split(/[,;|·•●▪/]|\s+(?:and|et|und|y)\s+|(?<=\))\s+/))
    .map((piece) => piece.trim())
    .filter(Boolean);
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

function languageIn(piece: string, lexicon: Lexicon): string | null {
  const words = piece.split(/[\s:()–—-]+/).filter(Boolean);
  for (const length of [3, 2, 1]) {
    for (let at = 0; at + length <= words.length && at < 4; at += 1) {
      const text = words.slice(at, at + length).join(' ');
      if (text.length < 4 || !piece.includes(text)) continue;
      if ((isCapital(text) || at === 0) && lexicon.readLanguage(text)) return text;
    }
  }
  return null;
}

export const namesLanguage = (text: string, lexicon: Lexicon): boolean =>
  text
    .split(/[,;|·•●/\s:()–—-]+/)
    .some((word) => word.length > 3 && isCapital(word) && lexicon.readLanguage(word) !== null);
