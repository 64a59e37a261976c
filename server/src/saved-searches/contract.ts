import { z } from 'zod';
import { operation, trimmedText } from '../platform/operation.ts';
import { storedFilter } from '../search/contract.ts';
import { CADENCES } from './rules.ts';

/** Saved searches and their alerts (docs/decisions/0127). */

const alert = z
  .enum(CADENCES)
  .describe('How often new people are looked for. `daily` and `weekly` at 05:00 UTC, on Mondays');
const name = trimmedText({ min: 1, max: 120 });

const savedSearch = z
  .object({
    savedSearchId: z.string(),
    name: z.string(),
    prompt: z.string().nullable(),
    filters: z.array(storedFilter).describe('What it searches by, also when it came from a prompt'),
    qualificationCriterias: z
      .array(z.string())
      .describe('With criteria it is the definition of a qualified search'),
    alert,
    ownerUserId: z
      .string()
      .nullable()
      .describe('Who is told of new people; null when a key without an owner saved it'),
    matchCount: z.int().describe('How many matched when they were counted last'),
    countedAt: z.string(),
    nextAlertAt: z.string().nullable(),
    lastAlert: z
      .object({ day: z.string(), newMatches: z.int() })
      .nullable()
      .describe('The last day that had new people'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.output<typeof savedSearch>;

const tag = 'Saved searches';
const SHARED = 'All members of the workspace see it; its owner is told of new people.';
const params = z.object({ savedSearchId: z.string() });

export const listSavedSearches = operation({
  id: 'listSavedSearches',
  method: 'GET',
  path: '/v1/saved-searches',
  scope: 'read',
  tag,
  summary: 'List the saved searches of the workspace',
  description: 'Those with the newest people first, then the newest. Free.',
  data: z.object({ savedSearches: z.array(savedSearch) }).meta({ id: 'SavedSearches' }),
  answers: { 200: 'The saved searches' },
  errors: [],
});

export const createSavedSearch = operation({
  id: 'createSavedSearch',
  method: 'POST',
  path: '/v1/saved-searches',
  scope: 'spend',
  tag,
  summary: 'Save a search, with an alert on new people',
  description: `Free. Saves a prompt or filters, and the criteria of a qualified search. ${SHARED} Whoever matches now is known; the alert tells of people who match later, each once: by mail where the installation sends mail, as a notification, and as the event \`alert.matched\`.`,
  body: z
    .object({
      name,
      prompt: trimmedText({ min: 1, max: 4_000 }).optional(),
      filters: z
        .array(z.unknown())
        .meta({ minItems: 1, maxItems: 50, items: { $ref: '#/components/schemas/Filter' } })
        .optional()
        .describe('As in POST /v1/search/talents. With a prompt too, they replace its own filters'),
      qualificationCriterias: z
        .array(trimmedText({ min: 1, max: 300 }))
        .max(10)
        .default([]),
      alert: alert.default('off'),
    })
    .refine(({ prompt, filters }) => prompt !== undefined || filters !== undefined, {
      message: 'send a prompt or filters',
      path: ['filters'],
    }),
  data: savedSearch,
  answers: { 200: 'The saved search' },
  errors: ['prompt_interpretation_failed', 'search_engine_timeout', 'search_engine_unavailable'],
});

export const changeSavedSearch = operation({
  id: 'changeSavedSearch',
  method: 'PATCH',
  path: '/v1/saved-searches/{savedSearchId}',
  scope: 'spend',
  tag,
  summary: 'Rename a saved search, or change its alert',
  description:
    'When an alert is switched on, whoever matches now is known and is not told of. Who changes the alert becomes the owner.',
  params,
  body: z
    .object({ name: name.optional(), alert: alert.optional() })
    .refine(
      (body) => Object.values(body).some((value) => value !== undefined),
      'at least one of name, alert is required',
    )
    .meta({ minProperties: 1 }),
  data: savedSearch,
  answers: { 200: 'The updated saved search' },
  errors: ['not_found', 'search_engine_timeout', 'search_engine_unavailable'],
});

export const deleteSavedSearch = operation({
  id: 'deleteSavedSearch',
  method: 'DELETE',
  path: '/v1/saved-searches/{savedSearchId}',
  scope: 'spend',
  tag,
  summary: 'Delete a saved search and its alert',
  description: 'People and castings that it found stay.',
  params,
  data: z.object({ savedSearchId: z.string() }).meta({ id: 'DeletedSavedSearch' }),
  answers: { 200: 'It is gone' },
  errors: ['not_found'],
});

export const savedSearchOperations = [
  listSavedSearches,
  createSavedSearch,
  changeSavedSearch,
  deleteSavedSearch,
];
