import { z } from 'zod';
import { criterionPreview, protectedWarnings } from '../judging/contract.ts';
import { operation, trimmedText } from '../platform/operation.ts';
import { PROTECTED_ATTRIBUTES } from '../reader/protected/patterns.ts';
import { talentProfile } from '../talents/profile.ts';
import { diagnosis } from './diagnose-contract.ts';
import { filter, filters, value } from './filter-contract.ts';
import { NEAR_REASONS } from './rules/compile/title-near.ts';
import { FILTER_TYPES } from './rules/filter.ts';
import { MATCH_GRADES } from './rules/matched.ts';
import { RANK_REASONS } from './rules/ranked-by.ts';

/** Plain search (interface, "Endpoints") and the list of filter types (decision 18). */

export { storedFilter } from './filter-contract.ts';

const relatedSearchTransactionIds = z
  .array(z.string())
  .default([])
  .describe(
    'Ids of earlier searches, at most 100; talents that they returned are not returned again',
  );

const match = z
  .object({
    filter: z.int().describe('Index of the filter among those sent or interpreted, from 0'),
    filterType: z.enum(FILTER_TYPES),
    path: z
      .string()
      .nullable()
      .describe('JSON pointer into the talent; null when no text of the profile shows the match'),
    text: z.string().nullable().describe('The matching words, as an exact slice of that text'),
    grade: z
      .enum(MATCH_GRADES)
      .optional()
      .describe(
        'How near the match is. For titles: `exact` word for word; `level` the same role and level; `family` the same role; `near` a near role or occupation; `related` a role further away. ' +
          'For skills: `part`, only a part of the skill is named. Absent for everything else',
      ),
    near: z
      .object({
        title: z
          .string()
          .nullable()
          .describe(
            "The usual name of the near role, in the key owner's language; null when only the occupation is near or the job function is the same",
          ),
        weight: z.number().describe('How near it is to the title asked for, 0 to 1'),
        reason: z
          .enum(NEAR_REASONS)
          .describe(
            '`broader`: its name covers the role asked for; `sibling`: both are kinds of one role; `neighbour`: both need the same skills; `occupation`: the words of the title are nearest to this occupation; `related`: near a near role; `function`: the same job function',
          ),
      })
      .optional()
      .describe('Present when the match is only `near` or `related`'),
  })
  .meta({ id: 'FilterMatch' });

export const foundTalent = talentProfile
  .extend({
    matched: z
      .array(match)
      .describe(
        'Why the talent was found: for each filter, the words of the profile that match it best, in the language of the profile. A keyword with several words has ' +
          'several entries. A filter that only raises the rank is absent when it did not match; a filter that excludes is always absent.',
      ),
    rankedBy: z
      .array(z.object({ reason: z.enum(RANK_REASONS), text: z.string() }))
      .describe(
        "The first reasons for its rank, most important first, in the key owner's language: where the title and the skills asked for stand, whether the level fits, and how many wishes are met. " +
          'Equal talents come in an order that depends on the talent and the search, never on their ids or dates',
      ),
  })
  .meta({ id: 'FoundTalent' });

const page = z.object({
  talents: z
    .array(foundTalent)
    .describe('Best match first; at most 10, and no more than the credits can pay for'),
  estimationCount: z.int().describe('Matches in the whole database, without those of `widened`'),
  widened: z
    .object({
      filter: z.int().describe('Index of the title filter that was widened'),
      from: z.array(z.string()).describe('The titles asked for'),
      to: z
        .array(z.string())
        .describe("The near titles of people on this page, in the key owner's language"),
      count: z.int().describe('People who match only because the title was widened'),
    })
    .nullable()
    .describe(
      'Set when fewer than ten people match and the page is filled up with people of near titles, after all matches. Every other required filter still holds. ' +
        'isExactMatch on the title prevents it',
    ),
  diagnosis: diagnosis
    .nullable()
    .describe(
      'Why nobody matches, and what would find people; free. Null when somebody matches, or when it took longer than a second: ask POST /v1/search/diagnose then',
    ),
  searchTransactionId: z
    .string()
    .describe('To send in relatedSearchTransactionIds of the next search'),
  creditsCharged: z
    .int()
    .describe("What this page cost; the workspace's own people cost a credit only the first time"),
  pendingRefreshCount: z
    .int()
    .describe(
      'Profiles of this batch that are being refreshed; repeat the search shortly to get them',
    ),
});
const searchPage = page.extend({ warnings: protectedWarnings }).meta({ id: 'SearchPage' });

const span = z
  .object({ start: z.int(), end: z.int(), text: z.string() })
  .describe(
    'Part of the prompt: `text` is the slice from `start` (inclusive) to `end` (exclusive), in UTF-16 units',
  );

const interpretedFilter = filter
  .extend({ span: span.describe('Part of the prompt that it comes from') })
  .meta({ id: 'InterpretedFilter' });

