import { queryOptions, skipToken } from '@tanstack/react-query';
import { api, data } from '../../app/api.ts';
import type { Language } from '../../language/language.ts';
import type { StartBody } from './draft.ts';

/** `forceNew`: start even when an identical casting exists. */
export async function startCasting(body: StartBody, forceNew: boolean) {
  if ('prompt' in body)
    return data(
      api.POST('/v1/search/talents/qualified/by-prompt', { body: { ...body, forceNew } }),
    );
  return data(api.POST('/v1/search/talents/qualified', { body: { ...body, forceNew } }));
}

/** How a criterion would be judged, in the user's language; free. */
export const criterionPreviewQuery = (criterion: string, language: Language) =>
  queryOptions({
    queryKey: ['search', 'criterion', criterion, language],
    queryFn:
      criterion === ''
        ? skipToken
        : async ({ signal }) => {
            const body = { qualificationCriterias: [criterion], scoringLanguage: language };
            const { criterionPreviews } = await data(
              api.POST('/v1/search/interpret', { body, signal }),
            );
            return criterionPreviews[0] ?? null;
          },
    staleTime: Number.POSITIVE_INFINITY,
  });
