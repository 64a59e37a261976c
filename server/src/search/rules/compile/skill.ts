import type { Tier } from '../../../index/index.ts';
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
  { isExactMatch }: Filter,
  { lexicon }: CompileContext,
): Tier[] {
  const skill = lexicon.readSkill(text);
  const words = searchWords(lexicon, text);
  const byWords = !skill || !AMBIGUOUS_NAMES.has(lexicon.fold(text));
  return (['recent', 'listed'] as const).flatMap((side) => {
    const field = side === 'recent' ? 'recentSkill' : 'skill';
    const weights = WEIGHTS.skill[side];
    const tiers = [exactTier(field, text, lexicon, weights.exact)];
    if (isExactMatch) return tiers;
    if (skill) tiers.push({ matcher: valuesOf(field, skillTerm(skill.id)), weight: weights.exact });
    if (byWords) tiers.push({ matcher: wordsOf(field, words), weight: weights.words });
    return tiers;
  });
}
