import { z } from 'zod';
import { VERDICTS } from '../judging/contract.ts';
import { NEXT_ACTIONS, STATUSES } from './rules/machine.ts';

/** What several routes say of a search and of the verdict on a talent. */

export const castingParams = z.object({ castingId: z.string() });

export const castingStatus = z.enum(STATUSES);
export const nextAction = z.enum(NEXT_ACTIONS);

export const rejudgeOf = z
  .string()
  .nullable()
  .describe('The search whose talents this one judges again; null for any other');

export const verdict = z.enum(VERDICTS);

export const verdicts = z
  .array(verdict)
  .min(1)
  .max(3)
  .refine((list) => new Set(list).size === list.length, 'must not repeat a verdict')
  .meta({ uniqueItems: true });

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
      .describe('The user who overrode the verdict; null when a key without an owner was used'),
    at: z.iso.datetime(),
  })
  .nullable()
  .describe("A user's verdict that replaces the judge's; `aiVerdict` stays unchanged")
  .meta({ id: 'VerdictOverride' });
export type VerdictOverride = z.output<typeof verdictOverride>;

export const verdictReview = z
  .object({
    verdict: verdict
      .nullable()
      .describe("The user's own verdict, also when it agrees with the judge's; null: none"),
    rating: z.int().min(1).max(5).nullable(),
    note: z.string().nullable(),
    userId: z
      .string()
      .nullable()
      .describe('The user who changed it last; null when a key without an owner was used'),
    at: z.iso.datetime(),
  })
  .nullable()
  .describe('What a user said of the talent in review; null when nobody has')
  .meta({ id: 'VerdictReview' });
export type VerdictReview = z.output<typeof verdictReview>;
