import { join } from 'node:path';
import { sql } from 'kysely';
import type { WindowLimits } from '../../src/access/access.ts';
import { type Core, createCore } from '../../src/core.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { createDatabase, type PooledDatabase } from '../../src/platform/db.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/embedded-postgres.ts';
import { silentLog } from '../../src/platform/log.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { findPostmaster } from '../../src/platform/postgres-cluster.ts';
import { createSecretBox } from '../../src/platform/secret-box.ts';

export const SECRET_KEY = 'the secret key of the tests';
export const OWNER_EMAIL = 'owner@example.com';

export interface Workspace {
  workspaceId: string;
  apiKey: string;
}

/** A key with one narrow window, which is asked more often than it has. */
export interface NarrowKey {
  apiKey: string;
  window: 'minute' | 'month';
  limit: number;
}

export interface Installed {
  db: PooledDatabase;
  url: string;
  core: Core;
  workspaces: readonly Workspace[];
  narrowKeys: readonly NarrowKey[];
  /** The way into the console for the first owner of the second workspace. */
  ownerLink: string;
  /**
   * Ends the server: at once, or as an administrator does it. Its watcher restarts it on
   * the same port.
   */
  end(signal: 'SIGKILL' | 'SIGINT'): boolean;
  answers(): Promise<boolean>;
  /** Ends so many connections of the processes, whatever they do; returns how many it ended. */
  cutConnections(count: number): Promise<number>;
  close(): Promise<void>;
}

const TALENTS = 1_500;
const WORKSPACES = 4;
/** More than any run spends. */
const CREDITS = 2_000_000;
const WIDE: WindowLimits = [100_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000];
const PER_MINUTE = 15;
/**
 * In each minute of the run. Both keys are asked several times as often, also where a busy machine
 * answers late.
 */
const PER_MONTH_A_MINUTE = 20;
/** Of the tool itself: PostgreSQL has 100, and eight processes take 96 at most. */
const CONNECTIONS = 3;
const APPLICATION = 'many processes';

/**
 * A PostgreSQL as it comes, which forces commits to the disk and allows 100 connections, with
 * people to find and workspaces that look for them.
 */
export async function install(
  folder: string,
  { minutes, seed }: { minutes: number; seed: number },
): Promise<Installed> {
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres({
    dataDir: folder,
    log: silentLog,
  });
  const db = createDatabase({
    url: postgres.url,
    maxConnections: CONNECTIONS,
    applicationName: APPLICATION,
  });
  await migrate(db);
  const core = createCore({ db, secretBox: createSecretBox(SECRET_KEY) }, loadConfig({}));
  await core.talents.generate({ count: TALENTS, seed });
  const workspaces: Workspace[] = [];
  for (let n = 0; n < WORKSPACES; n++) {
    const { workspaceId } = await core.access.createWorkspace(
      { name: `Workspace ${n + 1}`, capabilities: [] },
      { name: 'Owner', language: null },
    );
    await core.credits.grant(db, workspaceId, {
      account: 'api',
      amount: CREDITS,
      key: 'grant',
      reason: 'test',
    });
    workspaces.push({
      workspaceId,
      apiKey: (await core.access.createKey(workspaceId, { limits: WIDE })).apiKey,
    });
  }
  const narrowKey = async (window: NarrowKey['window'], limit: number): Promise<NarrowKey> => {
    const limits = WIDE.with(window === 'minute' ? 1 : 4, limit) as unknown as WindowLimits;
    return {
      apiKey: (await core.access.createKey(workspaces[0]!.workspaceId, { limits })).apiKey,
      window,
      limit,
    };
  };
  const narrowKeys = [
    await narrowKey('minute', PER_MINUTE),
    await narrowKey('month', Math.max(1, Math.round(PER_MONTH_A_MINUTE * minutes))),
  ];
  const { url: ownerLink } = await core.people.operator.link({
    email: OWNER_EMAIL,
    workspaceId: workspaces[1]!.workspaceId,
    role: 'owner',
  });
  return {
    db,
    url: postgres.url,
    core,
    workspaces,
    narrowKeys,
    ownerLink,
    end(signal) {
      const postmaster = findPostmaster(join(folder, 'postgres'));
      if (postmaster) process.kill(postmaster.pid, signal);
      return postmaster !== null;
    },
    async answers() {
      return (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one === 1;
    },
    async cutConnections(count) {
      const { rows } = await sql<{ cut: number }>`
        select count(pg_terminate_backend(pid))::int as cut from (
          select pid from pg_stat_activity where backend_type = 'client backend' and application_name <> ${APPLICATION}
          order by random() limit ${count}) some`.execute(db);
      return rows[0]!.cut;
    },
    async close() {
      await db.destroy();
      await postgres.stop();
    },
  };
}
