import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Access } from '../access/access.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { verifiedIp } from '../platform/ip.ts';
import type { Log } from '../platform/log.ts';
import { once } from '../platform/once.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { createClients } from './clients.ts';
import type { ConsentForm, ConsentVisit } from './consent.ts';
import { type Audience, resourceMetadata, serverMetadata } from './rules.ts';
import { countIntroduction, prune } from './store.ts';

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

  // Loaded with the first client: most processes have none, and the library is a tenth of the time
  // of a start.
  const parts = once(async () => {
    const { createAuthorizationServer } = await import('./authorization-server.ts');
    return createAuthorizationServer({
      db,
      clock,
      secretBox,
      access,
      outbound,
      log,
      origin,
      mayIntroduce,
    });
  });

  return {
    serverMetadata: () => serverMetadata(origin),
    resourceMetadata: (audience: Audience) => resourceMetadata(origin, audience),
    origin,
    /** The protocol's own endpoints. Responds to every request. */
    handle: async (request: IncomingMessage, response: ServerResponse) =>
      (await parts()).handle(request, response),
    showConsent: async (visit: ConsentVisit) => (await parts()).consent.show(visit),
    answerConsent: async (visit: ConsentVisit, form: ConsentForm) =>
      (await parts()).consent.answer(visit, form),
    /** OAuth clients, as seen by the workspaces that authorized them. */
    clients: createClients({ db, clock, secretBox }),
    /** Counts a client registration of the address, and returns whether it is allowed. */
    mayIntroduce,
    prune: () => prune(db),
  };
}

export type OAuth = ReturnType<typeof createOAuth>;
