import { z } from 'zod';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';
import { talentProfile } from '../talents/profile.ts';
import {
  atLeastOneOf,
  MAX_PAGE_SIZE,
  pageNumber,
  pagination,
  sourcingParams,
  timestamp,
} from './contract-parts.ts';

/** The routes of candidates (interface, "Endpoints"). */

/** What the history of a candidate tells of. */
export const CANDIDATE_CHANGES = ['added', 'status', 'rating', 'notes', 'owner'] as const;

const candidateParams = z.object({ candidateId: z.string() });
const VERDICTS = ['green', 'amber', 'red'] as const;

const candidate = z
  .object({
    id: z.string(),
    statusHandle: z.string(),
    createdAt: timestamp,
    sourcingId: z.string(),
    talentId: z.string(),
    userRating: z.int().min(1).max(5).nullable(),
    notes: z.string().nullable(),
    ownerUserId: z.string().nullable().describe('The member who takes care of the candidate'),
    updatedAt: timestamp.describe('Last change of status, rating, notes or owner'),
    castingId: z.string().nullable().describe('The qualified search that found the talent'),
    verdict: z.enum(VERDICTS).nullable().describe("The judge's verdict in that search"),
    verdictOverride: z
      .enum(VERDICTS)
      .nullable()
      .describe("A user's verdict that replaces the judge's"),
    effectiveVerdict: z
      .enum(VERDICTS)
      .nullable()
      .describe("The verdict in force: the override, otherwise the judge's verdict"),
    contactsCount: z.int().describe('Contacts of the talent that the workspace may read'),
  })
  .meta({ id: 'Candidate' });

const text = z.string().nullable();
const candidateTalent = z
  .object({
    id: z.string(),
    firstname: text,
    lastname: text,
    jobTitle: text,
    companyName: text,
    city: text,
    proNetworkUrl: text,
  })
  .describe('Every field except the id is null once the person is erased')
  .meta({ id: 'CandidateTalent' });

const candidateDetail = z
  .object({
    candidate: candidate.extend({
      recap: z.string().nullable().describe('Summary of the verdict'),
    }),
    talent: candidateTalent,
  })
  .meta({ id: 'CandidateDetail' });
export type CandidateDetail = z.output<typeof candidateDetail>;

const candidateAdded = z
  .object({
    candidateId: z.string(),
    talentId: z.string(),
    sourcingId: z.string(),
    statusHandle: z.string(),
    userRating: z.int().nullable(),
    createdAt: timestamp,
    castingId: z.string().nullable(),
    isNew: z.boolean().describe('False: the talent was already in the sourcing'),
  })
  .meta({ id: 'CandidateAdded' });

export const addCandidate = operation({
  id: 'addCandidate',
  method: 'POST',
  path: '/v1/sourcings/{sourcingId}/candidates',
  scope: 'spend',
  effects: { idempotent: true },
  tag: 'Candidates',
  summary: 'Add a talent to a sourcing',
  description:
    'A talent can be in a sourcing only once. Adding it again resets its status to TO_BE_CONTACTED, keeps its rating and costs nothing.',
  params: sourcingParams,
  body: z.object({
    talentId: z.string().min(1),
    castingId: z
      .string()
      .min(1)
      .optional()
      .describe(
        'The qualified search that judged this talent; its verdict is stored with the candidate',
      ),
    keepStatus: z
      .boolean()
      .optional()
      .describe('True: a talent that is already in the sourcing keeps its status'),
  }),
  data: candidateAdded,
  answers: { 200: 'The candidate' },
  errors: ['insufficient_credits', 'not_found'],
});

const oneOrMore = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]));

/** A repeatable parameter: each value must be one of those accepted. */
const repeatable = oneOrMore
  .pipe(z.array(z.string().max(200)).max(100))
  .optional()
  .default([])
  .meta({ type: 'array', items: { type: 'string' }, maxItems: 100 });

/** What a candidate is rated, as a filter. */
const RATINGS = ['1', '2', '3', '4', '5', 'none'] as const;

export const SORT_FIELDS = [
  'name',
  'companyName',
  'statusHandle',
  'city',
  'jobTitle',
  'userRating',
  'contacts',
  'createdAt',
  'history',
] as const;

const candidatesQuery = z.object({
  pageIndex: pageNumber,
  pageSize: queryInteger({ min: 1, max: MAX_PAGE_SIZE, fallback: 25 }),
  search: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Words that must all occur in the name, job title, company, city, profile URL or notes; case and accents are ignored',
    ),
  statusHandle: repeatable.describe('Default: every status except NOT_RETAINED'),
  location: repeatable.describe(
    'City; case and accents are ignored, here and in the next two parameters',
  ),
  jobTitle: repeatable,
  currentCompany: repeatable,
  ownership: z
    .enum(['mine', 'all'])
    .default('all')
    .describe("`mine`: only candidates whose owner is the caller, or the key's owner"),
  userRating: oneOrMore
    .pipe(z.array(z.enum(RATINGS)).max(RATINGS.length))
    .optional()
    .default([])
    .describe('Only candidates with one of these ratings; `none`: without one')
    .meta({ type: 'array', items: { type: 'string', enum: RATINGS }, maxItems: RATINGS.length }),
  hasNotes: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: only candidates with notes; `false`: only those without'),
  sortField: z
    .enum(SORT_FIELDS)
    .optional()
    .describe('`name`: last name, then first name; `history`: last change. Default: newest first'),
  sortOrder: z
    .enum(['asc', 'desc'])
    .optional()
    .describe(
      'Default: asc, or newest first without sortField; missing values come last in both orders',
    ),
});
export type CandidatesQuery = z.output<typeof candidatesQuery>;

