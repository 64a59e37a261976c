import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { InteractionResults, Provider } from 'oidc-provider';
import type { NamedKey } from '../access/access.ts';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { Scope } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import {
  type ClientView,
  consentPage,
  errorPage,
  keyPage,
  type Problem,
  pageHeaders,
} from './pages.ts';
import { type Audience, audiencesOf, grantable } from './rules.ts';
import { createTickets } from './tickets.ts';

/**
 * How the user of the consent page proves which key is theirs. Today they type it; the console's
 * session can replace that later.
 */
export interface Authenticator {
  /** Returns the presented key. Throws invalid_api_key, missing_api_key or rate_limit_exceeded. */
  authenticate(
    typed: string,
    caller: { headers: IncomingHttpHeaders; peer: string },
  ): Promise<{ keyId: string }>;
  /** Null when the key has been revoked since. */
  nameKey(keyId: string): Promise<NamedKey | null>;
}

export interface ConsentDependencies {
  provider: Provider;
  authenticator: Authenticator;
  secretBox: Pick<SecretBox, 'sign' | 'verify'>;
  clock: Clock;
  origin: string;
  /** Records the consent before the client receives the result. */
  record(consent: {
    clientId: string;
    key: NamedKey;
    scopes: readonly Scope[];
    audiences: readonly Audience[];
  }): Promise<void>;
}

/** The fields of the page's form. */
export type ConsentForm = Partial<Record<'action' | 'apiKey' | 'ticket', string>>;

export interface ConsentVisit {
  request: IncomingMessage;
  response: ServerResponse;
  /** The authorization in progress, from the path. */
  uid: string;
}

export type ConsentAnswer =
  | { status: number; headers: Record<string, string>; html: string }
  | { location: string };

interface Asked {
  clientId: string;
  client: ClientView;
  scopes: Scope[];
  /** As the client sent them. */
  resources: string[];
  audiences: Audience[];
}

const NAME_LENGTH = 80;

/**
 * The steps are key, consent, then back to the client. Between the steps the key itself is not
 * stored: the page carries a ticket, signed for this authorization and this key. The library's
 * cookie ties both steps to the browser that the client sent.
 */
export function createConsent({
  provider,
  authenticator,
  secretBox,
  clock,
  origin,
  record,
}: ConsentDependencies) {
  const tickets = createTickets({ secretBox, clock });

  async function identify(
    visit: ConsentVisit,
    about: Asked,
    typed: string,
  ): Promise<ConsentAnswer> {
    const { headers, socket } = visit.request;
    try {
      const { keyId } = await authenticator.authenticate(typed, {
        headers,
        peer: socket.remoteAddress ?? '',
      });
      const key = await authenticator.nameKey(keyId);
      if (!key) return askForKey(about, 'invalid_key', 401);
      const scopes = narrowed(about, key);
      if (scopes.length === 0) return askForKey(about, 'no_scope', 403);
      return page(
        consentPage({ ...about, ...key, scopes, ticket: tickets.make(visit.uid, keyId) }),
        about,
      );
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'rate_limit_exceeded')
        return askForKey(about, 'blocked', 429, error.fields.headers);
      if (error.code === 'workspace_suspended') return askForKey(about, 'suspended', 403);
      return askForKey(about, 'invalid_key', 401);
    }
  }

  async function approve(
    visit: ConsentVisit,
    about: Asked,
    ticket: string,
  ): Promise<ConsentAnswer> {
    const keyId = tickets.keyOf(visit.uid, ticket);
    const key = keyId === null ? null : await authenticator.nameKey(keyId);
    if (!key) return askForKey(about, 'invalid_key', 401);
    const scopes = narrowed(about, key);
    if (scopes.length === 0) return askForKey(about, 'no_scope', 403);
    const grant = grantOf(provider, about, key, scopes);
    const { clientId, audiences } = about;
    await record({ clientId, key, scopes, audiences });
    return finish(provider, visit, {
      login: { accountId: key.keyId, remember: false },
      consent: { grantId: await grant.save() },
    });
  }

  return {
    async show(visit: ConsentVisit): Promise<ConsentAnswer> {
      const about = await readAuthorization({ provider, origin }, visit);
      return about ? askForKey(about) : EXPIRED;
    },

    async answer(
      visit: ConsentVisit,
      { action, apiKey = '', ticket = '' }: ConsentForm,
    ): Promise<ConsentAnswer> {
      if (!isOurForm(visit.request.headers, origin)) return EXPIRED;
      const about = await readAuthorization({ provider, origin }, visit);
      if (!about) return EXPIRED;
      if (action === 'deny')
        return finish(provider, visit, {
          error: 'access_denied',
          error_description: 'refused at the consent page',
        });
      return action === 'approve' ? approve(visit, about, ticket) : identify(visit, about, apiKey);
    },
  };
}

