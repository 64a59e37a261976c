import type { Lexicon } from '../../../lexicon/types.ts';
import { inclusiveEndings } from '../../../reader/inclusive.ts';
import { misspeltWords } from '../../../reader/misspelt.ts';
import { type Rewritten, rewrite } from '../../../reader/rewrite.ts';
import { cutWords } from '../../../reader/titles/clipped.ts';
import type { Interpretation } from '../filter.ts';
import { withoutColleagues, withRoles } from './block-roles.ts';
import { withoutContradictions } from './contradictions.ts';
import { criteriaOf, groupSentences, type ScoringLanguage, sentencesFor } from './criteria.ts';
import {
  type Element,
  type KeptTool,
  type Meaning,
  type Scoped,
  scoped,
  type Text,
} from './elements.ts';
import { filtersOf, forceOf } from './filters.ts';
import { withForces } from './forces.ts';
import { type Group, group } from './groups.ts';
import { leftoversOf } from './leftovers.ts';
import { mainTitle, partedByHiring } from './main-title.ts';
import { withOpenLists } from './open-lists.ts';
import { looksForPeople } from './plausible.ts';
import { type Draft, readPrompt } from './read.ts';
import { uncertainOf } from './uncertain.ts';
import { withUnknownTrade } from './unknown-trades.ts';
import { settleUnlisted, withLikeliestTitle, withUnlisted } from './unlisted-names.ts';
import { withoutWiderPlaces } from './wider-places.ts';

const MAX_CRITERIA = 10;

/**
 * When the prompt mentions every title in passing ("5 years as a nurse"), the first is the title
 * searched.
 */
function withMainTitle(elements: Element[]): Element[] {
  const titles = elements.filter(
    (element) => element.type === 'item' && element.item.meaning.kind === 'title',
  );
  const isMain = (element: Element): boolean =>
    element.type === 'item' && element.item.meaning.kind === 'title' && !element.item.meaning.aside;
  if (titles.some(isMain)) return elements;
  return elements.map((element) => {
    if (element !== titles[0] || element.type !== 'item' || element.item.meaning.kind !== 'title')
      return element;
    return {
      ...element,
      item: { ...element.item, meaning: { ...element.item.meaning, aside: false } },
    };
  });
}

/**
 * "java but not javascript developer" excludes JavaScript. It does not exclude developers, the only
 * people searched.
 */
function withTitleKept(elements: readonly Scoped[]): Scoped[] {
  const titled = elements.some(
    (element) =>
      element.type === 'item' && element.item.meaning.kind === 'title' && !element.excluded,
  );
  const skilled = elements.some(
    (element) =>
      element.type === 'item' && element.item.meaning.kind === 'skill' && !element.excluded,
  );
  if (titled || !skilled) return [...elements];
  return elements.flatMap((element, at): Scoped[] => {
    if (element.type !== 'item' || element.item.meaning.kind !== 'title' || !element.excluded)
      return [element];
    const { item } = element;
    const before = elements[at - 1];
    if (before?.type === 'item' && before.item.meaning.kind === 'skill' && before.excluded)
      return [{ ...element, excluded: false }];
    const [tool] = element.item.meaning.tools ?? [];
    if (!tool) return [element];
    const { tools: _, ...rest } = { ...element.item.meaning, value: tool.rest };
    return [
      skillElement(element, tool),
      { ...element, excluded: false, item: { ...item, meaning: rest } },
    ];
  });
}

/** A tool of a title as an element of its own, in the reach of the same cues. */
function skillElement(element: Scoped, { from, to, value }: KeptTool): Scoped {
  const { excluded } = element;
  const item = { from, to, meaning: { kind: 'skill' as const, value }, stance: 'plain' as const };
  return { ...element, from, to, type: 'item', item: { ...item, excluded } };
}

/** "Salesforce admin": the title keeps the tool, and people who list it rank first. */
function withToolsWished(elements: readonly Scoped[]): Scoped[] {
  return elements.flatMap((element): Scoped[] => {
    const meaning = element.type === 'item' ? element.item.meaning : null;
    if (meaning?.kind !== 'title' || element.excluded || meaning.aside) return [element];
    const tools = (meaning.tools ?? [])
      .filter(({ isAdded }) => isAdded)
      .map((tool) => skillElement(element, tool));
    return [element, ...tools.map((tool): Scoped => ({ ...tool, nice: true }))];
  });
}

