import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import { CAPABILITIES, currentWindows } from './rules.ts';
import type { KeyWindows, Workspace, WorkspaceWishes } from './workspace-contract.ts';
import {
  readCounters,
  readWorkspaceRow,
  updateWorkspace,
  type WorkspaceRow,
} from './workspace-store.ts';

interface WorkspaceDependencies {
  db: Database;
  clock: Clock;
  balances(tx: Tx, workspaceId: string): Promise<Workspace['balances'] | null>;
  prices: Workspace['prices'];
}

/** Reads and changes the workspace's settings, and reads how much of its keys' limits is used. */
export function createWorkspace({ db, clock, balances, prices }: WorkspaceDependencies) {
  async function described(tx: Tx, { createdAt, ...row }: WorkspaceRow): Promise<Workspace> {
    const {
      apiCredits = 0,
      workspaceCredits = 0,
      reserved = 0,
    } = (await balances(tx, row.workspaceId)) ?? {};
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      balances: { apiCredits, workspaceCredits, reserved },
      prices,
    };
  }

  /** Reads the workspace of the admitted caller. */
  async function find(tx: Tx, workspaceId: string, how?: { lock: boolean }): Promise<WorkspaceRow> {
    const row = await readWorkspaceRow(tx, workspaceId, how);
    if (!row) throw new AppError('not_found');
    return row;
  }

  return {
    read: async ({ workspaceId }: Principal): Promise<Workspace> =>
      described(db, await find(db, workspaceId)),

    /** Capabilities that are left out stay as they are. */
    change(
      principal: Principal,
      { name, language, country, protectedProxies, capabilities = {} }: WorkspaceWishes,
    ): Promise<Workspace> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        const row = await find(tx, workspaceId, { lock: true });
        const next: WorkspaceRow = {
          ...row,
          name: name ?? row.name,
          language: language === undefined ? row.language : language,
          country: country === undefined ? row.country : country,
          protectedProxies: protectedProxies ?? row.protectedProxies,
          capabilities: CAPABILITIES.filter(
            (capability) => capabilities[capability] ?? row.capabilities.includes(capability),
          ),
        };
        await updateWorkspace(tx, workspaceId, next);
        const result = await described(tx, next);
        // The audit log leaves out the name, which may be a person's.
        const details = {
          renamed: next.name !== row.name,
          language: next.language,
          country: next.country,
          protectedProxies: next.protectedProxies,
          capabilities: next.capabilities,
        };
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'workspace.changed',
          subject: workspaceId,
          details,
        });
        return result;
      });
    },

    async windows({ workspaceId }: Principal): Promise<{ at: string; keys: KeyWindows[] }> {
      const rows = await readCounters(db, workspaceId, clock.databaseNow());
      const keys = rows.map(
        ({ keyId, name, displayPrefix, lastUsedAt, checkedAt, ...counters }) => ({
          keyId,
          name,
          displayPrefix,
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
          windows: currentWindows(counters, checkedAt),
        }),
      );
      return { at: (rows[0]?.checkedAt ?? clock.now()).toISOString(), keys };
    },
  };
}

export type WorkspaceSettings = ReturnType<typeof createWorkspace>;
