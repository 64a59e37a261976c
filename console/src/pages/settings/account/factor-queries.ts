import { queryOptions } from '@tanstack/react-query';
import { data, sessionApi } from '../../../app/api.ts';
import { newPasskey } from '../../../app/passkey.ts';
import { replacesSession } from '../../../app/session-end.ts';

export const factorsQuery = queryOptions({
  queryKey: ['own-factors'],
  queryFn: () => data(sessionApi.GET('/console/auth/factors')),
});

export const startSecondFactor = (password: string) =>
  data(sessionApi.POST('/console/auth/second-factor/start', { body: { password } }));
export const confirmSecondFactor = (code: string) =>
  replacesSession(data(sessionApi.POST('/console/auth/second-factor/confirm', { body: { code } })));
export const stopSecondFactor = (password: string) =>
  replacesSession(
    data(sessionApi.POST('/console/auth/second-factor/stop', { body: { password } })),
  );
export type NewSecondFactor = Awaited<ReturnType<typeof startSecondFactor>>;

/** The browser asks the user between the two requests. */
export async function addPasskey(name: string) {
  const options = await data(sessionApi.POST('/console/auth/passkeys/start', { body: {} }));
  const response = await newPasskey(options);
  return data(sessionApi.POST('/console/auth/passkeys/add', { body: { name, response } }));
}
export const removePasskey = (passkeyId: string) =>
  data(sessionApi.POST('/console/auth/passkeys/remove', { body: { passkeyId } }));
