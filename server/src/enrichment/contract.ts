import { z } from 'zod';
import { bulkIds, bulkResult } from '../platform/bulk.ts';
import { operation, trimmedText } from '../platform/operation.ts';
import {
  CONTACT_KINDS,
  CONTACT_STATUSES,
  CONTACT_USAGES,
  ENRICHMENT_TYPES,
  PROVIDER_TYPES,
} from './rules/closed-lists.ts';

export type {
  ContactKind,
  ContactStatus,
  ContactUsage,
  EnrichmentType,
  ProviderType,
} from './rules/closed-lists.ts';
export { CONTACT_KINDS, ENRICHMENT_TYPES, PROVIDER_TYPES } from './rules/closed-lists.ts';

/** The enrichment routes (interface, "Endpoints") and the reading of contacts (decision 25). */

const enrichmentType = z.enum(ENRICHMENT_TYPES);

const contact = z
  .object({
    value: z.string().describe('An email address, or a phone number in E.164'),
    provider: z.string().describe('`import`, or the provider that found it'),
    status: z.enum(CONTACT_STATUSES).describe('Status reported by the provider'),
    usage: z
      .enum(CONTACT_USAGES)
      .nullable()
      .describe(
        'Whether an email address is personal or professional; null when the provider does not say',
      ),
    foundAt: z.string().describe('ISO 8601 timestamp'),
    expiresAt: z
      .string()
      .describe(
        'ISO 8601 timestamp; after it the contact is not returned and can be enriched again',
      ),
  })
  .meta({ id: 'Contact' });

const attempt = z
  .object({
    provider: z.string(),
    kind: z.enum(CONTACT_KINDS),
    outcome: z.enum(['found', 'not_found', 'error', 'skipped']),
    reason: z.string().describe("As a sentence in the key owner's language"),
    reasonCode: z.string().describe('The reason as a code, for programs'),
    at: z.string().describe('ISO 8601 timestamp'),
    creditsCharged: z.int().describe('Workspace credits'),
  })
  .meta({ id: 'EnrichmentAttempt' });

const contacts = {
  talentId: z.string(),
  contactsLoading: z.boolean().describe('True while an enrichment is running'),
  emails: z.array(contact),
  phones: z.array(contact),
  attempts: z.array(attempt).describe('Calls to providers, oldest first; the last 100'),
};
const talentContacts = z.object(contacts).meta({ id: 'TalentContacts' });
export type TalentContacts = z.output<typeof talentContacts>;

const enrichErrors = ['missing_enrich_providers', 'insufficient_credits', 'not_found'] as const;

export const enrichContact = operation({
  id: 'enrichContact',
  method: 'POST',
  path: '/v1/contact/enrich',
  scope: 'spend',
  effects: { openWorld: true },
  tag: 'Enrichment',
  summary: 'Enrich a person by profile URL',
  description:
    'Starts a search for a phone number, a personal email address or both, and returns at once. Read the result with the contacts of the talent. ' +
    'The price is reserved now and charged only for contacts that are found. A contact that the workspace already has costs nothing.',
  body: z.object({
    proNetworkUrl: z.string().min(1).max(2_048).describe('Public profile URL of one person'),
    enrichmentType,
  }),
  data: z.object({
    talentId: z.string(),
    proNetworkUrl: z.string().describe('In its canonical form'),
    enrichmentType,
  }),
  answers: { 200: 'The enrichment is running, or the contacts are already known' },
  errors: [...enrichErrors],
});

export const enrichCandidate = operation({
  id: 'enrichCandidate',
  method: 'POST',
  path: '/v1/candidates/{candidateId}/enrich-contacts',
  scope: 'spend',
  effects: { openWorld: true },
  tag: 'Enrichment',
  summary: 'Enrich a candidate',
  description: 'Works like the enrichment by profile URL, for the talent of the candidate.',
  params: z.object({ candidateId: z.string() }),
  body: z.object({ enrichmentType }),
  data: z.object({ candidateId: z.string(), talentId: z.string(), enrichmentType }),
  answers: { 200: 'The enrichment is running, or the contacts are already known' },
  errors: [...enrichErrors],
});

