import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type RequestBodies = components['schemas']['RequestBodies'];

export const bodiesQuery = (trackingCode: string) =>
  queryOptions({
    queryKey: ['requests', 'bodies', trackingCode],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/requests/{trackingCode}', { params: { path: { trackingCode } }, signal })),
  });

/** Sends a read again, as the user and not as the key; the whole answer. */
export async function readAgain({ path, query }: RequestBodies): Promise<unknown> {
  const sent = { params: { query: query as object } };
  const { data: answer } = await api.GET(shownPath(path) as '/v1/requests', sent);
  return answer;
}

/** Without the prefix of keys: `/v1/...`. */
export const shownPath = (path: string): string => path.replace(/^\/api(?=\/)/, '');
