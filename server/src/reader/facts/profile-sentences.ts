export interface SentenceSpan {
  start: number;
  end: number;
  isQuestion: boolean;
}

const ENDS = /[.!?…\n•;]/;
/** A full stop after these does not end a sentence. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|ex|incl|approx|env|resp|dept|min|max|no|st|dr|mr|mrs|ms|inc|ltd|co|vs|etc|cf|p|n)|(?:^|[^\p{L}])\p{L})$/iu;

/** A longer sentence is cut: no honest one needs more, and reading must stay quick. */
const MAX_SENTENCE = 600;

function isEnd(text: string, at: number): boolean {
  const mark = text[at]!;
  if (!ENDS.test(mark)) return false;
  if (mark !== '.') return true;
  const next = text[at + 1];
  if (next !== undefined && !/[\s)"”»]/.test(next)) return false;
  // "permis B." at the end of a line ends a sentence, "e.g. Rust" does not.
  const after = text.slice(at + 1).trimStart()[0];
  const isLower = after !== undefined && /\p{Ll}/u.test(after);
  return !(isLower && ABBREVIATION.test(text.slice(Math.max(0, at - 8), at)));
}

/** The sentence around a span: up to a full stop, a semicolon or the end of a line. */
export function sentenceAround(text: string, start: number, end: number): SentenceSpan {
  let first = start;
  const least = Math.max(0, start - MAX_SENTENCE);
  while (first > least && !isEnd(text, first - 1)) first--;
  while (first < start && /[\s\-–—*·>]/.test(text[first]!)) first++;
  let last = end;
  const most = Math.min(text.length, end + MAX_SENTENCE);
  // The full stop of a name that the span ends with ("Node.") may be inside it.
  while (last < most && !isEnd(text, last)) last++;
  while (last > end && /\s/.test(text[last - 1]!)) last--;
  return {
    start: first,
    end: last,
    isQuestion: text[last] === '?' || text.slice(last, last + 2).trim() === '?',
  };
}
