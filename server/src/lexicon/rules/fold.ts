/**
 * A word of a text: its folded form and its position (UTF-16 offsets). `breakBefore`: a sentence or
 * clause mark separates it from the previous word.
 */
export interface FoldedWord {
  text: string;
  start: number;
  end: number;
  breakBefore: boolean;
}

/** Letters that Unicode does not decompose. */
const LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
};

/** Suffixes that may follow the inner dot of a technology or site name; any other dot separates. */
const DOT_SUFFIXES = new Set([
  'js',
  'ts',
  'net',
  'io',
  'ai',
  'py',
  'rs',
  'com',
  'fr',
  'org',
  'co',
  'uk',
  'app',
  'dev',
  'so',
  'jl',
  'ml',
]);

const folded = new Map<string, string>();

/**
 * The folded letters or digits of one code point; empty for a combining accent; null for anything
 * that separates words.
 */
function foldCharacter(character: string): string | null {
  const known = folded.get(character);
  if (known !== undefined) return known === '\0' ? null : known;
  const plain = character
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\0-\x7f]/gu, (letter) => LETTERS[letter] ?? letter);
  const isMark = plain === '' || /^\p{M}+$/u.test(plain);
  const result = isMark ? plain : /^[\p{L}\p{N}\p{M}]+$/u.test(plain) ? plain : null;
  if (folded.size < 20_000) folded.set(character, result ?? '\0');
  return result;
}

const BREAKS = new Set([
  ',',
  ';',
  ':',
  '.',
  '!',
  '?',
  '(',
  ')',
  '[',
  ']',
  '|',
  '\n',
  '•',
  '·',
  '"',
  '«',
  '»',
  '–',
  '—',
  '@',
]);

interface Run extends FoldedWord {
  /** Marks directly after the run, without a space, that may belong to it. */
  suffix: string;
}

function isAsciiAlphanumeric(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}

function runEnd(text: string, start: number): { end: number; text: string } {
  let end = start;
  while (end < text.length && isAsciiAlphanumeric(text.charCodeAt(end))) end += 1;
  let out = text.slice(start, end);
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code < 128) {
      if (!isAsciiAlphanumeric(code)) break;
      out += text[end];
      end += 1;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(end)!);
    const plain = foldCharacter(character);
    if (plain === null) break;
    out += plain;
    end += character.length;
  }
  return { end, text: out.toLowerCase() };
}

/** At most four. */
function marksAt(text: string, start: number): string {
  let end = start;
  while (end < start + 4 && (text[end] === '+' || text[end] === '#' || text[end] === '.')) end += 1;
  return text.slice(start, end);
}

/** Runs of letters and digits, with the marks that follow each. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  let breakBefore = false;
  while (at < text.length) {
    const run = runEnd(text, at);
    if (run.end === at) {
      if (BREAKS.has(text[at]!)) breakBefore = true;
      at += text.codePointAt(at)! > 0xffff ? 2 : 1;
      continue;
    }
    const marks = marksAt(text, run.end);
    if (run.text !== '') {
      runs.push({
        text: run.text,
        start: at,
        end: run.end,
        breakBefore: breakBefore && runs.length > 0,
        suffix: marks,
      });
      breakBefore = false;
    }
    at = run.end;
  }
  return runs;
}

const touches = (left: Run, right: Run) => left.suffix === '.' && left.end + 1 === right.start;

/** The last run of the dotted chain that starts at `first`. */
function chainEnd(runs: readonly Run[], first: number): number {
  let last = first;
  while (last + 1 < runs.length && touches(runs[last]!, runs[last + 1]!)) last += 1;
  return last;
}

/**
 * `Ph.D`, `U.S.A`: short letter groups, at least one of them a single letter, and no technology or
 * site name at the end (`x.ai`).
 */
function isAbbreviation(chain: readonly Run[]): boolean {
  if (chain.length < 2 || DOT_SUFFIXES.has(chain.at(-1)!.text)) return false;
  return (
    chain.every((run) => /^[a-z]{1,2}$/.test(run.text)) &&
    chain.some((run) => run.text.length === 1)
  );
}

