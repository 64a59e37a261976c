import { z } from 'zod';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';
import { addCandidates, changeCandidateStatuses } from './bulk-contract.ts';
import {
  addCandidate,
  changeCandidateStatus,
  getCandidate,
  getCandidateHistory,
  getCandidateProfile,
  listCandidates,
  updateCandidate,
} from './candidate-contract.ts';
import {
  atLeastOneOf,
  MAX_PAGE_SIZE,
  pageNumber,
  pagination,
  sourcingParams,
  timestamp,
} from './contract-parts.ts';
import {
  createCandidateStatus,
  deleteCandidateStatus,
  listCandidateStatuses,
  updateCandidateStatus,
} from './status-contract.ts';

/** The routes of sourcings, and all operations of the slice (interface, "Endpoints"). */

const SOURCING_STATUSES = ['in-progress', 'closed'] as const;

const sourcing = z
  .object({
    sourcingId: z.string(),
    name: z.string(),
    status: z.enum(SOURCING_STATUSES),
    jobTitle: z.string().nullable(),
    location: z.string().nullable(),
    ownerUserId: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
    candidateCount: z.int().describe('Candidates in any status'),
    counts: z
      .record(z.string(), z.int())
      .describe('Candidates per status, including empty global statuses'),
  })
  .meta({ id: 'Sourcing' });
export type SourcingItem = z.output<typeof sourcing>;

export const createSourcing = operation({
  id: 'createSourcing',
  method: 'POST',
  path: '/v1/sourcings',
  scope: 'spend',
  tag: 'Sourcings',
  summary: 'Create an empty sourcing',
  description: 'Send an empty object as the body. The name is generated and can be changed.',
  body: z.strictObject({}),
  data: z.object({ sourcingId: z.string(), name: z.string() }).meta({ id: 'SourcingCreated' }),
  answers: { 200: 'The sourcing' },
  errors: ['plan_upgrade_required', 'not_found'],
});

export const listSourcings = operation({
  id: 'listSourcings',
  method: 'GET',
  path: '/v1/sourcings',
  scope: 'read',
  tag: 'Sourcings',
  summary: 'List the sourcings of the workspace',
  description: 'Newest first.',
  query: z.object({
    page: pageNumber,
    pageSize: queryInteger({ min: 1, max: MAX_PAGE_SIZE, fallback: 8 }),
    ownership: z
      .enum(['mine', 'all'])
      .default('mine')
      .describe("`mine`: only sourcings of the key's owner"),
    status: z.enum(SOURCING_STATUSES).default('in-progress'),
  }),
  data: z
    .object({
      sourcings: z.array(sourcing),
      pagination: z.object({ page: z.int(), ...pagination }),
    })
    .meta({ id: 'SourcingPage' }),
  answers: { 200: 'A page of sourcings' },
  errors: [],
});

export const getSourcing = operation({
  id: 'getSourcing',
  method: 'GET',
  path: '/v1/sourcings/{sourcingId}',
  scope: 'read',
  tag: 'Sourcings',
  summary: 'Read a sourcing',
  description: 'With the number of candidates in each status.',
  params: sourcingParams,
  data: sourcing,
  answers: { 200: 'The sourcing' },
  errors: ['not_found'],
});

const SOURCING_FIELDS = ['name', 'status', 'jobTitle', 'location'];
const optionalText = trimmedText({ min: 1, max: 200 }).nullable().optional();

export const updateSourcing = operation({
  id: 'updateSourcing',
  method: 'PATCH',
  path: '/v1/sourcings/{sourcingId}',
  scope: 'spend',
  tag: 'Sourcings',
  summary: 'Rename, close or reopen a sourcing',
  description:
    'jobTitle and location are the values of {{sourcingJobTitle}} and {{sourcingLocation}} in messages. Omitted fields stay as they are; null clears a field.',
  params: sourcingParams,
  body: z
    .object({
      name: trimmedText({ min: 1, max: 200 }).optional(),
      status: z.enum(SOURCING_STATUSES).optional(),
      jobTitle: optionalText,
      location: optionalText,
    })
    .refine(
      atLeastOneOf(SOURCING_FIELDS),
      `at least one of ${SOURCING_FIELDS.join(', ')} is required`,
    )
    .meta({ minProperties: 1 }),
  data: sourcing,
  answers: { 200: 'The updated sourcing' },
  errors: ['not_found'],
});

/** The slice's operations, in the order of the documentation. */
export const sourcingOperations = [
  createSourcing,
  listSourcings,
  getSourcing,
  updateSourcing,
  addCandidate,
  addCandidates,
  listCandidates,
  getCandidate,
  getCandidateProfile,
  updateCandidate,
  changeCandidateStatus,
  changeCandidateStatuses,
  getCandidateHistory,
  listCandidateStatuses,
  createCandidateStatus,
  updateCandidateStatus,
  deleteCandidateStatus,
];
