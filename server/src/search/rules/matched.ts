import type { Clause, Matcher, NumberField } from '../../index/index.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import type { Reference } from '../../talents/profile-fields.ts';
import {
  createEvidence,
  type Evidence,
  type EvidenceReaders,
  firstDay,
} from '../document/evidence.ts';
import { type Job, numbersOf } from '../document/work.ts';
import { readLabel, TITLE_GRADES } from './compile/title-label.ts';
import { type NearTitle, nearTitleOf } from './compile/title-near.ts';
import type { Filter, FilterType } from './filter.ts';
import { itemsOf } from './items.ts';
import type { TextToken } from './tokens.ts';

/** Why a talent was found: the filter, and the words of the profile that it matched. */
export interface Match {
  /** Its index among the filters sent or interpreted. */
  filter: number;
  filterType: FilterType;
  /**
   * A JSON pointer into the talent, and an exact slice of the text there. Both are null when no
   * text of the profile states the match.
   */
  path: string | null;
  text: string | null;
  /** How near the match is, for filters that have grades. */
  grade?: MatchGrade;
  /** How the title is near the one asked for. */
  near?: NearMatch;
}

/** `part`: only a part of the skill is named, such as EC2 of AWS. */
export const MATCH_GRADES = [...TITLE_GRADES, 'part'] as const;
export type MatchGrade = (typeof MATCH_GRADES)[number];

export interface NearMatch {
  /**
   * Its usual name in the reader's language; null for a near occupation and for everyone in the same
   * job function.
   */
  title: string | null;
  /** How near it is to the title asked for, 0 to 1. */
  weight: number;
  reason: NearTitle['reason'];
}

export interface Found {
  profile: TalentProfile;
  updatedAt: Date;
  /** Of the searching workspace's own pool. */
  isOwn: boolean;
}

/** More words than this add no proof. */
const MAX_QUOTES = 5;

/**
 * The match of each filter that does not exclude: the words of its best tier, several when a
 * keyword asks for several. A wish without an entry was not met. `clauses` are those of the
 * filters, in the same order.
 */
export function matchesOf(
  { profile, updatedAt, isOwn }: Found,
  filters: readonly Filter[],
  clauses: readonly Clause[],
  { asOf, language, readers }: MatchReaders,
): Match[] {
  const evidence = createEvidence(profile, asOf, readers);
  return filters.flatMap(({ filterType, isExcluded, isRequired }, filter): Match[] => {
    if (isExcluded) return [];
    const best = bestQuotes(clauses[filter]!, { evidence, updatedAt, isOwn });
    // Required filters matched when the index answered, even if the profile has changed since.
    if (best === null && !isRequired) return [];
    const graded = { filter, filterType, ...gradeOf(best?.label, filters[filter]!) };
    if (!best?.quotes.length) return [{ ...graded, path: null, text: null }];
    return best.quotes
      .slice(0, MAX_QUOTES)
      .map(({ path, quote }) => ({ ...graded, path, text: quote }));
  });

  function gradeOf(label: string | undefined, { value }: Filter): Pick<Match, 'grade' | 'near'> {
    if (label === undefined) return {};
    if (label === 'part') return { grade: label };
    const { grade } = readLabel(label);
    const near = nearTitleOf(label, itemsOf(value), readers.lexicon);
    return near ? { grade, near: nearMatch(near) } : { grade };
  }

  function nearMatch({ family, weight, reason }: NearTitle): NearMatch {
    const title = family === null ? null : (readers.lexicon.roleName(family)?.[language] ?? null);
    return { title, weight: Math.round(weight * 100) / 100, reason };
  }
}

export interface MatchReaders {
  asOf: Date;
  /** Of the names of near titles. */
  language: 'en' | 'fr';
  readers: EvidenceReaders;
}

interface Person {
  evidence: Evidence;
  updatedAt: Date;
  isOwn: boolean;
}

/** Words that satisfy the heaviest satisfied tier; null when no tier is satisfied. */
function bestQuotes(
  { tiers }: Clause,
  person: Person,
): { quotes: Reference[]; label: string | undefined } | null {
  for (const { matcher, label, refines } of [...tiers].sort((a, b) => b.weight - a.weight)) {
    if (refines) continue;
    const quotes = quotesFor(matcher, person);
    if (quotes !== null) return { quotes, label };
  }
  return null;
}

/**
 * The words that satisfy the matcher, empty when it is satisfied without any; null when it is not
 * satisfied.
 */
