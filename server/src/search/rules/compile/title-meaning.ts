import { SENIORITIES } from '../../../lexicon/lexicon.ts';
import type { Lexicon, Seniority } from '../../../lexicon/types.ts';
import { HEADS } from '../../../reader/heads.ts';
import { isTitlePair } from '../../../reader/titles/title-words.ts';
import { roleTerm, searchWords, seniorityTerm } from '../../document/terms.ts';

/** Words of which one is enough. */
export type Group = readonly string[];

/** What a searched title means, as groups of words that one title must hold. */
export interface TitleMeaning {
  family: string | null;
  /** All its words. */
  words: readonly Group[];
  /** The role; null for words that name no known one. */
  role: string | null;
  /** The kinds of the role and, for an abbreviation, what else it may mean. */
  kinds: readonly string[];
  /** The level that is stated beside the role. Null when none is. */
  level: Group | null;
  /**
   * What a title must hold of the level. A search for a senior engineer also means other engineers;
   * one for an intern or for the director of a team means nobody else.
   */
  neededLevel: Group | null;
  /** The words beside role and level, in order: sector, technology, way of working. */
  modifiers: readonly string[];
  /** For an unknown role, the words that carry the meaning. Null when all words do. */
  core: readonly Group[] | null;
}

const LEADING = SENIORITIES.slice(SENIORITIES.indexOf('manager'));
const isLeading = (level: Seniority): boolean => LEADING.includes(level);
/** Leaders of a field: a search for the director of a field also means its head and its manager. */
export const LEADERS: Group = LEADING.map(seniorityTerm);

export function meaningOf(title: string, lexicon: Lexicon): TitleMeaning {
  const { family, alternatives, seniority, forms, modifiers } = lexicon.readTitle(title);
  const stems = searchWords(lexicon, title);
  const names = forms.map((form) => searchWords(lexicon, form));
  const [first = []] = names;
  const seniorityStems = new Set(
    seniority === null ? [] : stems.filter((stem) => lexicon.readSeniority(stem) === seniority),
  );
  const isLevel = (stem: string): boolean =>
    seniorityStems.has(stem) && !(first.includes(stem) && isOffice(stem, lexicon));
  const words = stems.map((stem) =>
    seniority !== null && isLevel(stem) ? [stem, seniorityTerm(seniority)] : [stem],
  );
  // The seniority counts when it is stated beside the role's name. "head of sales" is itself a
  // name, and so is "sales director".
  const isStated = family === null || stems.some((stem) => !first.includes(stem));
  const level = seniority !== null && isStated ? seniority : null;
  return {
    family,
    words: family === null ? words : withOtherWords(words, names),
    role: family === null ? null : roleTerm(family),
    kinds: family === null ? [] : [...lexicon.kindsOf(family), ...alternatives].map(roleTerm),
    level: level === null ? null : [seniorityTerm(level)],
    neededLevel: level === null ? null : neededOf(level),
    modifiers,
    core: family === null ? coreOf(title, lexicon) : null,
  };
}

function neededOf(level: Seniority): Group | null {
  if (level === 'intern') return [seniorityTerm('intern')];
  return isLeading(level) ? LEADERS : null;
}

/**
 * "DRH", "CFO", "founder": a word that states both the level and the role matches no other person
 * of that level.
 */
function isOffice(stem: string, lexicon: Lexicon): boolean {
  return lexicon.readTitle(stem).family !== null || /^c[a-z]{1,3}o$/.test(stem);
}

/**
 * A role of one word ("engineer") also matches longer titles by its other one-word names
 * ("ingénieur logiciel").
 */
function withOtherWords(
  words: readonly Group[],
  names: readonly (readonly string[])[],
): readonly Group[] {
  const others = names.flatMap((name) => (name.length === 1 ? name : []));
  return words.map((group) =>
    names[0]?.length === 1 && group[0] === names[0][0]
      ? [...new Set([...group, ...others])]
      : group,
  );
}

/**
 * Of a longer title that names no known role, the head and the word that open vocabularies put
 * beside it: "policy manager" of "gaming policy manager". Null when they know no such pair, since
 * then any word may carry the meaning.
 */
function coreOf(title: string, lexicon: Lexicon): Group[] | null {
  const words = lexicon
    .fold(title)
    .split(' ')
    .filter((word) => lexicon.stems(word).length > 0);
  if (words.length < 3) return null;
  const heads = (word: string | undefined): boolean =>
    word !== undefined && (HEADS.has(word) || lexicon.readSeniority(word) !== null);
  const [first, second] = words;
  const [before, last] = words.slice(-2);
  if (heads(last) && isTitlePair(before!, last!, 'en')) return pair(last!, before!, lexicon);
  if (heads(first) && isTitlePair(first!, second!, 'fr')) return pair(first!, second!, lexicon);
  return null;
}

function pair(head: string, beside: string, lexicon: Lexicon): Group[] {
  const level = lexicon.readSeniority(head);
  const terms = level === null ? [] : isLeading(level) ? LEADERS : [seniorityTerm(level)];
  return [[...lexicon.stems(head), ...terms], [...lexicon.stems(beside)]];
}
