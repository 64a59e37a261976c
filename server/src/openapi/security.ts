import type { Scope } from '../platform/operation.ts';
import type { JsonSchema } from './json-schema.ts';

/** What each scope allows (`platform/operation.ts`). None implies another. */
const SCOPE_MEANINGS: Record<Scope, string> = {
  read: "Read the workspace's data",
  spend: 'Change data and spend credits',
  send: 'Contact people outside, or stop contacting them',
  admin: 'Manage keys, users and settings',
};

export const ANY_KEY: Record<string, string[]>[] = [{ apiKey: [] }, { bearer: [] }, { oauth: [] }];

/** A key of a scope is told by `x-scope`: only OAuth has scopes in every reader of OpenAPI. */
export const keyOrToken = (scope: Scope): Record<string, string[]>[] => [
  { apiKey: [] },
  { bearer: [] },
  { oauth: [scope] },
];

export const SECURITY_SCHEMES: Record<string, JsonSchema> = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'A workspace API key. It has some of the scopes of `x-scopes`',
    'x-scopes': SCOPE_MEANINGS,
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'A workspace API key, or an access token that belongs to one',
    'x-scopes': SCOPE_MEANINGS,
  },
  oauth: {
    type: 'oauth2',
    description: 'An access token of a program that a user let in',
    flows: {
      authorizationCode: {
        authorizationUrl: '/oauth/authorize',
        tokenUrl: '/oauth/token',
        refreshUrl: '/oauth/token',
        scopes: SCOPE_MEANINGS,
      },
    },
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'greenroom.session_token',
    description: 'A session of the console, under `/console/api`',
  },
};
