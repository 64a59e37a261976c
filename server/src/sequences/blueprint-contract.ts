import { z } from 'zod';
import type { Issue } from '../platform/errors.ts';
import { codePoints, operation, queryInteger, trimmedText } from '../platform/operation.ts';
import { configIssues } from './rules/blueprint-config.ts';
import { HOLDS } from './rules/simulation.ts';
import {
  CONTENT_SOURCES,
  DELAY_UNITS,
  MAX_DELAY_DAYS,
  PRO_NETWORK_TYPES,
  STEP_TYPES,
  TEMPORALITY_TYPES,
} from './rules/step.ts';
import { stepIssues, stepListIssues } from './rules/step-rules.ts';
import { SUBJECT_VARIANTS } from './rules/subject-test.ts';
import { TEMPLATE_VARIABLES } from './rules/template.ts';
import { RECENT_DAYS } from './rules/warnings.ts';

/**
 * Sequence blueprints, starting them, and their results (interface, "Sequence blueprint"; decisions
 * 12 and 28 to 30).
 */

const MAX_STEPS = 50;
const MAX_CANDIDATES = 100;
export const MAX_CONTENT = 8_000;
export const MAX_SUBJECT = 500;
/** Settings are copied into every run of the blueprint. */
const MAX_CONFIG_BYTES = 16_384;
const MAX_DAILY_LIMIT = 10_000;

const name = trimmedText({ min: 1, max: 200 });

/** Text that is stored as sent. */
export function keptText(max: number) {
  return z
    .string()
    .refine((text) => codePoints(text) <= max, `must have at most ${max} characters`)
    .meta({ maxLength: max });
}

/** Passes a rule's issues to zod, with the path of each value in the request. */
function report(context: z.core.$RefinementCtx, issues: readonly Issue[]): void {
  for (const { path, message } of issues) context.addIssue({ code: 'custom', path, message });
}

const step = z
  .object({
    id: z
      .string()
      .min(1)
      .max(200)
      .refine((id) => id.trim() !== '', 'must not be empty')
      .describe('Chosen by the client; unique within the blueprint'),
    name: keptText(200)
      .refine((label) => label.trim() !== '', 'must not be empty')
      .describe('Label of the step'),
    type: z.enum(STEP_TYPES),
    proNetworkType: z
      .enum(PRO_NETWORK_TYPES)
      .optional()
      .describe('Required when type is PRO_NETWORK, forbidden otherwise'),
    content: keptText(MAX_CONTENT).describe(
      `Message body. Variables: ${TEMPLATE_VARIABLES.map((variable) => `{{${variable}}}`).join(', ')}. Stored as an empty string for PRO_NETWORK_INVITATION`,
    ),
    subject: keptText(MAX_SUBJECT)
      .optional()
      .describe('Email subject, required when type is EMAIL; the same variables'),
    subjectB: keptText(MAX_SUBJECT)
      .optional()
      .describe(
        'A second subject of an email, to compare: half of the people get each, always the same one. ' +
          '`GET /v1/sequence-blueprints/{blueprintId}/funnel` says which gets more replies',
      ),
    temporalityType: z.enum(TEMPORALITY_TYPES),
    delay: z
      .object({ value: z.int().min(1), unit: z.enum(DELAY_UNITS) })
      .optional()
      .describe(`Required when temporalityType is DELAYED; at most ${MAX_DELAY_DAYS} days`),
    contentSource: z.enum(CONTENT_SOURCES).optional(),
    config: z
      .object({ userId: z.string().optional().describe('Sender: a user of the workspace') })
      .optional(),
    policy: z
      .object({
        skipStepIfNoContact: z.boolean().optional(),
        autoValidateAIDraft: z.boolean().optional(),
        inviteTimeoutDays: z.int().min(1).max(MAX_DELAY_DAYS).optional(),
        informs: z
          .boolean()
          .optional()
          .describe(
            'The message tells one of your own people that you keep their data: `GET /v1/talents/notices` then shows them as told',
          ),
      })
      .optional(),
  })
  .superRefine((value, context) => report(context, stepIssues(value)))
  .meta({ id: 'SequenceStep' });

export const steps = z
  .array(step)
  .max(MAX_STEPS)
  .superRefine((list, context) => report(context, stepListIssues(list)));

