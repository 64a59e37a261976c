/*
 * Words that reveal a person's gender: pronouns and titles of address, in English and French. Like
 * all blinded text, they are masked character for character.
 *
 * Not masked, because they name a trade, a thing or another person: forms of trades and participles
 * ("infirmière", "waitress", "diplômée"), French possessives and articles, which agree with the
 * thing ("son", "sa", "la"), plurals ("they", "elles"), and words about women and men ("Women in
 * Tech").
 */

const PRONOUNS = [
  'she',
  'he',
  'her',
  'hers',
  'him',
  'his',
  'herself',
  'himself',
  's/he',
  'elle',
  'il',
  'lui',
  'elle-même',
  'lui-même',
  'née?',
];
const TITLES = [
  'mr',
  'mrs',
  'ms',
  'mister',
  'madam',
  "ma['’]am",
  'mmes?',
  'mlles?',
  'madame',
  'mesdames',
  'monsieur',
  'messieurs',
  'mademoiselle',
];

/** Longest first: "elle-même" is one word, not "elle" and the rest. */
const ALTERNATIVES = [...PRONOUNS, ...TITLES].toSorted((a, b) => b.length - a.length).join('|');
const GENDERED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ALTERNATIVES})(?![\\p{L}\\p{N}])`, 'giu');
/** Everyday words unless a person's name follows: "never miss a deadline", "M. Sc.". */
const BEFORE_A_NAME =
  /(?<![\p{L}\p{N}])(?:Miss|Sir|Dame|Lady|Lord|M\.)(?=\s+[\p{Lu}█])(?!\s+(?:Sc|Ed|Eng|Phil|Tech|Arch)(?![\p{L}]))/gu;

const SENTENCE = /[^.!?\n]+/gu;
const SENTENCE_START = /(?:^|[.!?:;\n•(«“"][»)\s]*|\n\s*[-*–]\s*|^\s*[-*–]\s*)$/u;
/** Pronouns that names can start with. */
const IN_NAMES = new Set(['she', 'he', 'her', 'his', 'elle', 'il']);
/** Impersonal phrases that refer to no person: "Il y a", "il faut". */
const IMPERSONAL =
  /^\s+(?:n['’])?(?:y\s+a|y\s+avait|faut|fallait|s['’](?:agi|est\s+agi)|existe|reste|convient|suffit|est\s+(?:possible|nécessaire|important|essentiel))/iu;
/** "Her Majesty's Treasury" is an employer. */
const OF_A_RANK = /^\s+(?:Majesty|Royal|Highness|Excellency|Hono[u]?r|Holiness|Grace)/u;

/**
 * Masks the words of `text` that reveal a gender; every offset stays the same. In titles and skills
 * capitals name things more often than they shout: "SHE MANAGER".
 */
export function hideGender(
  text: string,
  mask: (found: string) => string,
  { isTitle = false } = {},
): string {
  const shouted = isTitle ? [] : shoutedRanges(text);
  const hidden = text.replace(GENDERED, (found, at: number) => {
    const isShouted = shouted.some(([start, end]) => at >= start && at < end);
    return isName(text, found, at, isShouted) ? found : mask(found);
  });
  return hidden.replace(BEFORE_A_NAME, mask);
}

/** Sentences without lower-case letters: there, capitals do not mark names. */
function shoutedRanges(text: string): [number, number][] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }): [number, number][] =>
    /\p{Lu}/u.test(sentence) && !/\p{Ll}/u.test(sentence) ? [[index, index + sentence.length]] : [],
  );
}

/** Whether the word is part of the name of a thing, or refers to no person. */
function isName(text: string, found: string, at: number, isShouted: boolean): boolean {
  const after = text.slice(at + found.length, at + found.length + 40);
  // HIS is a hospital's information system, SHE safety, MS a degree, ELLE a magazine.
  if (found.length > 1 && found === found.toUpperCase()) return !isShouted;
  const word = found.toLowerCase();
  if (word === 'il' && IMPERSONAL.test(after)) return true;
  if ((word === 'her' || word === 'his') && OF_A_RANK.test(after)) return true;
  const before = text.slice(Math.max(0, at - 20), at);
  if (!/^\p{Lu}/u.test(found) || !IN_NAMES.has(word) || SENTENCE_START.test(before)) return false;
  // "She Codes", "Il Sole 24 Ore"; "a journalist at Elle".
  return (
    /^\s+\p{Lu}/u.test(after) ||
    (word === 'elle' && /(?:^|\s)(?:at|for|chez|pour|à|magazine|journal)\s+$/iu.test(before))
  );
}
