import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';
import { ApiError } from '../../app/api-error.ts';

type Schemas = components['schemas'];
export type TalentImport = Schemas['TalentImport'];
export type ImportPreview = Schemas['TalentImportPreview'];
export type IdentityProposal = Schemas['IdentityProposal'];
export type Original = Schemas['TalentOriginal'];
export type OwnTalent = Schemas['OwnTalent'];
export type Provenance = Schemas['TalentProvenance'];
export type PoolTerms = Schemas['PoolTerms'];
export type Facets = Schemas['OwnTalentFacets'];
export type ListedPerson = Schemas['OwnTalents']['talents'][number];
export type ListQuery = NonNullable<operations['listTalents']['parameters']['query']>;
export type PeopleFilters = Omit<ListQuery, 'page' | 'pageSize' | 'talentId'>;
export type NoticeWay = NonNullable<
  NonNullable<
    operations['recordTalentNotices']['requestBody']
  >['content']['application/json']['how']
>;

export const PEOPLE_KEY = ['people'] as const;
export const IMPORTS_KEY = ['imports'] as const;
export const PROPOSALS_KEY = ['identity-proposals'] as const;

/** What the first of several pages shows; "Show more" shows one more of them. */
export const PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;
/** While an import is at work. */
const POLL_MS = 1_000;

export const isAtWork = ({ status }: TalentImport): boolean =>
  status === 'queued' || status === 'running';

export function peopleQuery({ page = 1, ...filters }: ListQuery) {
  const query = { ...filters, page, pageSize: PAGE_SIZE };
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'list', query],
    queryFn: ({ signal }) => data(api.GET('/v1/talents', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

export const facetsQuery = (query: PeopleFilters) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'facets', query],
    queryFn: ({ signal }) => data(api.GET('/v1/talents/facets', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const sourcingQuery = (sourcingId: string) =>
  queryOptions({
    queryKey: ['sourcings', 'one', sourcingId],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/sourcings/{sourcingId}', { params: { path: { sourcingId } }, signal })),
  });

export const pathOf = (talentId: string) => ({ path: { talentId } });

export const personQuery = (talentId: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'one', talentId],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/talents/{talentId}', { params: pathOf(talentId), signal })),
  });

/** Null for somebody who came without a file of their own. */
export const originalQuery = (talentId: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'original', talentId],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/talents/{talentId}/original', { params: pathOf(talentId), signal })).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        },
      ),
  });

export const originalTextQuery = (talentId: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'original-text', talentId],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/talents/{talentId}/original', {
          params: { ...pathOf(talentId), query: { as: 'text' } },
          signal,
        }),
      ),
  });

/** The bytes of the file. Throws ApiError. */
export async function originalFile(talentId: string): Promise<ArrayBuffer> {
  const { data: bytes } = await api.GET('/v1/talents/{talentId}/original', {
    params: { ...pathOf(talentId), query: { as: 'attachment' } },
    parseAs: 'arrayBuffer',
  });
  return bytes as ArrayBuffer;
}

export const originalBytesQuery = (talentId: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'original-bytes', talentId],
    queryFn: () => originalFile(talentId),
    staleTime: Infinity,
    gcTime: 0,
  });

export const provenanceQuery = (talentId: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'provenance', talentId],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/talents/{talentId}/provenance', { params: pathOf(talentId), signal })),
  });

export const poolTermsQuery = queryOptions({
  queryKey: [...PEOPLE_KEY, 'terms'],
  queryFn: ({ signal }) => data(api.GET('/v1/talents/terms', { signal })),
});

export function noticesQuery(page: number) {
  const query = { page, pageSize: PAGE_SIZE };
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'notices', query],
    queryFn: ({ signal }) => data(api.GET('/v1/talents/notices', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

export const noticeTemplateQuery = (language: 'en' | 'fr') =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'notice-template', language],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/talents/notices/template', { params: { query: { language } }, signal })),
  });

export const endedQuery = queryOptions({
  queryKey: [...PEOPLE_KEY, 'ended'],
  queryFn: ({ signal }) =>
    data(
      api.GET('/v1/talents/retention', { params: { query: { page: 1, pageSize: 100 } }, signal }),
    ),
});

export function importsQuery(shown: number) {
  const query = { page: 1, pageSize: Math.min(shown, MAX_PAGE_SIZE) };
  return queryOptions({
    queryKey: [...IMPORTS_KEY, query],
    queryFn: ({ signal }) => data(api.GET('/v1/talents/imports', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: (now) => (now.state.data?.imports.some(isAtWork) ? POLL_MS : false),
  });
}

export const proposalsQuery = queryOptions({
  queryKey: PROPOSALS_KEY,
  queryFn: ({ signal }) =>
    data(
      api.GET('/v1/identity-proposals', { params: { query: { page: 1, pageSize: 10 } }, signal }),
    ),
});