/**
 * Only one title and the first level are searched. The others describe the work, unless they are
 * past or excluded.
 */
function searchedGroups(groups: readonly Group[], text: Text): Group[] {
  const candidates = groups.filter(
    ({ items: [first] }) =>
      first?.meaning.kind === 'title' &&
      !first.meaning.aside &&
      !first.excluded &&
      first.stance !== 'nice',
  );
  const isPast = ({ items: [first] }: Group): boolean =>
    first?.meaning.kind === 'title' && first.meaning.history === 'PAST';
  const main =
    mainTitle(
      candidates.filter((one) => !isPast(one)),
      text,
    ) ?? candidates[0];
  const level = groups.find(
    ({ items: [first] }) => first?.meaning.kind === 'seniority' && !first.excluded,
  );
  return groups.filter((one) => {
    const [first] = one.items;
    if (first?.meaning.kind === 'seniority')
      return one === level || first.excluded || first.stance !== 'plain' || !main;
    if (first?.meaning.kind !== 'title') return true;
    return (
      one === main ||
      (!first.meaning.aside &&
        (first.excluded || first.stance === 'nice' || first.meaning.history === 'PAST'))
    );
  });
}

/**
 * A level counts beside a title, a profile or words that insist on it. "lead a team" and "at the
 * right level" are not seniority.
 */
function withoutStrayLevels(elements: readonly Element[], text: Text): Element[] {
  return elements.map((element, at) => {
    if (
      element.type !== 'item' ||
      element.item.meaning.kind !== 'seniority' ||
      element.item.meaning.value !== 'lead'
    )
      return element;
    const next = elements[at + 1];
    const near = [elements[at - 1], next].some(
      (one) =>
        one?.type === 'item' && ['title', 'skill', 'seniority'].includes(one.item.meaning.kind),
    );
    return near || text.tokens.length < 4
      ? element
      : { from: element.from, to: element.to, type: 'word' };
  });
}

