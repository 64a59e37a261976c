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

export { CANDIDATE_CHANGES } from './candidate-contract.ts';

/** The routes of sourcings, and all operations of the slice (interface, "Endpoints"). */

export const SOURCING_STATUSES = ['in-progress', 'closed'] as const;

const sourcing = z
  .object({
    sourcingId: z.string(),
    name: z.string(),
    status: z.enum(SOURCING_STATUSES),
    jobTitle: z.string().nullable(),
    location: z.string().nullable(),
    description: z.string().nullable().describe('What the sourcing is about, for its team'),
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

const SOURCING_FIELDS = ['name', 'status', 'jobTitle', 'location', 'description', 'ownerUserId'];
const optionalText = trimmedText({ min: 1, max: 200 }).nullable().optional();

export const updateSourcing = operation({
  id: 'updateSourcing',
  method: 'PATCH',
  path: '/v1/sourcings/{sourcingId}',
  scope: 'spend',
  tag: 'Sourcings',
  summary: 'Rename, close, reopen or hand over a sourcing',
  description:
    'jobTitle and location are the values of {{sourcingJobTitle}} and {{sourcingLocation}} in messages. Omitted fields stay as they are; null clears a field.',
  params: sourcingParams,
  body: z
    .object({
      name: trimmedText({ min: 1, max: 200 }).optional(),
      status: z.enum(SOURCING_STATUSES).optional(),
      jobTitle: optionalText,
      location: optionalText,
      description: trimmedText({ min: 1, max: 4_000 }).nullable().optional(),
      ownerUserId: z
        .string()
        .min(1)
        .nullable()
        .optional()
        .describe('User id of a member; null: nobody'),
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

const FUNNEL_STAGES = ['sourced', 'green', 'contacted', 'replied', 'interested'] as const;

const sourcingFunnel = z
  .object({
    stages: z
      .array(
        z.object({
          stage: z.enum(FUNNEL_STAGES).describe('How far these candidates came, at least'),
          candidates: z.int(),
        }),
      )
      .describe('In this order'),
  })
  .meta({ id: 'SourcingFunnel' });
export type SourcingFunnel = z.output<typeof sourcingFunnel>;

export const readSourcingFunnel = operation({
  id: 'readSourcingFunnel',
  method: 'GET',
  path: '/v1/sourcings/{sourcingId}/funnel',
  scope: 'read',
  tag: 'Sourcings',
  summary: 'Read how far the candidates of a sourcing came',
  description:
    'All candidates; those with a green verdict; those who were sent a message or have the status CONTACTED; those who replied; those marked interested. Who is interested also counts as replied, and who replied as contacted.',
  params: sourcingParams,
  data: sourcingFunnel,
  answers: { 200: 'The number of candidates of each stage' },
  errors: ['not_found'],
});

/** The slice's operations, in the order of the documentation. */
export const sourcingOperations = [
  createSourcing,
  listSourcings,
  getSourcing,
  readSourcingFunnel,
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
