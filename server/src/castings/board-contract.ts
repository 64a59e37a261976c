import { z } from 'zod';
import { VERDICTS } from '../judging/contract.ts';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';
import { storedFilter } from '../search/contract.ts';
import { listAllDeliveries } from './delivery-contract.ts';
import { NEXT_ACTIONS, STATUSES } from './rules/machine.ts';
import {
  castingParams,
  castingStatus,
  counts,
  rejudgeOf,
  target,
  verdict,
  verdictOverride,
} from './verdict-contract.ts';

/**
 * The console's routes beside the qualified-search routes of the interface: all searches, calls and
 * waves, figures, verdict overrides, deliveries.
 */

const timestamp = z.iso.datetime();
const cursor = z.string().optional().describe('nextPageCursor of the previous page');
const TAG = 'Qualified search';

const listed = z
  .object({
    castingId: z.string(),
    rejudgeOf,
    status: castingStatus,
    nextAction: z.enum(NEXT_ACTIONS),
    prompt: z.string().nullable().describe('Null for a search that was started from filters'),
    filters: z.array(storedFilter).describe('As interpreted when the search was started'),
    criterias: z.array(z.string()),
    scoringLanguage: z.enum(['en', 'fr']).nullable(),
    counts: counts.describe("The judge's verdicts"),
    effectiveCounts: counts.describe('Verdicts with overrides applied'),
    creditsCharged: z.int(),
    target,
    calls: z
      .int()
      .min(1)
      .describe('Calls so far: the start and each continue; a retry belongs to the same call'),
    createdAt: timestamp,
    lastActivityAt: timestamp.describe('When the last run started or ended'),
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
    status: z.enum(STATUSES).optional().describe('Only searches in this state'),
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
    reserved: z.int().describe('Reserved credits'),
    charged: z
      .int()
      .nullable()
      .describe(
        'Two credits per judged talent; this and the next two fields are null while it runs',
      ),
    returned: z.int().nullable().describe('Reserved credits that were not needed'),
    endedBy: z
      .enum(['goes_on', ...ENDS])
      .nullable()
      .describe('`goes_on`: another wave follows'),
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
      .describe("Why it ended, as a sentence in the key owner's language"),
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
  summary: 'List the calls of a qualified search, with their waves',
  description:
    'Shows the credits that each call reserved, charged and returned, its verdicts, and why it ended. Newest call first; the waves of a call in order. Free.',
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
    .describe('Share of the talents judged on it who met it; null when none were judged'),
});

const forecast = z
  .object({
    greensMissing: z
      .int()
      .describe(
        'Greens that the current call still needs; those of the next call once it has ended',
      ),
    credits: z
      .int()
      .nullable()
      .describe('Expected cost of the missing greens; null when too few talents were judged'),
    low: z
      .int()
      .nullable()
      .describe(
        'Best case: cost at the upper end of the 90 % confidence interval of the share of greens',
      ),
    high: z
      .int()
      .nullable()
      .describe('Worst case: cost at the lower end; also null when that end is zero'),
    withinBudget: z
      .boolean()
      .nullable()
      .describe('Whether the call can still pay the expected cost'),
    basis: z.string().describe("How it was computed, in the key owner's language"),
  })
  .meta({ id: 'CastingForecast' });
export type CastingForecast = z.output<typeof forecast>;

const summary = listed
  .extend({
    judged: z.int(),
    overridden: z.int().describe('Verdicts that a user overrode'),
    greensPerCredit: z.number().nullable().describe('Null while nothing has been charged'),
    criteriaFigures: z
      .array(criterionFigures)
      .describe('In the order of `criterias`, over all verdicts except those on erased people'),
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
  summary: 'Read the figures of a qualified search',
  description:
    'How often each criterion was met, what a green costs, and what the missing greens may cost. Free.',
  params: castingParams,
  data: summary,
  answers: { 200: 'The figures' },
  errors: ['casting_not_found'],
});

const overridden = z
  .object({
    castingId: z.string(),
    talentId: z.string(),
    aiVerdict: verdict.describe("The judge's verdict, unchanged"),
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
    'The override becomes the effective verdict, with its reason, in `effectiveVerdict` and `effectiveCounts`. aiVerdict, counts, quotas and charges do not change. A later override replaces it.',
  params: castingParams.extend({ talentId: z.string() }),
  body: z.object({ verdict: z.enum(VERDICTS), reason: trimmedText({ min: 1, max: 500 }) }),
  data: overridden,
  answers: { 200: 'The current verdict' },
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
    "The judge's verdict becomes the effective one again. Succeeds also when there is no override.",
  params: castingParams.extend({ talentId: z.string() }),
  data: overridden,
  answers: { 200: 'The current verdict' },
  errors: ['casting_not_found', 'not_found'],
});

export const castingBoardOperations = [
  listQualified,
  summarizeQualified,
  listCalls,
  overrideVerdict,
  removeOverride,
  listAllDeliveries,
];
