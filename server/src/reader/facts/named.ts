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

export interface FactContext {
  /** The thing is a certificate, a licence or an exam. */
  isCredential?: boolean;
  /** The person works in technology, so that "Go" is the language. */
  isTechnical?: boolean;
  /** Asked is whether somebody would: "ready for night shifts" then answers. */
  isWillingness?: boolean;
}
