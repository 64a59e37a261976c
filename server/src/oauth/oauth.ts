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
  /** The issuer: where clients find the service. */
  origin: string;
  trustedProxies: readonly string[];
}

/** An agent's user may try a few times; nobody honest makes more clients known in an hour. */
const INTRODUCTIONS_PER_HOUR = 30;

/**
 * The authorization server (OAuth 2.1): programs are let in with a key that somebody shows once,
 * and get tokens that do what the key may do or less, count with it and end with it. What a token
 * opens is said by the gate (`admit` in the migrations).
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

  // A process that is never asked for it does without the library's start.
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
    /** The protocol's own endpoints; answers whatever it is given. */
    handle: (request: IncomingMessage, response: ServerResponse) =>
      parts().handle(request, response),
    showConsent: (visit: ConsentVisit) => parts().consent.show(visit),
    answerConsent: (visit: ConsentVisit, form: ConsentForm) => parts().consent.answer(visit, form),
    /** Programs as the workspaces see them that let them in. */
    clients: createClients({ db, clock, secretBox }),
    /** Whether the address may make another client known; counts it. */
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
