import { createLive } from '../console/live.ts';
import type { Core } from '../core.ts';
import { createOAuth } from '../oauth/oauth.ts';
import { createScimSettings } from '../people/scim.ts';
import { createSignIn } from '../people/sign-in.ts';
import { createSso } from '../people/sso.ts';
import { originOf } from '../platform/config.ts';
import type { ServiceOverrides } from './overrides.ts';
import type { Platform } from './platform.ts';

/** How users and their programs sign in: sessions, OAuth, and the events of an open session. */
export function wireSignIn(
  platform: Platform,
  { access }: Pick<Core, 'access'>,
  { passwords }: Pick<ServiceOverrides, 'passwords'>,
) {
  const { config } = platform;
  const origin = originOf(config);
  return {
    signIn: createSignIn({ ...platform, access, origin, passwords }),
    sso: createSso({ ...platform, origin }),
    scim: createScimSettings({ ...platform, origin }),
    oauth: createOAuth({ ...platform, access, origin, trustedProxies: config.trustedProxies }),
    live: createLive(platform),
  };
}

export type SignInServices = ReturnType<typeof wireSignIn>;
