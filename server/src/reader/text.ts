import type { Lexicon, Mention } from '../lexicon/types.ts';
import type { Token } from './tokens.ts';

/** A mention with the tokens it covers: `from` up to and without `to`. */
export interface Located {
  mention: Mention;
  from: number;
  to: number;
}

/** A text cut into tokens, with what the lexicon recognises in it. */
export interface ReaderText {
  prompt: string;
  tokens: readonly Token[];
  /** The lexicon's mention that covers a token, by token number. */
  mentions: readonly (Located | undefined)[];
  /** What the lexicon finds inside the titles that were read, by token number. */
  inside: readonly (Located | undefined)[];
  /** Whether the text is in French, judging by its words. */
  french: boolean;
}

/** What the door tells the reader about the tokens of its text. */
export interface Surroundings {
  lexicon: Lexicon;
  /** What a fixed phrase that begins at a token does ("hiring", "or"); null where none begins. */
  cueAt(at: number): { act: string; to: number } | null;
  /** Whether letters that begin at a token name a title: "sdr", "ide", "CFO". */
  shortTitleEnd(at: number): number | null;
  /** The token after a place that the lexicon leaves unread but that stands where places do. */
  unmarkedPlaceEnd(at: number): number | null;
}
