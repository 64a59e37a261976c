import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { blueprintParams, steps, tag } from './blueprint-contract.ts';
import { SUBJECT_VARIANTS } from './rules/subject-test.ts';

/** A user reads an email of a sequence in their own mailbox before anybody else does. */

export const MAX_TEST_EMAILS = 10;

export const sendTestEmail = operation({
  id: 'sendTestEmail',
  method: 'POST',
  path: '/v1/sequence-blueprints/{blueprintId}/test-email',
  scope: 'send',
  effects: { openWorld: true },
  tag,
  summary: 'Send a step to yourself',
  description:
    'Writes an email step for a candidate, as it is stored or as sent here, and sends it to you, never to the candidate: to your confirmed address, else to the connected mailbox itself. ' +
    'The subject begins with `[Test]`. It counts in no statistic and no daily limit, and its unsubscribe link does nothing. ' +
    `At most ${MAX_TEST_EMAILS} an hour for each user. A variable without a value is refused with an issue of code \`missing_variable\`.`,
  params: blueprintParams,
  body: z.object({
    candidateId: z.string().describe("A candidate of the blueprint's sourcing"),
    stepId: z.string().describe('The email to write: a step of type EMAIL whose text is yours'),
    steps: steps.optional().describe('Steps instead of the stored ones, to test an unsaved change'),
  }),
  data: z
    .object({
      sentTo: z.string().describe('Your address'),
      subject: z.string(),
      subjectVariant: z
        .enum(SUBJECT_VARIANTS)
        .nullable()
        .describe('Which of two subjects the candidate will get; null for a step with one'),
    })
    .meta({ id: 'TestEmail' }),
  answers: { 200: 'The mail server took the email' },
  errors: ['plan_upgrade_required', 'not_found', 'mail_failed'],
});
export type TestEmail = z.output<typeof sendTestEmail.data>;
export type TestEmailRequest = z.output<typeof sendTestEmail.body>;
