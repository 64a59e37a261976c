/*
 * What the small words of a sentence do to the values around them: deny, wish, insist, compare,
 * waive. A cue governs the values that it reaches, before or after it.
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
  | { type: 'break'; strength: 'comma' | 'sentence' | 'slash'; opens?: boolean }
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

type Scoped = Unit & Effect;

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

function isCue(element: Scoped | undefined, ...cues: Cue[]): boolean {
  return element?.type === 'cue' && cues.includes(element.cue);
}

function isBreak(element: Scoped | undefined, strength?: 'comma' | 'sentence'): boolean {
  return element?.type === 'break' && (strength === undefined || element.strength === strength);
}

type Valued = Extract<Unit, { type: 'item' }>['item'];

/**
 * The family of an item. Two items of one family can share a "not" or an "ideally" over a comma.
 */
function familyOf({ meaning: { kind } }: Valued): string {
  return kind === 'certification' || kind === 'keyword' ? 'skill' : kind;
}

const CONTENT = new Set(['item', 'word', 'unsearchable']);

function isContent(element: Scoped | undefined): boolean {
  return CONTENT.has(element?.type ?? '') || isCue(element, 'require', 'topic', 'task');
}

/** Whether anything meaningful comes between a cue and the next comma or end of sentence. */
function hasContentAfter(elements: readonly Scoped[], at: number): boolean {
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

function hasContentBefore(elements: readonly Scoped[], at: number): boolean {
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
const MAX_REACH = 80;

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
function forward(elements: readonly Scoped[], at: number, reach: Reach): number[] {
  const whole = reach === 'sentence';
  const governed: number[] = [];
  const isSaid = (index: number): boolean => isContent(elements[index]);
  let family: string | null = null;
  for (let next = at + 1; next < Math.min(elements.length, at + MAX_REACH); next++) {
    const element = elements[next];
    if (!element || isOtherCue(elements, at, next, governed)) break;
    const ends = isBreak(element, 'sentence');
    if (ends && !(whole && (governed.length === 0 || opensListItem(elements, next)))) break;
    if (family === 'word' && element.type === 'break' && element.opens) {
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

/** A bullet: the list under "Nice to have:" continues over its lines. */
function opensListItem(elements: readonly Scoped[], at: number): boolean {
  const next = elements[at + 1];
  return next?.type === 'break' && next.strength === 'comma';
}

/**
 * The elements before a cue such as "is a plus": back to the comma, or over a list of one kind
 * joined by "and".
 */
function backward(elements: readonly Scoped[], at: number, listed = false): number[] {
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
    if (element.type === 'break' && element.strength === 'comma' && !joined && !parenthesis) break;
    if (isCue(element, 'and', 'or')) joined = true;
    governed.push(before);
  }
  return governed;
}

function govern(
  elements: Scoped[],
  governed: readonly number[],
  apply: (element: Scoped) => void,
): boolean {
  let changed = false;
  for (const index of governed) {
    const element = elements[index];
    if (!element || !isContent(element)) continue;
    apply(element);
    changed = true;
  }
  return changed;
}

/**
 * "not in London, East Anglia": after a comma, a place of another size is where the candidate must
 * be, unless an "or" makes it a list.
 */
function endsWithTurnedPlace(
  elements: readonly Scoped[],
  governed: readonly number[],
): readonly number[] {
  const places = governed.flatMap((index) => {
    const element = elements[index];
    return element?.type === 'item' && element.item.meaning.kind === 'place'
      ? [{ index, city: element.item.meaning.city }]
      : [];
  });
  const [first, second] = places;
  const listed = governed.some(
    (index) =>
      isCue(elements[index], 'or', 'and') ||
      (elements[index]?.type === 'break' && elements[index]?.strength === 'slash'),
  );
  if (!first || !second || listed || first.city === second.city) return governed;
  return governed.filter((index) => index < second.index);
}

/** What somebody is or where they come from; anything else, denied after it, is just not asked. */
const OUTRIGHT = new Set(['company', 'freelance', 'seniority', 'place', 'industry', 'school']);

/** "Freelances exclus", "German isn't": the denial stands after what it denies. */
function denyBefore(elements: Scoped[], at: number): boolean {
  return govern(elements, backward(elements, at), (element) => {
    if (element.type === 'item' && OUTRIGHT.has(element.item.meaning.kind)) element.excluded = true;
    else element.waived = true;
  });
}

/** An exclusion governs things, never a number of years; "no degree required" excludes nothing. */
function exclude(elements: Scoped[], at: number): boolean {
  const governed = endsWithTurnedPlace(elements, forward(elements, at, 'kind'));
  const named = governed.some(
    (index) => elements[index]?.type === 'item' || isCue(elements[index], 'topic'),
  );
  if (!named) return !hasContentAfter(elements, at) && denyBefore(elements, at);
  if (governed.some((index) => isCue(elements[index], 'must-before'))) {
    govern(elements, governed, (element) => {
      element.partly = true;
    });
    return false;
  }
  const waived = isCue(
    elements[(governed.findLast((index) => isContent(elements[index])) ?? at) + 1],
    'must-after',
  );
  return govern(elements, governed, (element) => {
    if (waived) element.waived = true;
    else if (isCue(element, 'topic')) element.excluded = true;
    else if (element.type === 'item' && element.item.meaning.kind !== 'years')
      element.excluded = true;
  });
}

/** "Orange exclu": the elements before the cue, or after its colon. */
function excludeBefore(elements: Scoped[], at: number): boolean {
  const governed = hasContentBefore(elements, at)
    ? backward(elements, at)
    : forward(elements, at, 'kind');
  // "chefs whose whole career is in hotels need not apply": some chefs, not chefs.
  const isSome = governed.some(
    (index) => isCue(elements[index], 'require') || elements[index]?.type === 'word',
  );
  return govern(elements, governed, (element) => {
    if (element.type !== 'item' || element.item.meaning.kind === 'years') return;
    if (!isSome || element.item.meaning.kind !== 'title') element.excluded = true;
  });
}

/**
 * "Lyon possible": the places before the cue become alternatives to the earlier ones. "Somebody
 * from Costa is fine" asks for nobody from there.
 */
function alsoPlaces(elements: Scoped[], at: number): boolean {
  const governed = backward(elements, at);
  const isPlace = (element: Scoped): boolean =>
    element.type === 'item' && element.item.meaning.kind === 'place';
  const places = governed.some((index) => elements[index] && isPlace(elements[index]));
  return govern(elements, governed, (element) => {
    if (places && isPlace(element)) element.also = true;
    else if (!places && element.type === 'item' && EXAMPLES.has(familyOf(element.item)))
      element.nice = true;
  });
}

/** What names people: a title or a level. */
const PEOPLE = new Set(['title', 'seniority']);

/** What may be an example; a title or a place beside such words is still what is asked. */
const EXAMPLES = new Set(['company', 'skill', 'school', 'degree', 'field', 'industry']);

/** "Zara, H&M or similar": any of them, none required. What is excluded stays excluded. */
function like(elements: Scoped[], governed: readonly number[]): boolean {
  const first = governed
    .map((index) => elements[index])
    .find((element) => element?.type === 'item' && EXAMPLES.has(familyOf(element.item)));
  if (first?.type !== 'item') return false;
  const family = familyOf(first.item);
  return govern(elements, governed, (element) => {
    if (element.type !== 'item' || familyOf(element.item) !== family) return;
    element.like = true;
    element.nice = true;
  });
}

/** "A degree is not required": nothing is asked, and nothing excluded. */
function waive(elements: Scoped[], governed: readonly number[]): boolean {
  return govern(elements, governed, (element) => {
    element.waived = true;
    element.excluded = false;
  });
}

/** Gives what follows the force of the last item before. */
function sameAsBefore(elements: Scoped[], at: number): boolean {
  const model = elements
    .slice(Math.max(0, at - MAX_REACH), at)
    .findLast(({ type }) => type === 'item');
  if (!model) return false;
  const { nice, must, excluded, waived } = model;
  return govern(elements, forward(elements, at, 'list'), (element) => {
    Object.assign(element, { nice, must, excluded, waived });
  });
}

function applyCue(elements: Scoped[], at: number, cue: Cue): boolean {
  const after = hasContentAfter(elements, at);
  const nice = (element: Scoped): void => {
    element.nice = true;
  };
  const must = (element: Scoped): void => {
    element.must = true;
  };
  switch (cue) {
    case 'nice-before':
      return govern(elements, after ? forward(elements, at, 'list') : backward(elements, at), nice);
    case 'nice-list': {
      const labelled = after || !hasContentBefore(elements, at);
      return govern(
        elements,
        labelled ? forward(elements, at, 'sentence') : backward(elements, at),
        nice,
      );
    }
    case 'nice-after':
      return govern(
        elements,
        hasContentBefore(elements, at) ? backward(elements, at) : forward(elements, at, 'sentence'),
        nice,
      );
    case 'must-before':
      return govern(elements, after ? forward(elements, at, 'list') : backward(elements, at), must);
    case 'must-after':
      return govern(
        elements,
        hasContentBefore(elements, at) ? backward(elements, at) : forward(elements, at, 'sentence'),
        must,
      );
    case 'like-before':
      return like(elements, forward(elements, at, 'list'));
    case 'like-after':
      return like(elements, backward(elements, at, true));
    case 'waive-before':
      return waive(elements, forward(elements, at, 'kind'));
    case 'waive-after':
      return waive(elements, backward(elements, at));
    case 'same':
      return sameAsBefore(elements, at);
    case 'other':
      return govern(elements, forward(elements, at, 'kind'), (element) => {
        element.task = true;
      });
    case 'task':
      govern(elements, forward(elements, at, 'kind'), (element) => {
        if (element.type === 'item' && PEOPLE.has(element.item.meaning.kind)) element.task = true;
      });
      return false;
    case 'also-after':
      return alsoPlaces(elements, at);
    case 'exclude-after':
      return excludeBefore(elements, at);
    case 'exclude':
      return exclude(elements, at);
    default:
      return false;
  }
}

/** The effect of all cues of a text on each of its units, in order. */
export function effectsOf(units: readonly Unit[]): Effect[] {
  const scoped = units.map((unit): Scoped => ({ ...unit, ...NO_EFFECT }));
  scoped.forEach((unit, at) => {
    if (unit.type === 'cue') unit.spent = applyCue(scoped, at, unit.cue);
  });
  return scoped;
}
