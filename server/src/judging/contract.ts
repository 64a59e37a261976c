import { z } from 'zod';

/** The shapes of a judgement, used by the castings contract ("Qualified talent" of the interface; decisions 19 and 20). */

export const VERDICTS = ['green', 'amber', 'red'] as const;
export const verdict = z.enum(VERDICTS);
export type Verdict = z.output<typeof verdict>;

export const CRITERION_STATUSES = ['met', 'partially_met', 'not_met', 'unknown'] as const;
export const criterionStatus = z.enum(CRITERION_STATUSES);
export type CriterionStatus = z.output<typeof criterionStatus>;

export const reference = z
  .object({
    path: z.string().describe('JSON pointer into the profile'),
    quote: z.string().describe('Exact slice of the text at that place, never translated'),
  })
  .meta({ id: 'ScoringReference' });
export type Reference = z.output<typeof reference>;

export const scoredCriterion = z
  .object({
    title: z.string().describe('The criterion in a few words, in the scoring language'),
    result: z.string().describe('What was found, in the scoring language'),
    status: criterionStatus,
    evaluable: z.boolean().describe('False exactly when the status is `unknown`'),
    references: z.array(reference),
  })
  .meta({ id: 'ScoredCriterion' });
export type ScoredCriterion = z.output<typeof scoredCriterion>;

export const scoring = z
  .object({
    recap: z.string().describe('Two sentences: why this verdict, and the largest gap; in the scoring language'),
    criterias: z.array(scoredCriterion),
  })
  .meta({ id: 'Scoring' });
export type Scoring = z.output<typeof scoring>;

/** What a judge must answer; anything else is a failed judgement. `evaluable` and the verdict are computed here, whatever a judge says. */
export const judgeAnswer = z.object({ recap: z.string(), criterias: z.array(scoredCriterion.omit({ evaluable: true })) });
export type JudgeAnswer = z.output<typeof judgeAnswer>;
