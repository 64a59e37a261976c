import { phraseBook } from '../../../reader/phrases.ts';
import { type Item, itemOf, type Meaning, type Scoped, type Text } from './elements.ts';

/** Items of one filter: any of them matches. Never empty. */
export interface Group {
  items: Item[];
  /** The elements that these items come from, one per item. */
  elements: Scoped[];
}

/** A person has one of these at a time, so a list of them is a choice, whatever joins it. */
const ALTERNATIVES = new Set<Meaning['kind']>([
  'title',
  'seniority',
  'place',
  'school',
  'degree',
  'function',
  'industry',
  'company',
]);

interface Run {
  items: Item[];
  elements: Scoped[];
  /** What joins each two neighbours. */
  joins: ('and' | 'or' | 'comma')[];
  last: number;
}

function keyOf(item: Item, like: boolean): string {
  const { meaning } = item;
  const tense =
    meaning.kind === 'company' ? meaning.tense : meaning.kind === 'title' ? `${meaning.aside}` : '';
  return [meaning.kind, tense, item.stance, item.excluded, like].join(':');
}

type Join = Run['joins'][number];

/** What titles hold or carry, and what does not end a list of them. */
const BESIDE_TITLES = new Set<Meaning['kind']>(['skill', 'seniority', 'industry']);

/** How one element between two items of a kind joins them: a join, nothing, or a separation. */
function joinOf(element: Scoped | undefined, kind: Meaning['kind']): Join | 'none' | 'apart' {
  switch (element?.type) {
    case 'cue':
      return element.cue === 'and' || element.cue === 'or'
        ? element.cue
        : element.spent
          ? 'none'
          : 'apart';
    case 'break':
      if (element.opens && kind === 'skill') return 'and';
      if (element.strength === 'slash') return kind === 'language' ? 'and' : 'or';
      return element.strength === 'comma' ? 'comma' : 'apart';
    case 'item':
      return kind === 'title' && BESIDE_TITLES.has(element.item.meaning.kind) ? 'none' : 'apart';
    case 'unsearchable':
      return kind === 'place' ? 'none' : 'apart';
    case 'filler':
      return 'none';
    default:
      return 'apart';
  }
}

/**
 * What joins two items of a kind, judging only by the elements between them; null when they are
 * separate.
 */
function joinBetween(
  elements: readonly Scoped[],
  from: number,
  to: number,
  kind: Meaning['kind'],
): Join | null {
  // "plaquiste peintre", "civil engineer site manager": either matches.
  let join: Join | null = kind === 'title' && to === from + 1 ? 'or' : null;
  for (let at = from + 1; at < to; at++) {
    const said = joinOf(elements[at], kind);
    if (said === 'apart') return null;
    if (said === 'comma') join ??= said;
    else if (said !== 'none') join = said;
  }
  return join ?? (kind === 'industry' ? 'comma' : null);
}

/** "dpts 22 29 35", "Kent Surrey": adjacent places of one size are alternatives. */
function joinOfPlaces(run: Run, { meaning }: Item, at: number): Join | null {
  const previous = run.items.at(-1)?.meaning;
  const alike =
    meaning.kind === 'place' &&
    previous?.kind === 'place' &&
    meaning.city === previous.city &&
    meaning.wide === previous.wide;
  return alike && run.last === at - 1 ? 'or' : null;
}

/** Rows of items of one kind, joined only by commas, "and" and "or". */
function runsOf(elements: readonly Scoped[]): Run[] {
  const runs: Run[] = [];
  const open = new Map<string, Run>();
  elements.forEach((element, at) => {
    const one = itemOf(element);
    if (!one) return;
    const key = keyOf(one, element.like);
    const run = open.get(key);
    const join = run
      ? (joinBetween(elements, run.last, at, one.meaning.kind) ?? joinOfPlaces(run, one, at))
      : null;
    if (run && join) {
      run.items.push(one);
      run.elements.push(element);
      run.joins.push(join);
      run.last = at;
      return;
    }
    const fresh: Run = { items: [one], elements: [element], joins: [], last: at };
    runs.push(fresh);
    open.set(key, fresh);
  });
  return runs;
}

const BOTH = phraseBook<true>([
  [
    true,
    'both|as well as|and also|and then|a la fois|ainsi que|et aussi|et egalement|puis|tant chez',
  ],
]);

/** How far before a list "both" may stand: "who have worked both at Google and at Meta". */
const BOTH_REACH = 5;

/** "both at Google and Meta", "Google as well as Meta": each of them, not one. */
function asksForAll({ items }: Run, { tokens }: Text): boolean {
  const from = Math.max(0, (items[0]?.from ?? 0) - BOTH_REACH);
  const to = items.at(-1)?.from ?? 0;
  for (let at = from; at < to; at++) if (BOTH.match(tokens, at)) return true;
  return false;
}

/**
 * "A, B or C" is one choice. "A, B and C" is three requirements. In "A and B or C" the "or" binds
 * tighter.
 */
function splitRun(run: Run, text: Text): Group[] {
  const [first] = run.items;
  if (!first) return [];
  const all = first.meaning.kind === 'company' && asksForAll(run, text);
  const choice =
    (ALTERNATIVES.has(first.meaning.kind) && !all) ||
    first.excluded ||
    run.elements.every((element) => element.like) ||
    (run.joins.includes('or') && !run.joins.includes('and'));
  const groups: Group[] = [];
  run.elements.forEach((element, index) => {
    const one = run.items[index] ?? first;
    const together =
      index > 0 && one.meaning.kind !== 'years' && (choice || run.joins[index - 1] === 'or');
    const open = together ? groups.at(-1) : undefined;
    if (open) {
      open.items.push(one);
      open.elements.push(element);
    } else groups.push({ items: [one], elements: [element] });
  });
  return groups;
}

function isAnyTown({ items: [first] }: Group): boolean {
  return first?.meaning.kind === 'place' && !first.excluded && first.stance !== 'nice';
}

/**
 * A person lives in one town, so the towns of a prompt are alternatives wherever they appear. So is
 * a place marked as an alternative ("Lyon possible").
 */
function mergePlaces(groups: readonly Group[]): Group[] {
  const merged: Group[] = [];
  for (const one of groups) {
    const earlier = isAnyTown(one) ? merged.find(isAnyTown) : undefined;
    const towns = (group: Group): boolean =>
      group.items.every(({ meaning }) => meaning.kind === 'place' && meaning.city);
    if (
      earlier &&
      (one.elements.some((element) => element.also) || (towns(one) && towns(earlier)))
    ) {
      earlier.items.push(...one.items);
      earlier.elements.push(...one.elements);
    } else merged.push(one);
  }
  return merged;
}

/** Groups the items of each filter, in the order of the prompt. */
export function group(elements: readonly Scoped[], text: Text): Group[] {
  return mergePlaces(runsOf(elements).flatMap((run) => splitRun(run, text)));
}
