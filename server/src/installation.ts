import type { Config } from './platform/config.ts';
import {
  createDatabase,
  hasRowSecurity,
  type PooledDatabase,
  ROW_SECURITY_REMEDY,
} from './platform/db.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import type { Log } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { keepsSessions, PoolerError } from './platform/pooler.ts';
import type { ServerHealth } from './platform/postgres-watch.ts';
import { repeatWhenLost } from './platform/repeat-when-lost.ts';
import { createSecretBox, type SecretBox } from './platform/secret-box.ts';
import { checkSecretKey, loadSecretKey } from './platform/secret-key.ts';

/** What every process needs: the migrated database and the installation's secrets. */
export interface Installation {
  db: PooledDatabase;
  databaseUrl: string;
  secretBox: SecretBox;
  /**
   * The health of the embedded PostgreSQL, which is watched. An operator's own server is the
   * operator's to watch, and always `up` here.
   */
  serverHealth(): ServerHealth;
  /**
   * Closes the connections and leaves the embedded PostgreSQL; the last process to leave stops it.
   */
  close(): Promise<void>;
}

/** Beside its pool, each process has one connection, used only for listening. */
const LISTENERS = 1;

/** A database as it is: nothing in it was changed. */
export interface OpenDatabase
  extends Pick<Installation, 'db' | 'databaseUrl' | 'serverHealth' | 'close'> {}

/**
 * Opens DATABASE_URL or the embedded PostgreSQL of DATA_DIR, alone or beside other processes.
 * Throws a PoolerError through a pooler that mixes sessions.
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const postgres =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log })
      : null;
  const databaseUrl = postgres?.url ?? config.databaseUrl!;
  const db = createDatabase({ url: databaseUrl, maxConnections: config.dbPool - LISTENERS });
  const close = async () => {
    await db.destroy();
    await postgres?.stop();
  };
  try {
    if (config.databaseUrl !== null && !(await keepsSessions(databaseUrl))) throw new PoolerError();
    return { db, databaseUrl, serverHealth: () => postgres?.health() ?? 'up', close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens the database, and migrates it. When the embedded PostgreSQL ends meanwhile, it is tried
 * again while it can be started; an operator's own server that does not answer is an error at once.
 */
export async function openInstallation(config: Config, log: Log): Promise<Installation> {
  const database = await openDatabase(config, log);
  const { db, serverHealth, close } = database;
  try {
    const secretBox = createSecretBox(await loadSecretKey(config));
    const prepare = async () => {
      await migrate(db);
      await checkSecretKey(db, secretBox);
      return hasRowSecurity(db);
    };
    const isHopeless = async () => config.databaseUrl !== null || serverHealth() === 'down';
    if (!(await repeatWhenLost(prepare, isHopeless)))
      log.warn(
        `row-level security does not confine requests to their workspace: ${ROW_SECURITY_REMEDY}`,
      );
    return { ...database, secretBox };
  } catch (error) {
    await close();
    throw error;
  }
}
