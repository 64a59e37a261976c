import type { Token } from '../tokens.ts';
import type { SentenceSpan } from './profile-sentences.ts';

/** A thing named in a sentence: tokens `from` up to and without `to`. */
export interface Named {
  text: string;
  sentence: SentenceSpan;
  tokens: readonly Token[];
  from: number;
  to: number;
}
