import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';

export type ShareLink = components['schemas']['ShareLink'];
export type Feedback = components['schemas']['ShortlistFeedback'];

const inSourcing = (sourcingId: string) => ({ params: { path: { sourcingId } } });

export const shareLinksQuery = (sourcingId: string) =>
  queryOptions({
    queryKey: ['sourcings', sourcingId, 'share-links'],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/sourcings/{sourcingId}/share-links', { ...inSourcing(sourcingId), signal }),
      ),
  });

export const feedbackQuery = (sourcingId: string) =>
  queryOptions({
    queryKey: ['sourcings', sourcingId, 'feedback'],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/sourcings/{sourcingId}/feedback', { ...inSourcing(sourcingId), signal })),
  });

/** The name of a candidate, read when feedback on them is shown. */
export const candidateNameQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidate', candidateId, 'name'],
    queryFn: async ({ signal }) => {
      const { talent } = await data(
        api.GET('/v1/candidates/{candidateId}', { params: { path: { candidateId } }, signal }),
      );
      return [talent.firstname, talent.lastname].filter(Boolean).join(' ');
    },
  });

export const createLink = (sourcingId: string, body: { days: number; showsContacts: boolean }) =>
  data(api.POST('/v1/sourcings/{sourcingId}/share-links', { ...inSourcing(sourcingId), body }));

export const revokeLink = (shareLinkId: string) =>
  data(api.DELETE('/v1/share-links/{shareLinkId}', { params: { path: { shareLinkId } } }));