function unique(criteria: readonly string[]): string[] {
  const seen = new Set<string>();
  return criteria.filter((criterion) => {
    const key = criterion.toLowerCase();
    if (criterion === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function criteriaAndLeftovers(
  text: Text,
  elements: readonly Scoped[],
  groups: readonly Group[],
  lexicon: Lexicon,
  language: ScoringLanguage,
): Omit<Interpretation, 'filters'> {
  const say = sentencesFor(lexicon, language);
  const { years, told } = criteriaOf(text, elements, groups, say);
  const leftovers = leftoversOf(text, elements, groups, told, language);
  const criteria = [
    ...years,
    ...groupSentences(text, groups, told, leftovers.told, say),
    ...leftovers.requirements,
  ];
  return { criteria: unique(criteria).slice(0, MAX_CRITERIA), ignored: leftovers.ignored };
}

/** The filters and doubts of a rewritten prompt, with their words and offsets as typed. */
function asTyped(read: Interpretation, prompt: string, full: Rewritten): Interpretation {
  const located = <T extends { start: number; end: number; text: string }>(one: T): T => {
    const { start, end } = full.asTyped(one.start, one.end);
    return { ...one, start, end, text: prompt.slice(start, end) };
  };
  const filters = read.filters.map((one) => ({ ...one, span: located(one.span) }));
  return { ...read, filters, ...(read.uncertain && { uncertain: read.uncertain.map(located) }) };
}

/** Whether the lexicon lists these words as a title. */
function isTitle(words: string, lexicon: Lexicon): boolean {
  const [found] = lexicon.scan(words);
  return found?.kind === 'title' && found.quote === words;
}

/** The prompt with its cut and misspelt words put right; null when there are none. */
function rewritten(prompt: string, lexicon: Lexicon): Rewritten | null {
  return rewrite(prompt, [
    ...inclusiveEndings(prompt),
    ...cutWords(prompt, (words) => isTitle(words, lexicon)),
    ...misspeltWords(prompt, lexicon),
  ]);
}

/**
 * Reads a recruiter's prompt without a model. Returns filters, each with its slice of the prompt;
 * at most 10 criteria of at most 300 characters in the scoring language; and the words that were
 * not understood. Returns no filters when the prompt does not search for people. The caller refuses
 * protected attributes first. The country of the workspace decides between places of one name.
 */
export function interpretPrompt(
  prompt: string,
  lexicon: Lexicon,
  language: ScoringLanguage,
  home: string | null = null,
): Interpretation {
  const full = rewritten(prompt, lexicon);
  if (!full) return interpret(prompt, lexicon, language, home);
  return asTyped(interpret(full.text, lexicon, language, home), prompt, full);
}

/** A value that a prompt asks for, wishes or excludes, and its slice of the prompt. */
export interface ReadValue {
  kind: Meaning['kind'];
  force: 'required' | 'wished' | 'excluded';
  start: number;
  end: number;
}

/** Each value of each filter that a prompt is read as, for measuring. */
export function valuesOf(prompt: string, lexicon: Lexicon): ReadValue[] {
  const full = rewritten(prompt, lexicon);
  const read = readGroups(full?.text ?? prompt, lexicon, null);
  const tokens = read?.text.tokens ?? [];
  return (read?.groups ?? []).flatMap(({ items }) => {
    const force = forceOf(items, read?.groups ?? []);
    return items.map((one) => {
      const [start, end] = [tokens[one.from]?.start ?? 0, tokens[one.to - 1]?.end ?? 0];
      return { kind: one.meaning.kind, force, ...(full?.asTyped(start, end) ?? { start, end }) };
    });
  });
}

interface ReadPrompt {
  text: Text;
  elements: Scoped[];
  groups: Group[];
}

/** A prompt in elements: with the reach of its cues, and with what the rules make of each. */
export interface ReadElements {
  text: Text;
  scoped: Scoped[];
  ruled: Scoped[];
}

/** A prompt in elements as lists and rules read them, whether it searches for somebody or not. */
export function elementsByLists(prompt: string, lexicon: Lexicon, home: string | null): Draft {
  const read = readPrompt(prompt, lexicon, home);
  const { text } = read;
  const draft = { ...read, elements: withoutColleagues(read.elements, text) };
  const elements = withoutStrayLevels(withMainTitle(withUnknownTrade(draft)), text);
  return { ...draft, elements };
}

/** The same with the title that it asks for; null when it searches for nobody. */
function listedElements(
  prompt: string,
  lexicon: Lexicon,
  home: string | null,
): { text: Text; elements: Element[] } | null {
  const draft = elementsByLists(prompt, lexicon, home);
  const { text } = draft;
  const elements = withLikeliestTitle(draft.elements, text);
  if (!looksForPeople({ ...draft, elements })) return null;
  return { text, elements: partedByHiring(elements, text) };
}

/** Reads a prompt up to what the rules make of its values; null when it searches for nobody. */
export function readElements(
  prompt: string,
  lexicon: Lexicon,
  home: string | null = null,
): ReadElements | null {
  const read = listedElements(prompt, lexicon, home);
  if (!read) return null;
  const { text } = read;
  const named = withUnlisted(read.elements, text, lexicon);
  const reached = withToolsWished(withTitleKept(scoped(named)));
  return { text, scoped: reached, ruled: withRoles(reached, text, lexicon) };
}

/** What a prompt asks for, in groups of one filter each; null when it searches for nobody. */
function readGroups(prompt: string, lexicon: Lexicon, home: string | null): ReadPrompt | null {
  const read = readElements(prompt, lexicon, home);
  if (!read) return null;
  const { text, scoped: reached, ruled } = read;
  const forced = withoutContradictions(withForces(reached, ruled, text), lexicon);
  const elements = withOpenLists(settleUnlisted(forced), text);
  const groups = withoutWiderPlaces(searchedGroups(group(elements, text), text), lexicon);
  return { text, elements, groups };
}

function interpret(
  prompt: string,
  lexicon: Lexicon,
  language: ScoringLanguage,
  home: string | null,
): Interpretation {
  const read = readGroups(prompt, lexicon, home);
  const filters = read ? filtersOf(read.text, read.groups) : [];
  if (!read || filters.length === 0) return { filters: [], criteria: [], ignored: [] };
  const { text, elements, groups } = read;
  const uncertain = uncertainOf(text, groups, lexicon, language);
  return {
    filters,
    ...criteriaAndLeftovers(text, elements, groups, lexicon, language),
    ...(uncertain.length > 0 ? { uncertain } : {}),
  };
}
