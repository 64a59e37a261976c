import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type TalentImport = components['schemas']['TalentImport'];
export type IdentityProposal = components['schemas']['IdentityProposal'];

export const IMPORTS_KEY = ['imports'] as const;
export const PROPOSALS_KEY = ['identity-proposals'] as const;

/** What the first of several pages shows; "Show more" shows one more of them. */
export const PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;
/** While an import is at work. */
const POLL_MS = 1_000;

export const isAtWork = ({ status }: TalentImport): boolean =>
  status === 'queued' || status === 'running';

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

/** Sends one file; the import then runs in the background. */
export const importFile = (file: File, dryRun: boolean) =>
  data(
    api.POST('/v1/talents/imports', {
      params: { query: dryRun ? { dryRun: 'true' as const } : {} },
      body: {},
      bodySerializer: () => file,
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      },
    }),
  );

export const undoImport = (importId: string) =>
  data(api.POST('/v1/talents/imports/{importId}/undo', { params: { path: { importId } } }));

/** As CSV. */
export async function rejectedRows(importId: string): Promise<string> {
  const { csv } = await data(
    api.GET('/v1/talents/imports/{importId}/rejected', { params: { path: { importId } } }),
  );
  return csv;
}

export const mergeProposal = (proposalId: string) =>
  data(api.POST('/v1/identity-proposals/{proposalId}/merge', { params: { path: { proposalId } } }));

export const dismissProposal = (proposalId: string) =>
  data(
    api.POST('/v1/identity-proposals/{proposalId}/dismiss', { params: { path: { proposalId } } }),
  );

export const unmergeTalent = (talentId: string) =>
  data(api.POST('/v1/talents/{talentId}/unmerge', { params: { path: { talentId } } }));
