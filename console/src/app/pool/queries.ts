import { queryOptions, skipToken } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import type { Language } from '../../language/language.ts';
import { api, data } from '../api.ts';
import type { Filter } from '../filters/filter.ts';

export type Reading = components['schemas']['PromptReading'];
export type SearchDiagnosis = components['schemas']['SearchDiagnosis'];

/** The reading of a prompt; free. Criteria are in `language`, by default the user's. */
export const readingQuery = (prompt: string | undefined, scoringLanguage?: Language) =>
  queryOptions({
    queryKey: ['search', 'reading', prompt, scoringLanguage],
    queryFn:
      prompt === undefined
        ? skipToken
        : ({ signal }) =>
            data(api.POST('/v1/search/interpret', { body: { prompt, scoringLanguage }, signal })),
    staleTime: 5 * 60_000,
  });

/** How many people match filters, and how many each filter excludes; free. Not asked if `known`. */
export const diagnosisQuery = (
  filters: Filter[] | undefined,
  known: SearchDiagnosis | null | undefined = undefined,
) =>
  queryOptions({
    queryKey: ['search', 'diagnosis', filters],
    queryFn:
      filters === undefined
        ? skipToken
        : ({ signal }) => data(api.POST('/v1/search/diagnose', { body: { filters }, signal })),
    initialData: known ?? undefined,
    staleTime: 60_000,
  });
