import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';
import type { ListParameters } from './search.ts';

type Schemas = components['schemas'];
export type CandidatePage = Schemas['CandidatePage'];
export type CandidateRow = CandidatePage['candidates'][number];
export type CandidateDetail = Schemas['CandidateDetail'];
export type SequenceStatus = Schemas['SequenceStatus'];
export type HistoryEntry = Schemas['CandidateHistory']['history'][number];
export type VerdictExplanation = Schemas['VerdictExplanation'];

/** The API's maximum. */
export const PAGE_SIZE = 50;

export const sourcingQuery = (sourcingId: string) =>
  queryOptions({
    queryKey: ['sourcings', sourcingId],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/sourcings/{sourcingId}', { params: { path: { sourcingId } }, signal })),
  });

function readPage(
  sourcingId: string,
  parameters: ListParameters,
  pageIndex: number,
  signal: AbortSignal,
): Promise<CandidatePage> {
  const query = { ...parameters, pageIndex, pageSize: PAGE_SIZE };
  return data(
    api.GET('/v1/sourcings/{sourcingId}/candidates', {
      params: { path: { sourcingId }, query },
      signal,
    }),
  );
}

/**
 * The key prefix of all pages of one listing. The parameters are a string: a key with an object
 * would also match objects with more properties.
 */
export const pagesKey = (sourcingId: string, parameters: ListParameters) =>
  ['candidates', sourcingId, 'page', JSON.stringify(parameters)] as const;

export const pageQuery = (sourcingId: string, parameters: ListParameters, pageIndex: number) =>
  queryOptions({
    queryKey: [...pagesKey(sourcingId, parameters), pageIndex],
    queryFn: ({ signal }) => readPage(sourcingId, parameters, pageIndex, signal),
  });

export const updateSourcing = (
  sourcingId: string,
  body: {
    name?: string;
    jobTitle?: string | null;
    location?: string | null;
    description?: string | null;
    ownerUserId?: string | null;
  },
) => data(api.PATCH('/v1/sourcings/{sourcingId}', { params: { path: { sourcingId } }, body }));

/** Below the key of the sourcing's candidates: whatever changes one may move somebody. */
export const funnelQuery = (sourcingId: string) =>
  queryOptions({
    queryKey: ['candidates', sourcingId, 'funnel'],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/sourcings/{sourcingId}/funnel', { params: { path: { sourcingId } }, signal }),
      ),
  });

/** A column of the board: the listing of one status. */
export const columnQuery = (sourcingId: string, parameters: ListParameters, statusHandle: string) =>
  infiniteQueryOptions({
    queryKey: ['candidates', sourcingId, 'column', parameters, statusHandle],
    queryFn: ({ pageParam, signal }) =>
      readPage(sourcingId, { ...parameters, statusHandle: [statusHandle] }, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ pagination }) =>
      pagination.hasNextPage ? pagination.pageIndex + 1 : undefined,
  });

const ofCandidate = (candidateId: string) => ({ params: { path: { candidateId } } });

export const candidateQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidate', candidateId],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/candidates/{candidateId}', { ...ofCandidate(candidateId), signal })),
  });

export const profileQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['profile', candidateId],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/candidates/{candidateId}/profile', { ...ofCandidate(candidateId), signal }),
      ),
  });

export const historyQuery = (candidateId: string) =>
  infiniteQueryOptions({
    queryKey: ['candidate', candidateId, 'history'],
    queryFn: ({ pageParam, signal }) =>
      data(
        api.GET('/v1/candidates/{candidateId}/history', {
          params: { path: { candidateId }, query: { pageIndex: pageParam, pageSize: PAGE_SIZE } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ pagination }) =>
      pagination.hasNextPage ? pagination.pageIndex + 1 : undefined,
  });

export const sequencesQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidate', candidateId, 'sequences'],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/candidates/{candidateId}/sequence-status', {
          ...ofCandidate(candidateId),
          signal,
        }),
      ),
  });

export const blueprintsQuery = (sourcingId: string) =>
  queryOptions({
    queryKey: ['sequences', 'of', sourcingId],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/sourcings/{sourcingId}/sequence-blueprints', {
          params: { path: { sourcingId } },
          signal,
        }),
      ),
  });

export const verdictQuery = (castingId: string, talentId: string) =>
  queryOptions({
    queryKey: ['castings', castingId, 'explain', talentId],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/search/talents/qualified/{castingId}/talents/{talentId}/explain', {
          params: { path: { castingId, talentId } },
          signal,
        }),
      ),
  });

/** The user's own views of this page. */
export const viewsQuery = queryOptions({
  queryKey: ['views', 'candidates'],
  queryFn: ({ signal }) =>
    data(api.GET('/v1/saved-views', { params: { query: { page: 'candidates' } }, signal })),
});

export const saveView = (name: string, query: string) =>
  data(api.POST('/v1/saved-views', { body: { page: 'candidates', name, query } }));
export const replaceView = (viewId: string, query: string) =>
  data(api.PATCH('/v1/saved-views/{viewId}', { params: { path: { viewId } }, body: { query } }));
export const deleteView = (viewId: string) =>
  data(api.DELETE('/v1/saved-views/{viewId}', { params: { path: { viewId } } }));

export const setStatus = (candidateId: string, statusHandle: string) =>
  data(
    api.PATCH('/v1/candidates/{candidateId}/status', {
      ...ofCandidate(candidateId),
      body: { statusHandle },
    }),
  );

/** The same for many, each with a result of its own. */
export const setStatuses = (candidateIds: string[], statusHandle: string) =>
  data(api.PATCH('/v1/candidates/status/bulk', { body: { candidateIds, statusHandle } }));

/** Sent even when the user leaves the page at that moment. */
export const assess = (
  candidateId: string,
  body: { userRating?: number | null; notes?: string | null; ownerUserId?: string | null },
) =>
  data(
    api.PATCH('/v1/candidates/{candidateId}', {
      ...ofCandidate(candidateId),
      body,
      keepalive: true,
    }),
  );

export const stopSequences = (candidateId: string) =>
  data(api.POST('/v1/candidates/{candidateId}/sequences/stop', ofCandidate(candidateId)));
