import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { filters, storedFilter } from './contract.ts';

const relaxation = z
  .object({
    index: z.int().describe('Index of the filter in the request'),
    change: z
      .enum(['inexact', 'radius', 'range', 'history', 'dropped'])
      .describe(
        '`inexact`: isExactMatch off; `radius`: a wider radius; `range`: a wider range; `history`: past jobs included; `dropped`: the filter removed',
      ),
    filter: storedFilter.nullable().describe('The changed filter; null when it is removed'),
    count: z.int().describe('Matches of all filters after the change'),
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
          without: z.int().describe('Matches of all other filters'),
          removed: z.int().describe('Matches that it removes: `without` minus `count`'),
          words: z.string(),
        }),
      )
      .describe('In the order of the request'),
    relaxations: z
      .array(relaxation)
      .describe('Changes to a single filter that find more people, most first'),
    cheapest: relaxation
      .nullable()
      .describe(
        'The smallest change among them: relaxing a filter comes before removing one, then the change that finds most',
      ),
    words: z
      .string()
      .describe("Summary in the key owner's language, like all texts of this response"),
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
  summary: 'Diagnose filters that find too few people',
  description:
    'Shows how many matches each filter removes, and which changes to a single filter find more: a wider radius or range, synonyms instead of exact words, past jobs included, or the filter ' +
    'removed. Free; returns no talents.',
  body: z.object({ filters }),
  data: diagnosis,
  answers: { 200: 'The diagnosis' },
  errors: ['search_engine_timeout'],
});

export const diagnoseOperations = [diagnoseSearch];
