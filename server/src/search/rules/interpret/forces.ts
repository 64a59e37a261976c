import { forceFeatures } from '../../../reader/force/features.ts';
import { type Force, type LearnedForce, learnedForces } from '../../../reader/force/learned.ts';
import type { Mention } from '../../../reader/force/mention.ts';
import { type Item, itemOf, leftOut, type Scoped, type Text } from './elements.ts';

/*
 * What each value of a text counts for: required, wished, excluded or nothing. It is learned from
 * marked texts; what the rules say is one of the things that it weighs. docs/decisions/0114
 */

/** What the rules make of an element: how much it counts, or why it is left out. */
export function ruledAs(element: Scoped): string {
  if (element.type === 'unsearchable') return element.topic;
  const item = itemOf(element);
  if (!item) return 'word';
  if (item.excluded) return 'excluded';
  return item.stance === 'plain' ? 'required' : item.stance;
}

const FORCES: Readonly<Record<string, Force>> = {
  required: 'required',
  must: 'required',
  work: 'required',
  nice: 'wished',
  excluded: 'excluded',
};

/** The rules' word as a force: what they leave out for any reason is aside. */
export const forceByRules = (ruled: string): Force => FORCES[ruled] ?? 'aside';

/** A value of a text: an element of its own, or held by one that the rules leave out. */
export interface FoundMention {
  mention: Mention;
  /** The number of its element. */
  at: number;
  item: Item;
}

/** The values of a text as mentions: `scoped` before the rules, `ruled` the same after them. */
export function mentionsIn(scoped: readonly Scoped[], ruled: readonly Scoped[]): FoundMention[] {
  return scoped.flatMap((element, at) => {
    const held = element.type === 'unsearchable' ? (element.held ?? []) : [];
    const items = element.type === 'item' ? [element.item] : held;
    const byRules = ruledAs(ruled[at]!);
    return items.map((item) => {
      const { from, to } = element.type === 'item' ? element : item;
      return {
        ...{ at, item },
        mention: { from, to, kind: item.meaning.kind, effect: element, byRules },
      };
    });
  });
}

/**
 * What the rules say without a word that says so: another force is taken when it leads by as much,
 * in hundredths of a logarithm of odds. A value that the rules leave out needs more: a wrong demand
 * hides people.
 */
const LEADS: Readonly<Record<string, Partial<Record<Force, number>>>> = {
  required: { wished: 30, excluded: 30, aside: 30 },
  aside: { required: 150, wished: 30, excluded: 30 },
  // Something denies it, and it is not clear what: nothing there is asked.
  unclear: { excluded: 30 },
};

/** What only people have: a company has tools, places and industries of its own. */
const OF_PEOPLE = new Set([
  ...['title', 'seniority', 'years', 'certification', 'degree', 'field', 'language'],
]);

/** A place that the rules leave out is often the employer's: it comes back by a larger lead. */
const PLACE_LEAD = 350;

/** What the learned reading changes a mention to; null: what the rules say stands. */
function changeOf(
  { kind, effect, byRules }: Mention,
  { force, scores }: LearnedForce,
  placed: boolean,
): Force | null {
  const ruled = forceByRules(byRules);
  const least = LEADS[byRules]?.[force];
  if (least === undefined || effect.also || scores[force] - scores[ruled] < least) return null;
  const lead = scores[force] - scores[ruled];
  const isAsked =
    force !== 'required' ||
    OF_PEOPLE.has(kind) ||
    (kind === 'place' && !placed && lead >= PLACE_LEAD);
  return isAsked ? force : null;
}

function forced(element: Scoped, item: Item, force: Exclude<Force, 'aside'>): Scoped {
  return {
    ...element,
    ...{ type: 'item', item, from: item.from, to: item.to },
    ...{ must: false, waived: false, partly: false, task: false, work: false, like: element.like },
    ...{ nice: force === 'wished', excluded: force === 'excluded' },
  };
}

interface Change {
  item: Item;
  force: Force;
}

/** An element with the forces of its values, in pieces where some of them are held and asked. */
function withForce(element: Scoped, ruled: Scoped, changed: readonly Change[]): Scoped[] {
  if (changed.length === 0) return [ruled];
  const pieces: Scoped[] = [];
  let from = element.from;
  const rest = (to: number): void => {
    if (from < to) pieces.push({ ...ruled, from, to });
  };
  for (const { item, force } of changed) {
    if (element.type === 'item') {
      const whole = { ...item, from: element.from, to: element.to };
      return [force === 'aside' ? leftOut(element, 'aside') : forced(element, whole, force)];
    }
    if (force === 'aside' || item.from < from) continue;
    rest(item.from);
    pieces.push(forced(element, item, force));
    from = item.to;
  }
  rest(element.to);
  return pieces;
}

/** The change of each mention. A place is added only where the rules ask for none. */
function changesOf(
  mentions: readonly FoundMention[],
  learned: readonly LearnedForce[],
): (Force | null)[] {
  const placed = mentions.some(
    ({ mention: { kind, byRules } }) => kind === 'place' && forceByRules(byRules) === 'required',
  );
  return mentions.map(({ mention }, index) => changeOf(mention, learned[index]!, placed));
}

/**
 * Of the titles and places that the rules ask for, the likeliest stays when none would: a search is
 * for people of some trade, and work is somewhere.
 */
function keptOf(
  kind: 'title' | 'place',
  mentions: readonly FoundMention[],
  learned: readonly LearnedForce[],
  changes: readonly (Force | null)[],
): number | null {
  let kept: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, { mention }] of mentions.entries()) {
    if (mention.kind !== kind) continue;
    if ((changes[at] ?? forceByRules(mention.byRules)) === 'required') return null;
    const { scores } = learned[at]!;
    const lead = scores.required - scores.aside;
    if (mention.byRules !== 'required' || lead <= most) continue;
    kept = at;
    most = lead;
  }
  return kept;
}

/** Gives each value its learned force. */
export function withForces(
  scoped: readonly Scoped[],
  ruled: readonly Scoped[],
  text: Text,
): Scoped[] {
  const mentions = mentionsIn(scoped, ruled);
  const learned = learnedForces(
    forceFeatures(
      text,
      mentions.map(({ mention }) => mention),
    ),
  );
  const changes = changesOf(mentions, learned);
  const kept = [
    keptOf('title', mentions, learned, changes),
    keptOf('place', mentions, learned, changes),
  ];
  const ofElement = new Map<number, Change[]>();
  for (const [index, { at, item }] of mentions.entries()) {
    const force = changes[index] ?? null;
    if (force === null || kept.includes(index)) continue;
    const own = ofElement.get(at);
    if (own) own.push({ item, force });
    else ofElement.set(at, [{ item, force }]);
  }
  return ruled.flatMap((element, at) => withForce(scoped[at]!, element, ofElement.get(at) ?? []));
}
