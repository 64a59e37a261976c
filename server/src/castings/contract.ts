import { z } from 'zod';
import {
  criterionExplanation,
  criterionPreview,
  criterionStatus,
  protectedWarnings,
  scoredCriterion,
  scoring,
  VERDICTS,
  verdictRule,
} from '../judging/contract.ts';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';
import { talentProfile } from '../talents/profile.ts';
import { MAX_CUSTOM_PARAMS_BYTES } from './rules/custom-params.ts';
import { NEXT_ACTIONS, STATUSES } from './rules/machine.ts';
import { VERDICT_ORDERS } from './rules/page.ts';
import { FLIP_CAUSES } from './rules/second-look.ts';
import { signed, webhookSecretOnce } from './webhook-contract.ts';

/** The qualified-search routes (interface, "Endpoints"). */

export const verdict = z.enum(VERDICTS);
export const criterion = trimmedText({ min: 1, max: 300 });

const greens = z.int().min(1).max(50);
const maxCredits = z.int().min(2).max(300).multipleOf(2, 'must be an even number');

const verdicts = z
  .array(verdict)
  .min(1)
  .max(3)
  .refine((list) => new Set(list).size === list.length, 'must not repeat a verdict')
  .meta({ uniqueItems: true });

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
  .describe('Stored, and echoed unchanged on every webhook event');

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

export const castingStatus = z.enum(STATUSES);
const action = z.enum(NEXT_ACTIONS);

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

export const counts = z.object({ green: z.int(), amber: z.int(), red: z.int() });
export type VerdictCounts = z.output<typeof counts>;

export const target = z.object({ greens: z.int(), maxCredits: z.int() });

export const verdictOverride = z
  .object({
    verdict,
    reason: z.string(),
    userId: z
      .string()
      .nullable()
      .describe('The user who overrode the verdict; null when a key without an owner was used'),
    at: z.iso.datetime(),
  })
  .nullable()
  .describe("A user's verdict that replaces the judge's; `aiVerdict` stays unchanged")
  .meta({ id: 'VerdictOverride' });
export type VerdictOverride = z.output<typeof verdictOverride>;

export const verdictReview = z
  .object({
    verdict: verdict
      .nullable()
      .describe("The user's own verdict, also when it agrees with the judge's; null: none"),
    rating: z.int().min(1).max(5).nullable(),
    note: z.string().nullable(),
    userId: z
      .string()
      .nullable()
      .describe('The user who changed it last; null when a key without an owner was used'),
    at: z.iso.datetime(),
  })
  .nullable()
  .describe('What a user said of the talent in review; null when nobody has')
  .meta({ id: 'VerdictReview' });
export type VerdictReview = z.output<typeof verdictReview>;

const flipCause = z
  .enum(FLIP_CAUSES)
  .describe(
    'Why an outcome differs: other criteria, another version of the judge, a changed profile, or only the later day',
  );

const secondLook = z
  .object({
    flipped: z.boolean().describe('Whether the verdict of the judge is another one than before'),
    causes: z.array(flipCause).describe('The causes of all changed outcomes'),
    before: z
      .object({
        aiVerdict: verdict,
        effectiveVerdict: verdict,
        recap: z.string().nullable(),
        judge: z.string().describe('Id of the judge'),
        judgedAt: z.iso.datetime(),
      })
      .describe('The verdict of the earlier search'),
    criterias: z
      .array(
        z.object({
          criterion: z.string(),
          before: scoredCriterion.nullable().describe('Null: the criterion was added'),
          after: scoredCriterion.nullable().describe('Null: the criterion was left out'),
          cause: flipCause.nullable().describe('Null when the status is the same'),
        }),
      )
      .describe('Criteria of the second look in their order, then those that it left out'),
  })
  .meta({ id: 'SecondLook' });
export type SecondLook = z.output<typeof secondLook>;

