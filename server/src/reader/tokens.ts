/** A word, a number or a punctuation mark of the prompt. `start` and `end` are UTF-16 offsets. */
export interface Token {
  start: number;
  end: number;
  kind: 'word' | 'number' | 'mark';
  /**
   * Lower case, without accents or ligatures, apostrophes straight, elisions bare: `d`,
   * `experience`, `c++`, `master's`.
   */
  word: string;
  /** Begins with a capital letter. */
  capital: boolean;
  /** Joined to the token before by a hyphen: `Stripe` in `ex-Stripe`. */
  glued: boolean;
  /** The value of a number; 0 for any other token. */
  value: number;
}

/**
 * French words that lose their vowel before another word: `d'expérience` is read as two words,
 * `master's` as one.
 */
const ELISION = /^(?:[cdjlmnst]|qu)['’]$/i;

/**
 * One alternative per kind of token, each starting with a different character, so that reading
 * stays linear: numbers, with those of Corsica (2A and 2B); words with their technology endings
 * (`C++`, `C#`, `Node.js`); every other character except spaces, one at a time.
 */
const PIECES =
  /(2[AB](?![\p{L}\p{N}])|\d{1,9}(?:[.,]\d{1,3})?)|((?:[cdjlmnst]|qu)['’](?=\p{L})|\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}{1,16})?(?:\+\+|#|\.(?:js|net|io|py|com|org|fr|ai|eu|co)(?![\p{L}\p{N}]))?|▓+(?: ▓+)*(?:['’]s)?)|(\n)|[^\s\p{M}]/giu;

/** Abbreviations: a full stop after them does not end the sentence. */
const ABBREVIATIONS = new Set(
  'dr|mr|mrs|assoc|resp|ing|dir|asst|mgr|sr|jr|eng|env|dept|exp|min|approx|incl|st|ste|ft|mt'.split(
    '|',
  ),
);

/**
 * Hides a relative in a blinded text, together with the word before it. It is read as "my brother",
 * whatever it hides.
 */
export const SOMEBODY_HIDDEN = '▓';

const PLAIN = /^[\x20-\x7e]*$/;

/** Lower case, without accents or ligatures; offsets are lost. */
export function foldWord(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/’/g, "'");
}

function hiddenRelative(start: number, text: string): Token[] {
  const rest = { kind: 'word', capital: false, glued: false, value: 0 } as const;
  const word = text.endsWith('s') ? "brother's" : 'brother';
  return [
    { ...rest, start, end: start + 1, word: 'my' },
    { ...rest, start: start + 1, end: start + text.length, word },
  ];
}

/**
 * A hyphen between two letters joins them. Elsewhere it is a dash, which separates or makes a
 * range.
 */
function isTie(prompt: string, at: number): boolean {
  if (prompt[at] !== '-' && prompt[at] !== '‑') return false;
  return (
    at > 0 && /[\p{L}\p{M}\p{N}]/u.test(prompt[at - 1] ?? '') && /\p{L}/u.test(prompt[at + 1] ?? '')
  );
}

/**
 * Cuts a prompt into words, numbers and marks, in order. Spaces, and hyphens inside words, are left
 * out.
 */
export function promptTokens(prompt: string): Token[] {
  const tokens: Token[] = [];
  let glued = false;
  for (const piece of prompt.matchAll(PIECES)) {
    const text = piece[0];
    const start = piece.index;
    if (isTie(prompt, start)) {
      glued = true;
      continue;
    }
    if (
      text === '.' &&
      tokens.at(-1)?.end === start &&
      ABBREVIATIONS.has(tokens.at(-1)?.word ?? '')
    )
      continue;
    if (text.startsWith(SOMEBODY_HIDDEN)) {
      tokens.push(...hiddenRelative(start, text));
      glued = false;
      continue;
    }
    const kind = piece[1] ? 'number' : piece[2] ? 'word' : 'mark';
    const elided = kind === 'word' && ELISION.test(text);
    const word = elided ? foldWord(text.slice(0, -1)) : kind === 'word' ? foldWord(text) : text;
    const value = kind === 'number' ? Number.parseFloat(text.replace(',', '.')) : 0;
    tokens.push({
      start,
      end: start + text.length,
      kind,
      word,
      capital: kind === 'word' && /^\p{Lu}/u.test(text),
      glued,
      value,
    });
    glued = false;
  }
  return tokens;
}
