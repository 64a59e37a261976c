import type { Lexicon } from '../lexicon/types.ts';
import type { Language } from '../platform/operation.ts';
import { readProtected } from '../reader/protected/gate.ts';
import type { CriterionPreview } from './contract.ts';
import { previewOf } from './rules/preview.ts';
import { previewTexts } from './rules/preview-texts.ts';
import { wordings } from './rules/wordings.ts';
import { readFor } from './rules-judge.ts';

/**
 * How each criterion would be judged, before any credit is spent. Pure: reads no profile. `strict`
 * refuses words that often stand for a protected attribute too.
 */
export type CriterionPreviews = (
  criterias: readonly string[],
  language: Language,
  how?: { strict: boolean },
) => CriterionPreview[];

export function createCriterionPreviews({ lexicon }: { lexicon: Lexicon }): CriterionPreviews {
  return (criterias, language, { strict } = { strict: false }) =>
    criterias.map((criterion) => {
      const { reading } = readFor(criterion, language, lexicon);
      const texts = previewTexts[language];
      const { refused: direct, warned } = readProtected(criterion, lexicon);
      const refused = [...direct, ...(strict ? warned : [])].map(({ quote }) => quote);
      return {
        criterion,
        ...previewOf(reading, criterion, wordings[language], texts),
        refused: refused.length === 0 ? null : texts.refused(refused),
      };
    });
}
