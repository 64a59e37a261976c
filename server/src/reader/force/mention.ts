import type { Effect } from '../structure/reach.ts';
import type { Block, Structure } from '../structure/structure.ts';
import type { Token } from '../tokens.ts';

/** What a mention counts for; aside: it says nothing about the person searched. */
export type Force = 'required' | 'wished' | 'excluded' | 'aside';

/** A mention in a text: tokens `from` up to and without `to`. */
export interface Mention {
  from: number;
  to: number;
  /** What it names: title, place, years, skill ... */
  kind: string;
  /** What the small words around it do to it. */
  effect: Effect;
  /** What the rules make of it: required, wished, work, excluded, or why it is left out. */
  byRules: string;
}

export interface MentionText {
  tokens: readonly Token[];
  structure: Structure;
}

/** A sentence with what is the same for all its mentions. */
export interface Place {
  block: Block;
  /** Features of the sentence and of its place in the text. */
  shared: string[];
  /** Its mentions, with the number of each. */
  order: ReadonlyMap<Mention, number>;
  /** How many mentions of each kind it has. */
  kinds: ReadonlyMap<string, number>;
  /** The kind of the mention that each token belongs to. */
  kindAt: readonly (string | undefined)[];
}
