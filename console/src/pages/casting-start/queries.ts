import { queryOptions, skipToken } from '@tanstack/react-query';
import { api, data } from '../../app/api.ts';
import { ApiError } from '../../app/api-error.ts';
import type { StartBody } from './draft.ts';

/** `forceNew`: start even when an identical casting exists. */
export async function startCasting(body: StartBody, forceNew: boolean) {
  if ('prompt' in body)
    return data(
      api.POST('/v1/search/talents/qualified/by-prompt', { body: { ...body, forceNew } }),
    );
  return data(api.POST('/v1/search/talents/qualified', { body: { ...body, forceNew } }));
}

/**
 * The words of a criterion about protected attributes. The same check reads prompts and criteria
 * (decision 17), and it is free. A criterion that gives no filter has no such words.
 */
export const protectedWordsQuery = (criterion: string) =>
  queryOptions({
    queryKey: ['search', 'refused', criterion],
    queryFn:
      criterion === ''
        ? skipToken
        : async ({ signal }) => {
            try {
              const { refused } = await data(
                api.POST('/v1/search/interpret', { body: { prompt: criterion }, signal }),
              );
              return refused.map(({ span }) => span.text);
            } catch (error) {
              if (error instanceof ApiError && error.code === 'prompt_interpretation_failed')
                return [];
              throw error;
            }
          },
    staleTime: Number.POSITIVE_INFINITY,
  });
