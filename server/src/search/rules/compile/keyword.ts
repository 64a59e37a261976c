import type { Matcher, Tier } from '../../../index/index.ts';
import type { Lexicon } from '../../../lexicon/types.ts';
import { exactTerm, keywordTerm, nameWords } from '../../document/terms.ts';
import { WEIGHTS } from '../../document/weights.ts';
import { type KeywordQuery, parseKeywords } from '../keywords.ts';
import { neighbours } from '../phrases.ts';
import { valuesOf } from './text.ts';

/** Text without a word: only signs, or letters of a script that we do not fold. */
const NOBODY: Matcher = { kind: 'any', of: [] };

type Leaf = (text: string, isPhrase: boolean) => Matcher;

/**
 * Words anywhere in the profile. Aliases and synonyms also match, with a lower weight. After NOT
 * only the words themselves count.
 */
export function compileKeywords(text: string, lexicon: Lexicon, isExactMatch: boolean): Tier[] {
  const parsed = parseKeywords(text);
  // Validation refuses keywords that cannot be parsed. Words of a prompt that look like broken
  // operators are plain words.
  const query: KeywordQuery = 'problem' in parsed ? { kind: 'word', text } : parsed.query;
  const words = (part: string): readonly string[] => nameWords(lexicon, part);
  const literal: Leaf = (part, isPhrase) => {
    const folded = words(part);
    if (folded.length === 0) return NOBODY;
    return isExactMatch || isPhrase || folded.length > 1
      ? phrase(folded, lexicon)
      : anyForm(folded[0]!, lexicon);
  };
  const tiers = [{ matcher: matcherOf(query, literal, literal), weight: WEIGHTS.keyword.literal }];
  if (isExactMatch) return tiers;
  const wide: Leaf = (part, isPhrase) => {
    // Quotation marks require these exact words.
    if (isPhrase) return literal(part, isPhrase);
    const other = otherNames(part, lexicon).map((form) => phrase(words(form), lexicon));
    return { kind: 'any', of: [literal(part, isPhrase), ...other] };
  };
  return [...tiers, { matcher: matcherOf(query, wide, literal), weight: WEIGHTS.keyword.alias }];
}

function matcherOf(query: KeywordQuery, leaf: Leaf, leafAfterNot: Leaf): Matcher {
  switch (query.kind) {
    case 'word':
    case 'phrase':
      return leaf(query.text, query.kind === 'phrase');
    case 'not':
      return { kind: 'not', of: matcherOf(query.of, leafAfterNot, leafAfterNot) };
    default:
      return {
        kind: query.kind === 'and' ? 'all' : 'any',
        of: query.of.map((part) => matcherOf(part, leaf, leafAfterNot)),
      };
  }
}

/**
 * The words of a folded text in a row. For three or more words, the index only checks that each
 * neighbouring pair is somewhere in the profile. The texts show whether they stand together
 * (`phrases.ts`).
 */
export function phrase(words: readonly string[], lexicon: Lexicon): Matcher {
  const terms = words.map((word) => keywordTerm(lexicon, word));
  if (terms.length === 1) return valuesOf('keyword', terms[0]!);
  return neighbours(terms);
}

/** A word in its plural and gendered forms. */
export function anyForm(word: string, lexicon: Lexicon): Matcher {
  const stems = lexicon.stems(word);
  return {
    kind: 'words',
    field: 'keyword',
    groups: [[...new Set([exactTerm(word), ...stems, ...stems.map(exactTerm)])]],
  };
}

/** The other names of a skill or a role of that name. */
function otherNames(text: string, lexicon: Lexicon): readonly string[] {
  const skill = lexicon.readSkill(text);
  if (skill) return skill.forms;
  const { family, forms } = lexicon.readTitle(text);
  return family === null ? [] : forms;
}
