import type { Lexicon } from '../../../lexicon/types.ts';
import { phraseBook } from '../../../reader/phrases.ts';
import type { Role } from '../../../reader/structure/roles.ts';
import type { Element, Item, Meaning, Scoped, Text, Unsearchable } from './elements.ts';

/*
 * What a value counts for in its sentence: an advert requires only what it demands and what its
 * heading names; the work gives wishes; what a sentence rules out is excluded or left out.
 */

type Kind = Meaning['kind'];

/** Tools and abilities that the work needs: they raise the rank, and a criterion asks for them. */
const TOOLS = new Set<Kind>(['skill', 'certification', 'keyword', 'language']);

/** What a heading asks for: the title, where, how senior. */
const HEADED = new Set<Kind>(['title', 'place', 'seniority', 'years', 'language', 'contact']);

/** What a sentence of exclusion excludes, though no "not" stands beside it. */
const EXCLUDABLE = new Set<Kind>(['company', 'freelance', 'seniority', 'school']);

/** The role of the sentence of each token. */
export function rolesOf({ tokens, structure }: Text): (Role | undefined)[] {
  const roles = new Array<Role | undefined>(tokens.length).fill(undefined);
  for (const { role, from, to } of structure.blocks) roles.fill(role, from, to);
  return roles;
}

function leftOut(element: Scoped, topic: Unsearchable): Scoped {
  const { nice, must, excluded, also, like, waived, work, task, partly, spent, from, to } = element;
  return {
    ...{ nice, must, excluded, also, like, waived, work, task, partly, spent, from, to },
    type: 'unsearchable',
    topic,
  };
}

type ItemElement = Extract<Scoped, { type: 'item' }>;

interface Surroundings {
  isAdvert: boolean;
  /** The heading of an advert, or the sentences that ask, name a title of their own. */
  titled: boolean;
  placed: boolean;
  isLoose(element: Scoped): boolean;
}

function inWork(element: ItemElement, { isAdvert, titled, placed }: Surroundings): Scoped {
  const { kind } = element.item.meaning;
  if (element.excluded) return element;
  if (TOOLS.has(kind)) return { ...element, must: false, work: true };
  if (kind === 'management') return element;
  if (kind === 'title' || kind === 'seniority') return titled ? leftOut(element, 'aside') : element;
  if (kind === 'place') return placed && isAdvert ? leftOut(element, 'aside') : element;
  return isAdvert ? leftOut(element, 'aside') : element;
}

/**
 * `isLoose`: the sentence tells a condition ("if you prefer web development"), or is an advert's.
 * It names what it excludes in passing, so only a criterion says the rest.
 */
function ruledOut(element: ItemElement, isLoose: boolean): Scoped {
  const { kind } = element.item.meaning;
  if (element.excluded && (EXCLUDABLE.has(kind) || !isLoose)) return element;
  const insists = element.must && !isLoose && kind !== 'industry';
  if (!element.excluded && (insists || kind === 'years')) return element;
  return EXCLUDABLE.has(kind)
    ? { ...element, nice: false, excluded: true }
    : leftOut(element, 'unclear');
}

function inAdvert(element: ItemElement, role: Role, { titled }: Surroundings): Scoped {
  const { kind } = element.item.meaning;
  if (element.excluded) return element;
  if (role === 'heading')
    return HEADED.has(kind) ? element : { ...element, must: false, work: true };
  // "A hotel, sister to those of Hobart & Sons, seeks a manager": it tells of the employer.
  if (role === 'ask' && kind === 'company') return { ...element, nice: true };
  const named = kind === 'title' || kind === 'seniority';
  return titled && named ? leftOut(element, 'aside') : element;
}

function valueIn(element: ItemElement, role: Role, around: Surroundings): Scoped {
  const isRefused = role === 'exclusion' && EXCLUDABLE.has(element.item.meaning.kind);
  if (element.waived && !isRefused) return leftOut(element, 'waived');
  if (element.partly) return leftOut(element, 'unclear');
  if (role === 'exclusion') return ruledOut(element, around.isLoose(element));
  if (role === 'duty') return inWork(element, around);
  if (role === 'wish' && !element.must && !element.excluded) return { ...element, nice: true };
  return around.isAdvert ? inAdvert(element, role, around) : element;
}

const ASKING = new Set<Role | undefined>(['heading', 'ask', 'demand', 'wish', undefined]);

