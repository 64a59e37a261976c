import { type Route, route } from '../platform/operation.ts';
import * as contract from './contract.ts';
import type { People } from './people.ts';
import type { ScimSettingsService } from './scim.ts';
import * as scim from './scim-contract.ts';
import type { SsoSettingsService } from './sso.ts';
import * as sso from './sso-contract.ts';

export function peopleRoutes({
  members,
  createWorkspace,
}: Pick<People, 'members' | 'createWorkspace'>): Route[] {
  return [
    route(contract.listMembers, async ({ principal }) => ({
      data: { members: await members.list(principal) },
    })),
    route(contract.inviteMember, async ({ principal, body, recorder }) => ({
      data: await members.invite(principal, body, (tx, data) => recorder.record(tx, { data })),
    })),
    route(contract.changeMember, async ({ principal, params, body }) => ({
      data: await members.change(principal, params.userId, body.role),
    })),
    route(contract.removeMember, async ({ principal, params }) => ({
      data: await members.remove(principal, params.userId),
    })),
    route(contract.createWorkspace, async ({ principal, body, recorder }) => ({
      data: await createWorkspace(principal, body, (tx, data) => recorder.record(tx, { data })),
    })),
  ];
}

export function ssoRoutes({ read, set, remove }: SsoSettingsService): Route[] {
  return [
    route(sso.readSso, async ({ principal }) => ({ data: await read(principal) })),
    route(sso.setSso, async ({ principal, body }) => ({ data: await set(principal, body) })),
    route(sso.removeSso, async ({ principal }) => ({ data: await remove(principal) })),
  ];
}

export function scimRoutes({ read, set, remove }: ScimSettingsService): Route[] {
  return [
    route(scim.readScim, async ({ principal }) => ({ data: await read(principal) })),
    route(scim.setScim, async ({ principal, body }) => ({ data: await set(principal, body) })),
    route(scim.removeScim, async ({ principal }) => ({ data: await remove(principal) })),
  ];
}
