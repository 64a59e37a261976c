import { z } from 'zod';
import { operation, queryInteger } from '../platform/operation.ts';
import { talentProfile } from './profile.ts';

/** Routes for people of the own pool who may be, or were made, one person. */

const field = z.enum([
  'firstname',
  'lastname',
  'employer',
  'school',
  'city',
  'country',
  'jobTitle',
  'skills',
  'contact',
  'proNetworkUrl',
]);

const proposal = z
  .object({
    proposalId: z.string(),
    createdAt: z.string(),
    talents: z
      .array(z.object({ talentId: z.string(), talent: talentProfile }))
      .length(2)
      .describe('The two people; the first one came first, and its id stays'),
    agrees: z.array(
      z.object({
        field,
        how: z
          .enum(['equal', 'spelling', 'nickname', 'part', 'initial', 'swapped', 'dates'])
          .describe('`dates`: the same employer or school in the same month or year'),
        value: z.string().nullable().describe('What they share; null for names and contacts'),
      }),
    ),
    differs: z.array(z.object({ field, values: z.array(z.string().nullable()).length(2) })),
    reasons: z
      .array(z.string())
      .describe("Why it was proposed, as sentences in the caller's language"),
  })
  .meta({ id: 'IdentityProposal' });
export type IdentityProposalData = z.output<typeof proposal>;

export const listIdentityProposals = operation({
  id: 'listIdentityProposals',
  method: 'GET',
  path: '/v1/identity-proposals',
  scope: 'read',
  tag: 'Talents',
  summary: 'List people who may be one',
  description:
    'Pairs of your own people who look like one person, newest first, with what agrees and what differs. They are proposed when people are added or imported: by name, spelled in any ' +
    'way, with employers and dates. Nobody is merged until you decide; an equal profile URL, email or phone merges at once.',
  query: z.object({
    page: queryInteger({ min: 1, max: 1_000_000, fallback: 1 }),
    pageSize: queryInteger({ min: 1, max: 100, fallback: 25 }),
  }),
  data: z
    .object({ proposals: z.array(proposal), hasNextPage: z.boolean() })
    .meta({ id: 'IdentityProposals' }),
  answers: { 200: 'A page of open proposals' },
  errors: [],
});

const params = z.object({ proposalId: z.string() });

export const mergeIdentityProposal = operation({
  id: 'mergeIdentityProposal',
  method: 'POST',
  path: '/v1/identity-proposals/{proposalId}/merge',
  scope: 'spend',
  effects: { idempotent: true },
  tag: 'Talents',
  summary: 'Make two people one',
  description:
    'The one who came first stays, with the newest value of each field; what a person edited wins. The id of the other keeps working and answers with the merged person: in castings, ' +
    'candidates, messages and history. `POST /v1/talents/{talentId}/unmerge` takes it back. Merging again has no effect.',
  params,
  data: z
    .object({
      proposalId: z.string(),
      status: z.literal('merged'),
      talentId: z.string().describe('The person that stays'),
    })
    .meta({ id: 'MergedIdentityProposal' }),
  answers: { 200: 'Merged, now or before' },
  errors: ['not_found'],
});

export const dismissIdentityProposal = operation({
  id: 'dismissIdentityProposal',
  method: 'POST',
  path: '/v1/identity-proposals/{proposalId}/dismiss',
  scope: 'spend',
  effects: { idempotent: true },
  tag: 'Talents',
  summary: 'Keep two people apart',
  description:
    'The two are not proposed again. A proposal that was merged is refused: unmerge the person instead.',
  params,
  data: z
    .object({ proposalId: z.string(), status: z.literal('dismissed') })
    .meta({ id: 'DismissedIdentityProposal' }),
  answers: { 200: 'Dismissed, now or before' },
  errors: ['not_found'],
});

export const unmergeTalent = operation({
  id: 'unmergeTalent',
  method: 'POST',
  path: '/v1/talents/{talentId}/unmerge',
  scope: 'spend',
  tag: 'Talents',
  summary: 'Part two people who were merged',
  description:
    'Takes back the merge of this person into another, else the last merge of another into this one. Both are as their own sources say, with what came since; castings, candidates, ' +
    'contacts and history go back to the one they came with. The two are not proposed again.',
  params: z.object({ talentId: z.string() }),
  data: z
    .object({
      talentId: z.string().describe('The person that is somebody of their own again'),
      fromTalentId: z.string().describe('The person that they were merged into'),
    })
    .meta({ id: 'UnmergedTalent' }),
  answers: { 200: 'Parted' },
  errors: ['not_found'],
});

export const identityOperations = [
  listIdentityProposals,
  mergeIdentityProposal,
  dismissIdentityProposal,
  unmergeTalent,
];
