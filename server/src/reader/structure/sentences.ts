import type { Token } from '../tokens.ts';

/** A sentence, a line, or the part of one before or after a semicolon. */
export interface Sentence {
  /** Its tokens: `from` up to and without `to`, marks at its end left out. */
  from: number;
  to: number;
  tokens: readonly Token[];
  /** Its words and numbers, without marks. */
  said: readonly Token[];
  /** The mark that ends it; empty at the end of the text. */
  mark: string;
  /** It begins a line. */
  opensLine: boolean;
  /** It fills a line of its own, such as a heading. */
  fillsLine: boolean;
  /** Nothing but its mark follows in its line. */
  endsLine: boolean;
  /** The number of its line; blank lines do not count. */
  line: number;
}

const ENDS = new Set(['\n', '.', ';', '!', '?', '•', '…']);

/** "P. Morel", "ten a.m. shifts": the full stop belongs to the letter before it. */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at];
  const before = tokens[at - 1];
  if (!mark || !ENDS.has(mark.word)) return false;
  if (mark.word !== '.') return true;
  if (tokens[at + 1]?.start === mark.end && tokens[at + 1]?.kind !== 'mark') return false;
  // "3. Permis B": the number of a line in a list.
  if (before?.kind === 'number' && (!tokens[at - 2] || tokens[at - 2]?.word === '\n')) return false;
  // "i.e. no longer there", "M. Calvet".
  if (tokens[at - 2]?.word === '.' && tokens[at - 2]?.end === before?.start) return false;
  if (before?.word === 'm' && before.capital && tokens[at + 1]?.capital) return false;
  const isLetter = before?.capital && before.end === mark.start && before.end - before.start === 1;
  // "permis B." ends a sentence, ", P. Morel" does not.
  const first = tokens[at - 2];
  const opens = tokens[at - 3];
  const isName = first?.capital === true && opens !== undefined && opens.kind !== 'mark';
  const opensName = !first || isName || [',', '\n', '(', '.'].includes(first.word);
  return !(isLetter && opensName);
}

const GREETS = new Set(
  "hi|hello|hey|hiya|dear|g'day|howdy|bonjour|bonsoir|salut|coucou|allo|bjr|slt|yo|cher|chere|madame|monsieur|mesdames|messieurs|sehr|liebe|lieber|guten|hola|ciao".split(
    '|',
  ),
);

/** How many words may stand between a greeting and its comma: "Dear sourcing team,". */
const MAX_GREETED = 4;

/** "Morning Jo" greets, "morning shift" does not. */
function isGreeting(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const isDay = ['morning', 'afternoon', 'evening'].includes(word);
  const next = tokens[at + 1];
  return GREETS.has(word) || (isDay && (next?.capital === true || next?.kind === 'mark'));
}

/** "Hi Beth, we need": the comma after a greeting ends it like a sentence. */
function greetingEnd(tokens: readonly Token[]): number | null {
  const first = tokens.findIndex((one) => one.kind !== 'mark');
  if (first < 0 || !isGreeting(tokens, first)) return null;
  for (let at = first + 1; at <= first + 1 + MAX_GREETED; at++) {
    const token = tokens[at];
    if (token && [',', '!', ':'].includes(token.word)) {
      // "Madame, Monsieur, je cherche".
      if (isGreeting(tokens, at + 1) && tokens[at + 2]?.word === ',') continue;
      return at;
    }
    if (!token || token.kind === 'mark') return null;
  }
  return null;
}

/** Cuts a text into sentences, in order; marks between sentences belong to none. */
export function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const greeting = greetingEnd(tokens);
  const sentences: Sentence[] = [];
  let from = 0;
  let line = 0;
  let opensLine = true;
  const close = (to: number, mark: string): void => {
    const own = tokens.slice(from, to);
    const said = own.filter((one) => one.kind !== 'mark');
    if (said.length > 0) {
      const next = tokens[to + 1]?.word ?? '\n';
      const endsLine = mark === '\n' || mark === '';
      sentences.push({
        from,
        to,
        tokens: own,
        said,
        mark,
        opensLine,
        fillsLine: opensLine && endsLine,
        endsLine: endsLine || next === '\n',
        line,
      });
      opensLine = false;
    }
    if (mark === '\n') {
      if (!opensLine) line++;
      opensLine = true;
    }
    from = to + 1;
  };
  tokens.forEach((token, at) => {
    if (at === greeting || endsSentence(tokens, at)) close(at, token.word);
  });
  close(tokens.length, '');
  return sentences;
}
