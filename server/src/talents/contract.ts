import { z } from 'zod';
import { operation, trimmedText } from '../platform/operation.ts';
import { identityOperations } from './identity-contract.ts';
import { legalBasis, ownTalentOperations, retentionMonths } from './own-contract.ts';
import { type KnownPerson, knownPerson, subjectOperations } from './subject-contract.ts';
import { talentSource, talentTerms, termsOperations } from './terms-contract.ts';

export type { KnownPerson };
export { legalBasis, retentionMonths, talentSource, talentTerms };

const removed = z
  .object({
    profiles: z.int().describe('Erased profiles; 0 when the person was already erased'),
    contacts: z.int().describe('Imported contacts'),
    enrichedContacts: z.int().describe('Contacts found by enrichment, in all workspaces'),
    endedEnrichments: z
      .int()
      .describe('Running enrichments that were ended, with their reserved credits returned'),
    verdictTexts: z
      .int()
      .describe('Texts of verdicts, in all castings; verdicts, counts and charges stay'),
    verdictOverrides: z.int().describe('Overrides of verdicts, with their reasons'),
    verdictReviews: z.int().describe('Own verdicts, ratings and notes of reviews'),
    webhookBodies: z.int().describe('Stored bodies of talent_judged events'),
    judgements: z.int().describe('Stored judgements'),
    candidates: z
      .int()
      .describe('Candidates whose names and notes were deleted; the rows stay and are counted'),
    stoppedSequences: z.int(),
    outreachMessages: z
      .int()
      .describe(
        'Messages whose text and address were deleted; the record that they were sent stays',
      ),
    storedAnswers: z.int().describe('Responses stored for an Idempotency-Key'),
  })
  .meta({ id: 'ErasureCounts' });
export type Removed = z.output<typeof removed>;

const receipt = z
  .object({
    talentId: z.string(),
    erasedAt: z.string().describe('When the person was first erased'),
    removed,
    searchIndex: z
      .enum(['removed', 'pending'])
      .optional()
      .describe(
        'With a search cluster only. removed: searches find the person no more, and the files of the cluster are rewritten within minutes. pending: the cluster is away, and follows when it is back',
      ),
    sharedSnapshots: z
      .enum(['removed', 'pending'])
      .optional()
      .describe(
        'With SNAPSHOT_URL only. removed: no snapshot of the index that held the person is left there. pending: it could not be reached, and the next process that writes there removes them',
      ),
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
  summary: 'Erase a person',
  description:
    'Permanently erases a person from the whole installation, not only from this workspace: profile, contacts, texts of verdicts, notes, messages. Counts and ' +
    'the credit ledger stay, and later imports skip the person. Needs the capability `erase_talents`, which only the operator grants. Erasing ' +
    'a person again has no effect.',
  params: z.object({ talentId: z.string() }),
  data: receipt.extend({
    summary: z.array(z.string()).describe("The receipt as sentences, in the key owner's language"),
  }),
  answers: { 200: 'The receipt' },
  errors: ['plan_upgrade_required', 'not_found'],
});

export const findPeople = operation({
  id: 'findPeopleToErase',
  method: 'POST',
  path: '/v1/talents/find',
  scope: 'spend',
  effects: { readOnly: true, idempotent: true },
  tag: 'Talents',
  summary: 'Find a person to erase',
  description:
    'Finds at most 20 people by talent id, profile URL, or first and last name, best match first. Free. Needs the capability `erase_talents`, like the erasure itself.',
  body: z.object({
    person: trimmedText({ min: 1, max: 500 }).describe('A talent id, a profile URL, or `Jane Doe`'),
  }),
  data: z.object({ people: z.array(knownPerson) }).meta({ id: 'KnownPeople' }),
  answers: { 200: 'The people who match' },
  errors: ['plan_upgrade_required', 'search_engine_unavailable'],
});

export const talentOperations = [
  ...ownTalentOperations,
  ...termsOperations,
  ...subjectOperations,
  ...identityOperations,
  findPeople,
  eraseTalent,
];
