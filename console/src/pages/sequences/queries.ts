import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data, sessionApi } from '../../app/api.ts';
import type { Draft } from './draft.ts';

export type Blueprint = components['schemas']['SequenceBlueprint'];
export type Simulation = components['schemas']['SequenceSimulation'];
export type SimulatedStep = Simulation['candidates'][number]['steps'][number];
export type Funnel = components['schemas']['SequenceFunnel'];
export type Run = components['schemas']['SequenceRunPage']['runs'][number];
export type RunState = Run['state'];
export type Sequence = components['schemas']['SequenceStatus']['sequences'][number];
export type WaitingDraft = components['schemas']['SequenceDraftPage']['drafts'][number];

export const PAGE_SIZE = 25;
/** The API's maximum. */
const MAX_PAGE_SIZE = 50;

export const blueprintsQuery = (sourcingId: string, page = 0) =>
  queryOptions({
    queryKey: ['sequences', 'list', sourcingId, page],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/sourcings/{sourcingId}/sequence-blueprints', {
          params: { path: { sourcingId }, query: { page, pageSize: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const sourcingQuery = (sourcingId: string) =>
  queryOptions({
    queryKey: ['sourcings', sourcingId],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/sourcings/{sourcingId}', { params: { path: { sourcingId } }, signal })),
  });

/** The notice of the workspace, ready as a step. */
export const noticeQuery = (language: 'en' | 'fr') =>
  queryOptions({
    queryKey: ['talents', 'notices', 'template', language],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/talents/notices/template', { params: { query: { language } }, signal })),
  });

export const blueprintQuery = (blueprintId: string) =>
  queryOptions({
    queryKey: ['sequences', blueprintId, 'blueprint'],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/sequence-blueprints/{blueprintId}', {
          params: { path: { blueprintId } },
          signal,
        }),
      ),
  });

export const funnelQuery = (blueprintId: string) =>
  queryOptions({
    queryKey: ['sequences', blueprintId, 'funnel'],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/sequence-blueprints/{blueprintId}/funnel', {
          params: { path: { blueprintId } },
          signal,
        }),
      ),
  });

export const runsQuery = (
  blueprintId: string,
  { state, page = 0 }: { state?: RunState; page?: number },
) =>
  queryOptions({
    queryKey: ['sequences', blueprintId, 'runs', { state, page }],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/sequence-blueprints/{blueprintId}/runs', {
          params: { path: { blueprintId }, query: { state, page, pageSize: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const sequenceStatusQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidate', candidateId, 'sequences'],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/candidates/{candidateId}/sequence-status', {
          params: { path: { candidateId } },
          signal,
        }),
      ),
  });

/** Those that can be written to: NOT_RETAINED ones are not in it. */
export const candidatesQuery = (sourcingId: string, search: string, pageIndex: number) =>
  queryOptions({
    queryKey: ['candidates', sourcingId, 'to-write-to', search, pageIndex],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/sourcings/{sourcingId}/candidates', {
          params: {
            path: { sourcingId },
            query: { search: search || undefined, pageIndex, pageSize: MAX_PAGE_SIZE },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const candidateQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidate', candidateId, 'short'],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/candidates/{candidateId}', { params: { path: { candidateId } }, signal })),
  });

export const accountsQuery = queryOptions({
  queryKey: ['settings', 'channels'],
  queryFn: ({ signal }) => data(api.GET('/v1/channel-accounts', { signal })),
});

export const membersQuery = queryOptions({
  queryKey: ['settings', 'members'],
  queryFn: ({ signal }) => data(api.GET('/v1/members', { signal })),
});

/** `draft`: simulated instead of the stored version. */
export const simulationQuery = (
  blueprintId: string,
  candidateIds: readonly string[],
  draft?: Draft,
) =>
  queryOptions({
    queryKey: ['sequences', blueprintId, 'simulation', candidateIds, draft ?? null],
    queryFn: ({ signal }) =>
      data(
        api.POST('/v1/sequence-blueprints/{blueprintId}/simulate', {
          params: { path: { blueprintId } },
          body: {
            candidateIds: [...candidateIds],
            ...(draft && {
              steps: [...draft.steps],
              config: draft.config as Record<string, never>,
            }),
          },
          signal,
        }),
      ),
    // It says when messages would leave if it were started now.
    staleTime: 0,
    gcTime: 10_000,
  });

export const draftsQuery = ({ sourcingId, page = 0 }: { sourcingId?: string; page?: number }) =>
  queryOptions({
    queryKey: ['sequences', 'drafts', { sourcingId, page }],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/sequence-drafts', {
          params: { query: { sourcingId, page, pageSize: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

const bodyOf = ({ name, steps, config }: Draft) => ({
  name,
  steps: [...steps],
  config: config as Record<string, never>,
});

export const createBlueprint = (sourcingId: string, draft: Draft) =>
  data(
    api.POST('/v1/sourcings/{sourcingId}/sequence-blueprints', {
      params: { path: { sourcingId } },
      body: bodyOf(draft),
    }),
  );

/**
 * Throws `validation_error` with an issue of code `changed_meanwhile` when the blueprint is not
 * that of `ifUpdatedAt` any more.
 */
export async function saveBlueprint(
  blueprintId: string,
  draft: Draft,
  ifUpdatedAt: string,
): Promise<Blueprint> {
  const params = { path: { blueprintId } };
  await data(
    api.PATCH('/v1/sequence-blueprints/{blueprintId}', {
      params,
      body: { ...bodyOf(draft), ifUpdatedAt },
    }),
  );
  return data(api.GET('/v1/sequence-blueprints/{blueprintId}', { params }));
}

export const deleteBlueprint = (blueprintId: string) =>
  data(api.DELETE('/v1/sequence-blueprints/{blueprintId}', { params: { path: { blueprintId } } }));

export const startSequence = (blueprintId: string, candidateIds: readonly string[]) =>
  data(
    api.POST('/v1/sequence-blueprints/{blueprintId}/start', {
      params: { path: { blueprintId } },
      body: { candidateIds: [...candidateIds] },
    }),
  );

/** Saves the values of variables: fields of the sourcing, and the user's own name. */
export async function fillIn(
  sourcingId: string,
  { name, ...fields }: { name?: string; jobTitle?: string; location?: string },
): Promise<void> {
  if (Object.keys(fields).length > 0)
    await data(
      api.PATCH('/v1/sourcings/{sourcingId}', { params: { path: { sourcingId } }, body: fields }),
    );
  if (name !== undefined)
    await data(sessionApi.POST('/console/auth/update-user', { body: { name } }));
}

export const sendTestEmail = (
  blueprintId: string,
  body: { candidateId: string; stepId: string; steps: Draft['steps'][number][] },
) =>
  data(
    api.POST('/v1/sequence-blueprints/{blueprintId}/test-email', {
      params: { path: { blueprintId } },
      body,
    }),
  );

export const stopBlueprint = (blueprintId: string) =>
  data(
    api.POST('/v1/sequence-blueprints/{blueprintId}/stop', { params: { path: { blueprintId } } }),
  );

export const stopCandidate = (candidateId: string) =>
  data(
    api.POST('/v1/candidates/{candidateId}/sequences/stop', { params: { path: { candidateId } } }),
  );

export const approveDraft = (
  { runId, stepId }: WaitingDraft,
  edited: { subject?: string; content: string },
) =>
  data(
    api.POST('/v1/sequence-runs/{runId}/steps/{stepId}/approve', {
      params: { path: { runId, stepId } },
      body: edited,
    }),
  );
