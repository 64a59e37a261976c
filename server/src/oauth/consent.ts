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

/**
 * How somebody at the consent page shows which key is theirs. Today they type it; the console's
 * session can take its place.
 */
export interface Authenticator {
  /** The key that was shown. Throws invalid_api_key, missing_api_key or rate_limit_exceeded. */
  authenticate(
    typed: string,
    caller: { headers: IncomingHttpHeaders; peer: string },
  ): Promise<{ keyId: string }>;
  /** Null when the key has ended since. */
  nameKey(keyId: string): Promise<NamedKey | null>;
}

export interface ConsentDependencies {
  provider: Provider;
  authenticator: Authenticator;
  secretBox: Pick<SecretBox, 'sign' | 'verify'>;
  clock: Clock;
  origin: string;
  /** Writes down what was consented to, before the client hears of it. */
  record(consent: {
    clientId: string;
    key: NamedKey;
    scopes: readonly Scope[];
    audiences: readonly Audience[];
  }): Promise<void>;
}

/** What the page's form sends. */
export type ConsentForm = Partial<Record<'action' | 'apiKey' | 'ticket', string>>;

export interface ConsentVisit {
  request: IncomingMessage;
  response: ServerResponse;
  /** The authorization under way, as the path names it. */
  uid: string;
}

export type ConsentAnswer =
  | { status: number; headers: Record<string, string>; html: string }
  | { location: string };

interface Asked {
  clientId: string;
  client: ClientView;
  scopes: Scope[];
  /** As the client wrote them. */
  resources: string[];
  audiences: Audience[];
}

/** How long somebody may think about it once they have shown their key. */
const TICKET_SECONDS = 600;
const NAME_LENGTH = 80;

/**
 * Key, then consent, then back to the client. Between the two steps the key itself is kept nowhere:
 * the page carries a ticket, signed for this authorization and this key. The library's cookie ties
 * both to the browser that the client sent.
 */
export function createConsent({
  provider,
  authenticator,
  secretBox,
  clock,
  origin,
  record,
}: ConsentDependencies) {
  const ticketText = (uid: string, keyId: string, expires: string) =>
    `oauth consent\n${uid}\n${keyId}\n${expires}`;
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1_000);

  function ticketFor(uid: string, keyId: string): string {
    const expires = String(nowSeconds() + TICKET_SECONDS);
    return `${keyId}.${expires}.${secretBox.sign(ticketText(uid, keyId, expires))}`;
  }

  /**
   * The key that a ticket was made for; null when it is not for this authorization, was altered or
   * is over.
   */
  function keyOf(uid: string, ticket: string): string | null {
    const [keyId = '', expires = '', signature = ''] = ticket.split('.');
    return secretBox.verify(ticketText(uid, keyId, expires), signature) &&
      Number(expires) > nowSeconds()
      ? keyId
      : null;
  }

  /** Null when the browser is not the one that the client sent, or took too long. */
  async function asked({ request, response, uid }: ConsentVisit): Promise<Asked | null> {
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
        consentPage({ ...about, ...key, scopes, ticket: ticketFor(visit.uid, keyId) }),
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
    const keyId = keyOf(visit.uid, ticket);
    const key = keyId === null ? null : await authenticator.nameKey(keyId);
    if (!key) return askForKey(about, 'invalid_key', 401);
    const scopes = narrowed(about, key);
    if (scopes.length === 0) return askForKey(about, 'no_scope', 403);
    const { clientId, audiences } = about;
    const grant = new provider.Grant({ accountId: key.keyId, clientId });
    const refused = about.scopes.filter((scope) => !scopes.includes(scope));
    grant.addOIDCScope(scopes.join(' '));
    if (refused.length > 0) grant.rejectOIDCScope(refused.join(' '));
    for (const resource of about.resources) {
      grant.addResourceScope(resource, scopes.join(' '));
      if (refused.length > 0) grant.rejectResourceScope(resource, refused.join(' '));
    }
    await record({ clientId, key, scopes, audiences });
    return finish(visit, {
      login: { accountId: key.keyId, remember: false },
      consent: { grantId: await grant.save() },
    });
  }

  async function finish(
    { request, response }: ConsentVisit,
    result: InteractionResults,
  ): Promise<ConsentAnswer> {
    return {
      location: await provider.interactionResult(request, response, result, {
        mergeWithLastSubmission: false,
      }),
    };
  }

  return {
    async show(visit: ConsentVisit): Promise<ConsentAnswer> {
      const about = await asked(visit);
      return about ? askForKey(about) : EXPIRED;
    },

    async answer(
      visit: ConsentVisit,
      { action, apiKey = '', ticket = '' }: ConsentForm,
    ): Promise<ConsentAnswer> {
      if (!isOurForm(visit.request.headers, origin)) return EXPIRED;
      const about = await asked(visit);
      if (!about) return EXPIRED;
      if (action === 'deny')
        return finish(visit, {
          error: 'access_denied',
          error_description: 'refused at the consent page',
        });
      return action === 'approve' ? approve(visit, about, ticket) : identify(visit, about, apiKey);
    },
  };
}

/** A token only ever narrows its key. */
const narrowed = ({ scopes }: Asked, key: NamedKey): Scope[] =>
  scopes.filter((scope) => key.scopes.includes(scope));

/** Browsers say where a form stands; what says nothing is no browser, and has no cookie of one. */
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
