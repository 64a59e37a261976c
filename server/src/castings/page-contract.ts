import { z } from 'zod';
import { scoredCriterion, scoring, VERDICTS } from '../judging/contract.ts';
import { operation, queryInteger } from '../platform/operation.ts';
import { talentProfile } from '../talents/profile.ts';
import { VERDICT_ORDERS } from './rules/page.ts';
import { FLIP_CAUSES } from './rules/second-look.ts';
import {
  castingParams,
  castingStatus,
  counts,
  nextAction,
  rejudgeOf,
  target,
  verdict,
  verdictOverride,
  verdictReview,
  verdicts,
} from './verdict-contract.ts';

/** Reading a qualified search: its state, and its talents with their verdicts. */

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
        judge: z.string().describe('Method and version, such as `rules/12`'),
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

const castingPage = z
  .object({
    castingId: z.string(),
    rejudgeOf,
    status: castingStatus,
    nextAction,
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

/** Loose on purpose: both notations are accepted, and `readVerdicts` refuses what is no verdict. */
const verdictList = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .meta({ type: 'array', items: { type: 'string', enum: [...VERDICTS] } });

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
    verdicts: verdictList.describe(
      'Only talents with these verdicts of the judge, repeated or separated by commas; default: all',
    ),
    effectiveVerdicts: verdictList.describe(
      'Only talents with these effective verdicts, which apply overrides; also orders the talents by them',
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
