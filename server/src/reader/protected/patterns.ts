/** Words of a text about an attribute by which the law forbids to choose people (decision 17). */
export interface ProtectedMention {
  /** UTF-16 offsets in the text. */
  start: number;
  end: number;
  quote: string;
  attribute: ProtectedAttribute;
}

export const PROTECTED_ATTRIBUTES = [
  'GENDER',
  'AGE',
  'BIRTH_DATE',
  'GRADUATION_YEAR',
  'NATIONALITY',
  'ETHNICITY',
  'RELIGION',
  'DISABILITY',
  'FAMILY_STATUS',
  'SEXUAL_ORIENTATION',
  'POLITICS',
  'UNION_MEMBERSHIP',
  'APPEARANCE',
] as const;

export type ProtectedAttribute = (typeof PROTECTED_ATTRIBUTES)[number];

/** One way to mention a protected attribute, for lower-case text without accents. */
export interface ProtectedPattern {
  attribute: ProtectedAttribute;
  pattern: RegExp;
  /** A match with this spelling in the original, with its capitals and accents, is harmless. */
  unless?: RegExp;
}

/** A text in lower case without accents, and where each of its characters stands in the original. */
export interface PlainText {
  plain: string;
  /** The span in the original of a span of `plain`. */
  locate(start: number, end: number): { start: number; end: number; quote: string };
}

export function plainText(text: string): PlainText {
  let plain = '';
  const offsets: number[] = [];
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at)!);
    const bare = character
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[’ʼ]/g, "'")
      .replace(/[‑–]/g, '-')
      .replace(/\s/g, ' ');
    for (let unit = 0; unit < bare.length; unit += 1) offsets.push(at);
    plain += bare;
    at += character.length;
  }
  offsets.push(text.length);
  return {
    plain,
    locate(from, to) {
      const start = offsets[from]!;
      const end = endOf(text, offsets[to - 1]!);
      return { start, end, quote: text.slice(start, end) };
    },
  };
}

/** End of the original character (with its combining accents) that starts at an offset. */
function endOf(text: string, start: number): number {
  let end = start + (text.codePointAt(start)! > 0xffff ? 2 : 1);
  while (end < text.length && /[\u0300-\u036f]/.test(text[end]!)) end += 1;
  return end;
}

/**
 * The matches of a pattern. Most patterns match nothing: `matchAll` copies the pattern first, which
 * costs more than the search.
 */
export function matchesOf(plain: string, pattern: RegExp): RegExpExecArray[] {
  return plain.search(pattern) < 0 ? [] : [...plain.matchAll(pattern)];
}

/**
 * A capitalised word right after "at", "chez" or "à", before another such word, is part of an
 * employer's name: "chez Homme et Terre".
 */
export function isInEmployerName(text: string, start: number, end: number): boolean {
  return (
    /(?<![\p{L}\p{N}])(?:at|chez|à|@)\s+$/iu.test(text.slice(Math.max(0, start - 8), start)) &&
    /^\p{Lu}/u.test(text.slice(start, end)) &&
    /^\s+(?:(?:et|de|du|des|la|les|and|of|the|&)\s+)*\p{Lu}\p{Ll}/u.test(text.slice(end, end + 30))
  );
}

/** Of mentions that overlap, the longest stays; in the order of the text. */
export function longest<T extends { start: number; end: number }>(found: readonly T[]): T[] {
  const kept: T[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || one.start >= last.end) kept.push(one);
    else if (one.end - one.start > last.end - last.start) kept[kept.length - 1] = one;
  }
  return kept;
}

/** What a capital after a word about people may still be: a person of a filter in title case. */
const PERSON_AFTER =
  /^\s+(?:Only|Please|Candidates?|People|Persons?|Profiles?|Wom[ae]n|M[ae]n|Girls?|Boys?|Females?|Males?|Lad(?:y|ies)|Professionals?|Graduates?|Leaders?|[A-Z]\p{Ll}+(?:ers?|ors?|ists?|ants?|ees?|yers?|eurs?|euses?|rices?|iens?|iennes?|ières?|iers?|ives?|aries|ary|women|men|man|woman|ses?))(?!\p{L})/u;

/**
 * A capitalised word that another capitalised one follows, in a text that writes other words small or
 * has two words, is a name: "Jewish Care", "Gay-Lussac", "Vieux-Lille".
 */
export function isInProperName(text: string, start: number, end: number): boolean {
  const quote = text.slice(start, end);
  const rest = text.slice(end, end + 40);
  if (!/^\p{Lu}\p{Ll}+$/u.test(quote) || PERSON_AFTER.test(rest)) return false;
  return /^-\p{Lu}\p{Ll}/u.test(rest) || /^ \p{Lu}\p{Ll}+(?:\s|$)/u.test(rest);
}
