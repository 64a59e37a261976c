import { z } from 'zod';
import { operation, trimmedText } from '../platform/operation.ts';
import { castingParams, verdict, verdictOverride, verdictReview } from './verdict-contract.ts';

/** A user's own verdict, rating and note on a judged talent (docs/decisions/0100). */

const reviewed = z
  .object({
    castingId: z.string(),
    talentId: z.string(),
    aiVerdict: verdict.describe("The judge's verdict, unchanged"),
    effectiveVerdict: verdict,
    override: verdictOverride,
    review: verdictReview,
  })
  .meta({ id: 'ReviewedVerdict' });
export type ReviewedVerdict = z.output<typeof reviewed>;

const change = z
  .object({
    verdict: verdict
      .nullable()
      .optional()
      .describe('Own verdict. It is the effective one; null takes it back'),
    rating: z.int().min(1).max(5).nullable().optional().describe('1 to 5 stars; null clears it'),
    note: trimmedText({ min: 1, max: 500 })
      .nullable()
      .optional()
      .describe('Note, and the reason of the override if there is one; null clears it'),
  })
  .refine(
    (body) => Object.values(body).some((value) => value !== undefined),
    'must change at least one of verdict, rating, note',
  )
  .meta({ minProperties: 1 });

export const reviewVerdict = operation({
  id: 'reviewQualifiedVerdict',
  method: 'PATCH',
  path: '/v1/search/talents/qualified/{castingId}/talents/{talentId}/review',
  scope: 'spend',
  tag: 'Qualified search',
  summary: 'Review a verdict',
  description:
    "Stores a user's own verdict, rating and note. An own verdict that differs from the judge's overrides it, with the note as the reason; one that agrees removes the override. Omitted fields stay as they are. aiVerdict, counts, quotas and charges do not change.",
  params: castingParams.extend({ talentId: z.string() }),
  body: change,
  data: reviewed,
  answers: { 200: 'The review and the current verdict' },
  errors: ['casting_not_found', 'not_found'],
});

export const reviewOperations = [reviewVerdict];
