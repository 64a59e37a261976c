import { hasContentAfter } from '../../../reader/structure/reach.ts';
import { rolesOf } from './block-roles.ts';
import { type Scoped, type Text, textOf, type Unsearchable } from './elements.ts';
import { isOpenList } from './open-lists.ts';

/* What a prompt asks in words that no filter says: each such part is a criterion as typed. */

/**
 * A part of the prompt between commas and ends of sentences: elements `from` up to and without
 * `to`.
 */
export interface Clause {
  elements: Scoped[];
}

/** "Life not pensions": what is asked ends where the denial begins. */
const deniesOther = (element: Scoped, open: readonly Scoped[]): boolean =>
  element.type === 'cue' &&
  element.cue === 'exclude' &&
  !element.spent &&
  open.at(-1)?.type === 'word' &&
  open.every(({ type }) => type === 'word' || type === 'filler');

export function clausesOf(elements: readonly Scoped[]): Clause[] {
  const clauses: Clause[] = [];
  let open: Scoped[] = [];
  const close = (): void => {
    if (open.length > 0) clauses.push({ elements: open });
    open = [];
  };
  elements.forEach((element, at) => {
    if (element.type === 'break' && element.strength !== 'slash') close();
    else {
      if (deniesOther(element, open) && hasContentAfter(elements, at)) close();
      open.push(element);
    }
  });
  close();
  return clauses;
}

export function isItem(element: Scoped, ...kinds: string[]): boolean {
  return (
    element.type === 'item' && (kinds.length === 0 || kinds.includes(element.item.meaning.kind))
  );
}

/** "Role: ...": one or two words and a colon. */
function opensHeading({ tokens }: Text, at: number): boolean {
  return (
    tokens[at]?.kind === 'word' && tokens.slice(at + 1, at + 3).some((token) => token.word === ':')
  );
}

/** Longer parts tell more than one demand, or a story. */
const MAX_DEMAND_ELEMENTS = 6;
const MAX_DEMANDED_ELEMENTS = 12;

/** A prompt of more tokens than this tells a story around what it asks. */
const LONG_PROMPT = 45;

export const NAMED = /\p{L}{3}|\p{Lu}{2}/u;

