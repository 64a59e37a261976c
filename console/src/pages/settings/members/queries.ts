import type { components } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';
import type { Role } from '../../../app/session.ts';

export type Invitation = components['schemas']['Invitation'];

export const invite = (body: { email: string; role: Role }) =>
  data(api.POST('/v1/members', { body }));

const of = (userId: string) => ({ path: { userId } });
export const changeRole = (userId: string, role: Role) =>
  data(api.PATCH('/v1/members/{userId}', { params: of(userId), body: { role } }));
export const remove = (userId: string) =>
  data(api.DELETE('/v1/members/{userId}', { params: of(userId) }));
