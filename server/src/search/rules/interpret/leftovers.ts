import type { ScoringLanguage } from './criteria.ts';
import { askedElements, type Clause, clausesOf, isItem, isTelegraphic, NAMED } from './demands.ts';
import { type Scoped, type Text, textOf, type Unsearchable } from './elements.ts';
import type { Group } from './groups.ts';
import { openersOf } from './openers.ts';
import { REASONS } from './reasons.ts';
import { topicSentence } from './topics.ts';

export interface Leftovers {
  /** Requirements that no filter can express, as sentences. */
  requirements: string[];
  /** The elements that these sentences cover, so that nothing is stated twice. */
  told: ReadonlySet<Scoped>;
  ignored: { text: string; reason: string }[];
}

const MAX_CRITERION_LENGTH = 300;

function isRequirement(element: Scoped): boolean {
  return (
    element.type === 'cue' &&
    (element.cue === 'require' ||
      element.cue === 'task' ||
      element.cue === 'topic' ||
      (['exclude', 'exclude-after'].includes(element.cue) && !element.spent))
  );
}

function isUnsaid(element: Scoped): boolean {
  return (
    element.type === 'word' ||
    (element.type === 'unsearchable' && (element.partly || element.task)) ||
    (element.type === 'cue' && element.cue === 'topic') ||
    (element.type === 'item' && element.item.meaning.kind === 'title' && element.item.meaning.aside)
  );
}

/**
 * Words that open a clause and add no meaning: "who has scaled a team" becomes "Has scaled a team".
 */
