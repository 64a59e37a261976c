/** A sentence of a text of the profile: in lower case without accents, with its offset. */
export interface Sentence {
  plain: string;
  start: number;
}

/** A full stop inside a number or a name does not end a sentence. */
const SENTENCE = /[^.;!?\n•]+(?:[.;!?](?!\s)[^.;!?\n•]*)*/g;

export const sentencesOf = (plain: string): Sentence[] =>
  [...plain.matchAll(SENTENCE)].map((found) => ({ plain: found[0], start: found.index }));

/** Longest sentence, in characters, that is quoted whole. */
const MAX_QUOTE = 160;

/** The slice of `text` to quote for a part of a sentence: the whole sentence unless it is long. */
export function quoteOf(
  text: string,
  { plain, start }: Sentence,
  part: { start: number; end: number },
): string {
  const trimmed = plain.trim();
  const lead = start + plain.indexOf(trimmed);
  return trimmed.length <= MAX_QUOTE
    ? text.slice(lead, lead + trimmed.length)
    : text.slice(start + part.start, start + part.end);
}
