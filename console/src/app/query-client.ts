import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isSessionEnd, isSuspension } from './api-error.ts';
import { sessionEnded } from './session-end.ts';

const TRIES = 2;

/**
 * A request that did not arrive, or met a server in trouble, is worth another try; a refusal is
 * not.
 */
const worthRetrying = (count: number, error: Error): boolean =>
  count < TRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

const onError = (error: Error): void => {
  if (isSessionEnd(error)) sessionEnded();
  if (isSuspension(error)) void queryClient.invalidateQueries({ queryKey: ['session'] });
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // Live events say what is out of date; this is for what no event tells of.
    queries: { staleTime: 30_000, retry: worthRetrying, refetchOnWindowFocus: true },
  },
});