function isKind(element: Scoped, kind: Kind): element is ItemElement {
  return element.type === 'item' && element.item.meaning.kind === kind && !element.excluded;
}

/** The kind and value of an item; empty for one that has no text. */
function textOfValue({ meaning }: Item): string {
  return 'value' in meaning ? `${meaning.kind}:${meaning.value.toLowerCase()}` : '';
}

/**
 * The same value is both asked and excluded: neither is certain. "Nurse, no agency nurses" excludes
 * some of the people searched, which no filter can say.
 */
function withoutContradictions(
  elements: readonly Scoped[],
  lexicon: Pick<Lexicon, 'readTitle'>,
): Scoped[] {
  const families = new Set(
    elements.flatMap((element) =>
      isKind(element, 'title') && element.item.meaning.kind === 'title'
        ? [lexicon.readTitle(element.item.meaning.value).family]
        : [],
    ),
  );
  families.delete(null);
  const excluded = new Set<string>();
  const asked = new Set<string>();
  for (const element of elements) {
    if (element.type !== 'item' || textOfValue(element.item) === '') continue;
    (element.excluded ? excluded : asked).add(textOfValue(element.item));
  }
  /** What is denied for one level only. */
  const inPart = new Set(
    elements.flatMap((element, at) =>
      element.type === 'item' && isSomeOfAsked(elements, at + 1, asked)
        ? [textOfValue(element.item)]
        : [],
    ),
  );
  const narrowed = new Set<number>();
  elements.forEach((element, at) => {
    if (element.type !== 'item' || !isNarrowed(elements, at)) return;
    if (!asked.has(textOfValue(element.item))) return;
    narrowed.add(at);
    inPart.add(textOfValue(element.item));
  });
  return elements.map((element, at) => {
    if (narrowed.has(at)) return { ...leftOut(element, 'unclear'), partly: true };
    if (narrowed.has(at + 2) && element.type === 'cue') return { ...element, spent: false };
    if (element.type !== 'item') return element;
    const { meaning } = element.item;
    if (meaning.kind === 'seniority' && isSomeOfAsked(elements, at, asked))
      return { ...element, excluded: true, nice: false, must: false };
    const searched =
      meaning.kind === 'title' && families.has(lexicon.readTitle(meaning.value).family);
    if (element.excluded && searched) return leftOut(element, 'unclear');
    const value = textOfValue(element.item);
    if (!excluded.has(value) || !asked.has(value)) return element;
    return inPart.has(value) && !element.excluded ? element : leftOut(element, 'unclear');
  });
}

/** "Go developer, not Golang junior": of those who know Go, only the juniors are excluded. */
function isSomeOfAsked(
  elements: readonly Scoped[],
  at: number,
  asked: ReadonlySet<string>,
): boolean {
  const [before, level] = [elements[at - 1], elements[at]];
  return (
    level?.type === 'item' &&
    level.item.meaning.kind === 'seniority' &&
    before?.type === 'item' &&
    before.excluded &&
    asked.has(textOfValue(before.item))
  );
}

/** "Not life insurance": an unread word after the denial narrows what is denied. */
function isNarrowed(elements: readonly Scoped[], at: number): boolean {
  const [cue, word, element] = [elements[at - 2], elements[at - 1], elements[at]];
  return (
    element?.type === 'item' &&
    element.excluded &&
    word?.type === 'word' &&
    cue?.type === 'cue' &&
    cue.cue === 'exclude'
  );
}

/** "Not for you if you prefer web development". */
function isConditional({ tokens, structure }: Text, at: number): boolean {
  const block = structure.blocks.find(({ from, to }) => at >= from && at < to);
  return tokens.slice(block?.from, block?.to).some(({ word }) => word === 'if' || word === 'si');
}

/** Words of a quarrel or a ban: an employer in their sentence is hardly one that is asked. */
const DISPUTES =
  /^(?:refus|litig|proces$|interdi|debauch|non ?debauch|poach|avoid|evit|exclu[dests]|blacklist|boycott|bann)/;

/** "Everybody at Macif has been seen, so not them": the employers of the sentence are excluded. */
const NOT_THEM = phraseBook<true>([
  [
    true,
    'pas eux|donc pas eux|pas elles|personne de la bas|personne de chez eux|not them|so not them|none of them|nobody from there|no one from there|not from there',
  ],
]);

