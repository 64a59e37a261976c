import { z } from 'zod';
import { operation, trimmedText } from '../platform/operation.ts';

const removed = z
  .object({
    profiles: z.int().describe('0 when the person was erased before'),
    contacts: z.int().describe('Imported ones'),
    enrichedContacts: z.int().describe('Found by enrichment, over all workspaces'),
    endedEnrichments: z.int().describe('Under way; what was reserved for them returned'),
    verdictTexts: z.int().describe('Over all castings; verdicts, counts and charges stay'),
    verdictOverrides: z.int().describe('What people said instead of the judge, with their reasons'),
    webhookBodies: z.int().describe('Kept bodies of talent_judged events'),
    judgements: z.int().describe('Kept answers of the judge'),
    candidates: z.int().describe('Emptied of names and notes; they stay and count'),
    stoppedSequences: z.int(),
    outreachMessages: z
      .int()
      .describe('Emptied of words and address; that something was sent stays'),
    storedAnswers: z.int().describe('Kept for an Idempotency-Key'),
  })
  .meta({ id: 'ErasureCounts' });
export type Removed = z.output<typeof removed>;

const receipt = z
  .object({
    talentId: z.string(),
    erasedAt: z.string().describe('When the person was erased for the first time'),
    removed,
  })
  .meta({ id: 'ErasureReceipt' });
export type ErasureReceipt = z.output<typeof receipt>;

export const eraseTalent = operation({
  id: 'eraseTalent',
  method: 'POST',
  path: '/v1/talents/{talentId}/erase',
  scope: 'spend',
  effects: { destructive: true, idempotent: true },
  tag: 'Talents',
  summary: 'Forget a person for good',
  description:
    'Removes a person from the whole installation, not from this workspace alone: profile, contacts, texts of verdicts, notes, messages. Counts and ' +
    'the credit ledger stay, and no import brings the person back. Needs the capability `erase_talents`, which only the operator grants. Erasing ' +
    'somebody again is harmless.',
  params: z.object({ talentId: z.string() }),
  data: receipt.extend({
    summary: z.array(z.string()).describe("The receipt in words, in the key owner's language"),
  }),
  answers: { 200: 'The receipt' },
  errors: ['plan_upgrade_required', 'not_found'],
});

const knownPerson = z
  .object({
    talentId: z.string(),
    name: z.string(),
    jobTitle: z.string().nullable(),
    location: z.string().nullable(),
    proNetworkUrl: z.string().nullable(),
  })
  .meta({ id: 'KnownPerson' });
export type KnownPerson = z.output<typeof knownPerson>;

export const findPeople = operation({
  id: 'findPeopleToErase',
  method: 'POST',
  path: '/v1/talents/find',
  scope: 'spend',
  effects: { readOnly: true, idempotent: true },
  tag: 'Talents',
  summary: 'Find the person who asked to be forgotten',
  description:
    'By talent id, profile URL, or first and last name, at no cost: at most 20 people, the best match first. Needs the capability `erase_talents`, like the erasing that follows.',
  body: z.object({
    person: trimmedText({ min: 1, max: 500 }).describe('A talent id, a profile URL, or `Jane Doe`'),
  }),
  data: z.object({ people: z.array(knownPerson) }).meta({ id: 'KnownPeople' }),
  answers: { 200: 'Those whom it can mean' },
  errors: ['plan_upgrade_required'],
});

export const talentOperations = [findPeople, eraseTalent];