/** Who talks, and what they do: such a part tells, it does not ask. */
const TALK =
  /^(?:i|i'm|i'd|i'll|we|we're|we'd|he|she|they|it|it's|you|me|us|him|his|her|je|j|on|nous|il|elle|ils|elles|tu|te|t|me|m|is|are|was|were|est|sont|etait|please|thanks|svp|stp|sorry|desole|lol|note|what|that|that's|pls|hello|evening|hunting|chance|yes|oui|cheers|need)$/;

/** A prompt of so few tokens without talk is a row of wishes: each of its words asks. */
const TELEGRAPHIC = 30;

/** What a sentence that asks for the person names. */
const ASKED_KINDS = ['title', 'years', 'skill', 'certification', 'degree', 'language'];

const MAX_NOTE_WORDS = 6;
const OWN = /^(?:our|my|their|his|her|notre|nos|mon|ma|mes|leur|leurs)$/;

/** "Opera or Mews", "- mining": a few words with a name, or a line of a list, without talk. */
function isNote({ tokens, prompt }: Text, from: number, to: number): boolean {
  const said = tokens.slice(from, to);
  const isListed = tokens[from]?.kind === 'mark' && (from === 0 || tokens[from - 1]?.word === '\n');
  const named = said.some(
    ({ capital, start, end }, at) =>
      (capital && at > 0) || /\p{Ll}\p{Lu}|^\p{Lu}{3}/u.test(prompt.slice(start, end)),
  );
  return (
    (isListed || named) &&
    said.length <= MAX_NOTE_WORDS &&
    !said.some(({ word }) => TALK.test(word) || OWN.test(word))
  );
}

/** The sentences of a long letter that ask for the person, as roles of their tokens. */
function askingTokens(text: Text, elements: readonly Scoped[]): boolean[] {
  const { blocks, isAdvert } = text.structure;
  const isLong = isAdvert || text.tokens.length > LONG_PROMPT;
  const asking = new Array<boolean>(text.tokens.length).fill(false);
  const named = new Set(
    elements.flatMap(({ from, ...one }) =>
      isItem({ from, ...one }, ...ASKED_KINDS) ? [from] : [],
    ),
  );
  for (const { role, from, to } of blocks) {
    if (role !== 'demand' && (isAdvert || role !== 'ask')) continue;
    let asks = role === 'demand' || !isLong || isNote(text, from, to);
    for (let at = from; at < to && !asks; at++) asks = named.has(at);
    if (asks) asking.fill(true, from, to);
  }
  return asking;
}

/** Values that stand for themselves: a part with one of them says more than words. */
const STANDING = ['years', 'place', 'management', 'employers'];

/** Words of a demand that belong to what they insist on: "an active RN licence is a must". */
const INSISTING = new Set<string>(['require', 'must-before', 'must-after']);

/** "Has mentored juniors": the work with others is asked, not the others. */
const ASIDE_CUES = new Set<string>(['and', 'or', 'task']);

/** What a demand may name in its own words: "P&L ownership of $10m", "supervising juniors". */
const TOLD_IN_DEMANDS = new Set<Unsearchable>(['aside', 'character', 'salary', 'remote']);

/** Whether an element may stand in a part that is asked as typed. */
function isPartOfDemand(
  element: Scoped,
  { isDemand, isOpen }: { isDemand: boolean; isOpen: boolean },
): boolean {
  if (element.nice || element.excluded) return false;
  switch (element.type) {
    case 'word':
    case 'filler':
    case 'break':
      return true;
    case 'cue':
      return (
        ASIDE_CUES.has(element.cue) ||
        (isDemand && INSISTING.has(element.cue)) ||
        (isOpen && element.cue === 'topic')
      );
    case 'item':
      return !isItem(element, ...STANDING) && (isDemand || !isItem(element, 'title'));
    case 'unsearchable':
      return !element.waived && (isDemand ? TOLD_IN_DEMANDS.has(element.topic) : element.task);
  }
}

/**
 * "tier 1 contractors", "WSET Level 3": a part of what is asked that no filter says is a criterion
 * as typed. In a long letter only the sentences that ask for the person count.
 */
function demandedParts(text: Text, elements: readonly Scoped[]): Scoped[] {
  const roles = rolesOf(text);
  const asking = askingTokens(text, elements);
  return clausesOf(elements).flatMap(({ elements: part }) => {
    const [first] = part;
    const isDemand = first !== undefined && roles[first.from] === 'demand';
    const isNamed = part.some(
      (element) =>
        (element.type === 'word' || element.type === 'unsearchable') &&
        NAMED.test(textOf(text, element.from, element.to)),
    );
    const isOpen = isOpenList(part);
    const isAsked = part.every(
      (element) => asking[element.from] && isPartOfDemand(element, { isDemand, isOpen }),
    );
    const talks =
      !isDemand &&
      part.some(({ from, to }) => text.tokens.slice(from, to).some(({ word }) => TALK.test(word)));
    const most = isDemand ? MAX_DEMANDED_ELEMENTS : MAX_DEMAND_ELEMENTS;
    return (isNamed || isOpen) && isAsked && !talks && part.length <= most ? part : [];
  });
}

/** The elements under a heading such as "Critères :", up to a full stop or an empty line. */
export function askedElements(text: Text, elements: readonly Scoped[]): ReadonlySet<Scoped> {
  const asked = new Set<Scoped>();
  let open = false;
  elements.forEach((element, at) => {
    const mark = element.type === 'break' ? text.tokens[element.from]?.word : null;
    const previous = elements[at - 1];
    const blank =
      mark === '\n' &&
      previous?.type === 'break' &&
      text.tokens[previous.from]?.word === '\n' &&
      asked.size > 0;
    if (element.type === 'cue' && element.cue === 'criteria') open = true;
    else if (mark === '.' || blank || (mark === '\n' && opensHeading(text, element.to)))
      open = false;
    else if (open) asked.add(element);
  });
  for (const element of demandedParts(text, elements)) asked.add(element);
  return asked;
}

/** Whether a prompt is a row of wishes, each word of which asks. */
export const isTelegraphic = ({ tokens }: Text): boolean =>
  tokens.length <= TELEGRAPHIC && !tokens.some(({ word }) => TALK.test(word));
