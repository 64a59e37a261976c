import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../app/api.ts';

export interface OwnSession {
  sessionId: string;
  current: boolean;
  address: string | null;
  userAgent: string | null;
  createdAt: string;
  expiresAt: string;
}

export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async () =>
    (await send<{ data: { sessions: OwnSession[] } }>('GET', '/console/auth/list-sessions')).data
      .sessions,
});

export const endSession = (sessionId: string) =>
  send('POST', '/console/auth/revoke-session', { sessionId });
export const rename = (name: string) => send('POST', '/console/auth/update-user', { name });

export interface PasswordFields {
  currentPassword: string;
  newPassword: string;
}

export const changePassword = (fields: PasswordFields) =>
  send('POST', '/console/auth/change-password', fields);
