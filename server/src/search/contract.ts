import { z } from 'zod';
import { operation, trimmedText } from '../platform/operation.ts';
import { talentProfile } from '../talents/profile.ts';
import { FILTER_TYPES, HISTORIES } from './rules/filter.ts';
import { PROTECTED_TYPES } from './rules/filter-types.ts';

/** Plain search (interface, "Endpoints") and the list of filter types (decision 18). */

const value = z
  .union([
    z.string(),
    z.number(),
    z.boolean(),
    z.array(z.union([z.string(), z.number()])),
    z.object({ min: z.number().optional(), max: z.number().optional() }),
  ])
  .describe(
    'A text, a number, true or false, an array (any of), or { min, max }; see GET /v1/search/filters',
  );

export const filter = z
  .object({
    filterType: z.enum([...FILTER_TYPES, 'MAJOR']),
    value,
    isRequired: z
      .boolean()
      .default(true)
      .describe(
        'Every required filter must match; one that is neither required nor excluded only raises the rank',
      ),
    isExcluded: z.boolean().default(false).describe('Must not match'),
    isExactMatch: z
      .boolean()
      .default(false)
      .describe('Equality after case and accent folding, instead of words, aliases and synonyms'),
    radius: z.number().min(1).max(500).optional().describe('Kilometres around a place'),
    history: z
      .enum(HISTORIES)
      .optional()
      .describe('For titles, companies and industries; CURRENT_AND_PAST when left out'),
  })
  .meta({ id: 'Filter' });

/** The filter as it was understood, with every default filled in. */
export const storedFilter = filter.extend({}).meta({ id: 'StoredFilter' });

/**
 * Exact in the documentation, loose in the check. An invalid filter passes as sent, because the
 * search service reads filters itself and each of its issues names the nearest accepted types and
 * values. (Without a context, as when the schema is documented, there is nothing to pass.)
 */
const sentFilter = filter.catch((sent) => sent?.input as z.output<typeof filter>);

export const filters = z
  .array(sentFilter)
  .describe(
    '1 to 50 filters, of at most 500 values together: each word of a KEYWORD counts as one, a radius as 20 for each place',
  );

const relatedSearchTransactionIds = z
  .array(z.string())
  .default([])
  .describe('Ids of earlier searches, at most 100: nobody whom they returned comes again');

const match = z
  .object({
    filter: z.int().describe('Place of the filter among those sent or interpreted, from 0 on'),
    filterType: z.enum(FILTER_TYPES),
    path: z
      .string()
      .nullable()
      .describe('A JSON pointer into the talent; null where no text of the profile says it'),
    text: z.string().nullable().describe('The words there: an exact slice of the text'),
  })
  .meta({ id: 'FilterMatch' });

const foundTalent = talentProfile
  .extend({
    matched: z
      .array(match)
      .describe(
        'Why the talent was found: for each filter the words of the profile that met it best, in whichever language they are. Several entries where a keyword asks for ' +
          'several words. A filter that only raises the rank is absent when it was not met, and one that excludes always is.',
      ),
  })
  .meta({ id: 'FoundTalent' });

const page = z.object({
  talents: z
    .array(foundTalent)
    .describe('Best match first, at most 10, and no more than the credits pay for'),
  estimationCount: z.int().describe('Matches in the whole database'),
  searchTransactionId: z.string().describe('For relatedSearchTransactionIds of the next page'),
  pendingRefreshCount: z
    .int()
    .describe('Profiles of this batch that are being refreshed: search again shortly to get them'),
});
const searchPage = page.meta({ id: 'SearchPage' });

const span = z
  .object({ start: z.int(), end: z.int(), text: z.string() })
  .describe(
    'A part of the prompt: `text` is its slice from `start` up to and without `end`, in UTF-16 units',
  );

const interpretedFilter = filter
  .extend({ span: span.describe('The part of the prompt that it was read from') })
  .meta({ id: 'InterpretedFilter' });

const DESCRIPTION =
  'Up to 10 ready profiles, ranked by best match, one credit per profile returned. There are no page numbers: ' +
  'send the same search again with all earlier searchTransactionId values in relatedSearchTransactionIds. Call GET /v1/search/filters for the filter types.';