/** What of a prompt is in no filter, or may mean something else. */
const understanding = {
  ignored: z
    .array(z.object({ text: z.string(), reason: z.string() }))
    .describe('Words that are part of no filter or criterion, each with the reason'),
  uncertain: z
    .array(
      z.object({
        text: z.string().describe('The words'),
        start: z.int().describe('UTF-16 offset of their start'),
        end: z.int().describe('UTF-16 offset after their end'),
        taken: z.string().describe('What the filter means by them, for people'),
        values: z.array(z.string()).describe('The values of the filter that mean it'),
        instead: z.object({
          filterType: z.enum(FILTER_TYPES),
          value: z.string(),
          name: z.string().describe('The other meaning, for people'),
        }),
        score: z.number().describe('How likely the other meaning is, 0 to 1'),
      }),
    )
    .describe('Words that may mean something else, such as a place of the same name'),
};

const DESCRIPTION =
  'Returns up to 10 profiles, best match first, for one credit each. There are no page numbers: for more, ' +
  'send the same search again with all earlier searchTransactionId values in relatedSearchTransactionIds. GET /v1/search/filters lists the filter types.';

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
  answers: { 200: 'A page of talents' },
  errors: [
    'insufficient_api_credits',
    'too_many_search_transactions',
    'search_engine_timeout',
    'search_engine_unavailable',
  ],
});

export const searchTalentsByPrompt = operation({
  id: 'searchTalentsByPrompt',
  method: 'POST',
  path: '/v1/search/talents/by-prompt',
  scope: 'spend',
  tag: 'Search',
  summary: 'Find talents by a prompt',
  description: `Interprets a prompt in English or French as filters, which the response shows, with the words that were ignored or may mean something else. ${DESCRIPTION}`,
  body: z.object({ prompt: trimmedText({ min: 1, max: 4_000 }), relatedSearchTransactionIds }),
  data: page
    .extend({
      interpretedFilters: z
        .array(interpretedFilter)
        .describe(
          'What the prompt was read as, each with its place in the text: send them to `POST /v1/search/talents` to search the same again',
        ),
      ...understanding,
      warnings: protectedWarnings,
    })
    .meta({ id: 'PromptSearchPage' }),
  answers: { 200: 'A page of talents' },
  errors: [...searchTalents.errors, 'prompt_interpretation_failed'],
});

const promptReading = z
  .object({
    language: z.enum(['en', 'fr']).describe('Language of the criteria and reasons'),
    filters: z.array(interpretedFilter).describe('Filters that a search by this prompt would use'),
    criteria: z
      .array(z.string())
      .describe(
        'Criteria that a qualified search by this prompt would add to those sent with it, at most 10',
      ),
    ...understanding,
    refused: z
      .array(z.object({ attribute: z.enum(PROTECTED_ATTRIBUTES), span, reason: z.string() }))
      .describe(
        'Words about protected attributes; a search by this prompt is refused until they are removed',
      ),
    warnings: protectedWarnings,
    criterionPreviews: z
      .array(criterionPreview)
      .describe('How the criteria sent, then those of the prompt, would be judged'),
    estimationCount: z.int().describe('Matches of the filters in the whole database'),
    diagnosis: diagnosis
      .nullable()
      .describe('Why nobody matches, as in the answer of a search; null when somebody does'),
  })
  .meta({ id: 'PromptReading' });

export const interpretPrompt = operation({
  id: 'interpretPrompt',
  method: 'POST',
  path: '/v1/search/interpret',
  scope: 'read',
  effects: { readOnly: true, idempotent: true },
  tag: 'Search',
  summary: 'Preview how a prompt is interpreted',
  description:
    'Free; returns no talents. Shows the filters and criteria that the prompt is interpreted as, the words that were ignored or refused, and how many people match. ' +
    'For each criterion, says how it is read, whether profiles can show it, and what would count as evidence. ' +
    'Words about protected attributes do not make the preview fail: they are listed, and the rest of the prompt is interpreted without them.',
  body: z.object({
    prompt: trimmedText({ min: 1, max: 4_000 })
      .optional()
      .describe('May be left out when criteria are sent; then no filters are read'),
    qualificationCriterias: z
      .array(trimmedText({ min: 1, max: 300 }))
      .max(10)
      .default([])
      .describe('Criteria of your own, to see how each would be judged'),
    scoringLanguage: z
      .enum(['en', 'fr'])
      .optional()
      .describe(
        "Language of the criteria and reasons; default: the key owner's language, otherwise English",
      ),
  }),
  data: promptReading,
  answers: { 200: 'The interpretation of the prompt' },
  errors: ['prompt_interpretation_failed', 'search_engine_timeout', 'search_engine_unavailable'],
});

export const listFilterTypes = operation({
  id: 'listFilterTypes',
  method: 'GET',
  path: '/v1/search/filters',
  scope: 'read',
  tag: 'Search',
  summary: 'List the filter types',
  description:
    "Every filter type, with the format of its value and examples, in the key owner's language (English when the key has no owner). Free.",
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
            .describe('The accepted values, when they are a closed list'),
          takesRadius: z.boolean(),
          takesHistory: z.boolean(),
          examples: z.array(value),
        })
        .meta({ id: 'FilterType' }),
    ),
  }),
  answers: { 200: 'The filter types' },
  errors: [],
});

export const searchTalentsLegacy = operation({
  ...searchTalents,
  id: 'searchTalentsLegacy',
  path: '/v0.1/search/talents',
  scope: 'spend',
  summary: 'Find talents by filters (deprecated)',
  description: 'Same as POST /v1/search/talents, which replaces it.',
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