function quotesFor(matcher: Matcher, person: Person): Reference[] | null {
  switch (matcher.kind) {
    case 'values':
      return matcher.field === 'keyword'
        ? quotesOfWords(person, (term) => matcher.values.includes(term))
        : quotesOfPiece(person, matcher.field, (value) => matcher.values.includes(value));
    case 'words': {
      const holds = (value: string): boolean =>
        matcher.groups.length > 0 && hasAll(value.split(' '), matcher.groups);
      return matcher.field === 'keyword'
        ? quotesOfWords(person, holds)
        : quotesOfPiece(person, matcher.field, holds);
    }
    case 'pair':
      return quotesOfRow(person, [matcher.first, matcher.second]);
    case 'pool':
      return matcher.own === person.isOwn ? [] : null;
    case 'ids':
      return matcher.ids.includes(person.evidence.profile.id) ? [] : null;
    case 'range':
      return quotesOfNumber(person, matcher);
    case 'not':
      return quotesFor(matcher.of, person) === null ? [] : null;
    case 'any':
      return first(matcher.of, (inner) => quotesFor(inner, person));
    case 'all':
      return quotesForAll(matcher.of, person);
  }
}

function hasAll(words: readonly string[], groups: readonly (readonly string[])[]): boolean {
  return groups.every((group) => group.some((word) => words.includes(word)));
}

function first<T, R>(items: readonly T[], read: (item: T) => R | null): R | null {
  for (const item of items) {
    const found = read(item);
    if (found !== null) return found;
  }
  return null;
}

/** All of them. A phrase that was matched pair by pair is quoted as one. */
function quotesForAll(matchers: readonly Matcher[], person: Person): Reference[] | null {
  const pairs = matchers.flatMap((matcher) => (matcher.kind === 'pair' ? matcher : []));
  if (pairs.length > 1 && pairs.length === matchers.length) {
    const row = quotesOfRow(person, [pairs[0]!.first, ...pairs.map(({ second }) => second)]);
    if (row !== null) return row;
  }
  const quotes: Reference[] = [];
  for (const matcher of matchers) {
    const found = quotesFor(matcher, person);
    if (found === null) return null;
    for (const one of found)
      if (!quotes.some(({ path, quote }) => path === one.path && quote === one.quote))
        quotes.push(one);
  }
  return quotes;
}

function quotesOfPiece(
  { evidence }: Person,
  field: Parameters<Evidence['pieces']>[0],
  isWanted: (value: string) => boolean,
): Reference[] | null {
  const piece = evidence.pieces(field).find(({ terms }) => terms.some(isWanted));
  return piece ? [{ path: piece.path, quote: piece.quote }] : null;
}

function quotesOfWords(
  { evidence }: Person,
  isWanted: (term: string) => boolean,
): Reference[] | null {
  return first(evidence.texts(), ({ path, text, tokens }) => {
    const token = tokens.find(({ term }) => isWanted(term));
    return token ? [{ path, quote: text.slice(token.start, token.end) }] : null;
  });
}

function quotesOfRow({ evidence }: Person, terms: readonly string[]): Reference[] | null {
  const standsAt = (tokens: readonly TextToken[], at: number): boolean =>
    terms.every((term, nth) => tokens[at + nth]?.term === term);
  return first(evidence.texts(), ({ path, text, tokens }) => {
    const at = tokens.findIndex((_, index) => standsAt(tokens, index));
    return at < 0
      ? null
      : [{ path, quote: text.slice(tokens[at]!.start, tokens[at + terms.length - 1]!.end) }];
  });
}

/**
 * Years are counted from a day, so that day is quoted. The day of an import is not a text of the
 * profile.
 */
function quotesOfNumber(
  { evidence, updatedAt }: Person,
  { field, min = -Infinity, max = Infinity }: Extract<Matcher, { kind: 'range' }>,
): Reference[] | null {
  const { work, asOf } = evidence;
  const number = numbersOf(work, updatedAt, asOf)[field];
  return number !== undefined && number >= min && number <= max
    ? countedFrom(field, evidence)
    : null;
}

function countedFrom(field: NumberField, { work: { jobs, current } }: Evidence): Reference[] {
  const [role] = current;
  if (field === 'updatedDay') return [];
  if (field === 'workingSince' || field === 'daysWorked') return firstDay(jobs);
  if (!role) return [];
  const employer = role.experience.organizationName;
  const isSame = ({ experience }: Job): boolean =>
    employer !== null && experience.organizationName === employer;
  return firstDay(
    field === 'inRoleSince' ? [role] : jobs.filter((job) => job === role || isSame(job)),
  );
}
