import { z } from 'zod';
import {
  criterionExplanation,
  criterionStatus,
  scoredCriterion,
  scoring,
  VERDICTS,
  verdictRule,
} from '../judging/contract.ts';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';
import { talentProfile } from '../talents/profile.ts';
import { MAX_CUSTOM_PARAMS_BYTES } from './rules/custom-params.ts';
import { NEXT_ACTIONS, STATUSES } from './rules/machine.ts';

/** The qualified-search routes (interface, "Endpoints"). */

export const verdict = z.enum(VERDICTS);
const criterion = trimmedText({ min: 1, max: 300 });

const greens = z.int().min(1).max(50);
const maxCredits = z.int().min(2).max(300).multipleOf(2, 'must be an even number');

const verdicts = z
  .array(verdict)
  .min(1)
  .max(3)
  .refine((list) => new Set(list).size === list.length, 'must not repeat a verdict');

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
    .describe("Language of the verdicts; left out: the key owner's, else English"),
  target: z
    .object({ greens: greens.default(10), maxCredits: maxCredits.default(60) })
    .default({ greens: 10, maxCredits: 60 })
    .describe('Quota of this call: stop at so many greens, spend at most so many credits'),
  webhook: z.object({ url: webhookUrl, verdicts: verdicts.default([...VERDICTS]) }).optional(),
  customParams: customParams.optional(),
  forceNew: z
    .boolean()
    .default(false)
    .describe('True: a new search even when an identical one exists'),
};

/**
 * Loose on purpose: the search slice validates filters, and suggests the nearest accepted types and
 * values.
 */
const filters = z.array(z.unknown()).describe('As in POST /v1/search/talents');

export const castingStatus = z.enum(STATUSES);
const action = z.enum(NEXT_ACTIONS);

const started = z
  .object({ castingId: z.string(), status: castingStatus, reused: z.boolean() })
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
      .describe("Who said so; null when it came by a key that is nobody's"),
    at: z.iso.datetime(),
  })
  .nullable()
  .describe("The verdict of a person in place of the judge's, which stays beside it")
  .meta({ id: 'VerdictOverride' });
export type VerdictOverride = z.output<typeof verdictOverride>;

export const qualifiedTalent = z
  .object({
    talentId: z.string(),
    aiVerdict: verdict.describe("The judge's; an override never changes it"),
    effectiveVerdict: verdict.describe(
      "The verdict that counts: a person's override, else the judge's",
    ),
    override: verdictOverride,
    scoring: scoring.nullable(),
    profile: talentProfile,
  })
  .meta({ id: 'QualifiedTalent' });
export type QualifiedTalent = z.output<typeof qualifiedTalent>;

