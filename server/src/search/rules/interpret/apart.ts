import { phraseBook } from '../../../reader/phrases.ts';
import type { Role } from '../../../reader/structure/roles.ts';
import type { Block } from '../../../reader/structure/structure.ts';
import type { Token } from '../../../reader/tokens.ts';
import { readAnyGender, readDate, readPay, readQuoted } from './asides.ts';
import { companySizeEnd } from './company-size.ts';
import { readUnsearchable } from './cue-acts.ts';
import { type Element, mentionAt, type Text, type Unsearchable } from './elements.ts';
import { readEmployersAsked, readManagement } from './management.ts';
import { isAfterPreposition, isBetweenMarks } from './place-words.ts';
import { readPlace } from './places.ts';
import { employerEnd, requesterEnd, storyEnd, wishingColleagueEnd } from './sections.ts';
import { pushFiller, pushItems, readMark, type State } from './state.ts';
import { readYears } from './years.ts';

/*
 * Words that no other reader may read: sentences that tell of the work, the offer or other people,
 * pay, dates, amounts, quotes and punctuation.
 */

const SITUATED = phraseBook<true>([
  [
    true,
    'situe a|situee a|situes a|situees a|base a|basee a|basee pres de|situe pres de|located in|based in|base en|basee en|situe en|situee en|based near|located near',
  ],
]);

/**
 * A description of the employer is not a wish about the person, but the employer's place is where
 * the person will work.
 */
function readEmployerAside(state: State, at: number, end: number): number {
  const { text, lexicon } = state;
  for (let before = at; before < end; before++) {
    const to =
      SITUATED.match(text.tokens, before)?.to ??
      (isAfterPreposition(text, before) || isBetweenMarks(text, before, before + 1)
        ? before
        : undefined);
    const place = to === undefined || to >= end ? null : readPlace(text, lexicon, to);
    if (!place || place.to > end) continue;
    state.elements.push({
      from: at,
      to: place.items[0]?.from ?? before,
      type: 'unsearchable',
      topic: 'aside',
    });
    pushItems(state, place);
    if (place.to < end)
      state.elements.push({ from: place.to, to: end, type: 'unsearchable', topic: 'aside' });
    return end;
  }
  return readUnsearchable(state, at, end, 'aside');
}

/**
 * "Entreprise de 16 salariés à Pornic": where the employer is counts when nothing else says where
 * the work is. Returns the elements with that place, if any sentence about the employer has one.
 */
export function withEmployersPlace(state: State): Element[] {
  const { elements, text } = state;
  const isPlace = (element: Element): boolean =>
    element.type === 'item' &&
    element.item.meaning.kind === 'place' &&
    state.roles[element.from] !== 'exclusion';
  if (elements.some(isPlace)) return elements;
  const numbers = new Map(elements.map((one, at) => [one.from, at]));
  for (const { role, from, to } of text.structure.blocks) {
    const at = numbers.get(from) ?? -1;
    if (role !== 'about' || elements[at]?.to !== to) continue;
    const opened: State = { ...state, elements: [] };
    readEmployerAside(opened, from, to);
    if (opened.elements.some(isPlace)) return elements.toSpliced(at, 1, ...opened.elements);
  }
  return elements;
}

/**
 * "kafka nice, java": "nice" in lower case right after a tool or a language is a wish, not the
 * town.
 */
function isNiceAlone({ text, elements }: State, at: number): boolean {
  const token = text.tokens[at];
  const next = text.tokens[at + 1];
  const previous = elements.at(-1);
  const wished =
    previous?.type === 'item' &&
    ['skill', 'language', 'certification', 'company'].includes(previous.item.meaning.kind);
  return (
    token?.word === 'nice' &&
    !token.capital &&
    wished &&
    (next === undefined || next.kind === 'mark')
  );
}

/** "TPM @ Stripe", but neither "info@firm.com" nor "Fergal @ Corrib Talent". */
function isAtEmployer({ tokens, mentions }: Text, at: number): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    sign?.word === '@' &&
    next?.capital === true &&
    before !== undefined &&
    before.end < sign.start &&
    (!before.capital || mentions[at - 1] !== undefined)
  );
}

/** What a sentence of each role tells instead of asking; greetings and signatures tell nothing. */
const SILENT: Partial<Record<Role, Unsearchable | 'nothing'>> = {
  about: 'aside',
  offer: 'offer',
  requester: 'requester',
  greeting: 'nothing',
  signature: 'nothing',
};

const SOME = new Set(['a', 'an', 'any', 'some', 'un', 'une', 'des']);

/** "hello vous auriez un barman ?": the greeting goes on to ask. */
function asksAfterGreeting(text: Text, { role, from, to }: Block): boolean {
  if (role !== 'greeting') return false;
  return text.tokens
    .slice(from, to - 1)
    .some(({ word }, at) => SOME.has(word) && mentionAt(text, from + at + 1, 'title') !== null);
}

/** "need a chef, 2 days\nLuton": a town alone signs nothing, unless a name stands above it. */
function isLoneTown(text: Text, { role, from, to }: Block): boolean {
  const signed = text.structure.blocks.filter((one) => one.role === 'signature');
  return role === 'signature' && signed.length === 1 && mentionAt(text, from, 'place')?.to === to;
}

/** Steps over a sentence that is not about the person searched. */
function readSilent(state: State, at: number): number | null {
  const { text } = state;
  const block = state.blocks.get(at);
  const topic = block?.isLabel ? 'nothing' : block && SILENT[block.role];
  if (!block || !topic) return null;
  if (asksAfterGreeting(text, block) || isLoneTown(text, block)) return null;
  if (topic === 'nothing') return pushFiller(state, at, block.to);
  state.elements.push({ from: at, to: block.to, type: 'unsearchable', topic });
  return block.to;
}

/** Steps over words about the employer, the requester or somebody else's story. */
function readOthers(state: State, at: number): number | null {
  const { text } = state;
  const story = storyEnd(text, at);
  if (story !== null) return readUnsearchable(state, at, story, 'requester');
  const requester = requesterEnd(text, at) ?? wishingColleagueEnd(text, at);
  if (requester !== null) return readUnsearchable(state, at, requester, 'aside');
  const employer = employerEnd(text, at);
  return employer === null ? null : readEmployerAside(state, at, employer);
}

/**
 * Consumes words that no other reader may read: parts about the job, pay, "H/F", quotes,
 * punctuation.
 */
export function readApart(state: State, at: number, token: Token): number | null {
  const { text } = state;
  const silent = readSilent(state, at);
  if (silent !== null) return silent;
  const others = state.isHeld ? null : readOthers(state, at);
  if (others !== null) return others;
  const date = readDate(state, at);
  if (date !== null) return date;
  const years = readYears(text, at) ?? readEmployersAsked(text, at) ?? readManagement(text, at);
  if (years) return pushItems(state, years);
  const size = companySizeEnd(text, at);
  if (size !== null) return readUnsearchable(state, at, size, 'size');
  const special = readPay(state, at) ?? readAnyGender(state, at) ?? readQuoted(state, at);
  if (special !== null) return special;
  if (token.kind === 'mark' && !text.mentions[at] && !isAtEmployer(text, at))
    return readMark(state, at, token);
  if (!isNiceAlone(state, at)) return null;
  state.elements.push({ from: at, to: at + 1, type: 'cue', cue: 'nice-after' });
  return at + 1;
}
