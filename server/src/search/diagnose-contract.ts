import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { filters, storedFilter } from './filter-contract.ts';
import { RELAXATIONS } from './rules/relax.ts';

const relaxation = z
  .object({
    index: z.int().describe('Index of the filter in the request'),
    change: z
      .enum(RELAXATIONS)
      .describe(
        '`inexact`: isExactMatch off; `range`: a wider range; `radius`: a wider radius; `place`: the nearest city with people; `history`: past jobs included; `title`: a near title that people have; `dropped`: the filter removed',
      ),
    filter: storedFilter.nullable().describe('The changed filter; null when it is removed'),
    distanceKm: z
      .int()
      .nullable()
      .describe(
        'How far the city of a `place` is from the place asked for; null for other changes',
      ),
    count: z.int().describe('Matches of all filters after the change'),
    words: z.string(),
  })
  .meta({ id: 'FilterRelaxation' });

/** What each filter costs in people. */
export const filterCosts = z
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
  .describe('In the order of the request');

export const diagnosis = z
  .object({
    count: z.int().describe('Matches of all filters together'),
    filters: filterCosts,
    relaxations: z
      .array(relaxation)
      .describe(
        'Changes to a single filter that find more people, most first. Near titles and cities are looked for when nobody matches',
      ),
    cheapest: relaxation
      .nullable()
      .describe(
        'The smallest change among them that finds ten people: in the order of the values of `change`. When none does, the one that finds most, and removing a filter comes last',
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
    'Shows how many matches each filter removes, and which changes to a single filter find more: a wider radius or range, synonyms instead of exact words, past jobs included, the nearest city or ' +
    'a near title that has people, or the filter removed. Free; returns no talents. A search that matches nobody answers it too.',
  body: z.object({ filters }),
  data: diagnosis,
  answers: { 200: 'The diagnosis' },
  errors: ['search_engine_timeout', 'search_engine_unavailable'],
});

export const diagnoseOperations = [diagnoseSearch];
