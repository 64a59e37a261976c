import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Access } from '../access/access.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { verifiedIp } from '../platform/ip.ts';
import type { Log } from '../platform/log.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { createClients } from './clients.ts';
import { type ConsentForm, type ConsentVisit, createConsent } from './consent.ts';
import { createProvider } from './provider.ts';
import { type Audience, resourceMetadata, serverMetadata } from './rules.ts';
import { countIntroduction, markConsented, prune } from './store.ts';

export type { ConsentAnswer, ConsentForm, ConsentVisit } from './consent.ts';
export { type Audience, PATHS, withKnownScopes } from './rules.ts';

export interface OAuthDependencies {
  db: Database;
  clock: Clock;
  secretBox: SecretBox;
  access: Pick<Access, 'identify' | 'nameKey'>;
  outbound: Pick<Outbound, 'request'>;
  log: Log;
  /** The issuer: the URL where clients reach the service. */
  origin: string;
  trustedProxies: readonly string[];
}

/** Enough for an agent's user to retry. No honest user registers more clients in an hour. */
const INTRODUCTIONS_PER_HOUR = 30;

/**
 * The authorization server (OAuth 2.1). A user presents a key once to authorize a client. The
 * client's tokens can do what the key may do or less, count towards its limits and end with it. The
 * gate decides what a token opens (`admit` in the migrations).
 */
export function createOAuth({
  db,
  clock,
  secretBox,
  access,
  outbound,
  log,
  origin,
  trustedProxies,
}: OAuthDependencies) {
  const ipOf = ({ headers, socket }: IncomingMessage) =>
    verifiedIp({ headers, peer: socket.remoteAddress ?? '' }, trustedProxies);

  async function mayIntroduce(request: IncomingMessage): Promise<boolean> {
    return (
      (await countIntroduction(db, ipOf(request), clock.databaseNow())) <= INTRODUCTIONS_PER_HOUR
    );
  }

  function build() {
    const isActive = async (keyId: string) => (await access.nameKey(keyId)) !== null;
    const provider = createProvider({
      db,
      clock,
      secretBox,
      outbound,
      log,
      origin,
      isActive,
      mayIntroduce,
    });
    const authenticator = { authenticate: access.identify, nameKey: access.nameKey };
    return {
      handle: provider.callback(),
      consent: createConsent({
        provider,
        authenticator,
        secretBox,
        clock,
        origin,
        record: consentRecorder(db),
      }),
    };
  }

  // Created on first use, so that other processes do not load the library.
  let built:
    | { handle: ReturnType<Provider['callback']>; consent: ReturnType<typeof createConsent> }
    | undefined;
  const parts = () => {
    built ??= build();
    return built;
  };

  return {
    serverMetadata: () => serverMetadata(origin),
    resourceMetadata: (audience: Audience) => resourceMetadata(origin, audience),
    origin,
    /** The protocol's own endpoints. Responds to every request. */
    handle: (request: IncomingMessage, response: ServerResponse) =>
      parts().handle(request, response),
    showConsent: (visit: ConsentVisit) => parts().consent.show(visit),
    answerConsent: (visit: ConsentVisit, form: ConsentForm) => parts().consent.answer(visit, form),
    /** OAuth clients, as seen by the workspaces that authorized them. */
    clients: createClients({ db, clock, secretBox }),
    /** Counts a client registration of the address, and returns whether it is allowed. */
    mayIntroduce,
    prune: () => prune(db),
  };
}

const consentRecorder =
  (db: Database): Parameters<typeof createConsent>[0]['record'] =>
  ({ clientId, key, scopes, audiences }) =>
    db.transaction().execute(async (tx) => {
      await markConsented(tx, clientId);
      const details = { keyId: key.keyId, scopes: [...scopes], audiences: [...audiences] };
      await recordAudit(tx, {
        chain: key.workspaceId,
        actor: actorOf(key),
        action: 'oauth.consented',
        subject: clientId,
        details,
      });
    });

export type OAuth = ReturnType<typeof createOAuth>;
