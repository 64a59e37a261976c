import { forceFeatures } from '../../../reader/force/features.ts';
import { type LearnedForce, learnedForces } from '../../../reader/force/learned.ts';
import type { Force, Mention } from '../../../reader/force/mention.ts';
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
const LEFT_OUT: Partial<Record<Force, number>> = { required: 0, wished: 30, excluded: 30 };
const LEADS: Readonly<Record<string, Partial<Record<Force, number>>>> = {
  required: { wished: 30, excluded: 30, aside: 30 },
  aside: LEFT_OUT,
  offer: LEFT_OUT,
  requester: LEFT_OUT,
  // Something denies it, and it is not clear what: nothing there is asked.
  unclear: { excluded: 30 },
};

/** A text names several titles and places, and one that stays is enough. */
const OTHER_LEADS: Readonly<Record<string, typeof LEADS>> = {
  title: { required: { wished: 30, excluded: 30, aside: -30 } },
  place: { required: { wished: 30, excluded: 30, aside: 0 } },
};

/** What only people have. */
const OF_PEOPLE = new Set([
  ...['title', 'seniority', 'years', 'certification', 'degree', 'field', 'language'],
]);

/** A note of one line says what it asks with few words around it: there the rules know more. */
const MIN_LONG = 46;

/** By how much more "required" must lead where the rules leave a value out. */
interface BackLeads {
  ofPeople: number;
  /** A company has tools and industries of its own. */
  others: number;
  /** In a note, its place is asked when no other is. */
  place: number;
}

const IN_NOTE: BackLeads = { ofPeople: 150, others: 400, place: Number.POSITIVE_INFINITY };
const IN_LONG: BackLeads = { ofPeople: 50, others: 300, place: 50 };

function backLead(kind: string, { ofPeople, others, place }: BackLeads): number {
  if (kind === 'company') return Number.POSITIVE_INFINITY;
  if (kind === 'place') return place;
  return OF_PEOPLE.has(kind) ? ofPeople : others;
}

/** An employer or a title of the past: its small words say when. */
const isPast = ({ meaning }: Item): boolean =>
  (meaning.kind === 'company' && meaning.tense === 'past') ||
  (meaning.kind === 'title' && meaning.history === 'PAST');

/** What the learned reading changes a mention to; null: what the rules say stands. */
function changeOf(
  { mention: { kind, effect, byRules }, item }: FoundMention,
  { scores }: LearnedForce,
  back: BackLeads,
): Force | null {
  // A note says in few words that somebody was there, and those words are read already.
  if (back === IN_NOTE && byRules === 'required' && isPast(item)) return null;
  const leads = OTHER_LEADS[kind]?.[byRules] ?? LEADS[byRules];
  if (leads === undefined || effect.also) return null;
  // "Who have managed managers", "supervising juniors": the level of those, not of the person.
  if (kind === 'seniority' && effect.task) return null;
  const ruled = forceByRules(byRules);
  let change: Force | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [force, least] of Object.entries(leads) as [Force, number][]) {
    if (scores[force] - scores[ruled] < least || scores[force] <= most) continue;
    // "At Tesco, but no longer there": its "no" says when, and denies nothing.
    if (force === 'excluded' && isPast(item)) continue;
    const isBack = force === 'required' && ruled !== force;
    if (isBack && scores[force] - scores[ruled] < backLead(kind, back)) continue;
    change = force;
    most = scores[force];
  }
  return change;
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

/** Others that are about as likely stay too: "Toronto or Winnipeg". */
const NEAR = { title: 30, place: 30 } as const;

/**
 * Of the titles and places, the likeliest stay when none would: a search is for people of some trade,
 * and work is somewhere. What a text denies or waives is none of them; what the rules leave out needs
 * `least` as its lead.
 */
function keepLast(
  kind: 'title' | 'place',
  mentions: readonly FoundMention[],
  learned: readonly LearnedForce[],
  changes: (Force | null)[],
  least: number,
): void {
  const leads = mentions.map(({ mention: { kind: own, byRules } }, at) => {
    const { scores } = learned[at]!;
    const lead = scores.required - scores.aside;
    const isOpen = own === kind && LEADS[byRules] !== undefined && byRules !== 'unclear';
    return isOpen && (byRules === 'required' || lead >= least) ? lead : null;
  });
  const isAsked = ({ mention }: FoundMention, at: number): boolean =>
    mention.kind === kind && (changes[at] ?? forceByRules(mention.byRules)) === 'required';
  if (mentions.some(isAsked)) return;
  const most = leads.reduce<number>((top, lead) => Math.max(top, lead ?? top), -Infinity);
  for (const [at, lead] of leads.entries())
    if (lead !== null && lead >= most - NEAR[kind])
      changes[at] = mentions[at]!.mention.byRules === 'required' ? null : 'required';
}

const JOINS = new Set([',', '/', '&', 'and', 'or', 'et', 'ou']);

/** Places in one row stay together: of "44, 49 et 85" none says less than the others. */
function keepRows(
  mentions: readonly FoundMention[],
  changes: (Force | null)[],
  { tokens }: Text,
): void {
  const stays = (at: number): boolean =>
    mentions[at]?.mention.byRules === 'required' && changes[at] === null;
  const joins = (at: number): boolean => {
    const [one, next] = [mentions[at]?.mention, mentions[at + 1]?.mention];
    if (one?.kind !== 'place' || next?.kind !== 'place') return false;
    const between = tokens.slice(one.to, next.from);
    return between.length > 0 && between.every(({ word }) => JOINS.has(word));
  };
  const keep = (at: number, beside: number): void => {
    if (!stays(beside) || mentions[at]!.mention.byRules !== 'required') return;
    if (joins(Math.min(at, beside))) changes[at] = null;
  };
  for (let at = 1; at < mentions.length; at++) keep(at, at - 1);
  for (let at = mentions.length - 2; at >= 0; at--) keep(at, at + 1);
}

/** A prompt that names one thing asks for it: "no longer at Airbus". */
function keepOnly(mentions: readonly FoundMention[], changes: (Force | null)[]): void {
  if (mentions.length === 1 && changes[0] === 'aside') changes[0] = null;
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
  const back = text.tokens.length < MIN_LONG ? IN_NOTE : IN_LONG;
  const changes = mentions.map((one, at) => changeOf(one, learned[at]!, back));
  keepOnly(mentions, changes);
  keepRows(mentions, changes, text);
  keepLast('title', mentions, learned, changes, -50);
  // Remote work has no place, and the employer's is not asked.
  const isRemote = ruled.some((one) => one.type === 'unsearchable' && one.topic === 'remote');
  keepLast('place', mentions, learned, changes, isRemote ? Number.POSITIVE_INFINITY : 0);
  const ofElement = new Map<number, Change[]>();
  for (const [index, { at, item }] of mentions.entries()) {
    const force = changes[index] ?? null;
    if (force === null) continue;
    const own = ofElement.get(at);
    if (own) own.push({ item, force });
    else ofElement.set(at, [{ item, force }]);
  }
  return ruled.flatMap((element, at) => withForce(scoped[at]!, element, ofElement.get(at) ?? []));
}
