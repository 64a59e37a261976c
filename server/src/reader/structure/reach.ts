/*
 * How far the small words of a sentence reach: over one kind of thing, over a list, or over the
 * sentence.
 */

export type Cue =
  | 'and'
  | 'or'
  | 'but'
  /**
   * Words that make what follows a wish: "ideally"; `nice-list`: up to the end of the sentence:
   * "nice to have: ..."
   */
  | 'nice-before'
  | 'nice-list'
  | 'nice-after'
  | 'must-before'
  | 'must-after'
  /** Words after a place that make it an alternative to the place before: "Lyon possible". */
  | 'also-after'
  /** The heading of a list of criteria. */
  | 'criteria'
  | 'exclude'
  /** An exclusion that follows the excluded words: "Paris exclu". */
  | 'exclude-after'
  /** Examples, none of which is required: "companies like X"; "X, Y or similar". */
  | 'like-before'
  | 'like-after'
  /** What need not be: "no need for a degree"; "a degree is not required". */
  | 'waive-before'
  | 'waive-after'
  /** Work with other people, who are not searched: "mentored juniors", "reports to the CFO". */
  | 'task'
  /** What follows takes the place of what was said before: "but make it Hull". */
  | 'instead'
  /** The same as for what stands before: "Spanish is a plus, as is Dutch". */
  | 'same'
  /** Where somebody else went or came from: "she left for Google". */
  | 'other'
  /** Words that begin a requirement: "who has", "experience in". */
  | 'require'
  /**
   * Words that are a requirement on their own, though no filter expresses them: "startup", "B2B".
   */
  | 'topic';

/** What a sentence is made of, as far as scopes need to know. */
export type Unit =
  | { type: 'item'; item: { meaning: { kind: string; city?: boolean } } }
  | { type: 'cue'; cue: Cue }
  | { type: 'break'; strength: 'comma' | 'sentence' | 'slash'; opens?: boolean; asks?: boolean }
  | { type: 'filler'; colon?: boolean }
  | { type: 'unsearchable' }
  | { type: 'word' };

/** The effect of the cues around a unit. */
export interface Effect {
  nice: boolean;
  must: boolean;
  excluded: boolean;
  /** An alternative to the place before it. */
  also: boolean;
  /** One of several examples: any of them will do. */
  like: boolean;
  /** Said not to be required. */
  waived: boolean;
  /** A part of the work: a wish that is also a criterion. */
  work: boolean;
  /** Denied only in part ("nobody who has only done sales"): no filter says so. */
  partly: boolean;
  /** Somebody whom the person works with or for: "mentored juniors", "reports to the CFO". */
  task: boolean;
  /** A cue that has taken effect: it has no meaning of its own any more. */
  spent: boolean;
}

export type Scoped = Unit & Effect;

export const NO_EFFECT: Effect = {
  nice: false,
  must: false,
  excluded: false,
  also: false,
  like: false,
  waived: false,
  work: false,
  task: false,
  partly: false,
  spent: false,
};

export function isCue(element: Scoped | undefined, ...cues: Cue[]): boolean {
  return element?.type === 'cue' && cues.includes(element.cue);
}

export function isBreak(element: Scoped | undefined, strength?: 'comma' | 'sentence'): boolean {
  return element?.type === 'break' && (strength === undefined || element.strength === strength);
}

type Valued = Extract<Unit, { type: 'item' }>['item'];

/**
 * The family of an item. Two items of one family can share a "not" or an "ideally" over a comma.
 */
export function familyOf({ meaning: { kind } }: Valued): string {
  return kind === 'certification' || kind === 'keyword' ? 'skill' : kind;
}

const CONTENT = new Set(['item', 'word', 'unsearchable']);

export function isContent(element: Scoped | undefined): boolean {
  return CONTENT.has(element?.type ?? '') || isCue(element, 'require', 'topic', 'task');
}

/** Whether anything meaningful comes between a cue and the next comma or end of sentence. */
export function hasContentAfter(elements: readonly Scoped[], at: number): boolean {
  for (let next = at + 1; next < elements.length; next++) {
    const element = elements[next];
    if (
      !element ||
      (isBreak(element) && !(element.type === 'break' && element.strength === 'slash'))
    )
      return false;
    if (isContent(element)) return true;
  }
  return false;
}

export function hasContentBefore(elements: readonly Scoped[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const element = elements[before];
    if (!element || isBreak(element, 'sentence')) return false;
    if (isContent(element)) return true;
  }
  return false;
}

/**
 * The next item after a comma, stepping over fillers and connectors; null when anything else comes
 * first.
 */
function itemAfter(elements: readonly Scoped[], at: number): Valued | null {
  for (let next = at + 1; next < elements.length; next++) {
    const element = elements[next];
    if (element?.type === 'item') return element.item;
    if (!element || (element.type !== 'filler' && !isCue(element, 'and', 'or', 'require')))
      return null;
  }
  return null;
}

/** A comma or an "and" after which the list does not continue with the same kind of thing. */
function turnsAway(elements: readonly Scoped[], at: number, family: string | null): boolean {
  const element = elements[at];
  const comma = element?.type === 'break' && element.strength === 'comma';
  if (family === null || !(comma || isCue(element, 'and'))) return false;
  const following = itemAfter(elements, at);
  return following ? familyOf(following) !== family : comma;
}

