import type { MentionKind } from '../types.ts';
import type { ScannedText } from './reading.ts';
import type { WordUse } from './word-names.ts';

/** A name that begins at a word of the text. */
export interface Found {
  kind: MentionKind;
  id: string;
  name: string;
  /** Position after the last token. */
  end: number;
}

export type TextWithUses = ScannedText<WordUse>;

export const always = (): boolean => true;
/** The text from one token to before another. */
export const slice = (reading: TextWithUses, from: number, end: number) =>
  reading.text.slice(reading.tokens[from]!.start, reading.tokens[end - 1]!.end);
export const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
export const isCapitalised = (text: string) => /^[^\p{L}]*\p{Lu}/u.test(text);

/** Whether no punctuation separates the words. */
export function isUnbroken({ tokens }: TextWithUses, from: number, end: number): boolean {
  for (let at = from + 1; at < end; at += 1) if (tokens[at]!.breakBefore) return false;
  return true;
}

/**
 * Short letter forms have many meanings. A form of up to three letters counts only in capitals, or
 * in its owner's spelling.
 */
export function isShortAndUnsure(quote: string): boolean {
  return quote.length <= 3 && !isUpper(quote);
}
