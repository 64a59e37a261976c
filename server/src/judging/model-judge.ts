import type { Lexicon } from '../lexicon/types.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Model } from '../platform/model.ts';
import type { Language } from '../platform/operation.ts';
import { createAsk } from './ask-model.ts';
import type { CriterionStatus, JudgeAnswer } from './contract.ts';
import type { Judge } from './port.ts';
import { possibleStatuses } from './rules/certainty.ts';
import { type AskedCriterion, PROMPT_VERSION } from './rules/model-prompt.ts';
import { modelView } from './rules/model-view.ts';
import { tidyText } from './rules/wording.ts';
import { wordings } from './rules/wordings.ts';
import { createRules } from './rules-judge.ts';

export interface ModelJudgeOptions {
  model: Model;
  lexicon: Lexicon;
  metrics: Pick<Metrics, 'countModelFinding'>;
}

/**
 * Judges by asking the operator's model about one talent per request, for statuses that the rules
 * leave open. A status computed by the rules is final, regardless of the model's answer. Titles
 * come from the rules, so that a criterion has the same title for every talent. Rejects with
 * ModelError when the model is not available, or when it answers twice with the wrong number of
 * criteria.
 */
export function createModelJudge({ model, lexicon, metrics }: ModelJudgeOptions): Judge {
  const rule = createRules({ lexicon });
  const ask = createAsk({ model, lexicon });

  return {
    id: `model/${model.id}/${PROMPT_VERSION}`,
    async judge(input) {
      const { question, criterias: ruled } = rule(input);
      const asked = ruled.map(({ title, reading, finding }, index): AskedCriterion => {
        return {
          criterion: input.criterias[index]!,
          title,
          finding,
          possible: possibleStatuses(reading, question),
        };
      });
      const view = modelView(input.profile);
      const { value, usage, isReadable, unsupported } = await ask({
        question,
        ruled,
        asked,
        view,
        input,
      });
      const criterias = asked.map(
        ({ title, finding, possible }, index): JudgeAnswer['criterias'][number] => {
          const said = value.criterias[index]!;
          const isRefuted = unsupported.has(index);
          if (
            !possible.has(said.status) ||
            possible.size === 1 ||
            (isRefuted && !possible.has('unknown'))
          )
            return { ...finding, title, references: [...finding.references] };
          if (isRefuted)
            return {
              title,
              status: 'unknown',
              result: wordings[input.language].withoutEvidence(),
              references: [],
            };
          const references = view.quotes(said.references);
          metrics.countModelFinding('quote_dropped', said.references.length - references.length);
          return {
            title,
            status: said.status,
            result: resultOf(said, isReadable, input.language),
            references,
          };
        },
      );
      const overruled = asked.filter(
        ({ possible }, index) => !possible.has(value.criterias[index]!.status),
      ).length;
      metrics.countModelFinding('overruled', overruled + unsupported.size);
      // An empty recap is written again from the statuses: the model's text covered other statuses,
      // or was in another language.
      return {
        recap: overruled + unsupported.size === 0 && isReadable ? tidyText(value.recap) : '',
        criterias,
        usage,
      };
    },
  };
}

/** The model's own text, or else the meaning of the status in the scoring language. */
function resultOf(
  { result, status }: { result: string; status: CriterionStatus },
  isReadable: boolean,
  language: Language,
): string {
  const text = isReadable ? tidyText(result) : '';
  return text === '' ? wordings[language].judged(status) : text;
}