const castingPage = z
  .object({
    castingId: z.string(),
    status: castingStatus,
    nextAction: action,
    canContinue: z.boolean(),
    scoringLanguage: z.enum(['en', 'fr']).nullable(),
    counts: counts.describe(
      "The judge's verdicts of the whole search, whatever the filter and page",
    ),
    effectiveCounts: counts.describe('The same of the effective verdicts'),
    creditsCharged: z.int(),
    creditsRemaining: z.int().describe('What the current call can still spend; 0 once it is over'),
    target,
    webhook: z.object({ url: z.string(), verdicts }).nullable(),
    customParams: z.record(z.string(), z.unknown()).nullable(),
    talents: z
      .array(qualifiedTalent)
      .describe(
        'Green, then amber, then red (by the effective verdict when `effectiveVerdicts` is sent); within a verdict in the order judged',
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
      .describe('`sending` also when the process that sent it died: it is not resumed'),
    error: z
      .string()
      .nullable()
      .describe('Why the last attempt got no answer, or why there was none'),
    attempts: z.array(
      z.object({
        attempt: z.int().min(1),
        sending: z.int().min(1).describe("1: the service's own; more: asked for by a person"),
        startedAt: z.iso.datetime(),
        durationMs: z.int(),
        status: z.int().nullable(),
        error: z.string().nullable(),
        answer: z.string().nullable().describe('The first 2 KB'),
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
    judgedAt: z.iso.datetime().describe('Current jobs were counted to this moment'),
    scoringLanguage: z.enum(['en', 'fr']).nullable(),
    judge: z.object({
      id: z.string(),
      kind: z.enum(['rules', 'model', 'other']),
      model: z.string().nullable(),
      version: z.string().describe('Of the rules, or of the prompt that a model was asked with'),
      inUse: z.string().describe('The id of the judge in use now'),
    }),
    profile: z.object({
      versionJudged: z.int(),
      versionNow: z.int(),
      changed: z
        .boolean()
        .describe('The profile changed since: the rules are shown on it as it is now'),
    }),
    recap: z.string(),
    rule: verdictRule.describe('The verdict rule on the stored statuses'),
    criterias: z.array(
      z.object({
        criterion: z.string(),
        stored: scoredCriterion.describe('What the verdict was made of'),
        rules: criterionExplanation
          .omit({ criterion: true })
          .describe('What the rules read and compute, whichever judge decided'),
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
        'The same judgement today: it differs when the profile, or the version of the judge, is another one',
      ),
  })
  .meta({ id: 'VerdictExplanation' });
export type VerdictExplanation = z.output<typeof verdictExplanation>;

export const castingParams = z.object({ castingId: z.string() });
const creditsHeader = {
  'X-Api-Credits-Remaining': 'API credits of the workspace right after this request',
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
    'Judges every matching talent against the criteria, in the background, until the quota of greens, the credit cap or the end of the pool. ' +
    'Two credits per judged talent; min(balance, target.maxCredits) is reserved now. An identical search is reused unless forceNew.',
  body: z.object({
    filters,
    qualificationCriterias: z.array(criterion).min(1).max(10),
    ...startOptions,
  }),
  data: started,
  answers: {
    202: 'The search runs: new, relaunched, or reused and running',
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
    'As from filters; the prompt gives the filters, and criteria that are merged with those sent.',
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
    'Free, and starts nothing. Poll every 10 to 20 seconds while nextAction is `wait`, or wait for the end-of-call webhook.',
  params: castingParams,
  query: z.object({
    verdicts: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe('green, amber, red, as the judge said: repeated or comma-separated; default all'),
    effectiveVerdicts: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe(
        'The same of the effective verdicts, which overrides change; orders the talents by them too',
      ),
    cursor: z.string().optional().describe('nextPageCursor of an answer with the same verdicts'),
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
  summary: 'Why a talent got its verdict',
  description:
    'Replays a stored verdict: how each criterion was read, the jobs and durations that were counted, the statuses, the verdict rule with its ' +
    'arithmetic, the judge and its version, and what would differ on the profile as it is now. Free.',
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
  summary: 'Open the next call, or retry the failed wave',
  description:
    'When nextAction is `continue`: a new call with its own quota and cap. When it is `retry`: the failed call goes on with the rest of its ' +
    'budget; a target sent then is kept for the next call.',
  params: castingParams,
  body: z.object({
    target: z.object({ greens: greens.optional(), maxCredits: maxCredits.optional() }).optional(),
    webhook: z.object({ url: webhookUrl, verdicts: verdicts.optional() }).optional(),
    customParams: customParams.optional(),
    scoringLanguage: z.never('is fixed at the start and cannot be sent here').optional(),
  }),
  bodyOptional: true,
  data: z
    .object({ castingId: z.string(), status: castingStatus, nextAction: action })
    .meta({ id: 'CastingContinued' }),
  answers: {
    202: 'The call runs',
    200: 'The failed call had its greens already: it is closed, continue again for more',
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
  summary: 'What became of the webhook events of a qualified search',
  description: 'Newest first, each event with all its attempts.',
  params: castingParams,
  query: z.object({
    cursor: z.string().optional().describe('nextPageCursor of the page before'),
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
  summary: 'Send a webhook event once more',
  description:
    'The same event to the same URL with the same delivery id and body, in at most three attempts. Only on request: the service itself sends ' +
    'each event once. While the event is being sent, nothing more begins.',
  params: castingParams.extend({ deliveryId: z.string() }),
  data: delivery,
  answers: { 202: 'The event is being sent again', 200: 'The event was being sent already' },
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
