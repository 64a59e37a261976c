import { z } from 'zod';
import {
  criterionExplanation,
  criterionStatus,
  scoredCriterion,
  verdictRule,
} from '../judging/contract.ts';
import { operation } from '../platform/operation.ts';
import { castingParams, verdict } from './verdict-contract.ts';

/** The explanation of one verdict. */

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
