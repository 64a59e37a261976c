import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { FILTER_TYPES } from './rules/filter.ts';

const suggestion = z
  .object({
    value: z.string().describe('A value of the filter, as people write it'),
    count: z
      .int()
      .nullable()
      .describe('At least so many people have it; null for the values of a closed list'),
  })
  .meta({ id: 'FilterSuggestion' });

const suggestions = z
  .object({
    suggestions: z.array(suggestion).describe('Most people first; empty when nothing begins so'),
  })
  .meta({ id: 'FilterSuggestions' });
export type FilterSuggestions = z.output<typeof suggestions>;
export type FilterSuggestion = z.output<typeof suggestion>;

export const suggestFilterValues = operation({
  id: 'suggestFilterValues',
  method: 'GET',
  path: '/v1/search/suggestions',
  scope: 'read',
  tag: 'Search',
  summary: 'Suggest values of a filter',
  description:
    'Completes what somebody types: titles, employers, skills, places, countries, schools, fields of study and certifications that people have, and the values of closed lists. ' +
    'One of the words of a value begins with `text`, in any case and without accents. Free. ' +
    "Counts people of the shared pool and of your own, never those of another workspace; never suggests people's names.",
  query: z.object({
    filterType: z
      .enum(FILTER_TYPES)
      .describe(
        'A type as GET /v1/search/filters lists it; those of free words have no suggestions',
      ),
    text: z.string().trim().min(1).max(100).describe('What is typed so far'),
    limit: z.coerce.number().int().min(1).max(20).default(8).describe('At most so many values'),
  }),
  data: suggestions,
  answers: { 200: 'The suggestions' },
  errors: ['search_engine_timeout', 'search_engine_unavailable'],
});

export const suggestOperations = [suggestFilterValues];
