import type { Clause, Matcher, Plan } from '../../index/index.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Evidence } from './evidence.ts';
import type { Filter } from './filter.ts';
import { keywordTexts, parseKeywords } from './keywords.ts';
import { keywordTerm, nameWords } from './terms.ts';

/**
 * Phrases of three words or more. The index knows which two words stand side by side, so "head of sales" also finds whoever was "head of marketing" and then
 * "director of sales": only their texts tell them apart.
 */

/** The words of a phrase as the index keeps them. */
export type Phrase = readonly string[];

/** The phrases of keyword filters that two words side by side do not settle, each once. */
export function longPhrases(filters: readonly Filter[], lexicon: Lexicon): Phrase[] {
  const texts = filters.flatMap(({ filterType, value }) => (filterType === 'KEYWORD' ? [value].flat().map(String) : []));
  const parts = texts.flatMap((text) => {
    const parsed = parseKeywords(text);
    return 'problem' in parsed ? [text] : keywordTexts(parsed.query);
  });
  const phrases = parts.map((part) => nameWords(lexicon, part).map((word) => keywordTerm(lexicon, word))).filter(({ length }) => length > 2);
  return [...new Map(phrases.map((phrase) => [phrase.join('\n'), phrase])).values()];
}

/** Whether a text of the profile holds these words in a row. */
export function holdsPhrase(evidence: Evidence, phrase: Phrase): boolean {
  return evidence.texts().some(({ tokens }) => tokens.some((_, at) => phrase.every((term, nth) => tokens[at + nth]?.term === term)));
}

/** A plan for the people whose texts decide: all neighbours of the phrase are there, and whatever else the plan asks but for this phrase. */
export function suspectsOf(plan: Plan, phrase: Phrase): Plan {
  const pairs: Clause = { occurrence: 'required', tiers: [{ matcher: neighbours(phrase), weight: 1 }] };
  return { clauses: [pairs, ...plan.clauses.filter(({ tiers }) => !tiers.some(({ matcher }) => asksFor(matcher, phrase)))], needsOptional: false };
}

/** The plan without the people who have all neighbours of the phrase, and not the phrase. */
export function withoutFalse(plan: Plan, phrase: Phrase, ids: readonly string[]): Plan {
  if (ids.length === 0) return plan;
  const truly = (matcher: Matcher): Matcher => {
    if (isPhrase(matcher, phrase)) return { kind: 'all', of: [matcher, { kind: 'not', of: { kind: 'ids', ids } }] };
    if (matcher.kind === 'not') return { kind: 'not', of: truly(matcher.of) };
    return matcher.kind === 'any' || matcher.kind === 'all' ? { kind: matcher.kind, of: matcher.of.map(truly) } : matcher;
  };
  const clauses = plan.clauses.map((clause) => ({ ...clause, tiers: clause.tiers.map((tier) => ({ ...tier, matcher: truly(tier.matcher) })) }));
  return { ...plan, clauses };
}

/** As a keyword filter is compiled. */
export function neighbours(phrase: Phrase): Matcher {
  return { kind: 'all', of: phrase.slice(1).map((second, at) => ({ kind: 'pair', first: phrase[at]!, second })) };
}

function isPhrase(matcher: Matcher, phrase: Phrase): boolean {
  if (matcher.kind !== 'all' || matcher.of.length !== phrase.length - 1) return false;
  return matcher.of.every((inner, at) => inner.kind === 'pair' && inner.first === phrase[at] && inner.second === phrase[at + 1]);
}

function asksFor(matcher: Matcher, phrase: Phrase): boolean {
  if (isPhrase(matcher, phrase)) return true;
  if (matcher.kind === 'not') return asksFor(matcher.of, phrase);
  return (matcher.kind === 'any' || matcher.kind === 'all') && matcher.of.some((inner) => asksFor(inner, phrase));
}
