import { z } from 'zod';
import { operation, queryInteger } from '../platform/operation.ts';
import {
  blueprintParams,
  keptText,
  MAX_CONTENT,
  MAX_SUBJECT,
  message,
  tag,
} from './blueprint-contract.ts';
import { STEP_TYPES } from './rules/step.ts';
import { SUBJECT_VARIANTS } from './rules/subject-test.ts';

/**
 * The results of a blueprint's sequences: status, stop, funnel, drafts and their approval
 * (decisions 12 and 28).
 */

const candidateParams = z.object({ candidateId: z.string() });

export const stopBlueprint = operation({
  id: 'stopSequencesOfBlueprint',
  method: 'POST',
  path: '/v1/sequence-blueprints/{blueprintId}/stop',
  scope: 'send',
  effects: { destructive: true, idempotent: true },
  tag,
  summary: 'Stop all running sequences of a blueprint',
  description: 'No further step of these sequences is sent after the response.',
  params: blueprintParams,
  data: z.object({
    blueprintId: z.string(),
    stopped: z.int().describe('Sequences that were running'),
  }),
  answers: { 200: 'The sequences are stopped' },
  errors: ['not_found'],
});

/** The person of a sequence; names are null when no longer known. */
const person = z.object({
  id: z.string(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  jobTitle: z.string().nullable(),
});

const runState = z.enum(['running', 'waiting', 'completed', 'stopped', 'failed']);
const stepState = z.enum([
  'pending',
  'waiting_approval',
  'waiting',
  'sending',
  'sent',
  'skipped',
  'failed',
  'cancelled',
]);

const sequence = z.object({
  runId: z.string(),
  blueprintId: z.string(),
  state: runState,
  reason: z.string().nullable().describe('Why it stopped or failed'),
  currentStepId: z.string().nullable(),
  replied: z.boolean(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  steps: z.array(
    z.object({
      stepId: z.string(),
      name: z.string(),
      state: stepState,
      dueAt: z.string().nullable(),
      doneAt: z.string().nullable(),
      reason: z.string().nullable().describe('Why it waits, was skipped, failed or was cancelled'),
      draft: message.nullable().describe('The draft that waits for approval'),
    }),
  ),
});

export const getSequenceStatus = operation({
  id: 'getSequenceStatus',
  method: 'GET',
  path: '/v1/candidates/{candidateId}/sequence-status',
  scope: 'read',
  tag,
  summary: "Read the status of a candidate's sequences",
  description: 'Every sequence that was started for the candidate, newest first.',
  params: candidateParams,
  data: z
    .object({ candidateId: z.string(), sequences: z.array(sequence) })
    .meta({ id: 'SequenceStatus' }),
  answers: { 200: 'The sequences; an empty list when none was started' },
  errors: ['not_found'],
});
export type SequenceStatus = z.output<typeof sequence>;

export const stopCandidate = operation({
  id: 'stopSequencesOfCandidate',
  method: 'POST',
  path: '/v1/candidates/{candidateId}/sequences/stop',
  scope: 'send',
  effects: { destructive: true, idempotent: true },
  tag,
  summary: "Stop a candidate's running sequences",
  description:
    'No further step of them is sent after the answer. The candidate’s status does not change.',
  params: candidateParams,
  data: z.object({
    candidateId: z.string(),
    stopped: z.int().describe('Sequences that were running'),
  }),
  answers: { 200: 'The sequences are stopped' },
  errors: ['not_found'],
});

const count = z.int();

export const getFunnel = operation({
  id: 'getSequenceFunnel',
  method: 'GET',
  path: '/v1/sequence-blueprints/{blueprintId}/funnel',
  scope: 'read',
  tag,
  summary: 'Read the funnel of a blueprint, step by step',
  description: 'The current steps in order, then removed steps that earlier sequences had.',
  params: blueprintParams,
  data: z
    .object({
      blueprintId: z.string(),
      started: count,
      running: count,
      replied: count,
      steps: z.array(
        z.object({
          stepId: z.string(),
          name: z.string(),
          pending: count.describe('Not due yet, waiting or being sent'),
          sent: count,
          skipped: count,
          failed: count,
          cancelled: count,
          replied: count.describe('Sequences that got a reply after this step and before the next'),
          bounced: count.describe('Messages of this step that came back as undeliverable'),
          subjectTest: z
            .object({
              variants: z
                .array(
                  z.object({
                    variant: z
                      .enum(SUBJECT_VARIANTS)
                      .describe('A is `subject` of the step, B is its `subjectB`'),
                    subject: z.string(),
                    sent: count.describe('People who got this subject'),
                    replied: count.describe('Those of them who replied to this step'),
                    bounced: count.describe('Those of them whose message came back'),
                  }),
                )
                .describe('A, then B'),
              better: z
                .enum(SUBJECT_VARIANTS)
                .nullable()
                .describe(
                  'The subject that gets more replies; null: too early to say. A difference by chance is named in at most 5 % of tests, however often it is read',
                ),
              repliesNeeded: count.describe(
                'Replies that are still needed at the very least; 0 when the better one is known',
              ),
              emailsNeeded: count
                .nullable()
                .describe(
                  'Emails after which the better one would be known if both continue as they did; null: no reply yet, or too alike',
                ),
            })
            .nullable()
            .describe(
              'The comparison of `subject` and `subjectB` as they are now; null for a step with one subject',
            ),
          reasons: z
            .record(z.string(), count)
            .describe('Why steps were skipped, failed or were cancelled'),
        }),
      ),
    })
    .meta({ id: 'SequenceFunnel' }),
  answers: { 200: 'The counts' },
  errors: ['not_found'],
});
export type Funnel = z.output<typeof getFunnel.data>;

export const listRuns = operation({
  id: 'listSequenceRuns',
  method: 'GET',
  path: '/v1/sequence-blueprints/{blueprintId}/runs',
  scope: 'read',
  tag,
  summary: "List a blueprint's sequences",
  description:
    'One sequence per candidate and start, newest first. `GET /v1/candidates/{candidateId}/sequence-status` returns the steps.',
  params: blueprintParams,
  query: z.object({
    page: queryInteger({ min: 0, max: 1_000_000_000, fallback: 0 }),
    pageSize: queryInteger({ min: 1, max: 50, fallback: 25 }),
    state: runState.optional(),
  }),
  data: z
    .object({
      runs: z.array(
        sequence.omit({ blueprintId: true, steps: true }).extend({
          candidateId: z.string(),
          talent: person,
          currentStepName: z.string().nullable(),
        }),
      ),
      pagination: z.object({
        page: z.int(),
        pageSize: z.int(),
        total: z.int(),
        hasNextPage: z.boolean(),
      }),
    })
    .meta({ id: 'SequenceRunPage' }),
  answers: { 200: 'A page of sequences' },
  errors: ['not_found'],
});
export type RunPage = z.output<typeof listRuns.data>;

export const approveStep = operation({
  id: 'approveSequenceStep',
  method: 'POST',
  path: '/v1/sequence-runs/{runId}/steps/{stepId}/approve',
  scope: 'send',
  effects: { idempotent: true, openWorld: true },
  tag,
  summary: 'Approve a draft, edited or unchanged',
  description: 'For steps in state waiting_approval. Approving an approved step has no effect.',
  params: z.object({ runId: z.string(), stepId: z.string() }),
  body: z.object({
    content: keptText(MAX_CONTENT).optional(),
    subject: keptText(MAX_SUBJECT).optional(),
  }),
  bodyOptional: true,
  data: z.object({ runId: z.string(), stepId: z.string(), approvedAt: z.string() }),
  answers: { 200: 'The step will be sent' },
  errors: ['not_found'],
});
export type Approval = z.output<typeof approveStep.body>;

export const listDrafts = operation({
  id: 'listSequenceDrafts',
  method: 'GET',
  path: '/v1/sequence-drafts',
  scope: 'read',
  tag,
  summary: 'List the drafts that wait for approval',
  description:
    'All drafts of the workspace, oldest sequence first. An approved draft is sent when its step is due.',
  query: z.object({
    page: queryInteger({ min: 0, max: 1_000_000_000, fallback: 0 }),
    pageSize: queryInteger({ min: 1, max: 50, fallback: 25 }),
    sourcingId: z
      .string()
      .optional()
      .describe('Only drafts of this sourcing; an unknown sourcing has none'),
  }),
  data: z
    .object({
      drafts: z.array(
        z.object({
          runId: z.string(),
          stepId: z.string(),
          name: z.string().describe('Name of the step'),
          type: z.enum(STEP_TYPES),
          blueprintId: z.string(),
          sourcingId: z.string(),
          candidateId: z.string(),
          talent: person,
          draft: message.describe('The stored draft; variables are filled in when it is sent'),
        }),
      ),
      pagination: z.object({
        page: z.int(),
        pageSize: z.int(),
        total: z.int(),
        hasNextPage: z.boolean(),
      }),
    })
    .meta({ id: 'SequenceDraftPage' }),
  answers: { 200: 'A page of drafts' },
  errors: [],
});
export type DraftPage = z.output<typeof listDrafts.data>;
