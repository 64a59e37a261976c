import { z } from 'zod';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';
import { talentProfile } from './profile.ts';
import { OWN_SOURCES } from './rules/own-filters.ts';
import { LEGAL_BASES, MAX_RETENTION_MONTHS } from './rules/terms.ts';

/** Routes for the people that a workspace brings: its own pool. */

const person = z
  .record(z.string(), z.unknown())
  .describe(
    'The fields of TalentProfile, each optional, and `contacts` { `personalEmails`, `phones` }. `id`: one of your people, or the id in your own system',
  );

const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])).describe('The field within the person'),
  message: z.string().describe('What is wrong, and what to send instead'),
});

export const legalBasis = z.enum(LEGAL_BASES);
export const retentionMonths = z.int().min(1).max(MAX_RETENTION_MONTHS);

export const importOutcome = z.enum(['created', 'updated', 'merged', 'rejected']);

export const addTalents = operation({
  id: 'addTalents',
  method: 'POST',
  path: '/v1/talents',
  scope: 'spend',
  effects: { idempotent: true },
  tag: 'Talents',
  summary: 'Add or update your own people',
  description:
    'Adds 1 to 100 people to the own pool of the workspace: nobody else finds or sees them. A person who is there already is updated: the one with this `id`, else with this ' +
    'profile URL, else with this email and first name, or this phone and name (`merged`). Of each field the newest value wins; what `PATCH /v1/talents/{talentId}` set stays. Each person has ' +
    'an outcome of its own; one that is `rejected` does not stop the others. Free.',
  body: z.object({
    talents: z.array(person).min(1).max(100),
    pool: z
      .literal('own')
      .optional()
      .describe('Only the operator adds people to the shared pool, with the command line'),
    legalBasis: legalBasis
      .optional()
      .describe('Why these people may be kept; by default as `GET /v1/talents/terms` says'),
    retentionMonths: retentionMonths
      .optional()
      .describe('How long, from now; by default as `GET /v1/talents/terms` says'),
  }),
  data: z
    .object({
      results: z.array(
        z.object({
          index: z.int().describe('Its place in `talents`, from 0'),
          outcome: importOutcome,
          talentId: z.string().optional(),
          issues: z.array(issue).optional().describe('Why it was rejected'),
          proposalIds: z
            .array(z.string())
            .optional()
            .describe('Somebody of your people may be the same: see `GET /v1/identity-proposals`'),
        }),
      ),
    })
    .meta({ id: 'AddedTalents' }),
  answers: { 200: 'The outcome of each person, in the order sent' },
  errors: [],
});

const ownTalent = z
  .object({
    talent: talentProfile,
    contacts: z.array(
      z.object({
        kind: z.enum(['email', 'phone']),
        value: z.string(),
        provider: z.string().describe('`import`: it came with the person'),
        foundAt: z.string(),
      }),
    ),
    sourceId: z.string().nullable().describe('The id in your own system'),
    createdAt: z.string(),
    updatedAt: z.string(),
    sources: z
      .array(
        z.object({
          importId: z.string().nullable(),
          isEdit: z.boolean().describe('Set by `PATCH /v1/talents/{talentId}`'),
          actor: z.string().describe('The user or key'),
          keyId: z.string().nullable().describe('The key that was used; null for a user'),
          legalBasis: legalBasis.nullable().describe('As the source stated it; null: as the pool'),
          retentionMonths: z.int().nullable(),
          at: z.string(),
        }),
      )
      .describe('Who brought or changed the person, newest first, at most 100'),
  })
  .meta({ id: 'OwnTalent' });
export type OwnTalentData = z.output<typeof ownTalent>;

/** What all listed people have. */
const filters = {
  name: trimmedText({ min: 1, max: 200 }).optional().describe('Words of the name, in any order'),
  place: trimmedText({ min: 1, max: 200 }).optional().describe('A city, region or country'),
  title: trimmedText({ min: 1, max: 300 }).optional().describe('The job title'),
  skill: trimmedText({ min: 1, max: 300 }).optional().describe('One of the skills'),
  source: z
    .enum(OWN_SOURCES)
    .optional()
    .describe('`import`: with a file; `request`: with a key; `user`: typed in the console'),
  importId: z.string().optional().describe('The import that brought the person'),
  talentId: z.string().optional().describe('Only this person, if they are one of your own'),
};