export const qualifiedTalent = z
  .object({
    talentId: z.string(),
    aiVerdict: verdict.describe("The judge's verdict; an override never changes it"),
    effectiveVerdict: verdict.describe(
      "The verdict in force: a user's override, otherwise the judge's",
    ),
    override: verdictOverride,
    review: verdictReview,
    scoring: scoring.nullable(),
    secondLook: secondLook
      .nullable()
      .describe('What changed since the earlier search; null in a search that is no second look'),
    profile: talentProfile,
  })
  .meta({ id: 'QualifiedTalent' });
export type QualifiedTalent = z.output<typeof qualifiedTalent>;

export const rejudgeOf = z
  .string()
  .nullable()
  .describe('The search whose talents this one judges again; null for any other');

const castingPage = z
  .object({
    castingId: z.string(),
    rejudgeOf,
    status: castingStatus,
    nextAction: action,
    canContinue: z.boolean(),
    scoringLanguage: z.enum(['en', 'fr']).nullable(),
    counts: counts.describe(
      "The judge's verdicts of the whole search, regardless of filter and page",
    ),
    effectiveCounts: counts.describe('The effective verdicts of the whole search'),
    creditsCharged: z.int(),
    creditsRemaining: z
      .int()
      .describe('Credits that the current call can still spend; 0 once it has ended'),
    target,
    webhook: z.object({ url: z.string(), verdicts }).nullable(),
    customParams: z.record(z.string(), z.unknown()).nullable(),
    talents: z
      .array(qualifiedTalent)
      .describe(
        'Green, then amber, then red (by the effective verdict when `effectiveVerdicts` is sent); within a verdict in the `order` asked',
      ),
    nextPageCursor: z.string().nullable(),
  })
  .meta({ id: 'Casting' });
export type CastingPage = z.output<typeof castingPage>;

