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

export type Standing =
  | 'asserted'
  /** A little: "notions de", "took a course in". */
  | 'slight'
  /** No longer. */
  | 'former'
  | 'denied'
  /** A certificate that was failed, or has lapsed. */
  | 'failed'
  /** A wish, a plan, something under way. */
  | 'planned'
  /** Somebody else, a customer. */
  | 'others'
  /** What an employer is or does. */
  | 'employer'
  /** A question, a course on offer, a job advert, a namesake, something set aside. */
  | 'aside';
