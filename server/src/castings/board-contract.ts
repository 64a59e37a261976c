import { z } from 'zod';
import { VERDICTS } from '../judging/contract.ts';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';
import { storedFilter } from '../search/contract.ts';
import {
  castingParams,
  castingStatus,
  counts,
  delivery,
  target,
  verdict,
  verdictOverride,
} from './contract.ts';
import { NEXT_ACTIONS, STATUSES } from './rules/machine.ts';

/**
 * The console's routes beside the qualified-search routes of the interface: all searches, calls and
 * waves, figures, verdict overrides, deliveries.
 */

const timestamp = z.iso.datetime();
const cursor = z.string().optional().describe('nextPageCursor of the page before');
const TAG = 'Qualified search';

const listed = z
  .object({
    castingId: z.string(),
    status: castingStatus,
    nextAction: z.enum(NEXT_ACTIONS),
    prompt: z.string().nullable().describe('Null for a search that was started from filters'),
    filters: z.array(storedFilter).describe('As they were understood when the search was started'),
    criterias: z.array(z.string()),
    scoringLanguage: z.enum(['en', 'fr']).nullable(),
    counts: counts.describe("The judge's verdicts"),
    effectiveCounts: counts.describe('The same after overrides'),
    creditsCharged: z.int(),
    target,
    calls: z
      .int()
      .min(1)
      .describe('Starts and continues so far; a retry goes on with the same call'),
    createdAt: timestamp,
    lastActivityAt: timestamp.describe('When the last run began, or ended'),
  })
  .meta({ id: 'CastingListItem' });
export type CastingListItem = z.output<typeof listed>;

const castingList = z
  .object({ castings: z.array(listed), nextPageCursor: z.string().nullable() })
  .meta({ id: 'CastingList' });
export type CastingList = z.output<typeof castingList>;

export const listQualified = operation({
  id: 'listQualifiedSearches',
  method: 'GET',
  path: '/v1/search/talents/qualified',
  scope: 'read',
  tag: TAG,
  summary: 'List the qualified searches of the workspace',
  description: 'Newest first. Free.',
  query: z.object({
    status: z.enum(STATUSES).optional().describe('Only searches in that state'),
    cursor,
    pageSize: queryInteger({ min: 1, max: 100, fallback: 25 }),
  }),
  data: castingList,
  answers: { 200: 'A page of searches' },
  errors: [],
});

const ENDS = ['quota', 'cap', 'balance', 'pool', 'failed', 'launch_failed'] as const;

const wave = z
  .object({
    wave: z.int().min(1),
    reserved: z.int().describe('Credits set aside for it'),
    charged: z
      .int()
      .nullable()
      .describe('Two a judged talent; null while it runs, as the next two'),
    returned: z.int().nullable().describe('Credits that it did not need'),
    endedBy: z
      .enum(['goes_on', ...ENDS])
      .nullable()
      .describe('`goes_on`: with another wave'),
    verdicts: counts,
    startedAt: timestamp,
    endedAt: timestamp.nullable(),
  })
  .meta({ id: 'CastingWave' });

const run = z.object({
  runId: z.string().describe('X-Service-Source-Id of its events'),
  endedBy: z.enum(ENDS).nullable(),
  startedAt: timestamp,
  endedAt: timestamp.nullable(),
  waves: z.array(wave),
});

const call = z
  .object({
    call: z.int().min(1).describe('1 is the start'),
    target,
    charged: z.int(),
    verdicts: counts,
    startedAt: timestamp,
    endedAt: timestamp.nullable().describe('Null while it runs'),
    endedBy: z.enum(ENDS).nullable(),
    ended: z
      .string()
      .nullable()
      .describe("Why it ended in words, in the language of the key's owner"),
    runs: z.array(run).describe('The call itself, then each retry of it'),
  })
  .meta({ id: 'CastingCall' });
export type CastingCall = z.output<typeof call>;

const callPage = z
  .object({ castingId: z.string(), calls: z.array(call), nextPageCursor: z.string().nullable() })
  .meta({ id: 'CastingCallPage' });
export type CastingCallPage = z.output<typeof callPage>;

export const listCalls = operation({
  id: 'listQualifiedSearchCalls',
  method: 'GET',
  path: '/v1/search/talents/qualified/{castingId}/calls',
  scope: 'read',
  tag: TAG,
  summary: 'The calls of a qualified search, with their waves',
  description:
    'What each reserved, charged and returned, its verdicts, and why it ended. The newest call first, the waves of a call in order. Free.',
  params: castingParams,
  query: z.object({ cursor, pageSize: queryInteger({ min: 1, max: 100, fallback: 20 }) }),
  data: callPage,
  answers: { 200: 'A page of calls' },
  errors: ['casting_not_found'],
});

