import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Lexicon } from '../lexicon/types.ts';
import { addUsage, type Model, ModelError, type ModelUsage } from '../platform/model.ts';
import type { Language } from '../platform/operation.ts';
import { CRITERION_STATUSES } from './contract.ts';
import type { BlindJudgeInput } from './port.ts';
import type { Question } from './rules/finding.ts';
import {
  type AskedCriterion,
  doubtOf,
  reminder,
  systemPrompt,
  userPrompt,
} from './rules/model-prompt.ts';
import type { ModelView } from './rules/model-view.ts';
import { isSupported } from './rules/quote-facts.ts';
import { writtenIn } from './rules/wording.ts';
import type { RuledCriterion } from './rules-judge.ts';

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

/** A request to the model with what its answer is checked against. */
interface Asking {
  question: Question;
  ruled: readonly RuledCriterion[];
  asked: readonly AskedCriterion[];
  view: ModelView;
  input: BlindJudgeInput;
}

/**
 * Asks the operator's model about one talent. Rejects with ModelError when the model is not available,
 * or when it answers twice with the wrong number of criteria.
 */
export function createAsk({ model, lexicon }: { model: Model; lexicon: Lexicon }) {
  /** Asks again when the answer is in the wrong language or has the wrong number of criteria. */
  async function ask(
    question: Question,
    asked: readonly AskedCriterion[],
    view: ModelView,
    input: BlindJudgeInput,
    doubted: readonly number[] = [],
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
    const system = systemPrompt(language, fence) + doubtOf(doubted);
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

  /** The criteria that the answer calls met or partly met with quotes that cannot show it. */
  function unsupportedIn({ value }: Asked, { question, ruled, asked, view }: Asking) {
    return new Set(
      asked.flatMap(({ possible }, index) => {
        const { status, references } = value.criterias[index]!;
        const isClaimed = status === 'met' || status === 'partially_met';
        if (!isClaimed || possible.size === 1) return [];
        const quotes = view.quotes(references);
        return isSupported(ruled[index]!.reading, quotes, question) ? [] : [index];
      }),
    );
  }

  const isIn = (language: Language, { recap, criterias }: ModelAnswer): boolean =>
    writtenIn([recap, ...criterias.map(({ result }) => result)], language, lexicon);

  /** Asks once more when quotes cannot show what they are said to show. */
  return async function askSupported(
    asking: Asking,
  ): Promise<Asked & { unsupported: ReadonlySet<number> }> {
    const { question, asked, view, input } = asking;
    const first = await ask(question, asked, view, input);
    const doubted = unsupportedIn(first, asking);
    if (doubted.size === 0) return { ...first, unsupported: doubted };
    const again = await ask(question, asked, view, input, [...doubted]);
    // The other criteria keep their first answer.
    const criterias = first.value.criterias.map((said, index) =>
      doubted.has(index) ? again.value.criterias[index]! : said,
    );
    const answer = {
      value: { recap: again.value.recap, criterias },
      usage: addUsage(first.usage, again.usage),
      isReadable: first.isReadable && again.isReadable,
    };
    return { ...answer, unsupported: unsupportedIn(answer, asking) };
  };
}
