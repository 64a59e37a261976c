import * as oidc from 'openid-client';
import type { Outbound } from '../platform/outbound.ts';

/** A provider's identity of a person who signed in there. */
export interface ProviderIdentity {
  subject: string;
  claims: Record<string, unknown>;
}

export interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface ProviderChecks {
  state: string;
  nonce: string;
  verifier: string;
}

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1_000_000;

/** Requests of the library, through the client that reaches only public addresses. */
function fetchThrough(outbound: Pick<Outbound, 'request'>): oidc.CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await outbound.request({
      url,
      method: method as 'GET' | 'POST',
      headers: { ...headers },
      body: body == null ? undefined : String(body),
      timeoutMs: TIMEOUT_MS,
      maxBodyBytes: MAX_ANSWER_BYTES,
    });
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** What the provider says about itself, and how we authenticate there. Throws for a bad answer. */
export async function discover(
  outbound: Pick<Outbound, 'request'>,
  { issuer, clientId, clientSecret }: Provider,
): Promise<oidc.Configuration> {
  const customFetch = fetchThrough(outbound);
  const found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [oidc.customFetch]: customFetch,
  });
  const metadata = found.serverMetadata();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authenticate = methods.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(clientSecret)
    : oidc.ClientSecretPost(clientSecret);
  const configuration = new oidc.Configuration(metadata, clientId, clientSecret, authenticate);
  configuration[oidc.customFetch] = customFetch;
  return configuration;
}

export async function authorizationUrl(
  configuration: oidc.Configuration,
  redirectUri: string,
): Promise<{ url: string; checks: ProviderChecks }> {
  const checks = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, checks };
}

/** Exchanges the code of the answer. Throws when a check fails or the provider refuses. */
export async function identify(
  configuration: oidc.Configuration,
  answer: URL,
  { state, nonce, verifier }: ProviderChecks,
): Promise<ProviderIdentity> {
  const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  const more =
    configuration.serverMetadata().userinfo_endpoint === undefined
      ? {}
      : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return { subject: claims.sub, claims: { ...more, ...claims } };
}
