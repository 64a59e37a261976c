import type { Lexicon } from '../../../lexicon/types.ts';
import { spelledOut } from '../../../reader/spellings.ts';
import type { UnlistedText } from '../../../reader/unlisted/features.ts';
import { likeliestTitle, type Unlisted, unlistedNames } from '../../../reader/unlisted/learned.ts';
import {
  type Element,
  type Item,
  item,
  type Meaning,
  plainOf,
  type Scoped,
  type Text,
  textOf,
} from './elements.ts';

/*
 * Abilities, certificates and industries that no list has, and languages that the rules did
 * not take for asked, found by what stands around them; and the title of a text of which none was
 * read. docs/decisions/0139, 0162
 */

/** Shorter texts are rows of words, and what to look for was learned from longer ones. */
const MIN_TOKENS = 46;

/** What was read of each token. */
export function unlistedText(elements: readonly Element[], text: Text): UnlistedText {
  const readAs = new Array<string>(text.tokens.length).fill('word');
  const fill = (one: Element): unknown => readAs.fill(readingOf(one), one.from, one.to);
  for (const element of elements) {
    fill(element);
    if (element.type === 'unsearchable') element.inside?.forEach(fill);
  }
  const { prompt, tokens, structure } = text;
  const listed = tokens.map((_, at) => text.mentions[at]?.mention.kind ?? null);
  return { prompt, tokens, structure, readAs, listed };
}

function readingOf(element: Element): string {
  switch (element.type) {
    case 'item':
      return element.item.meaning.kind;
    case 'cue':
      return `cue ${element.cue}`;
    case 'break':
      return element.strength;
    case 'unsearchable':
      return element.topic === 'contract' ? 'contract' : element.type;
    default:
      return element.type;
  }
}

type Name = Unlisted & { kind: Exclude<Unlisted['kind'], 'contract'> };

const isName = (one: Unlisted): one is Name => one.kind !== 'contract';

/** Null: a language that nobody knows. */
function meaningOf({ kind }: Name, words: string, lexicon: Lexicon): Meaning | null {
  switch (kind) {
    case 'language': {
      const code = lexicon.readLanguage(words)?.code;
      return code === undefined ? null : { kind, code, level: null };
    }
    case 'industry':
      return { kind: 'keyword', value: `"${words}"`, unlisted: true };
    default:
      return { kind, value: words, unlisted: true };
  }
}

function itemOfName(name: Name, text: Text, lexicon: Lexicon): Item | null {
  const { from, to } = name;
  const meaning = meaningOf(name, textOf(text, from, to), lexicon);
  return meaning && item(from, to, meaning);
}

const contractElement = ({ from, to }: Unlisted): Element => ({
  ...{ from, to, unlisted: true },
  ...{ type: 'unsearchable', topic: 'contract' },
});

type Told = Extract<Element, { type: 'unsearchable' }>;

/** Words that are told rather than asked, without the marks on either side. */
function toldPiece(element: Told, from: number, to: number, { tokens }: Text): Element[] {
  let [first, last] = [from, to];
  while (first < last && tokens[first]!.kind === 'mark') first++;
  while (last > first && tokens[last - 1]!.kind === 'mark') last--;
  const marks = (start: number, end: number): Element[] =>
    start < end ? [{ from: start, to: end, type: 'filler' }] : [];
  if (first === last) return marks(from, to);
  const held = element.held?.filter((one) => one.from >= first && one.to <= last) ?? [];
  return [...marks(from, first), { ...element, from: first, to: last, held }, ...marks(last, to)];
}

/** A sentence about the work, the offer or others: it holds its names, and its contract is apart. */
function withToldNames(
  element: Told,
  names: readonly Unlisted[],
  text: Text,
  lexicon: Lexicon,
): Element[] {
  const found = names.filter(isName).flatMap((name) => itemOfName(name, text, lexicon) ?? []);
  const held = [...(element.held ?? []), ...found].sort((a, b) => a.from - b.from);
  const told = { ...element, held };
  const contracts = names.filter((one) => !isName(one));
  if (contracts.length === 0) return [told];
  let from = element.from;
  const pieces = contracts.flatMap((one) => {
    const before = toldPiece(told, from, one.from, text);
    from = one.to;
    return [...before, contractElement(one)];
  });
  return [...pieces, ...toldPiece(told, from, element.to, text)];
}

