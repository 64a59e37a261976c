import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';

export type Suppression = components['schemas']['Suppression'];
export type Reason = Suppression['reason'];
export type KnownPerson = components['schemas']['KnownPerson'];

export const REASONS = ['unsubscribed', 'bounced', 'blocked'] as const satisfies readonly Reason[];

/** As the API takes it. */
export const suppressionsParameters = ({
  reason,
  page = 0,
}: {
  reason?: Reason;
  page?: number;
}) => ({ reason, page, pageSize: 20 });

export function suppressionsQuery(filter: { reason?: Reason; page?: number }) {
  const query = suppressionsParameters(filter);
  return queryOptions({
    queryKey: ['settings', 'suppressions', query],
    queryFn: ({ signal }) => data(api.GET('/v1/suppressions', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

export interface SuppressionFields {
  address: string;
  reason: 'unsubscribed' | 'blocked';
}

export const addSuppression = (body: SuppressionFields) =>
  data(api.POST('/v1/suppressions', { body }));

/**
 * A person who unsubscribed must have agreed to new messages: the dialog asks the user to confirm
 * it.
 */
export const removeSuppression = ({ suppressionId, reason }: Suppression) =>
  data(
    api.DELETE('/v1/suppressions/{suppressionId}', {
      params: {
        path: { suppressionId },
        query: reason === 'unsubscribed' ? { confirm: 'true' } : {},
      },
    }),
  );

export const findPeople = async (person: string) =>
  (await data(api.POST('/v1/talents/find', { body: { person } }))).people;
export const erase = (talentId: string) =>
  data(api.POST('/v1/talents/{talentId}/erase', { params: { path: { talentId } } }));