export const config = z
  .looseObject({
    timezone: z.string().optional().describe('IANA name; default: UTC'),
    sendingWindow: z
      .looseObject({
        days: z
          .array(
            z.union([z.int(), z.string()], {
              error: 'must be 1 (Monday) to 7 (Sunday), or the English name of the day',
            }),
          )
          .min(1)
          .max(14)
          .optional()
          .describe('1 (Monday) to 7 (Sunday), or English names'),
        from: z.string().optional().describe('Local time, 09:00'),
        to: z.string().optional().describe('Local time, later than from'),
      })
      .optional()
      .describe('When messages may be sent; default: at any time'),
    stopOnReply: z.boolean().optional().describe('Default: true'),
    dailyLimits: z
      .record(z.string(), z.int().min(1).max(MAX_DAILY_LIMIT))
      .optional()
      .describe(
        'Maximum messages per day and account, by channel: email, proNetwork, chat_app, sms (or the type of a step)',
      ),
  })
  .superRefine((value, context) => report(context, configIssues(value)))
  .refine(
    (value) => Buffer.byteLength(JSON.stringify(value)) <= MAX_CONFIG_BYTES,
    `must be at most ${MAX_CONFIG_BYTES} bytes of JSON`,
  )
  .describe('Unknown keys are stored as sent')
  .meta({ id: 'SequenceConfig' });

const blueprintReference = z
  .object({ blueprintId: z.string(), name: z.string(), sourcingId: z.string() })
  .meta({ id: 'SequenceBlueprintReference' });

/**
 * Responses show what is stored: rules are not checked again, and settings are returned as they
 * were sent.
 */
const storedSteps = z.array(step);
const storedConfig = z.record(z.string(), z.unknown());

const blueprint = z
  .object({
    blueprintId: z.string(),
    name: z.string(),
    sourcingId: z.string(),
    steps: storedSteps,
    config: storedConfig,
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'SequenceBlueprint' });
export type Blueprint = z.output<typeof blueprint>;

const sourcingParams = z.object({ sourcingId: z.string() });
export const blueprintParams = z.object({ blueprintId: z.string() });
export const tag = 'Sequences';

export const createBlueprint = operation({
  id: 'createSequenceBlueprint',
  method: 'POST',
  path: '/v1/sourcings/{sourcingId}/sequence-blueprints',
  scope: 'spend',
  tag,
  summary: 'Create a sequence blueprint',
  description:
    'A blueprint belongs to a sourcing. It can be created empty or with its complete list of steps. Each broken rule is reported as an issue with the path of the step.',
  params: sourcingParams,
  body: z.object({ name, steps: steps.default([]), config: config.default({}) }),
  data: blueprintReference,
  answers: { 200: 'The blueprint is created' },
  errors: ['not_found'],
});

export const listBlueprints = operation({
  id: 'listSequenceBlueprints',
  method: 'GET',
  path: '/v1/sourcings/{sourcingId}/sequence-blueprints',
  scope: 'read',
  tag,
  summary: 'List the sequence blueprints of a sourcing',
  description: 'Newest first.',
  params: sourcingParams,
  query: z.object({
    page: queryInteger({ min: 0, max: 1_000_000_000, fallback: 0 }),
    pageSize: queryInteger({ min: 1, max: 50, fallback: 25 }),
  }),
  data: z.object({
    blueprints: z.array(blueprint),
    pagination: z.object({
      page: z.int(),
      pageSize: z.int(),
      total: z.int(),
      hasNextPage: z.boolean(),
    }),
  }),
  answers: { 200: 'A page of blueprints' },
  errors: ['not_found'],
});

export const getBlueprint = operation({
  id: 'getSequenceBlueprint',
  method: 'GET',
  path: '/v1/sequence-blueprints/{blueprintId}',
  scope: 'read',
  tag,
  summary: 'Read a sequence blueprint',
  description: 'With its stored steps and settings.',
  params: blueprintParams,
  data: blueprint,
  answers: { 200: 'The blueprint' },
  errors: ['not_found'],
});

export const updateBlueprint = operation({
  id: 'updateSequenceBlueprint',
  method: 'PATCH',
  path: '/v1/sequence-blueprints/{blueprintId}',
  scope: 'spend',
  tag,
  summary: 'Change a sequence blueprint',
  description:
    '`steps` replaces the whole list and `config` the whole object. Running sequences keep the steps they were started with. With `ifUpdatedAt`, ' +
    'a blueprint that has changed since then is not overwritten: the answer is validation_error with an issue of code `changed_meanwhile`.',
  params: blueprintParams,
  body: z
    .object({
      name: name.optional(),
      steps: steps.optional(),
      config: config.optional(),
      ifUpdatedAt: z.iso
        .datetime()
        .optional()
        .describe('The `updatedAt` of the blueprint version that was edited'),
    })
    .refine(
      (body) => [body.name, body.steps, body.config].some((value) => value !== undefined),
      'must have at least one of name, steps and config',
    )
    .meta({ minProperties: 1 }),
  data: blueprintReference,
  answers: { 200: 'The blueprint is changed' },
  errors: ['not_found'],
});

export const deleteBlueprint = operation({
  id: 'deleteSequenceBlueprint',
  method: 'DELETE',
  path: '/v1/sequence-blueprints/{blueprintId}',
  scope: 'spend',
  tag,
  summary: 'Delete a sequence blueprint',
  description:
    'Refused with validation_error while its sequences are running. Sent messages stay readable with the candidates.',
  params: blueprintParams,
  data: z.object({ blueprintId: z.string() }),
  answers: { 200: 'The blueprint is deleted' },
  errors: ['not_found'],
});