/** Shorter texts name their trade at the start or behind a word of hiring. */
const MIN_TITLE_TOKENS = 10;
/** Three of four titles that lead by more are asked for (docs/decisions/0162). */
const TITLE_LEAD = -50;

/** Of a text without any title, the words that are the likeliest to be the one that it asks for. */
export function withLikeliestTitle(elements: readonly Element[], text: Text): Element[] {
  const isTitle = (one: Element): boolean =>
    one.type === 'item' && one.item.meaning.kind === 'title';
  if (text.tokens.length < MIN_TITLE_TOKENS || elements.some(isTitle)) return [...elements];
  const found = likeliestTitle(unlistedText(elements, text));
  if (found === null || found.lead < TITLE_LEAD) return [...elements];
  const { from, to } = found;
  const title = item(from, to, {
    ...{ kind: 'title' as const, value: spelledOut(textOf(text, from, to), text.french) },
    ...{ history: 'CURRENT_AND_PAST' as const, aside: false },
  });
  const first = elements.findIndex((one) => one.to > from);
  const after = elements.findIndex((one) => one.from >= to);
  const last = after < 0 ? elements.length : after;
  const around = elements.slice(first, last);
  const [told] = around;
  if (told?.type === 'unsearchable' && around.length === 1) {
    const held = [...(told.held ?? []), title].sort((a, b) => a.from - b.from);
    return elements.with(first, { ...told, held });
  }
  const isPlain = around.every(({ type }) => type === 'word' || type === 'filler');
  if (!isPlain || told?.from !== from || around.at(-1)?.to !== to) return [...elements];
  return elements.toSpliced(first, around.length, { from, to, type: 'item', item: title });
}

/** The elements, with the names that no list has as values, and contracts as what no profile says. */
export function withUnlisted(
  elements: readonly Element[],
  text: Text,
  lexicon: Lexicon,
): Element[] {
  if (text.tokens.length < MIN_TOKENS) return [...elements];
  const names = unlistedNames(unlistedText(elements, text));
  let next = 0;
  let end = 0;
  return elements.flatMap((element): Element[] => {
    if (element.from < end) return [];
    while (next < names.length && names[next]!.from < element.from) next++;
    if (element.type === 'unsearchable' && element.inside) {
      const own: Unlisted[] = [];
      while (next < names.length && names[next]!.to <= element.to) own.push(names[next++]!);
      return own.length > 0 ? withToldNames(element, own, text, lexicon) : [element];
    }
    const name = names[next];
    if (name?.from !== element.from || element.to > name.to) return [element];
    if (!isName(name)) {
      end = name.to;
      return [contractElement(name)];
    }
    const found = element.type === 'word' ? itemOfName(name, text, lexicon) : null;
    if (found === null) return [element];
    end = name.to;
    return [{ from: name.from, to: name.to, type: 'item', item: found }];
  });
}

const CAPITALS = /\p{Lu}{2}|\p{Ll}\p{Lu}|\d/u;

/**
 * What is asked by a name that no list has ranks people, and a criterion asks for it: as a filter it
 * would hide those who write it otherwise. Letters such as "BOSIET" that a text insists on are
 * required. A field is excluded by a criterion alone: its word stands in many honest profiles.
 */
export function settleUnlisted(elements: readonly Scoped[]): Scoped[] {
  return elements.map((element): Scoped => {
    // "No seasonal staff": what is denied is not told of, but asked.
    if (element.type === 'unsearchable' && element.unlisted && element.excluded)
      return { ...plainOf(element), type: 'word' };
    const meaning = element.type === 'item' ? element.item.meaning : null;
    if (!meaning || !('unlisted' in meaning)) return element;
    if (meaning.kind === 'keyword' && element.excluded) {
      return { ...plainOf(element), type: 'word' };
    }
    if (element.excluded || element.nice) return element;
    if (element.must && meaning.kind === 'certification' && CAPITALS.test(meaning.value))
      return element;
    return { ...element, must: false, work: true };
  });
}
