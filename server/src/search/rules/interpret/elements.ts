import type { Mention, Place, Seniority } from '../../../lexicon/types.ts';
import type { Bound } from '../../../reader/quantities/bounds.ts';
import { type Cue, type Effect, NO_EFFECT } from '../../../reader/structure/reach.ts';
import { effectsOf } from '../../../reader/structure/scopes.ts';
import type { Structure } from '../../../reader/structure/structure.ts';
import type { Located, ReaderText } from '../../../reader/text.ts';
import type { Token } from '../../../reader/tokens.ts';

import type { History } from '../filter.ts';

/**
 * How much an item counts: by the default of its kind, only as a wish, as a part of the work (a
 * wish that is also a criterion), or explicitly as a must.
 */
export type Stance = 'plain' | 'nice' | 'work' | 'must';

export type YearsScope = 'career' | 'role' | 'company';

/** A place that the words may mean instead, and its share of the likelihood. */
export interface PlaceOffer {
  place: Place;
  value: string;
  score: number;
}

/** A tool that a title keeps in its name: "Salesforce" in "Salesforce admin". */
export interface KeptTool {
  from: number;
  to: number;
  value: string;
  /** Whether the title is one that the lexicon knows only without it. */
  isAdded: boolean;
  /** What the title would be without it. */
  rest: string;
}

/** The content of a filter or a criterion, without its position in the prompt. */
export type Meaning =
  | {
      kind: 'title';
      value: string;
      history: History /** Said in passing: "5 years as a nurse", "reporting to the CTO". */;
      aside: boolean;
      tools?: readonly KeptTool[];
    }
  | { kind: 'seniority'; value: Seniority }
  | { kind: 'function'; value: string; name: string }
  | {
      kind: 'years';
      min: number | null;
      max: number | null;
      scope: YearsScope /** "More than" and "less than" leave the number itself out. */;
      strict: boolean;
    }
  | {
      kind: 'place';
      value: string;
      radius: number | null;
      city: boolean;
      countryCode: string | null;
      wide: boolean;
      /** Other places of that name that nothing decides between: any of them counts. */
      also?: readonly string[];
      /** Places that the words may mean instead. */
      offers?: readonly PlaceOffer[];
    }
  | { kind: 'company'; value: string; tense: 'current' | 'past' | 'any' }
  | { kind: 'industry'; value: string }
  | { kind: 'skill' | 'keyword' | 'certification'; value: string; unlisted?: true }
  | { kind: 'language'; code: string; level: number | null }
  | { kind: 'school'; value: string }
  | { kind: 'degree'; value: string; level: number }
  | { kind: 'field'; value: string }
  | { kind: 'freelance' }
  | { kind: 'contact'; value: 'email' | 'phone' | 'any' }
  | { kind: 'management'; people: Bound | null; team: boolean }
  /** How many employers, in all or in the last `years` years. */
  | { kind: 'employers'; bound: Bound; years: number | null };

export type MeaningOf<K extends Meaning['kind']> = Extract<Meaning, { kind: K }>;

/** A meaning at its place: tokens `from` up to and without `to`, cue words included. */
export interface Item<M extends Meaning = Meaning> {
  from: number;
  to: number;
  meaning: M;
  stance: Stance;
  excluded: boolean;
}

/** The prompt after reading, in order and without gaps: every token belongs to one element. */
export type Element = { from: number; to: number } & (
  | { type: 'item'; item: Item }
  | { type: 'cue'; cue: Cue }
  | {
      type: 'break';
      strength:
        | 'comma'
        | 'sentence'
        | 'slash' /** An opening bracket: what it holds belongs together. */;
      opens?: boolean;
      /** A question mark. */
      asks?: boolean;
    }
  /** Greetings, articles, prepositions: silently consumed. */
  | {
      type: 'filler' /** Ends the reach of an exclusion: "anything but juniors: ...". */;
      colon?: boolean;
    }
  /** Understood, but no profile states it. The user sees the reason. */
  | {
      type: 'unsearchable';
      topic: Unsearchable;
      /** The values in its words, in order: they are asked for when what is learned says so. */
      held?: readonly Item[];
      /** What its words would be read as if it asked. */
      inside?: readonly Element[];
      /** Found by what is learned, not by a list. */
      unlisted?: true;
    }
  | { type: 'word' }
);

