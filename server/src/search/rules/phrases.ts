import type { Clause, Matcher, Plan } from '../../index/index.ts';
import type { Lexicon } from '../../lexicon/types.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import { textsOf } from '../document/document.ts';
import { keywordTerm, nameWords } from '../document/terms.ts';
import type { Filter } from './filter.ts';
import { keywordTexts, parseKeywords } from './keywords.ts';

/**
 * Phrases of three words or more. The index only knows which two words stand side by side. So "head
 * of sales" also finds a person who was "head of marketing" and then "director of sales". Only the
 * profile's texts tell them apart.
 */

export interface Phrase {
  /** Folded. */
  words: string;
  /** The words as the index stores them. */
  terms: readonly string[];
}

/** The phrases of keyword filters that pairs of words do not settle, without duplicates. */
export function longPhrases(filters: readonly Filter[], lexicon: Lexicon): Phrase[] {
  const texts = filters.flatMap(({ filterType, value }) =>
    filterType === 'KEYWORD' ? [value].flat().map(String) : [],
  );
  const parts = texts.flatMap((text) => {
    const parsed = parseKeywords(text);
    return 'problem' in parsed ? [text] : keywordTexts(parsed.query);
  });
  const long = [...new Set(parts.map((part) => lexicon.fold(part)))].map((words) => ({
    words,
    terms: nameWords(lexicon, words),
  }));
  return long.flatMap(({ words, terms }) =>
    terms.length > 2 ? { words, terms: terms.map((word) => keywordTerm(lexicon, word)) } : [],
  );
}

/** Whether a text of the profile holds these words in a row. */
export function holdsPhrase(profile: TalentProfile, { words }: Phrase, lexicon: Lexicon): boolean {
  return textsOf(profile).some((text) => ` ${lexicon.fold(text)} `.includes(` ${words} `));
}

/**
 * A plan for the people whose texts decide: they have all neighbouring pairs of the phrase, and
 * match the rest of the plan.
 */
export function suspectsOf(plan: Plan, phrase: Phrase): Plan {
  const pairs: Clause = {
    occurrence: 'required',
    tiers: [{ matcher: neighbours(phrase.terms), weight: 1 }],
  };
  return {
    ...plan,
    clauses: [
      pairs,
      ...plan.clauses.filter(({ tiers }) => !tiers.some(({ matcher }) => asksFor(matcher, phrase))),
    ],
    needsOptional: false,
  };
}

/** The plan without the people who have all neighbouring pairs of the phrase but not the phrase. */
export function withoutFalse(plan: Plan, phrase: Phrase, ids: readonly string[]): Plan {
  if (ids.length === 0) return plan;
  const truly = (matcher: Matcher): Matcher => {
    if (isPhrase(matcher, phrase))
      return { kind: 'all', of: [matcher, { kind: 'not', of: { kind: 'ids', ids } }] };
    if (matcher.kind === 'not') return { kind: 'not', of: truly(matcher.of) };
    return matcher.kind === 'any' || matcher.kind === 'all'
      ? { kind: matcher.kind, of: matcher.of.map(truly) }
      : matcher;
  };
  const clauses = plan.clauses.map((clause) => ({
    ...clause,
    tiers: clause.tiers.map((tier) => ({ ...tier, matcher: truly(tier.matcher) })),
  }));
  return { ...plan, clauses };
}

/** The same matcher as a compiled keyword filter. */
export function neighbours(terms: readonly string[]): Matcher {
  return {
    kind: 'all',
    of: terms.slice(1).map((second, at) => ({ kind: 'pair', first: terms[at]!, second })),
  };
}

function isPhrase(matcher: Matcher, { terms }: Phrase): boolean {
  if (matcher.kind !== 'all' || matcher.of.length !== terms.length - 1) return false;
  return matcher.of.every(
    (inner, at) =>
      inner.kind === 'pair' && inner.first === terms[at] && inner.second === terms[at + 1],
  );
}

function asksFor(matcher: Matcher, phrase: Phrase): boolean {
  if (isPhrase(matcher, phrase)) return true;
  if (matcher.kind === 'not') return asksFor(matcher.of, phrase);
  return (
    (matcher.kind === 'any' || matcher.kind === 'all') &&
    matcher.of.some((inner) => asksFor(inner, phrase))
  );
}