/**
 * The family of a list after an element. A place does not join a list that unread words or a kind
 * of employer begin: "hors ESN à Rennes".
 */
function kindOf(element: Scoped, family: string | null): string | null {
  if (element.type === 'cue' && element.cue === 'topic') return 'topic';
  if (element.type === 'word') return family ?? 'word';
  if (element.type !== 'item') return family;
  const own = familyOf(element.item);
  return family === 'word' && own === 'place' ? 'place' : own;
}

/** No cue reaches further, so that reading a text without full stops stays linear. */
export const MAX_REACH = 80;

/**
 * How far a cue reaches: one kind of thing, a clause and the list that continues after it, or the
 * whole sentence.
 */
type Reach = 'kind' | 'list' | 'sentence';

/**
 * The end of the reach over one kind: at a comma once it covers something, immediately for titles,
 * and at a colon.
 */
function endsKind(element: Scoped, family: string | null, said: boolean): boolean {
  if (element.type === 'filler') return element.colon === true && said;
  return isBreak(element, 'comma') && (family === null ? said : family === 'title');
}

/**
 * Another cue ends the reach of the first, but for an "only" inside a denial: "nobody who has only
 * done sales".
 */
function isOtherCue(
  elements: readonly Scoped[],
  at: number,
  next: number,
  governed: readonly number[],
): boolean {
  if (isCue(elements[next], 'but', 'nice-before', 'nice-list', 'exclude', 'waive-before'))
    return true;
  if (!isCue(elements[next], 'must-before')) return false;
  return (
    !isCue(elements[at], 'exclude') ||
    governed.some(
      (index) => isContent(elements[index]) && !isCue(elements[index], 'require', 'task'),
    )
  );
}

/**
 * The elements that a cue before them governs: up to the end of the sentence, a "but" or another
 * cue. The reach crosses a comma or an "and" only while the list continues with the same kind of
 * thing, unless the cue opens a list for the whole sentence.
 */
export function forward(elements: readonly Scoped[], at: number, reach: Reach): number[] {
  const whole = reach === 'sentence';
  const governed: number[] = [];
  const isSaid = (index: number): boolean => isContent(elements[index]);
  let family: string | null = null;
  for (let next = at + 1; next < Math.min(elements.length, at + MAX_REACH); next++) {
    const element = elements[next];
    if (!element || isOtherCue(elements, at, next, governed)) break;
    const ends = isBreak(element, 'sentence');
    if (ends && !(whole && (governed.length === 0 || opensListItem(elements, next)))) break;
    if (BRACKETED.has(family ?? '') && element.type === 'break' && element.opens) {
      // "not from our group (BNP Paribas)": the bracket names what the words mean.
      family = null;
      continue;
    }
    if (!whole && turnsAway(elements, next, family)) break;
    if (reach === 'kind' && endsKind(element, family, governed.some(isSaid))) break;
    const kind = kindOf(element, family);
    if (
      reach === 'kind' &&
      family !== null &&
      kind !== family &&
      (family !== 'word' || kind === 'place')
    )
      break;
    family = kind;
    if (!ends) governed.push(next);
  }
  return governed;
}

/** What a bracket after it gives examples or the names of: "no agencies (Acme, Bolt)". */
const BRACKETED = new Set(['word', 'topic', 'industry']);

/** A bullet: the list under "Nice to have:" continues over its lines. */
function opensListItem(elements: readonly Scoped[], at: number): boolean {
  const next = elements[at + 1];
  return next?.type === 'break' && next.strength === 'comma';
}

/** "SAP, Poma or Doppelmayr preferred": before the comma stand no more unread names. */
function isOtherList(
  elements: readonly Scoped[],
  comma: number,
  governed: readonly number[],
): boolean {
  const words = governed.some((index) => elements[index]?.type === 'word');
  const items = governed.some((index) => elements[index]?.type === 'item');
  if (!words || items) return false;
  for (let before = comma - 1; before >= 0 && !isBreak(elements[before]); before--)
    if (elements[before]?.type === 'item') return true;
  return false;
}

/**
 * The elements before a cue such as "is a plus": back to the comma, or over a list of one kind
 * joined by "and".
 */
export function backward(elements: readonly Scoped[], at: number, listed = false): number[] {
  const governed: number[] = [];
  let family: string | null = null;
  let joined = listed;
  for (let before = at - 1; before >= Math.max(0, at - MAX_REACH); before--) {
    const element = elements[before];
    if (
      !element ||
      isBreak(element, 'sentence') ||
      isCue(element, 'but', 'nice-after', 'must-after', 'nice-before', 'nice-list')
    )
      break;
    if (element.type === 'item') {
      if (family !== null && familyOf(element.item) !== family) break;
      family = familyOf(element.item);
    }
    const parenthesis = element.type === 'break' && governed.length === 0;
    const isComma = element.type === 'break' && element.strength === 'comma';
    if (isComma && !parenthesis && (!joined || isOtherList(elements, before, governed))) break;
    if (isCue(element, 'and', 'or')) joined = true;
    governed.push(before);
  }
  return governed;
}