export const message = z.object({ subject: z.string().nullable(), content: z.string() });

const candidateIds = z
  .array(z.string())
  .min(1)
  .refine(
    (ids) => new Set(ids).size <= MAX_CANDIDATES,
    `must name at most ${MAX_CANDIDATES} candidates; send the others in another request`,
  )
  .describe(`1 to ${MAX_CANDIDATES} different candidates of the blueprint's sourcing`);

export const startSequence = operation({
  id: 'startSequence',
  method: 'POST',
  path: '/v1/sequence-blueprints/{blueprintId}/start',
  scope: 'send',
  effects: { openWorld: true },
  tag,
  summary: 'Start a sequence for candidates',
  description:
    'Starts the sequence for all candidates or for none. Each channel used must be connected and synced (SMS needs no account). Candidates already in a running ' +
    'sequence of this blueprint are skipped; the others become OUTREACH_SEQUENCE_STARTED. Refused with validation_error when a message would be left out before ' +
    'another that is sent, because a variable of its text has no value: each issue has the code `missing_variable`, `candidateId`, `stepId` and `variables`.',
  params: blueprintParams,
  body: z.object({ candidateIds }),
  data: z.object({
    started: z.boolean().describe('Whether any sequence was started'),
    blueprintId: z.string(),
    candidateCount: z
      .int()
      .describe('Number of candidates in candidateIds; no candidate is enrolled twice'),
  }),
  answers: { 200: 'The sequences are running' },
  errors: ['forbidden', 'plan_upgrade_required', 'not_found', 'temporal_unavailable'],
});

export const simulateSequence = operation({
  id: 'simulateSequence',
  method: 'POST',
  path: '/v1/sequence-blueprints/{blueprintId}/simulate',
  scope: 'read',
  effects: { readOnly: true, idempotent: true },
  tag,
  summary: 'Preview a start',
  description:
    'Shows the whole schedule and every message of each candidate as of now, with the stored steps and settings or with those sent, so that a change can be checked before it is saved. Nothing is stored or sent. Assumes that nobody replies, that ' +
    'invitations time out and that drafts are approved at once.',
  params: blueprintParams,
  body: z.object({ candidateIds, steps: steps.optional(), config: config.optional() }),
  data: z
    .object({
      blueprintId: z.string(),
      startsAt: z.string(),
      held: z.record(z.enum(HOLDS), z.int()).describe('Messages that are delayed, by cause'),
      warnings: z
        .object({
          weekend: z
            .int()
            .describe('Messages that would leave on a Saturday or Sunday, in the time zone'),
          sameCompany: z
            .array(
              z.object({
                company: z.string().describe('Employer as the first profile names it'),
                candidateIds: z.array(z.string()),
              }),
            )
            .describe('Companies of several of the candidates'),
          contactedRecently: z
            .array(
              z.object({
                candidateId: z.string(),
                day: z.string().describe('Last day on which a sequence wrote to the person'),
              }),
            )
            .describe(`Candidates whom a sequence wrote to in the last ${RECENT_DAYS} days`),
        })
        .describe('What to check before a start; none of it prevents one'),
      candidates: z.array(
        z.object({
          candidateId: z.string(),
          isRunning: z
            .boolean()
            .describe(
              'True: already in a running sequence of this blueprint; a start skips the candidate',
            ),
          steps: z.array(
            z.object({
              stepId: z.string(),
              name: z.string(),
              outcome: z.enum(['send', 'skip', 'fail', 'not_reached']),
              reason: z.string().nullable(),
              subjectVariant: z
                .enum(SUBJECT_VARIANTS)
                .nullable()
                .describe(
                  'The subject that the person gets: A is `subject`, B is `subjectB`; null for a step with one subject',
                ),
              isDraft: z
                .boolean()
                .describe(
                  'True: the service generates the text when it is due; the text of the step is shown',
                ),
              dueAt: z.string().nullable().describe("When the step's own timing makes it due"),
              sendAt: z
                .string()
                .nullable()
                .describe(
                  'When it would be sent, after the sending window, the limits of the account and the limit of one sequence per person and day',
                ),
              heldBy: z.array(z.enum(HOLDS)).describe('Causes that delay sendAt after dueAt'),
              message: message
                .nullable()
                .describe(
                  'The message, even when no account can send it; null when it cannot be generated',
                ),
              missing: z
                .array(z.enum(TEMPLATE_VARIABLES))
                .describe('Variables of the text without a value; the step is then skipped'),
            }),
          ),
        }),
      ),
    })
    .meta({ id: 'SequenceSimulation' }),
  answers: { 200: 'The schedule' },
  errors: ['not_found'],
});
export type Simulation = z.output<typeof simulateSequence.data>;