export const enrichCandidates = operation({
  id: 'enrichCandidates',
  method: 'POST',
  path: '/v1/candidates/enrich-contacts/bulk',
  scope: 'spend',
  effects: { openWorld: true },
  tag: 'Enrichment',
  summary: 'Enrich up to 100 candidates',
  description:
    'Works for each candidate like enriching one, at the same price, and takes one request of the rate limits. ' +
    'A candidate that cannot be enriched fails and the others start. When the credits do not suffice, they pay for the first of the list.',
  body: z.object({ candidateIds: bulkIds(100), enrichmentType }),
  data: z
    .object({
      results: z
        .array(bulkResult(['started', 'unchanged']))
        .describe(
          'One for each candidate id, in the order sent; `unchanged`: the contacts are known or being looked up',
        ),
    })
    .meta({ id: 'CandidatesEnriched' }),
  answers: { 200: 'What became of each candidate' },
  errors: [],
});

export const getTalentContacts = operation({
  id: 'getTalentContacts',
  method: 'GET',
  path: '/v1/talents/{talentId}/contacts',
  scope: 'read',
  tag: 'Enrichment',
  summary: 'Read the contacts of a talent',
  description:
    'Contacts that the workspace paid for and that have not expired, and the calls to providers. Free; calls no provider.',
  params: z.object({ talentId: z.string() }),
  data: talentContacts,
  answers: { 200: 'The contacts' },
  errors: ['not_found'],
});

export const getCandidateContacts = operation({
  id: 'getCandidateContacts',
  method: 'GET',
  path: '/v1/candidates/{candidateId}/contacts',
  scope: 'read',
  tag: 'Enrichment',
  summary: 'Read the contacts of a candidate',
  description: 'The contacts of the talent of the candidate.',
  params: z.object({ candidateId: z.string() }),
  data: z.object({ candidateId: z.string(), ...contacts }).meta({ id: 'CandidateContacts' }),
  answers: { 200: 'The contacts' },
  errors: ['not_found'],
});

export const readCandidatesContacts = operation({
  id: 'readCandidatesContacts',
  method: 'POST',
  path: '/v1/candidates/contacts/bulk',
  scope: 'read',
  effects: { readOnly: true, idempotent: true },
  tag: 'Enrichment',
  summary: 'Read the contacts of up to 100 candidates',
  description:
    'The same as reading the contacts of each candidate, with one request of the rate limits. Free.',
  body: z.object({ candidateIds: bulkIds(100) }),
  data: z
    .object({
      results: z
        .array(
          bulkResult(['found']).extend({
            contacts: talentContacts
              .optional()
              .describe('Unless the outcome is `failed`; its lists may be empty'),
          }),
        )
        .describe('One for each candidate id, in the order sent'),
    })
    .meta({ id: 'CandidatesContacts' }),
  answers: { 200: 'The contacts of each candidate' },
  errors: [],
});

const kinds = z
  .array(z.enum(CONTACT_KINDS))
  .min(1)
  .max(2)
  .refine((list) => new Set(list).size === list.length, 'must not repeat a kind')
  .meta({ uniqueItems: true });

const providerSettings = {
  // The guarded client checks the URL later, because that requires network access.
  baseUrl: z
    .string()
    .min(1)
    .max(2_048)
    .nullable()
    .optional()
    .describe("HTTPS address to use instead of the provider's own; null: the provider's own"),
  cost: z
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe(
      'Cost of a lookup at this provider, in any unit; the cheapest provider is called first',
    ),
  position: z
    .int()
    .min(0)
    .max(1_000)
    .nullable()
    .optional()
    .describe(
      'Position in an order of your own, before providers without a position; null: ordered by cost',
    ),
  kinds: kinds
    .optional()
    .describe(
      'Kinds of contact to request; default when the provider is added: all that it can find',
    ),
};

const apiKey = trimmedText({ min: 1, max: 1_000 }).describe(
  'API key of your account at the provider; stored encrypted and never returned',
);

