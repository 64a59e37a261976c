import type { Tier } from '../../../index/index.ts';
import type { Lexicon } from '../../../lexicon/types.ts';
import { nameWords } from '../../document/terms.ts';
import { WEIGHTS } from '../../document/weights.ts';
import type { History } from '../filter.ts';
import { exactTier, wordsOf } from './text.ts';

/** Legal forms that people often add or leave out. */
const LEGAL_FORMS = new Set(
  'inc incorporated llc ltd limited plc corp corporation co company gmbh ag se sa sas sasu sarl eurl spa bv nv ab oy'.split(
    ' ',
  ),
);

export function compileCompany(
  name: string,
  history: History,
  isExactMatch: boolean,
  lexicon: Lexicon,
): Tier[] {
  const all = nameWords(lexicon, name);
  const withoutForm = all.filter((word) => !LEGAL_FORMS.has(word));
  const words = withoutForm.length > 0 ? withoutForm : all;
  const side = (
    field: 'currentCompany' | 'pastCompany',
    weights: { exact: number; words: number },
  ): Tier[] => {
    const exact = exactTier(field, name, lexicon, weights.exact);
    if (isExactMatch) return [exact];
    return [
      exact,
      exactTier(field, words.join(' '), lexicon, weights.exact),
      { matcher: wordsOf(field, words), weight: weights.words },
    ];
  };
  return [
    ...(history === 'PAST' ? [] : side('currentCompany', WEIGHTS.company.current)),
    ...(history === 'CURRENT' ? [] : side('pastCompany', WEIGHTS.company.past)),
  ];
}
