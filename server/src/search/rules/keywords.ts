/** A KEYWORD value as a tree. */
export type KeywordQuery =
  | { kind: 'word'; text: string }
  | { kind: 'phrase'; text: string }
  | { kind: 'and' | 'or'; of: readonly KeywordQuery[] }
  | { kind: 'not'; of: KeywordQuery };

type KeywordToken =
  | { kind: 'word' | 'phrase'; text: string }
  | { kind: 'and' | 'or' | 'not' | 'open' | 'close' };

/**
 * Operators are in capitals, so that "and" and "or" stay words. `-word` and `|` are operators too.
 */
const PIECES = /"([^"]*)"|[“«]([^”»]*)[”»]|(\()|(\))|(\|)|(-(?=[^\s-]))|([^\s()"“«|]+)/gu;

/** Lone marks, such as the dash in "R&D - Lyon", are not words. */
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function keywordTokens(text: string): KeywordToken[] {
  const tokens: KeywordToken[] = [];
  for (const [, straight, curly, open, close, bar, minus, word] of text.matchAll(PIECES)) {
    const phrase = straight ?? curly;
    if (phrase !== undefined) {
      if (HAS_LETTER_OR_DIGIT.test(phrase)) tokens.push({ kind: 'phrase', text: phrase });
    } else if (open) tokens.push({ kind: 'open' });
    else if (close) tokens.push({ kind: 'close' });
    else if (bar || word === 'OR' || word === 'OU') tokens.push({ kind: 'or' });
    else if (minus || word === 'NOT' || word === 'SAUF') tokens.push({ kind: 'not' });
    else if (word === 'AND' || word === 'ET') tokens.push({ kind: 'and' });
    else if (word && HAS_LETTER_OR_DIGIT.test(word)) tokens.push({ kind: 'word', text: word });
  }
  return tokens;
}

/** Deeper nesting is refused, so that reading never overflows the stack. */
const MAX_DEPTH = 20;

/**
 * Reads a boolean keyword text. NOT binds tightest, then AND (also implied between neighbours),
 * then OR. Returns the tree, or the problem with the text.
 */
export function parseKeywords(text: string): { query: KeywordQuery } | { problem: string } {
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1)
    return { problem: 'a quotation mark is not closed' };
  const tokens = keywordTokens(text);
  let at = 0;

  function readOr(depth: number): KeywordQuery {
    const of = [readAnd(depth)];
    while (tokens[at]?.kind === 'or') {
      at++;
      of.push(readAnd(depth));
    }
    return of.length === 1 ? of[0]! : { kind: 'or', of };
  }

  function readAnd(depth: number): KeywordQuery {
    const of = [readNot(depth)];
    for (
      let next = tokens[at];
      next && next.kind !== 'or' && next.kind !== 'close';
      next = tokens[at]
    ) {
      if (next.kind === 'and') at++;
      of.push(readNot(depth));
    }
    return of.length === 1 ? of[0]! : { kind: 'and', of };
  }

  function readNot(depth: number): KeywordQuery {
    let negated = false;
    while (tokens[at]?.kind === 'not') {
      negated = !negated;
      at++;
    }
    const query = readAtom(depth);
    return negated ? { kind: 'not', of: query } : query;
  }

  function readAtom(depth: number): KeywordQuery {
    const token = tokens[at++];
    if (!token) throw new Problem('it ends where a word is expected');
    if (token.kind === 'word' || token.kind === 'phrase') return token;
    if (token.kind !== 'open')
      throw new Problem(
        `${token.kind === 'close' ? ')' : token.kind.toUpperCase()} stands where a word is expected`,
      );
    if (depth === MAX_DEPTH)
      throw new Problem(`parentheses are nested deeper than ${MAX_DEPTH} levels`);
    const query = readOr(depth + 1);
    if (tokens[at++]?.kind !== 'close') throw new Problem('a parenthesis is not closed');
    return query;
  }

  try {
    const query = readOr(0);
    if (at < tokens.length) return { problem: 'a parenthesis is closed that was never opened' };
    return { query };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message };
    throw error;
  }
}

class Problem extends Error {}

/** The words and phrases of the tree, those after NOT included. */
export function keywordTexts(query: KeywordQuery): string[] {
  if (query.kind === 'word' || query.kind === 'phrase') return [query.text];
  return query.kind === 'not' ? keywordTexts(query.of) : query.of.flatMap(keywordTexts);
}
