import {
  backward,
  type Cue,
  type Effect,
  familyOf,
  forward,
  hasContentAfter,
  hasContentBefore,
  isBreak,
  isContent,
  isCue,
  MAX_REACH,
  NO_EFFECT,
  type Scoped,
  type Unit,
} from './reach.ts';

/*
 * What the small words of a sentence do to the values around them: deny, wish, insist, compare,
 * waive. A cue governs the values that it reaches, before or after it.
 */

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

/** "Python? No.": a denial right after a question is about what the question names. */
function questionBefore(elements: readonly Scoped[], at: number): number {
  let before = at - 1;
  while (elements[before]?.type === 'filler') before--;
  const mark = elements[before];
  return mark?.type === 'break' && mark.asks ? before : at;
}

/** "Freelances exclus", "German isn't": the denial stands after what it denies. */
function denyBefore(elements: Scoped[], at: number): boolean {
  return govern(elements, backward(elements, questionBefore(elements, at)), (element) => {
    if (element.type === 'item' && OUTRIGHT.has(element.item.meaning.kind)) element.excluded = true;
    else element.waived = true;
  });
}

/** "Generics no": the denial answers the words right before it, which no filter says. */
function answersWords(elements: readonly Scoped[], at: number): boolean {
  const governed = backward(elements, at).filter((index) => isContent(elements[index]));
  return governed.length > 0 && governed.every((index) => elements[index]?.type === 'word');
}

/** An exclusion governs things, never a number of years; "no degree required" excludes nothing. */
function exclude(elements: Scoped[], at: number): boolean {
  const governed = endsWithTurnedPlace(elements, forward(elements, at, 'kind'));
  const named = governed.some(
    (index) => elements[index]?.type === 'item' || isCue(elements[index], 'topic'),
  );
  if (!named)
    return (
      !hasContentAfter(elements, at) && !answersWords(elements, at) && denyBefore(elements, at)
    );
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
  const from = questionBefore(elements, at);
  const governed = hasContentBefore(elements, from)
    ? backward(elements, from, isBreak(elements[at - 1], 'comma'))
    : forward(elements, at, 'kind');
  // "chefs whose whole career is in hotels need not apply": some chefs, not chefs.
  const isSome = governed.some(
    (index) => isCue(elements[index], 'require') || elements[index]?.type === 'word',
  );
  govern(elements, governed, (element) => {
    if (element.type !== 'item' || element.item.meaning.kind === 'years') return;
    if (!isSome || element.item.meaning.kind !== 'title') element.excluded = true;
  });
  // "saisonnier s'abstenir": the denial of words alone stays to be said.
  return governed.some((index) => elements[index]?.type !== 'word' && isContent(elements[index]));
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

/** Kinds of which a prompt asks for one at a time, so that a correction replaces them. */
const REPLACED = new Set(['place', 'years', 'title']);

/** "I said Chicago, but make it Milwaukee": what was said before is no longer asked. */
function replaceBefore(elements: Scoped[], at: number): boolean {
  const next = elements.slice(at + 1, at + 1 + MAX_REACH).find(({ type }) => type === 'item');
  if (next?.type !== 'item' || !REPLACED.has(familyOf(next.item))) return false;
  const family = familyOf(next.item);
  for (let before = at - 1; before >= Math.max(0, at - MAX_REACH); before--) {
    const element = elements[before];
    if (element?.type === 'item' && familyOf(element.item) === family) element.waived = true;
  }
  return true;
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
    case 'instead':
      return replaceBefore(elements, at);
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