export const listTalents = operation({
  id: 'listTalents',
  method: 'GET',
  path: '/v1/talents',
  scope: 'read',
  tag: 'Talents',
  summary: 'List your own people',
  description:
    'The people of the own pool, the last added first. Those who were merged are one. Filters are exact, without case; a search understands more. Free.',
  query: z.object({
    page: queryInteger({ min: 1, max: 1_000_000, fallback: 1 }),
    pageSize: queryInteger({ min: 1, max: 100, fallback: 25 }),
    ...filters,
  }),
  data: z
    .object({
      talents: z.array(
        z.object({
          talent: talentProfile,
          sourceId: z.string().nullable(),
          createdAt: z.string(),
          updatedAt: z.string(),
        }),
      ),
      hasNextPage: z.boolean(),
    })
    .meta({ id: 'OwnTalents' }),
  answers: { 200: 'A page of people' },
  errors: [],
});

const facetValue = z.object({
  value: z.string().describe('What the filter of this name takes'),
  count: z.int().describe('How many people have it'),
});

export const countTalents = operation({
  id: 'countTalents',
  method: 'GET',
  path: '/v1/talents/facets',
  scope: 'read',
  tag: 'Talents',
  summary: 'Count your own people by place, title, skill and source',
  description:
    'How many of your own people the filters of `GET /v1/talents` find, and the 20 most frequent values of each. Counts the last 20,000 who were added. Free.',
  query: z.object(filters),
  data: z
    .object({
      people: z.int(),
      isComplete: z.boolean().describe('False: there are more than were counted'),
      facets: z
        .object({
          place: z.array(facetValue).describe('Places of residence, the most people first'),
          title: z.array(facetValue).describe('By job title'),
          skill: z.array(facetValue).describe('As the profiles write them, the most people first'),
          source: z
            .array(facetValue.extend({ value: z.enum(OWN_SOURCES) }))
            .describe('By how they came'),
          importId: z.array(facetValue.extend({ fileName: z.string() })),
        })
        .describe('The most frequent values'),
    })
    .meta({ id: 'OwnTalentFacets' }),
  answers: { 200: 'The counts' },
  errors: [],
});

const params = z.object({ talentId: z.string() });

export const getTalent = operation({
  id: 'getTalent',
  method: 'GET',
  path: '/v1/talents/{talentId}',
  scope: 'read',
  tag: 'Talents',
  summary: 'Read one of your own people',
  description:
    'The profile, contacts and sources of a person of the own pool. Free. A person of the shared pool answers 404: searches show those.',
  params,
  data: ownTalent,
  answers: { 200: 'The person' },
  errors: ['not_found'],
});

export const changeTalent = operation({
  id: 'changeTalent',
  method: 'PATCH',
  path: '/v1/talents/{talentId}',
  scope: 'spend',
  tag: 'Talents',
  summary: 'Change one of your own people',
  description:
    'Sets the fields sent; null or an empty list empties one. They win over every import, also a later one. `contacts` are added.',
  params,
  // Read like an import: the shape would refuse what the reader understands.
  body: z
    .looseObject({})
    .describe('Fields of TalentProfile, and `contacts` { `personalEmails`, `phones` }'),
  data: ownTalent,
  answers: { 200: 'The person as changed' },
  errors: ['not_found'],
});

export const deleteTalent = operation({
  id: 'deleteTalent',
  method: 'DELETE',
  path: '/v1/talents/{talentId}',
  scope: 'spend',
  tag: 'Talents',
  summary: 'Delete one of your own people',
  description:
    'Deletes the person with everything that the workspace holds of them: contacts, notes, texts of verdicts, messages. Counts and the credit ledger stay. The person may be added ' +
    'again; `POST /v1/talents/{talentId}/erase` prevents that.',
  params,
  data: z.object({ talentId: z.string(), deleted: z.literal(true) }).meta({ id: 'DeletedTalent' }),
  answers: { 200: 'Deleted' },
  errors: ['not_found'],
});

export const ownTalentOperations = [
  addTalents,
  listTalents,
  countTalents,
  getTalent,
  changeTalent,
  deleteTalent,
];
