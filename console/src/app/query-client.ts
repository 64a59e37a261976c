import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isSessionEnd, isSuspension } from './api-error.ts';
import { sessionEnded } from './session-end.ts';

const TRIES = 2;

/** Retry network failures and server errors, but not refusals. */
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
    // Live events mark stale data. This covers data without events.
    queries: { staleTime: 30_000, retry: worthRetrying, refetchOnWindowFocus: true },
  },
});