function keepsDot(left: Run, right: Run): boolean {
  return DOT_SUFFIXES.has(right.text) || (/^\d+$/.test(left.text) && /^\d+$/.test(right.text));
}

function withMarks(token: FoldedWord, marks: string, next: Run | undefined): FoldedWord {
  const isGlued = next !== undefined && next.start === token.end + marks.length;
  const plus = /^\++/.exec(marks)?.[0] ?? '';
  if (plus !== '' && /[a-z]$/.test(token.text) && (plus.length > 1 || !isGlued))
    return { ...token, text: token.text + plus, end: token.end + plus.length };
  if (marks.startsWith('#') && /^[a-z]+$/.test(token.text) && !(isGlued && marks.length === 1))
    return { ...token, text: `${token.text}#`, end: token.end + 1 };
  return token;
}

/** Its dot is part of the name, so it is not a mark before the word. */
export const DOT_NET = '.net';

function isDotNet(text: string, run: Run): boolean {
  return (
    run.text === 'net' &&
    text[run.start - 1] === '.' &&
    run.suffix !== '.' &&
    runEnd(text, run.start).end === run.end
  );
}

function joined(text: string, chain: readonly Run[], next: Run | undefined): FoldedWord[] {
  const first = chain[0]!;
  if (isAbbreviation(chain)) {
    return [
      {
        text: chain.map((run) => run.text).join(''),
        start: first.start,
        end: chain.at(-1)!.end,
        breakBefore: first.breakBefore,
      },
    ];
  }
  const tokens: FoldedWord[] = [];
  for (const [position, run] of chain.entries()) {
    const left = chain[position - 1];
    if (left && keepsDot(left, run)) {
      const head = tokens.pop()!;
      tokens.push({ ...head, text: `${head.text}.${run.text}`, end: run.end });
    } else {
      tokens.push({ text: run.text, start: run.start, end: run.end, breakBefore: run.breakBefore });
    }
  }
  if (chain.length === 1 && isDotNet(text, first))
    return [{ text: DOT_NET, start: first.start - 1, end: first.end, breakBefore: false }];
  const last = tokens.pop()!;
  tokens.push(withMarks(last, chain.at(-1)!.suffix, next));
  return tokens;
}

/** The folded words of a text, in order. */
export function foldedWords(text: string): FoldedWord[] {
  const runs = runsOf(text);
  const tokens: FoldedWord[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at]!;
    const next = runs[at + 1];
    if (run.suffix === '' && run.text !== 'net') {
      tokens.push(run);
      continue;
    }
    if (
      run.text === 'bac' &&
      run.suffix === '+' &&
      next &&
      next.start === run.end + 1 &&
      /^\d$/.test(next.text)
    ) {
      tokens.push({
        text: `bac+${next.text}`,
        start: run.start,
        end: next.end,
        breakBefore: run.breakBefore,
      });
      at += 1;
      continue;
    }
    const last = chainEnd(runs, at);
    tokens.push(...joined(text, runs.slice(at, last + 1), runs[last + 1]));
    at = last;
  }
  return tokens;
}

const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
/** Letters, digits and single separators, as in most names and titles. */
const SIMPLE = /^[A-Za-z0-9]+(?:[ '-][A-Za-z0-9]+)*$/;

/** The same with the accents of Western Europe. */
const ACCENTED = /^[A-Za-z0-9À-ÿ]+(?:[ '’-][A-Za-z0-9À-ÿ]+)*$/;

/** See `Lexicon.fold`. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text;
  if (SIMPLE.test(text)) return text.toLowerCase().replace(/['-]/g, ' ');
  if (ACCENTED.test(text)) {
    const plain = text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/['’-]/g, ' ');
    if (PLAIN.test(plain)) return plain;
  }
  return foldedWords(text)
    .map((token) => token.text)
    .join(' ');
}
