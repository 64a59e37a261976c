import type { Scope } from '../platform/operation.ts';

/**
 * The audiences of a token, each with the path that it opens. A token for one audience does not
 * open the other (RFC 8707).
 */
export const AUDIENCES = { api: '/api', mcp: '/mcp' } as const;
export type Audience = keyof typeof AUDIENCES;

/**
 * The audience of a token when the client named no resource: both. The interface names no resource,
 * so such a token opens the routes too.
 */
export const ANY_RESOURCE = 'urn:greenroom:any';

/** The stored audience of a token; `all` opens both. */
export type TokenAudience = Audience | 'all';

/** The scopes that a token can have. Managing keys is never one of them. */
export const GRANTABLE: readonly Scope[] = ['read', 'spend', 'send'];

export const resourceOf = (origin: string, audience: Audience): string =>
  `${origin}${AUDIENCES[audience]}`;

/** Null for a resource that is not ours. */
export function audienceOf(origin: string, resource: string): TokenAudience | null {
  if (resource === ANY_RESOURCE) return 'all';
  const found = Object.keys(AUDIENCES).find(
    (audience) => resourceOf(origin, audience as Audience) === resource,
  );
  return (found as Audience | undefined) ?? null;
}

/** The audiences that the resources open, without repetitions. */
export function audiencesOf(origin: string, resources: readonly string[]): Audience[] {
  const named = resources.map((resource) => audienceOf(origin, resource));
  return (Object.keys(AUDIENCES) as Audience[]).filter(
    (audience) => named.includes(audience) || named.includes('all'),
  );
}

/** The scopes of a space-separated list that a token can have, in our order. */
export function grantable(scope: string | null | undefined): Scope[] {
  const asked = (scope ?? '').split(' ');
  return GRANTABLE.filter((known) => asked.includes(known));
}

/**
 * Reduces an authorization request's query to the scopes that we know, or to all of them when it
 * names none of ours. Other scopes, such as `openid`, are dropped, not refused, as RFC 6749 (3.3)
 * allows: the response states the granted scopes.
 */
export function withKnownScopes(search: string): string {
  const query = new URLSearchParams(search);
  // A repeated parameter is invalid. The library reports the error.
  if (query.getAll('scope').length > 1) return search;
  const scopes = grantable(query.get('scope'));
  query.set('scope', (scopes.length > 0 ? scopes : GRANTABLE).join(' '));
  return query.toString();
}

const WEB_ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;
const OWN_SCHEME = /^[a-z][a-z0-9+.-]*:$/;

/**
 * The Content-Security-Policy source for the target of a form's redirect. Null when its host name
 * could have another meaning there.
 */
export function formTarget(redirectUri: string): string | null {
  const url = URL.parse(redirectUri);
  if (!url) return null;
  if (url.protocol === 'http:' || url.protocol === 'https:')
    return WEB_ORIGIN.test(url.origin) ? url.origin : null;
  return OWN_SCHEME.test(url.protocol) ? url.protocol : null;
}

const LOOPBACKS = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * Why codes must not be sent to this URI, or null. Plain HTTP is allowed only to the same machine
 * (OAuth 2.1, 2.3.1).
 */
export function redirectProblem(redirectUri: unknown): string | null {
  const url = typeof redirectUri === 'string' ? URL.parse(redirectUri) : null;
  if (!url) return 'is not a URI';
  if (url.username !== '' || url.password !== '') return 'must not hold a user or password';
  if (formTarget(url.href) === null) return 'has a host name with characters that are not accepted';
  return url.protocol !== 'http:' || LOOPBACKS.includes(url.hostname)
    ? null
    : 'must be https, or http to the loopback address';
}

/** RFC 8414, limited to the features that we have. */
export function serverMetadata(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}${PATHS.authorize}`,
    token_endpoint: `${origin}${PATHS.token}`,
    registration_endpoint: `${origin}${PATHS.register}`,
    revocation_endpoint: `${origin}${PATHS.revoke}`,
    scopes_supported: GRANTABLE,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: AUTH_METHODS,
    revocation_endpoint_auth_methods_supported: AUTH_METHODS,
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
}

/** RFC 9728. */
export function resourceMetadata(origin: string, audience: Audience) {
  return {
    resource: resourceOf(origin, audience),
    authorization_servers: [origin],
    scopes_supported: GRANTABLE,
    bearer_methods_supported: ['header'],
    resource_name: audience === 'mcp' ? 'Greenroom (MCP)' : 'Greenroom',
  };
}

export const AUTH_METHODS = ['none', 'client_secret_basic', 'client_secret_post'] as const;

export const PATHS = {
  authorize: '/oauth/authorize',
  consent: '/oauth/consent',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
} as const;
