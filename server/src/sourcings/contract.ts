import { z } from 'zod';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';
import { talentProfile } from '../talents/profile.ts';
import { MAX_PAGE_INDEX } from './rules/pages.ts';
import { CUSTOM_HANDLE } from './rules/statuses.ts';

/** The routes of sourcings, candidates and their statuses (interface, "Endpoints"). */

const MAX_PAGE_SIZE = 50;
const timestamp = z.string().describe('ISO 8601 timestamp');
const pageNumber = queryInteger({ min: 0, max: MAX_PAGE_INDEX, fallback: 0 });
const atLeastOneOf = (names: readonly string[]) => (body: object) =>
  names.some((name) => (body as Record<string, unknown>)[name] !== undefined);

const pagination = { pageSize: z.int(), total: z.int(), hasNextPage: z.boolean() };

const sourcingParams = z.object({ sourcingId: z.string() });
const candidateParams = z.object({ candidateId: z.string() });
const VERDICTS = ['green', 'amber', 'red'] as const;
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
      .describe('Candidates in each status, the empty global ones too'),
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
  description: 'The body is an empty object; the name is generated and can be changed.',
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
    ownership: z.enum(['mine', 'all']).default('mine').describe("`mine`: the key owner's"),
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
  summary: 'Read a sourcing with its counters',
  description: 'How many candidates it has in each status.',
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
    'jobTitle and location are what {{sourcingJobTitle}} and {{sourcingLocation}} stand for in messages. What is left out stays; null empties.',
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
    ),
  data: sourcing,
  answers: { 200: 'The sourcing as it is now' },
  errors: ['not_found'],
});

const candidate = z
  .object({
    id: z.string(),
    statusHandle: z.string(),
    createdAt: timestamp,
    sourcingId: z.string(),
    talentId: z.string(),
    userRating: z.int().min(1).max(5).nullable(),
    updatedAt: timestamp.describe('The last change of status, rating or notes'),
    castingId: z.string().nullable().describe('The qualified search that found the talent'),
    verdict: z.enum(VERDICTS).nullable().describe("The judge's verdict there"),
    verdictOverride: z
      .enum(VERDICTS)
      .nullable()
      .describe("A person's verdict there in place of the judge's"),
    effectiveVerdict: z
      .enum(VERDICTS)
      .nullable()
      .describe('The one that counts: the override, else the judge’s'),
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
  .describe('All but the id is null once the person is erased')
  .meta({ id: 'CandidateTalent' });

const candidateDetail = z
  .object({
    candidate: candidate.extend({
      notes: z.string().nullable(),
      recap: z.string().nullable().describe('The verdict in a sentence'),
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
    isNew: z.boolean().describe('False: the talent was in the sourcing already'),
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
    'A talent is in a sourcing once: adding it again sets it back to TO_BE_CONTACTED, keeps its rating and costs nothing.',
  params: sourcingParams,
  body: z.object({
    talentId: z.string().min(1),
    castingId: z
      .string()
      .min(1)
      .optional()
      .describe(
        'The qualified search that judged this talent: its verdict stays with the candidate',
      ),
    keepStatus: z
      .boolean()
      .optional()
      .describe('True: a talent that is in the sourcing already keeps its status'),
  }),
  data: candidateAdded,
  answers: { 200: 'The candidate' },
  errors: ['insufficient_credits', 'not_found'],
});

/** A repeatable parameter: each value must be one of those accepted. */
const repeatable = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]))
  .pipe(z.array(z.string().max(200)).max(100))
  .optional()
  .default([])
  .meta({ type: 'array', items: { type: 'string' }, maxItems: 100 });

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
      'Words that all occur in name, job title, company, city, profile URL or notes; case and accents do not count',
    ),
  statusHandle: repeatable.describe('Left out: every status but NOT_RETAINED'),
  location: repeatable.describe('City; case and accents do not count, here and in the next two'),
  jobTitle: repeatable,
  currentCompany: repeatable,
  sortField: z
    .enum(SORT_FIELDS)
    .optional()
    .describe('`name`: last name, then first; `history`: last change. Left out: newest first'),
  sortOrder: z
    .enum(['asc', 'desc'])
    .optional()
    .describe('asc unless sortField is left out; what is missing comes last in both'),
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
  description:
    'Filters of different names must all hold, values of the same name are alternatives.',
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
  description: 'With its notes, and the recap of its verdict.',
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
  description: 'All that is known of the talent, as it is now. Free.',
  params: candidateParams,
  data: talentProfile,
  answers: { 200: 'The profile' },
  errors: ['not_found'],
});

