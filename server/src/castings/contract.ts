import { z } from 'zod';
import { criterionPreview, protectedWarnings, VERDICTS } from '../judging/contract.ts';
import { operation, trimmedText } from '../platform/operation.ts';
import { listDeliveries, redeliver } from './delivery-contract.ts';
import { explainVerdict } from './explain-contract.ts';
import { getQualified } from './page-contract.ts';
import { MAX_CUSTOM_PARAMS_BYTES } from './rules/custom-params.ts';
import { castingParams, castingStatus, nextAction, verdicts } from './verdict-contract.ts';
import { signed, webhookSecretOnce } from './webhook-contract.ts';

export { personVerdict } from './person-contract.ts';

/** The qualified-search routes (interface, "Endpoints"): starting, continuing, and their list. */

export const criterion = trimmedText({ min: 1, max: 300 });

const greens = z.int().min(1).max(50);
const maxCredits = z.int().min(2).max(300).multipleOf(2, 'must be an even number');

// The guarded client checks the URL later, because the check needs the network.
const webhookUrl = z
  .string()
  .min(1)
  .max(2_048)
  .describe('HTTPS; not localhost, not a private address, not a cloud metadata endpoint');

const customParams = z
  .record(z.string(), z.unknown())
  .refine(
    (value) => Buffer.byteLength(JSON.stringify(value)) <= MAX_CUSTOM_PARAMS_BYTES,
    `must be at most ${MAX_CUSTOM_PARAMS_BYTES} bytes of JSON`,
  )
  .meta({ 'x-max-bytes': MAX_CUSTOM_PARAMS_BYTES })
  .describe(
    `Stored, and echoed unchanged on every webhook event; at most ${MAX_CUSTOM_PARAMS_BYTES} bytes as compact JSON in UTF-8`,
  );

const startOptions = {
  scoringLanguage: z
    .enum(['en', 'fr'])
    .optional()
    .describe("Language of the verdicts; default: the key owner's language, otherwise English"),
  target: z
    .object({ greens: greens.default(10), maxCredits: maxCredits.default(60) })
    .default({ greens: 10, maxCredits: 60 })
    .describe(
      'Limits of this call: stop after this number of greens, spend at most this number of credits',
    ),
  webhook: z
    .object({ url: webhookUrl, verdicts: verdicts.default([...VERDICTS]), signed })
    .optional(),
  customParams: customParams.optional(),
  forceNew: z
    .boolean()
    .default(false)
    .describe('True: start a new search even when an identical one exists'),
};

/**
 * Loose on purpose: the search slice validates filters, and suggests the nearest accepted types and
 * values.
 */
const filters = z
  .array(z.unknown())
  .meta({ minItems: 1, maxItems: 50, items: { $ref: '#/components/schemas/Filter' } })
  .describe('As in POST /v1/search/talents');

export const started = z
  .object({
    castingId: z.string(),
    status: castingStatus,
    reused: z.boolean(),
    webhookSecret: webhookSecretOnce,
    criterionPreviews: z
      .array(criterionPreview)
      .describe('How each criterion of the search is read, and what would count as evidence'),
    warnings: protectedWarnings,
  })
  .meta({ id: 'CastingStarted' });

const creditsHeader = {
  'X-Api-Credits-Remaining': 'API credits of the workspace after this request',
};

export const startQualified = operation({
  id: 'startQualifiedSearch',
  method: 'POST',
  path: '/v1/search/talents/qualified',
  scope: 'spend',
  effects: { openWorld: true },
  tag: 'Qualified search',
  summary: 'Start a qualified search from filters',
  description:
    'Judges matching talents against the criteria in the background, until it reaches the quota of greens, the credit limit or the end of the pool. ' +
    'Each judged talent costs two credits; min(balance, target.maxCredits) is reserved at once. An identical search is reused unless forceNew is true.',
  body: z.object({
    filters,
    qualificationCriterias: z.array(criterion).min(1).max(10),
    ...startOptions,
  }),
  data: started,
  answers: {
    202: 'The search is running: new, relaunched or reused',
    200: 'An identical search exists and is not running',
  },
  verbatim: ['customParams'],
  headers: creditsHeader,
  errors: [
    'no_qualification_criterias',
    'insufficient_api_credits',
    'casting_start_in_progress',
    'search_engine_timeout',
    'search_engine_unavailable',
  ],
});

export const startQualifiedByPrompt = operation({
  id: 'startQualifiedSearchByPrompt',
  method: 'POST',
  path: '/v1/search/talents/qualified/by-prompt',
  scope: 'spend',
  effects: { openWorld: true },
  tag: 'Qualified search',
  summary: 'Start a qualified search from a prompt',
  description:
    'Works like the start from filters. The filters come from the prompt; its criteria are added to those sent.',
  body: z.object({
    prompt: trimmedText({ min: 1, max: 4_000 }),
    qualificationCriterias: z.array(criterion).max(10).default([]),
    ...startOptions,
  }),
  data: started,
  answers: startQualified.answers,
  verbatim: ['customParams'],
  headers: creditsHeader,
  errors: [...startQualified.errors, 'prompt_interpretation_failed'],
});

export const continueQualified = operation({
  id: 'continueQualifiedSearch',
  method: 'POST',
  path: '/v1/search/talents/qualified/{castingId}/continue',
  scope: 'spend',
  effects: { openWorld: true },
  tag: 'Qualified search',
  summary: 'Start the next call, or retry the failed wave',
  description:
    'When nextAction is `continue`, starts a new call with its own quota and credit limit. When it is `retry`, continues the failed call with the rest of its ' +
    'budget; a target sent with a retry applies to the next call. `scoringLanguage` is fixed at the start and refused here.',
  params: castingParams,
  body: z.object({
    target: z.object({ greens: greens.optional(), maxCredits: maxCredits.optional() }).optional(),
    webhook: z.object({ url: webhookUrl, verdicts: verdicts.optional(), signed }).optional(),
    customParams: customParams.optional(),
    scoringLanguage: z.never('is fixed at the start and cannot be sent here').optional(),
  }),
  bodyOptional: true,
  data: z
    .object({
      castingId: z.string(),
      status: castingStatus,
      nextAction,
      webhookSecret: webhookSecretOnce,
    })
    .meta({ id: 'CastingContinued' }),
  answers: {
    202: 'The call is running',
    200: 'The failed call had already reached its quota of greens and is closed; send the request again to start the next call',
  },
  verbatim: ['customParams'],
  headers: creditsHeader,
  errors: [
    'insufficient_api_credits',
    'casting_not_found',
    'casting_run_in_progress',
    'casting_pool_exhausted',
    'search_engine_timeout',
    'search_engine_unavailable',
  ],
});

export const castingOperations = [
  startQualified,
  startQualifiedByPrompt,
  getQualified,
  explainVerdict,
  continueQualified,
  listDeliveries,
  redeliver,
];

/**
 * `customParamsText`: the text of customParams as the caller sent it. Without it, they are echoed
 * in the form of JSON.stringify.
 */
type AsWritten = { customParamsText?: string };
export type StartOptions = Omit<
  z.output<typeof startQualified.body>,
  'filters' | 'qualificationCriterias'
> &
  AsWritten;
export type ContinueOptions = z.output<typeof continueQualified.body> & AsWritten;
