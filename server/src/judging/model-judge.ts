import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Lexicon } from '../lexicon/types.ts';
import type { Metrics } from '../platform/metrics.ts';
import { addUsage, type Model, ModelError, type ModelUsage } from '../platform/model.ts';
import type { Language } from '../platform/operation.ts';
import { CRITERION_STATUSES, type CriterionStatus, type JudgeAnswer } from './contract.ts';
import type { Judge, JudgeInput } from './port.ts';
import { possibleStatuses } from './rules/certainty.ts';
import type { Question } from './rules/finding.ts';
import {
  type AskedCriterion,
  PROMPT_VERSION,
  reminder,
  systemPrompt,
  userPrompt,
} from './rules/model-prompt.ts';
import { type ModelView, modelView } from './rules/model-view.ts';
import { checkReferences } from './rules/quotes.ts';
import { tidyText, writtenIn } from './rules/wording.ts';
import { wordings } from './rules/wordings.ts';
import { createRules } from './rules-judge.ts';

/** The model's answer. The model writes the fields in this order, so it reasons in this order. */
export const modelAnswer = z.object({
  recap: z.string(),
  criterias: z.array(
    z.object({
      title: z.string(),
      result: z.string(),
      status: z.enum(CRITERION_STATUSES),
      references: z.array(z.object({ path: z.string(), quote: z.string() })),
    }),
  ),
});
type ModelAnswer = z.output<typeof modelAnswer>;

interface Asked {
  value: ModelAnswer;
  usage: ModelUsage;
  /** Whether the text is in the scoring language. */
  isReadable: boolean;
}

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

  /** Asks again when the answer is in the wrong language or has the wrong number of criteria. */
  async function ask(
    question: Question,
    asked: readonly AskedCriterion[],
    view: ModelView,
    input: JudgeInput,
  ): Promise<Asked> {
    const { language, signal, cacheScope } = input;
    // The author of a profile or a criterion cannot guess it.
    const fence = `===${randomBytes(12).toString('hex')}===`;
    const request = {
      prompt: userPrompt(question, asked, view, fence),
      schema: modelAnswer,
      name: 'judgement',
      signal,
      turn: cacheScope?.workspaceId,
    };
    const system = systemPrompt(language, fence);
    const first = await model.object({ ...request, system });
    if (first.value.criterias.length === asked.length && isIn(language, first.value))
      return { ...first, isReadable: true };
    const second = await model.object({
      ...request,
      system: system + reminder(language, asked.length),
    });
    const usage = addUsage(first.usage, second.usage);
    if (second.value.criterias.length !== asked.length)
      throw new ModelError('malformed', { usage });
    return { value: second.value, usage, isReadable: isIn(language, second.value) };
  }

  const isIn = (language: Language, { recap, criterias }: ModelAnswer): boolean =>
    writtenIn([recap, ...criterias.map(({ result }) => result)], language, lexicon);

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
      const { value, usage, isReadable } = await ask(question, asked, view, input);
      const criterias = asked.map(
        ({ title, finding, possible }, index): JudgeAnswer['criterias'][number] => {
          const said = value.criterias[index]!;
          if (!possible.has(said.status) || possible.size === 1)
            return { ...finding, title, references: [...finding.references] };
          const references = checkReferences(input.profile, view.profile, said.references);
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
      metrics.countModelFinding('overruled', overruled);
      // An empty recap is written again from the statuses: the model's text covered other statuses,
      // or was in another language.
      return {
        recap: overruled === 0 && isReadable ? tidyText(value.recap) : '',
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