export const updateCandidate = operation({
  id: 'updateCandidate',
  method: 'PATCH',
  path: '/v1/candidates/{candidateId}',
  scope: 'spend',
  tag: 'Candidates',
  summary: 'Rate a candidate or write notes on it',
  description: 'What is left out stays; null empties.',
  params: candidateParams,
  body: z
    .object({
      userRating: z.int().min(1).max(5).nullable().optional(),
      notes: trimmedText({ min: 1, max: 10_000 }).nullable().optional(),
    })
    .refine(atLeastOneOf(['userRating', 'notes']), 'at least one of userRating, notes is required'),
  data: candidateDetail,
  answers: { 200: 'The candidate as it is now' },
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
    'A global status or one of the workspace. NOT_RETAINED takes the candidate out of the active pipeline and cancels its outreach.',
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
  summary: 'What happened to a candidate',
  description:
    'Every change of status, rating and notes, newest first. That notes changed is told, not what they said.',
  params: candidateParams,
  query: z.object({
    pageIndex: pageNumber,
    pageSize: queryInteger({ min: 1, max: MAX_PAGE_SIZE, fallback: 25 }),
  }),
  data: z
    .object({
      history: z.array(
        z.object({
          change: z.enum(['added', 'status', 'rating', 'notes']),
          from: z.string().nullable(),
          to: z.string().nullable(),
          actor: z.string().describe('A user, a key, or `service`'),
          cause: z.string().describe('What it came by, such as `api`'),
          at: timestamp,
        }),
      ),
      pagination: z.object({ pageIndex: z.int(), ...pagination }),
    })
    .meta({ id: 'CandidateHistory' }),
  answers: { 200: 'A page of the history' },
  errors: ['not_found'],
});

const candidateStatus = z
  .object({
    handle: z.string(),
    label: z.string(),
    isCustom: z.boolean(),
    position: z.int().nullable().describe('Among the custom ones, from 0'),
  })
  .meta({ id: 'CandidateStatus' });
const customStatus = z
  .object({ handle: z.string(), label: z.string(), position: z.int() })
  .meta({ id: 'CustomStatus' });
const label = trimmedText({ min: 1, max: 100 });
const statusParams = z.object({ handle: z.string() });

export const listCandidateStatuses = operation({
  id: 'listCandidateStatuses',
  method: 'GET',
  path: '/v1/candidate-statuses',
  scope: 'read',
  tag: 'Candidates',
  summary: 'List the statuses that candidates can have',
  description:
    "The global ones, then the workspace's own in their order. Labels of global ones are in the key owner's language.",
  data: z.object({ statuses: z.array(candidateStatus) }).meta({ id: 'CandidateStatuses' }),
  answers: { 200: 'The statuses' },
  errors: [],
});

export const createCandidateStatus = operation({
  id: 'createCandidateStatus',
  method: 'POST',
  path: '/v1/candidate-statuses',
  scope: 'spend',
  tag: 'Candidates',
  summary: 'Create a status of the workspace',
  description: 'Behind the others; the handle never changes.',
  body: z.object({
    handle: z.string().regex(CUSTOM_HANDLE, 'must be 2 to 49 of A-Z, 0-9 and _, a letter first'),
    label,
  }),
  data: customStatus,
  answers: { 200: 'The status' },
  errors: [],
});

export const updateCandidateStatus = operation({
  id: 'updateCandidateStatus',
  method: 'PATCH',
  path: '/v1/candidate-statuses/{handle}',
  scope: 'spend',
  tag: 'Candidates',
  summary: 'Rename or move a status of the workspace',
  description: 'The others make room; a position behind the end is the end.',
  params: statusParams,
  body: z
    .object({ label: label.optional(), position: z.int().min(0).max(1_000).optional() })
    .refine(atLeastOneOf(['label', 'position']), 'at least one of label, position is required'),
  data: customStatus,
  answers: { 200: 'The status as it is now' },
  errors: ['not_found'],
});

export const deleteCandidateStatus = operation({
  id: 'deleteCandidateStatus',
  method: 'DELETE',
  path: '/v1/candidate-statuses/{handle}',
  scope: 'spend',
  tag: 'Candidates',
  summary: 'Delete a status that no candidate has',
  description: 'A status in use is a validation_error whose issue has the code `status_in_use`.',
  params: statusParams,
  data: z.object({ handle: z.string() }).meta({ id: 'CandidateStatusDeleted' }),
  answers: { 200: 'The status is gone' },
  errors: ['not_found'],
});

export const sourcingOperations = [
  createSourcing,
  listSourcings,
  getSourcing,
  updateSourcing,
  addCandidate,
  listCandidates,
  getCandidate,
  getCandidateProfile,
  updateCandidate,
  changeCandidateStatus,
  getCandidateHistory,
  listCandidateStatuses,
  createCandidateStatus,
  updateCandidateStatus,
  deleteCandidateStatus,
];
