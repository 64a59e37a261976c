import { z } from 'zod';
import { MODEL_FAILURES } from '../platform/model-error.ts';
import { operation } from '../platform/operation.ts';
import { PROTECTED_ATTRIBUTES } from '../reader/protected/patterns.ts';
import type { Reference } from '../talents/profile-fields.ts';

/**
 * The shapes of a judgement, used by the castings contract ("Qualified talent" in the interface;
 * decisions 19 and 20).
 */

export const VERDICTS = ['green', 'amber', 'red'] as const;
export const verdict = z.enum(VERDICTS);
export type Verdict = z.output<typeof verdict>;

export const CRITERION_STATUSES = ['met', 'partially_met', 'not_met', 'unknown'] as const;
export const criterionStatus = z.enum(CRITERION_STATUSES);
export type CriterionStatus = z.output<typeof criterionStatus>;

/** How a profile shows what is asked, strongest first. */
export const STRENGTHS = ['dated', 'asserted', 'listed', 'inferred'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const reference = z
  .object({
    path: z.string().describe('JSON pointer into the profile'),
    quote: z.string().describe('Exact slice of the text at that place, never translated'),
  })
  .meta({ id: 'ScoringReference' }) satisfies z.ZodType<Reference>;
export type { Reference };

export const scoredCriterion = z
  .object({
    title: z.string().describe('The criterion in a few words, in the scoring language'),
    result: z.string().describe('What was found, in the scoring language'),
    status: criterionStatus,
    evaluable: z.boolean().describe('False exactly when the status is `unknown`'),
    references: z.array(reference),
    strength: z
      .enum(STRENGTHS)
      .nullable()
      .optional()
      .describe(
        'The best evidence: a job with dates, a statement, an entry of a list of skills, or a title that only implies it. Null when neither met nor partly met; absent in verdicts from before it existed',
      ),
  })
  .meta({ id: 'ScoredCriterion' });
export type ScoredCriterion = z.output<typeof scoredCriterion>;

export const scoring = z
  .object({
    recap: z
      .string()
      .describe(
        'One sentence: the strongest evidence and the largest gap; in the scoring language',
      ),
    criterias: z.array(scoredCriterion),
  })
  .meta({ id: 'Scoring' });
export type Scoring = z.output<typeof scoring>;

const counted = z
  .object({
    minYears: z.number().describe('Years that the dates prove, with overlaps counted once'),
    maxYears: z
      .number()
      .nullable()
      .describe('Most years that the dates allow; null when missing dates leave it open'),
    asked: z.object({
      minYears: z.number().nullable(),
      maxYears: z.number().nullable(),
      strict: z.boolean().describe('True: the bound itself is excluded'),
    }),
    until: z.iso.datetime().describe('Current jobs are counted up to this moment'),
    jobs: z.array(
      z.object({
        path: z.string().describe('JSON pointer into the profile'),
        title: z.string().nullable(),
        organizationName: z.string().nullable(),
        from: z.iso.datetime().nullable(),
        to: z.iso.datetime().nullable(),
        isCurrent: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'CountedTime' });

const explainedPart = z
  .object({
    reading: z.string().describe('How this part was understood, in the scoring language'),
    status: criterionStatus,
    result: z.string(),
    counted: counted.nullable().describe('The years counted, for criteria about time'),
  })
  .meta({ id: 'ExplainedPart' });
export type ExplainedPart = z.output<typeof explainedPart>;

/** How the rules read one criterion, and what they compute for it. */
export const criterionExplanation = z.object({
  criterion: z.string().describe('The criterion as it was sent'),
  title: z.string(),
  combination: z.object({
    of: z.enum(['one', 'all', 'any', 'some']).describe('How many of the parts must hold'),
    atLeast: z.int().nullable(),
  }),
  parts: z.array(explainedPart),
  status: criterionStatus,
  result: z.string(),
  references: z.array(reference),
  decided: z
    .boolean()
    .describe('True: the rules allow no other status, and a model cannot change it'),
});
export type CriterionExplanation = z.output<typeof criterionExplanation>;

const previewedPart = z
  .object({
    reading: z.string().describe('How this part was understood, in the scoring language'),
    readAs: z
      .enum(['condition', 'words', 'unread'])
      .describe(
        '`condition`: understood; `words`: only the words themselves are searched; `unread`: it stays `unknown`',
      ),
    judgeable: z.enum(['yes', 'partly', 'no']).describe('Whether a profile can show it'),
    evidence: z.string().describe('What would count as evidence, or why profiles do not show it'),
  })
  .meta({ id: 'PreviewedPart' });
export type PreviewedPart = z.output<typeof previewedPart>;

/** Words that often stand for a protected attribute; absent from an answer without any. */
export const protectedWarnings = z
  .array(
    z
      .object({
        code: z.literal('protected_proxy'),
        attribute: z.enum(PROTECTED_ATTRIBUTES),
        quote: z.string().describe('The words, as they were sent'),
        path: z.array(z.union([z.string(), z.int()])).describe('Where they were sent'),
        start: z.int().describe('UTF-16 offset of their start in that text'),
        end: z.int().describe('UTF-16 offset after their end'),
        suggestion: z
          .string()
          .describe('Words about the job, to send instead; in the language of the words'),
      })
      .meta({ id: 'ProtectedWarning' }),
  )
  .optional()
  .describe(
    'Words that often stand for a protected attribute ("native speaker", "recent graduate"). They are allowed, and make no filter by themselves. Absent when there are none',
  );

/** How one criterion would be judged, before anybody is. */
export const criterionPreview = previewedPart
  .extend({
    criterion: z.string().describe('The criterion as it was sent'),
    parts: z.array(previewedPart).describe('The conditions that it is made of'),
    refused: z
      .string()
      .nullable()
      .describe('Why a search with it is refused: it names a protected attribute'),
  })
  .meta({ id: 'CriterionPreview' });
export type CriterionPreview = z.output<typeof criterionPreview>;

export const verdictRule = z
  .object({
    criterias: z.int(),
    counts: z.record(criterionStatus, z.int()),
    points: z.number().describe('One per `met`, half per `partially_met` and `unknown`'),
    half: z.number().describe('Half of the maximum; fewer points are `red`'),
    verdict,
    arithmetic: z.string(),
  })
  .meta({ id: 'VerdictRule' });
export type VerdictRule = z.output<typeof verdictRule>;

/**
 * The required shape of a judge's answer; any other shape is a failed judgement. `evaluable`, the
 * strength and the verdict are computed here, regardless of the judge's answer.
 */
export const judgeAnswer = z.object({
  recap: z.string(),
  criterias: z.array(scoredCriterion.omit({ evaluable: true, strength: true })),
});
export type JudgeAnswer = z.output<typeof judgeAnswer>;

const modelTrial = z
  .object({
    outcome: z
      .enum(['answered', 'failed', 'offline'])
      .describe('`offline`: no model is configured; the built-in judge is used'),
    modelId: z.string().nullable(),
    latencyMs: z.int().nullable(),
    usage: z.object({ inputTokens: z.int(), outputTokens: z.int() }).nullable(),
    failure: z.enum(MODEL_FAILURES).nullable(),
    message: z.string().describe("As a sentence in the caller's language"),
    remedy: z.string().nullable().describe('How to fix a failure'),
  })
  .meta({ id: 'ModelTrial' });
export type ModelTrial = z.output<typeof modelTrial>;

export const testModel = operation({
  id: 'testModel',
  method: 'POST',
  path: '/v1/model/test',
  scope: 'admin',
  effects: { openWorld: true },
  tag: 'Instance',
  summary: 'Test the configured model',
  description:
    'Asks for one short judgement of an invented profile. Answers 200 even when the model fails: `outcome` shows the result and `remedy` how to fix it. Costs no credits; the provider may charge for the call.',
  data: modelTrial,
  answers: { 200: 'The result' },
  errors: [],
});

export const judgingOperations = [testModel];