export const searchTalents = operation({
  id: 'searchTalents',
  method: 'POST',
  path: '/v1/search/talents',
  scope: 'spend',
  tag: 'Search',
  summary: 'Find talents by filters',
  description: DESCRIPTION,
  body: z.object({ filters, relatedSearchTransactionIds }),
  data: searchPage,
  answers: { 200: 'The page' },
  errors: ['insufficient_api_credits', 'too_many_search_transactions', 'search_engine_timeout'],
});

export const searchTalentsByPrompt = operation({
  id: 'searchTalentsByPrompt',
  method: 'POST',
  path: '/v1/search/talents/by-prompt',
  scope: 'spend',
  tag: 'Search',
  summary: 'Find talents by a description in plain words',
  description: `The prompt, English or French, is read as filters, which the answer shows. ${DESCRIPTION}`,
  body: z.object({ prompt: trimmedText({ min: 1, max: 4_000 }), relatedSearchTransactionIds }),
  data: page
    .extend({
      interpretedFilters: z
        .array(interpretedFilter)
        .describe('The filters that the prompt was read as'),
    })
    .meta({ id: 'PromptSearchPage' }),
  answers: { 200: 'The page' },
  errors: [...searchTalents.errors, 'prompt_interpretation_failed'],
});

const promptReading = z
  .object({
    language: z.enum(['en', 'fr']).describe('Of the criteria and the reasons'),
    filters: z.array(interpretedFilter).describe('What a search by this prompt would use'),
    criteria: z
      .array(z.string())
      .describe(
        'What a qualified search by this prompt would add to the criteria sent with it, at most 10',
      ),
    ignored: z
      .array(z.object({ text: z.string(), reason: z.string() }))
      .describe('Words that neither a filter nor a criterion says, each with the reason'),
    refused: z
      .array(z.object({ attribute: z.enum(PROTECTED_TYPES), span, reason: z.string() }))
      .describe(
        'Words about protected attributes: a search by this prompt is refused until they are gone',
      ),
    estimationCount: z.int().describe('Matches of the filters in the whole database'),
  })
  .meta({ id: 'PromptReading' });

export const interpretPrompt = operation({
  id: 'interpretPrompt',
  method: 'POST',
  path: '/v1/search/interpret',
  scope: 'read',
  effects: { readOnly: true, idempotent: true },
  tag: 'Search',
  summary: 'See how a description is read',
  description:
    'Free: returns nobody and costs no credit. Shows the filters and criteria that a prompt is read as, the words that were ignored or refused, and how many people match. ' +
    'Words about protected attributes do not fail the preview: they are listed, and the rest of the prompt is read without them.',
  body: z.object({
    prompt: trimmedText({ min: 1, max: 4_000 }),
    scoringLanguage: z
      .enum(['en', 'fr'])
      .optional()
      .describe(
        'Of the criteria and the reasons; the language of the key owner when left out, else English',
      ),
  }),
  data: promptReading,
  answers: { 200: 'How the prompt is read' },
  errors: ['prompt_interpretation_failed', 'search_engine_timeout'],
});

export const listFilterTypes = operation({
  id: 'listFilterTypes',
  method: 'GET',
  path: '/v1/search/filters',
  scope: 'read',
  tag: 'Search',
  summary: 'List the filter types',
  description:
    'Every filter type with the format of its value and examples, in the language of the key owner (English when there is none). Free.',
  data: z.object({
    filterTypes: z.array(
      z
        .object({
          filterType: z.enum(FILTER_TYPES),
          aliases: z.array(z.string()),
          label: z.string(),
          description: z.string(),
          format: z.string(),
          values: z
            .array(z.string())
            .nullable()
            .describe('The accepted values, where they are a closed list'),
          takesRadius: z.boolean(),
          takesHistory: z.boolean(),
          examples: z.array(value),
        })
        .meta({ id: 'FilterType' }),
    ),
  }),
  answers: { 200: 'The list' },
  errors: [],
});

export const searchTalentsLegacy = operation({
  ...searchTalents,
  id: 'searchTalentsLegacy',
  path: '/v0.1/search/talents',
  scope: 'spend',
  summary: 'Find talents by filters (deprecated)',
  description: 'Takes and answers what POST /v1/search/talents does; use that instead.',
  headers: {
    Deprecation: 'Since when this route is deprecated (RFC 9745)',
    Link: 'The route that replaces it, rel="successor-version"',
  },
});

export const searchOperations = [
  searchTalents,
  searchTalentsByPrompt,
  interpretPrompt,
  listFilterTypes,
  searchTalentsLegacy,
];
