import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sso, SsoSettings } from './sso-contract.ts';
import {
  countIdentities,
  deleteConnection,
  endProviderSessions,
  readConnection,
  writeConnection,
} from './sso-store.ts';

export interface SsoDependencies {
  db: Database;
  secretBox: Pick<SecretBox, 'seal'>;
  outbound: Pick<Outbound, 'checkUrl'>;
  /** The console's, without a trailing slash. */
  origin: string;
}

export const redirectUriOf = (origin: string): string => `${origin}/console/auth/sso/callback`;

/** The owners' settings of single sign-on. */
export function createSso({ db, secretBox, outbound, origin }: SsoDependencies) {
  async function read(tx: Tx, workspaceId: string): Promise<Sso> {
    const row = await readConnection(tx, workspaceId);
    const places = {
      redirectUri: redirectUriOf(origin),
      signInUrl: `${origin}/console/sign-in?workspace=${workspaceId}`,
    };
    if (row === null) return { connection: null, ...places };
    const { clientSecret: _, workspaceId: __, createdAt, ...shown } = row;
    const { people } = await countIdentities(tx, workspaceId, row.issuer);
    return {
      connection: { ...shown, createdAt: createdAt.toISOString(), identities: people },
      ...places,
    };
  }

  return {
    read: ({ workspaceId }: Principal): Promise<Sso> => read(db, workspaceId),

    /** Throws validation_error. */
    async set(principal: Principal, { clientSecret, ...settings }: SsoSettings): Promise<Sso> {
      const { workspaceId } = principal;
      const problem = await outbound.checkUrl(settings.issuer);
      if (problem !== null) throw invalid(['issuer'], problem);
      return db.transaction().execute(async (tx) => {
        const before = await readConnection(tx, workspaceId);
        const sealed =
          clientSecret === undefined ? before?.clientSecret : secretBox.seal(clientSecret);
        if (sealed === undefined) throw invalid(['clientSecret'], 'is required the first time');
        if (settings.enforced) {
          const { owners } = await countIdentities(tx, workspaceId, settings.issuer);
          if (owners === 0)
            throw invalid(
              ['enforced'],
              'needs an owner who has signed in with the provider; save it without, sign in, then try again',
            );
        }
        // What another provider opened says nothing any more.
        if (before && before.issuer !== settings.issuer) await endProviderSessions(tx, workspaceId);
        await writeConnection(tx, { workspaceId, ...settings, clientSecret: sealed });
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'sso.changed',
          subject: workspaceId,
          details: { issuer: settings.issuer, enforced: settings.enforced },
        });
        return read(tx, workspaceId);
      });
    },

    /** Throws not_found. */
    async remove(principal: Principal): Promise<{ removed: true }> {
      const { workspaceId } = principal;
      await db.transaction().execute(async (tx) => {
        if (!(await deleteConnection(tx, workspaceId))) throw new AppError('not_found');
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'sso.removed',
          subject: workspaceId,
        });
      });
      return { removed: true };
    },
  };
}

export type SsoSettingsService = ReturnType<typeof createSso>;
