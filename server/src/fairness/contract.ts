import { z } from 'zod';
import { scoredCriterion, VERDICTS } from '../judging/contract.ts';
import { operation } from '../platform/operation.ts';
import { CHANGES } from './rules/variants.ts';

const change = z.enum(CHANGES);

const rate = z
  .object({
    rate: z.number().describe('Share of copies with a flip, 0 to 1'),
    low: z.number().describe('Lower end of the 95 % interval (Wilson)'),
    high: z.number().describe('Upper end'),
  })
  .meta({ id: 'FlipRate' });

const outcome = scoredCriterion.pick({ status: true, result: true, references: true });

const flip = z
  .object({
    talentId: z.string().describe('Whose profile was copied'),
    change: change.describe('What differs in the copy'),
    edits: z
      .array(
        z.object({
          path: z.string().describe('JSON pointer into the profile'),
          from: z.string().nullable().describe('The text in the profile'),
          to: z.string().nullable().describe('The text in the copy'),
        }),
      )
      .describe('What the copy says instead'),
    criterion: z.string().describe('The criterion whose status flipped'),
    before: outcome.describe('For the profile as it is'),
    after: outcome.describe('For the copy. References point into the copy'),
    verdict: z
      .object({
        before: z.enum(VERDICTS).describe('For the profile as it is'),
        after: z.enum(VERDICTS).describe('For the copy'),
      })
      .describe('The verdict on the person'),
  })
  .meta({ id: 'CounterfactualFlip' });
export type Flip = z.output<typeof flip>;

const counterfactualAudit = z
  .object({
    castingId: z.string().describe('The qualified search'),
    judge: z.string().describe('Id of the judge in use, which judged the copies'),
    criterias: z.array(z.string()).describe('What the talents of the search were judged by'),
    talents: z.int().describe('People whose profiles were copied'),
    copies: z.int().describe('Copies judged and compared'),
    flipped: z.int().describe('Copies with at least one flip'),
    ...rate.shape,
    changes: z
      .array(
        z.object({
          change: change.describe('What differs in these copies'),
          copies: z.int().describe('Copies judged and compared'),
          flipped: z.int().describe('Copies with at least one flip'),
          ...rate.shape,
          notCompared: z
            .array(z.string())
            .describe('Criteria that ask for what the change alters, for at least one person'),
        }),
      )
      .describe('The same for each change'),
    flips: z.array(flip).describe('At most 200, in the order of people and changes'),
    creditsCharged: z.int().describe('0: the built-in judge is free'),
  })
  .meta({ id: 'CounterfactualAudit' });
export type CounterfactualAudit = z.output<typeof counterfactualAudit>;

export const auditCounterfactuals = operation({
  id: 'auditCounterfactuals',
  method: 'POST',
  path: '/v1/fairness/counterfactual',
  scope: 'read',
  tag: 'Fairness',
  summary: 'Judge copies of profiles that differ only in what must not matter',
  description:
    'Takes people whom a qualified search has judged, changes one thing at a time in copies of their profiles (names, gendered forms, the origin of schools, ages, gaps), judges the copies ' +
    'with the judge in use and lists every status that flipped, with its evidence. Criteria that ask for what a change alters ("degree from INSA") are not compared for it. Nothing is stored. ' +
    'Free with the built-in judge. It answers 400 when a language model judges: that costs tokens for every copy, and has no price yet.',
  body: z.object({
    castingId: z.string().describe('A qualified search of this workspace'),
    talents: z.int().min(1).max(100).default(30).describe('At most this number of its people'),
    changes: z
      .array(change)
      .min(1)
      .max(CHANGES.length)
      .default([...CHANGES])
      .describe('What to change, one at a time'),
  }),
  data: counterfactualAudit,
  answers: { 200: 'The audit' },
  errors: ['casting_not_found', 'casting_pool_exhausted'],
});

export const fairnessOperations = [auditCounterfactuals];
