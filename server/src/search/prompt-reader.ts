import type { CriterionPreview } from '../judging/contract.ts';
import type { CriterionPreviews } from '../judging/judging.ts';
import type { Lexicon } from '../lexicon/types.ts';
import { AppError } from '../platform/errors.ts';
import type { Language, Principal } from '../platform/operation.ts';
import { readProtected } from '../reader/protected/gate.ts';
import type { ProtectedWarning } from '../reader/protected/warnings.ts';
import type { Diagnosis } from './diagnose.ts';
import type { SearchDiagnosis } from './diagnose-contract.ts';
import type { FilterPlans } from './filter-plans.ts';
import type { ModelInterpreter } from './model-interpreter.ts';
import { checkProxies } from './proxies.ts';
import type { Interpretation } from './rules/filter.ts';
import { interpretPrompt } from './rules/interpret/interpret.ts';
import {
  answeredWarnings,
  type RefusedWords,
  refusalIssue,
  refusedProxy,
  refusedWords,
  warningsOfSearch,
  withoutProxyFilters,
  withoutRefused,
} from './rules/refusals.ts';
import { within } from './time-limit.ts';

/** How a prompt is read, shown before a search by it. */
interface PromptReading extends Required<Interpretation> {
  /** The language of the criteria and the reasons. */
  language: Language;
  /** Words about protected attributes. If there are any, a search by the prompt is refused. */
  refused: RefusedWords[];
  /** Words that often stand for a protected attribute; absent without any. */
  warnings?: ProtectedWarning[];
  /** How the criteria sent, then those of the prompt, would be judged. */
  criterionPreviews: CriterionPreview[];
  /** All matches of the filters in the database. */
  estimationCount: number;
  /** Why nobody matches; null when somebody does, or when that takes too long to say. */
  diagnosis: SearchDiagnosis | null;
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
  /** Whether a workspace refuses words that often stand for a protected attribute. */
  isStrict(workspaceId: string): Promise<boolean>;
  previewCriterias: CriterionPreviews;
  /** How long a preview may take before it answers `search_engine_timeout`. */
  timeoutMs: number;
}

const NOTHING_READ: Interpretation = { filters: [], criteria: [], ignored: [] };
const NOTHING_SENT = {
  path: ['prompt'],
  message: 'Send a prompt, or criteria to preview.',
  code: 'required',
};

async function read(
  { lexicon, countryOf, interpretByModel }: PromptReaderOptions,
  workspaceId: string,
  prompt: string,
  language: Language,
): Promise<Interpretation> {
  const country = await countryOf(workspaceId);
  const interpretation =
    (await interpretByModel?.(prompt, language, country)) ??
    interpretPrompt(prompt, lexicon, language, country);
  return withoutProxyFilters(interpretation, warningsOfSearch({ prompt }, lexicon));
}

export function createPromptReader(
  options: PromptReaderOptions,
  plans: Pick<FilterPlans, 'count'>,
  { whyNobody }: Pick<Diagnosis, 'whyNobody'>,
) {
  const { lexicon, isStrict, previewCriterias, timeoutMs } = options;
  return {
    /**
     * Throws validation_error (code `protected_attribute` or `protected_proxy`) or prompt_interpretation_failed. The
     * criteria are in the given language.
     */
    async interpret(
      workspaceId: string,
      prompt: string,
      language: Language,
    ): Promise<Interpretation> {
      const issues = readProtected(prompt, lexicon).refused.map((mention) => refusalIssue(mention));
      if (issues.length > 0) throw new AppError('validation_error', { issues });
      await checkProxies({ lexicon, isStrict }, workspaceId, { prompt });
      const interpretation = await read(options, workspaceId, prompt, language);
      if (interpretation.filters.length === 0) throw new AppError('prompt_interpretation_failed');
      return interpretation;
    },

    /**
     * Shows how a search would read the prompt, and how many would match, without searching: free.
     * Without a prompt, only the criteria sent are shown. Throws validation_error,
     * prompt_interpretation_failed, search_engine_timeout.
     */
    async preview(
      principal: Principal,
      asked: { prompt?: string; qualificationCriterias: string[]; scoringLanguage?: Language },
    ): Promise<PromptReading> {
      const { prompt = '', qualificationCriterias: own } = asked;
      const language = asked.scoringLanguage ?? principal.language ?? 'en';
      if (prompt === '' && own.length === 0)
        throw new AppError('validation_error', { issues: [NOTHING_SENT] });
      const { refused: direct, warned } = readProtected(prompt, lexicon);
      const warnings = warningsOfSearch({ prompt, criterias: own }, lexicon);
      const strict = warnings.length > 0 && (await isStrict(principal.workspaceId));
      const mentions = strict ? [...direct, ...warned] : direct;
      const interpretation =
        prompt === ''
          ? NOTHING_READ
          : await read(options, principal.workspaceId, withoutRefused(prompt, mentions), language);
      const { filters, criteria } = interpretation;
      if (prompt !== '' && filters.length === 0 && mentions.length === 0)
        throw new AppError('prompt_interpretation_failed');
      const estimationCount =
        filters.length === 0
          ? 0
          : await within(timeoutMs, (signal) =>
              plans.count(principal.workspaceId, filters, signal),
            );
      return {
        language,
        ...interpretation,
        uncertain: interpretation.uncertain ?? [],
        refused: [
          ...direct.map((mention) => refusedWords(mention, language)),
          ...(strict ? warned.map((mention) => refusedProxy(mention, language)) : []),
        ],
        ...answeredWarnings(warnings),
        criterionPreviews: previewCriterias([...new Set([...own, ...criteria])], language, {
          strict,
        }),
        estimationCount,
        diagnosis:
          filters.length > 0 && estimationCount === 0 ? await whyNobody(principal, filters) : null,
      };
    },
  };
}
