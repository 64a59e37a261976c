import type { Lexicon } from '../../../lexicon/types.ts';
import { phraseBook } from '../../../reader/phrases.ts';
import type { Role } from '../../../reader/structure/roles.ts';
import { textOfValue, withoutContradictions } from './contradictions.ts';
import {
  type Element,
  heldBack,
  leftOut,
  type Meaning,
  type Scoped,
  type Text,
} from './elements.ts';

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
    'pas eux|donc pas eux|pas elles|personne de la bas|personne de chez eux|not them|so not them|none of them|nobody from there|no one from there|not from there|donc ailleurs|so elsewhere|somewhere else please|elsewhere please',
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
      ? heldBack(element)
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