const provider = z
  .object({
    providerId: z.string(),
    type: z.enum(PROVIDER_TYPES),
    kinds: z.array(z.enum(CONTACT_KINDS)),
    cost: z.int(),
    position: z.int().nullable(),
    paused: z.boolean().describe('True: the provider is not called; its key and position are kept'),
    baseUrl: z.string(),
    health: z
      .object({
        state: z.enum(['unused', 'ok', 'failed']),
        reason: z.string().nullable(),
        reasonCode: z.string().nullable(),
        at: z.string().nullable(),
      })
      .describe('Result of the last call'),
    createdAt: z.string(),
  })
  .meta({ id: 'EnrichmentProvider' });
export type ProviderView = z.output<typeof provider>;

const providerParams = z.object({ providerId: z.string() });

export const listProviders = operation({
  id: 'listEnrichmentProviders',
  method: 'GET',
  path: '/v1/enrichment-providers',
  scope: 'read',
  tag: 'Enrichment',
  summary: 'List the contact providers',
  description:
    'In the order in which they are called. Contacts imported with a talent are used before any provider is called.',
  data: z.object({ providers: z.array(provider) }),
  answers: { 200: 'The providers of the workspace' },
  errors: [],
});

const newProvider = z.object({ type: z.enum(PROVIDER_TYPES), apiKey, ...providerSettings });
export type NewProvider = z.output<typeof newProvider>;

export const setProvider = operation({
  id: 'setEnrichmentProvider',
  method: 'POST',
  path: '/v1/enrichment-providers',
  scope: 'spend',
  effects: { destructive: true, idempotent: true },
  tag: 'Enrichment',
  summary: 'Add a contact provider',
  description:
    'A workspace has one provider of each type; adding the same type again replaces its key and settings.',
  body: newProvider,
  data: provider,
  answers: { 200: 'The provider' },
  errors: [],
});

const providerChange = z
  .object({
    apiKey: apiKey.optional(),
    ...providerSettings,
    paused: z
      .boolean()
      .optional()
      .describe('True: do not call this provider until this is false again'),
  })
  .refine(
    (body) => Object.values(body).some((value) => value !== undefined),
    'must change at least one of apiKey, baseUrl, cost, position, kinds, paused',
  )
  .meta({ minProperties: 1 });
export type ProviderChange = z.output<typeof providerChange>;

export const changeProvider = operation({
  id: 'changeEnrichmentProvider',
  method: 'PATCH',
  path: '/v1/enrichment-providers/{providerId}',
  scope: 'spend',
  tag: 'Enrichment',
  summary: 'Change a contact provider',
  description:
    'Omitted fields stay as they are. A new base URL needs the key again, because the stored key is never sent to another address.',
  params: providerParams,
  body: providerChange,
  data: provider,
  answers: { 200: 'The provider' },
  errors: ['not_found'],
});

export const removeProvider = operation({
  id: 'removeEnrichmentProvider',
  method: 'DELETE',
  path: '/v1/enrichment-providers/{providerId}',
  scope: 'spend',
  tag: 'Enrichment',
  summary: 'Remove a contact provider',
  description: 'Deletes its key. The contacts that it found stay.',
  params: providerParams,
  data: z.object({ providerId: z.string(), removed: z.literal(true) }),
  answers: { 200: 'The provider is removed' },
  errors: ['not_found'],
});

export const testProvider = operation({
  id: 'testEnrichmentProvider',
  method: 'POST',
  path: '/v1/enrichment-providers/{providerId}/test',
  scope: 'spend',
  effects: { idempotent: true, openWorld: true },
  tag: 'Enrichment',
  summary: 'Test the key of a contact provider',
  description: 'Costs nothing at the provider. The result is stored as its `health`.',
  params: providerParams,
  data: provider,
  answers: { 200: 'The provider, with the result of the call' },
  errors: ['not_found'],
});

export const enrichmentOperations = [
  enrichContact,
  enrichCandidate,
  enrichCandidates,
  getTalentContacts,
  getCandidateContacts,
  readCandidatesContacts,
  listProviders,
  setProvider,
  changeProvider,
  removeProvider,
  testProvider,
];
