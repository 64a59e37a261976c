import type { AdapterPayload } from 'oidc-provider';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { type GrantRow, readGrants } from './client-store.ts';
import type { OAuthClient } from './contract.ts';
import { grantable } from './rules.ts';
import { endGrant, findClient } from './store.ts';

interface ClientDependencies {
  db: Database;
  clock: Clock;
  secretBox: Pick<SecretBox, 'open'>;
}

type Grant = Omit<GrantRow, 'payload'> & {
  clientId: string;
  scopes: OAuthClient['grants'][number]['scopes'];
};

/** Lists the OAuth clients that a workspace's keys have authorized, and revokes their access. */
export function createClients({ db, clock, secretBox }: ClientDependencies) {
  const opened = (sealed: Buffer) => JSON.parse(secretBox.open(sealed)) as AdapterPayload;

  /**
   * The client of a grant is in the sealed payload, so all grants of the workspace are opened. They
   * are few.
   */
  async function grantsOf(tx: Tx, workspaceId: string): Promise<Grant[]> {
    const rows = await readGrants(tx, workspaceId, clock.databaseNow());
    return rows.map(({ payload, ...row }) => {
      const { clientId, resources } = opened(payload) as AdapterPayload & {
        resources?: Record<string, string>;
      };
      return {
        ...row,
        clientId: String(clientId),
        scopes: grantable(Object.values(resources ?? {}).join(' ')),
      };
    });
  }

  async function described(clientId: string, grants: readonly Grant[]): Promise<OAuthClient> {
    const sealed = await findClient(db, clientId);
    const { client_name: name = null, client_uri: clientUri = null } = sealed ? opened(sealed) : {};
    return {
      clientId,
      name: name === null ? null : String(name),
      clientUri: clientUri === null ? null : String(clientUri),
      grants: grants.map(({ keyId, keyName, scopes, grantedAt, lastTokenAt }) => ({
        keyId,
        keyName,
        scopes,
        grantedAt: grantedAt.toISOString(),
        lastTokenAt: lastTokenAt?.toISOString() ?? null,
      })),
    };
  }

  return {
    /** The most recently authorized client comes first. */
    async list({ workspaceId }: Principal): Promise<OAuthClient[]> {
      const byClient = Map.groupBy(await grantsOf(db, workspaceId), ({ clientId }) => clientId);
      return Promise.all([...byClient].map(([clientId, grants]) => described(clientId, grants)));
    },

    /** Throws not_found for a client that no key of the workspace has authorized. */
    revoke(principal: Principal, clientId: string): Promise<void> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        const grants = (await grantsOf(tx, workspaceId)).filter(
          (grant) => grant.clientId === clientId,
        );
        if (grants.length === 0)
          throw new AppError('not_found', { message: 'No such program was let in.' });
        // In a fixed order, so that two concurrent revocations cannot deadlock.
        for (const { hash } of grants.toSorted((a, b) => Buffer.compare(a.hash, b.hash)))
          await endGrant(tx, hash);
        const details = { keyIds: [...new Set(grants.map(({ keyId }) => keyId))] };
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'oauth.revoked',
          subject: clientId,
          details,
        });
      });
    },
  };
}