const OPENERS =
  /^(?:(?:who|that|you've|you have|you|vous avez|tu as|with|and|also|must|should|having an?|avec|qui|et|aussi|ayant une?|doit)\s+)+/i;

function shortened(words: string): string {
  return words.length <= MAX_CRITERION_LENGTH
    ? words
    : words.slice(0, MAX_CRITERION_LENGTH).replace(/\s\S*$/, '');
}

function sentence(words: string): string {
  const bare = words
    .replace(/\s+/g, ' ')
    .replace(OPENERS, '')
    .replace(/^[\s,:;.-]+|[\s,:;.-]+$/g, '');
  const short = shortened(bare);
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** Neighbouring elements of a clause: `from` up to and without `to`. */
interface Range {
  from: number;
  to: number;
}

interface Requirement {
  words: string;
  told: Scoped[];
}

/**
 * The requirement of a clause: from the first word that asks for something to the last word that no
 * filter expresses.
 */
function requirementOf(
  text: Text,
  { elements }: Clause,
  asked: ReadonlySet<Scoped>,
  language: ScoringLanguage,
): Requirement | null {
  const range = elements.some((element) => asked.has(element))
    ? askedRange(elements)
    : (requiredRange(text, elements) ?? insistedRange(elements));
  const told = range ? elements.slice(withNoun(text, elements, range.from), range.to) : [];
  const first = told[0];
  const last = told.at(-1);
  if (!first || !last) return null;
  const answer = last.type === 'cue' && last.cue.startsWith('exclude') && told.indexOf(last) > 0;
  if (!answer) return { words: textOf(text, first.from, last.to), told };
  return { words: DENIED[language](textOf(text, first.from, last.from)), told };
}

/** "Generics no", "saisonnier s'abstenir": the denial stands first, where the judge expects it. */
const DENIED = {
  en: (words: string) => `No ${words}`,
  fr: (words: string) => (/^[aeéèêiouyh]/i.test(words) ? `Pas d'${words}` : `Pas de ${words}`),
} as const;

/** Nouns that say nothing alone, and belong to the words after them: "diplôme national". */
const NOUNS = new Set('diplome|degree|formation|niveau|level|certificat|licence'.split('|'));

function withNoun(text: Text, elements: readonly Scoped[], from: number): number {
  const before = elements[from - 1];
  const isNoun = before?.type === 'filler' && NOUNS.has(text.tokens[before.from]?.word ?? '');
  return isNoun ? from - 1 : from;
}

/**
 * Under a heading of criteria, a part is required as typed unless its items have their own
 * sentences.
 */
function askedRange(elements: readonly Scoped[]): Range | null {
  const told = elements.some(
    (element) => isItem(element) && !isItem(element, 'place', 'title', 'seniority'),
  );
  const from = elements.findIndex(
    (element) => element.type !== 'cue' || !['criteria', 'must-before'].includes(element.cue),
  );
  const says = elements.some((element) => isUnsaid(element) || isItem(element));
  return says && from >= 0 && (!told || elements.some(isUnsaid))
    ? { from, to: elements.length }
    : null;
}

/** "portfolio required": unread words that the prompt insists on. */
function insistedRange(elements: readonly Scoped[]): Range | null {
  // "AEO audit experience is a must": one ability beside the unread words belongs to them.
  const items = elements.filter((element) => isItem(element));
  if (items.length > 1 || items.some((one) => !isItem(one, 'function', 'industry'))) return null;
  const insisted = (element: Scoped): boolean =>
    element.must && (isUnsaid(element) || element.type === 'item');
  if (!elements.some((element) => element.must && isUnsaid(element))) return null;
  const from = elements.findIndex(insisted);
  return from < 0 ? null : { from, to: elements.findLastIndex(insisted) + 1 };
}

/** Cues that may stand after the words they claim. */
const AFTER_NAMES = new Set(['require', 'exclude', 'exclude-after']);

/** "Michelin experience", "generics no": unread words and the cue right after them. */
function namedBefore(elements: readonly Scoped[], cue: number): Range | null {
  let from = cue;
  while (from > 0 && elements[from - 1]?.type === 'word') from--;
  const element = elements[cue];
  return from < cue && element?.type === 'cue' && AFTER_NAMES.has(element.cue)
    ? { from, to: cue + 1 }
    : null;
}

const PERSON = new Set(
  "anyone|anybody|someone|somebody|person|people|candidate|candidates|quelqu'un|personne|personnes|profil|profils|candidat|candidats".split(
    '|',
  ),
);

/** "Happy with anyone who has run": what is asked begins after the word for the person. */
function namesPerson(text: Text, elements: readonly Scoped[]): boolean {
  return elements.some(
    ({ type, from }) => type === 'filler' && PERSON.has(text.tokens[from]?.word ?? ''),
  );
}

function requiredRange(text: Text, elements: readonly Scoped[]): Range | null {
  const lastUnsaid = elements.findLastIndex(isUnsaid);
  const firstCue = elements.findIndex(isRequirement);
  if (lastUnsaid < 0 || firstCue < 0) return null;
  if (firstCue > lastUnsaid) return namedBefore(elements, firstCue);
  const firstUnsaid = elements.findIndex(isUnsaid);
  const begin = Math.min(
    firstCue,
    firstUnsaid < firstCue &&
      onlyFillersBetween(elements, firstUnsaid, firstCue) &&
      !namesPerson(text, elements.slice(firstUnsaid, firstCue))
      ? firstUnsaid
      : firstCue,
  );
  return { from: begin, to: lastUnsaid + 1 };
}

function onlyFillersBetween(elements: readonly Scoped[], from: number, to: number): boolean {
  return elements
    .slice(from, to)
    .every(
      (element) =>
        element.type === 'word' ||
        element.type === 'filler' ||
        (element.type === 'cue' && ['and', 'or'].includes(element.cue)),
    );
}

/** Neighbouring unread words are reported together. */
function unreadWords(
  text: Text,
  clause: Clause,
  told: ReadonlySet<Scoped>,
): { text: string; nice: boolean }[] {
  const pieces: { text: string; nice: boolean }[] = [];
  let from: Scoped | null = null;
  let to: Scoped | null = null;
  const close = (): void => {
    if (from && to) pieces.push({ text: textOf(text, from.from, to.to), nice: from.nice });
    from = null;
    to = null;
  };
  for (const element of clause.elements) {
    if (isUnsaid(element) && !told.has(element)) {
      from ??= element;
      to = element;
    } else if (element.type !== 'filler') close();
  }
  close();
  return pieces;
}

/**
 * The sentences of a requirement for the judge: a fixed one for each known topic, else the prompt's
 * words.
 */
function sentencesOf(
  text: Text,
  { told, words }: Requirement,
  language: ScoringLanguage,
): string[] {
  const topics = told.filter((element) => element.type === 'cue' && element.cue === 'topic');
  const bare = told.every(
    (element) =>
      element.type === 'filler' ||
      (element.type === 'cue' && (element.cue !== 'exclude' || element.spent)),
  );
  const said = topics.map((element) =>
    topicSentence(textOf(text, element.from, element.to), language, element.excluded),
  );
  const known = said.filter((one) => one !== null);
  return known.length > 0 && (bare || topics.some((element) => element.excluded))
    ? known
    : [sentence(words)];
}

/** What a criterion asks and no filter can: as a wish it is only told. */
const isCriterionOnly = (element: Scoped): boolean =>
  isItem(element, 'management') || isItem(element, 'employers');

/** Items in no group, and wishes that no filter can express. */
function unusedItems(
  elements: readonly Scoped[],
  groups: readonly Group[],
  toldAlready: ReadonlySet<Scoped>,
): [Scoped, 'second' | 'wish'][] {
  const used = new Set(groups.flatMap((one) => one.elements));
  return elements
    .filter((element) => isItem(element) && !isUnsaid(element) && !toldAlready.has(element))
    .filter((element) => !used.has(element) || (isCriterionOnly(element) && element.nice))
    .map((element) => [element, used.has(element) ? 'wish' : 'second']);
}

const JOINED = new Set<Unsearchable>(['aside', 'contract']);

/** What no filter can say, with its reason. Neighbours of one topic are reported together. */
function untold(
  elements: readonly Scoped[],
  told: ReadonlySet<Scoped>,
): { topic: Unsearchable; from: number; to: number }[] {
  const pieces: { topic: Unsearchable; from: number; to: number }[] = [];
  let open = false;
  for (const element of elements) {
    const isTold = element.type !== 'unsearchable' || told.has(element);
    if (element.type === 'unsearchable' && !isTold) {
      const last = pieces.at(-1);
      const isSame = last?.topic === element.topic && JOINED.has(element.topic);
      if (open && last && isSame) last.to = element.to;
      else pieces.push({ topic: element.topic, from: element.from, to: element.to });
      open = true;
    } else if (['item', 'word', 'unsearchable'].includes(element.type)) open = false;
    else if (element.type === 'break' && element.strength === 'sentence') open = false;
  }
  return pieces;
}

/** An exclusion of its own sentence that no filter expresses: "chefs from hotels need not apply". */
function ruledOutBlocks(
  text: Text,
  elements: readonly Scoped[],
): { words: string; told: Scoped[] }[] {
  return text.structure.blocks
    .filter((block) => block.role === 'exclusion')
    .map(({ from, to }) => ({
      words: textOf(text, from, to),
      told: elements.filter((element) => element.from >= from && element.to <= to),
    }))
    .filter(
      ({ told }) =>
        !told.some((element) => element.excluded && element.type === 'item') &&
        told.some((element) => element.type === 'unsearchable' || isUnsaid(element)),
    );
}

const TEMPORARY = /^(?:en |d['’])?(?:interim|intérim|intérimaires?|temps?|cdd|fixed term)$/i;

/** "pas d'intérim": a contract that somebody had, unlike one that they want, is in a profile. */
function deniedContract(text: Text, { elements }: Clause): Requirement | null {
  const cue = elements.findIndex((one) => one.type === 'cue' && one.cue === 'exclude');
  const to = elements.findIndex(
    (one, at) =>
      at > cue &&
      one.type === 'unsearchable' &&
      one.topic === 'contract' &&
      TEMPORARY.test(textOf(text, one.from, one.to)),
  );
  const first = elements[cue];
  const last = elements[to];
  return first && last
    ? { words: textOf(text, first.from, last.to), told: elements.slice(cue, to + 1) }
    : null;
}

/** A part with the title searched, in which nothing is denied. */
const namesTitle = ({ elements }: Clause): boolean =>
  elements.some((element) => isItem(element, 'title') && !element.excluded) &&
  !elements.some((one) => one.type === 'cue' && one.cue.startsWith('exclude'));

const RULED_OUT = {
  en: 'Is not ruled out by:',
  fr: "N'est pas écarté par :",
} as const;

/**
 * What the filters do not express: requirements become sentences, the rest is reported with its
 * reason. `said` are the elements that a sentence already covers.
 */
export function leftoversOf(
  text: Text,
  elements: readonly Scoped[],
  groups: readonly Group[],
  said: ReadonlySet<Scoped>,
  language: ScoringLanguage,
): Leftovers {
  const held = new Set([...said, ...openersOf(text, elements)]);
  const requirements: string[] = [];
  const ignored: Leftovers['ignored'] = [];
  for (const { words, told } of ruledOutBlocks(text, elements)) {
    requirements.push(shortened(`${RULED_OUT[language]} ${words.replace(/\s+/g, ' ')}`));
    for (const element of told) held.add(element);
  }
  const asked = askedElements(text, elements);
  const asksAll = isTelegraphic(text);
  for (const clause of clausesOf(elements)) {
    const unsaid = { elements: clause.elements.filter((element) => !held.has(element)) };
    const requirement =
      deniedContract(text, unsaid) ?? requirementOf(text, unsaid, asked, language);
    if (requirement && !requirement.told.some((element) => element.nice)) {
      requirements.push(...sentencesOf(text, requirement, language));
      for (const element of requirement.told) held.add(element);
    }
    const asks = asksAll && namesTitle(clause);
    for (const piece of unreadWords(text, clause, held))
      if (asks && !piece.nice && NAMED.test(piece.text)) requirements.push(sentence(piece.text));
      else
        ignored.push({ text: piece.text, reason: REASONS[piece.nice ? 'wish' : 'word'][language] });
  }
  const silent = untold(elements, held).map(({ topic, from, to }) => ({
    text: textOf(text, from, to),
    reason: REASONS[topic][language],
  }));
  ignored.unshift(...silent);
  for (const [element, reason] of unusedItems(elements, groups, held)) {
    ignored.push({
      text: textOf(text, element.from, element.to),
      reason: REASONS[reason][language],
    });
  }
  return { requirements, told: held, ignored };
}
