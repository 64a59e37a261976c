import { randomBytes } from 'node:crypto';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import { hashOfToken } from './links.ts';
import type { SavedScim, Scim, ScimSettings } from './scim-contract.ts';
import { deleteScimConnection, readScimConnection, writeScimConnection } from './scim-store.ts';

export interface ScimDependencies {
  db: Database;
  /** Of the service, without a trailing slash. */
  origin: string;
}

/** What is told from anything else that starts with Bearer, and found in a leaked file. */
export const SCIM_TOKEN = /^scim_[\w-]{43}$/;
const scimBase = (origin: string): string => `${origin}/scim/v2`;

/** The owners' settings of the directory. */
export function createScimSettings({ db, origin }: ScimDependencies) {
  async function read(tx: Tx, workspaceId: string): Promise<Scim> {
    const row = await readScimConnection(tx, workspaceId);
    const baseUrl = scimBase(origin);
    if (row === null) return { connection: null, baseUrl };
    const { workspaceId: _, createdAt, lastUsedAt, ...shown } = row;
    return {
      connection: {
        ...shown,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      },
      baseUrl,
    };
  }

  return {
    base: scimBase(origin),

    read: ({ workspaceId }: Principal): Promise<Scim> => read(db, workspaceId),

    set(principal: Principal, { newToken, ...settings }: ScimSettings): Promise<SavedScim> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        const isNew = (await readScimConnection(tx, workspaceId)) === null;
        const token = isNew || newToken ? `scim_${randomBytes(32).toString('base64url')}` : null;
        const hash = token === null ? null : hashOfToken(token);
        await writeScimConnection(tx, { workspaceId, ...settings }, hash);
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'scim.changed',
          subject: workspaceId,
          details: { newToken: token !== null, defaultRole: settings.defaultRole },
        });
        return { scim: await read(tx, workspaceId), token };
      });
    },

    /** Throws not_found. */
    async remove(principal: Principal): Promise<{ removed: true }> {
      const { workspaceId } = principal;
      await db.transaction().execute(async (tx) => {
        if (!(await deleteScimConnection(tx, workspaceId))) throw new AppError('not_found');
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'scim.removed',
          subject: workspaceId,
        });
      });
      return { removed: true };
    },
  };
}

export type ScimSettingsService = ReturnType<typeof createScimSettings>;
