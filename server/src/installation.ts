import type { Config } from './platform/config.ts';
import {
  createDatabase,
  type Database,
  type DatabaseAddress,
  hasRowSecurity,
  type PooledDatabase,
  ROW_SECURITY_REMEDY,
} from './platform/db.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import type { Log } from './platform/log.ts';
import { hasRun, migrate } from './platform/migrate.ts';
import { findPoolerProblem, PoolerError } from './platform/pooler.ts';
import type { ServerHealth } from './platform/postgres-watch.ts';
import { repeatWhenLost } from './platform/repeat-when-lost.ts';
import { createSecretBox, type SecretBox } from './platform/secret-box.ts';
import { checkSecretKey, loadSecretKey } from './platform/secret-key.ts';

/** What every process needs: the migrated database and the installation's secrets. */
export interface Installation {
  db: PooledDatabase;
  /** Where `db` leads, for threads that open connections of their own. */
  address: DatabaseAddress;
  /** PostgreSQL itself, for what a session holds: LISTEN, copies. */
  databaseUrl: string;
  /** The same for migrations and locks: `db`, except behind a pooler in transaction mode. */
  direct: Database;
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
/** What made the table of backups as this program writes it. */
const SUITS_BACKUPS = '0180_backups_elsewhere';
/** Behind a pooler, for the moments when a process migrates or holds a lock. */
const DIRECT_CONNECTIONS = 2;

/** A database as it is: nothing in it was changed. */
export interface OpenDatabase
  extends Pick<
    Installation,
    'db' | 'address' | 'databaseUrl' | 'direct' | 'serverHealth' | 'close'
  > {}

/**
 * Opens DATABASE_URL or the embedded PostgreSQL of DATA_DIR, alone or beside other processes.
 * Throws a PoolerError through a pooler that it cannot work with.
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const postgres =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log })
      : null;
  const { databaseDirectUrl: directUrl } = config;
  const url = postgres?.url ?? config.databaseUrl!;
  const address: DatabaseAddress = { url, behindPooler: directUrl !== null };
  const db = createDatabase({ ...address, maxConnections: config.dbPool - LISTENERS, log });
  const direct =
    directUrl === null
      ? db
      : createDatabase({ url: directUrl, maxConnections: DIRECT_CONNECTIONS });
  const close = async () => {
    await db.destroy();
    if (direct !== db) await direct.destroy();
    await postgres?.stop();
  };
  try {
    const problem = config.databaseUrl === null ? null : await findPoolerProblem(url, directUrl);
    if (problem) throw new PoolerError(problem);
    const serverHealth = () => postgres?.health() ?? 'up';
    return { db, address, databaseUrl: directUrl ?? url, direct, serverHealth, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens the database, and migrates it. When the embedded PostgreSQL ends meanwhile, it is tried
 * again while it can be started; an operator's own server that does not answer is an error at once.
 * `asItIs` leaves a database alone that can be backed up: a backup comes before the upgrade.
 */
export async function openInstallation(
  config: Config,
  log: Log,
  { asItIs = false } = {},
): Promise<Installation> {
  const database = await openDatabase(config, log);
  const { db, direct, serverHealth, close } = database;
  try {
    const secretBox = createSecretBox(await loadSecretKey(config));
    const prepare = async () => {
      if (!asItIs || !(await hasRun(direct, SUITS_BACKUPS))) await migrate(direct);
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
