import { z } from 'zod';
import { type AppError, ERRORS, type ErrorCode, type Issue } from './errors.ts';

/** What operations on many things share: each thing has its own result, in the order asked. */

export interface BulkFailure {
  id: string;
  outcome: 'failed';
  error: { code: ErrorCode; message: string; issues?: Issue[] };
}
export type BulkResult<Outcome extends string> = { id: string; outcome: Outcome } | BulkFailure;

/** The result of a thing that an error kept from happening. */
export const failed = (id: string, { code, message, fields }: AppError): BulkFailure => ({
  id,
  outcome: 'failed',
  error: { code, message, ...(fields.issues && { issues: fields.issues }) },
});

/** Ids of a bulk operation: at least one, each once. */
export const bulkIds = (max: number) =>
  z
    .array(z.string().min(1))
    .min(1)
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, 'must not repeat an id')
    .meta({ uniqueItems: true });

/** One result: its outcome is one of these, or `failed` with the error. */
export const bulkResult = <const Outcomes extends readonly [string, ...string[]]>(
  outcomes: Outcomes,
) =>
  z.object({
    id: z.string().describe('The id that was sent'),
    outcome: z.enum([...outcomes, 'failed']),
    error: z
      .object({
        code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
        message: z.string(),
        issues: z
          .array(z.object({ path: z.array(z.union([z.string(), z.int()])), message: z.string() }))
          .optional()
          .describe('Only for `validation_error`'),
      })
      .optional()
      .describe('Only when the outcome is `failed`; the others are not affected'),
  });