export const delivery = z
  .object({
    deliveryId: z.string().describe('X-Service-Delivery-Id'),
    eventType: z.enum(['talent_judged', 'wave_finished', 'pool_exhausted']),
    talentId: z.string().nullable(),
    runId: z.string().describe('X-Service-Source-Id'),
    url: z.string(),
    state: z
      .enum(['waiting', 'sending', 'delivered', 'failed'])
      .describe('Stays `sending` when the sending process died; such a delivery is not resumed'),
    error: z
      .string()
      .nullable()
      .describe('Why the last attempt got no response, or why no attempt was made'),
    attempts: z.array(
      z.object({
        attempt: z.int().min(1),
        sending: z.int().min(1).describe('1: sent by the service; 2 and more: resent on request'),
        startedAt: z.iso.datetime(),
        durationMs: z.int(),
        status: z.int().nullable(),
        error: z.string().nullable(),
        answer: z.string().nullable().describe('The first 2 KB of the response body'),
      }),
    ),
    createdAt: z.iso.datetime(),
    deliveredAt: z.iso.datetime().nullable(),
    failedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.output<typeof delivery>;

const deliveryPage = z
  .object({ deliveries: z.array(delivery), nextPageCursor: z.string().nullable() })
  .meta({ id: 'DeliveryPage' });
export type DeliveryPage = z.output<typeof deliveryPage>;

const verdictExplanation = z
  .object({
    castingId: z.string(),
    talentId: z.string(),
    aiVerdict: verdict,
    judgedAt: z.iso
      .datetime()
      .describe('When the talent was judged; current jobs were counted up to this moment'),
    scoringLanguage: z.enum(['en', 'fr']).nullable(),
    judge: z.object({
      id: z.string(),
      kind: z.enum(['rules', 'model', 'other']),
      model: z.string().nullable(),
      version: z.string().describe('Version of the rules, or of the prompt sent to the model'),
      inUse: z.string().describe('Id of the judge in use now'),
    }),
    profile: z.object({
      versionJudged: z.int(),
      versionNow: z.int(),
      changed: z
        .boolean()
        .describe(
          'The profile has changed since then; the rules are applied to its current version',
        ),
    }),
    recap: z.string(),
    rule: verdictRule.describe('The verdict rule applied to the stored statuses'),
    criterias: z.array(
      z.object({
        criterion: z.string(),
        stored: scoredCriterion.describe('The stored result that led to the verdict'),
        rules: criterionExplanation
          .omit({ criterion: true })
          .describe('What the rules read and compute, even when a model judged'),
      }),
    ),
    replay: z
      .object({
        verdict,
        same: z.boolean(),
        differences: z.array(
          z.object({
            criterion: z.int().describe('Index in `criterias`'),
            title: z.string(),
            stored: criterionStatus,
            now: criterionStatus,
          }),
        ),
      })
      .describe(
        'The judgement repeated today; it can differ when the profile or the version of the judge has changed',
      ),
  })
  .meta({ id: 'VerdictExplanation' });
export type VerdictExplanation = z.output<typeof verdictExplanation>;

export const castingParams = z.object({ castingId: z.string() });
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

export const getQualified = operation({
  id: 'getQualifiedSearch',
  method: 'GET',
  path: '/v1/search/talents/qualified/{castingId}',
  scope: 'read',
  tag: 'Qualified search',
  summary: 'Read a qualified search and its verdicts',
  description:
    'Free, and never starts work. Poll every 10 to 20 seconds while nextAction is `wait`, or wait for the webhook that ends the call.',
  params: castingParams,
  query: z.object({
    verdicts: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe(
        "Judge's verdicts to include (green, amber, red), repeated or comma-separated; default: all",
      ),
    effectiveVerdicts: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe(
        'Effective verdicts to include, with overrides applied; also orders the talents by them',
      ),
    order: z
      .enum(VERDICT_ORDERS)
      .optional()
      .describe(
        'Order within a verdict: as judged (default), or the strongest evidence first (see `strength`)',
      ),
    cursor: z
      .string()
      .optional()
      .describe('nextPageCursor of a response with the same verdict filters and order'),
    pageSize: queryInteger({ min: 1, max: 100, fallback: 50 }),
  }),
  data: castingPage,
  answers: { 200: 'The search and a page of its verdicts' },
  errors: ['casting_not_found'],
});

export const explainVerdict = operation({
  id: 'explainQualifiedVerdict',
  method: 'GET',
  path: '/v1/search/talents/qualified/{castingId}/talents/{talentId}/explain',
  scope: 'read',
  tag: 'Qualified search',
  summary: 'Explain the verdict on a talent',
  description:
    'Replays a stored verdict: how each criterion was read, the jobs and durations counted, the statuses, the verdict rule with its ' +
    'arithmetic, the judge and its version, and what would differ with the current profile. Free.',
  params: castingParams.extend({ talentId: z.string() }),
  data: verdictExplanation,
  answers: { 200: 'The verdict, replayed' },
  errors: ['casting_not_found', 'not_found'],
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
    'budget; a target sent with a retry applies to the next call.',
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
      nextAction: action,
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
  ],
});

export const listDeliveries = operation({
  id: 'listQualifiedSearchDeliveries',
  method: 'GET',
  path: '/v1/search/talents/qualified/{castingId}/deliveries',
  scope: 'read',
  tag: 'Qualified search',
  summary: 'List the webhook deliveries of a qualified search',
  description: 'Newest first, each event with all its attempts.',
  params: castingParams,
  query: z.object({
    cursor: z.string().optional().describe('nextPageCursor of the previous page'),
    pageSize: queryInteger({ min: 1, max: 100, fallback: 50 }),
  }),
  data: deliveryPage,
  answers: { 200: 'A page of events' },
  errors: ['casting_not_found'],
});

export const redeliver = operation({
  id: 'redeliverQualifiedSearchEvent',
  method: 'POST',
  path: '/v1/search/talents/qualified/{castingId}/deliveries/{deliveryId}/redeliver',
  scope: 'spend',
  effects: { openWorld: true },
  tag: 'Qualified search',
  summary: 'Resend a webhook event',
  description:
    'Sends the same event to the same URL, with the same delivery id and body, in at most three attempts. The service itself sends ' +
    'each event only once. Has no effect while the event is being sent.',
  params: castingParams.extend({ deliveryId: z.string() }),
  data: delivery,
  answers: { 202: 'The event is being sent again', 200: 'The event was already being sent' },
  errors: ['casting_not_found', 'not_found'],
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
