import { z } from 'zod';
import { operation, trimmedText } from '../platform/operation.ts';
import { atLeastOneOf } from './contract-parts.ts';
import { CUSTOM_HANDLE } from './rules/statuses.ts';

/** The routes of candidate statuses (interface, "Endpoints"). */

const candidateStatus = z
  .object({
    handle: z.string(),
    label: z.string(),
    isCustom: z.boolean(),
    position: z.int().nullable().describe('Position among the custom statuses, from 0'),
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
    "The global statuses, then the workspace's own in their order. Labels of global statuses are in the key owner's language.",
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
  description: 'The status is added at the end. Its handle cannot be changed later.',
  body: z.object({
    handle: z
      .string()
      .regex(
        CUSTOM_HANDLE,
        'must be 2 to 49 characters from A-Z, 0-9 and _, starting with a letter',
      ),
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
  description: 'The other statuses move accordingly. A position after the end means the end.',
  params: statusParams,
  body: z
    .object({ label: label.optional(), position: z.int().min(0).max(1_000).optional() })
    .refine(atLeastOneOf(['label', 'position']), 'at least one of label, position is required')
    .meta({ minProperties: 1 }),
  data: customStatus,
  answers: { 200: 'The updated status' },
  errors: ['not_found'],
});

export const deleteCandidateStatus = operation({
  id: 'deleteCandidateStatus',
  method: 'DELETE',
  path: '/v1/candidate-statuses/{handle}',
  scope: 'spend',
  tag: 'Candidates',
  summary: 'Delete a status that no candidate has',
  description:
    'Deleting a status in use answers validation_error with an issue of code `status_in_use`.',
  params: statusParams,
  data: z.object({ handle: z.string() }).meta({ id: 'CandidateStatusDeleted' }),
  answers: { 200: 'The status is deleted' },
  errors: ['not_found'],
});
