import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { foundTalent } from './contract.ts';
import { storedFilter } from './filter-contract.ts';

/** Searches that the workspace has paid for, to read again free. */

const recentSearch = {
  searchTransactionId: z.string().describe('Of its last page'),
  prompt: z.string().nullable(),
  filters: z.array(storedFilter),
  at: z.string().describe('When its last page was searched'),
  estimationCount: z.int(),
  peopleCount: z.int().describe('Different people on its pages'),
  creditsCharged: z.int().describe('For all its pages'),
};

const tag = 'Search';

export const listRecentSearches = operation({
  id: 'listRecentSearches',
  method: 'GET',
  path: '/v1/recent-searches',
  scope: 'read',
  tag,
  summary: 'List the recent searches of the workspace',
  description:
    'The last 20 different searches among the last 300 pages, the newest first. Pages of one search are one row. Free.',
  data: z
    .object({
      recentSearches: z.array(z.object(recentSearch).meta({ id: 'RecentSearch' })),
    })
    .meta({ id: 'RecentSearches' }),
  answers: { 200: 'The searches' },
  errors: [],
});

export const getRecentSearch = operation({
  id: 'getRecentSearch',
  method: 'GET',
  path: '/v1/recent-searches/{searchTransactionId}',
  scope: 'read',
  tag,
  summary: 'Read again whom a search returned',
  description:
    'Free: these people were paid for. The pages that the workspace searched by the same prompt or filters, as the profiles are now. Erased people are left out.',
  params: z.object({ searchTransactionId: z.string() }),
  data: z
    .object({
      ...recentSearch,
      pages: z.array(
        z.object({
          searchTransactionId: z.string(),
          estimationCount: z.int(),
          talents: z.array(foundTalent),
        }),
      ),
    })
    .meta({ id: 'RecentSearchPages' }),
  answers: { 200: 'Its pages, the first one first' },
  errors: ['not_found'],
});

export const findSeenTalents = operation({
  id: 'findSeenTalents',
  method: 'POST',
  path: '/v1/recent-searches/seen',
  scope: 'read',
  effects: { readOnly: true, idempotent: true },
  tag,
  summary: 'Find which people earlier searches returned',
  description:
    'Free. Looks through the last 1,000 pages that the workspace searched, without those in `exceptSearchTransactionIds`.',
  body: z.object({
    talentIds: z.array(z.string()).min(1).max(100),
    exceptSearchTransactionIds: z.array(z.string()).max(100).default([]),
  }),
  data: z
    .object({
      seen: z.array(
        z.object({
          talentId: z.string(),
          seenAt: z.string().describe('The last time'),
          searchTransactionId: z.string().describe('Of the page that returned the talent then'),
        }),
      ),
    })
    .meta({ id: 'SeenTalents' }),
  answers: { 200: 'Those that were returned before' },
  errors: [],
});

export const recentSearchOperations = [listRecentSearches, getRecentSearch, findSeenTalents];
