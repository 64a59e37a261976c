import type { Lexicon } from '../lexicon/types.ts';
import { AppError } from '../platform/errors.ts';
import type { Language, Principal } from '../platform/operation.ts';
import type { FilterPlans } from './filter-plans.ts';
import type { ModelInterpreter } from './model-interpreter.ts';
import type { Interpretation } from './rules/filter.ts';
import { interpretPrompt } from './rules/interpret/interpret.ts';
import { type RefusedWords, refusalIssue, refusedWords, withoutRefused } from './rules/refusals.ts';
import { within } from './time-limit.ts';

/** How a prompt is read, shown before a search by it. */
interface PromptReading extends Required<Interpretation> {
  /** The language of the criteria and the reasons. */
  language: Language;
  /** Words about protected attributes. If there are any, a search by the prompt is refused. */
  refused: RefusedWords[];
  /** All matches of the filters in the database. */
  estimationCount: number;
}

export interface PromptReaderOptions {
  lexicon: Lexicon;
  /**
   * Tried before the built-in interpreter, which answers when this one does not. Absent without a
   * model.
   */
  interpretByModel?: ModelInterpreter;
  /** The country of a workspace, for places of one name; null without one. */
  countryOf(workspaceId: string): Promise<string | null>;
  /** How long a preview may take before it answers `search_engine_timeout`. */
  timeoutMs: number;
}

export function createPromptReader(
  { lexicon, interpretByModel, countryOf, timeoutMs }: PromptReaderOptions,
  plans: Pick<FilterPlans, 'count'>,
) {
  async function read(
    workspaceId: string,
    prompt: string,
    language: Language,
  ): Promise<Interpretation> {
    const country = await countryOf(workspaceId);
    return (
      (await interpretByModel?.(prompt, language, country)) ??
      interpretPrompt(prompt, lexicon, language, country)
    );
  }

  return {
    /**
     * Throws validation_error (code `protected_attribute`) or prompt_interpretation_failed. The
     * criteria are in the given language.
     */
    async interpret(
      workspaceId: string,
      prompt: string,
      language: Language,
    ): Promise<Interpretation> {
      const issues = lexicon.findProtected(prompt).map(refusalIssue);
      if (issues.length > 0) throw new AppError('validation_error', { issues });
      const interpretation = await read(workspaceId, prompt, language);
      if (interpretation.filters.length === 0) throw new AppError('prompt_interpretation_failed');
      return interpretation;
    },

    /**
     * Shows how a search would read the prompt, and how many would match, without searching: free.
     * Throws prompt_interpretation_failed, search_engine_timeout.
     */
    async preview(
      principal: Principal,
      asked: { prompt: string; scoringLanguage?: Language },
    ): Promise<PromptReading> {
      const language = asked.scoringLanguage ?? principal.language ?? 'en';
      const mentions = lexicon.findProtected(asked.prompt);
      const interpretation = await read(
        principal.workspaceId,
        withoutRefused(asked.prompt, mentions),
        language,
      );
      const { filters } = interpretation;
      if (filters.length === 0 && mentions.length === 0)
        throw new AppError('prompt_interpretation_failed');
      const estimationCount =
        filters.length === 0
          ? 0
          : await within(timeoutMs, () => plans.count(principal.workspaceId, filters));
      return {
        language,
        ...interpretation,
        uncertain: interpretation.uncertain ?? [],
        refused: mentions.map((mention) => refusedWords(mention, language)),
        estimationCount,
      };
    },
  };
}
