import type { Judging } from '../judging/port.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { Filter, Search } from '../search/search.ts';
import { type AnswerRecorder, NO_RECORD } from './answer-recorder.ts';
import type { StartOptions } from './contract.ts';
import type { Opening, Started } from './open-casting.ts';
import { mergeCriterias, type StartRequest } from './rules/identity.ts';
import { checkWebhook } from './webhook.ts';

export interface StartDependencies {
  search: Pick<Search, 'parseFilters' | 'interpret' | 'warningsOf' | 'checkProxies'>;
  judging: Pick<Judging, 'checkCriteria' | 'meaningOf'>;
  outbound: Pick<Outbound, 'checkUrl'>;
  opening: Opening;
}

/** Starts a casting from a request (interface, "Endpoints"). */
export function createStart({ search, judging, outbound, opening }: StartDependencies) {
  async function checkCriterias(
    { workspaceId }: Principal,
    criterias: readonly string[],
  ): Promise<void> {
    const issues = judging.checkCriteria([...criterias], ['qualificationCriterias']);
    if (issues.length > 0) throw new AppError('validation_error', { issues });
    await search.checkProxies(workspaceId, { criterias });
  }

  return {
    /**
     * Throws validation_error, no_qualification_criterias, insufficient_api_credits,
     * casting_start_in_progress, search_engine_timeout.
     */
    async startByFilters(
      principal: Principal,
      sent: { filters: unknown[]; qualificationCriterias: readonly string[] },
      options: StartOptions,
      recorder: AnswerRecorder<Started> = NO_RECORD,
    ): Promise<Started> {
      const filters = await search.parseFilters(principal.workspaceId, sent.filters);
      await checkCriterias(principal, sent.qualificationCriterias);
      await checkWebhook(outbound, options.webhook);
      const criterias = mergeCriterias(sent.qualificationCriterias, []);
      if (criterias.length === 0) throw new AppError('no_qualification_criterias');
      const request: StartRequest = {
        source: { kind: 'filters', filters },
        criterias,
        scoringLanguage: languageOf(principal, options),
      };
      const warned = search.warningsOf({ filters, criterias: sent.qualificationCriterias });
      return opening.open(principal, { request, filters, criterias, options, warned }, recorder);
    },

    /**
     * Like startByFilters; also throws prompt_interpretation_failed. A known prompt is not
     * interpreted again.
     */
    async startByPrompt(
      principal: Principal,
      sent: { prompt: string; qualificationCriterias: readonly string[] },
      options: StartOptions,
      recorder: AnswerRecorder<Started> = NO_RECORD,
    ): Promise<Started> {
      await checkCriterias(principal, sent.qualificationCriterias);
      await search.checkProxies(principal.workspaceId, { prompt: sent.prompt });
      await checkWebhook(outbound, options.webhook);
      const scoringLanguage = languageOf(principal, options);
      const own = mergeCriterias(sent.qualificationCriterias, []);
      const request: StartRequest = {
        source: { kind: 'prompt', prompt: sent.prompt },
        criterias: own,
        scoringLanguage,
      };
      const warned = search.warningsOf({
        prompt: sent.prompt,
        criterias: sent.qualificationCriterias,
      });
      const known = await opening.reusable(principal, request, options);
      if (known) {
        const { filters, criterias } = known;
        return opening.open(principal, { request, filters, criterias, options, warned }, recorder);
      }
      const { filters, criteria } = await search.interpret(
        principal.workspaceId,
        sent.prompt,
        scoringLanguage,
      );
      const criterias = mergeCriterias(own, criteria, judging.meaningOf);
      if (criterias.length === 0) throw new AppError('no_qualification_criterias');
      const start = { request, filters: filters.map(withoutSpan), criterias, options, warned };
      return opening.open(principal, start, recorder);
    },
  };
}

const languageOf = (principal: Principal, options: StartOptions): 'en' | 'fr' =>
  options.scoringLanguage ?? principal.language ?? 'en';

function withoutSpan({ span: _, ...filter }: Filter & { span: unknown }): Filter {
  return filter;
}
