import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { filters, storedFilter } from './contract.ts';

const relaxation = z
  .object({
    index: z.int().describe('Of the filter, as it was sent'),
    change: z
      .enum(['inexact', 'radius', 'range', 'history', 'dropped'])
      .describe('isExactMatch off, a wider circle, a wider range, now or before, or left out'),
    filter: storedFilter.nullable().describe('The filter as it would be; null when it is left out'),
    count: z.int().describe('Matches of all filters then'),
    words: z.string(),
  })
  .meta({ id: 'FilterRelaxation' });

const diagnosis = z
  .object({
    count: z.int().describe('Matches of all filters together'),
    filters: z
      .array(
        z.object({
          index: z.int(),
          filter: storedFilter,
          alone: z.int().describe('Matches of this filter alone'),
          without: z.int().describe('Matches of all the others'),
          removed: z.int().describe('Whom it takes away: `without` less `count`'),
          words: z.string(),
        }),
      )
      .describe('In the order in which they were sent'),
    relaxations: z
      .array(relaxation)
      .describe('Changes of one filter that find more, the most first'),
    cheapest: relaxation
      .nullable()
      .describe(
        'Of these the one that changes least: a filter that asks for a little less before one that is left out, then what finds most',
      ),
    words: z
      .string()
      .describe("What to make of it, in the language of the key's owner, as all words here"),
  })
  .meta({ id: 'SearchDiagnosis' });
export type SearchDiagnosis = z.output<typeof diagnosis>;

export const diagnoseSearch = operation({
  id: 'diagnoseSearch',
  method: 'POST',
  path: '/v1/search/diagnose',
  scope: 'read',
  effects: { readOnly: true, idempotent: true },
  tag: 'Search',
  summary: 'Why filters find so few, and what would find more',
  description:
    'What each filter takes away, and the changes of one filter that find more: a wider circle or range, synonyms instead of exact words, past jobs too, or the filter ' +
    'left out. Returns nobody and is free.',
  body: z.object({ filters }),
  data: diagnosis,
  answers: { 200: 'The diagnosis' },
  errors: ['search_engine_timeout'],
});

export const diagnoseOperations = [diagnoseSearch];
