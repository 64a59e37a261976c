import type { ProtectedMention } from '../types.ts';

export type ProtectedAttribute = ProtectedMention['attribute'];

/** One way to mention a protected attribute, for lower-case text without accents. */
export interface ProtectedPattern {
  attribute: ProtectedAttribute;
  pattern: RegExp;
  /** A match with this spelling in the original, with its capitals and accents, is harmless. */
  unless?: RegExp;
}

/** The text in lower case without accents, with the offset of each character in the original. */
function plain(text: string): { plain: string; offsets: number[] } {
  let out = '';
  const offsets: number[] = [];
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at)!);
    const bare = character
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[’ʼ]/g, "'")
      .replace(/\s/g, ' ');
    for (let unit = 0; unit < bare.length; unit += 1) offsets.push(at);
    out += bare;
    at += character.length;
  }
  offsets.push(text.length);
  return { plain: out, offsets };
}

/** End of the original character (with its combining accents) that starts at an offset. */
function endOf(text: string, start: number): number {
  let end = start + (text.codePointAt(start)! > 0xffff ? 2 : 1);
  while (end < text.length && /[\u0300-\u036f]/.test(text[end]!)) end += 1;
  return end;
}

/**
 * A capitalised word right after "at", "chez" or "à", before another such word, is part of an
 * employer's name: "chez Homme et Terre".
 */
function isInEmployerName(text: string, start: number, end: number): boolean {
  return (
    /(?<![\p{L}\p{N}])(?:at|chez|à|@)\s+$/iu.test(text.slice(Math.max(0, start - 8), start)) &&
    /^\p{Lu}/u.test(text.slice(start, end)) &&
    /^\s+(?:(?:et|de|du|des|la|les|and|of|the|&)\s+)*\p{Lu}\p{Ll}/u.test(text.slice(end, end + 30))
  );
}

/**
 * See `Lexicon.findProtected`. Blanks look-alikes first, then searches the rest for each pattern.
 * The longest of overlapping matches wins.
 */
export function createProtectedFinder(
  patterns: readonly ProtectedPattern[],
  lookAlikes: readonly RegExp[],
): (text: string) => ProtectedMention[] {
  return (text) => {
    const { plain: read, offsets } = plain(text);
    const searched = lookAlikes.reduce(
      (rest, pattern) => rest.replace(pattern, (harmless) => '#'.repeat(harmless.length)),
      read,
    );
    const found: ProtectedMention[] = [];
    for (const { attribute, pattern, unless } of patterns) {
      for (const match of searched.matchAll(pattern)) {
        if (match[0] === '') continue;
        const start = offsets[match.index]!;
        const end = endOf(text, offsets[match.index + match[0].length - 1]!);
        const quote = text.slice(start, end);
        if (!unless?.test(quote.normalize('NFC')) && !isInEmployerName(text, start, end))
          found.push({ attribute, start, end, quote });
      }
    }
    found.sort((left, right) => left.start - right.start || right.end - left.end);
    const kept: ProtectedMention[] = [];
    for (const mention of found) {
      const last = kept.at(-1);
      if (!last || mention.start >= last.end) kept.push(mention);
      else if (mention.end - mention.start > last.end - last.start) kept[kept.length - 1] = mention;
    }
    return kept;
  };
}
