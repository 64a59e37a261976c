import { z } from 'zod';
import { CRITERION_STATUSES } from '../judging/contract.ts';
import { storedFilter } from '../search/contract.ts';
import { rejudgeOf, verdict, verdictOverride, verdictReview } from './verdict-contract.ts';

/** The verdict of one casting on a person, for those who look at the person. */
export const personVerdict = z
  .object({
    castingId: z.string(),
    talentId: z
      .string()
      .describe('The profile that was judged: another one of the person before they were merged'),
    rejudgeOf,
    prompt: z.string().nullable().describe('Null for a search that was started from filters'),
    filters: z.array(storedFilter).describe('As interpreted when the search was started'),
    criterias: z
      .array(
        z.object({
          criterion: z.string(),
          status: z
            .enum(CRITERION_STATUSES)
            .nullable()
            .describe('Null once the text of the verdict was deleted'),
        }),
      )
      .describe('What the casting asked, in its order'),
    aiVerdict: verdict,
    effectiveVerdict: verdict,
    override: verdictOverride,
    review: verdictReview,
    judgedAt: z.iso.datetime(),
  })
  .meta({ id: 'PersonVerdict' });
