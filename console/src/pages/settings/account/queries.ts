import { queryOptions } from '@tanstack/react-query';
import { data, sessionApi } from '../../../app/api.ts';
import { replacesSession } from '../../../app/session-end.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async () => (await data(sessionApi.GET('/console/auth/list-sessions'))).sessions,
});

export const endSession = (sessionId: string) =>
  data(sessionApi.POST('/console/auth/revoke-session', { body: { sessionId } }));
export const rename = (name: string) =>
  data(sessionApi.POST('/console/auth/update-user', { body: { name } }));

export interface PasswordFields {
  currentPassword: string;
  newPassword: string;
}

export const changePassword = (fields: PasswordFields) =>
  replacesSession(sessionApi.POST('/console/auth/change-password', { body: fields }));
