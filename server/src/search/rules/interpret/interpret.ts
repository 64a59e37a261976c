import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Interpretation } from '../filter.ts';
import { criteriaOf, groupSentences, type ScoringLanguage, sentencesFor } from './criteria.ts';
import { type Element, item, type Text, textOf } from './elements.ts';
import { filtersOf } from './filters.ts';
import { type Group, group } from './groups.ts';
import { leftoversOf } from './leftovers.ts';
import { mainTitle, partedByHiring } from './main-title.ts';
import { looksForPeople } from './plausible.ts';
import { type Draft, readPrompt } from './read.ts';
import { type Scoped, scope } from './scope.ts';
import { spelledOut } from './spellings.ts';
import { withoutWiderPlaces } from './wider-places.ts';

const MOST_CRITERIA = 10;

/** Endings of words for people by their trade, in both languages. */
const TRADE =
  /(?:er|ers|or|ors|ist|ists|ian|ians|eur|eurs|euse|euses|rice|rices|ien|iens|ienne|iennes|iste|istes|ier|iers|iere|ieres|logue|logues|smith|man|woman|naute)$/;

/** What follows these is something to do, though it may end like a trade: "je voudrais réserver". */
const BEFORE_A_VERB = new Set('pour|to|afin|voudrais|veux|voulons|veut|aimerais|souhaite|souhaitons|peux|peut|dois|faut'.split('|'));

/** Kinds that show that the words before them name a trade, unless the prompt says itself that it searches. */
const BESIDE_A_TRADE = new Set(['place', 'years', 'skill', 'seniority', 'language', 'certification']);

/** French infinitives end like English trades: "acheter un vélo". */
function isTrade({ tokens, french }: Text, { from }: Element): boolean {
  const word = tokens[from]?.word ?? '';
  return TRADE.test(word) && !(french && /[^i]er$/.test(word));
}

/** What developers call themselves by when they leave the developer out: "Golang backend, Lisbon". */
const BARE_SPECIALITIES = new Set(['backend', 'frontend', 'fullstack']);

function withBareSpeciality(elements: Element[], { tokens }: Text): Element[] {
  const at = elements.findIndex((element) => element.type === 'word' && BARE_SPECIALITIES.has(tokens[element.from]?.word ?? ''));
  const word = elements[at];
  if (!word) return elements;
  const value = `${tokens[word.from]?.word} developer`;
  const title = item(word.from, word.to, { kind: 'title' as const, value, history: 'CURRENT_AND_PAST' as const, aside: false });
  return elements.toSpliced(at, 1, { from: word.from, to: word.to, type: 'item', item: title });
}

/**
 * A trade that no list holds: the first words of "falconer in Lyon" and of "je cherche un santonnier" are taken for the title when
 * they end like the name of a trade.
 */
function withUnknownTrade(draft: Draft): Element[] {
  const { elements, text } = draft;
  if (elements.some((element) => element.type === 'item' && element.item.meaning.kind === 'title')) return elements;
  const special = withBareSpeciality(elements, text);
  if (special !== elements) return special;
  const first = elements.findIndex((element) => element.type === 'word');
  const before = elements.slice(0, first);
  const duty = BEFORE_A_VERB.has(text.tokens[(elements[first]?.from ?? 0) - 1]?.word ?? '');
  const opens =
    first >= 0 &&
    !duty &&
    before.every((element) => element.type === 'filler' || (element.type === 'item' && element.item.meaning.kind === 'seniority'));
  const supported = draft.hiring || elements.some((element) => element.type === 'item' && BESIDE_A_TRADE.has(element.item.meaning.kind));
  if (!opens || !supported) return elements;
  let end = first;
  while (end - first < 3 && elements[end]?.type === 'word') end++;
  const run = elements.slice(first, end);
  if (elements[end]?.type === 'word' || !run.some((element) => isTrade(text, element))) return elements;
  const from = run[0]?.from ?? 0;
  const to = run.at(-1)?.to ?? from;
  const title: Element = {
    from,
    to,
    type: 'item',
    item: item(from, to, { kind: 'title', value: spelledOut(textOf(text, from, to), text.french), history: 'CURRENT_AND_PAST', aside: false }),
  };
  return [...before, title, ...elements.slice(end)];
}

/** Where every title is said in passing ("5 years as a nurse"), the first one is the title searched. */
function withMainTitle(elements: Element[]): Element[] {
  const titles = elements.filter((element) => element.type === 'item' && element.item.meaning.kind === 'title');
  const isMain = (element: Element): boolean => element.type === 'item' && element.item.meaning.kind === 'title' && !element.item.meaning.aside;
  if (titles.some(isMain)) return elements;
  return elements.map((element) => {
    if (element !== titles[0] || element.type !== 'item' || element.item.meaning.kind !== 'title') return element;
    return { ...element, item: { ...element.item, meaning: { ...element.item.meaning, aside: false } } };
  });
}