const criterionFigures = z.object({
  criterion: z.string(),
  met: z.int(),
  partiallyMet: z.int(),
  notMet: z.int(),
  unknown: z.int(),
  passRate: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('Met among those that were judged on it; null when nobody was'),
});

const forecast = z
  .object({
    greensMissing: z
      .int()
      .describe(
        'Greens that the current call still looks for; of the next one when the call is over',
      ),
    credits: z
      .int()
      .nullable()
      .describe('What they are expected to cost; null when too few were judged to say'),
    low: z
      .int()
      .nullable()
      .describe('With luck: at the upper end of what the share of greens may be (90 % confidence)'),
    high: z
      .int()
      .nullable()
      .describe('Without: at its lower end; null too when that end is no green at all'),
    withinBudget: z
      .boolean()
      .nullable()
      .describe('Whether the expected cost is within what the call can still spend'),
    basis: z.string().describe("What it is made of, in the language of the key's owner"),
  })
  .meta({ id: 'CastingForecast' });
export type CastingForecast = z.output<typeof forecast>;

const summary = listed
  .extend({
    judged: z.int(),
    overridden: z.int().describe('Verdicts that a person overrode'),
    greensPerCredit: z.number().nullable().describe('Null while nothing is charged'),
    criteriaFigures: z
      .array(criterionFigures)
      .describe('In the order of `criterias`, of all verdicts whose person was not erased'),
    forecast,
  })
  .meta({ id: 'CastingSummary' });
export type CastingSummary = z.output<typeof summary>;

export const summarizeQualified = operation({
  id: 'summarizeQualifiedSearch',
  method: 'GET',
  path: '/v1/search/talents/qualified/{castingId}/summary',
  scope: 'read',
  tag: TAG,
  summary: 'The figures of a qualified search',
  description:
    'How each criterion went, what a green costs, and what the greens that are missing may cost. Free.',
  params: castingParams,
  data: summary,
  answers: { 200: 'The figures' },
  errors: ['casting_not_found'],
});

const overridden = z
  .object({
    castingId: z.string(),
    talentId: z.string(),
    aiVerdict: verdict.describe('As it was'),
    effectiveVerdict: verdict,
    override: verdictOverride,
  })
  .meta({ id: 'OverriddenVerdict' });
export type OverriddenVerdict = z.output<typeof overridden>;

const overridePath = '/v1/search/talents/qualified/{castingId}/talents/{talentId}/override';

export const overrideVerdict = operation({
  id: 'overrideQualifiedVerdict',
  method: 'POST',
  path: overridePath,
  scope: 'spend',
  effects: { destructive: true, idempotent: true },
  tag: TAG,
  summary: 'Override a verdict',
  description:
    'Becomes the effective verdict, with its reason: `effectiveVerdict` and `effectiveCounts` follow it. aiVerdict, counts, quotas and charges stay as they were. Another override replaces it.',
  params: castingParams.extend({ talentId: z.string() }),
  body: z.object({ verdict: z.enum(VERDICTS), reason: trimmedText({ min: 1, max: 500 }) }),
  data: overridden,
  answers: { 200: 'The verdict as it stands' },
  errors: ['casting_not_found', 'not_found'],
});

export const removeOverride = operation({
  id: 'removeQualifiedVerdictOverride',
  method: 'DELETE',
  path: overridePath,
  scope: 'spend',
  tag: TAG,
  summary: 'Remove the override of a verdict',
  description:
    "The judge's verdict is the effective one again. Removing what is not there is no error.",
  params: castingParams.extend({ talentId: z.string() }),
  data: overridden,
  answers: { 200: 'The verdict as it stands' },
  errors: ['casting_not_found', 'not_found'],
});

const workspaceDelivery = delivery
  .extend({ castingId: z.string() })
  .meta({ id: 'WorkspaceDelivery' });
const workspaceDeliveryPage = z
  .object({ deliveries: z.array(workspaceDelivery), nextPageCursor: z.string().nullable() })
  .meta({ id: 'WorkspaceDeliveryPage' });
export type WorkspaceDeliveryPage = z.output<typeof workspaceDeliveryPage>;

export const listAllDeliveries = operation({
  id: 'listDeliveries',
  method: 'GET',
  path: '/v1/deliveries',
  scope: 'read',
  tag: TAG,
  summary: 'What became of the webhook events of all qualified searches',
  description: 'Newest first, each event with all its attempts.',
  query: z.object({
    state: delivery.shape.state.optional().describe('Only events in that state'),
    cursor,
    pageSize: queryInteger({ min: 1, max: 100, fallback: 50 }),
  }),
  data: workspaceDeliveryPage,
  answers: { 200: 'A page of events' },
  errors: [],
});

export const castingBoardOperations = [
  listQualified,
  summarizeQualified,
  listCalls,
  overrideVerdict,
  removeOverride,
  listAllDeliveries,
];