/**
 * Selects the candidates of an export: those of the listing with the same filters and order, on all
 * pages.
 */
export const exportQuery = candidatesQuery
  .omit({ pageIndex: true, pageSize: true })
  .extend({ sourcingId: z.string().min(1) });
export type ExportQuery = z.output<typeof exportQuery>;

const candidatePage = z
  .object({
    candidates: z.array(z.object({ candidate, talent: candidateTalent })),
    pagination: z.object({ pageIndex: z.int(), ...pagination }),
  })
  .meta({ id: 'CandidatePage' });
export type CandidatePage = z.output<typeof candidatePage>;

export const listCandidates = operation({
  id: 'listCandidates',
  method: 'GET',
  path: '/v1/sourcings/{sourcingId}/candidates',
  scope: 'read',
  tag: 'Candidates',
  summary: 'List the candidates of a sourcing',
  description: 'Different filters must all match; several values of one filter are alternatives.',
  params: sourcingParams,
  query: candidatesQuery,
  data: candidatePage,
  answers: { 200: 'A page of candidates' },
  errors: ['not_found'],
});

export const getCandidate = operation({
  id: 'getCandidate',
  method: 'GET',
  path: '/v1/candidates/{candidateId}',
  scope: 'read',
  tag: 'Candidates',
  summary: 'Read a candidate',
  description: 'With its notes and the recap of its verdict.',
  params: candidateParams,
  data: candidateDetail,
  answers: { 200: 'The candidate' },
  errors: ['not_found'],
});

export const getCandidateProfile = operation({
  id: 'getCandidateProfile',
  method: 'GET',
  path: '/v1/candidates/{candidateId}/profile',
  scope: 'read',
  tag: 'Candidates',
  summary: 'Read the profile of a candidate',
  description: 'The complete current profile of the talent. Free.',
  params: candidateParams,
  data: talentProfile,
  answers: { 200: 'The profile' },
  errors: ['not_found'],
});

const CANDIDATE_FIELDS = ['userRating', 'notes', 'ownerUserId'];

export const updateCandidate = operation({
  id: 'updateCandidate',
  method: 'PATCH',
  path: '/v1/candidates/{candidateId}',
  scope: 'spend',
  tag: 'Candidates',
  summary: 'Change the rating, notes or owner of a candidate',
  description: 'Omitted fields stay as they are; null clears a field.',
  params: candidateParams,
  body: z
    .object({
      userRating: z.int().min(1).max(5).nullable().optional(),
      notes: trimmedText({ min: 1, max: 10_000 }).nullable().optional(),
      ownerUserId: z
        .string()
        .min(1)
        .nullable()
        .optional()
        .describe('User id of a member; null: nobody'),
    })
    .refine(
      atLeastOneOf(CANDIDATE_FIELDS),
      `at least one of ${CANDIDATE_FIELDS.join(', ')} is required`,
    )
    .meta({ minProperties: 1 }),
  data: candidateDetail,
  answers: { 200: 'The updated candidate' },
  errors: ['not_found'],
});

export const changeCandidateStatus = operation({
  id: 'changeCandidateStatus',
  method: 'PATCH',
  path: '/v1/candidates/{candidateId}/status',
  scope: 'spend',
  tag: 'Candidates',
  summary: "Change a candidate's status",
  description:
    'Takes a global status or one of the workspace. NOT_RETAINED removes the candidate from the active pipeline and cancels its outreach.',
  params: candidateParams,
  body: z.object({ statusHandle: z.string().min(1) }),
  data: z
    .object({
      candidateId: z.string(),
      talentId: z.string(),
      sourcingId: z.string(),
      statusHandle: z.string(),
      updatedAt: timestamp,
    })
    .meta({ id: 'CandidateStatusChanged' }),
  answers: { 200: 'The candidate' },
  errors: ['not_found'],
});

export const getCandidateHistory = operation({
  id: 'getCandidateHistory',
  method: 'GET',
  path: '/v1/candidates/{candidateId}/history',
  scope: 'read',
  tag: 'Candidates',
  summary: 'Read the history of a candidate',
  description:
    'Every change of status, rating, notes and owner, newest first. Changes of notes are listed without their text.',
  params: candidateParams,
  query: z.object({
    pageIndex: pageNumber,
    pageSize: queryInteger({ min: 1, max: MAX_PAGE_SIZE, fallback: 25 }),
  }),
  data: z
    .object({
      history: z.array(
        z.object({
          change: z.enum(CANDIDATE_CHANGES),
          from: z.string().nullable(),
          to: z.string().nullable(),
          actor: z.string().describe('A user, a key, or `service`'),
          cause: z.string().describe('Origin of the change, such as `api`'),
          at: timestamp,
        }),
      ),
      pagination: z.object({ pageIndex: z.int(), ...pagination }),
    })
    .meta({ id: 'CandidateHistory' }),
  answers: { 200: 'A page of the history' },
  errors: ['not_found'],
});