export type Unsearchable =
  | 'remote'
  | 'salary'
  | 'availability'
  | 'contract'
  | 'character'
  | 'size'
  | 'aside'
  | 'offer'
  | 'requester'
  | 'unclear'
  | 'waived';

/** An element with the effect of the cues around it. */
export type Scoped = Element & Effect;

/** The elements with the effect of the cues around them. */
export function scoped(elements: readonly Element[]): Scoped[] {
  const effects = effectsOf(elements);
  return elements.map((element, at) => {
    const { nice, must, excluded, also, like, waived, work, task, partly, spent } =
      effects[at] ?? NO_EFFECT;
    return { ...element, nice, must, excluded, also, like, waived, work, task, partly, spent };
  });
}

/** The tokens of an element and the effect of the cues around it. */
export function plainOf(element: Scoped): { from: number; to: number } & Effect {
  const { nice, must, excluded, also, like, waived, work, task, partly, spent, from, to } = element;
  return { nice, must, excluded, also, like, waived, work, task, partly, spent, from, to };
}

/** The element as words that no filter says, with the reason. */
export function leftOut(element: Scoped, topic: Unsearchable): Scoped {
  return { ...plainOf(element), type: 'unsearchable', topic };
}

/** An item as words that no filter says, unless what is learned says otherwise. */
export function heldBack(element: Element): Element {
  const { from, to } = element;
  const held = element.type === 'item' ? [element.item] : [];
  return { from, to, type: 'unsearchable', topic: 'aside', held };
}

/** The item with its stance. A wish wins over a must: "must have, ideally". */
export function itemOf(element: Scoped): Item | null {
  if (element.type !== 'item') return null;
  const { nice, must, work, excluded } = element;
  const wished = nice ? 'nice' : work ? 'work' : must ? 'must' : 'plain';
  const stance = excluded ? 'plain' : wished;
  return { ...element.item, stance, excluded };
}

/** A place that the words may mean, with its weight: one point is worth a factor of ten. */
export interface Possible {
  place: Place;
  weight: number;
}

/** A short name that is a place: tokens up to `to`, and what it may mean, the likeliest first. */
export interface ShortPlace {
  from: number;
  to: number;
  possible: readonly Possible[];
}

/** The input of every reader. */
export interface Text extends ReaderText {
  /** Which sentences ask for a person, and which tell of the work, the company or other people. */
  structure: Structure;
  /** The words are in English; neither this nor `french` when they do not tell. */
  english: boolean;
  /** The short names that are places ("in or", "dfw"), keyed by first token. */
  shortPlaces?: ReadonlyMap<number, ShortPlace>;
  /** The country of the workspace (ISO 3166-1 alpha-2); it decides between namesakes. */
  home?: string | null;
}

export type { Located };

/** What a reader found at a token: one or more items, and the token where reading continues. */
export interface Reading {
  items: Item[];
  to: number;
}

export function item<M extends Meaning>(from: number, to: number, meaning: M): Item<M> {
  return { from, to, meaning, stance: 'plain', excluded: false };
}

/** The prompt from the first to the last of some tokens, as typed. */
export function textOf(text: Text, from: number, to: number): string {
  const first = text.tokens[from];
  const last = text.tokens[to - 1];
  return first && last ? text.prompt.slice(first.start, last.end) : '';
}

/** The mention that begins at a token, of one of the kinds when any is given. */
export function mentionAt(text: Text, at: number, ...kinds: Mention['kind'][]): Located | null {
  const found = text.mentions[at];
  if (!found || found.from !== at) return null;
  return kinds.length === 0 || kinds.includes(found.mention.kind) ? found : null;
}

/**
 * Maps the lexicon's mentions to tokens. Both are in order and free of overlaps, so one pass is
 * enough.
 */
export function locate(
  tokens: readonly Token[],
  mentions: readonly Mention[],
): (Located | undefined)[] {
  const located: (Located | undefined)[] = new Array<Located | undefined>(tokens.length).fill(
    undefined,
  );
  let at = 0;
  for (const mention of mentions) {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= mention.start) at++;
    const from = at;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < mention.end) at++;
    for (let index = from; index < at; index++) located[index] = { mention, from, to: at };
  }
  return located;
}
