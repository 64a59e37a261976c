import type { Tier } from '../../../index/index.ts';
import { nameWords } from '../../document/terms.ts';
import { WEIGHTS } from '../../document/weights.ts';
import type { Filter } from '../filter.ts';
import type { CompileContext } from './context.ts';
import { phrase } from './keyword.ts';
import { valuesOf } from './text.ts';

/** An industry that a job names. Without a history, also one named anywhere in the profile. */
export function compileIndustry(
  text: string,
  { isExactMatch, history = 'CURRENT_AND_PAST' }: Filter,
  { lexicon }: CompileContext,
): Tier[] {
  const industry = lexicon.readIndustry(text);
  if (!industry) return [];
  const current: Tier = {
    matcher: valuesOf('currentIndustry', industry.id),
    weight: WEIGHTS.industry.current,
  };
  const past: Tier = {
    matcher: valuesOf('pastIndustry', industry.id),
    weight: WEIGHTS.industry.past,
  };
  if (history === 'CURRENT') return [current];
  if (history === 'PAST') return [past];
  if (isExactMatch) return [current, past];
  const forms = [...new Set([lexicon.fold(text), ...industry.forms])].map((form) =>
    phrase(nameWords(lexicon, form), lexicon),
  );
  return [current, past, { matcher: { kind: 'any', of: forms }, weight: WEIGHTS.industry.named }];
}