/** An employer that a sentence of dispute names, and that no denial reaches, is left out. */
function withoutDisputed(elements: readonly Scoped[], text: Text): Scoped[] {
  const unheard = new Set(
    elements
      .filter((one) => one.type === 'cue' && one.cue === 'exclude' && !one.spent)
      .map(({ from }) => from),
  );
  const fates = new Array<'excluded' | 'unclear' | undefined>(text.tokens.length).fill(undefined);
  for (const { from, to } of text.structure.blocks) {
    const said = text.tokens.slice(from, to);
    const notThem = said.some((_, at) => NOT_THEM.match(said, at));
    const isDisputed = said.some(({ word }, at) => DISPUTES.test(word) || unheard.has(from + at));
    if (notThem || isDisputed) fates.fill(notThem ? 'excluded' : 'unclear', from, to);
    // "People from Aperam would be great, but Arkema sues us": only one side of the "but".
    const but = said.findIndex(({ word }) => word === 'but' || word === 'mais');
    if (!isDisputed || notThem || but < 0) continue;
    const isOn = (at: number): boolean =>
      DISPUTES.test(said[at]?.word ?? '') || unheard.has(from + at);
    const isBefore = said.some((_, at) => at < but && isOn(at));
    const isAfter = said.some((_, at) => at > but && isOn(at));
    if (!isBefore) fates.fill(undefined, from, from + but);
    if (!isAfter) fates.fill(undefined, from + but, to);
  }
  return elements.map((element) => {
    if (!isKind(element, 'company')) return element;
    const fate = fates[element.from];
    if (fate === 'excluded') return { ...element, excluded: true, nice: false, must: false };
    return fate ? leftOut(element, 'unclear') : element;
  });
}

/** What the work names is said once when the prompt also asks for it. */
function withoutRepeatedWork(elements: readonly Scoped[]): Scoped[] {
  const asked = new Set(
    elements.flatMap((element) =>
      element.type === 'item' && !element.work && !element.excluded
        ? [textOfValue(element.item)]
        : [],
    ),
  );
  return elements.map((element) =>
    element.type === 'item' && element.work && asked.has(textOfValue(element.item))
      ? leftOut(element, 'aside')
      : element,
  );
}

/**
 * In an advert with a heading, the titles and levels of the work are other people: "check the work
 * of junior detailers". They leave before an unknown trade is looked for.
 */
export function withoutColleagues(elements: readonly Element[], text: Text): Element[] {
  const roles = rolesOf(text);
  const opensWithHeading = text.structure.blocks[0]?.role === 'heading';
  if (!text.structure.isAdvert || !opensWithHeading) return [...elements];
  return elements.map((element) =>
    element.type === 'item' &&
    roles[element.from] === 'duty' &&
    ['title', 'seniority'].includes(element.item.meaning.kind)
      ? { from: element.from, to: element.to, type: 'unsearchable', topic: 'aside' }
      : element,
  );
}

/** Gives each value the force of its sentence, and leaves out what is not asked. */
export function withRoles(
  elements: readonly Scoped[],
  text: Text,
  lexicon: Pick<Lexicon, 'readTitle'>,
): Scoped[] {
  const roles = rolesOf(text);
  const { isAdvert } = text.structure;
  const named = (kind: Kind, ...from: (Role | undefined)[]): boolean =>
    elements.some(
      (element) => isKind(element, kind) && !element.task && from.includes(roles[element.from]),
    );
  const around: Surroundings = {
    isAdvert,
    titled: isAdvert ? named('title', 'heading') : named('title', ...ASKING),
    placed: named('place', ...ASKING),
    isLoose: ({ from }) => isAdvert || isConditional(text, from),
  };
  const settled = elements.map((element): Scoped => {
    const role = roles[element.from];
    if (element.type === 'item' && element.task && around.titled) return leftOut(element, 'aside');
    if (element.type === 'item' && role) return valueIn(element, role, around);
    const isTold = element.type === 'word' || (element.type === 'cue' && element.cue === 'topic');
    if (isTold && element.waived) return leftOut(element, 'waived');
    return isTold && isAdvert && role === 'duty' ? leftOut(element, 'aside') : element;
  });
  const certain = withoutRepeatedWork(withoutDisputed(settled, text));
  return withoutContradictions(certain, lexicon);
}