/** "java but not javascript developer" excludes JavaScript, not the developers, who are all that is searched. */
function withTitleKept(elements: readonly Scoped[], lexicon: Lexicon): Scoped[] {
  const titled = elements.some((element) => element.type === 'item' && element.item.meaning.kind === 'title' && !element.excluded);
  const skilled = elements.some((element) => element.type === 'item' && element.item.meaning.kind === 'skill' && !element.excluded);
  if (titled || !skilled) return [...elements];
  return elements.flatMap((element): Scoped[] => {
    if (element.type !== 'item' || element.item.meaning.kind !== 'title' || !element.excluded) return [element];
    const { from, to, meaning } = element.item;
    const [first = '', ...rest] = meaning.value.split(' ');
    const skill = to - from >= 2 && rest.length === to - from - 1 ? lexicon.readSkill(first) : null;
    if (!skill || lexicon.readTitle(rest.join(' ')).family === null) return [element];
    return [
      { ...element, to: from + 1, item: { ...element.item, to: from + 1, meaning: { kind: 'skill', value: skill.name } } },
      { ...element, from: from + 1, excluded: false, item: { ...element.item, from: from + 1, meaning: { ...meaning, value: rest.join(' ') } } },
    ];
  });
}

/** One title is searched, and the first level; the others belong to the description of the work, unless they are past or excluded. */
function searchedGroups(groups: readonly Group[], text: Text): Group[] {
  const candidates = groups.filter(
    ({ items: [first] }) => first?.meaning.kind === 'title' && !first.meaning.aside && !first.excluded && first.stance !== 'nice',
  );
  const isPast = ({ items: [first] }: Group): boolean => first?.meaning.kind === 'title' && first.meaning.history === 'PAST';
  const main =
    mainTitle(
      candidates.filter((one) => !isPast(one)),
      text,
    ) ?? candidates[0];
  const level = groups.find(({ items: [first] }) => first?.meaning.kind === 'seniority' && !first.excluded);
  return groups.filter((one) => {
    const [first] = one.items;
    if (first?.meaning.kind === 'seniority') return one === level || first.excluded || first.stance !== 'plain' || !main;
    if (first?.meaning.kind !== 'title') return true;
    return one === main || (!first.meaning.aside && (first.excluded || first.stance === 'nice' || first.meaning.history === 'PAST'));
  });
}

/** A level counts beside a title, a profile or words that insist on it; "lead a team" and "at the right level" are no seniority. */
function withoutStrayLevels(elements: readonly Element[], text: Text): Element[] {
  return elements.map((element, at) => {
    if (element.type !== 'item' || element.item.meaning.kind !== 'seniority' || element.item.meaning.value !== 'lead') return element;
    const next = elements[at + 1];
    const near = [elements[at - 1], next].some((one) => one?.type === 'item' && ['title', 'skill', 'seniority'].includes(one.item.meaning.kind));
    return near || text.tokens.length < 4 ? element : { from: element.from, to: element.to, type: 'word' };
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
  const criteria = [...years, ...groupSentences(text, groups, told, leftovers.told, say), ...leftovers.requirements];
  return { criteria: unique(criteria).slice(0, MOST_CRITERIA), ignored: leftovers.ignored };
}

/**
 * What a recruiter's prompt asks for, without any model: filters with the slice of the prompt each came from, at most 10 criteria of at
 * most 300 characters in the scoring language, and the words that nothing could be made of. No filters when the prompt does not look
 * for people. Protected attributes are refused before this is called.
 */
export function interpretPrompt(prompt: string, lexicon: Lexicon, language: ScoringLanguage): Interpretation {
  const draft = readPrompt(prompt, lexicon);
  const known = withoutStrayLevels(withMainTitle(withUnknownTrade(draft)), draft.text);
  if (!looksForPeople({ ...draft, elements: known })) return { filters: [], criteria: [], ignored: [] };
  const elements = withTitleKept(scope(partedByHiring(known, draft.text)), lexicon);
  const groups = withoutWiderPlaces(searchedGroups(group(elements), draft.text), lexicon);
  const filters = filtersOf(draft.text, groups);
  if (filters.length === 0) return { filters: [], criteria: [], ignored: [] };
  return { filters, ...criteriaAndLeftovers(draft.text, elements, groups, lexicon, language) };
}
