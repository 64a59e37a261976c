import type { Tier } from '../../../index/index.ts';
import type { Lexicon } from '../../../lexicon/types.ts';
import { searchWords, skillTerm } from '../../document/terms.ts';
import { WEIGHTS } from '../../document/weights.ts';
import type { Filter } from '../filter.ts';
import type { CompileContext } from './context.ts';
import { exactTier, valuesOf, wordsOf } from './text.ts';

/**
 * Names of skills, folded, that match as the known skill and not as words of another one. There
 * they mean something else ("Go to market", "R&D", "Vitamin C", "ISO/TS 16949"), or too little is
 * left of them: only the letter m of "M&A".
 */
const AMBIGUOUS_NAMES = new Set(['c', 'go', 'r', 'ts', 'm a', 'fp a', 's op']);

export function compileSkill(
  text: string,
  { isExactMatch, isExcluded }: Filter,
  { lexicon }: CompileContext,
): Tier[] {
  const skill = lexicon.readSkill(text);
  const words = searchWords(lexicon, text);
  const byWords = !skill || !AMBIGUOUS_NAMES.has(lexicon.fold(text));
  const tiers = SIDES.flatMap(({ side, field }) => {
    const weights = WEIGHTS.skill[side];
    const exact = [exactTier(field, text, lexicon, weights.exact)];
    if (isExactMatch) return exact;
    if (skill) exact.push({ matcher: valuesOf(field, skillTerm(skill.id)), weight: weights.exact });
    if (byWords) exact.push({ matcher: wordsOf(field, words), weight: weights.words });
    return exact;
  });
  if (isExactMatch) return tiers;
  // The document has the known skills of a current title among the listed ones.
  if (!skill)
    return [
      ...tiers,
      { matcher: wordsOf('currentTitle', words), weight: WEIGHTS.skill.listed.words },
    ];
  // To exclude a skill is not to exclude who knows only a part of it.
  return isExcluded ? tiers : [...tiers, ...partTiers(skill.id, lexicon)];
}

const SIDES = [
  { side: 'recent', field: 'recentSkill' },
  { side: 'listed', field: 'skill' },
] as const;

/** "AWS" also finds who names only EC2, below everyone who names AWS. */
function partTiers(skill: string, lexicon: Lexicon): Tier[] {
  const parts = lexicon.partsOfSkill(skill).map(({ id }) => skillTerm(id));
  if (parts.length === 0) return [];
  return SIDES.map(({ field }) => ({
    matcher: valuesOf(field, ...parts),
    weight: WEIGHTS.skill.part,
    label: 'part',
  }));
}