/** Null when it is not the browser that the client sent, or when the authorization has expired. */
async function readAuthorization(
  { provider, origin }: Pick<ConsentDependencies, 'provider' | 'origin'>,
  { request, response, uid }: ConsentVisit,
): Promise<Asked | null> {
  const interaction = await provider.interactionDetails(request, response).catch(() => null);
  if (interaction?.uid !== uid) return null;
  const {
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    resource,
  } = interaction.params as Record<string, string | string[] | undefined>;
  const client = await provider.Client.find(String(clientId));
  if (!client) return null;
  const resources = [resource ?? []].flat();
  return {
    clientId: client.clientId,
    client: {
      name: [...(client.clientName ?? client.clientId)].slice(0, NAME_LENGTH).join(''),
      redirectUri: String(redirectUri),
    },
    scopes: grantable(String(scope)),
    resources,
    audiences: audiencesOf(origin, resources),
  };
}

const page = (
  html: string,
  { client }: Asked,
  status = 200,
  headers: Record<string, string> = {},
): ConsentAnswer => ({
  status,
  headers: { ...pageHeaders(client.redirectUri), ...headers },
  html,
});
const askForKey = (
  about: Asked,
  problem?: Problem,
  status?: number,
  headers?: Record<string, string>,
) => page(keyPage({ ...about, problem }), about, status, headers);

/** Grants the requested scopes that the key allows, and rejects the rest. */
function grantOf(
  provider: Provider,
  about: Asked,
  key: NamedKey,
  scopes: readonly Scope[],
): InstanceType<Provider['Grant']> {
  const grant = new provider.Grant({ accountId: key.keyId, clientId: about.clientId });
  const refused = about.scopes.filter((scope) => !scopes.includes(scope));
  grant.addOIDCScope(scopes.join(' '));
  if (refused.length > 0) grant.rejectOIDCScope(refused.join(' '));
  for (const resource of about.resources) {
    grant.addResourceScope(resource, scopes.join(' '));
    if (refused.length > 0) grant.rejectResourceScope(resource, refused.join(' '));
  }
  return grant;
}

async function finish(
  provider: Provider,
  { request, response }: ConsentVisit,
  result: InteractionResults,
): Promise<ConsentAnswer> {
  return {
    location: await provider.interactionResult(request, response, result, {
      mergeWithLastSubmission: false,
    }),
  };
}

/** A token can only narrow the scopes of its key. */
const narrowed = ({ scopes }: Asked, key: NamedKey): Scope[] =>
  scopes.filter((scope) => key.scopes.includes(scope));

/**
 * Browsers send the origin of a form (Origin, Sec-Fetch-Site). A request with neither header is not
 * from a browser, and has no browser cookie.
 */
function isOurForm(headers: IncomingHttpHeaders, origin: string): boolean {
  if (headers.origin !== undefined && headers.origin !== origin) return false;
  return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
}

const EXPIRED: ConsentAnswer = {
  status: 400,
  headers: pageHeaders(),
  html: errorPage(
    'expired',
    'This page was open for too long, was opened in another browser, or has been answered.',
  ),
};
