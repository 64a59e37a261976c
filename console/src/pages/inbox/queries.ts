import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type Conversation = components['schemas']['InboxConversation'];
export type Thread = components['schemas']['InboxThread'];
export type ThreadMessage = components['schemas']['InboxMessage'];
export type Mark = NonNullable<Conversation['mark']>;

export interface InboxFilter {
  show?: 'unread' | 'mine';
  page?: number;
}

const PAGE_SIZE = 25;

/** As the API takes it. */
export const inboxParameters = ({ show, page = 0 }: InboxFilter) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(show === 'unread' && { unread: 'true' as const }),
  ...(show === 'mine' && { assignee: 'mine' as const }),
});

export function inboxQuery(filter: InboxFilter) {
  const query = inboxParameters(filter);
  return queryOptions({
    queryKey: ['inbox', 'list', query],
    queryFn: ({ signal }) => data(api.GET('/v1/inbox', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

export const threadQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['inbox', candidateId],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/inbox/{candidateId}', { params: { path: { candidateId } }, signal })),
  });

export const membersQuery = queryOptions({
  queryKey: ['settings', 'members'],
  queryFn: ({ signal }) => data(api.GET('/v1/members', { signal })),
});

interface ConversationChange {
  assigneeUserId?: string | null;
  unread?: boolean;
  readUpTo?: string;
}

export const changeConversation = (candidateId: string, body: ConversationChange) =>
  data(api.PATCH('/v1/inbox/{candidateId}', { params: { path: { candidateId } }, body }));

export const markConversation = (
  candidateId: string,
  body: { mark: Mark | null; statusHandle?: string },
) => data(api.POST('/v1/inbox/{candidateId}/mark', { params: { path: { candidateId } }, body }));

/** `key`: the same for each attempt at one answer, so that it is sent once. */
export const answerConversation = (
  candidateId: string,
  body: { text: string; subject?: string },
  key: string,
) =>
  data(
    api.POST('/v1/inbox/{candidateId}/answers', {
      params: { path: { candidateId } },
      body,
      headers: { 'Idempotency-Key': key },
    }),
  );
