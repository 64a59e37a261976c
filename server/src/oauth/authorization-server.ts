import type { IncomingMessage } from 'node:http';
import type { Access } from '../access/access.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/db.ts';
import { createConsent } from './consent.ts';
import { createProvider, type ProviderDependencies } from './provider.ts';
import { markConsented } from './store.ts';

export interface AuthorizationServerDependencies
  extends Omit<ProviderDependencies, 'isActive' | 'mayIntroduce'> {
  access: Pick<Access, 'identify' | 'nameKey'>;
  /** Counts a client registration by the address. */
  mayIntroduce(request: IncomingMessage): Promise<boolean>;
}

/** The library's request handler, and the consent page that finishes what it began. */
export function createAuthorizationServer({
  access,
  mayIntroduce,
  ...dependencies
}: AuthorizationServerDependencies) {
  const { db, clock, secretBox, origin } = dependencies;
  const isActive = async (keyId: string) => (await access.nameKey(keyId)) !== null;
  const provider = createProvider({ ...dependencies, isActive, mayIntroduce });
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
