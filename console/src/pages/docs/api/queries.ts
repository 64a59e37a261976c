import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, data } from '../../../app/api.ts';
import { useMay } from '../../../app/session.ts';
import type { OpenApi, OwnIds } from './openapi.ts';

/** It changes only with the version of the service. */
export const openApiQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: async ({ signal }): Promise<OpenApi> => {
    const answer = await fetch('/console/openapi.json', { signal });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return answer.json();
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** One of each kind, the newest, for examples. */
const ownIdsQuery = queryOptions({
  queryKey: ['sourcings', 'example-ids'],
  queryFn: async ({ signal }): Promise<OwnIds> => {
    const [{ sourcings }, { castings }, { talents }] = await Promise.all([
      data(
        api.GET('/v1/sourcings', {
          params: { query: { ownership: 'all', page: 0, pageSize: 1 } },
          signal,
        }),
      ),
      data(api.GET('/v1/search/talents/qualified', { params: { query: { pageSize: 1 } }, signal })),
      data(api.GET('/v1/talents', { params: { query: { page: 1, pageSize: 1 } }, signal })),
    ]);
    const sourcingId = sourcings[0]?.sourcingId;
    const inSourcing = sourcingId === undefined ? {} : await idsOf(sourcingId, signal);
    const found = {
      talentId: talents[0]?.talent.id,
      sourcingId,
      castingId: castings[0]?.castingId,
      ...inSourcing,
    };
    return Object.fromEntries(
      Object.entries(found).filter((pair): pair is [string, string] => pair[1] !== undefined),
    );
  },
});

async function idsOf(sourcingId: string, signal: AbortSignal) {
  const path = { sourcingId };
  const [{ candidates }, { blueprints }] = await Promise.all([
    data(
      api.GET('/v1/sourcings/{sourcingId}/candidates', {
        params: { path, query: { pageSize: 1 } },
        signal,
      }),
    ),
    data(
      api.GET('/v1/sourcings/{sourcingId}/sequence-blueprints', {
        params: { path, query: { pageSize: 1 } },
        signal,
      }),
    ),
  ]);
  const [first] = candidates;
  return {
    ...(first && { candidateId: first.candidate.id, talentId: first.candidate.talentId }),
    ...(blueprints[0] && { blueprintId: blueprints[0].blueprintId }),
  };
}

const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => data(api.GET('/v1/api-keys', { signal })),
});

export interface Own {
  ids: OwnIds;
  /** The name of the key that the examples are for; only owners know the keys. */
  keyName: string | undefined;
}

/** What of the workspace the examples are filled with. */
export function useOwn(): Own {
  const mayAdmin = useMay('admin');
  const { data: ids = {} } = useQuery(ownIdsQuery);
  const { data: keys } = useQuery({ ...keysQuery, enabled: mayAdmin });
  // The newest key, which the reader has probably just made.
  const [key] = (keys?.apiKeys ?? [])
    .filter(({ revokedAt }) => revokedAt === null)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return { ids: key ? { ...ids, keyId: key.keyId } : ids, keyName: key?.name };
}
