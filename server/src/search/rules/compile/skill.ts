import type { Tier } from '../../../index/index.ts';
import type { CompileContext } from '../compile.ts';
import type { Filter } from '../filter.ts';
import { searchWords, skillTerm } from '../terms.ts';
import { WEIGHTS } from '../weights.ts';
import { exactTier, valuesOf, wordsOf } from './text.ts';

/** Names like Go, R or C are words of other things too: they match as the known skill only. */
const SHORT_NAME = 2;

export function compileSkill(text: string, { isExactMatch }: Filter, { lexicon }: CompileContext): Tier[] {
  const skill = lexicon.readSkill(text);
  const words = searchWords(lexicon, text);
  const byWords = !skill || words.some((word) => word.length > SHORT_NAME);
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
