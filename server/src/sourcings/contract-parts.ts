import { z } from 'zod';
import { queryInteger } from '../platform/operation.ts';
import { MAX_PAGE_INDEX } from './rules/pages.ts';

/** What the contracts of sourcings, candidates and statuses share. */

export const MAX_PAGE_SIZE = 50;
export const timestamp = z.string().describe('ISO 8601 timestamp');
export const pageNumber = queryInteger({ min: 0, max: MAX_PAGE_INDEX, fallback: 0 });
export const pagination = { pageSize: z.int(), total: z.int(), hasNextPage: z.boolean() };
export const sourcingParams = z.object({ sourcingId: z.string() });

export const atLeastOneOf = (names: readonly string[]) => (body: object) =>
  names.some((name) => (body as Record<string, unknown>)[name] !== undefined);
