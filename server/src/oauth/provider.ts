import { generateKeyPairSync } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type Configuration, errors, type JWK, Provider } from 'oidc-provider';
import type { Log } from '../platform/log.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { type AdapterDependencies, createAdapters } from './adapter.ts';
import { errorPage, pageHeaders } from './pages.ts';
import {
  ANY_RESOURCE,
  AUDIENCES,
  AUTH_METHODS,
  type Audience,
  audienceOf,
  GRANTABLE,
  PATHS,
  redirectProblem,
  resourceOf,
} from './rules.ts';

export interface ProviderDependencies extends AdapterDependencies {
  secretBox: SecretBox;
  outbound: Pick<Outbound, 'request'>;
  log: Log;
  /** Whether a key may still be used. */
  isActive(keyId: string): Promise<boolean>;
  /**
   * Counts a client registration by the address. False when the address has registered too many.
   */
  mayIntroduce(request: IncomingMessage): Promise<boolean>;
}

const ACCESS_TOKEN_SECONDS = 3_600;
const REFRESH_TOKEN_SECONDS = 30 * 86_400;
/** The user must consent again after this time, however often a client has refreshed. */
const GRANT_SECONDS = 365 * 86_400;
/** Time to read a page and to get a key from a password manager. */
const INTERACTION_SECONDS = 900;
/** The library writes sessions, but no code reads them: see the cookie's path. */
const SESSION_SECONDS = 60;

const METADATA_BYTES = 5 * 1024;
const METADATA_TIMEOUT_MS = 2_500;

/** The authorization server. This file sets what is allowed; the library runs the protocol. */
export function createProvider(dependencies: ProviderDependencies): Provider {
  const { origin, log } = dependencies;
  const provider = new Provider(origin, configuration(dependencies));
  // Scheme and host always come from the origin, wherever TLS ends: the edge sets the proxy headers
  // and overwrites those of the request.
  provider.proxy = true;
  provider.on('server_error', (ctx, error) =>
    log.error({ err: error, path: ctx.path }, 'an OAuth request failed'),
  );
  // Without a listener the framework would print the error.
  const koa: EventEmitter = provider;
  koa.on('error', (error) => log.warn({ err: error }, 'an OAuth answer failed'));
  return provider;
}

function configuration(dependencies: ProviderDependencies): Configuration {
  const { secretBox, isActive, origin } = dependencies;
  return {
    adapter: createAdapters(dependencies),
    clientAuthMethods: [...AUTH_METHODS],
    // Native by default, because desktop agents use loopback redirects on any port and private-use
    // schemes (RFC 8252).
    clientDefaults: {
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      id_token_signed_response_alg: 'ES256',
    },
    extraClientMetadata: { properties: ['redirect_uris'], validator: checkRedirects },
    responseTypes: ['code'],
    // Also registered for the server as a whole, so that a client may name them when it registers.
    scopes: [...GRANTABLE],
    claims: {},
    // The server issues no identity tokens, so this key signs nothing. The library does not start
    // without one.
    jwks: {
      keys: [
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
          format: 'jwk',
        }) as JWK,
      ],
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    revokeGrantPolicy: () => true,
    // Only the consent just given counts. Earlier consents grant nothing.
    loadExistingGrant: async (ctx) => {
      const grantId = ctx.oidc.result?.consent?.grantId;
      return grantId === undefined ? undefined : ctx.oidc.provider.Grant.find(grantId);
    },
    findAccount: async (_ctx, keyId) =>
      (await isActive(keyId))
        ? { accountId: keyId, claims: async () => ({ sub: keyId }) }
        : undefined,
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      RefreshToken: REFRESH_TOKEN_SECONDS,
      Grant: GRANT_SECONDS,
      Interaction: INTERACTION_SECONDS,
      Session: SESSION_SECONDS,
    },
    routes: {
      authorization: PATHS.authorize,
      token: PATHS.token,
      registration: PATHS.register,
      revocation: PATHS.revoke,
    },
    interactions: { url: (_ctx, { uid }) => `${PATHS.consent}/${uid}` },
    cookies: cookies(secretBox, origin),
    // No endpoint authenticates by cookie alone, and browser-based clients use the endpoints too.
    clientBasedCORS: () => true,
    renderError: async (ctx, { error, error_description: description }) => {
      ctx.set(pageHeaders());
      ctx.type = 'html';
      ctx.body = errorPage(error, description ?? '');
    },
    fetch: (url) => fetchMetadata(dependencies.outbound, String(url)),
    features: features(dependencies),
  };
}

const cookies = (
  secretBox: ProviderDependencies['secretBox'],
  origin: string,
): Configuration['cookies'] => ({
  keys: [secretBox.sign('oauth cookies')],
  names: {
    session: 'greenroom_oauth_session',
    interaction: 'greenroom_consent',
    resume: 'greenroom_resume',
  },
  // A path that no page has, so browsers never send this cookie and each authorization asks for the
  // key.
  long: {
    httpOnly: true,
    sameSite: 'strict',
    path: '/oauth/none',
    secure: origin.startsWith('https:'),
  },
  short: { httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') },
});

function features({ origin, mayIntroduce }: ProviderDependencies): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
    },
    registration: { enabled: true, issueRegistrationAccessToken: false },
    clientIdMetadataDocument: {
      enabled: true,
      ack: 'draft-02',
      allowFetch: (ctx) => mayIntroduce(ctx.req),
    },
    resourceIndicators: {
      enabled: true,
      // Without a named resource, the token is for both, or for the one that the client names when
      // it fetches the token.
      defaultResource: (_ctx, _client, oneOf) => {
        if (oneOf === undefined)
          return [
            ANY_RESOURCE,
            ...(Object.keys(AUDIENCES) as Audience[]).map((audience) =>
              resourceOf(origin, audience),
            ),
          ];
        return oneOf.includes(ANY_RESOURCE) ? ANY_RESOURCE : oneOf;
      },
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        if (audienceOf(origin, resource) === null) throw new errors.InvalidTarget();
        return {
          scope: GRANTABLE.join(' '),
          audience: resource,
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
          accessTokenFormat: 'opaque',
        };
      },
    },
  };
}

function checkRedirects(_ctx: unknown, _key: string, uris: unknown): void {
  for (const uri of Array.isArray(uris) ? uris : []) {
    const problem = redirectProblem(uri);
    if (problem !== null)
      throw new errors.InvalidRedirectUri(
        `each of redirect_uris must be acceptable: ${String(uri).slice(0, 100)} ${problem}`,
      );
  }
}

/**
 * Fetches a client's metadata document with the guarded client, because an outsider chose the URL.
 */
async function fetchMetadata(outbound: Pick<Outbound, 'request'>, url: string): Promise<Response> {
  const { status, body } = await outbound.request({
    method: 'GET',
    url,
    headers: { accept: 'application/json' },
    timeoutMs: METADATA_TIMEOUT_MS,
    // One byte more than is accepted, to detect a document that is too long.
    maxBodyBytes: METADATA_BYTES + 1,
  });
  return new Response(body, { status });
}
